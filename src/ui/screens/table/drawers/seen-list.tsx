import type { Side } from '../../../../core/ids'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { TurnLines, WhereButton } from './by-turn'
import drawer from './drawer.module.css'

/** What a side has seen of hidden units, turn by turn, written down for it. Whether they are still there nobody can tell. */
export function SeenList({ side }: { readonly side: Side }) {
  const { look } = useTable()
  const sides = useSides()
  const known = useKnown()
  if (look.sightings === undefined) return null
  const seen = look.sightings.of(known, side)
  const turns = [...new Set(seen.map(each => each.turn))]
  const title = `Seen by the ${sides[side].name}`
  return (
    <section aria-label={title}>
      <h3 className={drawer.heading}>
        {title} <RuleLink rule={look.sightings.rule} />
      </h3>
      {seen.length === 0 && <p className={drawer.note}>No hidden unit has been turned up yet.</p>}
      {turns.map(turn => (
        <TurnLines key={turn} turn={turn}>
          {seen.map((each, at) =>
            each.turn === turn ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be seen twice, and nothing is kept in a line
              <li key={at}>
                {each.words} <WhereButton hex={each.hex} />
              </li>
            ) : null,
          )}
        </TurnLines>
      ))}
    </section>
  )
}
