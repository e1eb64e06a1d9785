import { describe, expect, it } from 'vitest'
import { rollDie, seedDice } from '../../../src/core/dice'
import { createEngine } from '../../../src/core/engine/engine'
import { DiceWanted, IllegalAction } from '../../../src/core/engine/errors'
import { decision, game, note, ownDice, setting, type TinyStep, thrownBy } from './tiny-game'

const rollsTwo: TinyStep = decision({
  apply(s, _f, _a, go) {
    note(s, `${go.roll(6, 'attack')} ${go.roll(10, 'defence')}`)
  },
})

const begin = (start: TinyStep, chosen = setting(), seed = 5) => {
  const engine = createEngine(game({ start }))
  return { engine, state: engine.begin(chosen, seed).state }
}

describe("the app's dice", () => {
  it('come from the generator of the position, in order', () => {
    const { engine, state } = begin(rollsTwo)
    const attack = rollDie(seedDice(5), 6)
    const defence = rollDie(attack.rng, 10)
    const moved = engine.apply(state, { kind: 'ok' }).state
    expect(moved.notes).toEqual([`${attack.value} ${defence.value}`])
    expect(moved.rng).toEqual(defence.rng)
  })

  it('fall the same again after taking back', () => {
    const { engine, state } = begin(rollsTwo)
    const once = engine.apply(state, { kind: 'ok' })
    engine.apply(once.state, { kind: 'ok' })
    expect(engine.apply(state, { kind: 'ok' })).toEqual(once)
  })

  it('fall anew in the next action', () => {
    const { engine, state } = begin(decision({ apply: (s, _f, _a, go) => note(s, String(go.roll(1000, 'x'))) }))
    let now = state
    for (let i = 0; i < 20; i++) now = engine.apply(now, { kind: 'ok' }).state
    expect(new Set(now.notes).size).toBeGreaterThan(15)
  })

  it('draw gives every number from 0 below the count and no other', () => {
    const { engine, state } = begin(decision({ apply: (s, _f, _a, go) => note(s, String(go.draw(3))) }))
    let now = state
    for (let i = 0; i < 60; i++) now = engine.apply(now, { kind: 'ok' }).state
    expect([...new Set(now.notes)].sort()).toEqual(['0', '1', '2'])
  })
})

describe("the players' own dice", () => {
  const wanted = (dice?: number[]): DiceWanted => {
    const { engine, state } = begin(rollsTwo, ownDice)
    const error = thrownBy(() => engine.apply(state, dice ? { kind: 'ok', dice } : { kind: 'ok' }))
    expect(error).toBeInstanceOf(DiceWanted)
    return error as DiceWanted
  }
  const refused = (dice: number[]): string => {
    const { engine, state } = begin(rollsTwo, ownDice)
    const error = thrownBy(() => engine.apply(state, { kind: 'ok', dice }))
    expect(error).toBeInstanceOf(IllegalAction)
    expect((error as IllegalAction).refusals[0]?.rule).toBe('own-dice')
    return (error as IllegalAction).message
  }

  it('are asked for by name: how many sides and what for', () => {
    expect(wanted()).toMatchObject({ sides: 6, why: 'attack', used: 0 })
  })

  it('are asked for one after the other, the next once the first is there', () => {
    expect(wanted([4])).toMatchObject({ sides: 10, why: 'defence', used: 1 })
  })

  it('decide what happens, and leave the generator alone', () => {
    const { engine, state } = begin(rollsTwo, ownDice)
    const { state: moved, log } = engine.apply(state, { kind: 'ok', dice: [4, 10] })
    expect(moved.notes).toEqual(['4 10'])
    expect(moved.rng).toEqual(state.rng)
    expect(moved.seal).toBe(state.seal + 2)
    expect(log.map(entry => entry.facts)).toEqual([
      { sides: 6, value: 4, why: 'attack' },
      { sides: 10, value: 10, why: 'defence' },
    ])
  })

  it.each([0, 7, -1, 2.5, Number.NaN])('cannot show %d on a die of six', face => {
    expect(refused([face, 1])).toContain('die 1 (attack) must show 1 to 6')
  })

  it('are checked one by one against the die they are for', () => {
    expect(refused([6, 11])).toContain('die 2 (defence) must show 1 to 10')
  })

  it('cannot be more than are rolled', () => {
    expect(refused([1, 2, 3])).toContain('3 dice were given, but 2 are rolled')
  })

  it('leave the position untouched when one is missing', () => {
    const { engine, state } = begin(rollsTwo, ownDice)
    const before = structuredClone(state)
    thrownBy(() => engine.apply(state, { kind: 'ok', dice: [3] }))
    expect(state).toEqual(before)
  })

  it('do not stop the app from drawing blindly', () => {
    const { engine, state } = begin(decision({ apply: (s, _f, _a, go) => note(s, String(go.draw(3))) }), ownDice)
    const expected = rollDie(seedDice(5), 3)
    const moved = engine.apply(state, { kind: 'ok' }).state
    expect([moved.notes, moved.rng]).toEqual([[String(expected.value - 1)], expected.rng])
  })

  it('are not wanted while the game begins: nobody could name them, so the app rolls', () => {
    const rolling = decision({ enter: (s, _f, go) => note(s, String(go.roll(6, 'weather'))) })
    expect(begin(rolling, ownDice).state.notes).toEqual([String(rollDie(seedDice(5), 6).value)])
  })
})
