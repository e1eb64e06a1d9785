import { describe, expect, it } from 'vitest'
import { huntTotal } from '../../../../src/games/balkan-gambit/partisans/hunt'
import type { Gambit } from '../../../../src/games/balkan-gambit/state'
import { engine, hex, offered, owed, owedBy, play, position, refusals, type Scenario, unit, where } from '../positions'

type At = { [hex: string]: readonly string[] }

const hunting = (at: At, from: string, to: string, build: Parameters<typeof position>[0] = {}): Gambit => {
  const dispersed = Object.values(at)
    .flat()
    .filter(id => /^(par|gkp|che)/.test(id))
  const s = position({ turn: 'axis', dispersed, ...build, at })
  return play(s, { kind: 'attack', hex: from }, { kind: 'hunt', hex: to }, 'launch')
}

const total = (units: string[], from: string, to: string, build: Parameters<typeof position>[0] = {}): number =>
  huntTotal(position({ turn: 'axis', ...build, at: { ...build?.at, [from]: units } }), {
    hex: hex(to),
    from: hex(from),
    units: units.map(unit),
  })

describe('12.15 combat against dispersed partisans', () => {
  it('12.15.3 Croatians, Chetniks, German light units, SS, 369/373/392, the X unit and the Italian of 1945 count double', () => {
    const doubled: [string, Scenario, number][] = [
      ['cro-1', '1944', 6],
      ['che-1', '1943', 4],
      ['de-104-lt', '1944', 6],
      ['ss-7-mtn', '1944', 8],
      ['ss-18-mot', '1944', 6],
      ['de-369-inf', '1944', 6],
      ['gkc-x', '1944', 6],
      ['it-13-inf', '1945', 6],
      ['it-13-inf', '1943', 3],
      ['de-173-inf', '1944', 3],
      ['slo-1', '1944', 3],
      ['srb-1', '1944', 3],
    ]
    for (const [id, scenario, expected] of doubled) {
      const at = id === 'gkc-x' ? '1632' : id === 'slo-1' ? '1707' : id === 'srb-1' || id === 'che-1' ? '2118' : '1411'
      const to = id === 'gkc-x' ? '1633' : id === 'slo-1' ? '1708' : id === 'srb-1' || id === 'che-1' ? '2117' : '1412'
      const bridge = id === 'slo-1' ? -1 : 0
      expect([id, total([id], at, to, { scenario })]).toEqual([id, expected + bridge])
    }
  })

  it('12.15.3, 12.15.5 a Croatian brigade and a reduced German division against rough: 3x2+2-1', () => {
    expect(total(['cro-1', 'de-173-inf'], '1411', '1311', { reduced: ['de-173-inf'] })).toBe(7)
  })

  it('12.15.5 on 5 or less a unit is lost, a missed one may slip up to two hexes away', () => {
    // 2 x 2 + 2 - 1 with a Croatian of 2, as the rulebook reckons: here a reduced 373 and a reduced 173 stand in.
    const at = { '1411': ['de-373-inf', 'de-173-inf'], '1311': ['par-01', 'par-02', 'par-03'] }
    let s = hunting(at, '1411', '1311', { reduced: ['de-373-inf', 'de-173-inf'] })
    expect(engine.forecast(s)?.title).toContain('5 or less')
    s = play(s, { kind: 'strike', unit: 'par-01', dice: [5] })
    expect(where(s, 'par-01')).toMatch('dead')
    s = play(s, { kind: 'strike', unit: 'par-02', dice: [6] })
    expect([owed(s), owedBy(s)]).toEqual(['slip', 'allied'])
    expect(refusals(s, { kind: 'to', hex: '1512' })).toEqual([])
    expect(refusals(s, { kind: 'to', hex: '1610' })).toEqual(['6.3.4'])
    s = play(s, { kind: 'to', hex: '1212' }, { kind: 'strike', unit: 'par-03', dice: [3] })
    expect([where(s, 'par-02'), where(s, 'par-03')]).toEqual(['1212', 'dead permanent'])
  })

  it('12.15.2 dispersed partisans do not fire, and may stay where they are', () => {
    const s = hunting({ '2314': ['de-173-inf'], '2315': ['par-01'] }, '2314', '2315')
    expect([owed(s), owedBy(s)]).toEqual(['hunt', 'axis'])
    const missed = play(s, { kind: 'strike', unit: 'par-01', dice: [10] }, 'stay')
    expect([where(missed, 'par-01'), owed(missed)]).toEqual(['2315', 'command'])
  })

  it('12.15.4 where both modes share a hex each attack goes against one of them', () => {
    const at = { '2314': ['de-173-inf', 'de-297-inf'], '2315': ['par-01', 'par-02'] }
    const s = position({ turn: 'axis', at, dispersed: ['par-02'] })
    const planning = play(s, { kind: 'attack', hex: '2314' })
    expect([offered(planning, 'target'), offered(planning, 'hunt')]).toEqual([['2315'], ['2315']])
    const fight = play(planning, { kind: 'target', hex: '2315' }, 'launch')
    expect(fight.battle?.defenders).toEqual([unit('par-01')])
    const hunt = play(planning, { kind: 'hunt', hex: '2315' }, 'launch')
    expect(offered(hunt, 'strike')).toEqual(['par-02'])
  })

  it('12.15.3 corps support takes no part; being out of supply costs one once', () => {
    const s = position({
      at: { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['che-1'] },
      dispersed: ['che-1'],
      own: { chetniks: 1 },
    })
    const planning = play(s, { kind: 'attack', hex: '1732' }, { kind: 'hunt', hex: '1733' })
    expect(refusals(planning, { kind: 'join', unit: 'uk-12-art' })).toEqual(['12.15.3'])
    expect(huntTotal(s, { hex: hex('1733'), from: hex('1732'), units: [unit('uk-5-inf')] })).toBe(3)
  })

  it('12.14 dispersed partisans do not attack; concentrated ones do', () => {
    const at = { '2314': ['de-173-inf'], '2315': ['par-01'] }
    expect(refusals(position({ at, dispersed: ['par-01'] }), { kind: 'attack', hex: '2315' })).toEqual(['12.14'])
    expect(refusals(position({ at }), { kind: 'attack', hex: '2315' })).toEqual([])
  })
})

