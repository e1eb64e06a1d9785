import { describe, expect, it } from 'vitest'
import { sideOf } from '../../../../src/core/map/map-queries'
import { look } from '../../../../src/games/balkan-gambit/look'
import { grid, map } from '../../../../src/games/balkan-gambit/map/hexes'
import { hex, hexes, position } from '../positions'

type S = Parameters<typeof look.markers>[0]
const marker = (s: S, key: string) => look.markers(s).find(each => each.key === key)
const flags = (s: S) => look.markers(s).filter(each => each.small)

describe('markers', () => {
  it('7.11.3, 9.3.6 Beachheads are open or closed and tell when the port opens; Ports are open', () => {
    const s = position({
      markers: [{ hex: '1732' }, { hex: '1738', open: false, opens: 6 }, { hex: '1420', port: true, open: false }],
    })
    expect(marker(s, 'beachhead-1732')?.face.state).toEqual({ mode: 'open' })
    const closed = marker(s, 'beachhead-1738')?.face
    expect([closed?.symbol, closed?.ratings, closed?.state]).toEqual([
      'beachhead',
      'T6',
      { mode: 'closed', outOfSupply: true },
    ])
    const port = marker(s, 'beachhead-1420')?.face
    expect([port?.symbol, port?.state.mode]).toEqual(['port', 'open'])
  })

  it('show Improved Positions and the station of the fleet', () => {
    const s = position({ improved: ['1717'], naval: '1738' })
    expect(marker(s, 'position-1717')?.at).toEqual({ hex: hex('1717') })
    expect([marker(s, 'naval')?.at, marker(s, 'naval')?.face.kind]).toEqual([{ hex: hex('1738') }, 'naval'])
    expect(look.markers(position())).toEqual([])
  })

  it('4.0.5 fly a small flag where control has changed or counts', () => {
    expect(flags(position({ allied: ['1717'] })).map(each => [each.key, each.face.nation])).toEqual([
      ['control-1717', 'british'],
    ])
    const start = position({ scenario: '1945', allied: ['2218'] })
    expect(flags(start).some(each => each.key === 'control-2218')).toBe(false)
    const lost = position({ scenario: '1945', allied: [] })
    expect(flags(lost).find(each => each.key === 'control-2218')?.face.nation).toBe('german')
  })

  it('S43.9 a city once liberated keeps its mark when it is lost again', () => {
    const s = position({ own: { liberated: hexes('2218') } })
    const flag = marker(s, 'control-2218')
    expect([flag?.face.nation, flag?.face.ratings]).toEqual(['german', '+1'])
  })

  it('13.6.2 the blown bridge lies on its hexside', () => {
    const s = position({ own: { blown: { a: hex('1732'), b: hex('1731') } } })
    expect(marker(s, 'bridge')?.at).toEqual({ hexside: sideOf(map, hex('1732'), hex('1731')) })
  })

  it('no two share a key', () => {
    const s = position({
      markers: [{ hex: '1738' }],
      improved: ['1717', '1732'],
      allied: ['1717', '1732'],
      naval: '1738',
    })
    const keys = look.markers(s).map(each => each.key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain(`control-${grid.numbers[hex('1732')]}`)
  })
})
