import type { Forecast, ForecastResult, Modifier } from '../../../core/engine/step'
import { type HexId, type HexsideId, otherSide, type UnitId } from '../../../core/ids'
import { lookUp, type Reading, type ResultsTable } from '../../../core/results-table'
import { terrainOf } from '../charts'
import {
  alternativeResults,
  COLUMNS,
  combatResults,
  dieModifiers,
  LADDER,
  MOST_TERRAIN_SHIFT,
  type Result,
} from '../charts/combat-and-terrain'
import { ALTERNATIVE_CRT, BOMBARDMENT, ENTRENCHMENTS, ERRATA_CHARGE, isChosen } from '../forces/options'
import { hexName, isCity, isRiver, isStrait, isTown, sideBetween, terrainAt } from '../map/geography'
import { counterOf, hexOf, isType, unitOf, type Wars } from '../state'
import type { Combat, Role } from './combat-state'

/** Artillery and fleets give columns, not strength (6.3.3). */
export const isGun = (id: UnitId): boolean => isType(id, 'artillery', 'fleet')
const isGunOrFort = (id: UnitId): boolean => isGun(id) || isType(id, 'fortification')

const sum = (units: readonly UnitId[], of: (id: UnitId) => number): number =>
  units.reduce((total, id) => total + of(id), 0)

const strengthOf = (id: UnitId): number => counterOf(id).combat

/** CRT.2, 6.1.12: guns in good order, and for the attacker in supply. */
const bombardmentOf = (s: Wars, id: UnitId, unsupplied: readonly UnitId[]): number =>
  unitOf(s, id).demoralized || unsupplied.includes(id) ? 0 : (counterOf(id).bombardment ?? 0)

const areOnlyGuns = ({ attackers }: Combat): boolean => attackers.every(isGun)

/** 6.3.3, 6.3.8, D4: guns alone fight with their bombardment. */
export function attackStrength(s: Wars, combat: Combat): number {
  const { attackers, unsupplied } = combat
  if (areOnlyGuns(combat)) return sum(attackers, id => bombardmentOf(s, id, unsupplied))
  return sum(attackers, id => (isGunOrFort(id) ? 0 : strengthOf(id)))
}

/** 6.3.4, D3, D5: guns and a Fortification alone defend with their strength; never less than one. */
export function defenceStrength({ defenders }: Combat): number {
  const land = defenders.filter(id => !isType(id, 'fleet'))
  const others = land.filter(id => !isGunOrFort(id))
  return Math.max(1, sum(others.length > 0 ? others : land, strengthOf))
}

/** 6.3.5-6.3.7, B1, B15: place on the ladder from 1/3 to the virtual 7/1. */
export function baseColumn(attack: number, defence: number): number {
  if (attack >= defence) return Math.min(LADDER.length - 1, 1 + Math.floor(attack / defence))
  return attack > 0 && Math.ceil(defence / attack) === 2 ? 1 : 0
}

const shift = (label: string, value: number, rule: string): Modifier[] => (value === 0 ? [] : [{ label, value, rule }])

/** 6.3.8, M.BB.1: no shift with the Bombardment option, nor for guns that attack alone. */
function artilleryShift(s: Wars, combat: Combat): Modifier[] {
  if (isChosen(s, BOMBARDMENT) || areOnlyGuns(combat)) return []
  const own = sum(combat.attackers.filter(isGun), id => bombardmentOf(s, id, combat.unsupplied))
  const theirs = sum(combat.defenders.filter(isGunOrFort), id => bombardmentOf(s, id, []))
  return shift(`artillery ${own} to ${theirs}`, own - theirs, '6.3.8')
}

/** CRT.2, 6.3.9, A20: whether a hexside counts as River, Lake or Strait. */
const isCrossing = (side: HexsideId): boolean => isRiver(side) || isStrait(side)

function crossingShift(s: Wars, combat: Combat): number {
  const chart = terrainOf(s)
  const land = combat.attackers.filter(id => !isType(id, 'fleet'))
  const sides = land.flatMap(id => {
    const from = hexOf(s, id)
    return from === null ? [] : [sideBetween(from, combat.hex)]
  })
  if (sides.length === 0 || !sides.every(side => side !== null && isCrossing(side))) return 0
  return sides.every(side => side !== null && isStrait(side)) ? chart.strait.shift : chart.river.shift
}

