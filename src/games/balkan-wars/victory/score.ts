import { sideOfCountry } from '../../../core/army/countries'
import { type HexId, otherSide, type RuleId, type Side } from '../../../core/ids'
import { type Field, isHeldBy, isInEnemyZoc, isNeutralHeld } from '../board'
import { type Level, victoryLevels } from '../charts/morale-and-mobilization'
import { ownerOfPlace, sideCalled } from '../countries'
import { COUNTRIES, type Country } from '../forces/counter'
import { scenarioOf } from '../forces/scenarios'
import { hexName, hexNamed, placesWhere } from '../map/geography'
import type { Part } from '../state'

/**
 * 14.2, D39: who has land units in a hex controls it. An empty place is its own country's, unless that has capitulated or is neutral,
 * or an enemy zone of control lies on it.
 */
export function controllerOf(s: Field, hex: HexId): Side | null {
  for (const side of [0, 1] as const) if (isHeldBy(s, hex, side)) return side
  if (isNeutralHeld(s, hex)) return null
  const owner = ownerOfPlace(s, hex)
  const side = owner === null ? null : sideOfCountry(s.countries, owner)
  return side === null || isInEnemyZoc(s, hex, side) ? null : side
}

export const isControlledBy = (s: Field, hex: HexId, side: Side): boolean => controllerOf(s, hex) === side

export type Scored = Field & Part<'morale' | 'paid'>

/** One line of the score. */
export type Points = {
  readonly label: string
  readonly hexes: readonly HexId[]
  readonly values: readonly [number, number]
  readonly rule: RuleId
}

/** Enemy countries whose other places and whose Morale a side's list counts, those that have capitulated too (D40). */
function scoredCountries(s: Field, side: Side): readonly Country[] {
  const listed = scenarioOf(s).victory.others[side]
  if (listed !== 'enemies') return listed
  return COUNTRIES.filter(name => s.countries[name].side === otherSide(side) && s.countries[name].stance !== 'neutral')
}

const forSide = (side: Side, points: number): readonly [number, number] => (side === 0 ? [points, 0] : [0, points])

function namedPlaces(s: Field): Points[] {
  const { named } = scenarioOf(s).victory
  return named.flatMap(({ hex: number, points, ifInWar }) => {
    const hex = hexNamed(number)
    if (ifInWar !== undefined && s.countries[ifInWar].stance === 'neutral') return []
    const held = controllerOf(s, hex)
    const values: readonly [number, number] = held === null ? [0, 0] : forSide(held, points[held])
    return [{ label: hexName(hex), hexes: [hex], values, rule: victoryRule(s) }]
  })
}

/** Where the booklet lists the places: S1.V.1, S3.V. */
const victoryRule = (s: Field): RuleId => {
  const list = scenarioOf(s).rule.replace('.L', '.V')
  return /^S[12]/.test(list) ? `${list}.1` : list
}

function otherPlaces(s: Field, side: Side): Points {
  const { named } = scenarioOf(s).victory
  const countries = scoredCountries(s, side)
  const isNamed = (hex: HexId) => named.some(each => hexNamed(each.hex) === hex && each.points[side] > 0)
  const hexes = placesWhere(hex => {
    const owner = isNamed(hex) ? null : ownerOfPlace(s, hex)
    return owner !== null && countries.includes(owner) && controllerOf(s, hex) === side
  })
  const label = `Other enemy places held by ${sideCalled(s, side)}`
  return { label, hexes, values: forSide(side, hexes.length), rule: '14.1.1' }
}

function brokenCountries(s: Scored, side: Side): Points[] {
  const each = scenarioOf(s).victory.atZero[side]
  if (each === 0) return []
  return scoredCountries(s, side)
    .filter(name => s.countries[name].stance !== 'neutral' && s.morale[name] === 0)
    .map(name => ({ label: `${name} at Morale 0`, hexes: [], values: forSide(side, each), rule: '14.1.1' }))
}

/** 14.1: all that gives points now, line by line. */
export function scoreLines(s: Scored): Points[] {
  const paid: Points = {
    label: 'Great Power units',
    hexes: [],
    values: [0 - s.paid[0], 0 - s.paid[1]],
    rule: '14.1.2',
  }
  return [
    ...namedPlaces(s),
    otherPlaces(s, 0),
    otherPlaces(s, 1),
    ...brokenCountries(s, 0),
    ...brokenCountries(s, 1),
    ...(s.paid[0] + s.paid[1] > 0 ? [paid] : []),
  ]
}

export const totalsOf = (s: Scored): readonly [number, number] =>
  scoreLines(s).reduce<readonly [number, number]>(([a, b], { values }) => [a + values[0], b + values[1]], [0, 0])

/** 14.3.6, B9: how far the higher total is above the lower; null: without measure, the lower is nothing. */
export function ratioOf(higher: number, lower: number): number | null {
  if (lower > 0) return higher / lower
  return lower === 0 ? null : (higher + Math.abs(lower)) / Math.abs(lower)
}

/** 14.3.6 */
export function levelOf(totals: readonly [number, number]): { readonly winner: Side | null; readonly level: Level } {
  const [a, b] = totals
  const ahead: Side = a >= b ? 0 : 1
  const [higher, lower] = [Math.max(a, b), Math.min(a, b)]
  if (a === b || higher <= 0) return { winner: null, level: 'Draw' }
  const ratio = ratioOf(higher, lower) ?? Number.POSITIVE_INFINITY
  const level = victoryLevels.find(({ most }) => most === null || ratio <= most)?.level ?? 'Decisive'
  return { winner: level === 'Draw' ? null : ahead, level }
}

/** '14.3: a draw, 20 to 25 (1.3 to 1)': what it would come to now. */
export function endingNow(s: Scored): string {
  const totals = totalsOf(s)
  const { winner, level } = levelOf(totals)
  const [higher, lower] = [Math.max(...totals), Math.min(...totals)]
  const ratio = ratioOf(higher, lower)
  const measure = ratio === null || higher <= 0 ? '' : ` (${ratio.toFixed(1)} to 1)`
  const score = `${totals[0]} to ${totals[1]}`
  return winner === null
    ? `a draw, ${score}${measure}`
    : `${level} victory of ${sideCalled(s, winner)}, ${score}${measure}`
}
