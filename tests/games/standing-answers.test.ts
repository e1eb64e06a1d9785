import { describe, expect, it } from 'vitest'
import { applyWithDice, randomChoice, seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine } from '../../src/core/engine/engine'
import { STANDING, standingOf } from '../../src/core/engine/standing'
import type { GameState } from '../../src/core/engine/state'
import { readPosition, writePosition } from '../../src/core/save/position'
import { beginRecord, type GameRecord, play } from '../../src/core/save/record'
import { replay } from '../../src/core/save/replay'
import { loadGame } from '../../src/games'
import { policies } from '../fixtures/games/policies'
import { sparing } from '../fixtures/thorough'

const GAMES = ['operation-gertrud', 'balkan-gambit', 'partizan', 'balkan-wars'] as const
const MOST = 1500
/** The position is written and read again after so many actions. */
const WRITTEN = sparing(5, 1)

/** Plays as the policy does, but gives every offered answer once for all, and ends every third of them again. */
async function standingGame(id: (typeof GAMES)[number]) {
  const game = await loadGame(id)
  const engine = createEngine(game)
  const scenario = game.scenarios[0]?.id as string
  const options = Object.fromEntries(
    game.options.filter(each => each.scenarios?.includes(scenario) ?? true).map(each => [each.id, each.default]),
  )
  const pick = seededPick(5)
  const policy = policies[id]?.[0]?.policy
  let record: GameRecord<GameState> = beginRecord(engine, { scenario, options, charts: null }, 5).record
  const offered = new Set<string>()
  let ended = 0
  for (let count = 0; count < MOST && record.state.outcome === null && ended < 5; count++) {
    const s = record.state
    const standing = standingOf(s)
    const fresh = engine.standing(s).find(offer => engine.check(s, { kind: STANDING, pick: offer.id }).length === 0)
    const choices = [...engine.choices(s)]
    const chosen = (policy?.(s, choices, pick) ?? randomChoice(choices, pick)).action
    let action = chosen
    if (standing.length > 0 && pick(3) === 0) action = { kind: STANDING, pick: pick(standing.length) }
    else if (fresh !== undefined) action = { kind: STANDING, pick: fresh.id }
    if (typeof action.pick === 'number' && action.kind === STANDING) ended++
    if (action.kind === STANDING && typeof action.pick === 'string') offered.add(action.pick)
    record = play(engine, record, applyWithDice(engine, s, action, pick).action).record
    if (standingOf(record.state).length > 0 && count % WRITTEN === 0) {
      const read = readPosition(game, record.setting, writePosition(game, record.state))
      expect(read.ok && standingOf(read.value)).toEqual(standingOf(record.state))
      expect(game.audit(record.state)).toEqual([])
    }
  }
  return { engine, record, offered, ended }
}

describe.each(GAMES)('answers that stand in %s', id => {
  it('are offered, given by themselves, ended, and replay to the same position', async () => {
    const { engine, record, offered, ended } = await standingGame(id)
    expect(offered.size).toBeGreaterThan(0)
    expect(ended).toBeGreaterThan(0)
    expect(replay(engine, record).parting).toBeNull()
  })
})
