import { describe, expect, it } from 'vitest'
import { charts } from '../../../../src/games/balkan-gambit/charts/charts'
import { look } from '../../../../src/games/balkan-gambit/look'
import { placeHex } from '../../../../src/games/balkan-gambit/map/hexes'
import { rules } from '../../../../src/games/balkan-gambit/rules/rules'
import { scoreOf } from '../../../../src/games/balkan-gambit/victory/victory'
import { engine, hex, play, position, settingOf } from '../positions'

const cell = (id: string, row: string, column: string, setting = settingOf('1944')) => {
  const found = look.tables(setting).find(each => each.id === id)
  return found?.rows.find(each => each.id === row)?.cells[found.columns.findIndex(each => each.id === column)]
}

describe('the score so far', () => {
  it('adds up to what victory is judged by', () => {
    const positions = [
      position(),
      position({ scenario: '1943', dead: ['de-297-inf', 'uk-5-inf'] }),
      position({ scenario: '1945', allied: ['1717'], own: { markersLost: 2, optionalVp: { allied: 3, axis: 5 } } }),
      position({ allied: ['1732', '2218'], markers: [{ hex: '1732', port: true }], at: { '1717': ['par-01'] } }),
    ]
    for (const s of positions) {
      const sheet = look.score(s)
      expect(sheet.totals).toEqual([scoreOf(s, 0).total, scoreOf(s, 1).total])
      for (const side of [0, 1] as const)
        expect(sheet.rows.reduce((sum, row) => sum + row.values[side], 0)).toBe(sheet.totals?.[side])
    }
  })

  it('4.0.5, 4.0.7 names the places that score: six a city, three a town', () => {
    const s = position({ allied: ['1732'], markers: [{ hex: '1732', port: true }] })
    const row = (label: string) => look.score(s).rows.find(each => each.label === label)
    expect(row('Towns held in supply by the Allies')).toMatchObject({ values: [3, 0], hexes: [hex('1732')] })
    const cities = row('Cities held in supply by the Axis')
    expect(cities?.values[1]).toBe(6 * (cities?.hexes?.length ?? 0))
    expect(cities?.hexes).toContain(placeHex('Beograd'))
  })

  it('4.0.6 lists what partisans deny', () => {
    const denied = look.score(position({ at: { '1717': ['par-01'] } })).rows.find(each => each.rule === '4.0.6')
    expect(denied?.hexes).toEqual([hex('1717')])
  })

  it('4.0.9 says who would win: double the points, or a draw', () => {
    const standing = (allied: number) =>
      look.score(position({ scenario: '1945', own: { optionalVp: { allied, axis: 0 } } })).standing
    expect(standing(30)).toMatch(/^The Axis would win/)
    expect(standing(31)).toMatch(/^A draw now: the Axis lead/)
    expect(standing(60)).toMatch(/^A draw now, 60 points each/)
    expect(standing(120)).toMatch(/^The Allies would win/)
  })

  it('4.0.9 says who has won once the game is over', () => {
    const standing = (allied: number, winner: 0 | 1 | null) => {
      const outcome = { winner, level: 'victory', rule: '4.0.9', facts: {} }
      return look.score(position({ scenario: '1945', own: { outcome, optionalVp: { allied, axis: 0 } } })).standing
    }
    expect(standing(30, 1)).toBe('The Axis won with 60 points to 30, at least twice as many.')
    expect(standing(31, null)).toBe('A draw: the Axis led with 60 points to 31, and needed twice as many.')
    expect(standing(60, null)).toBe('A draw, 60 points each.')
  })
})

describe('the charts as tables', () => {
  it('are those of the list of charts, in its order, each row as wide as its columns', () => {
    const made = look.tables(settingOf('1944'))
    expect(made.map(each => each.id)).toEqual(charts.map(each => each.id))
    for (const { columns, rows, rule } of made) {
      expect(rules[rule]).toBeDefined()
      for (const row of rows) expect(row.cells.length).toBe(columns.length)
    }
  })

  it('11.2 rough costs light units one and others two, and takes one from attackers', () => {
    expect(['light', 'nonmech', 'mech', 'attackFire'].map(column => cell('terrain', 'rough', column))).toEqual([
      '1',
      '2',
      '2',
      '−1',
    ])
  })

  it('SU.5 read as the rulebook has them', () => {
    expect([cell('weather', 'same', 'poor'), cell('weather', 'modifier', 'clear')]).toEqual(['poor', '+1'])
    expect(['1-2', '9-10'].map(column => cell('portOpening', 'turns', column))).toEqual(['1', '5'])
    expect([cell('airNaval', '1944', 'clear'), cell('airNaval', '1945', 'poor')]).toEqual(['3', '0'])
    expect(cell('italianAttitude', '9', 'attitude')).toBe('surrender')
    expect([cell('commands', 'attack', 'cost'), cell('commands', 'amphibious', 'cost')]).toEqual(['2', '3'])
    expect(cell('victory', 'city', 'points')).toBe('6')
  })

  it('show the charts that a player has put in their place', () => {
    const pack = { name: 'mine', charts: { reducedRatings: { 6: 4, 5: 3, 4: 2, 3: 1 } } }
    expect(cell('reducedRatings', 'reduced', '6', { ...settingOf('1944'), charts: pack })).toBe('4')
    expect(cell('reducedRatings', 'reduced', '6')).toBe('5')
  })

  it('12.11 have the column that the forecast lights', () => {
    const s = position({ at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf'] }, own: { tacUsed: 3 } })
    const planned = play(s, { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' })
    for (const state of [planned, play(planned, 'launch')]) {
      const chart = engine.forecast(state)?.chart
      const columns = look
        .tables(s.setting)
        .find(each => each.id === chart?.id)
        ?.columns.map(each => each.id)
      for (const column of [chart?.column, ...(chart?.possible ?? [])]) expect(columns).toContain(column)
    }
  })

  it('every scenario has its advice', () => {
    expect(Object.keys(look.advice)).toEqual(engine.game.scenarios.map(each => each.id))
  })
})
