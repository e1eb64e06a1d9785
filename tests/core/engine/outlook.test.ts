import { describe, expect, it } from 'vitest'
import { differenceKey, outlookOf } from '../../../src/core/engine/outlook'
import type { Action } from '../../../src/core/engine/step'
import type { HexId } from '../../../src/core/ids'
import { begun, type Duel, duel, engine, TWO } from './duel-game'

const play = (s: Duel, ...actions: Action[]): Duel => actions.reduce((now, a) => engine.apply(now, a).state, s)
const asked = () => play(begun(), { kind: 'to', hex: 1 as HexId }, { kind: 'done' })

const chances = (s: Duel, kind: string) => {
  const outlook = outlookOf(engine, s, 0)
  if (outlook.is !== 'known') throw new Error(outlook.why)
  const found = outlook.prospects.find(each => each.choice.action.kind === kind)
  return Object.fromEntries(found?.outcomes.map(({ outcome, chance }) => [outcome.label, chance]) ?? [])
}

describe('the outlook of a decision', () => {
  it('gives the exact chances of each answer from the real stages', () => {
    expect(chances(asked(), 'keep')).toEqual({ 'all missed': 16 / 36, '1 hit': 16 / 36, '2 hit': 4 / 36 })
    expect(chances(asked(), 'call')).toEqual({ 'all missed': 1 / 4, '1 hit': 1 / 2, '2 hit': 1 / 4 })
  })

  it('counts what is certain already', () => {
    const held = play(asked(), { kind: 'keep' }, { kind: 'hold' })
    expect(chances(held, 'hold')).toEqual({ 'all missed': 1 })
    expect(chances(held, 'shoot')).toEqual({ 'all missed': 4 / 6, '1 hit': 2 / 6 })
  })

  it('changes nothing, and gives the same chances whatever the dice to come', () => {
    const s = asked()
    const before = JSON.stringify(s)
    const other: Duel = { ...s, rng: [1, 2, 3, 4] }
    expect(chances(s, 'call')).toEqual(chances(other, 'call'))
    expect(JSON.stringify(s)).toBe(before)
  })

  it('says so when the dice can fall in too many ways, or when the game gives none', () => {
    expect(outlookOf(engine, asked(), 0, { tries: 3 })).toEqual({
      is: 'unknown',
      why: 'the dice can fall in too many ways',
    })
    const { outcome, ...silent } = duel
    expect(outcome).toBeDefined()
    expect(outlookOf({ ...engine, game: silent }, asked(), 0).is).toBe('unknown')
  })

  it('says that nothing is decided where no battle is fought', () => {
    const outlook = outlookOf(engine, begun(), 0)
    expect(outlook.is === 'known' && outlook.prospects[0]?.outcomes).toEqual([
      { outcome: { label: 'nothing is decided' }, chance: 1 },
    ])
  })

  it('takes positions that differ in dice alone for one', () => {
    const s = play(asked(), { kind: 'keep' })
    const [one, two] = [4, 3].map(value => engine.applyWith(s, { kind: 'shoot', unit: TWO }, () => value).state)
    const hit = engine.applyWith(s, { kind: 'shoot', unit: TWO }, () => 6).state
    expect(differenceKey(s, one as Duel)).toBe(differenceKey(s, two as Duel))
    expect(differenceKey(s, one as Duel)).not.toBe(differenceKey(s, hit))
  })
})
