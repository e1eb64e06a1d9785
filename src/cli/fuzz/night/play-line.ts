import type { Engine } from '../../../core/engine/engine'
import type { GameState } from '../../../core/engine/state'
import { fuzzGame } from '../fuzz-game'
import { settingFor } from '../fuzz-run'
import type { Policy } from '../random-action'
import { everyFor, policyFor } from './blocks'
import type { GameLine } from './night-lines'

/** Who can play a game besides chance, by name. */
export type NamedPolicy = { readonly name: string; readonly policy: Policy<GameState> }

export type Policies = { readonly [game: string]: readonly NamedPolicy[] }

export type LineManner = {
  readonly policies: Policies
  /** What this process saw happen already; grows. */
  readonly seen: Set<string>
  readonly cpuMs: () => number
  readonly progress?: (actions: number) => void
}

/** Plays one game of the night. */
export function playLine(
  engine: Engine<GameState>,
  scenario: string,
  seed: number,
  { policies, seen, cpuMs, progress }: LineManner,
): GameLine {
  const began = cpuMs()
  const named = policyFor(seed, policies[engine.game.id] ?? [])
  const every = everyFor(seed)
  const setting = settingFor(engine, { scenario, options: {} }, seed)
  const played = fuzzGame(engine, setting, seed, {
    policy: named?.policy,
    every,
    ...(progress ? { progress } : {}),
  })
  const game = engine.game.id
  const first = [...played.seen].filter(what => !seen.has(`${game} ${what}`))
  for (const what of first) seen.add(`${game} ${what}`)
  return {
    game,
    scenario,
    seed,
    policy: named?.name ?? null,
    every,
    actions: played.actions,
    ms: Math.round(cpuMs() - began),
    ending: played.ending,
    milestones: counted(played.milestones),
    first,
    fault: played.fault && { options: setting.options, what: played.fault.what, actions: played.fault.actions },
  }
}

function counted(milestones: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const each of milestones) counts[each] = (counts[each] ?? 0) + 1
  return counts
}
