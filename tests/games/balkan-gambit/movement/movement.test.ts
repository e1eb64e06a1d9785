import { describe, expect, it } from 'vitest'
import { sideOf } from '../../../../src/core/map/map-queries'
import { grid, map } from '../../../../src/games/balkan-gambit/map/hexes'
import { canCross, stepCosts } from '../../../../src/games/balkan-gambit/movement/ground'
import { movementFactor, reachFrom, whyBanned } from '../../../../src/games/balkan-gambit/movement/movement'
import { isInSupply } from '../../../../src/games/balkan-gambit/supply/supply'
import {
  attack,
  engine,
  frame,
  hex,
  offered,
  play,
  position,
  refusals,
  type Scenario,
  unit,
  volley,
  where,
} from '../positions'

const picked = (build: Parameters<typeof position>[0], id: string, from: string) =>
  play(position(build), { kind: 'move', hex: from }, { kind: 'pick', unit: id })

/** What it costs a unit to go from one hex to the next. */
const cost = (id: string, from: string, to: string, scenario: Scenario = '1944'): number => {
  const s = position({ scenario, at: { [from]: [id] } })
  return reachFrom(s, unit(id), hex(from), 20, false).costTo(hex(to))
}

describe('11 movement', () => {
  it('11.1.1 a unit goes hex by hex, one point for a clear hex, as far as its points', () => {
    const s = picked({ turn: 'axis', at: { '2314': ['de-173-inf'] } }, 'de-173-inf', '2314')
    expect(refusals(s, { kind: 'to', hex: '2318' })).toEqual(['11.1.1'])
    expect(refusals(s, { kind: 'to', hex: '2216' })).toEqual([])
    expect(refusals(s, { kind: 'to', hex: '2314' })).toEqual(['11.1.1'])
    expect(cost('de-173-inf', '2314', '2414')).toBe(1)
  })

  it('11.1.1 a unit with points left goes on, and none are left over for the next', () => {
    const s = picked({ turn: 'axis', at: { '2314': ['de-173-inf', 'de-297-inf'] } }, 'de-173-inf', '2314')
    const once = play(s, { kind: 'to', hex: '2315' })
    expect(once.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 2 }] })
    expect(where(play(once, { kind: 'to', hex: '2216' }), 'de-173-inf')).toBe('2216')
    expect(refusals(once, { kind: 'to', hex: '2119' })).toEqual(['11.1.1'])
  })

  it('11.1.2 a reduced division moves as far as a full one', () => {
    const at = { '1610': ['de-173-inf'] }
    expect(movementFactor(position({ at, reduced: ['de-173-inf'] }), unit('de-173-inf'))).toBe(3)
  })

  it('11.1.3 a fortress brigade may enter a mountain as its only hex and then stops', () => {
    expect(cost('de-41-fort', '1619', '1618')).toBe(3)
    const s = picked({ turn: 'axis', at: { '1619': ['de-41-fort'] } }, 'de-41-fort', '1619')
    const moved = play(s, { kind: 'to', hex: '1620' })
    expect([where(moved, 'de-41-fort'), moved.frames.at(-1)?.local]).toMatchObject(['1620', { hand: [] }])
    expect(refusals(s, { kind: 'to', hex: '1721' })).toEqual(['11.1.1'])
  })

  it('11.2 light pays one for rough, others two; mountains two, three and four; roads one; rivers one more', () => {
    expect([cost('de-104-lt', '1516', '1416'), cost('de-173-inf', '1516', '1416')]).toEqual([1, 2])
    expect([
      cost('par-01', '1519', '1619'),
      cost('de-173-inf', '1519', '1619'),
      cost('de-1-pz', '1519', '1619'),
    ]).toEqual([2, 3, 4])
    expect([cost('su-57a-art', '1519', '1619', '1945'), cost('uk-12-art', '1519', '1619')]).toEqual([3, 4])
    expect(cost('de-1-pz', '1717', '1618')).toBe(1)
    expect([cost('de-173-inf', '2314', '2415'), cost('de-173-inf', '2218', '2217')]).toEqual([2, 1])
    expect(stepCosts(position(), 'light').length).toBe(grid.size * 6)
  })

  it('11.2 a player’s own terrain chart takes the place of the reconstructed one', () => {
    const s = position({ at: { '1519': ['de-173-inf'] } })
    const chart = engine.game.charts.find(each => each.id === 'terrain')
    const data = JSON.parse(JSON.stringify(chart?.data))
    data.hexes.mountain.mp.nonmech = 5
    const changed = { ...s, setting: { ...s.setting, charts: { name: 'mine', charts: { terrain: data } } } }
    expect(chart?.problems?.(data)).toEqual([])
    expect(reachFrom(changed, unit('de-173-inf'), hex('1519'), 20, false).costTo(hex('1619'))).toBe(5)
    data.hexes.mountain.mp.nonmech = 'far'
    expect(chart?.problems?.(data)).toEqual([
      { path: 'hexes.mountain.mp.nonmech', expected: 'a whole number from 1 to 20' },
    ])
  })

  it('11.3.0 no unit enters a hex that enemies hold', () => {
    const s = picked({ turn: 'axis', at: { '2314': ['de-173-inf'], '2315': ['par-01'] } }, 'de-173-inf', '2314')
    expect(refusals(s, { kind: 'to', hex: '2315' })).toEqual(['11.3.0'])
  })

  it('11.3.1 a lone marker is overrun and the unit goes on', () => {
    const s = picked({ turn: 'axis', at: { '2030': ['de-173-inf'] }, markers: [{ hex: '2031' }] }, 'de-173-inf', '2030')
    const moved = play(s, { kind: 'to', hex: '2031' })
    expect([moved.markers, moved.markersLost]).toEqual([[], 1])
    expect(where(play(moved, { kind: 'to', hex: '1930' }), 'de-173-inf')).toBe('1930')
  })

  it('11.3.3, 12.14 dispersed partisans hinder nobody', () => {
    const s = picked(
      { turn: 'axis', at: { '2314': ['de-173-inf'], '2315': ['par-01'] }, dispersed: ['par-01'] },
      'de-173-inf',
      '2314',
    )
    expect(refusals(s, { kind: 'to', hex: '2315' })).toEqual([])
    expect(where(play(s, { kind: 'to', hex: '2216' }), 'par-01')).toBe('2315')
  })

  it('11.3.4 collaborators never leave their zone, and are lost if they retreat out of it', () => {
    const s = picked({ turn: 'axis', at: { '2116': ['cro-1'] } }, 'cro-1', '2116')
    expect(refusals(s, { kind: 'to', hex: '2117' })).toEqual(['11.3.4'])
    const at = { '2217': ['cro-1', 'de-gen-1'], '2117': ['su-73-inf', 'su-74-inf'], '2116': ['su-113-inf'] }
    const fight = attack(position({ scenario: '1945', at }), '2117', '2217')
    const hit = volley(volley(fight, 'su-73-inf', 9, 9), 'de-gen-1', 1)
    const done = play(volley(hit, 'cro-1', 9, 9, 9), { kind: 'restore', unit: 'de-gen-1' }, { kind: 'to', hex: '2216' })
    expect([where(done, 'cro-1'), where(done, 'de-gen-1')]).toEqual(['dead permanent', '2216'])
  })

  it('11.3.5, 11.5.1, S43.3, S44.2 Bulgarians may not enter Albania or Croatia', () => {
    for (const scenario of ['1943', '1944'] as const) {
      const s = position({ scenario })
      expect(
        ['1425', '1717', '1925', '1738'].map(each => whyBanned(s, unit('bg-7-inf'), hex(each))?.rule ?? null),
      ).toEqual(['11.5.1', '11.5.1', null, null])
    }
    expect(whyBanned(position({ scenario: '1945' }), unit('bg-7-inf'), hex('1717'))).toBeNull()
  })

  it('S45.2 Soviets and Bulgarians may not enter Slovenia or Italy', () => {
    const s = position({ scenario: '1945' })
    for (const id of ['su-73-inf', 'bg-7-inf'])
      expect(['1408', '1107', '1106', '1610'].map(each => whyBanned(s, unit(id), hex(each))?.rule ?? null)).toEqual([
        '11.5.1',
        '11.5.1',
        '11.5.1',
        null,
      ])
  })

  it('S43.7 Chetniks stay in Yugoslavia; S44.5 guerrillas stay in Greece', () => {
    const s = position({ scenario: '1943' })
    expect(['1717', '1425', '1738'].map(each => whyBanned(s, unit('che-1'), hex(each))?.rule ?? null)).toEqual([
      null,
      '11.5.1',
      '11.5.1',
    ])
    expect(['1732', '1925'].map(each => whyBanned(position(), unit('gkp-1'), hex(each))?.rule ?? null)).toEqual([
      null,
      '11.5.1',
    ])
  })

  it('S44.5 a guerrilla may not displace out of Greece', () => {
    const s = position({
      at: { '1728': ['gkp-1'] },
      dispersed: ['gkp-1'],
      frames: [
        { step: 'turn', side: 0, args: null, local: { next: 'axisPartisans' }, asker: -1, entered: true },
        frame('relocate', 0, null, { picked: unit('gkp-1'), switched: [], displaced: [] }),
      ],
    })
    expect(refusals(s, { kind: 'to', hex: '1727' })).toEqual(['11.5.1'])
    expect(refusals(s, { kind: 'to', hex: '1730' })).toEqual([])
  })

  it('11.5.2 who retreats into a closed country must be out by the end of the next own turn', () => {
    const at = {
      '2217': ['uk-5-inf'],
      '2117': ['bg-22-bde', 'bg-24-bde'],
      '2218': ['uk-50-inf'],
      '2118': ['uk-33-inf'],
      '2017': ['uk-42-inf'],
      '2018': ['uk-57-inf'],
    }
    const fight = attack(position({ at, own: { tacUsed: 3 } }), '2217', '2117')
    const hit = play(volley(volley(volley(fight, 'uk-5-inf', 9, 9), 'bg-22-bde', 1), 'bg-24-bde', 9), {
      kind: 'restore',
      unit: 'bg-22-bde',
    })
    expect(offered(hit, 'to')).toEqual(['2116'])
    const back = play(hit, { kind: 'to', hex: '2116' }, 'stay')
    expect([where(back, 'bg-22-bde'), back.strayed.length]).toEqual(['2116', 2])
    const axis = play(back, 'end')
    const lost = engine.apply(axis, { kind: 'end', dice: [5] }).state
    expect(where(lost, 'bg-22-bde')).toBe('dead permanent')
    const fled = play(
      axis,
      { kind: 'move', hex: '2116' },
      { kind: 'pick', unit: 'bg-22-bde' },
      { kind: 'to', hex: '2117' },
      'done',
    )
    expect(where(engine.apply(fled, { kind: 'end', dice: [5] }).state, 'bg-22-bde')).toBe('2117')
  })

  it('11.5.3 the Danube is crossed and attacked across only where a road crosses it', () => {
    const s = picked({ turn: 'axis', at: { '2115': ['de-173-inf'] } }, 'de-173-inf', '2115')
    expect(refusals(s, { kind: 'to', hex: '2215' })).toEqual(['11.5.3'])
    expect(cost('de-173-inf', '2218', '2317')).toBe(1)
    const facing = position({
      turn: 'axis',
      at: { '2115': ['de-173-inf'], '2215': ['par-01'], '2218': ['de-297-inf'], '2317': ['par-02'] },
    })
    expect(refusals(facing, { kind: 'attack', hex: '2115' })).toEqual(['7.4.1'])
    expect(offered(play(facing, { kind: 'attack', hex: '2218' }), 'target')).toEqual(['2317'])
  })

  it('11.5.4 there is no land way across the Gulf of Corinth; 1734 to 1735 is open', () => {
    const s = picked({ turn: 'axis', at: { '1436': ['de-41-fort'] } }, 'de-41-fort', '1436')
    expect(refusals(s, { kind: 'to', hex: '1535' })).toEqual(['11.5.4'])
    expect(cost('de-104-lt', '1734', '1735')).toBeLessThan(3)
    for (const [from, to] of [
      ['1335', '1334'],
      ['1335', '1435'],
      ['1436', '1435'],
      ['1536', '1535'],
      ['1536', '1636'],
    ])
      expect(canCross(position(), sideOf(map, hex(from), hex(to)))).toBe(false)
    expect(
      isInSupply(
        position({ at: { '1334': ['uk-2-para'], '1637': ['de-gen-1'] }, markers: [{ hex: '1335' }] }),
        unit('uk-2-para'),
      ),
    ).toBe(false)
  })

  it('11.6.1 concentrated partisans move by command like light infantry', () => {
    const s = picked({ at: { '1515': ['par-01'] } }, 'par-01', '1515')
    expect(s.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 3 }] })
    expect(refusals(s, { kind: 'to', hex: '1416' })).toEqual([])
  })

  it('11.6.3 a point lets dispersed partisans displace in the player turn too', () => {
    const s = picked({ at: { '1515': ['par-01'] }, dispersed: ['par-01'] }, 'par-01', '1515')
    const moved = play(s, { kind: 'to', hex: '1513' })
    expect(moved.cp).toEqual({ free: 6, reserved: 0 })
    expect([where(moved, 'par-01'), moved.acted]).toEqual(['1513', [unit('par-01')]])
    expect(refusals(s, { kind: 'to', hex: '1512' })).toEqual(['6.3.4'])
  })

  it('12.14 partisans never move by sea', () => {
    const s = picked({ at: { '1216': ['par-01'] }, markers: [{ hex: '1216' }, { hex: '1738' }] }, 'par-01', '1216')
    expect([refusals(s, { kind: 'sea', hex: '1738' }), refusals(s, 'box')]).toEqual([['12.14'], ['12.14']])
  })
})
