import type { HexId, UnitId } from '../../../../core/ids'
import { placedChoices, play } from '../acting'
import { putBack } from '../hand/put-back'
import { KeyCap } from '../panel/key-cap'
import { type Table, useTable } from '../table-context'
import { positionOf, useBoard } from './board-position'
import styles from './fan.module.css'
import { usePlaced } from './use-placed'

type FanFootProps = { readonly hex: HexId; readonly units: readonly UnitId[] }

/** All of a stack, none, or those of one class; and what is ticked, added up. */
export function FanFoot({ hex, units }: FanFootProps) {
  const table = useTable()
  const { known, hand } = useBoard()
  const { byHex } = usePlaced()
  const { look } = table
  const ticked = units.filter(unit => hand.has(unit))
  const whole = byHex.get(hex)?.find(({ intent }) => intent === 'pick')
  const classes = [...new Set(units.flatMap(unit => look.unitClass?.(known, unit) ?? []))]
  const sum = ticked.length > 0 ? (look.stackSum?.(known, hex, ticked) ?? null) : null
  /** Ticking goes on in the fan. */
  const stay = (act: () => void): void => {
    act()
    table.desk.setState({ fanned: hex })
  }
  return (
    <div className={styles.foot}>
      <button type="button" disabled={whole === undefined} onClick={() => whole && stay(() => play(table, whole))}>
        All <KeyCap shown="S" />
      </button>
      <button type="button" disabled={ticked.length === 0} onClick={() => stay(() => putBack(table))}>
        None
      </button>
      {classes.length > 1 &&
        classes.map(name => (
          <button key={name} type="button" onClick={() => stay(() => tickClass(table, hex, units, name))}>
            {name} only
          </button>
        ))}
      <p role="status">
        {ticked.length > 0 && (
          <>
            In hand: <b>{ticked.length === 1 ? '1 unit' : `${ticked.length} units`}</b>
            {sum !== null && (
              <>
                , <b>{sum}</b>
              </>
            )}
          </>
        )}
      </p>
    </div>
  )
}

/** Who is of the class is ticked, then who is not is left out: the hand is never empty on the way. */
export function tickClass(table: Table, hex: HexId, units: readonly UnitId[], name: string): void {
  const { known } = positionOf(table)
  const isOf = (unit: UnitId): boolean => table.look.unitClass?.(known, unit) === name
  const toggle = (unit: UnitId): void => {
    const found = placedChoices(table)
      .byUnit.get(unit)
      ?.find(({ intent }) => intent === 'pick')
    if (found !== undefined) play(table, found)
  }
  for (const unit of units) if (isOf(unit) && !positionOf(table).hand.has(unit)) toggle(unit)
  for (const unit of units) if (!isOf(unit) && positionOf(table).hand.has(unit)) toggle(unit)
  table.desk.setState({ inspected: hex })
}
