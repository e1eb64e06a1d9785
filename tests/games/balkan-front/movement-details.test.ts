import { describe, expect, it } from 'vitest'
import { balkanFront } from '../../../src/games/balkan-front'
import { canAssemble, whyNotBreakDown } from '../../../src/games/balkan-front/movement/breakdown'
import { reachOf } from '../../../src/games/balkan-front/movement/marching'
import { endMoving } from '../../../src/games/balkan-front/movement/movement-phase'
import type { Front } from '../../../src/games/balkan-front/state'
import { type Build, flow, hex, localOf, moving, offered, play, position, refusals, unit } from './positions'
import { board, pick, shipping } from './sea/at-sea'

const unmoved = (s: Front) =>
  (balkanFront.steps.march?.unmoved?.(s, s.frames.at(-1) as never) ?? []).map(({ take }) => take)

describe('6 details of movement', () => {
  it('6.7 a unit that has spent something has no one-hex move, whatever it has left', () => {
    const winter: Build = { at: { '4417': ['gr-for-ist'] }, own: { weather: { D: 'W', E: 'C' } } }
    const s = position(winter)
    const id = unit('gr-for-ist')
    const reaches = (isFresh: boolean) => reachOf(s, id, { quarters: 16, isFresh }, 'foot').has(hex('4416'))
    expect([reaches(true), reaches(false), reaches(true)]).toEqual([true, false, true])
  })

  it('6.1 who has not moved is offered, a stack as a whole', () => {
    const s = moving(1, { at: { '1321': ['yu-inf-1'], '2110': ['yu-inf-3', 'yu-inf-5'] } })
    expect(unmoved(s)).toEqual([
      { kind: 'pick', unit: unit('yu-inf-1') },
      { kind: 'stack', hex: hex('2110') },
    ])
    const moved = play(s, { kind: 'pick', unit: 'yu-inf-1' }, { kind: 'go', hex: '1322' }, 'back')
    expect(unmoved(moved)).toEqual([{ kind: 'stack', hex: hex('2110') }])
  })
})

describe('28.A.2.b.6 details of the surprise turn', () => {
  it('28.A.2.b.6, R-SUR4 only Germans of the intervention move, those sent as assistance do not', () => {
    const at = { '4208': ['ge-inf-72', 'ge-inf-73'], '4319': ['it-inf-19'], '3606': ['bu-inf-1'] }
    const s = moving(0, { at, own: { kind: 'surprise', assisted: [unit('ge-inf-73')] } })
    const whyNot = (id: string) => refusals(s, pick(id))
    expect([whyNot('ge-inf-72'), whyNot('ge-inf-73'), whyNot('it-inf-19'), whyNot('bu-inf-1')]).toEqual([
      [],
      ['28.A.2.b.6'],
      ['28.A.2.b.6'],
      ['28.A.2.b.6'],
    ])
  })
})

describe('26.B.1 details of units in boxes', () => {
  it('26.B.1.1, R-26B5 who was taken in hand in a box is put back there, not picked on the map (Marita by policy, seed 34)', () => {
    const s = shipping(0, { at: { '4208': ['ge-inf-72'] }, inBoxes: { rhodes: ['it-paa-leros'] } })
    const inHand = play(s, board('it-paa-leros'))
    expect(localOf<{ picked: number[] }>(inHand).picked).toEqual([unit('it-paa-leros')])
    expect(refusals(inHand, pick('it-paa-leros'))).toEqual(['6.1'])
    expect(offered(inHand, 'pick')).toEqual(['ge-inf-72'])
    expect(localOf<{ picked: number[] }>(play(inHand, board('it-paa-leros'))).picked).toEqual([])
  })
})

describe('15 details of breakdowns', () => {
  it('15.A.1 only what stands on the map breaks down', () => {
    const s = position({ at: { '2110': ['ge-inf-72'] }, dead: ['ge-inf-73'] })
    expect(whyNotBreakDown(s, unit('ge-inf-73'), 'supported').map(({ rule }) => rule)).toEqual(['15.A.1'])
    expect(whyNotBreakDown(s, unit('ge-inf-72'), 'supported')).toEqual([])
    const cadre = position({ at: { '2110': ['ge-inf-72'] }, cadres: ['ge-inf-72'] })
    expect(whyNotBreakDown(cadre, unit('ge-inf-72'), 'supported').map(({ rule }) => rule)).toEqual(['15.A.1'])
  })

  it('15.A.2 not in the phase in which it broke down, but in the next', () => {
    const s = play(
      moving(0, { at: { '2110': ['ge-inf-72'] } }),
      { kind: 'pick', unit: 'ge-inf-72' },
      {
        kind: 'breakDown',
        unit: 'ge-inf-72',
        pick: 'supported',
      },
    )
    const [broken] = s.sets
    expect(broken && canAssemble(s, broken)).toBe(false)
    const after = { ...s }
    endMoving(after, flow().go)
    expect(broken && canAssemble(after, broken)).toBe(true)
  })
})