/** 6.3.9, B16: ground, place and hexside together; at most four with the alternative table. */
function terrainShifts(s: Wars, combat: Combat): Modifier[] {
  const chart = terrainOf(s)
  const { hex } = combat
  const ground = terrainAt(hex)
  const all = [
    ...shift(`${ground} at ${hexName(hex)}`, -chart.hexes[ground as keyof typeof chart.hexes].shift, '6.3.9'),
    ...(isCity(hex) ? shift('city', -chart.city.shift, '6.3.9') : []),
    ...(isTown(hex) ? shift('town', -chart.town.shift, '6.3.9') : []),
    ...shift('all attack across water', -crossingShift(s, combat), '6.3.9'),
  ]
  const total = all.reduce((net, each) => net + Number(each.value), 0)
  return isChosen(s, ALTERNATIVE_CRT) && total < -MOST_TERRAIN_SHIFT
    ? [...all, ...shift('terrain counts four at most', -MOST_TERRAIN_SHIFT - total, 'M.AC.2')]
    : all
}

export const isEntrenched = (s: Wars, hex: HexId, side: Combat['attacker']): boolean =>
  isChosen(s, ENTRENCHMENTS) && s.entrenchments.some(each => each.hex === hex && each.side === side)

/** 6.1.10, 6.1.11, D76 */
function supplyShift({ attackers, unsupplied }: Combat): Modifier[] {
  if (unsupplied.length === 0) return []
  const isAll = attackers.every(id => unsupplied.includes(id))
  return isAll ? shift('all without supply', -2, '6.1.10') : shift('some without supply', -1, '6.1.11')
}

export type Odds = {
  readonly attack: number
  readonly defence: number
  /** As the ladder prints it, before all shifts. */
  readonly base: string
  readonly shifts: readonly Modifier[]
  readonly column: number
}

const net = (shifts: readonly Modifier[]): number => shifts.reduce((total, each) => total + Number(each.value), 0)
const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

/** B2: all shifts but supply, within the ladder; then supply, within the table. */
export function oddsOf(s: Wars, combat: Combat): Odds {
  const attack = attackStrength(s, combat)
  const defence = defenceStrength(combat)
  const base = baseColumn(attack, defence)
  const trench = isEntrenched(s, combat.hex, otherSide(combat.attacker))
    ? shift('Entrenchment', -terrainOf(s).entrenchment.shift, '13.2.1')
    : []
  const first = [...artilleryShift(s, combat), ...terrainShifts(s, combat), ...trench]
  const last = supplyShift(combat)
  const column = clamp(clamp(base + net(first), LADDER.length - 1) + net(last), LADDER.length - 2)
  return { attack, defence, base: LADDER[base] as string, shifts: [...first, ...last], column }
}

/** 6.4.3, D6: what a charging unit gives. */
export const shockOf = (s: Wars, id: UnitId): number => {
  const { cadre, staff } = counterOf(id)
  return isType(id, 'hq') && !isChosen(s, ERRATA_CHARGE) ? (staff ?? 0) : cadre
}

export const shockTotal = (s: Wars, units: readonly UnitId[] | null): number => sum(units ?? [], id => shockOf(s, id))

/** 6.4.4, 6.4.5, M.AC.3; D6: with the errata a charge that meets another wins only at twice its Shock. */
export function chargeModifier(s: Wars, { charges }: Combat): Modifier[] {
  const [own, theirs] = [shockTotal(s, charges.attack), shockTotal(s, charges.defend)]
  const wins = shift(`charge ${own} to ${theirs}`, dieModifiers.attackerCharge, '6.4.4')
  const loses = shift(`charge ${own} to ${theirs}`, dieModifiers.defenderCharge, '6.4.5')
  if (isChosen(s, ERRATA_CHARGE)) {
    if (own === 0 && theirs === 0) return []
    return own > 0 && own >= 2 * theirs ? wins : theirs > 0 ? loses : []
  }
  return own > theirs ? wins : own < theirs ? loses : []
}

/** CRT.3, D8: against a Fortification or an Entrenchment. */
function engineerModifier(s: Wars, combat: Combat): Modifier[] {
  const isWorks =
    combat.defenders.some(id => isType(id, 'fortification')) || isEntrenched(s, combat.hex, otherSide(combat.attacker))
  const hasEngineer = combat.attackers.some(id => isType(id, 'engineer') && !unitOf(s, id).demoralized)
  return isWorks && hasEngineer ? shift('Engineers against works', dieModifiers.engineer, '6.5.1') : []
}

/** 6.5.2 */
const moraleModifiers = ({ morale }: Combat): Modifier[] => [
  ...(morale.attack ? shift('attacker’s Morale', dieModifiers.morale, '6.5.2') : []),
  ...(morale.defend ? shift('defender’s Morale', -dieModifiers.morale, '6.5.2') : []),
]

/** All that is added to the die so far. */
export const dieModifiersOf = (s: Wars, combat: Combat): Modifier[] => [
  ...chargeModifier(s, combat),
  ...engineerModifier(s, combat),
  ...moraleModifiers(combat),
]

