import type { Roller } from '../../../core/dice'
import { recent } from '../../../core/engine/derived'
import type { Modifier } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { ladder, oddsColumn } from '../../../core/odds'
import { lookUp, shiftColumn } from '../../../core/results-table'
import { assaultTable, closeCombatTable, dieModifiers, type LossTable, shifts } from '../charts'
import { half, printedRatings } from '../forces/ratings'
import { hexName, isBridged, isCity, isIsland, isRiver, isTown, stepBetween, terrainAt } from '../map/hexes'
import { stepsOf } from '../movement/stacking'
import {
  AXIS,
  type Battle,
  counterOf,
  hexOf,
  isGerman,
  isPartisan,
  isUnsupplied,
  PARTISAN,
  type Partizan,
  type Support,
  type Table,
} from '../state'

/** Only what the reckoning needs, so that plans can be weighed before they are made. */
export type Plan = Pick<Battle, 'attacker' | 'hex' | 'attackers' | 'defenders' | 'landing'>

/** What the strength of a unit follows from. */
type Strength = Pick<Partizan, 'units' | 'setting' | 'exposed' | 'chits'>

export const chitOf = (s: Pick<Partizan, 'chits'>, id: UnitId): number =>
  s.chits.find(each => each.unit === id)?.strength ?? 0

/** 11.3.1, 15.6.2, 19.2.3.1, R-22, R-43: each halving rounds up, chits come on top. */
export function strengthOf(s: Strength, id: UnitId, rating: 'attack' | 'defence', landing = false): number {
  const halvings = [s.exposed.includes(id), isUnsupplied(s, id), landing].filter(Boolean)
  return halvings.reduce<number>(value => half(value), printedRatings(s, id)[rating]) + chitOf(s, id)
}

/** 11.6.1. */
export const totalAttack = (s: Strength, { attackers, landing }: Pick<Plan, 'attackers' | 'landing'>): number =>
  attackers.reduce((sum, id) => sum + strengthOf(s, id, 'attack', landing), 0)
export const totalDefence = (s: Strength, { defenders }: Pick<Plan, 'defenders'>): number =>
  defenders.reduce((sum, id) => sum + strengthOf(s, id, 'defence'), 0)

/** across water there is no river to cross. */
const isAcrossRiver = (from: HexId | null, hex: HexId): boolean => {
  const step = from === null || isIsland(from) || isIsland(hex) ? null : stepBetween(from, hex)
  return step !== null && isRiver(step.side) && !isBridged(step.side)
}

const SUPPORT_NAMES = {
  'axis-bomber': { label: 'Axis Bomber', rule: '11.7.1', side: AXIS },
  'allied-bomber': { label: 'Allied Bomber', rule: '11.7.2', side: PARTISAN },
  'partisan-navy': { label: 'Partisan Navy', rule: '11.7.3', side: PARTISAN },
} as const satisfies { readonly [support in Support]: { label: string; rule: string; side: 0 | 1 } }
export const supportName = (support: Support): string => SUPPORT_NAMES[support].label

/** 11.7: every column shift there is, to the right for the attacker; none where it does not apply. */
function everyShift(s: Partizan, plan: Plan, table: Table, support: readonly Support[]): Modifier[] {
  const { attacker, attackers, hex, landing } = plan
  const german = stepsOf(s, attackers.filter(isGerman))
  const terrain = terrainAt(hex)
  const isAxis = attacker === AXIS
  return [
    ...support.map(each => {
      const { label, rule, side } = SUPPORT_NAMES[each]
      return { label, rule, value: side === attacker ? shifts.support : -shifts.support }
    }),
    {
      label: 'half of the attacking steps or more are German',
      rule: '11.7.4',
      value: isAxis && german * 2 >= stepsOf(s, attackers) ? shifts.halfGerman : 0,
    },
    {
      label: 'motor units',
      rule: '11.7.5',
      value: isAxis && attackers.some(id => counterOf(id).type === 'motor') ? shifts.motor : 0,
    },
    {
      label: 'Partisans only, in close combat',
      rule: '11.7.6',
      value: table === 'closeCombat' && attackers.every(isPartisan) ? shifts.partisansInCloseCombat : 0,
    },
    { label: `${terrain} hex`, rule: terrain === 'mountain' ? '11.7.8' : '11.7.7', value: shifts.terrain[terrain] },
    { label: 'town', rule: '11.7.9', value: isTown(hex) ? shifts.town : 0 },
    { label: 'city', rule: '11.7.10', value: isCity(hex) ? shifts.city : 0 },
    {
      label: 'all attack across a river',
      rule: '11.7.11',
      value: !landing && attackers.every(id => isAcrossRiver(hexOf(s, id), hex)) ? shifts.river : 0,
    },
  ]
}

