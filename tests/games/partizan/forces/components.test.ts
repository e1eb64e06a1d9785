import { describe, expect, it } from 'vitest'
import { COUNTER_NATIONS, COUNTER_SYMBOLS } from '../../../../src/core/engine/counter-face'
import {
  AXIS,
  type Counter,
  counters,
  type Nation,
  PARTISAN,
  unitNamed,
} from '../../../../src/games/partizan/forces/counters'
import { markers } from '../../../../src/games/partizan/forces/marker-sheet'
import { rules } from '../../../../src/games/partizan/rules'

const counter = (id: string): Counter => counters[unitNamed(id)]
const of = (nation: Nation): readonly Counter[] => counters.filter(each => each.nation === nation)
const printed = (id: string): string => {
  const { attack, defence, move } = counter(id).full
  return `${attack}-${defence}-${move}`
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('2 counters', () => {
  it('2.0 the sheet has 228 counters: 158 land units and 70 others', () => {
    expect([counters.length, sum(markers.map(each => each.count))]).toEqual([158, 70])
  })

  it.each([
    ['German', 35],
    ['Italian', 25],
    ['Bulgarian', 10],
    ['Hungarian', 3],
    ['Ustashi', 11],
    ['Croatian', 15],
    ['Partisan', 51],
    ['American', 4],
    ['French', 1],
    ['Polish', 1],
    ['British', 2],
  ] as const)('2.0 %s units: %i', (nation, count) => {
    expect(of(nation).length).toBe(count)
  })

  it('2.0 ids and names are each given once', () => {
    expect(new Set(counters.map(({ id }) => id)).size).toBe(158)
    expect(new Set(counters.map(({ name }) => name)).size).toBe(158)
    expect(() => unitNamed('ge-715')).toThrow(RangeError)
  })

  it('2.1.1 four units are motor, nineteen mountain, two cavalry, the others leg', () => {
    const ofType = (type: Counter['type']) => counters.filter(each => each.type === type)
    expect(ofType('motor').map(each => each.designation)).toEqual(['202 Pz', '21 Pz', '1 EdS', '2 TdF'])
    expect(ofType('cavalry').map(each => each.designation)).toEqual(['1 Kos', 'BZ'])
    expect(ofType('mountain').length).toBe(7 + 3 + 5 + 3 + 1)
    expect(ofType('leg').length).toBe(158 - 4 - 2 - 19)
  })

  it('2.1.1 special forces are leg units', () => {
    expect(['ge-br', 'ge-500ss', 'al-sas2', 'al-f10'].map(id => counter(id).type)).toEqual(Array(4).fill('leg'))
  })

  it('mountain and cavalry units share a column of movement costs (9.1.7)', () => {
    expect(['ge-714', 'ge-21pz', 'ge-1geb', 'ge-1kos'].map(id => counter(id).moveClass)).toEqual([
      'leg',
      'motor',
      'mountainCavalry',
      'mountainCavalry',
    ])
  })

  it('2.1.2 every Partisan unit has one step', () => {
    expect(of('Partisan').every(({ steps, reduced }) => steps === 1 && reduced === null)).toBe(true)
  })

  it('2.1.3 divisions and corps of the other nations have two steps, brigades and smaller units one', () => {
    for (const { nation, size, steps, reduced } of counters.filter(each => each.nation !== 'Partisan')) {
      expect([nation, size, steps]).toEqual([nation, size, size === 'XX' || size === 'XXX' ? 2 : 1])
      expect(reduced !== null).toBe(steps === 2)
    }
  })

  it('2.1.3 the back of a counter is weaker than its front and as fast', () => {
    for (const { id, full, reduced } of counters.filter(each => each.steps === 2)) {
      expect([id, reduced?.move]).toEqual([id, full.move])
      expect(reduced?.attack).toBeLessThanOrEqual(full.attack)
      expect(reduced?.defence).toBeLessThan(full.defence)
    }
  })

  it('2.2 six nations are on the Axis side, each in its colour', () => {
    const nations = ['Bulgarian', 'Croatian', 'German', 'Hungarian', 'Italian', 'Ustashi'] as const
    expect(nations.map(nation => of(nation)[0].colour)).toEqual([
      'bulgarian',
      'croatian',
      'german',
      'hungarian',
      'italian-43',
      'ustashi',
    ])
    expect(counters.filter(({ side }) => side === AXIS).length).toBe(99)
    expect(nations.flatMap(nation => of(nation)).every(({ side }) => side === AXIS)).toBe(true)
  })

  it('2.3 Partisans and four Allied nations are on the other side; the E.I.S. units are Partisans', () => {
    const nations = ['Partisan', 'American', 'British', 'French', 'Polish'] as const
    expect(nations.map(nation => of(nation)[0].colour)).toEqual([
      'partisan-41',
      'american',
      'british',
      'french',
      'polish',
    ])
    expect(nations.flatMap(nation => of(nation)).every(({ side }) => side === PARTISAN)).toBe(true)
    expect(
      counters.filter(({ traits }) => traits.includes('eis')).map(each => [each.designation, each.nation]),
    ).toEqual([
      ['Gb', 'Partisan'],
      ['Nt', 'Partisan'],
    ])
  })

  it('2.4 the Italian divisions are the 25 of the list of names', () => {
    const list = 'AG Az Bg CdA EdS Em Fe Fi GdS Is Lo Ma Mc Ms Mu Pe Ps Pu Re Sa Ta TdF To Ve Za'.split(' ')
    expect(
      of('Italian')
        .map(({ designation }) => designation.split(' ')[1])
        .sort(),
    ).toEqual(list)
  })

  it('2.4 no Partisan counter has an abbreviation that is not in the list, and each of the list is used', () => {
    const list = 'Bk Bn Dl Gb Hr IB Is Kd Kr Lk Mk NOVJ Nt PG Pr Sk Sla Slo Sz Ud Vo'.split(' ')
    const used = new Set(of('Partisan').map(({ designation }) => designation.split(' ').at(-1)))
    expect([...used].sort()).toEqual([...list, 'Tito'].sort())
  })

  it('every counter has a colour and a symbol that the app can draw', () => {
    for (const { id, colour, symbol } of counters) {
      expect([id, COUNTER_NATIONS.includes(colour), COUNTER_SYMBOLS.includes(symbol)]).toEqual([id, true, true])
    }
    expect(markers.filter(({ symbol }) => !COUNTER_SYMBOLS.includes(symbol))).toEqual([])
  })

  it.each([
    ['it-eds', '3-4-10'],
    ['it-tdf', '3-4-10'],
    ['ge-21pz', '15-11-10'],
    ['ge-202pz', '2-1-10'],
    ['al-us3', '9-9-12'],
    ['cr-1p', '0-2-4'],
    ['pa-4kr', '2-1-8'],
  ])('%s is %s, as the rules say', (id, ratings) => {
    expect(printed(id)).toBe(ratings)
  })

  it('Force 10 defends with 1 and cannot attack (19.3.1)', () => {
    expect([counter('al-f10').full.attack, counter('al-f10').full.defence]).toEqual([0, 1])
  })

  it('2 SAS, Br and Force 10 are commandos; 500 SS, 2 SAS and Force 10 are always supplied (3.0.4, 15.5.1)', () => {
    const having = (trait: Counter['traits'][number]) =>
      counters.filter(({ traits }) => traits.includes(trait)).map(each => each.designation)
    expect(having('commando')).toEqual(['Br', '2 SAS', 'F10'])
    expect(having('self-supplied')).toEqual(['500 SS', '2 SAS', 'F10'])
    expect(having('paradrop')).toEqual(['500 SS'])
  })

  it('who stays away once eliminated (6.0.3, 13.3.2, 19.2.7)', () => {
    const never = counters.filter(({ traits }) => traits.includes('never-rebuilt'))
    const nations = new Set(['Croatian', 'Ustashi', 'American', 'French', 'Polish', 'British'])
    expect(counters.filter(({ nation }) => nations.has(nation)).every(each => never.includes(each))).toBe(true)
    expect(never.filter(({ nation }) => !nations.has(nation)).map(each => each.designation)).toEqual([
      '5 Geb',
      '21 Pz',
      '44',
      'Tito',
    ])
  })

  it('16.1 bombers and navy are no land units: one marker each, without ratings', () => {
    for (const id of ['axis-bomber', 'allied-bomber', 'partisan-navy']) {
      expect(markers.find(each => each.id === id)?.count).toBe(1)
      expect(() => unitNamed(id)).toThrow(RangeError)
    }
  })
})

describe('the rule index', () => {
  it('has the 258 rules of the inventory, six of them without effect on play', () => {
    const printed = Object.keys(rules).filter(rule => !rule.startsWith('R-'))
    expect(printed.length).toBe(258)
    expect(Object.values(rules).filter(({ noEffect }) => noEffect !== undefined).length).toBe(6)
  })
})
