import { describe, expect, it } from 'vitest'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine } from '../../src/core/engine/engine'
import { beginHistory, stateAt } from '../../src/core/save/history'
import { defaultSetting } from '../../src/core/save/setting'
import { loadGame } from '../../src/games'
import { glimpseOf, readGlimpse } from '../../src/store/glimpse'
import { takeReadyDeployments } from '../../src/store/ready-deployment'

async function deployed(id: string) {
  const game = await loadGame(id)
  const engine = createEngine(game)
  const setting = defaultSetting(game, game.scenarios[0]?.id as string)
  return { engine, state: stateAt(takeReadyDeployments(engine, beginHistory(engine, setting, 3))) }
}

describe('what the start page sees of a saved game', () => {
  it('is date, phase, score and where stacks lie, and survives storage', async () => {
    const { engine, state } = await deployed('operation-gertrud')
    const glimpse = glimpseOf(engine, state)
    expect(glimpse?.date).toMatch(/1941/)
    expect(glimpse?.score).toMatch(/^Objectives \d+ of 16$/)
    expect(glimpse?.dots).toHaveLength(engine.game.look?.stacks(state).size ?? 0)
    expect(readGlimpse(structuredClone(glimpse))).toEqual(glimpse)
  })

  it('is no more than both sides may see', async () => {
    const { engine, state } = await deployed('partizan')
    const pick = seededPick(11)
    for (let count = 0; count < 5; count++) {
      const other = engine.game.otherTruth?.(state, 'table', pick)
      if (other === undefined) throw new Error('it hides nothing')
      expect(glimpseOf(engine, other)).toEqual(glimpseOf(engine, state))
    }
  })

  it('is nothing where storage has something else', () => {
    for (const row of [
      undefined,
      null,
      7,
      { dots: [] },
      { phase: '', date: '', score: '', dots: [['x', 1, 'german']] },
    ])
      expect(readGlimpse(row)).toBeNull()
  })
})
