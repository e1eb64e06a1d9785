import { knownFrame } from '../../../core/engine/frames'
import type { BattleScene } from '../../../core/engine/game-look'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { signed } from '../../../core/look/signed'
import { codeOf, columnOf, shiftsOf, strengthOf, totalAttack, totalDefence } from '../combat/odds'
import { plan } from '../combat/plan'
import { stackIn } from '../movement/board'
import type { Battle, Partizan, Support, Table } from '../state'

type Chosen = { readonly table: Table | null; readonly support: readonly Support[] }

/** Table and support as the side with the initiative has them now. */
export const planOf = (s: Partizan): Chosen =>
  knownFrame(s, 'plan', plan)?.local ?? { table: s.combat?.table ?? null, support: s.combat?.support ?? [] }

const isFought = (combat: Battle | null): combat is Battle =>
  combat !== null && combat.attackers.length > 0 && combat.defenders.length > 0

/** only after the declaration, when everybody in it has been turned up. Once the dice have fallen, what they brought. */
export function balanceOf(s: Partizan, combat: Battle | null): BattleScene['balance'] {
  if (combat !== null && combat.result !== null)
    return { left: codeOf(combat.result), right: '', word: 'steps lost by attacker / defender' }
  return isFought(combat)
    ? { left: `${totalAttack(s, combat)}`, right: `${totalDefence(s, combat)}`, word: 'attack against defence' }
    : null
}

type Planned = {
  readonly hex: HexId
  readonly attacker: Side
  readonly attackers: readonly UnitId[]
  readonly landing: boolean
}

/** before the declaration only where every counter in the hex can be seen. */
export function plannedBalance(s: Partizan, { hex, attacker, attackers, landing }: Planned): BattleScene['balance'] {
  const enemy = otherSide(attacker)
  const isCovered = s.hidden.some(each => each.hex === hex && each.side === enemy && each.count > 0)
  const seen = stackIn(s, hex, enemy)
  if (isCovered || seen.length === 0) return null
  const defence = seen.reduce((sum, id) => sum + strengthOf(s, id, 'defence'), 0)
  return { left: `${totalAttack(s, { attackers, landing })}`, right: `${defence}`, word: 'attack against defence' }
}

export function shiftOf(s: Partizan, combat: Battle | null): BattleScene['shift'] {
  const { table, support } = planOf(s)
  // Losses change the odds, and the column no more.
  if (!isFought(combat) || table === null || combat.result !== null) return null
  const { odds, label } = columnOf(s, combat, table, support)
  const shifts = shiftsOf(s, combat, table, support).map(each => Number(each.value))
  const sum = shifts.reduce((total, each) => total + each, 0)
  const name = table === 'assault' ? 'Assault Table' : 'Close Combat Table'
  const words = shifts.length === 0 ? 'no shifts' : `shifts ${shifts.map(signed).join(' ')} = ${signed(sum)}`
  return { from: odds, to: label, note: `${name}, ${words}` }
}
