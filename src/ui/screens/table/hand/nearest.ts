import type { GameState } from '../../../../core/engine/state'
import type { Unmoved } from '../../../../core/engine/step'
import { distance } from '../../../../core/hex/measure'
import type { HexId } from '../../../../core/ids'
import type { Table } from '../table-context'

type Place = Pick<Table, 'look' | 'sheet' | 'session' | 'views'>

/** Of all that wait the one nearest to a hex, or to the nearest enemy; of equals the first. null: none stands on the map. */
export function nearestTo(table: Place, known: GameState, all: readonly Unmoved[], hex: HexId | null): Unmoved | null {
  const { look, sheet } = table
  const goals = hex === null ? enemiesOf(table, known) : [hex]
  let best: { readonly unmoved: Unmoved; readonly away: number } | null = null
  for (const unmoved of all) {
    const spot = unmoved.units[0] === undefined ? null : look.spot(known, unmoved.units[0])
    const at = unmoved.at ?? (spot?.is === 'hex' ? spot.hex : null)
    if (at === null) continue
    const away = Math.min(...goals.map(goal => distance(sheet.map.grid, at, goal)))
    if (best === null || away < best.away) best = { unmoved, away }
  }
  return best?.unmoved ?? null
}

function enemiesOf({ look, session, views }: Place, known: GameState): readonly HexId[] {
  const side = views.deciding(session.store.getState())
  return [...look.stacks(known)].flatMap(([hex, [top]]) => {
    const owner = top === undefined ? null : look.sideOf(known, top)
    return owner === null || owner === side ? [] : [hex]
  })
}
