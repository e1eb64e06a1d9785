import { describe, expect, it } from 'vitest'
import { fuzzRun } from '../../../src/cli/fuzz/fuzz-run'
import { createEngine } from '../../../src/core/engine/engine'
import { balkanWars } from '../../../src/games/balkan-wars'
import { EVERY } from '../fuzzed-games'

const engine = createEngine(balkanWars)

/** Chance agrees to an armistice soon: each scenario has a seed with which it is played for a while, and not for long. */
const SEEDS = [
  ['first-war', 3],
  ['second-war', 28],
  ['jihad', 82],
  ['on-to-belgrade', 4],
] as const

describe('a random game of', () => {
  it.each(SEEDS)('%s keeps every promise of the engine to its end', (scenario, seed) => {
    const report = fuzzRun(engine, { games: 1, seed, scenario, options: {}, every: EVERY }, () => 0)
    expect(report.faults).toEqual([])
    expect(report.endings).not.toHaveProperty('unfinished')
    expect(report.actions).toBeGreaterThan(100)
  })
})
