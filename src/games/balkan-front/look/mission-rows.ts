import { framesOf } from '../../../core/engine/frames'
import type { SortieCell, SortieRow, SortieStand, SortieUnit } from '../../../core/engine/mission-board'
import { countTold } from '../../../core/engine/telling'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import type { Flight, Mission } from '../air/air-state'
import { strengthsOf } from '../air/air-strengths'
import { airAt } from '../air/air-units'
import { pointsTold } from '../air/air-words'
import { capacityOf } from '../air/airbases'
import { bombingModifier, bombingNeeds, flakOver, isStrike, twelfthsOf } from '../air/bombing'
import { legTo, type Planned, startOf } from '../air/flying'
import { isLift } from '../air/lifts'
import { isBombing, MISSION_INFO, pointsFor } from '../air/missions'
import { patrolsOver } from '../air/patrols'
import { nearestBase } from '../air/ranges'
import { hexOfSpot, sameSpot, spotName } from '../air/spots'
import { airSteps } from '../air/steps'
import { nameOf, sideOf } from '../countries'
import { groundOf } from '../forces/counters'
import { portCapacity } from '../sea/ports'
import type { Front } from '../state'
import { bridgeBetween, bridgeName } from '../works/bridges'
import { designationOf } from './designation'

export const COLUMNS = ['Aircraft', 'Escorts', 'Fighters against', 'Flak'] as const

const frames = framesOf(airSteps)

/** What is listed and what is in the air, read alike. */
type Sortie = {
  readonly flight: Flight
  readonly planned: Planned | null
  /** Hexes out, and of how many; null once it is under way. */
  readonly leg: { readonly hexes: number; readonly of: number } | null
}

function sortieOf(s: Front, planned: Planned): Sortie {
  const { unit, mission, to, beyond, night, tow, cargo } = planned
  const leg = legTo(s, planned)
  const { normal, extended } = pointsFor(unit, mission)
  const far = leg?.extended === true
  const flight: Flight = {
    unit,
    mission,
    base: startOf(s, unit) ?? to,
    to,
    beyond,
    at: to,
    night,
    extended: far,
    fate: 'flying',
    tow,
    cargo,
  }
  return { flight, planned, leg: leg === null ? null : { hexes: leg.hexes, of: far ? (extended ?? normal) : normal } }
}

const sorties = (s: Front, side: Side): readonly Sortie[] => [
  ...s.flights.flatMap(flight =>
    sideOf(s, flight.unit) === side && s.flown.includes(flight.unit) ? [{ flight, planned: null, leg: null }] : [],
  ),
  ...(frames.topmost(s, 'airBoard')?.local.listed ?? []).map(planned => sortieOf(s, planned)),
]

const isEscort = ({ flight }: Sortie): boolean => flight.mission === 'escort'
const sameAim = (a: Flight, b: Flight): boolean =>
  a.mission === b.mission && a.night === b.night && a.beyond === b.beyond && sameSpot(a.to, b.to)

const isUp = ({ fate }: Flight): boolean => fate === 'flying'

/** What a unit brings to its mission. */
function worthOf(s: Front, { flight }: Sortie): string {
  const { unit, mission, cargo, fate } = flight
  if (fate !== 'flying') return fate === 'aborted' ? 'aborted' : 'back'
  if (mission === 'escort') return String(strengthsOf(s, unit).attack)
  if (isBombing(mission)) return pointsTold(twelfthsOf(s, flight))
  if (isLift(mission))
    return [
      ...cargo.units.map(id => designationOf(groundOf(id).name)),
      ...(cargo.supply > 0 ? [`${cargo.supply} RE`] : []),
    ].join(', ')
  return ''
}

const unitsOf = (s: Front, all: readonly Sortie[]): SortieUnit[] =>
  all.map(each => ({ unit: each.flight.unit, note: worthOf(s, each) }))

/** What is known of the target. */
function noteOf(s: Front, side: Side, { mission, to, beyond }: Flight): string {
  const hex = hexOfSpot(to)
  if (mission === 'airbase') {
    const there = airAt(s, to).filter(id => sideOf(s, id) === otherSide(side)).length
    return `capacity ${capacityOf(s, to)}, ${there === 0 ? 'nobody' : countTold(there, 'air unit')} on it`
  }
  if (mission === 'port') return `port of ${portCapacity(s, to)} REs`
  if (mission === 'warships') return `${s.warshipHits} hits so far`
  const bridge = hex === null || beyond === null ? null : bridgeBetween(hex, beyond)
  if (bridge !== null) return bridgeName(bridge)
  return mission === 'transfer' || mission === 'staging' ? `capacity ${capacityOf(s, to)}` : ''
}

/** What the bombs may do, all of them together. */
function hopesOf(s: Front, all: readonly Sortie[]): string {
  const flights = all.map(({ flight }) => flight).filter(isUp)
  const [first] = flights
  if (first === undefined) return ''
  const twelfths = flights.reduce((sum, flight) => sum + (isBombing(flight.mission) ? twelfthsOf(s, flight) : 0), 0)
  const { mission } = first
  if (isStrike(mission)) {
    const needs = bombingNeeds(s, twelfths)
    const units = flights.map(({ unit }) => unit)
    const faces = needs === null ? 0 : Math.min(6, Math.max(0, 7 - needs + bombingModifier(units, mission)))
    return `a hit ${Math.round((100 * faces) / 6)} % together`
  }
  if (mission === 'groundSupport') return `+${pointsTold(twelfths)} to the attack`
  if (mission === 'defensiveSupport') return `+${pointsTold(twelfths)} to the defence`
  if (mission === 'harassment') return `+${Math.min(2, Math.floor(twelfths / 24))} MP to leave`
  return ''
}

