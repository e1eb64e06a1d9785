import { expect, it } from 'vitest'
import { fuzzRun } from '../../src/cli/fuzz/fuzz-run'
import { createEngine } from '../../src/core/engine/engine'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'

/**
 * One random game of each scenario, the same every time, with every check of the fuzzer after every action: invariants,
 * check against choices, save and redo, secrecy, seals. `npm run fuzz` plays others.
 */
export function fuzzedGames<S extends GameState>(game: GameModule<S>, seed: number): void {
  const engine = createEngine(game)
  it.each(game.scenarios.map(({ id }) => id))('%s keeps every promise of the engine to its end', scenario => {
    const report = fuzzRun(engine, { games: 1, seed, scenario, options: {} }, () => 0)
    expect(report.faults).toEqual([])
    expect(report.endings).not.toHaveProperty('unfinished')
    expect(report.actions).toBeGreaterThan(100)
  })
}
