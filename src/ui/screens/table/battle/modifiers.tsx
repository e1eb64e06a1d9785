import type { Modifier } from '../../../../core/engine/step'
import { RuleLink } from '../rule-link'
import styles from './columns.module.css'

/** With its sign, and a true minus. */
export function signed(value: number | string): string {
  if (typeof value === 'string') return value
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '–'
}

const toneOf = (value: number | string, lowIsGood: boolean) =>
  typeof value === 'string' || value === 0 ? 'none' : value > 0 === lowIsGood ? 'bad' : 'good'

type ModifiersProps = { readonly modifiers: readonly Modifier[]; readonly lowIsGood?: boolean | undefined }

/** Everything that changes the odds, with its reason and its rule; below it what is merely counted, as the strength of units. */
export function Modifiers({ modifiers, lowIsGood = false }: ModifiersProps) {
  const changes = modifiers.filter(({ value }) => typeof value === 'number')
  const counted = modifiers.filter(({ value }) => typeof value === 'string')
  return (
    <>
      {modifiers.length === 0 && <p className={styles.nothing}>Nothing changes the odds.</p>}
      {changes.length > 0 && <ModifierList modifiers={changes} lowIsGood={lowIsGood} />}
      {counted.length > 0 && (
        <section aria-label="Counted" className={styles.counted}>
          <h4>Counted</h4>
          <ModifierList modifiers={counted} />
        </section>
      )}
    </>
  )
}

const ModifierList = ({ modifiers, lowIsGood = false }: ModifiersProps) => (
  <ul className={styles.modifiers}>
    {modifiers.map(({ label, value, rule }) => (
      <li key={`${label} ${rule}`} data-tone={toneOf(value, lowIsGood)}>
        <b>{signed(value)}</b>
        <span>{label}</span>
        <RuleLink rule={rule} />
      </li>
    ))}
  </ul>
)
