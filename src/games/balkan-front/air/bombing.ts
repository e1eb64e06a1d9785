import { including } from '../../../core/army/lists'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { bombingOf } from '../charts'
import { bombingModifiers, intrinsicAA } from '../charts/air'
import { sideOf } from '../countries'
import { airOf } from '../forces/counters'
import { hitWarships } from '../sea/interdiction'
import { hitPort, portCapacity } from '../sea/ports'
import type { Front, Go, Units } from '../state'
import { score } from '../victory/points'
import { isPoor } from '../weather/weather'
import { bridgeBetween, bridgeHits, damageBridge } from '../works/bridges'
import type { Flight, Mission } from './air-state'
import { airAt, flightOf, isNightUnit, isOperative, loseAirUnit, makeInoperative } from './air-units'
import { capacityOf, hitBase } from './airbases'
import { fireFlak, flakAt, flakColumn } from './flak'
import { isLift } from './lifts'
import { bombsOf, isBombing } from './missions'
import { atHex, type Spot, sameSpot } from './spots'

/** Missions that are resolved on the bombing table in P.4. */
export const STRIKES = ['airbase', 'port', 'rail', 'terror', 'warships', 'bridge'] as const satisfies readonly Mission[]
export type Strike = (typeof STRIKES)[number]
export const isStrike = (mission: Mission): mission is Strike => (STRIKES as readonly Mission[]).includes(mission)

const poorAt = (s: Front, at: Spot): boolean => (at.is === 'hex' ? isPoor(s, at.hex) : s.weather.E !== 'C')

/** Bombing strength in twelfths of a point: a third far off (24.B.1), half in poor weather (20.F.0.5), half of a day unit at night (24.E.5). */
export function twelfthsOf(s: Front, { unit, mission, extended, night, to }: Flight, over: Spot = to): number {
  const far = extended ? 1 / 3 : 1
  const sky = poorAt(s, over) ? 1 / 2 : 1
  const dark = night && !isNightUnit(unit) ? 1 / 2 : 1
  return Math.round(12 * bombsOf(unit, mission, night) * far * sky * dark)
}

/** 20.F.0.3: what the die must show at least; null: below 1, a miss without a die. */
export function bombingNeeds(s: Front, twelfths: number): number | null {
  const columns = Object.entries(bombingOf(s))
    .map(([from, needs]) => ({ from: Number(from), needs }))
    .filter(({ from }) => 12 * from <= twelfths)
  if (columns.length === 0) return null
  return columns.reduce((best, each) => (each.from > best.from ? each : best)).needs
}

const haveAll = (units: Units, has: (unit: UnitId) => boolean): boolean => units.length > 0 && units.every(has)

/** 24.D, 24.F: only where every unit of the group has it (R-AIR28). */
export function groupModifier(units: Units, atShips: boolean): number {
  const dive = haveAll(units, id => airOf(id).letters === 'D') ? bombingModifiers.allDive : 0
  const isAntiShipping = atShips && haveAll(units, id => airOf(id).codes.includes('S'))
  return dive + (isAntiShipping ? bombingModifiers.allAntiShipping : 0)
}

const TARGET_MODIFIERS: { readonly [mission in Strike]: number } = {
  airbase: 0,
  port: 0,
  rail: 0,
  terror: bombingModifiers.capital,
  warships: bombingModifiers.interdiction,
  bridge: bombingModifiers.bridge,
}

export const bombingModifier = (units: Units, mission: Strike): number =>
  groupModifier(units, mission === 'warships') + TARGET_MODIFIERS[mission]

/** A target of P.4 with those who still bomb it. */
export type Raid = {
  readonly at: Spot
  readonly mission: Strike
  readonly units: Units
  /** 32.C.2 */
  readonly beyond: HexId | null
}

/** R-AIR8: by place and target, in the order of take-off. */
export function raidsOf(s: Front, side: Side): readonly Raid[] {
  const raids: (Raid & { units: UnitId[] })[] = []
  for (const { unit, mission, fate, to, beyond } of s.flights) {
    if (fate !== 'flying' || !isStrike(mission) || sideOf(s, unit) !== side || !s.flown.includes(unit)) continue
    const known = raids.find(each => each.mission === mission && sameSpot(each.at, to) && each.beyond === beyond)
    if (known === undefined) raids.push({ at: to, mission, units: [unit], beyond })
    else known.units.push(unit)
  }
  return raids
}

/** 22.B.3: those who are fired at when they act. */
const SPARED: readonly Mission[] = ['defensiveSupport', 'navalPatrol']

