import type { GameState } from '../../../../core/engine/state'
import type { Unmoved } from '../../../../core/engine/step'
import type { Point } from '../../../../core/hex/layout'
import { distance } from '../../../../core/hex/measure'
import type { HexId } from '../../../../core/ids'
import { clustersOf } from '../board/framing'
import type { Table } from '../table-context'

type Place = Pick<Table, 'look' | 'sheet' | 'session' | 'views'>

/**
 * Of all that wait the one nearest to a hex; without one that of the main front nearest to an enemy, so that no lone unit at the other
 * end of the map comes first. Of equals the first. null: none stands on the map.
 */
export function nearestTo(table: Place, known: GameState, all: readonly Unmoved[], hex: HexId | null): Unmoved | null {
  const standing = all.flatMap((unmoved): Standing[] => {
    const at = hexOf(table, known, unmoved)
    return at === null ? [] : [{ unmoved, at }]
  })
  const goals = hex === null ? enemiesOf(table, known) : [hex]
  let best: { readonly unmoved: Unmoved; readonly away: number } | null = null
  for (const { unmoved, at } of hex === null ? mainFront(table, standing) : standing) {
    const away = Math.min(...goals.map(goal => distance(table.sheet.map.grid, at, goal)))
    if (best === null || away < best.away) best = { unmoved, away }
  }
  return best?.unmoved ?? null
}

type Standing = { readonly unmoved: Unmoved; readonly at: HexId }

function hexOf({ look }: Place, known: GameState, { at, units: [first] }: Unmoved): HexId | null {
  if (at != null) return at
  const spot = first === undefined ? null : look.spot(known, first)
  return spot?.is === 'hex' ? spot.hex : null
}

/** The largest group of those that stand near each other. */
function mainFront({ sheet }: Place, standing: readonly Standing[]): readonly Standing[] {
  const points = new Map(standing.map(({ at }) => [at, sheet.layout.centre(at)]))
  const front = new Set(clustersOf([...points.values()])[0])
  return standing.filter(({ at }) => front.has(points.get(at) as Point))
}

function enemiesOf({ look, session, views }: Place, known: GameState): readonly HexId[] {
  const side = views.deciding(session.store.getState())
  return [...look.stacks(known)].flatMap(([hex, [top]]) => {
    const owner = top === undefined ? null : look.sideOf(known, top)
    return owner === null || owner === side ? [] : [hex]
  })
}
