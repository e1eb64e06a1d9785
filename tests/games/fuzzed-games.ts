import { expect, it } from 'vitest'
import { fuzzRun } from '../../src/cli/fuzz/fuzz-run'
import { createEngine } from '../../src/core/engine/engine'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import { sparing } from '../fixtures/thorough'

/** The deep checks cost most of the time; others of them are done at `npm run fuzz`, where nobody waits. */
export const EVERY = sparing(21, 7)

/**
 * One random game of each scenario, the same every time, written and replayed at its end. After every action the quick checks of the
 * fuzzer (invariants, check against choices), after every so many all of them (save and redo, secrecy, seals).
 */
export function fuzzedGames<S extends GameState>(game: GameModule<S>, seed: number): void {
  const engine = createEngine(game)
  it.each(game.scenarios.map(({ id }) => id))('%s keeps every promise of the engine to its end', scenario => {
    const report = fuzzRun(engine, { games: 1, seed, scenario, options: {}, every: EVERY }, () => 0)
    expect(report.faults).toEqual([])
    expect(report.endings).not.toHaveProperty('unfinished')
    expect(report.actions).toBeGreaterThan(100)
  })
}
