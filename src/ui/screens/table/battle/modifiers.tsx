import type { Forecast, Modifier } from '../../../../core/engine/step'
import { RuleLink } from '../rule-link'
import styles from './columns.module.css'

/** With its sign, and a true minus. */
export function signed(value: number | string): string {
  if (typeof value === 'string') return value
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '–'
}

const toneOf = (value: number | string, lowIsGood: boolean) =>
  typeof value === 'string' || value === 0 ? 'none' : value > 0 === lowIsGood ? 'bad' : 'good'

type ModifiersProps = {
  readonly modifiers: readonly Modifier[]
  readonly lowIsGood?: boolean | undefined
  /** What the rules know besides, with the reason why it does not count here. */
  readonly absent?: Forecast['absent']
}

/** Everything that changes the odds, with its reason and its rule; below it what is merely counted, as the strength of units. */
export function Modifiers({ modifiers, lowIsGood = false, absent = [] }: ModifiersProps) {
  const changes = modifiers.filter(({ value }) => typeof value === 'number')
  const counted = modifiers.filter(({ value }) => typeof value === 'string')
  return (
    <>
      {modifiers.length === 0 && <p className={styles.nothing}>Nothing changes the odds.</p>}
      {changes.length > 0 && <ModifierList modifiers={changes} lowIsGood={lowIsGood} />}
      {absent.length > 0 && (
        <ul className={styles.modifiers} aria-label="Not here">
          {absent.map(({ label, why, rule }) => (
            <li key={label} data-tone="none" data-absent>
              <b>–</b>
              <span>
                {label}
                <small>{why}</small>
              </span>
              <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {counted.length > 0 && (
        <section aria-label="Counted" className={styles.counted}>
          <details open={changes.length + absent.length === 0}>
            <summary>Counted: {counted.length === 1 ? 'one figure' : `${counted.length} figures`}</summary>
            <ModifierList modifiers={counted} />
          </details>
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
