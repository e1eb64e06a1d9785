import { describe, expect, it } from 'vitest'
import { pointsAfterVoyage } from '../../../../src/games/balkan-gambit/sea/sail'
import { engine, hex, offered, owed, owedBy, play, position, refusals, steps, unit, volley, where } from '../positions'

describe('7.5-7.10 assaults', () => {
  const med = ['uk-5-inf', 'uk-50-inf', 'us-3-inf', 'uk-8-arm', 'uk-12-art', 'uk-2-para', 'uk-4-para', 'us-517-para']
  const planning = (kind: 'amphibious' | 'airborne', build = {}) => play(position({ med, ...build }), kind)
  const join = (...ids: string[]) => ids.map(id => ({ kind: 'join', unit: id }))

  it('7.5 three points, up to two units that may stack, no corps support', () => {
    const s = planning('amphibious')
    expect(s.cp.free).toBe(3)
    const two = play(s, ...join('uk-5-inf', 'uk-50-inf'))
    expect(refusals(two, { kind: 'join', unit: 'uk-2-para' })).toEqual(['7.5'])
    expect(refusals(s, { kind: 'join', unit: 'uk-12-art' })).toEqual(['7.5'])
    expect(refusals(play(s, ...join('uk-5-inf')), { kind: 'join', unit: 'us-3-inf' })).toEqual(['10.6.A'])
    expect(refusals(position({ turn: 'axis', med }), 'amphibious')).toEqual(['7.5'])
  })

  it('7.6.1 landings need a coastal hex in Yugoslavia, Albania or Greece that is clear or a port, and units that were there', () => {
    const s = planning('amphibious', { scenario: '1944' })
    expect(refusals(s, { kind: 'target', hex: '1235' })).toEqual([])
    expect(refusals(s, { kind: 'target', hex: '1227' })).toEqual(['7.6.1'])
    expect(refusals(s, { kind: 'target', hex: '1717' })).toEqual(['7.6.1'])
    expect(refusals(s, { kind: 'target', hex: '0906' })).toEqual(['7.6.1'])
    const late = play(position({ med, own: { medAtStart: [unit('uk-50-inf')] } }), 'amphibious')
    expect(refusals(late, { kind: 'join', unit: 'uk-5-inf' })).toEqual(['7.6.1'])
  })

  it('7.6.2 on a free hex they land, stop, and bring an open Beachhead', () => {
    const landed = play(
      planning('amphibious'),
      ...join('uk-5-inf', 'uk-50-inf'),
      { kind: 'target', hex: '1235' },
      'launch',
    )
    expect([where(landed, 'uk-5-inf'), where(landed, 'uk-50-inf')]).toEqual(['1235', '1235'])
    expect(landed.markers).toEqual([{ hex: hex('1235'), port: false, open: true, since: 3, opens: null }])
    expect(refusals(landed, { kind: 'move', hex: '1235' })).toEqual(['7.13.1'])
    const hidden = planning('amphibious', { at: { '1235': ['che-1'] }, dispersed: ['che-1'] })
    expect(where(play(hidden, ...join('uk-5-inf'), { kind: 'target', hex: '1235' }, 'launch'), 'uk-5-inf')).toBe('1235')
  })

  it('7.7.2, 7.7.3 mechanized units do not land so, and paratroopers never drop in the same command', () => {
    const s = planning('amphibious')
    expect(refusals(s, { kind: 'join', unit: 'uk-8-arm' })).toEqual(['7.7.3'])
    expect(s.frames.at(-1)?.args).toEqual({ kind: 'amphibious' })
    expect(refusals(planning('airborne'), { kind: 'join', unit: 'uk-5-inf' })).toEqual(['7.9.1'])
  })

  it('7.7.4, S43.4 in 1943 only the Peloponnese and the coast from Dubrovnik south, one a turn of the latter', () => {
    const s = planning('amphibious', { scenario: '1943' })
    expect(['1216', '1738'].map(each => refusals(s, { kind: 'target', hex: each }))).toEqual([['7.7.4'], ['7.7.4']])
    const durres = play(s, ...join('uk-5-inf'), { kind: 'target', hex: '1425' }, 'launch')
    const second = play(durres, 'amphibious')
    expect(refusals(second, { kind: 'target', hex: '1420' })).toEqual(['7.7.4'])
    expect(refusals(second, { kind: 'target', hex: '1238' })).toEqual([])
  })

  it('7.7.5, S44.4 in 1944 one landing a turn east of the Peloponnese', () => {
    const athens = play(
      planning('amphibious', { scenario: '1944' }),
      ...join('uk-5-inf'),
      { kind: 'target', hex: '1738' },
      'launch',
    )
    const second = play(athens, 'amphibious')
    expect(refusals(second, { kind: 'target', hex: '2031' })).toEqual(['7.7.5'])
    expect(refusals(second, { kind: 'target', hex: '1216' })).toEqual([])
  })

  it('7.7.6 in 1945 every beach is open, as often as points allow', () => {
    const one = play(
      planning('amphibious', { scenario: '1945' }),
      ...join('uk-5-inf'),
      { kind: 'target', hex: '1738' },
      'launch',
    )
    expect(refusals(play(one, 'amphibious'), { kind: 'target', hex: '2031' })).toEqual([])
  })

  const defended = { at: { '1238': ['de-gen-1'] }, own: { tacUsed: 3 } }
  const assaulting = () =>
    play(planning('amphibious', defended), ...join('uk-5-inf'), { kind: 'target', hex: '1238' }, 'launch')

  it('7.8.0, 7.8.A a held hex is fought for; when it is cleared all come ashore with a Beachhead', () => {
    const fight = assaulting()
    expect([owed(fight), owedBy(fight)]).toEqual(['fire', 'axis'])
    const won = play(volley(volley(fight, 'uk-5-inf', 9), 'de-gen-1', 1), 'cease', 'stand')
    expect([where(won, 'uk-5-inf'), won.markers.length, where(won, 'de-gen-1')]).toEqual([
      '1238',
      1,
      'dead reclaimable',
    ])
  })

  it('7.8.B, 12.8.13 defenders left: back to the Med Box with the losses, and no more landings this turn', () => {
    const fight = assaulting()
    const lost = volley(play(volley(fight, 'uk-5-inf', 3), 'press'), 'de-gen-1', 9)
    expect([where(lost, 'uk-5-inf'), steps(lost, 'uk-5-inf'), lost.assaults.repulsed]).toEqual(['med', 1, true])
    expect(refusals(lost, 'amphibious')).toEqual(['7.8.B'])
    expect(refusals(lost, 'airborne')).toEqual([])
  })

  it('7.9.1 paratroopers drop on any land hex of Yugoslavia, Albania or Greece', () => {
    const s = planning('airborne')
    expect(['1717', '1525', '1732'].map(each => refusals(s, { kind: 'target', hex: each }))).toEqual([[], [], []])
    expect(['2426', '0905', '1910'].map(each => refusals(s, { kind: 'target', hex: each }))).toEqual(
      Array(3).fill(['7.9.1']),
    )
    expect(refusals(play(s, ...join('uk-2-para')), { kind: 'join', unit: 'us-517-para' })).toEqual(['10.6.A'])
  })

  it('7.10.1 on a free hex they are done for the turn', () => {
    const down = play(
      planning('airborne', { at: { '1718': ['de-gen-1'] } }),
      ...join('uk-2-para'),
      { kind: 'target', hex: '1717' },
      'launch',
    )
    expect(where(down, 'uk-2-para')).toBe('1717')
    expect(refusals(down, { kind: 'attack', hex: '1717' })).toEqual(['7.13.1'])
    expect(down.markers).toEqual([])
  })

  const drop = () =>
    play(
      planning('airborne', { at: { '1515': ['de-gen-1'] }, improved: ['1515'] }),
      ...join('uk-2-para', 'uk-4-para'),
      { kind: 'target', hex: '1515' },
      'launch',
    )

  it('7.10.2, 11.3.2 on enemies a battle is fought in their hex without any modifier', () => {
    const fight = drop()
    const fired = volley(fight, 'uk-2-para', 9)
    expect(engine.forecast(fired)?.modifiers).toEqual([{ label: 'combat factor', value: '3', rule: '12.3.1' }])
    const won = play(volley(fired, 'de-gen-1', 3), 'cease', 'stand')
    expect([where(won, 'uk-2-para'), won.improved]).toEqual(['1515', []])
  })

  it('7.10.3 if defenders remain the paratroopers are gone for good', () => {
    const lost = volley(volley(drop(), 'uk-2-para', 9), 'de-gen-1', 9, 9)
    expect([where(lost, 'uk-2-para'), where(lost, 'uk-4-para')]).toEqual(['dead permanent', 'dead permanent'])
  })

  it('7.9.3, 12.10 a drop on a city gives the defender no retreat', () => {
    const s = planning('airborne', { at: { '1610': ['de-297-inf'] } })
    const fight = play(s, ...join('uk-2-para', 'uk-4-para'), { kind: 'target', hex: '1610' }, 'launch')
    const fired = volley(volley(fight, 'uk-2-para', 9, 9), 'de-297-inf', 1, 9)
    expect([owed(fired), where(fired, 'uk-2-para')]).toEqual(['command', 'dead permanent'])
  })
})