const TO_STAY: readonly Mission[] = ['transfer', 'staging', 'transport']

const isLost = (s: Front, { flight, leg }: Sortie): boolean =>
  leg !== null && !TO_STAY.includes(flight.mission) && nearestBase(s, flight.unit, flight.to) > leg.of

function stateOf(s: Front, all: readonly Sortie[]): { readonly state: string; readonly stands: SortieStand } {
  const [first] = all as readonly [Sortie]
  const listed = all.filter(({ planned }) => planned !== null)
  if (listed.length > 0) {
    const lost = all.find(each => isLost(s, each))
    if (lost !== undefined) return { state: `no way home for ${nameOf(lost.flight.unit)}`, stands: 'amiss' }
    const far = all.reduce((most, { leg }) => (leg !== null && leg.hexes > (most?.hexes ?? -1) ? leg : most), first.leg)
    const how = [first.flight.night ? 'by night' : '', first.flight.extended ? 'extended' : ''].filter(Boolean)
    return { state: [`${far?.hexes ?? 0} of ${far?.of ?? 0} hexes`, ...how].join(', '), stands: 'listed' }
  }
  const up = all.filter(({ flight }) => isUp(flight))
  if (up.length === 0) return { state: 'turned back', stands: 'over' }
  const under = frames.topmost(s, 'airBoard')?.local.aloft ?? null
  const isNow =
    up.some(({ flight }) => flight.unit === under) ||
    (s.airBattle !== null && sameSpot(s.airBattle.at, first.flight.to))
  const isThere = up.every(({ flight }) => sameSpot(flight.at, flight.to))
  const lost = all.length - up.length
  const gone = lost > 0 ? `, ${lost} turned back` : ''
  return { state: `${isThere ? 'over the target' : 'on the way'}${gone}`, stands: isNow ? 'now' : 'flying' }
}

/** Who has risen against it, or who might. */
function againstIt(s: Front, side: Side, all: readonly Sortie[]): SortieCell {
  const [first] = all as readonly [Sortie]
  const { to, night } = first.flight
  const risen = s.flights.filter(
    ({ unit, mission, at }) => mission === 'interception' && sideOf(s, unit) === otherSide(side) && sameSpot(at, to),
  )
  if (risen.length > 0) return { units: risen.map(({ unit }) => ({ unit, note: String(strengthsOf(s, unit).attack) })) }
  if (night) return { units: [], text: 'none by night' }
  const near = patrolsOver(s, otherSide(side), to).length
  return { units: [], text: near === 0 ? 'none in reach' : `${countTold(near, 'fighter')} in reach` }
}

function flakOn(s: Front, side: Side, { flight }: Sortie): SortieCell {
  const draws =
    isLift(flight.mission) ||
    (isBombing(flight.mission) && flight.mission !== 'defensiveSupport' && flight.mission !== 'navalPatrol')
  if (!draws) return { units: [], text: '–' }
  const points = flakOver(s, flight, otherSide(side))
  return { units: [], text: points === 0 ? 'none' : countTold(points, 'point') }
}

function rowOf(s: Front, side: Side, all: readonly Sortie[], escorts: readonly Sortie[]): SortieRow {
  const [first] = all as readonly [Sortie]
  const { flight } = first
  const { mission, to } = flight
  const hopes = hopesOf(s, all)
  const orders = [...all, ...escorts].flatMap(({ planned }) => planned ?? [])
  return {
    id: `${mission} ${flight.unit}`,
    title: MISSION_INFO[mission].title,
    target: spotName(to),
    note: noteOf(s, side, flight),
    hex: hexOfSpot(to),
    cells: [
      { units: unitsOf(s, all) },
      escorts.length > 0
        ? { units: unitsOf(s, escorts) }
        : { units: [], text: mission === 'escort' || TO_STAY.includes(mission) ? '' : 'no escort' },
      againstIt(s, side, all),
      flakOn(s, side, first),
    ],
    ...stateOf(s, all),
    ...(hopes === '' ? {} : { detail: hopes }),
    takeBack: orders.map(({ unit }) => ({ kind: 'unlist', unit })),
  }
}

/** A row for each target and what is done there; escorts stand with the first mission to their hex. */
export function rowsOf(s: Front, side: Side): readonly SortieRow[] {
  const all = sorties(s, side)
  const groups: Sortie[][] = []
  for (const each of all.filter(sortie => !isEscort(sortie))) {
    const known = groups.find(
      ([first]) =>
        first !== undefined &&
        sameAim(first.flight, each.flight) &&
        (first.planned === null) === (each.planned === null),
    )
    if (known === undefined) groups.push([each])
    else known.push(each)
  }
  const escorts = all.filter(isEscort)
  const taken = new Set<UnitId>()
  const rows = groups.map(group => {
    const [first] = group as [Sortie]
    const with_ = escorts.filter(({ flight }) => !taken.has(flight.unit) && sameSpot(flight.to, first.flight.to))
    for (const { flight } of with_) taken.add(flight.unit)
    return rowOf(s, side, group, with_)
  })
  const lone = escorts.filter(({ flight }) => !taken.has(flight.unit))
  return [...rows, ...lone.map(each => rowOf(s, side, [each], []))]
}