/** 11.7: those that apply. */
export const shiftsOf = (s: Partizan, plan: Plan, table: Table, support: readonly Support[]): Modifier[] =>
  everyShift(s, plan, table, support).filter(each => each.value !== 0)

/** 11.7: those that do not. */
export const absentShifts = (
  s: Partizan,
  plan: Plan,
  table: Table,
  support: readonly Support[],
): { readonly label: string; readonly why: string; readonly rule: string }[] =>
  everyShift(s, plan, table, support)
    .filter(each => each.value === 0)
    .map(({ label, rule }) => ({ label, why: WHY_NOT[rule] ?? 'not here', rule }))

const WHY_NOT: { readonly [rule: string]: string | undefined } = {
  '11.7.4': 'Axis attacks only, half of them German',
  '11.7.5': 'no motor unit attacks',
  '11.7.6': 'Partisans alone, on the Close Combat Table',
  '11.7.7': 'open ground',
  '11.7.8': 'no mountain',
  '11.7.9': 'no town in the hex',
  '11.7.10': 'no city in the hex',
  '11.7.11': 'not all attack across one',
}

/** 11.8. */
export function dieModifiersOf(s: Partizan, { attackers, defenders }: Plan): Modifier[] {
  const isAnyUnsupplied = (ids: readonly UnitId[]) => ids.some(id => isUnsupplied(s, id))
  return [
    ...(isAnyUnsupplied(attackers)
      ? [{ label: 'attacker out of supply', value: dieModifiers.attackerOutOfSupply, rule: '11.8' }]
      : []),
    ...(isAnyUnsupplied(defenders)
      ? [{ label: 'defender out of supply', value: dieModifiers.defenderOutOfSupply, rule: '11.8' }]
      : []),
  ]
}

export const tableOf = (s: Partizan, table: Table): LossTable =>
  table === 'assault' ? assaultTable(s) : closeCombatTable(s)

const ladderOf = recent((table: LossTable) => ladder(table.columns))

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, each) => total + Number(each.value), 0)

/** 11.6, R-21: the odds are brought onto the table, then shifted, then brought onto it again. */
export function columnOf(s: Partizan, plan: Plan, table: Table, support: readonly Support[]) {
  const chart = tableOf(s, table)
  const odds = oddsColumn(ladderOf(chart), totalAttack(s, plan), totalDefence(s, plan), { noDefence: 'last column' })
  const start = odds.kind === 'column' ? odds.column : 0
  const { column } = shiftColumn(chart.columns, start, sum(shiftsOf(s, plan, table, support)))
  return { odds: chart.columns[start] as string, column, label: chart.columns[column] as string }
}

export type Result = { readonly attacker: number; readonly defender: number; readonly re: boolean }

/** As the tables print it: '1/0Re'. */
export const codeOf = ({ attacker, defender, re }: Result): string => `${attacker}/${defender}${re ? 'Re' : ''}`

export function readResult(cell: string): Result {
  const parts = /^(\d+)\/(\d+)(Re)?$/.exec(cell)
  if (!parts) throw new RangeError(`'${cell}' is no combat result`)
  return { attacker: Number(parts[1]), defender: Number(parts[2]), re: parts[3] !== undefined }
}

/** 11.6.3: one die on the chosen table. Play and forecast both come here. */
export function resolve(s: Partizan, plan: Plan, table: Table, support: readonly Support[], roll: Roller): Result {
  const { column } = columnOf(s, plan, table, support)
  const die = roll(6, `combat at ${hexName(plan.hex)}`)
  return readResult(lookUp(tableOf(s, table), column, die, sum(dieModifiersOf(s, plan))).result)
}

/** 11.6.4, R-24: Re helps only attacking Partisans. */
export const mayWithdraw = ({ attacker, attackers }: Plan, { re }: Result): boolean =>
  re && attacker === PARTISAN && attackers.some(isPartisan)
