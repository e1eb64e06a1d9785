import type { BattleScene } from '../../../core/engine/game-look'
import { owedFrame } from '../../../core/engine/state'
import { isObject, type Json } from '../../../core/json'
import { signed } from '../../../core/look/signed'
import { codeOf, columnOf, shiftsOf, totalAttack, totalDefence } from '../combat/odds'
import { type Combat, type Partizan, SUPPORTS, type Support, TABLES, type Table } from '../state'

type Chosen = { readonly table: Table | null; readonly support: readonly Support[] }

const tableIn = (value: Json | undefined): Table | null => TABLES.find(each => each === value) ?? null
const supportIn = (value: Json | undefined): Support[] =>
  SUPPORTS.filter(each => Array.isArray(value) && value.includes(each))

/** Table and support as the side with the initiative has them now; the other side learns them with the result. */
export function planOf(s: Partizan): Chosen {
  const frame = owedFrame(s)
  const local = frame?.step === 'plan' ? frame.local : null
  if (isObject(local)) return { table: tableIn(local.table), support: supportIn(local.support) }
  return { table: s.combat?.table ?? null, support: s.combat?.support ?? [] }
}

const isFought = (combat: Combat | null): combat is Combat =>
  combat !== null && combat.attackers.length > 0 && combat.defenders.length > 0

/** only after the declaration, when everybody in it has been turned up. Once the dice have fallen, what they brought. */
export function balanceOf(s: Partizan, combat: Combat | null): BattleScene['balance'] {
  if (combat !== null && combat.result !== null)
    return { left: codeOf(combat.result), right: '', word: 'steps lost by attacker / defender' }
  return isFought(combat)
    ? { left: `${totalAttack(s, combat)}`, right: `${totalDefence(s, combat)}`, word: 'attack against defence' }
    : null
}

export function shiftOf(s: Partizan, combat: Combat | null): BattleScene['shift'] {
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
