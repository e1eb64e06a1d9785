import type { TurnReport } from '../../../../core/engine/game-look'
import type { HexId, Side } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { CounterTile } from '../../../counters/counter-tile'
import { POINTING_AT_NOTHING } from '../desk'
import { points } from '../points'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useTable, useViews } from '../table-context'
import { battlesIn, hurtUnits, lossRows, type ScoreChange, scoreChanges, type TurnAccount } from './turn-account'
import styles from './turn-summary.module.css'

type PartProps = { readonly account: TurnAccount; readonly report: TurnReport }

/** Objectives and score, with what the turn changed. */
export function ScorePart({ account, report: { stars, chances, score } }: PartProps) {
  const { look } = useTable()
  const sides = useSides()
  const changes = scoreChanges(look.score(account.before).rows, (score ?? look.score(account.after)).rows)
  const counting = countingSides(changes)
  return (
    <section className={styles.part} aria-labelledby="turn-score">
      <h3 id="turn-score">
        {stars === undefined ? 'Score' : 'Objectives'} <small>change this turn</small>
      </h3>
      {stars !== undefined && <Stars {...stars} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.aloud}>For</span>
            </th>
            {counting.map(side => (
              <th key={side} scope="col">
                <i style={{ background: `var(--n-${sides[side].colour})` }} />
                {sides[side].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(each => (
            <ChangeRow key={each.row.label} change={each} counting={counting} />
          ))}
        </tbody>
      </table>
      {chances !== undefined && (
        <table className={styles.table}>
          <tbody>
            <tr>
              <th scope="row">{chances.label}</th>
              {chances.cases.map(each => (
                <td key={each}>{each}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{chances.title}</th>
              {chances.values.map((each, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one for each case, in their order
                <td key={at}>{each}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}

const Stars = ({ held, of }: { readonly held: number; readonly of: number }) => (
  <p className={styles.stars} role="img" aria-label={`${held} of ${of} held`}>
    <b>{'★'.repeat(held)}</b>
    {'☆'.repeat(Math.max(0, of - held))}
  </p>
)

/** A side without a figure in any row has no column. */
function countingSides(changes: readonly ScoreChange[]): readonly Side[] {
  const found = ([0, 1] as const).filter(side =>
    changes.some(({ row, change }) => row.values[side] !== 0 || change[side] !== 0),
  )
  return found.length === 0 ? [0, 1] : found
}

type ChangeRowProps = { readonly change: ScoreChange; readonly counting: readonly Side[] }

function ChangeRow({ change: { row, change, won, lost }, counting }: ChangeRowProps) {
  const { desk, sheet } = useTable()
  const named = (hexes: readonly HexId[]): string => hexes.map(hex => hexLabel(sheet.map, hex)).join(', ')
  const point = (): void => desk.setState({ pointing: { hexes: [...won, ...lost], units: [] } })
  const leave = (): void => desk.setState({ pointing: POINTING_AT_NOTHING })
  return (
    <tr onPointerEnter={point} onPointerLeave={leave}>
      <th scope="row">
        {row.label} <RuleLink rule={row.rule} />
        {won.length > 0 && <small>New: {named(won)}</small>}
        {lost.length > 0 && <small>No longer: {named(lost)}</small>}
      </th>
      {counting.map(side => (
        <td key={side}>
          {row.values[side] === 0 && change[side] === 0 ? '–' : points(row.values[side])} <Change by={change[side]} />
        </td>
      ))}
    </tr>
  )
}

const Change = ({ by }: { readonly by: number }) =>
  by !== 0 && (
    <span className={by > 0 ? styles.up : styles.down}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span>
      <span className={styles.aloud}>{by > 0 ? 'up by' : 'down by'} </span>
      {Math.abs(by)}
    </span>
  )

/** What both sides lost, in the turn and in all. */
export function LossesPart({ account }: { readonly account: TurnAccount }) {
  const { look } = useTable()
  const sides = useSides()
  const log = useViews((views, s) => views.log(s))
  const rows = lossRows(look, log, account.turn)
  return (
    <section className={styles.part} aria-labelledby="turn-losses">
      <h3 id="turn-losses">
        Losses <small>this turn, in all</small>
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.aloud}>What</span>
            </th>
            {sides.map(({ name, colour }) => (
              <th key={name} scope="col">
                <i style={{ background: `var(--n-${colour})` }} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, turn, all }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {([0, 1] as const).map(side => (
                <td key={side}>
                  {turn[side]} <small>{all[side]}</small>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Battles fought</th>
            <td colSpan={2}>{battlesIn(look, account.lines)}</td>
          </tr>
        </tbody>
      </table>
      {([0, 1] as const).map(side => (
        <HurtUnits key={side} account={account} side={side} />
      ))}
    </section>
  )
}

/** So many counters fit in a row. */
const MOST_HURT = 9

function HurtUnits({ account, side }: { readonly account: TurnAccount; readonly side: Side }) {
  const { look } = useTable()
  const log = useViews((views, s) => views.log(s))
  const units = hurtUnits(look, log, account.turn, side)
  if (units.length === 0) return null
  return (
    <p className={styles.hurt}>
      {units.slice(0, MOST_HURT).map(unit => (
        <CounterTile key={unit} face={look.face(account.after, unit)} pixels={30} />
      ))}
      {units.length > MOST_HURT && <span>and {units.length - MOST_HURT} more</span>}
    </p>
  )
}

/** So many counters stand for a group of arrivals. */
const MOST_SHOWN = 6

/** Who comes in the next turn, and what the rules do in it. */
export function ComingPart({ account, report: { coming } }: PartProps) {
  const { look } = useTable()
  const sides = useSides()
  const { turn } = look.calendar(account.after)
  const arrivals = look.forces(account.after).filter(({ arrives }) => arrives === turn)
  return (
    <section className={styles.part} aria-labelledby="turn-next">
      <h3 id="turn-next">What comes in turn {turn}</h3>
      <ul className={styles.coming}>
        {arrivals.map(({ id, title, side, units, note, rule }) => (
          <li key={id}>
            <span className={styles.tiles}>
              {units.slice(0, MOST_SHOWN).map(unit => (
                <CounterTile key={unit} face={look.face(account.after, unit)} pixels={30} />
              ))}
            </span>
            <p>
              {side !== null && <b>{sides[side].name}: </b>}
              {title}
              {units.length > MOST_SHOWN && `, ${units.length} units`}
              {note !== undefined && `, ${note}`} {rule !== undefined && <RuleLink rule={rule} />}
            </p>
          </li>
        ))}
        {coming.map(({ text, rule, face }) => (
          <li key={text}>
            <span className={styles.tiles}>{face !== undefined && <CounterTile face={face} pixels={30} silent />}</span>
            <p>
              {text} <RuleLink rule={rule} />
            </p>
          </li>
        ))}
        {arrivals.length + coming.length === 0 && <li>Nothing out of the ordinary.</li>}
      </ul>
    </section>
  )
}
