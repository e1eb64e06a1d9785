import type { Modifier } from '../../../../core/engine/step'
import { RuleLink } from '../rule-link'
import styles from './columns.module.css'

/** With its sign, and a true minus. */
export function signed(value: number | string): string {
  if (typeof value === 'string') return value
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '–'
}

const toneOf = (value: number | string) =>
  typeof value === 'string' || value === 0 ? 'none' : value > 0 ? 'plus' : 'minus'

/** One rule that counts many units, as that of their strengths, must not push down what shifts the column. */
const MANY = 3

function shiftsFirst(modifiers: readonly Modifier[]): readonly Modifier[] {
  const isOneOfMany = ({ rule }: Modifier) => modifiers.filter(each => each.rule === rule).length >= MANY
  return [...modifiers.filter(each => !isOneOfMany(each)), ...modifiers.filter(isOneOfMany)]
}

/** Everything that changes the odds, with its reason and its rule. */
export function Modifiers({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  if (modifiers.length === 0) return <p className={styles.nothing}>Nothing changes the odds.</p>
  return (
    <ul className={styles.modifiers}>
      {shiftsFirst(modifiers).map(({ label, value, rule }) => (
        <li key={`${label} ${rule}`} data-tone={toneOf(value)}>
          <b>{signed(value)}</b>
          <span>{label}</span>
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  )
}
