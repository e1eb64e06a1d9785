import type { Roller } from '../../../core/dice'
import type { Modifier } from '../../../core/engine/step'
import { chooseColumn, odds as oddsRatio } from '../../../core/odds'
import { formatRatio, isAtLeast, type Ratio, ratio } from '../../../core/ratio'
import { lookUp } from '../../../core/results-table'
import { supportersOf, supportPoints } from '../air/support'
import { combatTable, terrainCombatOf } from '../charts'
import { engineers as engineerChart } from '../charts/armour'
import { ODDS_LADDER, type Result } from '../charts/combat-results'
import { cityAt, isMajorCity, terrainAt } from '../map/geography'
import type { Front, Units } from '../state'
import { defenseOf, isArtillery, isMountainUnit, isPositionAa, reNow } from '../units'
import { isPoor } from '../weather/weather'
import { type ArmourEffects, armourEffects } from './armour-effects'
import type { Battle } from './combat-state'
import {
  type Fighter,
  fightersOf,
  hasFort,
  hexEffect,
  isAllCity,
  isAssaultEngineer,
  isEngineer,
  isStronghold,
  printedTotal,
  totalOf,
} from './strengths'

/** An attack, as far as odds and die go. */
export type Fight = Pick<Battle, 'hex' | 'attackers' | 'defenders' | 'sharers'>

export type Odds = {
  readonly attackers: readonly Fighter[]
  readonly defenders: readonly Fighter[]
  readonly attack: number
  readonly defence: number
  /** 20.F.2.b, 20.F.2.c: what air units add to either, within the totals. */
  readonly air: { readonly attack: number; readonly defence: number }
  readonly ratio: Ratio
  /** Null: no die is rolled, `automatic` says what comes of it. */
  readonly column: number | null
  readonly automatic: 'AE' | 'DE' | null
  readonly modifiers: readonly Modifier[]
  readonly die: number
  readonly armour: ArmourEffects
  /** 14.A.2.3: those whose ability is used. */
  readonly engineers: Units
}

/** R-ENG: engineers of all REs that attack but guns; assault engineers count twice against a city. */
function engineersAt(s: Front, { hex, attackers }: Fight): Units {
  if (!isStronghold(s, hex)) return []
  const others = attackers.filter(id => !isArtillery(id) && !isPositionAa(id))
  const sizeOf = (id: (typeof others)[number]) => reNow(s, id) * (isAssaultEngineer(id) && isMajorCity(hex) ? 2 : 1)
  const theirs = others.filter(isEngineer)
  const share = ratio(
    theirs.reduce((sum, id) => sum + sizeOf(id), 0),
    others.reduce((sum, id) => sum + reNow(s, id), 0) || 1,
  )
  return isAtLeast(share, engineerChart.share) ? theirs : []
}

/** R-MTN: at least half of the attackers' REs, guns aside, are mountain troops. */
function areMountaineers(s: Front, attackers: Units): boolean {
  const others = attackers.filter(id => !isArtillery(id) && !isPositionAa(id))
  const re = (units: Units) => units.reduce((sum, id) => sum + reNow(s, id), 0)
  return others.length > 0 && 2 * re(others.filter(isMountainUnit)) >= re(others)
}

/** 9.H, 27.6: what ground, city, fort and weather do to the die. */
function groundModifiers(s: Front, { hex, attackers }: Fight): Modifier[] {
  const chart = terrainCombatOf(s)
  const city = cityAt(hex)
  const found: Modifier[] = []
  if (!isAllCity(s, hex)) {
    const { die, dieMountain } = hexEffect(s, hex)
    const areAtHome = areMountaineers(s, attackers)
    found.push({ label: terrainAt(hex), value: areAtHome ? dieMountain : die, rule: '9.H' })
  }
  if (city !== null) found.push({ label: `${city.class} city`, value: chart.city[city.class].die, rule: '9.H' })
  if (hasFort(s, hex)) found.push({ label: 'fort', value: chart.fort.die, rule: '9.H' })
  if (isPoor(s, hex)) found.push({ label: 'poor weather', value: chart.poorWeather, rule: '27.6' })
  return found
}

const shareName = (share: Ratio): string => formatRatio(share, '/')

function armourModifiers({ attack, defence }: ArmourEffects): Modifier[] {
  return [
    { label: `armour ${shareName(attack.share)} of the attack`, value: attack.die, rule: '10.C.1' },
    {
      label: `${defence.kind === 'AEC' ? 'armour' : 'antitank'} ${shareName(defence.share)} of the defence`,
      value: defence.die,
      rule: defence.kind === 'AEC' ? '10.C.2' : '10.C.3',
    },
  ]
}

/** 9.G: nobody in the hex who counts has any strength. */
export const isDefenceless = (s: Front, defenders: Units): boolean => defenders.every(id => defenseOf(s, id) === 0)

/** R-GS, R-DAS: added after all that is done to ground strengths. */
const airSupport = (s: Front, fight: Fight): Odds['air'] => ({
  attack: supportPoints(s, supportersOf(s, fight, 'attack'), printedTotal(s, fight.attackers, 'attack'), fight.hex),
  defence: supportPoints(s, supportersOf(s, fight, 'defend'), printedTotal(s, fight.defenders, 'defend'), fight.hex),
})

/** 9.A: both totals, the column and all that goes to the die. */
export function oddsOf(s: Front, fight: Fight): Odds {
  const { hex } = fight
  const attackers = fightersOf(s, fight.attackers, 'attack', hex)
  const defenders = fightersOf(s, fight.defenders, 'defend', hex)
  const air = airSupport(s, fight)
  const [attack, defence] = [totalOf(attackers) + air.attack, totalOf(defenders) + air.defence]
  const armour = armourEffects(s, fight.attackers, fight.defenders, hex)
  const engineers = engineersAt(s, fight)
  const modifiers = [
    ...groundModifiers(s, fight),
    ...armourModifiers(armour),
    ...(engineers.length > 0 ? [{ label: 'engineers', value: engineerChart.die, rule: '14.A.2.3' }] : []),
  ].filter(({ value }) => value !== 0)
  const common = {
    attackers,
    defenders,
    attack,
    defence,
    air,
    ratio: oddsRatio(attack, defence),
    modifiers,
    die: modifiers.reduce((sum, { value }) => sum + Number(value), 0),
    armour,
    engineers,
  }
  if (isDefenceless(s, fight.defenders)) return { ...common, column: null, automatic: 'DE' }
  const chosen = chooseColumn<'AE'>(ODDS_LADDER, common.ratio, { below: { automatic: 'AE' } })
  return chosen.kind === 'automatic'
    ? { ...common, column: null, automatic: 'AE' }
    : { ...common, column: chosen.column, automatic: null }
}

/** 9.A.4: the die, unless none is needed. */
export function rollCombat(
  s: Front,
  odds: Odds,
  roll: Roller,
): { readonly result: Result; readonly die: number | null } {
  if (odds.column === null) return { result: odds.automatic ?? 'AE', die: null }
  const die = roll(6, 'combat')
  return { result: lookUp(combatTable(s), odds.column, die, odds.die).result, die }
}

/** '34 : 9' as counted, halves and quarters with their fractions. */
export const strengthTold = (value: number): string => {
  const whole = Math.floor(value)
  const rest = value - whole
  if (rest === 0) return `${whole}`
  const { top, bottom } = ratio(rest)
  const part = FRACTIONS[`${top}/${bottom}`] ?? ` ${top}/${bottom}`
  return whole === 0 ? part.trim() : `${whole}${part}`
}

const FRACTIONS: { readonly [fraction: string]: string } = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
}