export const tableOf = (s: Wars): ResultsTable<Result> =>
  isChosen(s, ALTERNATIVE_CRT) ? alternativeResults : combatResults

/** What the table says to a die, with all that is added. */
export const readTable = (s: Wars, combat: Combat, die: number): Reading<Result> =>
  lookUp(tableOf(s), oddsOf(s, combat).column, die, net(dieModifiersOf(s, combat)))

/** The code of one side. */
export const codeFor = (result: Result, role: Role): string => result.split('/')[role === 'attack' ? 0 : 1] as string

/** CRT.D, CRT.S, CRT.R, CRT.E: what befalls a side. */
const BEFALLS: { readonly [code: string]: string } = {
  D: 'disrupted: who charged, or one unit',
  S: 'shattered: all Demoralized',
  R: 'routed: all Demoralized, three hexes back',
  E: 'eliminated',
}

/** 'Defenders routed: all Demoralized, three hexes back; attackers disrupted: who charged, or one unit' */
export const resultWords = (result: string): string => {
  const [attack = '-', defend = '-'] = result.split('/')
  if (attack === '-' && defend === '-') return 'No effect'
  if (attack === defend) return `Both ${BEFALLS[attack]}`
  const parts = [
    ...(defend === '-' ? [] : [`defenders ${BEFALLS[defend]}`]),
    ...(attack === '-' ? [] : [`attackers ${BEFALLS[attack]}`]),
  ].join('; ')
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`
}

/** What the rules would shift or add but do not here, each with the reason. */
function absentFrom(s: Wars, combat: Combat): NonNullable<Forecast['absent']> {
  const { shifts } = oddsOf(s, combat)
  const has = (label: RegExp): boolean => [...shifts, ...dieModifiersOf(s, combat)].some(each => label.test(each.label))
  const works = combat.defenders.some(id => isType(id, 'fortification'))
  const guns = isChosen(s, BOMBARDMENT) ? 'it has its own segment' : 'no more on one side than on the other'
  const engineers = works ? 'none in good order among the attackers' : 'no works to assault'
  const rows = [
    [/^artillery/, 'Artillery', guns, '6.3.8'],
    [/water/, 'River, lake or strait', 'not all attack across one', '6.3.9'],
    [/^(city|town)/, 'City or town', 'there is none', '6.3.9'],
    [/^Entrenchment/, 'Entrenchment', works ? 'none beside a Fortification' : 'nobody has dug in there', '13.2.1'],
    [/supply/, 'Supply', 'all attackers are in supply', '6.1.10'],
    [/^charge/, 'Charge (die)', 'neither side has the higher Shock', '6.4.4'],
    [/^Engineers/, 'Engineers (die)', engineers, '6.5.1'],
    [/attacker’s Morale/, 'Attacker’s Morale (die)', 'asked after the die', '6.5.2'],
    [/defender’s Morale/, 'Defender’s Morale (die)', 'asked after the die', '6.5.2'],
  ] as const
  return rows.flatMap(([pattern, label, why, rule]) => (has(pattern) ? [] : [{ label, why, rule }]))
}

/** The chance of each result over the die, or what a die that has fallen says. */
export function resultChances(s: Wars, combat: Combat): ForecastResult[] {
  const dice = combat.die === null ? [1, 2, 3, 4, 5, 6] : [combat.die]
  const chances = new Map<string, number>()
  for (const die of dice) {
    const { result } = readTable(s, combat, die)
    chances.set(result, (chances.get(result) ?? 0) + 1 / dice.length)
  }
  return [...chances]
    .map(([code, chance]) => ({ code, label: resultWords(code), chance }))
    .sort((a, b) => b.chance - a.chance)
}

export const columnName = ({ column }: Pick<Odds, 'column'>): string => COLUMNS[column] as string

/** Both forces, every shift with its rule, the column, and what the die may bring; face-down defenders are not counted. */
export function combatForecast(s: Wars, combat: Combat): Forecast | null {
  if (combat.defenders.length === 0) return null
  const odds = oddsOf(s, combat)
  return {
    title: `${odds.attack} to ${odds.defence} at ${hexName(combat.hex)}: ${odds.base}, column ${columnName(odds)}`,
    modifiers: [
      { label: 'odds', value: odds.base, rule: '6.3.5' },
      ...odds.shifts,
      ...dieModifiersOf(s, combat).map(each => ({ ...each, label: `${each.label} (die)` })),
    ],
    absent: absentFrom(s, combat),
    chart: { id: isChosen(s, ALTERNATIVE_CRT) ? 'crt-alternative' : 'crt', column: columnName(odds) },
    results: resultChances(s, combat),
  }
}
