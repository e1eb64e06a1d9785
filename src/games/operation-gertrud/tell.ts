import type { Telling } from '../../core/engine/module'
import { type Facts, hexTold, listTold, tellBy, unitTold, type Words } from '../../core/engine/telling'
import type { Json } from '../../core/json'
import { type Result, resultName } from './charts'

const hex = (value: Json): Telling[number] => hexTold(value, 'off the map')
const unit = (value: Json): Telling[number] => unitTold(value)
const sideName = (value: Json): string => (value === 0 ? 'the German player' : 'the Allied player')
const list = (value: Json): Telling => listTold(value)
const numbers = (value: Json): string => (Array.isArray(value) ? value.join(' against ') : '')
const words = (value: Json): string => (Array.isArray(value) && value.length > 0 ? ` (${value.join(', ')})` : '')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const isMany = (value: Json): boolean => Array.isArray(value) && value.length > 1
const PHASES: { readonly [phase: string]: string } = {
  replace: 'Replacements',
  interdict: 'Interdiction',
  move: 'Movement',
  combat: 'Combat',
}

/** 19.0.2d: in the second game the Soviets have the German phases. */
export const phaseTitle = ({ side, phase, second }: Facts): string => {
  const whose = side !== 0 ? 'Allied' : second === true ? 'Soviet' : 'German'
  return `${whose} turn: ${PHASES[String(phase)] ?? String(phase)}`
}

