import { counterFinder } from '../../../core/army/counter-names'
import { printedNames } from '../../../core/army/units'
import type { UnitId } from '../../../core/ids'
import { map } from '../map/geography'
import { britishAir, bulgarianAir, germanAir, greekAir, hungarianAir, italianAir, yugoslavAir } from './air-units'
import { bulgarian, hungarian } from './bulgarian-and-hungarian-units'
import {
  type AirCounter,
  type AirRow,
  type Counter,
  type GroundCounter,
  type GroundRow,
  type Nation,
  type Rating,
  SIDE_IDS,
} from './counter'
import { german } from './german-units'
import { british, greek } from './greek-and-british-units'
import { albanian, italian } from './italian-units'
import { withPoints } from './position-antiaircraft'
import { yugoslav } from './yugoslav-units'

/** '4-6' attacks and defends with 4 and moves 6; '2-3-8' attacks with 2 and defends with 3. */
function ratingOf(printed: string): Rating {
  const [attack = 0, second = 0, third] = printed.split('-').map(Number)
  return third === undefined ? { attack, defense: attack, move: second } : { attack, defense: second, move: third }
}

/** 3.B: whose a unit is depends on the position (Bulgaria and Yugoslavia may join either side), so no counter has a side. */
const onGround =
  (nation: Nation) =>
  ([id, name, type, size, strength, special]: GroundRow): GroundCounter => {
    const [full = '', cadre] = strength.split('/')
    return {
      kind: 'ground',
      id,
      name,
      side: null,
      nation,
      type,
      size,
      full: ratingOf(full),
      cadre: cadre === undefined ? null : ratingOf(cadre),
      ...special,
    }
  }

const inAir =
  (nation: Nation) =>
  ([id, name, letters, category, attack, defense, tactical, strategic, range, special]: AirRow): AirCounter => ({
    kind: 'air',
    id,
    name,
    side: null,
    nation,
    letters,
    category,
    attack,
    defense,
    tactical,
    strategic,
    range,
    codes: special?.codes ?? [],
    towed: special?.towed === true,
    ...(special?.source === undefined ? {} : { source: special.source }),
  })

export const counters: readonly Counter[] = [
  ...withPoints(italian).map(onGround('Italian')),
  ...withPoints(albanian).map(onGround('Albanian')),
  ...withPoints(german).map(onGround('German')),
  ...withPoints(bulgarian).map(onGround('Bulgarian')),
  ...withPoints(hungarian).map(onGround('Hungarian')),
  ...withPoints(greek).map(onGround('Greek')),
  ...withPoints(british).map(onGround('British')),
  ...withPoints(yugoslav).map(onGround('Yugoslav')),
  ...italianAir.map(inAir('Italian')),
  ...germanAir.map(inAir('German')),
  ...bulgarianAir.map(inAir('Bulgarian')),
  ...hungarianAir.map(inAir('Hungarian')),
  ...greekAir.map(inAir('Greek')),
  ...britishAir.map(inAir('British')),
  ...yugoslavAir.map(inAir('Yugoslav')),
]

/** For rules and data that name a counter; throws on a name that does not exist. */
export const unitNamed = counterFinder(counters)

export const unitIds: readonly UnitId[] = counters.map((_, id) => id as UnitId)
export const counterOf = (id: UnitId): Counter => counters[id]

const isGround = (counter: Counter): counter is GroundCounter => counter.kind === 'ground'

/** 3.A: the units proper; air units are forces. */
export const groundIds: readonly UnitId[] = unitIds.filter(id => isGround(counters[id]))
export const airIds: readonly UnitId[] = unitIds.filter(id => !isGround(counters[id]))
export const isGroundUnit = (id: UnitId): boolean => isGround(counters[id])
/** The counter of a ground unit; asked of an air unit it is a mistake in the rules. */
export function groundOf(id: UnitId): GroundCounter {
  const counter = counters[id]
  if (!isGround(counter)) throw new TypeError(`${counter.id} is no ground unit`)
  return counter
}
export function airOf(id: UnitId): AirCounter {
  const counter = counters[id]
  if (isGround(counter)) throw new TypeError(`${counter.id} is no air unit`)
  return counter
}

/** How hexes, units and sides stand in a file. */
export const { hex, unit, side, unitTable, hexList, unitList } = printedNames(map, counters, SIDE_IDS)

/** 'it-inf-19 it-inf-23': several by their names. */
export const unitsNamed = (text: string): UnitId[] => (text === '' ? [] : text.split(' ').map(unitNamed))
