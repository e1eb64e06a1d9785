import { describe, expect, it } from 'vitest'
import {
  CORPS,
  type Counter,
  casIds,
  counters,
  type LandUnit,
  landIds,
  landUnit,
  MARKERS,
  type Nation,
  ngsIds,
  unitNamed,
} from '../../../../src/games/operation-gertrud/forces/counters'
import { scenarios } from '../../../../src/games/operation-gertrud/forces/scenarios'
import { rules } from '../../../../src/games/operation-gertrud/rules'

const land = landIds.map(landUnit)
const idsOf = (list: readonly Counter[]) => list.map(({ id }) => id).sort()
const landOf = (is: (unit: LandUnit) => boolean) => idsOf(land.filter(is))
const named = (id: string) => landUnit(unitNamed(id))

/** How many counters each nation has, the nations without any left out. */
const byNation = (list: readonly Counter[]) => {
  const count: { [nation in Nation]?: number } = {}
  for (const { nation } of list) count[nation] = (count[nation] ?? 0) + 1
  return count
}

describe('counters', () => {
  it('2.0.1, 2.2 the 160 pieces are 95 land units, 22 CAS, 9 NGS and 34 markers', () => {
    expect([landIds.length, casIds.length, ngsIds.length]).toEqual([95, 22, 9])
    const markers = Object.values(MARKERS).reduce<number>((sum, count) => sum + count, 0)
    expect([markers, counters.length + markers]).toEqual([34, 160])
    expect(new Set(counters.map(({ id }) => id)).size).toBe(126)
  })

  it('2.3 land units, aircraft and ships by nation', () => {
    expect(byNation(land)).toEqual({ German: 24, Turkish: 51, Italian: 7, Soviet: 11, Allied: 2 })
    expect(byNation(casIds.map(id => counters[id]))).toEqual({
      German: 10,
      Turkish: 4,
      Italian: 2,
      British: 3,
      American: 1,
      Soviet: 2,
    })
    expect(byNation(ngsIds.map(id => counters[id]))).toEqual({
      Turkish: 1,
      Italian: 2,
      British: 3,
      American: 1,
      Soviet: 2,
    })
  })

  it('2.3 the colour tells the side; Soviets and the Yavuz may change theirs', () => {
    const seen = (id: string) => {
      const { side, colour, beige } = counters[unitNamed(id)]
      return [side, colour, beige]
    }
    expect(seen('de-pz-8')).toEqual([0, 'german', false])
    expect(seen('it-bergamo')).toEqual([0, 'italian', false])
    expect(seen('tr-inf-1')).toEqual([1, 'turkish', false])
    expect(seen('su-arm-6')).toEqual([null, 'soviet', false])
    expect(seen('tr-ngs-yavuz')).toEqual([null, 'turkish', false])
    expect(['al-inf-2', 'br-cas-1', 'br-ngs-1', 'us-cas-1', 'us-ngs-1'].map(seen)).toEqual(
      Array(5).fill([1, 'british', true]),
    )
  })

  it('2.4 armor are five panzer divisions, the Turkish brigade and two Soviet divisions; Grossdeutschland is not (11.4.2)', () => {
    expect(landOf(({ type }) => type === 'armor')).toEqual([
      'de-pz-11',
      'de-pz-14',
      'de-pz-5',
      'de-pz-8',
      'de-pz-9',
      'su-arm-54',
      'su-arm-6',
      'tr-arm-iab',
    ])
    expect(named('de-mot-gd').type).toBe('motorized')
  })

  it('2.4 nine types stand on the counters, the Kommando a type of its own (11.0.step8)', () => {
    expect([...new Set(land.map(({ type }) => type))].sort()).toEqual([
      'airborne',
      'armor',
      'cavalry',
      'commando',
      'infantry',
      'marine',
      'mechanized',
      'motorized',
      'mountain',
    ])
    expect(landOf(({ type }) => type === 'commando')).toEqual(['de-kommando'])
    expect(landOf(({ type }) => type === 'cavalry')).toEqual([
      'su-cav-17',
      'su-cav-4',
      'tr-cav-1',
      'tr-cav-14',
      'tr-cav-2',
      'tr-cav-7',
    ])
  })

  it('2.5 the 7th Flieger prints an 8; CAS and NGS print no combat factor', () => {
    expect(named('de-abn-7').full.combat).toBe(8)
    expect(counters.filter(each => each.kind !== 'land' && 'full' in each)).toEqual([])
    expect(() => landUnit(unitNamed('tr-ngs-yavuz'))).toThrow(RangeError)
  })

  it('2.6.1, 2.6.2 all move 5 but the 7th Flieger and the Kommando, who move 3 and ignore ZOC (8.2, 8.3)', () => {
    expect(landOf(({ movement }) => movement === 3)).toEqual(['de-abn-7', 'de-kommando'])
    expect(landOf(({ ignoresZoc }) => ignoresZoc)).toEqual(['de-abn-7', 'de-kommando'])
    expect(land.filter(({ movement }) => movement === 5)).toHaveLength(93)
  })

  it('the reduced side of every unit is weaker and never nothing (2.7.1)', () => {
    for (const { id, full, reduced } of land) {
      expect(reduced.combat, id).toBeLessThan(full.combat)
      expect(reduced.highland, id).toBeLessThan(full.highland)
      expect(reduced.combat, id).toBeGreaterThan(0)
    }
  })

  it('Armenian, Kommando, Kurd and Muslim alone need no supply (7.6)', () => {
    expect(landOf(({ needsSupply }) => !needsSupply)).toEqual(['de-armenian', 'de-kommando', 'de-kurd', 'de-muslim'])
  })

  it('two German divisions and two Turkish brigades have a second factor for rough and mountain (16.0.1)', () => {
    expect(landOf(({ full }) => full.combat !== full.highland)).toEqual([
      'de-mtn-1',
      'de-mtn-4',
      'tr-mtn-26',
      'tr-mtn-68',
    ])
    expect(named('de-mtn-1').full).toEqual({ combat: 7, highland: 9 })
    expect(named('de-mtn-1').ratings).toEqual({ full: '7(9)-5', reduced: '4(5)-5' })
  })

  it('18.1.g5, 18.1.g6, 18.1.g7, 18.1.g8, 18.1.g9, 18.1.g10, 18.1.g11 seven corps in seven colours', () => {
    expect(CORPS).toEqual({
      XLVI: 'red',
      XLIX: 'blue',
      LI: 'green',
      LII: 'brown',
      XL: 'yellow',
      XLI: 'white',
      XIV: 'purple',
    })
    const members = (corps: string) => landOf(unit => unit.corps === corps)
    expect(members('XLVI')).toEqual(['de-mot-16', 'de-pz-14', 'de-pz-8'])
    expect(members('XLIX')).toEqual(['de-mtn-1', 'de-mtn-4'])
    expect(members('LI')).toEqual(['de-inf-101', 'de-inf-132', 'de-inf-183'])
    expect(members('LII')).toEqual(['de-inf-79'])
    expect(members('XL')).toEqual(['de-inf-73', 'de-mech-lah', 'de-pz-9'])
    expect(members('XLI')).toEqual(['de-mech-reich', 'de-mot-gd', 'de-mot-hg'])
    expect(members('XIV')).toEqual(['de-inf-294', 'de-mot-60', 'de-pz-11', 'de-pz-5'])
  })

  it('every corps is one group of the set-up', () => {
    const groups = scenarios[0].groups.filter(({ alone }) => alone)
    expect(groups.map(({ id, units }) => [id, [...units].sort()])).toEqual(
      Object.keys(CORPS).map(corps => [`ger-${corps}`, landOf(unit => unit.corps === corps)]),
    )
  })

  it('the printed plus of the aircraft (13.1, R-60)', () => {
    const plus = (nation: Nation) =>
      casIds.flatMap(id => {
        const cas = counters[id]
        return cas.kind === 'cas' && cas.nation === nation ? [cas.plus] : []
      })
    expect(plus('German')).toEqual([2, 2, 2, 2, 1, 1, 0, 0, 0, 0])
    expect(plus('Turkish')).toEqual([0, 0, 1, 1])
    expect(plus('Italian')).toEqual([1, 0])
    expect(plus('British')).toEqual([1, 1, 2])
    expect(plus('American')).toEqual([1])
    expect(plus('Soviet')).toEqual([0, 1])
  })
})

describe('the rule index', () => {
  it('has a line for all 408 rules, and only eight touch nothing', () => {
    expect(Object.keys(rules)).toHaveLength(408)
    expect(Object.values(rules).every(({ says }) => says.length > 0)).toBe(true)
    const idle = Object.keys(rules).filter(rule => rules[rule].noEffect !== undefined)
    expect(idle.sort()).toEqual(['1.0', '1.1', '10.0.5', '11.2', '19.0.1', '2.8', 'S43', 'S47'])
  })
})
