import { percent } from '../battle/chances'
import { useKnown, useTable, useViews } from '../table-context'
import styles from './chance-bar.module.css'

/** The chances of a decision that has no battle: a bar with the share of each result, the likeliest first. */
export function ChanceBar() {
  const { look } = useTable()
  const known = useKnown()
  const forecast = useViews((views, s) => views.forecast(s))
  if (forecast === null || forecast.results.length < 2 || look.battle(known) !== null) return null
  const results = forecast.results.toSorted((a, b) => b.chance - a.chance)
  return (
    <section className={styles.chances} aria-label="Chances">
      <p>{forecast.title}</p>
      <div className={styles.bar} aria-hidden="true">
        {results.map(({ label, chance }) => (
          <i key={label} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul>
        {results.map(({ label, chance }) => (
          <li key={label}>
            <i aria-hidden="true" />
            <b>{percent(chance)}</b> {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
