import type { Telling } from '../../core/engine/module'
import type { LogEntry } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { isObject, type Json } from '../../core/json'
import { type Result, resultEffects } from './charts'

type Facts = { readonly [fact: string]: Json }
type Words = (facts: Facts) => Telling

const hex = (value: Json): Telling[number] => (typeof value === 'number' ? { hex: value as HexId } : 'off the map')
const unit = (value: Json): Telling[number] => ({ unit: value as UnitId })
const sideName = (value: Json): string => (value === 0 ? 'the German player' : 'the Allied player')
const list = (value: Json): Telling =>
  (Array.isArray(value) ? value : []).flatMap((id, index) => (index === 0 ? [unit(id)] : [', ', unit(id)]))
const numbers = (value: Json): string => (Array.isArray(value) ? value.join(' against ') : '')
const words = (value: Json): string => (Array.isArray(value) && value.length > 0 ? ` (${value.join(', ')})` : '')

const TOLD: { readonly [kind: string]: Words } = {
  roll: f => [`${String(f.why)}: rolled ${String(f.value)}`],
  deployed: f => [`Set-up of ${sideName(f.side)} is done`],
  turn: f => [f.second === true ? `Second game, turn ${String(f.turn)}` : `Turn ${String(f.turn)}`],
  joined: f => ['Ready for use: ', ...list(f.units)],
  yavuz: f => [`The Yavuz: ${String(f.fate)}`],
  rebuilt: f =>
    f.kind === 'flip'
      ? [unit(f.unit), ' is back at full strength']
      : f.kind === 'refit'
        ? [unit(f.unit), ' is rebuilt']
        : [unit(f.unit), f.kind === 'full' ? ' returns at full strength in ' : ' returns reduced in ', hex(f.hex)],
  sortie: f => [unit(f.unit), ' flies against ', hex(f.hex)],
  answered: f => [unit(f.unit), ' rises against it'],
  noSupport: f => [`${sideName(f.side)}: ${String(f.why)}`],
  interdicted: f =>
    f.hit === true ? ['Interdicted in ', hex(f.hex), ': ', ...list(f.units)] : ['No interdiction in ', hex(f.hex)],
  moved: f => [
    ...list(f.units),
    f.from === null ? ' moves to ' : ' from ',
    ...(f.from === null ? [] : [hex(f.from), ' to ']),
    hex(f.to),
  ],
  railed: f => [...list(f.units), ' by rail from ', hex(f.from), ' to ', hex(f.to)],
  arrived: f => [...list(f.units), ' arrives in ', hex(f.hex)],
  walkedIn: f => [...list(f.units), ' enters the map at ', hex(f.hex)],
  delayed: f => [...list(f.units), ' finds no place and waits'],
  dropped: f => [unit(f.unit), ' drops on ', hex(f.hex)],
  captured: f => [hex(f.hex), ` falls to ${sideName(f.side)}`],
  retaken: f => [hex(f.hex), ` is taken back by ${sideName(f.side)}`],
  supplied: f => ['In supply again: ', ...list(f.units)],
  unsupplied: f => ['Out of supply: ', ...list(f.units)],
  airSupplied: f => [unit(f.unit), ' is given up to supply ', hex(f.hex), ': ', ...list(f.units)],
  raidLanded: f => [unit(f.unit), ' lands at the berth of the Yavuz, ', hex(f.hex)],
  raid: f => [
    `Raid on the Goeben, ${String(f.size)}: total ${String(f.total)}, ${String(f.result)}`,
    f.bonus === false ? '; the Blitzkrieg Bonus is lost' : '',
  ],
  cameHome: f => [unit(f.unit), ' comes ashore in ', hex(f.hex)],
  mission: f => [
    `${String(f.title)} from `,
    hex(f.hex),
    `: ${String(f.die)}, ${f.success === true ? 'success' : `failure, Kommando ${String(f.result)}`}`,
  ],
  battle: f => [
    'Attack on ',
    hex(f.hex),
    ': ',
    ...list(f.attackers),
    ' against ',
    ...(Array.isArray(f.defenders) && f.defenders.length > 0 ? list(f.defenders) : ['an empty hex']),
  ],
  committed: f => [
    unit(f.unit),
    f.role === 'attack' ? ' supports the attack on ' : ' supports the defence of ',
    hex(f.hex),
  ],
  duel: f => [
    f.kind === 'cas' ? 'Air combat over ' : 'Naval combat off ',
    hex(f.hex),
    ': ',
    ...list(f.units),
    `, ${numbers(f.totals)}`,
  ],
  sentHome: f => [unit(f.unit), ' goes home unharmed'],
  sunkByAir: f => [unit(f.unit), ' is caught by aircraft off ', hex(f.hex)],
  ultra: f => [`ULTRA is spent on the ${String(f.kind)} combat at `, hex(f.hex)],
  calledOff: f => ['The attack on ', hex(f.hex), ' is called off'],
  result: f => [
    `At ${String(f.percent)}%${words(f.shifts)}: ${String(f.result)}, ${resultEffects[f.result as Result]?.name ?? ''}, at `,
    hex(f.hex),
  ],
  givesWay: f => ['The defenders of ', hex(f.hex), ' give way'],
  reduced: f => [unit(f.unit), ' is reduced'],
  eliminated: f => [unit(f.unit), f.forGood === true ? ' is gone for good' : ' is eliminated'],
  expertenLost: f => ['The Experten of ', unit(f.unit), ' are lost'],
  noRetreat: f => [unit(f.unit), ' has no way out of ', hex(f.hex)],
  retreated: f => [unit(f.unit), ' falls back to ', hex(f.to)],
  dropHeld: f => [unit(f.unit), ' holds its drop hex ', hex(f.hex)],
  battleOver: f =>
    f.empty === true
      ? ['The drop on ', hex(f.hex), ' is over']
      : ['The battle at ', hex(f.hex), f.cleared === true ? ' clears the hex' : ' leaves the defender in place'],
  advanced: f => ['Advance into ', hex(f.hex), ': ', ...list(f.units)],
  victoryRoll: f => [
    `Victory roll ${String(f.total)} against ${String(f.held)} objectives: ${f.wins === true ? 'won' : 'not yet'}`,
  ],
  secondGame: () => ['The Germans have lost and leave; the Soviets turn on Turkey'],
  won: f => [
    `${f.side === 0 ? (f.second === true ? 'The Soviets win' : 'Germany wins') : 'The Allies win'} on turn ${String(f.turn)}`,
  ],
}

/** A sentence of the war diary. */
export const tell = ({ kind, facts }: LogEntry): Telling => TOLD[kind]?.(isObject(facts) ? facts : {}) ?? [kind]
