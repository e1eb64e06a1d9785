import { recent } from '../../../core/engine/derived'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { arrivalsOf } from '../charts'
import {
  grid,
  hexesIn,
  isClosedToCroatians,
  isIsland,
  isSettled,
  isYugoslav,
  landHexes,
  regionNames,
  regionOf,
} from '../map/hexes'
import { isEmpty, isHeldBy, unitsIn } from '../movement/board'
import { whyBanned } from '../movement/limits'
import { placeUnit } from '../movement/marching'
import { isRailedToGermany, isRailedToItaly } from '../movement/rail-nets'
import { mayStack, whyNotJoin } from '../movement/stacking'
import {
  derived,
  type Field,
  hexOf,
  isIn,
  isPartisan,
  nationOf,
  PARTISAN,
  type Partizan,
  RESPONSE,
  sideOf,
  TITO,
  type Units,
} from '../state'
import { type Nation, unitIds, unitNamed } from './counters'
import type { Arrivals } from './schedule'

/** What decides where units arrive. */
export type Arriving = Pick<Partizan, 'units' | 'hidden' | 'setting' | 'surrendered' | 'placed'>

const WITH_TITO = 3

/** 6.5.2: how many Partisan units a region takes in one RP phase. */
const regionCap = (s: Units, region: string): number => {
  const tito = hexOf(s, TITO)
  return tito !== null && regionOf(tito) === region ? WITH_TITO : 1
}

const landRegions = regionNames.filter(region => hexesIn(region).some(hex => !isIsland(hex)))

const hasRoom = (s: Pick<Arriving, 'units' | 'placed'>, region: string): boolean =>
  s.placed.filter(each => each === region).length < regionCap(s, region)

/** a region is possible while it has one empty hex that is no island. */
const isRegionOpen = (s: Pick<Arriving, 'units' | 'hidden' | 'placed'>, region: string): boolean =>
  hasRoom(s, region) && hexesIn(region).some(hex => !isIsland(hex) && isEmpty(s, hex))

/** 6.5, 6.6: what both Partisans and Croatians need. */
const whyNotEmptyHome = (s: Field, hex: HexId, rule: string): Refusal | false =>
  (!isYugoslav(hex) && refusal(rule, 'it arrives in Yugoslavia', { hex })) ||
  (isIsland(hex) && refusal(rule, 'it does not arrive on an island', { hex })) ||
  (!isEmpty(s, hex) && refusal(rule, `it arrives in an empty hex`, { hex }))

const whyNotPartisan = (s: Arriving, hex: HexId): Refusal[] =>
  firstOf(
    () => whyNotEmptyHome(s, hex, '6.5.1'),
    () => {
      const region = regionOf(hex) as string
      if (hasRoom(s, region) || !landRegions.some(each => isRegionOpen(s, each))) return false
      return regionCap(s, region) === WITH_TITO
        ? refusal('6.5.2', `three units have arrived in ${region} this turn, even with Tito there`, { hex })
        : refusal('6.5.1', `a unit has arrived in ${region} this turn, and another region has room`, { hex }, 'R-51')
    },
  )

const isAmong = (s: Units, id: UnitId, hex: HexId): boolean =>
  unitsIn(s, hex).every(other => mayStack(nationOf(id), nationOf(other)))

const RULES = { German: '6.2', Italian: '6.4', Bulgarian: '6.1', Hungarian: '6.3', Croatian: '6.6', Ustashi: '6.6' }
const HOMES: { readonly [nation: string]: readonly string[] } = {
  Bulgarian: ['North Macedonia', 'South Macedonia'],
  Hungarian: ['Backa'],
}

/** 6.2, 6.4: Germany, Italy and Yugoslavia. 19.2.5: the answer to a landing comes to towns of any country. */
const isOpenCountry = (id: UnitId, hex: HexId): boolean =>
  isYugoslav(hex) ||
  regionOf(hex) === 'Italy' ||
  (nationOf(id) === 'German' && regionOf(hex) === 'Germany') ||
  RESPONSE.includes(id)

/** 6.2, 6.4, R-9: towns on the railway. */
function whyNotRailTown(
  s: Pick<Arriving, 'units' | 'hidden' | 'setting' | 'surrendered'>,
  id: UnitId,
  hex: HexId,
): Refusal | false {
  const isGerman = nationOf(id) === 'German'
  const rule = isGerman ? '6.2' : '6.4'
  if (!isSettled(hex)) return refusal(rule, 'it arrives in a town or city', { hex })
  if (!isOpenCountry(id, hex)) return refusal(rule, `it does not arrive in ${regionOf(hex)}`, { hex })
  if (!isGerman && whyBanned(s, id, hex) !== null)
    return refusal('6.4.1', 'this region borders Hungary, Romania or Bulgaria', { hex }, 'R-37')
  const isLinked = isGerman ? isRailedToGermany(s, hex) : isRailedToItaly(s, hex)
  return (
    !isLinked && refusal(rule, `no free railway leads from there to ${isGerman ? 'Germany' : 'Italy'}`, { hex }, 'R-9')
  )
}

