import { describe, expect, it } from 'vitest'
import type { Gambit } from '../../../../src/games/balkan-gambit/state'
import { frame, offered, owed, play, position, refusals, steps, unit, where } from '../positions'

const reinforcing = (side: 0 | 1, build: Parameters<typeof position>[0]): Gambit =>
  position({
    ...build,
    frames: [
      {
        step: 'turn',
        side: 0,
        args: null,
        local: { next: side === 0 ? 'naval' : 'alliedTurn' },
        asker: -1,
        entered: true,
      },
      frame('reinforce', side),
    ],
  })

describe('8.1 optional reinforcements', () => {
  it('8.1.1 Axis units enter at 0906, if it is free of enemies and has room', () => {
    const s = reinforcing(1, { waiting: ['de-71-inf'] })
    expect(where(play(s, { kind: 'enter', unit: 'de-71-inf' }), 'de-71-inf')).toBe('0906')
    expect(
      refusals(reinforcing(1, { waiting: ['de-71-inf'], at: { '0906': ['uk-5-inf'] } }), {
        kind: 'enter',
        unit: 'de-71-inf',
      }),
    ).toEqual(['8.1.1'])
    const full = { '0906': ['de-gen-1', 'de-gen-2', 'de-gen-3'] }
    expect(
      refusals(reinforcing(1, { waiting: ['de-71-inf'], at: full }), { kind: 'enter', unit: 'de-71-inf' }),
    ).toEqual(['10.3.A'])
    const came = play(s, { kind: 'enter', unit: 'de-71-inf' }, 'done', 'end')
    expect(refusals(came, { kind: 'move', hex: '0906' })).toEqual([])
  })

  it('8.1.2 Allied units appear in the Med Box, land by sea move that turn but not by assault', () => {
    const s = reinforcing(0, {
      scenario: '1943',
      waiting: ['cdn-1-inf'],
      at: { '1238': ['uk-5-inf'] },
      markers: [{ hex: '1238' }],
    })
    const came = play(s, { kind: 'enter', unit: 'cdn-1-inf' })
    expect([where(came, 'cdn-1-inf'), came.optionalVp.axis]).toEqual(['med', 2])
    const commanding = play(came, 'done', 'none', { kind: 'maintain', hex: '1238' })
    expect(refusals(commanding, { kind: 'ship', unit: 'cdn-1-inf' })).toEqual([])
    expect(refusals(commanding, 'amphibious')).toEqual(['7.5'])
  })

  it('S43.11, S43.12 the options of 1943 and what they give away', () => {
    const price = (side: 0 | 1, ...waiting: string[]) =>
      waiting.map(id => {
        const { optionalVp } = play(reinforcing(side, { scenario: '1943', waiting }), { kind: 'enter', unit: id })
        return side === 0 ? optionalVp.axis : optionalVp.allied
      })
    expect(price(1, 'ss-1-pz', 'de-44-inf', 'de-71-inf', 'de-162-inf', 'de-113-mot')).toEqual([4, 2, 2, 1, 1])
    expect(price(0, 'cdn-5-arm', 'uk-25-arm', 'cdn-1-inf', 'uk-34-inf', 'uk-40-inf', 'cdn-1-art')).toEqual([
      3, 1, 2, 2, 2, 2,
    ])
  })

  it('S44.6, S44.9, S44.10 the options of 1944, Poles at double price, the Greek X unit in its cities', () => {
    const price = (side: 0 | 1, ...waiting: string[]) =>
      waiting.map(id => {
        const { optionalVp } = play(reinforcing(side, { waiting }), { kind: 'enter', unit: id })
        return side === 0 ? optionalVp.axis : optionalVp.allied
      })
    expect(price(0, 'pol-2-arm', 'pol-7-inf', 'pol-3-art', 'cdn-5-arm', 'us-10-mtn', 'uk-25-arm')).toEqual([
      6, 4, 4, 3, 2, 1,
    ])
    expect(price(1, 'de-71-inf', 'de-162-inf', 'de-100-lt', 'de-98-lt', 'de-15a-mot', 'de-1-pz')).toEqual([
      2, 1, 2, 1, 1, 4,
    ])
    const s = reinforcing(1, { waiting: ['gkc-x'] })
    expect(refusals(s, { kind: 'enter', unit: 'gkc-x' })).toEqual(['S44.9'])
    expect(refusals(s, { kind: 'raise', unit: 'gkc-x', hex: '1610' })).toEqual(['S44.9'])
    expect(where(play(s, { kind: 'raise', unit: 'gkc-x', hex: '2031' }), 'gkc-x')).toBe('2031')
    expect(
      refusals(reinforcing(1, { waiting: ['gkc-x'], allied: ['1738'] }), { kind: 'raise', unit: 'gkc-x', hex: '1738' }),
    ).toEqual(['S44.9'])
  })

  it('S45.9, S45.10 in 1945 the Axis has four options, the Allies none', () => {
    const waiting = ['de-162-inf', 'de-100-lt', 'ss-18-bde', 'it-13-inf']
    expect(offered(reinforcing(1, { scenario: '1945', waiting }), 'enter').sort()).toEqual([...waiting].sort())
    expect(offered(reinforcing(0, { scenario: '1945', waiting }), 'enter')).toEqual([])
    expect(
      play(reinforcing(1, { scenario: '1945', waiting }), { kind: 'enter', unit: 'it-13-inf' }).optionalVp.allied,
    ).toBe(1)
  })
})