describe('11.4 sea movement', () => {
  it('11.4.2, 11.4.3 a Beachhead takes all movement, a Port half of it, rounded up', () => {
    expect([
      pointsAfterVoyage(6, true),
      pointsAfterVoyage(6, false),
      pointsAfterVoyage(3, true),
      pointsAfterVoyage(5, true),
    ]).toEqual([3, 0, 1, 2])
    const port = position({ med: ['uk-5-inf'], markers: [{ hex: '1738', port: true }] })
    const ashore = play(port, { kind: 'ship', unit: 'uk-5-inf' }, { kind: 'to', hex: '1738' })
    expect(owed(ashore)).toBe('march')
    expect(where(play(ashore, { kind: 'to', hex: '1737' }), 'uk-5-inf')).toBe('1737')
    const beach = position({ med: ['uk-5-inf'], markers: [{ hex: '1738' }] })
    expect(owed(play(beach, { kind: 'ship', unit: 'uk-5-inf' }, { kind: 'to', hex: '1738' }))).toBe('command')
  })

  it('11.4.1 one unit a command sails back to the Med Box', () => {
    const s = position({ at: { '1738': ['uk-5-inf', 'uk-50-inf'] }, markers: [{ hex: '1738' }] })
    const one = play(s, { kind: 'move', hex: '1738' }, { kind: 'pick', unit: 'uk-5-inf' }, 'box')
    expect(where(one, 'uk-5-inf')).toBe('med')
    expect(refusals(play(one, { kind: 'pick', unit: 'uk-50-inf' }), 'box')).toEqual(['11.4.1'])
  })

  it('11.4.4 a stack sails from marker to marker, all to one hex, with everything it has', () => {
    const markers = [{ hex: '1738' }, { hex: '1216' }, { hex: '1420', open: false }]
    const s = position({ at: { '1738': ['uk-5-inf', 'uk-50-inf'] }, markers })
    const picked = play(s, { kind: 'move', hex: '1738' }, { kind: 'pick', unit: 'uk-5-inf' })
    expect(refusals(picked, { kind: 'sea', hex: '1420' })).toEqual(['7.11.3'])
    expect(refusals(picked, { kind: 'sea', hex: '1113' })).toEqual(['11.4.1'])
    const gone = play(picked, { kind: 'sea', hex: '1216' })
    expect([where(gone, 'uk-5-inf'), gone.cp.free]).toEqual(['1216', 5])
    expect(offered(play(gone, { kind: 'pick', unit: 'uk-50-inf' }), 'sea')).toEqual(['1216'])
    const inland = position({ at: { '1737': ['uk-5-inf'] }, markers })
    const walking = play(inland, { kind: 'move', hex: '1737' }, { kind: 'pick', unit: 'uk-5-inf' })
    expect(refusals(walking, { kind: 'sea', hex: '1216' })).toEqual(['11.4.4'])
  })

  it('11.4.5 an assault is no sea move: it needs no marker and costs three', () => {
    const s = position({ med: ['uk-5-inf'] })
    expect(refusals(s, { kind: 'ship', unit: 'uk-5-inf' })).toEqual(['11.4.1'])
    expect(play(s, 'amphibious').cp.free).toBe(3)
  })
})