function whyNotAxis(
  s: Pick<Arriving, 'units' | 'hidden' | 'setting' | 'surrendered'>,
  id: UnitId,
  hex: HexId,
): Refusal[] {
  const nation = nationOf(id)
  const rule = RULES[nation as keyof typeof RULES]
  const home = HOMES[nation]
  return firstOf(
    () => (nation === 'Croatian' || nation === 'Ustashi') && whyNotEmptyHome(s, hex, rule),
    () => (nation === 'German' || nation === 'Italian') && whyNotRailTown(s, id, hex),
    () =>
      home !== undefined &&
      !home.includes(regionOf(hex) ?? '') &&
      refusal(rule, `it arrives in ${home.join(' or ')}`, { hex }),
    () => isHeldBy(s, hex, PARTISAN) && refusal(rule, 'enemy units are there', { hex }),
    () => !isAmong(s, id, hex) && refusal(rule, 'units of another nation are there', { hex }),
    () => whyBanned(s, id, hex) ?? whyNotJoin(s, [id], hex),
  )
}

/** 6: why a new or rebuilt unit may not arrive in a hex. */
export const whyNotArrive = (s: Arriving, id: UnitId, hex: HexId): Refusal[] =>
  arrivalHexes(s, id).includes(hex) ? [] : whyNoArrival(s, id, hex)

const whyNoArrival = (s: Arriving, id: UnitId, hex: HexId): Refusal[] =>
  sideOf(id) === PARTISAN ? whyNotPartisan(s, hex) : whyNotAxis(s, id, hex)

const towns = landHexes.filter(isSettled)
const mainland = landHexes.filter(hex => isYugoslav(hex) && !isIsland(hex))

/** The same as `whyNotPartisan` for the whole map, region by region. */
const partisanHexes = derived(['units', 'hidden', 'placed'], (s): readonly HexId[] => {
  const roomy = new Set(landRegions.filter(region => hasRoom(s, region)))
  const isLifted = !landRegions.some(region => isRegionOpen(s, region))
  return mainland.filter(hex => isEmpty(s, hex) && (isLifted || roomy.has(regionOf(hex) as string)))
})

/** Where a nation could arrive at best, without a look at who stands there. */
const candidates = derived(['units', 'hidden'], (s, nation: Nation): readonly HexId[] => {
  if (nation === 'German') return towns.filter(hex => isRailedToGermany(s, hex))
  if (nation === 'Italian') return towns.filter(hex => isRailedToItaly(s, hex))
  return (HOMES[nation] ?? []).flatMap(hexesIn).sort((a, b) => a - b)
})

const croatianHexes = derived(['units', 'hidden'], s =>
  mainland.filter(hex => isEmpty(s, hex) && !isClosedToCroatians(hex)),
)

const axisHexes = derived(['units', 'hidden', 'setting', 'surrendered'], (s, id: UnitId): readonly HexId[] =>
  candidates(s, nationOf(id)).filter(hex => whyNotAxis(s, id, hex).length === 0),
)

export function arrivalHexes(s: Arriving, id: UnitId): readonly HexId[] {
  const nation = nationOf(id)
  if (nation === 'Partisan') return partisanHexes(s)
  return nation === 'Croatian' || nation === 'Ustashi' ? croatianHexes(s) : axisHexes(s, id)
}

/** Whether there is any such hex, without a list of them all. */
export function canArrive(s: Arriving, id: UnitId): boolean {
  const nation = nationOf(id)
  if (nation === 'Partisan' && landRegions.some(region => isRegionOpen(s, region))) return true
  return arrivalHexes(s, id).length > 0
}

/** Of the hexes it may arrive in, the one that is nearest to those of its nation; the first of the map where none stands. */
export function nearestArrival(s: Arriving, id: UnitId): HexId {
  const own = unitIds.flatMap(each => (nationOf(each) === nationOf(id) ? (hexOf(s, each) ?? []) : []))
  const away = (hex: HexId): number => own.reduce((sum, each) => sum + distance(grid, hex, each), 0)
  return arrivalHexes(s, id).reduce((best, hex) => (away(hex) < away(best) ? hex : best))
}

const turnsOf = recent(
  (chart: Arrivals): ReadonlyMap<UnitId, number> =>
    new Map(
      Object.entries(chart).flatMap(([turn, names]) => names.map(name => [unitNamed(name), Number(turn)] as const)),
    ),
)

/** 6.0.1: the turn on a counter; null when it comes by a rule of its own, or at the start. */
export const arrivalTurn = (s: Pick<Partizan, 'setting'>, id: UnitId): number | null =>
  turnsOf(arrivalsOf(s)).get(id) ?? null

/** 6.0.1, R-10: everyone of a side whose turn has come, those who found no hex before included. */
export function dueUnits(s: Partizan, side: Side): UnitId[] {
  const named = Object.entries(arrivalsOf(s)).flatMap(([turn, ids]) => (Number(turn) <= s.turn ? ids : []))
  return [...named.map(unitNamed), ...s.armpit.granted].filter(id => sideOf(id) === side && isIn(s, id, 'waiting'))
}

/** Puts a unit where it arrives or is built; of a Partisan the region is noted (6.5, R-51). */
export function putInPlace(s: Partizan, id: UnitId, hex: HexId): void {
  placeUnit(s, id, hex)
  if (isPartisan(id)) s.placed = [...s.placed, regionOf(hex) as string]
}
