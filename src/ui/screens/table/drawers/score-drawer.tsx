import { useMemo } from 'react'
import type { ScoreRow, Warning } from '../../../../core/engine/game-look'
import { hexLabel } from '../../../../core/map/map-queries'
import { flyTo, POINTING_AT_NOTHING } from '../desk'
import { unitName } from '../diary/sentence'
import { LedgerGroups } from '../ledger/ledger-cards'
import { GlossedText } from '../panel/glossed-text'
import { points, pointsOrDash } from '../points'
import { ReconstructedTag } from '../reconstructed-tag'
import { RuleLink, RulingLink } from '../rule-link'
import { useSides } from '../sides'
import { useKnown, useTable, useViews } from '../table-context'
import { TurnLines, WhereButton } from './by-turn'
import { DiceSoFar } from './dice-so-far'
import drawer from './drawer.module.css'
import { lossesByTurn, type TurnLosses } from './losses-by-turn'
import styles from './score-drawer.module.css'
import { TrackList } from './track-list'

/** The score of both sides row by row, and the losses that led to it. */
export function ScoreDrawer() {
  const { look } = useTable()
  const known = useKnown()
  const sides = useSides()
  const sheet = useMemo(() => look.score(known), [look, known])
  return (
    <div className={drawer.body}>
      <p className={styles.standing}>
        <GlossedText text={sheet.standing} isInList /> <RuleLink rule={sheet.rule} />
      </p>
      <Goals />
      <Warnings warnings={sheet.warnings ?? []} />
      <table className={styles.score} aria-label="Score">
        <thead>
          <tr>
            <th scope="col">For</th>
            {sides.map(({ name, colour }) => (
              <th key={name} scope="col">
                <i style={{ background: `var(--n-${colour})` }} />
                {name}
              </th>
            ))}
            <th scope="col">Rule</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(row => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
        {sheet.totals !== null && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{points(sheet.totals[0])}</td>
              <td>{points(sheet.totals[1])}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
      <TrackList />
      <LedgerGroups />
      <Losses />
      <DiceSoFar />
    </div>
  )
}

/** What both sides play for. */
function Goals() {
  const { look } = useTable()
  const known = useKnown()
  const sides = useSides()
  if (look.goal === undefined) return null
  return (
    <dl className={styles.goals} aria-label="What wins">
      {SIDES.map(side => {
        const goal = look.goal?.(known, side)
        return goal === undefined ? null : (
          <div key={side}>
            <dt>
              <i style={{ background: `var(--n-${sides[side].colour})` }} />
              {sides[side].name}
            </dt>
            <dd>
              <GlossedText text={goal.text} isInList /> <RuleLink rule={goal.rule} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const SIDES = [0, 1] as const

/** What threatens the score, before it is too late. */
const Warnings = ({ warnings }: { readonly warnings: readonly Warning[] }) =>
  warnings.map(({ text, rule, ruling }) => (
    <p key={text} role="note" className={styles.warning}>
      <GlossedText text={text} isInList /> <RuleLink rule={rule} /> <RulingLink ruling={ruling} />
    </p>
  ))

function Row({ row }: { readonly row: ScoreRow }) {
  const { label, values, rule, hexes = [], reconstructed, ruling } = row
  const { desk } = useTable()
  const point = (): void => desk.setState({ pointing: { hexes, units: [] } })
  const leave = (): void => desk.setState({ pointing: POINTING_AT_NOTHING })
  return (
    <tr onPointerEnter={point} onPointerLeave={leave}>
      <th scope="row">
        {hexes.length === 0 ? label : <PlacesButton label={label} hexes={hexes} onPoint={point} onLeave={leave} />}{' '}
        <ReconstructedTag what={reconstructed} ruling={ruling} />
      </th>
      {values.map((value, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two sides
        <td key={side} data-none={value === 0 || undefined}>
          {pointsOrDash(value)}
        </td>
      ))}
      <td>
        <RuleLink rule={rule} />
      </td>
    </tr>
  )
}

type PlacesButtonProps = {
  readonly label: string
  readonly hexes: NonNullable<ScoreRow['hexes']>
  readonly onPoint: () => void
  readonly onLeave: () => void
}

/** A row that stands for places: pointing lights them all, a click goes to the first. */
function PlacesButton({ label, hexes, onPoint, onLeave }: PlacesButtonProps) {
  const { desk, sheet } = useTable()
  const [first] = hexes
  return (
    <button
      type="button"
      className={styles.places}
      onFocus={onPoint}
      onBlur={onLeave}
      onClick={() => first !== undefined && flyTo(desk, first)}
    >
      {label}
      <small>{hexes.map(hex => hexLabel(sheet.map, hex)).join(', ')}</small>
    </button>
  )
}

function Losses() {
  const { engine, look } = useTable()
  const log = useViews((views, s) => views.log(s))
  const turns = useMemo(() => lossesByTurn(look, log), [look, log])
  return (
    <section aria-label="How it came about">
      <h3 className={drawer.heading}>Losses so far</h3>
      {turns.length === 0 && <p className={drawer.note}>Nobody has lost a step yet.</p>}
      {turns.map(({ turn, losses }) => (
        <TurnLines key={turn} turn={turn} className={styles.losses}>
          {losses.map(loss => (
            <LossLine key={loss.line} loss={loss} name={unitName(engine, loss.unit)} />
          ))}
        </TurnLines>
      ))}
    </section>
  )
}

type LossLineProps = { readonly loss: TurnLosses['losses'][number]; readonly name: string }

function LossLine({ loss, name }: LossLineProps) {
  const sides = useSides()
  const { hex, steps, side } = loss
  const words = `${name}: ${steps < 0 ? 'a step regained' : steps === 1 ? 'one step' : `${steps} steps`}`
  return (
    <li>
      {words.charAt(0).toUpperCase() + words.slice(1)}
      {side !== undefined && <small>{sides[side].name}</small>}
      {hex !== null && <WhereButton hex={hex} />}
    </li>
  )
}
