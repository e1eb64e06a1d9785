import { counterFinder } from '../../../core/army/counter-names'
import { printedNames } from '../../../core/army/units'
import type { UnitId } from '../../../core/ids'
import { map } from '../map/geography'
import type { Counter, Nation, UnitRow, UnitType } from './counter'
import { UNIT_ROWS } from './unit-rows'

/** 'ott-inf-1..3 ott-cav-2': names with a run of numbers at the end written short. */
export const namesIn = (text: string): string[] =>
  text.split(' ').flatMap(word => {
    const run = /^(.*-)(\d+)\.\.(\d+)$/.exec(word)
    if (run === null) return [word]
    const [, stem = '', from, to] = run
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${stem}${Number(from) + i}`)
  })

const ENDINGS = ['th', 'st', 'nd', 'rd']
const ordinal = (n: number): string => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (ENDINGS[n % 10] ?? 'th')}`

/** A unit's side is a question to the position (E18): no counter has one. */
const of =
  (nation: Nation) =>
  ([run, names, type, size, combat, cadre, movement, special]: UnitRow): Counter[] =>
    namesIn(run).map(id => {
      const number = Number(/\d+$/.exec(id)?.[0])
      const name = names.replace('#', ordinal(number)).replace('%', String(number))
      return { id, name, side: null, nation, type, size, combat, cadre, movement, ...special }
    })

export const counters: readonly Counter[] = Object.entries(UNIT_ROWS).flatMap(([nation, rows]) =>
  rows.flatMap(of(nation as Nation)),
)

/** E17: side 0 is the League or Serbia, side 1 the Ottomans, Bulgaria or Austro-Hungary. */
export const SIDE_IDS: readonly [string, string] = ['league', 'opponent']

/** How hexes, units and sides stand in a file. */
export const { hex, unit, side, unitTable, hexList, unitList } = printedNames(map, counters, SIDE_IDS)

/** For rules and data that name a counter; throws on a name that does not exist. */
export const unitNamed = counterFinder(counters)

export const unitIds: readonly UnitId[] = counters.map((_, id) => id as UnitId)
export const counterOf = (id: UnitId): Counter => counters[id]
export const isType = (id: UnitId, ...types: readonly UnitType[]): boolean => types.includes(counters[id].type)

/** Everything that stands in a hex: all but the Fleet. */
export const landIds: readonly UnitId[] = unitIds.filter(id => counters[id].type !== 'fleet')

export const FLEET = unitNamed('bri-fleet')
export const GERMAN_HQ = unitNamed('ger-hq-vg')
export const ALBANIANS = unitNamed('alb-inf-1')

export const unitsNamed = (text: string): UnitId[] => namesIn(text).map(unitNamed)
