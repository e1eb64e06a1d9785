import { takingOf } from '../../../../core/engine/hand'
import type { Outlook } from '../../../../core/engine/outlook'
import type { Choice, Forecast, ForecastResult } from '../../../../core/engine/step'
import { useKnown, useTable } from '../table-context'
import styles from './chances.module.css'
import { groupsOf, joined, prospectRows, shownGroups } from './prospects'

type Row = {
  readonly key: string
  readonly result: ForecastResult
  readonly now: number
  readonly other: number | null
}

export const percent = (chance: number): string => `${(chance * 100).toFixed(1)}%`

/** What happens is one row, whatever codes of the table say it. */
function byWhatHappens(results: readonly ForecastResult[]): ReadonlyMap<string, ForecastResult> {
  const found = new Map<string, ForecastResult>()
  for (const each of results) {
    const before = found.get(each.label)
    found.set(each.label, { ...joined(before, each), chance: (before?.chance ?? 0) + each.chance })
  }
  return found
}

/** Each result once, with its chance as things stand and, where it is asked, if the answer is another. */
export function chanceRows({ results, otherwise }: Pick<Forecast, 'results' | 'otherwise'>): readonly Row[] {
  const other = byWhatHappens(otherwise?.results ?? [])
  const now = byWhatHappens(results)
  return [...new Map([...now, ...other]).entries()].map(([key, result]) => ({
    key,
    result: joined(now.get(key), result),
    now: now.get(key)?.chance ?? 0,
    other: otherwise === undefined ? null : (other.get(key)?.chance ?? 0),
  }))
}

/** The exact chance of each result, from the resolver that will decide it. */
export function Chances({ forecast }: { readonly forecast: Forecast }) {
  const rows = chanceRows(forecast)
  const most = Math.max(...rows.map(row => Math.max(row.now, row.other ?? 0)), 0.01)
  const hasCodes = rows.some(row => row.result.code !== undefined)
  return (
    <>
      <p className={styles.about}>{forecast.title}</p>
      {forecast.otherwise !== undefined && (
        <p className={styles.legend}>
          <span>{forecast.otherwise.now}</span>
          <span data-pattern="hatched">{forecast.otherwise.label}</span>
        </p>
      )}
      <ul className={styles.rows} data-codes={hasCodes}>
        {rows.map(({ key, result, now, other }) => (
          <li key={key}>
            {hasCodes && <Code code={result.code} />}
            <span className={styles.label}>{result.label}</span>
            <Bar chance={now} most={most} />
            {other !== null && <Bar chance={other} most={most} pattern="hatched" />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** One code or, smaller, all that say the same. */
export const Code = ({ code = '' }: { readonly code?: string | undefined }) => (
  <b className={styles.code} data-several={code.length > 3 || undefined} data-none={code === '' || undefined}>
    {code}
  </b>
)

const PATTERNS = ['solid', 'hatched', 'dotted'] as const

type WeighedProps = { readonly outlook: Outlook & { readonly is: 'known' }; readonly pointed: Choice | null }

/** The exact chances of every answer beside each other, from the battle's own stages. */
export function WeighedChances({ outlook: { prospects }, pointed }: WeighedProps) {
  const groups = groupsOf(prospects)
  const shown = shownGroups(groups, pointed)
  const rows = prospectRows(prospects, shown)
  const most = Math.max(...rows.flatMap(row => row.chances), 0.01)
  const hasCodes = rows.some(row => row.outcome.code !== undefined)
  const { engine } = useTable()
  const taking = takingOf(engine.game, useKnown())
  return (
    <>
      <p className={styles.legend}>
        {shown.map((group, at) => (
          <span key={group.label} data-pattern={PATTERNS[at]}>
            {groups.length === 1 ? 'whatever is answered' : group.label}
          </span>
        ))}
      </p>
      {taking !== null && <p className={styles.about}>{taking}</p>}
      <ul className={styles.rows} data-codes={hasCodes}>
        {rows.map(({ key, outcome, chances }) => (
          <li key={key}>
            {hasCodes && <Code code={outcome.code} />}
            <span className={styles.label}>{outcome.label}</span>
            {chances.map((chance, at) => (
              <Bar key={shown[at]?.label} chance={chance} most={most} pattern={PATTERNS[at]} />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

type BarProps = {
  readonly chance: number
  readonly most: number
  readonly pattern?: (typeof PATTERNS)[number] | undefined
}

/** The longest bar fills its place, so that small differences can be seen. */
const Bar = ({ chance, most, pattern }: BarProps) => (
  <span className={styles.bar} data-pattern={pattern}>
    <i style={{ width: `${(chance / most) * 78}%` }} />
    <em>{percent(chance)}</em>
  </span>
)
