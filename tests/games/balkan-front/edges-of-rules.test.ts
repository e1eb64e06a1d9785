import { describe, expect, it } from 'vitest'
import { balkanFront } from '../../../src/games/balkan-front'
import { hexesApart } from '../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../src/games/balkan-front/state'
import {
  action,
  asked,
  type Build,
  engine,
  flow,
  hex,
  localOf,
  logOf,
  moving,
  offered,
  owed,
  play,
  refusals,
  unit,
} from './positions'

// Where planted faults had gone unnoticed: the edges of rules of the ground war.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const go = (number: string) => ({ kind: 'go', hex: number })
const target = (number: string) => ({ kind: 'target', hex: number })
const frameOf = (s: Front) => s.frames.at(-1) as never
const promptOf = (s: Front): string => engine.prompt(s)?.text ?? ''
/** Whether the attacks end as things stand, before the first and after each. */
const ends = (s: Front): boolean[] => {
  const { enter, resume } = balkanFront.steps.attack ?? {}
  return [(go: never) => enter?.(s, frameOf(s), go), (go: never) => resume?.(s, frameOf(s), null, go)].map(asks => {
    let ended = false
    asks({ ...flow().go, end: () => (ended = true) } as never)
    return ended
  })
}
/** 1713 is open country; 16 against 5 is 3:1. */
const AT_BACKA = { 1713: ['gr-mtn-1'], 1712: ['ge-inf-72', 'ge-inf-73'] }

describe('33.E, 33.F the turn of Oct II 40', () => {
  it('33.E.2.2, 33.F.2.3, R-OCT only Greeks move in it, in Plan Y only Yugoslavs', () => {
    const at = { 4510: ['gr-cav-1'], 4913: ['br-inf-14'], 2110: ['yu-inf-1'] }
    const whyNot = (scenario: 'plan-g' | 'plan-y', id: string) =>
      refusals(moving(1, { scenario, at, joined: { Yugoslavia: 1 }, own: { kind: 'october' } }), pick(id))
    expect([whyNot('plan-g', 'gr-cav-1'), whyNot('plan-g', 'br-inf-14')]).toEqual([[], ['33.F.2.3']])
    expect([whyNot('plan-y', 'yu-inf-1'), whyNot('plan-y', 'br-inf-14')]).toEqual([[], ['33.F.2.3']])
  })
})

describe('6.1 what Enter does while units move', () => {
  const primary = (s: Front) => balkanFront.steps.march?.primary?.(s, frameOf(s)) ?? null

  it('6.1 it ends the phase only when nobody is in hand and all have moved', () => {
    const s = moving(1, { at: { 4510: ['gr-cav-1'] } })
    expect(primary(s)).toBe(null)
    const moved = play(s, pick('gr-cav-1'), go('4511'))
    // It has points left, and stays in hand.
    expect([localOf<{ picked: number[] }>(moved).picked.length, primary(moved)]).toEqual([1, null])
    expect(primary(play(moved, 'back'))).toBe('end')
  })
})

describe('7.A.1.2 whose railway it is', () => {
  it('7.A.1.2 a nation whose sources lie off the railways has no trains on those of the enemy', () => {
    // Greek minor ports are sources, most of them without a railway.
    const at = { 4510: ['gr-cav-1'] }
    const free = play(moving(1, { scenario: 'balkan-campaign', at }), pick('gr-cav-1'))
    const far = offered(free, 'rail').find(number => hexesApart(hex('4510'), hex(number)) === 4) ?? ''
    expect(far).not.toBe('')
    const lost = play(moving(1, { scenario: 'balkan-campaign', at, owners: { axis: [far] } }), pick('gr-cav-1'))
    expect(offered(lost, 'rail')).not.toContain(far)
    expect(refusals(lost, { kind: 'rail', hex: far })).toEqual(['7.A.1.2'])
  })
})