const TOLD: { readonly [kind: string]: Words } = {
  roll: f => [`${capital(String(f.why))}: rolled ${String(f.value)}`],
  deployed: f => [`${capital(sideName(f.side))} stood ready.`],
  turn: f => [f.second === true ? `Second game, turn ${String(f.turn)}` : `Turn ${String(f.turn)}`],
  phase: f => [phaseTitle(f)],
  joined: f => [...list(f.units), ' reported for duty.'],
  yavuz: f => [`The burning Yavuz: ${String(f.fate)}.`],
  rebuilt: f =>
    f.kind === 'flip'
      ? [unit(f.unit), ' was brought back to full strength.']
      : f.kind === 'refit'
        ? [unit(f.unit), ' was rebuilt.']
        : [
            unit(f.unit),
            f.kind === 'full' ? ' returned at full strength in ' : ' returned, reduced, in ',
            hex(f.hex),
            '.',
          ],
  sortie: f => [unit(f.unit), ' flew against ', hex(f.hex), '.'],
  answered: f => [unit(f.unit), ' rose to meet it.'],
  noSupport: f => [`${capital(sideName(f.side))}: ${String(f.why)}.`],
  interdicted: f =>
    f.hit === true
      ? ['Bombs on ', hex(f.hex), ' held up ', ...list(f.units), '.']
      : ['The bombs on ', hex(f.hex), ' held nobody up.'],
  moved: f => [
    ...list(f.units),
    f.from === null ? ' marched to ' : ' marched from ',
    ...(f.from === null ? [] : [hex(f.from), ' to ']),
    hex(f.to),
    '.',
  ],
  railed: f => [...list(f.units), ' went by rail from ', hex(f.from), ' to ', hex(f.to), '.'],
  arrived: f => [...list(f.units), ' arrived in ', hex(f.hex), '.'],
  walkedIn: f => [...list(f.units), ' entered the map at ', hex(f.hex), '.'],
  delayed: f => [...list(f.units), ' found no place and must wait.'],
  dropped: f => [unit(f.unit), ' dropped on ', hex(f.hex), '.'],
  captured: f => [hex(f.hex), ` fell to ${sideName(f.side)}.`],
  retaken: f => [hex(f.hex), ` was taken back by ${sideName(f.side)}.`],
  supplied: f => [...list(f.units), isMany(f.units) ? ' were' : ' was', ' in supply again.'],
  unsupplied: f => [...list(f.units), isMany(f.units) ? ' were' : ' was', ' cut off from supply.'],
  airSupplied: f => [unit(f.unit), ' was given up to supply ', ...list(f.units), ' in ', hex(f.hex), '.'],
  raidLanded: f => [unit(f.unit), ' landed at the berth of the Yavuz, ', hex(f.hex), '.'],
  raid: f => [
    `The raid on the Goeben, ${String(f.size)}, came to ${String(f.total)}: ${String(f.result)}`,
    f.bonus === false ? '; the Blitzkrieg Bonus was lost.' : '.',
  ],
  cameHome: f => [unit(f.unit), ' came ashore in ', hex(f.hex), '.'],
  mission: f => [
    `Kommando mission from `,
    hex(f.hex),
    `: ${String(f.title)}. The die came to ${String(f.die)}: ${f.success === true ? 'success' : `failure, the Kommando ${String(f.result)}`}.`,
  ],
  battle: f => [
    ...list(f.attackers),
    ' attacked ',
    hex(f.hex),
    ...(Array.isArray(f.defenders) && f.defenders.length > 0
      ? [', held by ', ...list(f.defenders), '.']
      : [', where nobody stood.']),
  ],
  committed: f => [
    unit(f.unit),
    f.role === 'attack' ? ' supported the attack on ' : ' supported the defence of ',
    hex(f.hex),
    '.',
  ],
  duel: f => [
    ...list(f.units),
    f.kind === 'cas' ? ' fought in the air over ' : ' fought at sea off ',
    hex(f.hex),
    `: ${numbers(f.totals)}.`,
  ],
  sentHome: f => [unit(f.unit), ' went home unharmed.'],
  sunkByAir: f => [unit(f.unit), ' was caught by aircraft off ', hex(f.hex), '.'],
  ultra: f => [`ULTRA was spent on the ${String(f.kind)} combat at `, hex(f.hex), '.'],
  calledOff: f => ['The attack on ', hex(f.hex), ' was called off.'],
  result: f => [
    `At ${String(f.percent)}%${words(f.shifts)} the result at `,
    hex(f.hex),
    ` was ${String(f.result)}: ${resultName(f.result as Result, f.empty === true)}.`,
  ],
  givesWay: f => ['The defenders of ', hex(f.hex), ' gave way.'],
  reduced: f => [unit(f.unit), ' lost a step.'],
  eliminated: f => [unit(f.unit), f.forGood === true ? ' was gone for good.' : ' was eliminated.'],
  expertenLost: f => ['The Experten of ', unit(f.unit), ' were lost.'],
  noRetreat: f => [unit(f.unit), ' had no way out of ', hex(f.hex), '.'],
  retreated: f => [unit(f.unit), ' fell back to ', hex(f.to), '.'],
  dropLost: f => [unit(f.unit), ' was caught among the enemies left in ', hex(f.hex), '.'],
  mustStand: f => ['The defenders of ', hex(f.hex), ' had no way back.'],
  noAdvance: f => ['Nobody advanced into ', hex(f.hex), `: ${String(f.why)}.`],
  leaderless: () => ['No Turkish unit attacked while İnönü was a captive.'],
  noPlanes: () => ['There was no Turkish CAS left to burn.'],
  dropHeld: f => [unit(f.unit), ' held its drop hex ', hex(f.hex), '.'],
  battleOver: f =>
    f.empty === true
      ? ['The drop on ', hex(f.hex), ' was over.']
      : f.cleared === true
        ? ['The attackers cleared ', hex(f.hex), '.']
        : ['The defenders held ', hex(f.hex), '.'],
  advanced: f => [...list(f.units), ' advanced into ', hex(f.hex), '.'],
  victoryRoll: f => [
    `The victory roll came to ${String(f.total)} against ${String(f.held)} objectives: ${f.wins === true ? 'won.' : 'not yet.'}`,
  ],
  secondGame: () => ['The Germans had lost and left; the Soviets turned on Turkey.'],
  won: f => [
    `${f.side === 0 ? (f.second === true ? 'The Soviets won' : 'Germany won') : 'The Allies won'} on turn ${String(f.turn)}.`,
  ],
}

/** A sentence of the war diary. */
export const tell = tellBy(TOLD)
