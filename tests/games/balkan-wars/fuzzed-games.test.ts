import { describe, expect, it } from 'vitest'
import { fuzzRun } from '../../../src/cli/fuzz/fuzz-run'
import { createEngine } from '../../../src/core/engine/engine'
import { balkanWars } from '../../../src/games/balkan-wars'
import { fortune } from '../../fixtures/games/balkan-wars/fortune'
import { EVERY } from '../fuzzed-games'

const engine = createEngine(balkanWars)

/** Chance agrees to an armistice soon: each scenario has a seed with which it is played for a while, and not for long. */
const SEEDS = [
  ['first-war', 3],
  ['second-war', 28],
  ['jihad', 82],
  ['on-to-belgrade', 4],
] as const

const RARELY = 50

/** Of which country and which power is left open: any change of the rules deals the cards anew. */
const RARE = [
  ['second-war', 14, ['capitulates', 'changed sides']],
  ['first-war', 1, ['capitulates', 'changed sides', 'Fleet attacks with troops']],
] as const

describe('a random game of', () => {
  it.each(SEEDS)('%s keeps every promise of the engine to its end', (scenario, seed) => {
    const report = fuzzRun(engine, { games: 1, seed, scenario, options: {}, every: EVERY }, () => 0)
    expect(report.faults).toEqual([])
    expect(report.endings).not.toHaveProperty('unfinished')
    expect(report.actions).toBeGreaterThan(100)
  })
})

/** What chance alone meets once in hundreds of games, with loaded dice of the players' own. */
describe('rare turns of the war', () => {
  it.each(RARE)('seed %2$i of %1$s sees %3$s', (scenario, seed, wanted) => {
    const options = { 'own-dice': true, diplomacy: true }
    const report = fuzzRun(engine, { games: 1, seed, scenario, options, policy: fortune, every: RARELY }, () => 0)
    expect(report.faults).toEqual([])
    const seen = Object.keys(report.milestones)
    for (const what of wanted) expect(seen).toContainEqual(expect.stringContaining(what))
  })
})
