import type { CounterNation } from '../../../../core/engine/counter-face'
import type { BattleParty } from '../../../../core/engine/game-table'
import type { GameState } from '../../../../core/engine/state'
import type { Side, UnitId } from '../../../../core/ids'
import type { Table } from '../table-context'

const found = new WeakMap<object, readonly [CounterNation, CounterNation]>()

/** The colour a side is known by: that of most of its counters. */
export function sideNation({ engine, look }: Table, known: GameState, side: Side): CounterNation {
  const remembered = found.get(look)
  if (remembered !== undefined) return remembered[side]
  const most = ([0, 1] as const).map(each => {
    const counts = new Map<CounterNation, number>()
    for (const [unit, counter] of engine.game.counters.entries()) {
      if (counter.side !== each) continue
      const { nation } = look.face(known, unit as UnitId)
      counts.set(nation, (counts.get(nation) ?? 0) + 1)
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'marker'
  }) as unknown as readonly [CounterNation, CounterNation]
  found.set(look, most)
  return most[side]
}

/** The colour of a force: that of the first unit named in it. */
export function partyNation(table: Table, known: GameState, party: BattleParty): CounterNation {
  const unit = party.groups.flatMap(group => group.units)[0]?.unit
  return unit === undefined ? sideNation(table, known, party.side) : table.look.face(known, unit).nation
}
