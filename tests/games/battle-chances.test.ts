import { describe, expect, it } from 'vitest'
import type { Engine } from '../../src/core/engine/engine'
import { battleStageOf, viewerOf } from '../../src/core/engine/hand'
import type { GameModule } from '../../src/core/engine/module'
import { type Outlook, outlookOf } from '../../src/core/engine/outlook'
import { type GameState, owedFrame } from '../../src/core/engine/state'
import { stateAt } from '../../src/core/save/history'
import { PLAYED_GAMES, type PlayedGame, tellingGames } from '../fixtures/games/recorded'

/** Of each kind of decision so many are weighed as far as at the table: each costs as much as hundreds of actions. */
const WEIGHED = 2
const TRIES = 1500
/** The others far enough to see that every answer has its chances, or why there are none. */
const FEW_TRIES = 6

/** Steps where nothing is left to the dice of this battle: where to, who, or that it is over. */
const WITHOUT_DICE = ['retreat', 'advance', 'loss', 'losses', 'push', 'slip', 'harbour', 'landing', 'disrupt']

/** What is wrong with what is told of a decision; null: nothing. */
function faultIn(outlook: Outlook, answers: number): string | null {
  // A reason is a sentence, not an empty place.
  if (outlook.is === 'unknown') return outlook.why.length > 10 ? null : 'no reason is given'
  if (outlook.prospects.length !== answers) return `${outlook.prospects.length} of ${answers} answers have chances`
  for (const { choice, outcomes } of outlook.prospects) {
    const sum = outcomes.reduce((all, { chance }) => all + chance, 0)
    if (Math.abs(sum - 1) > 1e-6) return `the chances of "${choice.label}" come to ${sum}`
    if (outcomes.some(({ outcome }) => outcome.label === ''))
      return `"${choice.label}" leads to something without a name`
  }
  return null
}

type Weighed = { readonly faults: Set<string>; readonly seen: Map<string, number>; readonly told: Map<string, boolean> }

async function weigh(id: PlayedGame): Promise<Weighed> {
  const found: Weighed = { faults: new Set(), seen: new Map(), told: new Map() }
  for (const { name, engine, moments } of await tellingGames(id))
    for (const history of moments()) weighFrame(engine, stateAt(history), `${name} ${history.cursor}`, found)
  return found
}

function weighFrame(engine: Engine<GameState>, s: GameState, at: string, { faults, seen, told }: Weighed): void {
  const game: GameModule<GameState> = engine.game
  const frame = owedFrame(s)
  if (frame === null || battleStageOf(game, s) === null) return
  const viewer = viewerOf(game, frame)
  if (game.look?.battle(engine.view(s, viewer)) == null) return
  // Camera and dialog know a battle by its key, whoever looks.
  const keys = (['table', 0, 1] as const).flatMap(each => game.look?.battle(engine.view(s, each))?.key ?? [])
  if (new Set(keys).size > 1) faults.add(`${at} ${frame.step}: keys differ by who looks: ${keys.join(', ')}`)
  const count = seen.get(frame.step) ?? 0
  seen.set(frame.step, count + 1)
  const outlook = outlookOf(engine, s, viewer, { tries: count < WEIGHED ? TRIES : FEW_TRIES })
  const hasForecast = (engine.forecast(s)?.results.length ?? 0) > 0
  const fault = faultIn(outlook, [...engine.choices(s)].length)
  if (fault !== null && !hasForecast) faults.add(`${at} ${frame.step}: ${fault}`)
  told.set(frame.step, (told.get(frame.step) ?? false) || hasForecast || outlook.is === 'known')
}

describe('every decision of every battle has chances for each answer, or says why it has none', () => {
  it.each(PLAYED_GAMES)('%s, on every frame of recorded games that ask every step', async id => {
    const { faults, seen, told } = await weigh(id)
    expect([...faults].slice(0, 10)).toEqual([])
    expect(seen.size).toBeGreaterThan(4)
    const without = [...told].filter(([step, has]) => !has && !WITHOUT_DICE.includes(step)).map(([step]) => step)
    expect(without).toEqual([])
  })
})
