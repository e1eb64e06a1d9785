import type { ForceGroup } from '../../../../core/engine/game-look'
import { unitName } from '../diary/sentence'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { TurnLines } from './by-turn'
import drawer from './drawer.module.css'
import styles from './forces-drawer.module.css'

/** Who comes when, turn by turn, in words. */
export function ArrivalsToCome({ groups }: { readonly groups: readonly ForceGroup[] }) {
  const { turn: now } = useTable().look.calendar(useKnown())
  const coming = groups.filter(({ arrives, units }) => arrives !== undefined && units.length > 0)
  const turns = [...new Set(coming.map(({ arrives }) => Math.max(now, arrives ?? now)))].sort((a, b) => a - b)
  if (turns.length === 0) return null
  return (
    <section aria-label="Arrivals to come">
      <h3 className={drawer.heading}>Arrivals to come</h3>
      {turns.map(turn => (
        <TurnLines key={turn} turn={turn} className={styles.arrivals}>
          {coming
            .filter(({ arrives }) => Math.max(now, arrives ?? now) === turn)
            .map(group => (
              <ArrivalLine key={group.id} group={group} />
            ))}
        </TurnLines>
      ))}
    </section>
  )
}

function ArrivalLine({ group: { side, units, note, rule } }: { readonly group: ForceGroup }) {
  const { engine, look } = useTable()
  const known = useKnown()
  const sides = useSides()
  // Of a counter that lies face down the face tells no more than its back.
  const names = units.map(unit =>
    look.face(known, unit).state.hidden === true ? look.face(known, unit).label : unitName(engine, unit),
  )
  return (
    <li>
      {side !== null && <b>{sides[side].name}: </b>}
      {[...new Set(names)].join(', ')}
      {note !== undefined && <small>{note}</small>} {rule !== undefined && <RuleLink rule={rule} />}
    </li>
  )
}
