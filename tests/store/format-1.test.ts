import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyWithDice, randomChoice, seededPick } from '../../src/cli/fuzz/random-action'
import type { GameState } from '../../src/core/engine/state'
import { extend, type History, stateAt } from '../../src/core/save/history'
import { importText } from '../../src/store/save-text'

const FOLDER = join(import.meta.dirname, '../fixtures/saves/format-1')

/** Games recorded under the first format and the first rules. They are never recorded anew. */
const files = readdirSync(FOLDER).flatMap(game => readdirSync(join(FOLDER, game)).map(file => join(game, file)))

const PLAYED_ON = 30

/** Random legal actions from where the history stands. */
function playOn(from: History<GameState>): History<GameState> {
  const pick = seededPick(1912)
  let history = from
  for (let count = 0; count < PLAYED_ON && stateAt(history).outcome === null; count++) {
    const s = stateAt(history)
    const { action } = applyWithDice(history.engine, s, randomChoice([...history.engine.choices(s)], pick).action, pick)
    history = extend(history, action)
  }
  return history
}

describe('a game of format 1', () => {
  it('is there of every game that was playable then', () => {
    expect(new Set(files.map(file => file.split('/')[0]))).toEqual(
      new Set(['balkan-gambit', 'operation-gertrud', 'partizan']),
    )
  })

  it.each(files)('opens and can be played on: %s', async file => {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    expect(JSON.parse(text).format).toBe('powderkeg/1')
    const read = await importText(text, undefined, { atOnceMs: Number.POSITIVE_INFINITY })
    if (!read.ok || read.value.opened.is !== 'whole')
      throw new Error(JSON.stringify(read.ok ? read.value.opened : read))
    const { history } = read.value.opened
    // A game that is over is played on from before its end.
    const isOver = stateAt(history).outcome !== null
    const cursor = isOver && !history.isPastLost ? Math.floor(history.cursor / 2) : history.cursor
    const on = playOn({ ...history, cursor })
    if (!(isOver && history.isPastLost)) expect(on.cursor - cursor).toBe(PLAYED_ON)
    expect(history.engine.game.audit(stateAt(on))).toEqual([])
  })
})