describe('the Chetniks of 1943', () => {
  const at = { '2314': ['che-1'], '2315': ['par-01'], '2214': ['de-173-inf'], '2313': ['gkp-1'] }

  it('S43.7.1 a die each turn: 1-5 Axis, 6-10 Allied', () => {
    const s = position({ scenario: '1943', turn: 'axis', at: { '1920': ['che-1'] }, own: { attitude: 'surrender' } })
    expect(engine.apply(s, { kind: 'end', dice: [5, 5] }).state.chetniks).toBe(1)
    expect(engine.apply(s, { kind: 'end', dice: [5, 6] }).state.chetniks).toBe(0)
  })

  it('S43.7.2 whoever controls them pays for them', () => {
    const allied = position({ scenario: '1943', at, own: { chetniks: 0 } })
    expect(refusals(allied, { kind: 'move', hex: '2314' })).toEqual([])
    const ordered = play(allied, { kind: 'move', hex: '2314' })
    expect(play(ordered, { kind: 'to', hex: offered(ordered, 'to')[0] as string }).cp).toEqual({ free: 6, reserved: 0 })
    expect(refusals(position({ scenario: '1943', at, own: { chetniks: 1 } }), { kind: 'move', hex: '2314' })).toEqual([
      '7.3.A',
    ])
  })

  it('S43.7.3 under the Axis they attack Yugoslav Partisans only', () => {
    const s = position({ scenario: '1943', turn: 'axis', at, own: { chetniks: 1 } })
    const planning = play(s, { kind: 'attack', hex: '2314' })
    expect(offered(planning, 'target')).toEqual(['2315'])
    expect(refusals(planning, { kind: 'target', hex: '2313' })).toEqual(['S43.7.3'])
  })

  it('S43.7.4 under the Allies they attack any Axis unit', () => {
    const s = position({ scenario: '1943', at, own: { chetniks: 0 } })
    expect(offered(play(s, { kind: 'attack', hex: '2314' }), 'target')).toEqual(['2214'])
  })

  it('S43.7.1 dispersed Chetniks among Germans stay when the die makes them Axis', () => {
    const s = position({
      scenario: '1943',
      turn: 'axis',
      at: { '1920': ['che-1', 'de-173-inf'] },
      dispersed: ['che-1'],
      own: { attitude: 'surrender', chetniks: 0 },
    })
    const next = engine.apply(s, { kind: 'end', dice: [5, 5] }).state
    expect([where(next, 'che-1'), engine.game.audit(next), refusals(next, { kind: 'switch', unit: 'che-1' })]).toEqual([
      '1920',
      [],
      ['6.3.3'],
    ])
  })
})

