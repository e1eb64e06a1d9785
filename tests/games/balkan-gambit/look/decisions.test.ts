import { describe, expect, it } from 'vitest'
import { focusOf, pathOf } from '../../../../src/core/engine/hand'
import { distance } from '../../../../src/core/hex/measure'
import type { HexId } from '../../../../src/core/ids'
import { balkanGambit } from '../../../../src/games/balkan-gambit'
import { look } from '../../../../src/games/balkan-gambit/look'
import { grid, neighbourSteps } from '../../../../src/games/balkan-gambit/map/hexes'
import { stepCosts } from '../../../../src/games/balkan-gambit/movement/ground'
import { counterOf } from '../../../../src/games/balkan-gambit/state'
import { attack, engine, frame, hex, hexes, logOf, play, position, unit, volley } from '../positions'

const british = () =>
  position({
    at: { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'] },
    markers: [{ hex: '1732' }],
    own: { tacUsed: 3 },
  })

describe('the focus of a decision', () => {
  it('holds nothing while commands are given', () => {
    expect(focusOf(balkanGambit, british())).toEqual({ hand: [], targets: [], from: [] })
  })

  it('a move holds the whole stack that was ordered, or the unit picked of it', () => {
    const ordered = play(british(), { kind: 'move', hex: '1732' })
    const hand = [unit('uk-5-inf'), unit('uk-50-inf')]
    expect(focusOf(balkanGambit, ordered)).toEqual({ hand, targets: [], from: hexes('1732') })
    expect(focusOf(balkanGambit, play(ordered, { kind: 'pick', unit: 'uk-5-inf' })).hand).toEqual([unit('uk-5-inf')])
  })

  it('an attack holds those who join and aims at its target', () => {
    const planned = play(british(), { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' })
    expect(focusOf(balkanGambit, planned)).toEqual({
      hand: [unit('uk-5-inf'), unit('uk-50-inf')],
      targets: hexes('1733'),
      from: hexes('1732'),
    })
    const fight = play(planned, 'launch')
    expect(focusOf(balkanGambit, fight)).toEqual({
      hand: [unit('de-297-inf')],
      targets: hexes('1733'),
      from: hexes('1732'),
    })
  })

  it('an assault holds its units and has no hex to come from', () => {
    const s = position({
      med: ['uk-2-para'],
      frames: [frame('assault', 0, { kind: 'airborne' }, { units: [], target: null })],
    })
    const named = play(s, { kind: 'join', unit: 'uk-2-para' }, { kind: 'target', hex: '1717' })
    expect(focusOf(balkanGambit, named)).toEqual({ hand: [unit('uk-2-para')], targets: hexes('1717'), from: [] })
  })

  it('a retreat holds the force, an advance aims at the hex cleared', () => {
    const stand = volley(volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    const retreat = play(stand, { kind: 'restore', unit: 'de-297-inf' })
    expect(focusOf(balkanGambit, retreat)).toEqual({ hand: [unit('de-297-inf')], targets: [], from: hexes('1733') })
    const [way] = [...engine.choices(retreat)]
    const advance = engine.apply(retreat, way.action).state
    expect(focusOf(balkanGambit, advance)).toEqual({ hand: [], targets: hexes('1733'), from: hexes('1732') })
  })
})

const costOf = (way: readonly HexId[], costs: Float64Array): number =>
  way.slice(1).reduce((sum, to, index) => {
    const step = neighbourSteps(way[index]).find(each => each.to === to)
    return step === undefined ? Number.NaN : sum + costs[way[index] * 6 + step.direction]
  }, 0)

describe('the path of a choice', () => {
  it('a march goes hex by hex at exactly the cost that is shown', () => {
    const s = play(british(), { kind: 'move', hex: '1732' }, { kind: 'pick', unit: 'uk-5-inf' })
    const costs = stepCosts(s, counterOf(unit('uk-5-inf')).moveClass)
    const marches = [...engine.choices(s)].filter(choice => choice.action.kind === 'to')
    expect(marches.length).toBeGreaterThan(20)
    for (const { action, cost } of marches) {
      const way = pathOf(balkanGambit, s, action) ?? []
      expect([way[0], way.at(-1)]).toEqual([hex('1732'), action.hex])
      expect(costOf(way, costs)).toBe(cost)
      expect(way).not.toContain(hex('1733'))
    }
  })

  it('6.3.4 partisans slip away in a straight line', () => {
    const s = position({ at: { '1717': ['par-01'] }, dispersed: ['par-01'] })
    const picked = play(s, { kind: 'move', hex: '1717' }, { kind: 'pick', unit: 'par-01' })
    const hops = [...engine.choices(picked)].filter(choice => choice.action.kind === 'to')
    for (const { action } of hops) {
      const way = pathOf(balkanGambit, picked, action) ?? []
      expect(way.length).toBe(distance(grid, hex('1717'), action.hex as HexId) + 1)
      expect([way[0], way.at(-1)]).toEqual([hex('1717'), action.hex])
    }
    expect(hops.length).toBeGreaterThan(0)
  })

  it('an attack points from the stack at its target; other answers have no path', () => {
    const s = play(british(), { kind: 'attack', hex: '1732' })
    expect(pathOf(balkanGambit, s, { kind: 'target', hex: hex('1733') })).toEqual(hexes('1732', '1733'))
    expect(pathOf(balkanGambit, british(), { kind: 'move', hex: hex('1732') })).toBeNull()
    expect(pathOf(balkanGambit, british(), { kind: 'end' })).toBeNull()
  })
})

describe('the trail of the last move', () => {
  it('is the way the unit went', () => {
    const s = play(british(), { kind: 'move', hex: '1732' }, { kind: 'pick', unit: 'uk-5-inf' })
    const far = [...engine.choices(s)].filter(choice => choice.cost === 3 && choice.action.kind === 'to')[0]
    const expected = pathOf(balkanGambit, s, far.action)
    const moved = engine.apply(s, far.action).log.find(entry => entry.kind === 'moved')
    expect(moved && look.trail(moved)).toEqual({ unit: unit('uk-5-inf'), hexes: expected })
  })

  it('by sea it has the two ends, or the landing alone', () => {
    const s = position({ med: ['uk-5-inf'], markers: [{ hex: '1732' }] })
    const sailing = play(s, { kind: 'ship', unit: 'uk-5-inf' })
    const sailed = logOf(sailing, { kind: 'to', hex: '1732' }).find(entry => entry.kind === 'sailed')
    expect(sailed && look.trail(sailed)).toEqual({ unit: unit('uk-5-inf'), hexes: hexes('1732') })
  })

  it('a retreat leads out of the battle hex; a shot leaves no trail', () => {
    const stand = volley(volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    const retreat = play(stand, { kind: 'restore', unit: 'de-297-inf' })
    const [way] = [...engine.choices(retreat)]
    const entry = engine.apply(retreat, way.action).log.find(each => each.kind === 'retreated')
    expect(entry && look.trail(entry)).toEqual({ unit: unit('de-297-inf'), hexes: [hex('1733'), way.action.hex] })
    expect(look.trail({ kind: 'shot', facts: { unit: 0 }, rule: null, turn: 1, side: 0 })).toBeNull()
  })
})
