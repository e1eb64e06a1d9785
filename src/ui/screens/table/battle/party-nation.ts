import type { CounterNation } from '../../../../core/engine/counter-face'
import type { BattleParty } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import { sidesOf } from '../sides'
import type { Table } from '../table-context'

/** The colour of a force: that of the first unit named in it, else its side's. */
export function partyNation(table: Table, known: GameState, party: BattleParty): CounterNation {
  const unit = party.groups.flatMap(group => group.units)[0]?.unit
  return unit === undefined ? sidesOf(table, known)[party.side].colour : table.look.face(known, unit).nation
}