describe('the Italians of 1943', () => {
  const italian = (attitude: Gambit['attitude'], at: At = { '1216': ['it-15-inf'], '1525': ['it-38-inf'] }) =>
    position({ scenario: '1943', turn: 'axis', at, own: { attitude } })
  const roll = (s: Gambit, ...dice: number[]) => engine.apply(s, { kind: 'end', dice: [5, ...dice] }).state

  it('S43.6 the attitude never falls and may jump', () => {
    expect(roll(italian('confusion'), 2).attitude).toBe('confusion')
    expect(roll(italian('belligerent'), 3).attitude).toBe('belligerent')
    expect(roll(italian('belligerent'), 9).attitude).toBe('surrender')
  })

  it('S43.6.1 belligerent Italians stack, move and attack', () => {
    const s = italian('belligerent', { '2314': ['it-15-inf', 'de-173-inf'], '2315': ['par-01'] })
    expect([refusals(s, { kind: 'move', hex: '2314' }), refusals(s, { kind: 'attack', hex: '2314' })]).toEqual([[], []])
  })

  it('S43.6.2 in confusion they neither move nor attack; others pass but do not stop with them', () => {
    const s = italian('confusion', { '2315': ['it-15-inf'], '2314': ['de-173-inf'], '2316': ['par-01'] })
    expect(refusals(s, { kind: 'move', hex: '2315' })).toEqual(['S43.6.2'])
    expect(refusals(s, { kind: 'attack', hex: '2315' })).toEqual(['S43.6.2'])
    const picked = play(s, { kind: 'move', hex: '2314' }, { kind: 'pick', unit: 'de-173-inf' })
    expect(refusals(picked, { kind: 'to', hex: '2315' })).toEqual(['S43.6.2'])
    expect(refusals(picked, { kind: 'to', hex: '2216' })).toEqual([])
  })

  it('S43.6.2 when confusion begins, others leave their hexes as in a retreat', () => {
    const s = italian('belligerent', { '2314': ['it-15-inf', 'de-173-inf'] })
    const parting = roll(s, 4)
    expect([owed(parting), owedBy(parting)]).toEqual(['clearOut', 'axis'])
    expect(refusals(parting, { kind: 'to', hex: '2316' })).toEqual(['S43.6.2'])
    expect(where(play(parting, { kind: 'to', hex: '2315' }), 'de-173-inf')).toBe('2315')
  })

  it('S43.6.3 on surrender all leave and score nothing', () => {
    const gone = roll(italian('confusion'), 9)
    expect([where(gone, 'it-15-inf'), where(gone, 'it-38-inf')]).toEqual(['dead surrendered', 'dead surrendered'])
  })

  it('S43.6.4 on capitulation each rolls: 6 or more becomes a dispersed partisan, blue or white by country', () => {
    const base = italian('belligerent', {
      '1216': ['it-15-inf'],
      '1238': ['it-24-inf'],
      '1308': ['it-13-inf'],
      '0906': ['it-14-inf'],
    })
    const spare = (id: string) => ({
      ...base.units[unit(id)],
      at: { is: 'waiting' as const },
      steps: 1,
      dispersed: true,
    })
    const s = { ...base, units: base.units.with(unit('par-12'), spare('par-12')).with(unit('gkp-4'), spare('gkp-4')) }
    // In the order of the hexes: 0906, 1216, 1238, 1308.
    const next = roll(s, 10, 10, 6, 6, 5)
    expect(['it-13-inf', 'it-14-inf', 'it-15-inf', 'it-24-inf'].map(id => where(next, id))).toEqual(
      Array(4).fill('dead surrendered'),
    )
    expect([where(next, 'par-12'), where(next, 'gkp-4')]).toEqual(['1216', '1238'])
    expect(next.units[unit('par-12')].dispersed).toBe(true)
  })
})