describe('9.A attacks', () => {
  it('9.A.0 the phase ends by itself with the last target, and not before', () => {
    const s = asked('attack', 0, { at: AT_BACKA })
    expect(ends(s)).toEqual([false, false])
    const done: Front = { ...s, attacked: [unit('ge-inf-72'), unit('ge-inf-73')] }
    expect(ends(done)).toEqual([true, true])
  })

  it('9.A.3 units that change neither column nor die are told as spare', () => {
    // 8 and 8 against 5 are 3:1, and one alone 1.5:1; three are 4:1, of which nobody can be spared.
    const two = play(asked('attack', 0, { at: AT_BACKA }), target('1713'))
    expect(promptOf(two)).toMatch(/with 2 units$/)
    // A single point more changes nothing.
    const at = { ...AT_BACKA, 1712: [...AT_BACKA[1712], 'ge-eng-70'] }
    const spare = play(asked('attack', 0, { at }), target('1713'))
    expect(localOf<{ joined: number[] }>(spare).joined.length).toBe(3)
    expect(promptOf(spare)).toMatch(/with 3 units\. 3:1 reached: 1 unit to spare$/)
  })
})

describe('9.F.1 retreats that go on', () => {
  it('9.F.1.4 the second hex of a retreat is told as its continuation, the first is not', () => {
    const crowd = (...n: number[]) => n.map(id => `gr-mtn-${id}`)
    const build: Build = {
      at: {
        ...AT_BACKA,
        1714: crowd(2, 3, 4),
        1813: crowd(5, 6, 7),
        1613: crowd(8, 9, 10),
        3031: ['gr-cav-1'],
        3131: ['it-inf-11'],
      },
    }
    const back = (number: string) => ({ kind: 'retreat', unit: 'gr-mtn-1', hex: number })
    const told = (s: Front, number: string) =>
      logOf(s, back(number)).flatMap(entry => balkanFront.milestones?.(entry) ?? [])
    const s = play(asked('attack', 0, build), target('1713'), 'launch', { kind: 'roll', dice: [5] })
    expect(told(s, '1714')).toContain('retreat by priority 2')
    expect(told(s, '1714')).not.toContain('retreat continued')
    expect(told(play(s, back('1714')), '1814')).toContain('retreat continued')
  })
})

describe('29.B replacements of the British', () => {
  const points = (points: number): Partial<Front> => ({ rps: [{ nation: 'British', kind: 'infantry', points }] })
  const spending = (id: string, has: number): Front => {
    const at = { 4510: ['gr-cav-1'], 4208: ['ge-inf-72'] }
    return asked('replace', 1, { scenario: 'balkan-campaign', dead: [id], at, own: points(has) })
  }
  const box = 'middle-east'
  /** The turn after it begins with the weather. */
  const last = (kind: string) => action({ kind, box, dice: [3] })

  it('29.B.2, 29.B.3 they are paid for, wait in the Middle East, and the step ends with the points', () => {
    const s = spending('br-inf-14', 1)
    expect([owed(s), offered(s, 'pick')]).toEqual(['replace', ['br-inf-14']])
    const inHand = play(s, pick('br-inf-14'))
    expect(refusals(inHand, { kind: 'cadreToBox', box })).toEqual(['29.B.3'])
    const { state } = engine.apply(inHand, last('toBox'))
    expect(state.units[unit('br-inf-14')]).toEqual({ at: { is: 'box', box }, cadre: false })
    expect(state.rps).toEqual([])
    expect(owed(state)).not.toBe('replace')
  })

  it('29.B.2, R-29B a division comes back for three, for one as a cadre', () => {
    const one = play(spending('br-inf-2nz', 1), pick('br-inf-2nz'))
    expect(refusals(one, { kind: 'toBox', box })).toEqual(['29.B.2'])
    const { state } = engine.apply(one, last('cadreToBox'))
    expect(state.units[unit('br-inf-2nz')]).toEqual({ at: { is: 'box', box }, cadre: true })
    const whole = engine.apply(play(spending('br-inf-2nz', 3), pick('br-inf-2nz')), last('toBox')).state
    expect([whole.units[unit('br-inf-2nz')]?.cadre, whole.rps]).toEqual([false, []])
  })

  it('29.B.3 nobody else comes back there, and they nowhere else', () => {
    const italian: Partial<Front> = { rps: [{ nation: 'Italian', kind: 'infantry', points: 3 }] }
    const s = asked('replace', 0, {
      scenario: 'plan-y',
      dead: ['it-inf-19'],
      at: { 3818: ['it-inf-23'] },
      own: italian,
    })
    expect(refusals(play(s, pick('it-inf-19')), { kind: 'toBox', box })).toEqual(['29.B.3'])
    expect(refusals(play(spending('br-inf-14', 1), pick('br-inf-14')), { kind: 'to', hex: '15B:0911' })).toEqual([
      '29.B.3',
    ])
  })
})
