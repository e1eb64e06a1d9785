import { knownFrame } from '../../../core/engine/frames'
import type { BattleScene } from '../../../core/engine/game-look'
import { signed } from '../../../core/look/signed'
import { codeOf, columnOf, shiftsOf, totalAttack, totalDefence } from '../combat/odds'
import { plan } from '../combat/plan'
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
