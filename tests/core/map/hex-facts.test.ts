import { describe, expect, it } from 'vitest'
import { hexFacts } from '../../../src/core/map/hex-facts'
import { hexOf } from '../../../src/core/map/map-queries'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { sampleSource } from './sample-map'

const map = readMapSource(sampleSource())
const facts = (number: string) => hexFacts(map, hexOf(map, number))
const toward = (from: string, direction: string) => facts(from).neighbours.find(one => one.direction === direction)

describe('the facts of a hex', () => {
  it('tell all about the hex itself in printed names', () => {
    const { neighbours, ...own } = facts('0202')
    expect(own).toEqual({
      hex: '0202',
      terrain: 'clear',
      ground: 'land',
      inPlay: true,
      sea: null,
      lake: null,
      coast: [],
      areas: [
        { period: '1912', area: 'Thrace', alsoIn: ['Rumelia'], groups: [] },
        { period: '1913', area: 'Thrace', alsoIn: [], groups: [] },
      ],
      places: [
        {
          name: 'Edirne',
          kind: 'city',
          aliases: [],
          rank: 1,
          port: null,
          capital: 'Thrace',
          value: { first: 5 },
          hexes: ['0202'],
          attributes: {},
        },
      ],
      lines: [
        { name: 'Orient line', class: 'high', kind: 'rail', periods: ['1912', '1913'] },
        { name: 'New branch', class: 'narrow', kind: 'rail', periods: ['1913'] },
      ],
      marks: { 'supply source': { side: 'Axis' } },
      boxes: [],
    })
    expect(neighbours).toHaveLength(6)
  })

  it('name the six neighbours clockwise, null beyond the rim', () => {
    expect(facts('0202').neighbours.map(({ direction, hex }) => [direction, hex])).toEqual([
      ['NE', '0102'],
      ['E', '0203'],
      ['SE', '0302'],
      ['SW', '0301'],
      ['W', '0201'],
      ['NW', '0101'],
    ])
    expect(facts('0101').neighbours.map(({ hex }) => hex)).toEqual([null, '0102', '0202', '0201', null, null])
  })

  it('tell what lies on a hexside', () => {
    expect(toward('0202', 'NE')).toEqual({
      direction: 'NE',
      hex: '0102',
      terrain: 'mountain',
      river: { name: 'Maritsa', class: 'great', rank: 3 },
      strait: null,
      blocked: null,
      bridges: ['rail'],
      lines: [{ name: 'Orient line', class: 'high', kind: 'rail', periods: ['1912', '1913'] }],
      wall: null,
      wallOpposite: null,
      marks: {},
    })
    expect(toward('0202', 'SW')?.blocked).toBe('cliff')
    expect(toward('0303', 'SW')?.strait).toBe('Narrows')
    expect(toward('0301', 'E')?.marks).toEqual({ karst: 'Velebit' })
  })

  it('tell own walls from those of the neighbour', () => {
    expect(toward('0203', 'SE')?.wall).toEqual({ owner: 'Bulgaria', name: 'Chataldja' })
    expect(toward('0203', 'SE')?.wallOpposite).toEqual({ owner: 'Turkey', name: null })
    expect(toward('0303', 'NW')?.wall).toEqual({ owner: 'Turkey', name: null })
  })

  it('tell seas, lakes, coasts, boxes and plain marks', () => {
    expect(facts('0104').sea).toBe('Aegean')
    expect(facts('0401').lake).toBe('Lake Van')
    expect(facts('0303').coast).toEqual(['Aegean', 'Marmara'])
    expect(facts('0201').marks).toEqual({ 'supply source': true })
    expect(facts('0201').areas[0].groups).toEqual(['Ottoman Empire'])
    expect(facts('0403').boxes).toEqual([
      { id: 'display', name: 'Off-Map Display', distance: 2, means: ['sea'], way: 'out' },
    ])
    expect(facts('0101').inPlay).toBe(false)
  })

  it('are plain JSON', () => {
    for (const number of map.grid.numbers) expect(JSON.parse(JSON.stringify(facts(number)))).toEqual(facts(number))
  })
})
