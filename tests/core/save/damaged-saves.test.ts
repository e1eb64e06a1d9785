import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import { DiceWanted, GameFault, IllegalAction } from '../../../src/core/engine/errors'
import { openFile } from '../../../src/core/save/open-file'
import type { Problem } from '../../../src/core/save/problems'
import { beginFromPosition, type GameRecord } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'
import { expectEqual, expectSame } from '../../quick-expect'
import { damaged, damagedSave } from './damage'
import { type Pick, playWithDice, randomGame, seededPick, settings } from './random-play'
import { bare } from './written-by-hand'

const SAVES = 500
const LOTS = [1912, 1913, 1914]
const engine = createEngine(ambush)

/** Saves of many stages: the set-up, in the middle of each kind of interrupt, between turns, the end; and positions without a past. */
function realSaves(): string[] {
  const byStack = new Map<string, GameRecord<Ambush>>()
  for (const setting of settings) {
    for (let seed = 0; seed < 6; seed++) {
      for (const record of randomGame(engine, setting, seed).records) {
        const stack = `${setting.scenario} ${record.state.frames.map(frame => frame.step).join(' ')}`
        if (!byStack.has(stack)) byStack.set(stack, record)
      }
    }
  }
  const records = [...byStack.values()]
  const started = records.map(record => beginFromPosition(engine, 1, record.state).record)
  return [...[...records, ...started].map(record => writeSave(ambush, record)), JSON.stringify(bare)]
}

type Loaded = { readonly record: GameRecord<Ambush> } | { readonly problems: readonly Problem[] }

function load(text: string): Loaded {
  const opened = openFile(text)
  if (!opened.ok) return opened
  const read = readSave(ambush, opened.value)
  return read.ok ? { record: read.value } : read
}

/** Goes on for a few random legal answers; says how it ended. */
function goOn(start: GameRecord<Ambush>, pick: Pick): 'went on' | 'faulted' {
  let record = start
  try {
    for (let i = 0; i < 4 && record.state.outcome === null; i++) {
      expectSame(typeof engine.prompt(record.state)?.text, 'string')
      const choices = [...engine.choices(record.state)]
      const choice = choices[pick(Math.max(1, choices.length))]
      if (!choice) break
      record = playWithDice(engine, record, choice.action, pick).record
    }
    return 'went on'
  } catch (error) {
    if (error instanceof GameFault) return 'faulted'
    if (error instanceof IllegalAction || error instanceof DiceWanted) return 'went on'
    throw error
  }
}

const saves = realSaves()

// In lots, so that a test finishes now and then on the busiest machine.
it.each(LOTS)(
  '500 damaged saves each give a clear error or a position that holds and can be played on (lot %i)',
  seed => {
    const met = { refused: 0, loaded: 0, faulted: 0, parted: 0 }
    fc.assert(
      fc.property(damagedSave(saves.length), ({ save, damages }) => {
        const loaded = load(damaged(saves[save] ?? '', damages))
        if ('problems' in loaded) {
          met.refused++
          expectSame(loaded.problems.length > 0 && loaded.problems.every(({ expected }) => expected !== ''), true)
          return
        }
        met.loaded++
        const { record } = loaded
        expectEqual(ambush.audit(record.state), [])
        const text = writeSave(ambush, record)
        const again = load(text)
        if ('problems' in again) throw new Error(JSON.stringify(again.problems))
        expectSame(writeSave(ambush, again.record), text)
        if (replay(engine, record).parting) met.parted++
        if (goOn(record, seededPick(save)) === 'faulted') met.faulted++
      }),
      { numRuns: SAVES, seed },
    )
    expect(met.refused + met.loaded).toBe(SAVES)
    expect(met.loaded).toBeGreaterThan(SAVES / 20)
    expect(met.parted).toBeGreaterThan(SAVES / 50)
  },
)
