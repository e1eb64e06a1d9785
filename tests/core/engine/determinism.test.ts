import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import type { Setting } from '../../../src/core/engine/state'
import { writePosition } from '../../../src/core/save/position'
import { ambush } from '../../fixtures/ambush'
import { randomGame, settings } from '../save/random-play'

const text = (setting: Setting, seed: number, pick: number): string[] => {
  const { states } = randomGame(createEngine(ambush), setting, seed, pick)
  return states.map(state => JSON.stringify(writePosition(ambush, state)))
}

describe('the same game, scenario, options, seed and actions', () => {
  it.each(settings.map(setting => [JSON.stringify(setting), setting] as const))(
    'give the same positions byte for byte: %s',
    (_title, setting) => {
      const engine = createEngine(ambush)
      const { record, states } = randomGame(engine, setting, 11, 4)
      let state = createEngine(ambush).begin(structuredClone(setting), 11).state
      const again = [state]
      for (const action of record.actions) {
        state = createEngine(ambush).apply(structuredClone(state), action).state
        again.push(state)
      }
      expect(again.map(each => JSON.stringify(each))).toEqual(states.map(each => JSON.stringify(each)))
    },
  )

  it('with another seed lead elsewhere', () => {
    const [setting] = settings
    if (!setting) throw new Error('no setting')
    expect(text(setting, 1, 4)).toEqual(text(setting, 1, 4))
    expect(text(setting, 1, 4)).not.toEqual(text(setting, 2, 4))
  })
})
