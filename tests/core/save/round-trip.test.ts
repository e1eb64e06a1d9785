import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import { openFile } from '../../../src/core/save/open-file'
import { readPosition, writePosition } from '../../../src/core/save/position'
import type { GameRecord } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'
import { expectEqual, expectSame } from '../../quick-expect'
import { randomGame, settings } from './random-play'

const engine = createEngine(ambush)
const GAMES = 5

const load = (text: string): GameRecord<Ambush> => {
  const opened = openFile(text)
  const read = opened.ok ? readSave(ambush, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

describe.each(settings.map(setting => [JSON.stringify(setting.options), setting] as const))(
  'random games with %s',
  (_title, setting) => {
    const games = Array.from({ length: GAMES }, (_, seed) => randomGame(engine, setting, seed))

    it('have positions that are read back equal after every action, and written byte for byte the same', () => {
      for (const { states } of games) {
        for (const state of states) {
          const written = writePosition(ambush, state)
          const read = readPosition(ambush, setting, structuredClone(written))
          expectEqual(read, { ok: true, value: { ...state, logged: 0 } })
          if (read.ok) expectSame(JSON.stringify(writePosition(ambush, read.value)), JSON.stringify(written))
        }
      }
    })

    it('can be saved and loaded after any action', () => {
      for (const { records } of games.slice(0, 2)) {
        for (const record of records) {
          const text = writeSave(ambush, record)
          const loaded = load(text)
          expectEqual(loaded, { ...record, state: { ...record.state, logged: 0 } })
          expectSame(writeSave(ambush, loaded), text)
        }
      }
    })

    it('are replayed from their save to the same positions and the same log', () => {
      for (const { record, states, log } of games) {
        const again = replay(engine, load(writeSave(ambush, record)))
        expect(again.parting).toBeNull()
        expect(again.states).toEqual(states)
        expect(again.log).toEqual(log)
      }
    })

    it('go on from a loaded position as they did without a save', () => {
      for (const { records, record } of games) {
        const middle = records[Math.floor(records.length / 2)] ?? record
        let { state } = load(writeSave(ambush, middle))
        for (const action of record.actions.slice(middle.actions.length)) state = engine.apply(state, action).state
        expect(writePosition(ambush, state)).toEqual(writePosition(ambush, record.state))
      }
    })
  },
)

describe('the random games', () => {
  it('come through every step, an interrupt within an interrupt and both ways to end', () => {
    const played = settings.flatMap(setting =>
      Array.from({ length: GAMES }, (_, seed) => randomGame(engine, setting, seed)),
    )
    const frames = played.flatMap(({ states }) => states.flatMap(state => state.frames.map(frame => frame.step)))
    expect(new Set(frames)).toEqual(new Set(Object.keys(ambush.steps)))
    const stacks = played.flatMap(({ states }) => states.map(state => state.frames.map(frame => frame.step).join(' ')))
    expect(stacks).toContain('turn move battle flare')
    expect(new Set(played.map(({ record }) => record.state.outcome?.level))).toEqual(new Set(['rout', 'ford']))
  })
})