describe('13.5 and 13.6', () => {
  it('13.5.3 collaborators surrender when an Allied regular enters their capital, not when partisans do', () => {
    const at = { '1611': ['uk-5-inf'], '1814': ['cro-1'], '1412': ['de-373-inf', 'cro-2'], '1707': ['slo-1'] }
    const s = position({ at })
    const taken = play(
      s,
      { kind: 'move', hex: '1611' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1610' },
    )
    expect([where(taken, 'cro-1'), where(taken, 'cro-2'), where(taken, 'slo-1')]).toEqual([
      'dead surrendered',
      'dead surrendered',
      '1707',
    ])
    expect(where(taken, 'de-373-inf')).toBe('1412')
    const quiet = position({ at: { ...at, '1611': ['par-01'] } })
    const partisans = play(
      quiet,
      { kind: 'move', hex: '1611' },
      { kind: 'pick', unit: 'par-01' },
      { kind: 'to', hex: '1610' },
    )
    expect(where(partisans, 'cro-1')).toBe('1814')
  })

  const force10 = (turn: number, dice: number[]) => {
    const s = position({
      turn: 'axis',
      options: { 'force-10': true },
      waiting: ['uk-f10'],
      at: { '1717': ['par-01'] },
      dispersed: ['par-01'],
      own: { turn: turn - 1 },
    })
    return play(engine.apply(s, { kind: 'end', dice }).state, 'done', 'none')
  }

  it('13.6.1 Force 10 arrives from turn 7 in clear weather, in a Yugoslav hex without any unit', () => {
    const seven = force10(7, [5])
    expect(owed(seven)).toBe('force10')
    expect(refusals(seven, { kind: 'drop', hex: '1717' })).toEqual(['13.6.1'])
    expect(refusals(seven, { kind: 'drop', hex: '1738' })).toEqual(['13.6.1'])
    expect(where(play(seven, { kind: 'drop', hex: '1612' }), 'uk-f10')).toBe('1612')
    expect(owed(force10(6, [5]))).toBe('command')
    expect(owed(force10(7, [1]))).toBe('command')
  })

  it('13.6.2 once it may blow a bridge beside it, for good: the road is gone, the Danube shut', () => {
    const s = position({ options: { 'force-10': true }, at: { '2218': ['uk-f10'] } })
    expect(refusals(s, { kind: 'demolish', hex: '2118' })).toEqual(['13.6.2'])
    const blown = play(s, { kind: 'demolish', hex: '2317' })
    expect([where(blown, 'uk-f10'), blown.cp.free]).toEqual(['spent', 6])
    const axis = { ...position({ turn: 'axis', at: { '2218': ['de-173-inf'] } }), blown: blown.blown }
    const picked = play(axis, { kind: 'move', hex: '2218' }, { kind: 'pick', unit: 'de-173-inf' })
    expect(refusals(picked, { kind: 'to', hex: '2317' })).toEqual(['11.5.3'])
    expect(refusals(position({ at: { '2218': ['uk-5-inf'] } }), { kind: 'demolish', hex: '2317' })).toEqual(['13.6.2'])
  })
})
