import { rollDie, seedDice } from '../../../src/core/dice'
import type { Engine } from '../../../src/core/engine/engine'
import { DiceWanted } from '../../../src/core/engine/errors'
import type { GameState, LogEntry, Setting } from '../../../src/core/engine/state'
import type { Action } from '../../../src/core/engine/step'
import { beginRecord, type GameRecord, play, type Recorded } from '../../../src/core/save/record'

/** A number from 0 below the count, the same ones for the same seed. */
export type Pick = (count: number) => number

export function seededPick(seed: number): Pick {
  let rng = seedDice(seed)
  return count => {
    const die = rollDie(rng, count)
    rng = die.rng
    return die.value - 1
  }
}

const ford = { scenario: 'ford', charts: null }
const softChart = { 0: 'miss', 1: 'miss', 2: 'miss', 3: 'miss', 4: 'miss', 5: 'retreat', 6: 'retreat', 7: 'hit' }

/** Every scenario of the ambush, every option on and off, and a chart pack. */
export const settings: readonly Setting[] = [
  { ...ford, options: { fog: true, length: 'short', 'own-dice': false } },
  { ...ford, options: { fog: true, length: 'long', 'own-dice': true } },
  { ...ford, options: { fog: false, length: 'short', 'own-dice': true } },
  { ...ford, options: { fog: false, length: 'long', 'own-dice': false } },
  { scenario: 'ridge', charts: null, options: { fog: true, length: 'short', 'own-dice': true } },
  {
    scenario: 'ridge',
    charts: { name: 'soft', charts: { battle: softChart } },
    options: { fog: false, length: 'short', 'own-dice': false },
  },
]

/** Plays an action; where the players roll their own dice, `pick` rolls them. */
export function playWithDice<S extends GameState>(
  engine: Engine<S>,
  record: GameRecord<S>,
  action: Action,
  pick: Pick,
): Recorded<S> {
  try {
    return play(engine, record, action)
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error
    return playWithDice(engine, record, { ...action, dice: [...(action.dice ?? []), pick(error.sides) + 1] }, pick)
  }
}

export type Played<S extends GameState> = {
  readonly record: GameRecord<S>
  /** Before the first action and after each. */
  readonly records: readonly GameRecord<S>[]
  readonly states: readonly S[]
  readonly log: readonly LogEntry[]
}

/** A game of random legal answers, to its end or as far as `most` actions. */
export function randomGame<S extends GameState>(
  engine: Engine<S>,
  setting: Setting,
  seed: number,
  pickSeed = seed,
  most = 1000,
): Played<S> {
  const pick = seededPick(pickSeed)
  let { record, log } = beginRecord(engine, setting, seed)
  const records = [record]
  while (record.state.outcome === null && record.actions.length < most) {
    const choices = [...engine.choices(record.state)]
    const choice = choices[pick(choices.length)]
    if (!choice) throw new Error('a decision without a legal answer')
    const played = playWithDice(engine, record, choice.action, pick)
    record = played.record
    log = [...log, ...played.log]
    records.push(record)
  }
  return { record, records, states: records.map(each => each.state), log }
}
