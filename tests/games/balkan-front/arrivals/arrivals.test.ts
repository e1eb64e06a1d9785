import { describe, expect, it } from 'vitest'
import { balkanFront } from '../../../../src/games/balkan-front'
import { convertible, miss, returns, withdrawals } from '../../../../src/games/balkan-front/arrivals/air-lists'
import { arriving, bringIn } from '../../../../src/games/balkan-front/arrivals/arriving'
import { placesFor, reinforcementsDue } from '../../../../src/games/balkan-front/arrivals/lists'
import {
  homesFor,
  kindsFor,
  pay,
  pointsDue,
  rebuildable,
  replaceable,
} from '../../../../src/games/balkan-front/arrivals/replacing'
import { unitsIn } from '../../../../src/games/balkan-front/board'
import { turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { splitUnits } from '../../../../src/games/balkan-front/forces/scenarios'
import { mobilizeGreece, mobilizeYugoslavia } from '../../../../src/games/balkan-front/politics/mobilizing'
import {
  balkansModifier,
  call,
  callable,
  callBalkans,
  mayCallBalkans,
  sendBack,
} from '../../../../src/games/balkan-front/politics/politics'
import type { Front, Unit } from '../../../../src/games/balkan-front/state'
import {
  action,
  asked,
  type Build,
  engine,
  flow,
  hex,
  names,
  numbers,
  offered,
  position,
  refusals,
  unit,
  where,
} from '../positions'

const waiting = (s: Front, ...ids: string[]): Front => {
  const units: Unit[] = [...s.units]
  for (const id of ids) units[unit(id)] = { at: { is: 'waiting' }, cadre: false }
  return { ...s, units }
}
const owners = (s: Front, owner: (id: number) => 0 | 1 | 2 | null): Front => ({
  ...s,
  owner: s.owner.map((was, id) => owner(id) ?? was),
})

describe('29.A reinforcements', () => {
  it('29.A.1 come on their turn, to own dot and major cities of their list', () => {
    const s = position({ scenario: 'plan-y', turn: turnNumber('Nov II 40') })
    expect(reinforcementsDue(s, 0).flatMap(({ units: some }) => names(splitUnits(some)))).toEqual([
      'it-mcy-2',
      'it-ccnn-36',
    ])
    expect(reinforcementsDue({ ...s, turn: 20 }, 0)).toEqual([])
    const places = numbers(placesFor(s, unit('it-mcy-2'), 0))
    expect(places).toContain('14A:0929')
    expect(places.length).toBeGreaterThan(1)
  })

  it('29.A.1 large cities first; with none of them friendly, any city of the region', () => {
    const s = position({ scenario: 'plan-y' })
    const big = new Set<number>(placesFor(s, unit('it-mcy-2'), 0))
    const poor = owners(s, id => (big.has(id) ? 1 : null))
    const small = placesFor(poor, unit('it-mcy-2'), 0)
    expect(small.length).toBeGreaterThan(0)
    expect(small.some(each => big.has(each))).toBe(false)
  })

  it('29.A.2, R-29A without a place they are lost', () => {
    const live = {
      ...waiting(
        owners(position({ scenario: 'plan-y' }), () => 1),
        'it-mcy-2',
      ),
    }
    const { go, logged } = flow()
    expect(arriving(live, 0, [unit('it-mcy-2')], go)).toEqual([])
    expect(live.units[unit('it-mcy-2')]?.at.is).toBe('dead')
    expect(logged.map(({ kind }) => kind)).toEqual(['noPlace'])
  })

  it('29.A.1 who has one place only comes there unasked', () => {
    const live = { ...waiting(position({ scenario: 'plan-y', owners: { axis: ['3606'] } }), 'bu-paa-sof') }
    expect(arriving(live, 0, [unit('bu-paa-sof')], flow().go)).toEqual([])
    expect(live.units[unit('bu-paa-sof')]?.at).toEqual({ is: 'hex', hex: hex('3606') })
  })

  it('29.A.1 the player picks units and a hex, or one hex for all', () => {
    const base = waiting(position({ scenario: 'plan-y' }), 'it-mcy-2', 'it-ccnn-36')
    const args = { units: [unit('it-mcy-2'), unit('it-ccnn-36')] }
    const s = asked(
      'arrive',
      0,
      { scenario: 'plan-y', at: { 2211: ['yu-inf-gd'], 3818: ['it-inf-19'] }, own: { units: base.units } },
      args as never,
    )
    expect(s.frames.at(-1)?.step).toBe('arrive')
    const one = engine.apply(engine.apply(s, { kind: 'pick', unit: unit('it-mcy-2') } as never).state, {
      kind: 'to',
      hex: hex('0929'),
    } as never).state
    expect(one.units[unit('it-mcy-2')]?.at).toEqual({ is: 'hex', hex: hex('0929') })
    expect(one.frames.at(-1)?.step).toBe('arrive')
    expect(refusals(one, { kind: 'pick', unit: 'it-inf-19' })).toEqual(['29.A.1'])
    expect(engine.check(one, { kind: 'to', hex: hex('2211') } as never).map(({ rule }) => rule)).toEqual(['29.A.1'])
  })

  it('29.A.1 all that are left may be put down at once, each where it may come, and not while one is in hand', () => {
    const base = waiting(position({ scenario: 'plan-y' }), 'it-mcy-2', 'it-ccnn-36')
    const args = { units: [unit('it-mcy-2'), unit('it-ccnn-36')] }
    const at = { 2211: ['yu-inf-gd'], 3818: ['it-inf-19'] }
    const s = asked('arrive', 0, { scenario: 'plan-y', at, own: { units: base.units } }, args as never)
    const places = args.units.map(id => placesFor(s, id, 0))
    const picked = engine.apply(s, { kind: 'pick', unit: unit('it-mcy-2') } as never).state
    expect(refusals(picked, { kind: 'rest' })).toEqual(['29.A.1'])
    // With the last of them the turn goes on to its weather.
    const all = engine.apply(s, { kind: 'rest', dice: [3] }).state
    const stand = args.units.map(id => all.units[id]?.at)
    expect(stand.map((each, at) => each?.is === 'hex' && places[at]?.includes(each.hex))).toEqual([true, true])
    // The emptiest first: they do not crowd one city.
    expect(stand[0]).not.toEqual(stand[1])
    expect(all.frames.at(-1)?.step).not.toBe('arrive')
  })

  it('29.0 in the initial phase a hex may be overfull; the movement phase does not end so', () => {
    const four = ['it-inf-19', 'it-inf-23', 'it-inf-29', 'it-inf-51']
    const base = waiting(position({ scenario: 'plan-y', at: { 2211: ['yu-inf-gd'] } }), ...four, 'it-mcy-2')
    const s = { ...base }
    for (const id of four) bringIn(s, flow().go, [unit(id)], hex('0929'))
    expect(names(unitsIn(s, hex('0929'))).toSorted()).toEqual(four.toSorted())
    const march = asked('march', 0, { scenario: 'plan-y', own: { units: s.units } }, { phase: 'movement' })
    expect(refusals(march, 'end')).toEqual(['8.B.1'])
  })

  it('29.A.3, VP.B.10 the Allies call British forces and pay for them', () => {
    const build = { scenario: 'balkan-campaign', turn: turnNumber('Jan I 41') } as const
    const s = waiting(position(build), 'br-inf-16')
    expect(callable(s, 1).map(({ id, points }) => [id, points])).toEqual([['br-16-brigade', -2]])
    const live = { ...s }
    call(live, flow().go, callable(s, 1)[0] as never)
    expect([names(live.called), live.vp.map(({ line, halves }) => [line, halves])]).toEqual([
      ['br-inf-16'],
      [['allied-called', -4]],
    ])
  })

  it('29.A.3, VP.B.10 the Wellington serves one player turn for a point, goes back, and may be called again', () => {
    const build = { scenario: 'balkan-campaign', turn: turnNumber('Nov I 40') } as const
    const s = waiting(position(build), 'br-air-well')
    expect(callable(s, 1).map(({ id, points }) => [id, points])).toEqual([['br-wellington', -1]])
    const live = { ...s }
    call(live, flow().go, callable(s, 1)[0] as never)
    arriving(live, 1, live.called, flow().go)
    expect([live.units[unit('br-air-well')]?.at, live.vp]).toEqual([
      { is: 'box', box: 'middle-east' },
      [{ line: 'allied-called', halves: -2, turn: 1 }],
    ])
    live.called = []
    live.inoperative = [unit('br-air-well')]
    expect(callable(live, 1)).toEqual([])
    sendBack(live, flow().go, 0)
    expect(callable(live, 1)).toEqual([])
    sendBack(live, flow().go, 1)
    expect([live.units[unit('br-air-well')]?.at.is, live.inoperative]).toEqual(['waiting', []])
    expect(callable(live, 1).map(({ id }) => id)).toEqual(['br-wellington'])
    const shot = {
      ...s,
      units: s.units.map((each, id) =>
        id === unit('br-air-well') ? { at: { is: 'dead' as const }, cadre: false } : each,
      ),
    }
    sendBack(shot, flow().go, 1)
    expect(callable(shot, 1)).toEqual([])
  })

  it('29.A.3, VP.A.18 the paid divisions may be called from Dec I 40, once, and cost their points', () => {
    const build = { scenario: 'balkan-campaign', turn: turnNumber('Dec I 40') } as const
    const s = waiting(position(build), 'it-inf-c16', 'it-mtn-1')
    expect(callable(s, 0).map(({ id, points }) => [id, points])).toEqual([
      ['it-extra-inf-16', -3],
      ['it-extra-alpini', -4],
    ])
    expect(callable({ ...s, turn: turnNumber('Nov II 40') }, 0)).toEqual([])
    const asks = asked('politics', 0, { ...build, own: { units: s.units } })
    const called = engine.apply(asks, { kind: 'call', pick: 'it-extra-inf-16' } as never).state
    expect([names(called.called), called.vp.map(({ line, halves }) => [line, halves])]).toEqual([
      ['it-inf-c16'],
      [['axis-called', -6]],
    ])
  })
})

describe('29.B replacements', () => {
  it('29.B.2 which points pay for what; guns, cavalry and engineers cannot be replaced', () => {
    expect([kindsFor(unit('it-inf-19')), kindsFor(unit('it-mtn-3')), kindsFor(unit('it-lta-131'))]).toEqual([
      ['infantry', 'mountain'],
      ['mountain'],
      ['armor'],
    ])
    expect([kindsFor(unit('it-art-a1')), kindsFor(unit('it-cav-aos')), kindsFor(unit('it-eng-a'))]).toEqual([
      [],
      [],
      [],
    ])
    expect(kindsFor(unit('it-air-cr42-1'))).toEqual(['air'])
  })

  it('29.B.5 an air point brings back one air unit, at an airbase of its home', () => {
    const rps = [{ nation: 'Italian', kind: 'air', points: 1 }] as const
    const s = position({ scenario: 'plan-y', dead: ['it-air-cr42-1', 'it-inf-19'], own: { rps: [...rps] } })
    expect(names(replaceable(s, 0))).toEqual(['it-air-cr42-1'])
    const bases = numbers(homesFor(s, unit('it-air-cr42-1'), 0))
    expect(bases).toContain('14A:3825')
    expect(bases).not.toContain('14A:3818')
  })

  it('29.B.1 points come by the list and add up; infantry points go first', () => {
    const s = position({ scenario: 'plan-y', turn: turnNumber('Jan I 41') })
    expect(pointsDue(s, 0)).toEqual([
      { nation: 'Italian', kind: 'infantry', points: 2 },
      { nation: 'Italian', kind: 'mountain', points: 1 },
    ])
    const live: Front = {
      ...s,
      rps: [
        { nation: 'Italian', kind: 'infantry', points: 2 },
        { nation: 'Italian', kind: 'mountain', points: 2 },
      ],
    }
    pay(live, unit('it-inf-19'), 3)
    expect(live.rps).toEqual([{ nation: 'Italian', kind: 'mountain', points: 1 }])
  })

  it('29.B.3 a division comes back whole for three or as a cadre for one, in a dot or major city at home', () => {
    const rps = [{ nation: 'Italian', kind: 'infantry', points: 1 }] as const
    const s = position({ scenario: 'plan-y', dead: ['it-inf-19'], own: { rps: [...rps] } })
    expect(names(replaceable(s, 0))).toEqual(['it-inf-19'])
    expect(replaceable({ ...s, rps: [] }, 0)).toEqual([])
    expect(numbers(homesFor(s, unit('it-inf-19'), 0))).toContain('14A:0929')
    expect(homesFor(s, unit('al-tom'), 0)).toEqual([])
    const at = { 2211: ['yu-inf-gd'], 3818: ['it-inf-23'] }
    const asks = asked('replace', 0, { scenario: 'plan-y', at, dead: ['it-inf-19'], own: { rps: [...rps] } })
    const picked = engine.apply(asks, { kind: 'pick', unit: unit('it-inf-19') } as never).state
    expect(engine.check(picked, { kind: 'to', hex: hex('0929') } as never).map(({ rule }) => rule)).toEqual(['29.B.2'])
    const back = engine.apply(picked, { kind: 'cadre', hex: hex('0929'), dice: [1] } as never).state
    expect(back.units[unit('it-inf-19')]).toEqual({ at: { is: 'hex', hex: hex('0929') }, cadre: true })
    expect(back.rps).toEqual([])
  })

  it('29.B.4 a cadre in supply and out of ZOC is rebuilt for two, traced on the spot (examples 113, 163)', () => {
    const rps = [{ nation: 'Italian', kind: 'infantry', points: 2 }] as const
    const build = { scenario: 'balkan-campaign', at: { 4121: ['it-inf-19'] }, cadres: ['it-inf-19'] } as const
    const s = position({
      ...build,
      at: { 4121: ['it-inf-19'] },
      own: { rps: [...rps], unsupplied: [unit('it-inf-19')] },
    })
    expect(names(rebuildable(s, 0))).toEqual(['it-inf-19'])
    expect(rebuildable({ ...s, rps: [] }, 0)).toEqual([])
    const near = position({ ...build, at: { 4121: ['it-inf-19'], 4221: ['gr-mtn-1'] }, own: { rps: [...rps] } })
    expect(rebuildable(near, 0)).toEqual([])
  })
})

describe('29.C to 29.E withdrawals, conversions, mobilization', () => {
  const JANUARY = { scenario: 'balkan-campaign', turn: turnNumber('Jan II 41') } as const
  const leaving = { nation: 'Italian', model: 'Ju 87B/R', count: 1 }
  /** Where there is nothing to choose, nobody is asked. */
  const entering = (build: Build): Front => {
    const s = { ...position(build) }
    const frame = { step: 'withdrawAir', side: 0, args: leaving, local: { left: 1 }, asker: 0, entered: false }
    balkanFront.steps.withdrawAir?.enter?.(s, frame as never, flow().go)
    return s
  }

  it('29.C.2, 29.C.3, VP.A.19 the Ju 87B/R goes on Jan II and returns on Mar I; dead, it costs two points and stays away (example 114)', () => {
    const at = { 3827: ['it-air-ju87-1'] }
    expect(withdrawals(position({ ...JANUARY, at }), 0)).toEqual([{ step: 'withdrawAir', side: 0, args: leaving }])
    expect(withdrawals(position({ ...JANUARY, at }), 1)).toEqual([])
    const gone = entering({ ...JANUARY, at })
    expect([names(gone.withdrawn), gone.vp]).toEqual([['it-air-ju87-1'], []])
    gone.turn = turnNumber('Mar I 41')
    const { go, logged } = flow()
    expect(names(returns(gone, 0, go))).toEqual(['it-air-ju87-1'])
    expect([gone.units[unit('it-air-ju87-1')]?.at.is, gone.withdrawn]).toEqual(['waiting', []])
    expect(logged.map(({ kind }) => kind)).toEqual(['returned'])
    expect(numbers(placesFor(gone, unit('it-air-ju87-1'), 0))).toContain('14A:3825')
    const dead = entering({ ...JANUARY, dead: ['it-air-ju87-1'] })
    expect(dead.vp.map(({ line, halves }) => [line, halves])).toEqual([['axis-not-withdrawn', -4]])
    dead.turn = turnNumber('Mar I 41')
    expect(returns(dead, 0, go)).toEqual([])
  })

  it('29.C.2, VP.B.13 an Allied unit that is not there costs two points as well', () => {
    const s = { ...position(JANUARY) }
    miss(s, flow().go, 'Greek', 'P.24F', 1)
    expect(s.vp.map(({ line, halves }) => [line, halves])).toEqual([['allied-not-withdrawn', -4]])
  })

  it('29.C.2, R-29C of several the owner names which goes', () => {
    const cr42 = { nation: 'Italian', model: 'CR.42', count: 1 }
    const at = { 3827: ['it-air-cr42-1'], 3818: ['it-air-cr42-2', 'it-inf-19'], '15B:0911': ['gr-mtn-1'] }
    const s = asked('withdrawAir', 0, { scenario: 'balkan-campaign', at }, cr42)
    expect(offered(s, 'withdraw').toSorted()).toEqual(['it-air-cr42-1', 'it-air-cr42-2'])
    expect(refusals(s, { kind: 'withdraw', unit: 'it-air-g50-1' })).toEqual(['29.C.2'])
    const { state, log } = engine.apply(s, action({ kind: 'withdraw', unit: 'it-air-cr42-2', dice: [1] }))
    expect([names(state.withdrawn), where(state, 'it-air-cr42-1')]).toEqual([['it-air-cr42-2'], '14A:3827'])
    expect(log.map(({ kind }) => kind)).toContain('withdrawn')
  })

  it('29.D the 16 Brigade becomes the 16 Division from Dec II 40 on, in supply and out of ZOC', () => {
    const build = { scenario: 'balkan-campaign', at: { '15B:0911': ['gr-mtn-16x'] } }
    const s = (turn: number) => waiting(position({ ...build, scenario: 'balkan-campaign', turn }), 'gr-mtn-16')
    expect(convertible(s(turnNumber('Dec I 40')), 1)).toEqual([])
    expect(convertible(s(turnNumber('Jan I 41')), 1).map(({ to }) => names([to]))).toEqual([['gr-mtn-16']])
    const asks = asked('convert', 1, { ...build, scenario: 'balkan-campaign', turn: 5, own: { units: s(5).units } })
    const done = engine.apply(asks, { kind: 'convert', unit: unit('gr-mtn-16x'), dice: [1] } as never).state
    expect([done.units[unit('gr-mtn-16x')]?.at.is, done.units[unit('gr-mtn-16')]?.at.is]).toEqual(['gone', 'hex'])
  })

  it('29.E Greek cadres on the list are flipped where they stand', () => {
    const live = {
      ...position({
        scenario: 'balkan-campaign',
        at: { '15B:0911': ['gr-mtn-2'], 4601: ['gr-mtn-12'] },
        cadres: ['gr-mtn-2', 'gr-mtn-12'],
      }),
    }
    mobilizeGreece(live, flow().go)
    expect([live.units[unit('gr-mtn-2')]?.cadre, live.units[unit('gr-mtn-12')]?.cadre]).toEqual([false, true])
  })

  it('28.C.2.b one step a phase: M flips the divisions, M+1 and M+2 bring others, in cities of their region', () => {
    const live = {
      ...waiting(
        position({ scenario: 'plan-y', at: { 3009: ['yu-inf-9'] }, cadres: ['yu-inf-9'] }),
        'yu-laa-2',
        'yu-eng-1',
        'yu-con-1',
        'yu-inf-8',
      ),
    }
    const { go, logged } = flow()
    const asks = mobilizeYugoslavia(live, 1, go)
    expect([live.mobilized, live.units[unit('yu-inf-9')]?.cadre]).toEqual([1, false])
    expect(asks).toEqual([
      { step: 'arrive', side: 1, args: { units: [unit('yu-laa-2'), unit('yu-eng-1'), unit('yu-con-1')] } },
    ])
    expect(mobilizeYugoslavia(live, 0, go)).toEqual([])
    const next = mobilizeYugoslavia(live, 1, go)
    expect([live.mobilized, next[0]?.args]).toEqual([2, { units: [unit('yu-inf-8')] }])
    expect(logged.filter(({ kind }) => kind === 'mobilization')).toHaveLength(2)
  })

  it('28.C.2.b, R-Y4 a region without a city of one’s own raises nobody', () => {
    const live = {
      ...waiting(
        owners(position({ scenario: 'plan-y' }), () => 0),
        'yu-laa-2',
      ),
    }
    mobilizeYugoslavia(live, 1, flow().go)
    expect(live.units[unit('yu-laa-2')]?.at.is).toBe('dead')
  })
})

describe('33.F.2.5 Balkan intervention', () => {
  it('33.F.2.5 +1 for each Axis city in Yugoslavia, -3 for each Allied one in Albania, point cities too', () => {
    const s = position({ scenario: 'plan-y', owners: { axis: ['0826', '1123'], allied: ['4216'] } })
    expect(balkansModifier(s)).toBe(1 + 1 - 3)
  })

  it('33.F.2.5 from Nov II 40, once; fifteen brings Hungary and Bulgaria in, Bulgaria active', () => {
    const s = position({ scenario: 'plan-y', turn: 2, owners: { axis: ['0826', '1123', '0822'] } })
    expect([mayCallBalkans({ ...s, turn: 1 }), mayCallBalkans(s)]).toEqual([false, true])
    const live = { ...s }
    callBalkans(live, flow([6, 6]).go)
    expect([live.countries.Hungary, live.countries.Bulgaria, live.bulgarians]).toEqual([
      { side: 0, stance: 'joined' },
      { side: 0, stance: 'joined' },
      'active',
    ])
    expect([mayCallBalkans(live), live.owner[hex('3606')]]).toEqual([false, 0])
    const refused = { ...s }
    callBalkans(refused, flow([5, 6]).go)
    expect([refused.countries.Hungary.stance, mayCallBalkans(refused)]).toEqual(['neutral', false])
  })
})