describe('8.2-8.3 replacements', () => {
  const greek = (...ids: string[]) => ({ at: { '1738': ids }, reduced: ids, markers: [{ hex: '1738' }] })

  it('8.2.1, 8.2.2, 8.3.B1 a point restores a supplied reduced division on the map or in the Med Box', () => {
    const s = position(greek('uk-5-inf'))
    const whole = play(s, { kind: 'restore', unit: 'uk-5-inf' })
    expect([steps(whole, 'uk-5-inf'), whole.cp.free]).toEqual([2, 5])
    expect(refusals(whole, { kind: 'restore', unit: 'uk-5-inf' })).toEqual(['8.2.1'])
    expect(
      refusals(position({ med: ['uk-5-inf'], reduced: ['uk-5-inf'] }), { kind: 'restore', unit: 'uk-5-inf' }),
    ).toEqual([])
    expect(refusals(position({ ...greek('uk-5-inf'), markers: [] }), { kind: 'restore', unit: 'uk-5-inf' })).toEqual([
      '8.3.B1',
    ])
    expect(refusals(position({ dead: ['uk-5-inf'] }), { kind: 'restore', unit: 'uk-5-inf' })).toEqual(['8.3.B1'])
  })

  it('8.3.A1, 13.5.2, 13.5.7, 13.5.9, S45.2 only British and US divisions are restored, and no Allied brigade comes back', () => {
    for (const id of ['cdn-1-inf', 'pol-7-inf'])
      expect(refusals(position(greek(id)), { kind: 'restore', unit: id })).toEqual(['8.3.A1'])
    expect(refusals(position(greek('us-3-inf')), { kind: 'restore', unit: 'us-3-inf' })).toEqual([])
    const east = {
      scenario: '1945' as const,
      at: { '2715': ['su-73-inf'], '2725': ['bg-7-inf'] },
      reduced: ['su-73-inf', 'bg-7-inf'],
    }
    for (const id of ['su-73-inf', 'bg-7-inf'])
      expect(refusals(position(east), { kind: 'restore', unit: id })).toEqual(['8.3.A1'])
    expect(refusals(position({ dead: ['uk-21-arm'] }), { kind: 'reclaim', unit: 'uk-21-arm' })).toEqual(['8.3.A1'])
  })

  it('7.13.2, 8.3.B5, 8.3.A2 who takes replacements does nothing else, and who has acted takes none', () => {
    const whole = play(position(greek('uk-5-inf')), { kind: 'restore', unit: 'uk-5-inf' })
    expect(refusals(whole, { kind: 'move', hex: '1738' })).toEqual(['7.13.1'])
    const s = position(greek('uk-5-inf'))
    const moved = play(
      s,
      { kind: 'move', hex: '1738' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1737' },
      'done',
    )
    expect(refusals(moved, { kind: 'restore', unit: 'uk-5-inf' })).toEqual(['8.3.B5'])
    const med = play(position({ med: ['uk-5-inf'], reduced: ['uk-5-inf'], markers: [{ hex: '1738' }] }), {
      kind: 'restore',
      unit: 'uk-5-inf',
    })
    expect(refusals(med, { kind: 'ship', unit: 'uk-5-inf' })).toEqual(['7.13.1'])
  })

  const axis = { turn: 'axis' as const, at: { '1610': ['de-173-inf'] } }

  it('8.3.X1, 8.3.X2 the Axis reclaims German and SS brigades with or next to a supplied division, full or reduced', () => {
    const s = position({ ...axis, reduced: ['de-173-inf'], dead: ['de-gen-1', 'ss-13-lt', 'bg-22-bde', 'cro-1'] })
    expect(offered(s, 'reclaim').sort()).toEqual(['de-gen-1', 'ss-13-lt'])
    expect(refusals(s, { kind: 'reclaim', unit: 'cro-1' })).toEqual(['8.3.X1'])
    const raising = play(s, { kind: 'reclaim', unit: 'de-gen-1' })
    expect(owed(raising)).toBe('reclaim')
    expect(offered(raising, 'to').sort()).toEqual(['1509', '1510', '1609', '1610', '1611', '1709', '1710'])
    expect(refusals(raising, { kind: 'to', hex: '1612' })).toEqual(['8.3.X1'])
    const back = play(raising, { kind: 'to', hex: '1611' })
    expect([where(back, 'de-gen-1'), back.cp.free]).toEqual(['1611', 6])
    expect(refusals(back, { kind: 'move', hex: '1611' })).toEqual(['7.13.1'])
  })

  it('8.3.X1, 13.5.6 only German and SS divisions are restored; Italians and Bulgarians are not', () => {
    const s = position({
      turn: 'axis',
      scenario: '1943',
      at: { '1610': ['de-173-inf', 'ss-7-mtn'], '1622': ['it-1-alp'], '1925': ['bg-7-inf'] },
      reduced: ['de-173-inf', 'ss-7-mtn', 'it-1-alp', 'bg-7-inf'],
    })
    expect(offered(s, 'restore').sort()).toEqual(['de-173-inf', 'ss-7-mtn'])
    expect(refusals(s, { kind: 'restore', unit: 'it-1-alp' })).toEqual(['8.3.X1'])
  })

  it('8.3.X1 without a supplied division nobody comes back', () => {
    const alone = position({ turn: 'axis', at: { '1610': ['de-gen-2'] }, dead: ['de-gen-1'] })
    expect(refusals(alone, { kind: 'reclaim', unit: 'de-gen-1' })).toEqual(['8.3.X1'])
  })

  it('8.3.B2, 8.3.B3, 8.3.B4 what died out of supply or overstacked, and divisions, never return', () => {
    const s = position({ ...axis, dead: ['de-gen-1', 'de-297-inf'] })
    const gone = { ...s.units[unit('de-gen-1')], at: { is: 'dead' as const, pile: 'permanent' as const } }
    expect(
      refusals({ ...s, units: s.units.with(unit('de-gen-1'), gone) }, { kind: 'reclaim', unit: 'de-gen-1' }),
    ).toEqual(['8.3.B2'])
    expect(refusals(s, { kind: 'reclaim', unit: 'de-297-inf' })).toEqual(['8.3.B3'])
  })
})
