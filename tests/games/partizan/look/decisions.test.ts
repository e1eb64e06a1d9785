import { describe, expect, it } from 'vitest'
import { focusOf, pathOf } from '../../../../src/core/engine/hand'
import { partizan } from '../../../../src/games/partizan'
import { isAdjacent } from '../../../../src/games/partizan/map/hexes'
import type { Partizan } from '../../../../src/games/partizan/state'
import {
  attack,
  battle,
  combatPhase,
  costOf,
  engine,
  frame,
  hex,
  hexes,
  idsOf,
  numbers,
  pick,
  play,
  position,
  turnFrame,
  unit,
} from '../positions'

const hand = (s: Partizan): string[] => idsOf(focusOf(partizan, s).hand)

describe('focus', () => {
  it('holds the unit that moves, where it stands', () => {
    const s = play(position({ at: { 2816: ['pa-4kr'] } }), pick('pa-4kr'))
    expect(focusOf(partizan, s)).toEqual({ hand: [unit('pa-4kr')], targets: [], from: hexes('2816') })
    expect(focusOf(partizan, engine.view(s, 1))).toEqual({ hand: [], targets: [], from: [] })
  })

  it('aims at the hex that is attacked, from all hexes it is attacked from', () => {
    const at = { 2815: ['ge-714'], 2716: ['ge-342'], 2816: ['pa-4kr'] }
    const s = play(combatPhase({ side: 'axis', at }), { kind: 'target', hex: '2816' })
    expect(hand(s).sort()).toEqual(['ge-342', 'ge-714'])
    expect(focusOf(partizan, s).targets).toEqual(hexes('2816'))
    expect(numbers(focusOf(partizan, s).from)).toEqual(['2716', '2815'])
  })

  it('keeps the hex fought for in every step of a combat', () => {
    const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr', 'pa-5kr'] }
    const s = attack(combatPhase({ side: 'axis', at }), '2816', ['ge-714', 'ge-342'], 2)
    expect(s.frames.at(-1)?.step).toBe('retreat')
    for (const each of [s, play(s, pick('pa-4kr')), play(s, 'done')])
      expect(focusOf(partizan, each)).toMatchObject({ targets: hexes('2816'), from: hexes('2815') })
    expect(hand(play(s, pick('pa-4kr')))).toEqual(['pa-4kr'])
  })

  it('17.1.1 holds the 500 SS over the hex it is sent to', () => {
    const s = position({
      turn: 8,
      waiting: ['ge-500ss'],
      frames: [turnFrame('afterDrop'), frame('drop', 1, null, { aim: null })],
    })
    const aimed = play(s, { kind: 'aim', hex: '2113' })
    expect(focusOf(partizan, aimed)).toEqual({ hand: [unit('ge-500ss')], targets: hexes('2113'), from: [] })
  })
})

describe('paths', () => {
  it('go step by step to every hex that is offered, on foot and by rail', () => {
    const s = play(position({ side: 'axis', at: { 2917: ['ge-714'] } }), pick('ge-714'))
    let walks = 0
    for (const { action } of engine.choices(s)) {
      const way = pathOf(partizan, s, action)
      if (action.kind !== 'to' && action.kind !== 'rail') continue
      walks++
      expect([way?.[0], way?.at(-1)]).toEqual([hex('2917'), action.hex])
      for (const [index, each] of (way ?? []).entries())
        if (index > 0) expect(isAdjacent(each, way?.[index - 1] ?? each)).toBe(true)
    }
    expect(walks).toBeGreaterThan(20)
    expect(costOf(s, 'to', '2916')).toBeDefined()
  })

  it('9.4 cross the sea in one leap', () => {
    const s = play(position({ side: 'axis', at: { 2603: ['it-bg'] } }), pick('it-bg'))
    expect(pathOf(partizan, s, { kind: 'sea', hex: hex('2306') })).toEqual(hexes('2603', '2306'))
  })

  it('12.1 lead a retreat away from the hex attacked', () => {
    const at = { 2815: ['ge-714'], 2816: ['pa-4kr'] }
    const s = play(attack(combatPhase({ side: 'axis', at }), '2816', ['ge-714'], 2), pick('pa-4kr'))
    const [choice] = [...engine.choices(s)].filter(each => each.action.kind === 'to')
    const way = choice === undefined ? null : pathOf(partizan, s, choice.action)
    expect([way?.[0], way?.at(-1)]).toEqual([hex('2816'), choice?.action.hex])
  })

  it('11.10 lead an advance into the hex that was emptied', () => {
    const at = { 2815: ['ge-714', 'ge-342', 'ge-7ss'], 2816: ['pa-4kr'] }
    const s = battle(combatPhase({ side: 'axis', at }), '2816', ['ge-714', 'ge-342', 'ge-7ss'], 'assault', 6, 6)
    expect(s.frames.at(-1)?.step).toBe('advance')
    expect(pathOf(partizan, s, { kind: 'advance', unit: unit('ge-714') })).toEqual(hexes('2815', '2816'))
  })

  it('are none where nobody walks', () => {
    expect(pathOf(partizan, position(), { kind: 'done' })).toBeNull()
  })
})
