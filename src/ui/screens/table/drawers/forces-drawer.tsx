import { Fragment, memo, useMemo, useState } from 'react'
import { type CounterFace, sameFace } from '../../../../core/engine/counter-face'
import type { ForceGroup } from '../../../../core/engine/game-look'
import type { Side, UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { counterName } from '../../../counters/counter-name'
import { CounterTile } from '../../../counters/counter-tile'
import { flyTo, POINTING_AT_NOTHING } from '../desk'
import { plainText } from '../panel/choice-listing'
import { ReconstructedTag } from '../reconstructed-tag'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { type Table, useKnown, useTable } from '../table-context'
import { ArrivalsToCome } from './arrivals-to-come'
import drawer from './drawer.module.css'
import styles from './forces-drawer.module.css'

type Group = ForceGroup & { readonly total: number }

/** Every unit of both sides by where it is; a click flies to it. */
export function ForcesDrawer() {
  const table = useTable()
  const known = useKnown()
  const { engine, look } = table
  const [side, setSide] = useState<Side | null>(null)
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<UnitId | null>(null)
  const groups = useMemo(() => look.forces(known), [look, known])
  const words = plainText(text).split(/\s+/).filter(Boolean)
  const fits = (unit: UnitId): boolean => {
    const name = plainText(`${engine.game.counters[unit]?.name ?? ''} ${look.face(known, unit).label}`)
    return words.every(word => name.includes(word))
  }
  const found: readonly Group[] = groups
    .filter(group => side === null || group.side === null || group.side === side)
    .map(group => ({
      ...group,
      total: group.units.length,
      units: words.length === 0 ? group.units : group.units.filter(fits),
    }))
    .filter(group => group.units.length > 0)
  return (
    <>
      <div className={drawer.tools}>
        <input
          type="search"
          className={drawer.search}
          aria-label="Search units"
          placeholder="Search units"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <SideFilter side={side} onChoose={setSide} />
      </div>
      <div className={drawer.body}>
        {words.length === 0 && <ArrivalsToCome groups={found} />}
        {found.map((group, at) => (
          <Fragment key={group.id}>
            {group.country !== undefined && group.country !== found[at - 1]?.country && (
              <h2 className={styles.country}>{group.country}</h2>
            )}
            <GroupOfUnits group={group} onPoint={setPointed} />
          </Fragment>
        ))}
        {found.length === 0 && (
          <p className={drawer.none} role="status">
            No unit is called “{text.trim()}”.
          </p>
        )}
      </div>
      <p className={styles.line} aria-live="polite">
        {pointed === null ? 'Point at a unit to read of it; click it to go there.' : lineOf(table, known, pointed)}
      </p>
    </>
  )
}

function lineOf({ look, sheet }: Table, known: ReturnType<typeof useKnown>, unit: UnitId): string {
  const spot = look.spot(known, unit)
  const where =
    spot.is === 'hex'
      ? hexLabel(sheet.map, spot.hex)
      : spot.is === 'box'
        ? (sheet.map.boxById.get(spot.box)?.name ?? spot.box)
        : ''
  return [counterName(look.face(known, unit)), where, look.unitLine(known, unit)].filter(Boolean).join(' · ')
}

type SideFilterProps = { readonly side: Side | null; readonly onChoose: (side: Side | null) => void }

function SideFilter({ side, onChoose }: SideFilterProps) {
  const sides = useSides()
  return (
    <fieldset className={styles.sides} aria-label="Whose units">
      {([null, 0, 1] as const).map(each => (
        <button key={String(each)} type="button" aria-pressed={side === each} onClick={() => onChoose(each)}>
          {each !== null && <i style={{ background: `var(--n-${sides[each].colour})` }} />}
          {each === null ? 'Both' : sides[each].name}
        </button>
      ))}
    </fieldset>
  )
}

type GroupProps = { readonly group: Group; readonly onPoint: (unit: UnitId | null) => void }

function GroupOfUnits({ group, onPoint }: GroupProps) {
  const { title, units, total, note, rule, reconstructed, ruling } = group
  const table = useTable()
  const known = useKnown()
  return (
    <section aria-label={title}>
      <h3 className={drawer.heading}>
        {title} {rule !== undefined && <RuleLink rule={rule} />}{' '}
        <ReconstructedTag what={reconstructed} ruling={ruling} />
        <small>
          {units.length === total ? total : `${units.length} of ${total}`} {total === 1 ? 'unit' : 'units'}
        </small>
      </h3>
      {note !== undefined && <p className={drawer.note}>{note}</p>}
      <ul className={styles.units}>
        {units.map(unit => (
          <li key={unit}>
            <UnitButton unit={unit} face={table.look.face(known, unit)} onPoint={onPoint} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type UnitButtonProps = { readonly unit: UnitId; readonly face: CounterFace; readonly onPoint: GroupProps['onPoint'] }

const UnitButton = memo(
  function UnitButton({ unit, face, onPoint }: UnitButtonProps) {
    const table = useTable()
    const point = (): void => {
      onPoint(unit)
      table.desk.setState({ pointing: { hexes: [], units: [unit] } })
    }
    const leave = (): void => table.desk.setState({ pointing: POINTING_AT_NOTHING })
    return (
      <button
        type="button"
        aria-label={counterName(face)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={() => goTo(table, unit)}
      >
        <CounterTile face={face} pixels={44} silent />
      </button>
    )
  },
  (a, b) => a.unit === b.unit && sameFace(a.face, b.face),
)

/** To the unit's hex, with its stack in the inspector. A unit off the map has nowhere to go to. */
function goTo({ desk, look, session, views }: Table, unit: UnitId): void {
  const spot = look.spot(views.position(session.store.getState()), unit)
  if (spot.is !== 'hex') return
  flyTo(desk, spot.hex)
  desk.setState({ inspected: spot.hex })
}
