import { describe, expect, it } from 'vitest'
import { look } from '../../../../src/games/balkan-gambit/look'
import { attack, engine, play, position, settingOf, unit } from '../positions'

type S = Parameters<typeof look.phases>[0]
const now = (s: S) => look.phases(s).flatMap(phase => (phase.stands === 'now' ? [phase.id] : []))
const pool = (s: S, id: string) => look.pools(s).find(each => each.id === id)
const group = (s: S, id: string) => look.forces(s).find(each => each.id === id)

describe('the strip of phases', () => {
  it('begins with the set-ups, Axis first', () => {
    const s = engine.begin(settingOf('1944'), 1).state
    expect(now(s)).toEqual(['axisSetUp'])
    expect(now(play(s, 'ready', 'done'))).toEqual(['alliedSetUp'])
  })

  it('runs through weather, partisans, reinforcements and the two player turns', () => {
    const partisans = position({
      at: { '1717': ['par-01'] },
      frames: [
        { step: 'turn', side: 0, args: null, local: { next: 'axisPartisans' }, asker: -1, entered: true },
        {
          step: 'relocate',
          side: 0,
          args: null,
          local: { picked: null, switched: [], displaced: [] },
          asker: 0,
          entered: true,
        },
      ],
    })
    expect(now(partisans)).toEqual(['alliedPartisans'])
    expect(now(play(partisans, 'done'))).toEqual(['ports'])
    expect([now(position()), now(position({ turn: 'axis' }))]).toEqual([['alliedTurn'], ['axisTurn']])
    expect(look.phases(position()).map(({ title, stands }) => [title, stands])).toEqual([
      ['Weather', 'done'],
      ['Partisans', 'done'],
      ['Reinforcements', 'done'],
      ['Allied turn', 'now'],
      ['Axis turn', 'ahead'],
    ])
  })

  it('stays with the player turn while a battle is fought, whoever decides', () => {
    const s = position({ at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf'] }, markers: [{ hex: '1732' }] })
    const fight = attack(s, '1732', '1733')
    expect([fight.frames.at(-1)?.side, now(fight)]).toEqual([1, ['alliedTurn']])
  })

  it('5.1 two turns of two to five days make about a week', () => {
    expect(look.calendar({ ...position({ scenario: '1943' }), turn: 1 })).toEqual({
      turn: 1,
      of: 20,
      date: 'Summer 1943, early week 1',
    })
    expect(look.calendar({ ...position({ scenario: '1945' }), turn: 20 }).date).toBe('Winter 1945, late week 10')
  })
})

describe('pools', () => {
  it('7.2.4 command points, one of the Allied ones for partisans', () => {
    const s = position()
    expect([pool(s, 'cp-allied')?.note, pool(s, 'cp-allied')?.items.length]).toEqual([
      '7 left, 1 of them for partisans only',
      7,
    ])
    expect(pool(s, 'cp-allied')?.items.filter(item => item.face.nation === 'partisan').length).toBe(1)
    expect([pool(s, 'cp-axis')?.note, pool(s, 'cp-axis')?.items]).toEqual([
      '7 in the next player turn as things stand',
      [],
    ])
  })

  it('S43.9, S43.10 foresee the points of the next turn', () => {
    const s = position({ turn: 'axis', own: { liberated: [0, 1] as never, markersLost: 1 } })
    expect(pool(s, 'cp-allied')?.note).toBe('8 in the next player turn as things stand')
  })

  it('SU.5, 13.2 TAC by scenario and weather, used ones apart', () => {
    const s = position({ scenario: '1944', own: { tacUsed: 1 } })
    expect([pool(s, 'tac')?.note, pool(s, 'tac')?.items.map(item => item.spent)]).toEqual([
      '2 of 3 ready',
      [false, false, true],
    ])
    expect(pool(position({ scenario: '1945', own: { weather: 'poor' } }), 'tac')?.note).toBe(
      'none flies in this weather',
    )
  })

  it('count the markers that are left', () => {
    const s = position({ markers: [{ hex: '1732' }, { hex: '1738', port: true }], improved: ['1717'], naval: '1738' })
    expect([pool(s, 'beachheads')?.note, pool(s, 'positions')?.note]).toEqual([
      '6 of 8 left to place',
      '23 of 24 left to place',
    ])
    expect(pool(s, 'naval')?.note).toContain('1738')
  })
})

describe('forces', () => {
  it('stand by nation on the map, in the box and in the dead piles', () => {
    const s = position({
      at: { '1732': ['uk-5-inf', 'uk-2-cdo'], '1717': ['de-297-inf'], '1733': ['ss-7-mtn'] },
      med: ['uk-8-arm'],
      dead: ['de-gen-1'],
    })
    expect(group(s, 'map-allied-britain')?.units).toEqual([unit('uk-5-inf'), unit('uk-2-cdo')])
    expect(group(s, 'map-axis-germany')?.units).toEqual([unit('de-297-inf')])
    expect(group(s, 'map-axis-ss')?.units).toEqual([unit('ss-7-mtn')])
    expect(group(s, 'med-allied')?.units).toEqual([unit('uk-8-arm')])
    expect(group(s, 'reclaimable-axis')?.units).toEqual([unit('de-gen-1')])
    expect(group(s, 'permanent-axis')).toBeUndefined()
  })

  it('S43.11, S43.12 list the optional units with their price, until they enter', () => {
    const s = engine.begin(settingOf('1943'), 1).state
    expect(group(s, 'optional-axis')?.units).toEqual(
      ['ss-1-pz', 'de-44-inf', 'de-71-inf', 'de-162-inf', 'de-113-mot'].map(unit),
    )
    expect(group(s, 'optional-axis')?.note).toContain('1 SS Panzer Division 4')
    expect(group(position({ waiting: ['pol-2-arm'] }), 'optional-allied')?.units).toEqual([unit('pol-2-arm')])
    expect(group(position({ med: ['pol-2-arm'] }), 'optional-allied')).toBeUndefined()
  })

  it('every unit of a scenario belongs to exactly one group', () => {
    for (const scenario of ['1943', '1944', '1945'] as const) {
      const s = play(engine.begin(settingOf(scenario, { 'force-10': true }), 1).state, 'ready')
      const listed = look.forces(s).flatMap(each => each.units)
      const present = s.units.flatMap((each, id) => (each.at.is === 'absent' ? [] : [id]))
      expect(listed.toSorted((a, b) => a - b)).toEqual(present)
    }
  })
})