/** 22.B.1.1, R-AIR21: before any mission, at each bomber and transport still on it; not at defensive support and naval patrols (22.B.3). */
export function fireAllFlak(s: Front, side: Side, go: Go): void {
  const aimed = s.flights.filter(flight => {
    const { unit, mission, fate } = flight
    const draws = isLift(mission) || (isBombing(mission) && !SPARED.includes(mission))
    const isThere = draws && fate === 'flying' && s.flown.includes(unit) && sideOf(s, unit) === side
    return isThere && flakColumn(s, flakOver(s, flight, otherSide(side))) !== null
  })
  if (aimed.length === 0) return
  const units = aimed.map(({ unit }) => unit)
  go.log('volley', { count: units.length }, '22.B.1.1')
  for (const flight of aimed) fireFlak(s, go, flight.unit, flight.to, flakOver(s, flight, otherSide(side)), '22.B.1.5')
  go.log('volleyOver', { count: units.length, ...fatesOf(s, units) }, '22.B.1.1')
}

/** Who of them is lost, and who is on its way home. */
export const fatesOf = (s: Front, units: Units): { readonly down: Units; readonly back: Units } => ({
  down: units.filter(id => flightOf(s, id) === null),
  back: units.filter(id => {
    const fate = flightOf(s, id)?.fate
    return fate === 'back' || fate === 'aborted'
  }),
})

/**
 * 22.B.1.3, 22.B.1.4: the warships alone fire at who bombs them. 32.C.2, R-32C4: guns of both ends of a bridge are halved, so that those
 * of the stronger end are never worse.
 */
export function flakOver(s: Front, { mission, to, beyond }: Flight, side: Side): number {
  if (mission === 'warships') return intrinsicAA.interdictionHex
  const points = flakAt(s, to, side)
  return beyond === null ? points : Math.max(points, flakAt(s, atHex(beyond), side))
}

/** Air units on the ground that a hit on a base may strike (R-AIR9). */
export const strikable = (s: Front, at: Spot, side: Side): Units =>
  airAt(s, at).filter(id => sideOf(s, id) === otherSide(side))

/** 20.F.2.a.3: inoperative, or eliminated if it was. */
export function strikeAirUnit(s: Front, go: Go, id: UnitId, at: Spot): void {
  const eliminated = !isOperative(s, id)
  go.log('struck', { unit: id, at, eliminated }, '20.F.2.a.3')
  if (eliminated) loseAirUnit(s, go, id, '20.F.2.a.3')
  else makeInoperative(s, id)
}

/** 20.F.1, 20.F.2: what a hit does to its target, air units on the ground aside. */
function dealHit(s: Front, go: Go, { at, mission, beyond }: Raid): void {
  if (mission === 'airbase') hitBase(s, at)
  if (mission === 'port') hitPort(s, at)
  if (mission === 'rail' && at.is === 'hex') s.brokenRail = including(s.brokenRail, at.hex)
  if (mission === 'terror') score(s, go, 'terror', 1)
  if (mission === 'warships') hitWarships(s, go)
  const bridge = at.is === 'hex' && beyond !== null ? bridgeBetween(at.hex, beyond) : null
  if (bridge !== null) damageBridge(s, bridge, 1)
}

/** What a target has left, or how often it has been hit: what the diary tells of it. */
export function leftOf(s: Front, { at, mission, beyond }: Raid): number | null {
  if (mission === 'airbase') return capacityOf(s, at)
  if (mission === 'port') return portCapacity(s, at)
  if (mission === 'warships') return s.warshipHits
  const bridge = at.is === 'hex' && beyond !== null ? bridgeBetween(at.hex, beyond) : null
  return bridge === null ? null : bridgeHits(s, bridge)
}

/** 20.F.0.2: one bombing attack by a group; whether it hit. */
export function bomb(s: Front, go: Go, raid: Raid): boolean {
  const { at, mission, units } = raid
  const flights = units.flatMap(id => flightOf(s, id) ?? [])
  const twelfths = flights.reduce((sum, flight) => sum + twelfthsOf(s, flight), 0)
  const needs = bombingNeeds(s, twelfths)
  const modifier = bombingModifier(units, mission)
  const die = needs === null ? null : go.roll(6, 'bombing')
  const hit = die !== null && needs !== null && die + modifier >= needs
  go.log('bombed', { units, mission, at, twelfths, die, modifier, hit }, '20.F.0.3')
  if (hit) dealHit(s, go, raid)
  return hit
}

/** 20.F.2.d, R-AIR22, R-AIR29: hits by hex, counted once and with the weather of the moment. */
export function harass(s: Front, side: Side, go: Go): void {
  const mine = s.flights.filter(
    ({ unit, mission, fate }) =>
      mission === 'harassment' && fate === 'flying' && sideOf(s, unit) === side && s.flown.includes(unit),
  )
  for (const hex of new Set(mine.flatMap(({ to }) => (to.is === 'hex' ? [to.hex] : [])))) {
    const over = mine.filter(({ to }) => to.is === 'hex' && to.hex === hex)
    const points = over.reduce((sum, flight) => sum + twelfthsOf(s, flight), 0)
    const hits = Math.min(MOST_HARASSMENT, Math.floor(points / 24))
    go.log('harassing', { hex, hits, units: over.map(({ unit }) => unit) }, '20.F.2.d.1')
    if (hits > 0) s.harassed = [...s.harassed, { hex, hits, by: side }]
  }
}
const MOST_HARASSMENT = 2
