import type { Roller } from '../../../core/dice'
import type { Modifier } from '../../../core/engine/step'
import { standOpposite } from '../../../core/hex/adjacent'
import type { HexId, UnitId } from '../../../core/ids'
import { percentOdds } from '../../../core/percent-odds'
import { columnHolding, lookUp, shiftColumn } from '../../../core/results-table'
import { combatTable, constants, type Result, shifts, TYPES_FOR_COMBINED_ARMS, terrainKey } from '../charts'
import { landUnit } from '../forces/counters'
import { isChosen, WHOLE_ODDS } from '../forces/options'
import { grid, hexName, isCity, isRiver, isTown, sideBetween, straitOn, terrainAt } from '../map/geography'
import { ALLIED, GERMAN, type Gertrud, hexOf, nameOf, unitOf } from '../state'
import { isUnsupplied } from '../supply/supply'
import type { Battle } from './battle-state'

/** 2.5, 7.3.2, 16.0, R-26: what a unit is worth in a combat in that hex. */
export function factorOf(s: Gertrud, id: UnitId, hex: HexId): number {
  const { full, reduced } = landUnit(id)
  const side = unitOf(s, id).steps === 1 ? reduced : full
  const factor = terrainAt(hex) === 'clear' ? side.combat : side.highland
  return isUnsupplied(s, id) ? Math.floor(factor / 2) : factor
}

const total = (s: Gertrud, units: readonly UnitId[], hex: HexId): number =>
  units.reduce((sum, id) => sum + factorOf(s, id, hex), 0)

export const attackStrength = (s: Gertrud, battle: Battle): number => total(s, battle.attackers, battle.hex)

/** never below one; 15.0.3: an empty drop hex defends with one. */
export const defenceStrength = (s: Gertrud, battle: Battle): number =>
  battle.defenders.length === 0
    ? constants.paradropEmptyHexStrength
    : Math.max(constants.minDefenceTotal, total(s, battle.defenders, battle.hex))

/** The hexes the attack comes from; a paratroop comes from none. */
const origins = (s: Gertrud, battle: Battle): HexId[] =>
  battle.attackers.flatMap(id => (battle.drop.includes(id) ? [] : (hexOf(s, id) ?? [])))

const shift = (label: string, value: number, rule: string): Modifier[] => (value === 0 ? [] : [{ label, value, rule }])

/** 11.0 steps 2 and 3: whoever is alone over the hex. */
function supportShift(pair: Battle['cas'], columns: number, rule: string): Modifier[] {
  const { attack, defend } = pair
  if (attack !== null && defend === null) return shift(nameOf(attack), columns, rule)
  return attack === null && defend !== null ? shift(nameOf(defend), -columns, rule) : []
}

/** 11.0 step 3, R-20: a CAS that is alone over the hex sinks the enemy's NGS. */
export function shipSunkByAir({ cas, ngs }: Battle): UnitId | null {
  if (cas.attack !== null && cas.defend === null) return ngs.defend
  return cas.defend !== null && cas.attack === null ? ngs.attack : null
}

/** 12.4: the ships that are left for the land combat. */
function shipsAfloat(battle: Battle): Battle['ngs'] {
  const sunk = shipSunkByAir(battle)
  const { attack, defend } = battle.ngs
  return { attack: attack === sunk ? null : attack, defend: defend === sunk ? null : defend }
}

type Defence = readonly [name: string, columns: number]

const best = (kinds: readonly Defence[]): Defence[] =>
  kinds.length === 0 ? [] : [kinds.reduce((most, each) => (each[1] > most[1] ? each : most))]

/** 11.0 step 4: the best single terrain, and the river or strait on top. */
function terrainShifts(s: Gertrud, battle: Battle): Modifier[] {
  const { hexes, city, town, river, strait } = terrainKey(s)
  const { hex } = battle
  const ground = terrainAt(hex)
  const sides = origins(s, battle).flatMap(from => sideBetween(from, hex) ?? [])
  const inHex = best([
    [ground, hexes[ground].shift],
    ...(isCity(hex) ? ([['city', city.shift]] as const) : []),
    ...(isTown(hex) ? ([['town', town.shift]] as const) : []),
  ])
  const between = best([
    ...(sides.some(isRiver) ? ([['river', river.shift]] as const) : []),
    ...(sides.some(side => straitOn(side) !== null) ? ([['strait', strait.shift]] as const) : []),
  ])
  return [
    ...inHex.flatMap(([name, columns]) => shift(`${name} at ${hexName(hex)}`, -columns, '11.0.step4.1')),
    ...between.flatMap(([name, columns]) => shift(`attack over a ${name}`, -columns, '11.0.step4.2')),
  ]
}

/** 11.0 steps 2 to 8, in the rulebook's order. */
export function shiftsOf(s: Gertrud, battle: Battle): Modifier[] {
  const types = new Set(battle.attackers.map(id => landUnit(id).type))
  const hasBonus = battle.attacker === GERMAN && s.turn === 1 && s.blitzkrieg
  const towardsAllies = battle.attacker === ALLIED ? shifts.ultra : -shifts.ultra
  return [
    ...supportShift(shipsAfloat(battle), shifts.navalGunfire, '12.4'),
    ...supportShift(battle.cas, shifts.airSupport, '13.5'),
    ...terrainShifts(s, battle),
    ...(standOpposite(grid, battle.hex, origins(s, battle))
      ? shift('surrounded', shifts.surrounded, '11.0.step5.1')
      : []),
    ...(hasBonus ? shift('Blitzkrieg Bonus', shifts.blitzkrieg, '11.0.step6.1') : []),
    ...(battle.ultra ? shift('ULTRA', towardsAllies, '11.0.step7') : []),
    ...(types.size >= TYPES_FOR_COMBINED_ARMS ? shift('combined arms', shifts.combinedArms, '11.0.step8') : []),
  ]
}

export type Odds = {
  readonly attack: number
  readonly defence: number
  readonly percent: number
  readonly shifts: readonly Modifier[]
  readonly column: number
}

/** the column of the odds, shifted by the sum of all shifts, within the table at both times. */
export function oddsOf(s: Gertrud, battle: Battle): Odds {
  const { columns } = combatTable(s)
  const attack = attackStrength(s, battle)
  const defence = defenceStrength(s, battle)
  const percent = isChosen(s, WHOLE_ODDS) ? 100 * Math.floor(attack / defence) : percentOdds(attack, defence)
  const all = shiftsOf(s, battle)
  const net = all.reduce((sum, each) => sum + Number(each.value), 0)
  const { column } = shiftColumn(columns, columnHolding(columns, percent), net)
  return { attack, defence, percent, shifts: all, column }
}

/** 11.0 step 9: the column of the battle as it stands, and a die. */
export const rollCombat = (s: Gertrud, battle: Battle, roll: Roller): Result =>
  lookUp(combatTable(s), oddsOf(s, battle).column, roll(6, 'combat')).result
