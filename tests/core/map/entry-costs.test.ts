import { describe, expect, it } from 'vitest'
import { type EntryCosts, entryFacts } from '../../../src/core/map/entry-costs'
import { hexOf } from '../../../src/core/map/map-queries'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { sampleSource } from './sample-map'

const map = readMapSource(sampleSource())

const row = (on: EntryCosts['rows'][number]['on'], of: string, cost: EntryCosts['rows'][number]['cost']) =>
  ({ on, of, cost, rule: '1', source: 'rulebook' }) as const

const costs: EntryCosts = {
  classes: ['foot', 'wheels'],
  conditions: ['dry', 'mud'],
  replacing: ['city'],
  rows: [
    row('terrain', 'clear', [
      [1, 1],
      [2, 3],
    ]),
    row('terrain', 'mountain', [
      [3, null],
      [4, null],
    ]),
    row('terrain', 'sea', [
      [null, null],
      [null, null],
    ]),
    row('place', 'city', [
      [1, 1],
      [1, 1],
    ]),
    row('place', 'town', [
      [1, 1],
      [1, 1],
    ]),
    row('river', 'great', [
      [2, 4],
      [3, 6],
    ]),
    row('river', 'river', [
      [1, 2],
      [1, 2],
    ]),
    row('hexside', 'strait', [
      [2, 2],
      [2, 2],
    ]),
    row('hexside', 'blocked', [
      [null, null],
      [null, null],
    ]),
    row('hexside', 'karst', [
      [1, null],
      [1, null],
    ]),
    row('line', 'road', [
      [1, 0.5],
      [1, 1],
    ]),
  ],
}

const facts = (hex: string, condition = 0) => entryFacts(costs, map, hexOf(map, hex))[condition]
const from = (to: string, hex: string, condition = 0) => facts(to, condition).from.find(step => step.hex === hex)

describe('the cost to enter a hex', () => {
  it('is that of its terrain, by class and condition', () => {
    expect(facts('0102').into).toEqual([3, null])
    expect(facts('0402', 0).into).toEqual([1, 1])
    expect(facts('0402', 1).into).toEqual([2, 3])
    expect(facts('0404').into).toEqual([null, null])
  })

  it('is added to by a place, or replaced where the chart says so', () => {
    // Enos fills 0303 and 0302; Edirne is a city.
    expect(facts('0303', 1).into).toEqual([3, 4])
    expect(facts('0202', 1).into).toEqual([1, 1])
  })

  it('has the hexside added to it, which may close it', () => {
    expect(from('0203', '0102')?.overland).toEqual([3, 5])
    expect(from('0302', '0202')?.overland).toEqual([3, 4])
    expect(from('0301', '0202')?.overland).toEqual([null, null])
    expect(from('0302', '0301')?.overland).toEqual([3, null])
    expect(from('0403', '0303')?.overland).toEqual([3, 3])
  })

  it('is the road’s own where a road joins the two hexes', () => {
    expect(from('0203', '0103')?.byLine).toEqual({ class: 'road', cost: [1, 0.5] })
    expect(from('0203', '0102')?.byLine).toBeNull()
  })

  it('is closed where the chart knows no such terrain', () => {
    expect(facts('0401').into).toEqual([null, null])
  })

  it('names the lines of the chart it rests on', () => {
    expect(facts('0303').rests.map(({ on, of }) => `${on} ${of}`)).toEqual([
      'terrain clear',
      'place town',
      'hexside strait',
    ])
  })

  it('leaves out neighbours beyond the rim', () => {
    expect(facts('0101').from.map(({ direction, hex }) => `${direction} ${hex}`)).toEqual([
      'E 0102',
      'SE 0202',
      'SW 0201',
    ])
  })
})
