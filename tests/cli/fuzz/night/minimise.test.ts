import { describe, expect, it } from 'vitest'
import { fuzzGame } from '../../../../src/cli/fuzz/fuzz-game'
import { settingFor } from '../../../../src/cli/fuzz/fuzz-run'
import { faultText } from '../../../../src/cli/fuzz/night/fault-text'
import { minimise } from '../../../../src/cli/fuzz/night/minimise'
import { createEngine } from '../../../../src/core/engine/engine'
import type { GameModule } from '../../../../src/core/engine/module'
import type { Action, Step } from '../../../../src/core/engine/step'
import { actionShape } from '../../../../src/core/save/action'
import { readShape } from '../../../../src/core/save/problems'
import { ambush } from '../../../fixtures/ambush'
import type { Ambush } from '../../../fixtures/ambush/state'

/** The first random game that shows a fault, with its actions as they were played. */
function failing(game: GameModule<Ambush>) {
  const engine = createEngine(game)
  for (let seed = 1; seed < 200; seed++) {
    const setting = settingFor(engine, { options: {} }, seed)
    const { fault } = fuzzGame(engine, setting, seed)
    if (fault === null) continue
    const actions = fault.actions.map((each): Action => {
      const read = readShape(actionShape(game), each, 'action')
      if (!read.ok) throw new Error(`not an action: ${JSON.stringify(each)}`)
      return read.value
    })
    return { suspect: { engine, setting, seed, actions }, text: faultText(fault.what[0] ?? '') }
  }
  throw new Error('no game shows it')
}

const always = () => true

describe('making a failing game smaller', () => {
  it('keeps only what leads to the fault, and the fault stays', () => {
    const cursed: GameModule<Ambush> = {
      ...ambush,
      audit: s => (s.turn === 3 ? [`turn ${s.turn} is cursed`] : []),
    }
    const { suspect, text } = failing(cursed)
    const kept = minimise(suspect, text, always)
    expect(text).toBe('audit: turn # is cursed')
    expect(kept?.length).toBeLessThan(suspect.actions.length)
    // Nothing more can go: without any one of them the third turn is not reached.
    for (const index of (kept ?? []).keys())
      expect(minimise({ ...suspect, actions: (kept ?? []).filter((_, at) => at !== index) }, text, always)).toBeNull()
  })

  it('keeps the action that the rules stumble over as the last', () => {
    const posture = ambush.steps.posture as Step<Ambush>
    const stumbling: GameModule<Ambush> = {
      ...ambush,
      steps: {
        ...ambush.steps,
        posture: {
          ...posture,
          apply() {
            throw new TypeError('no ink, 7 times')
          },
        },
      },
    }
    const { suspect, text } = failing(stumbling)
    const kept = minimise(suspect, text, always)
    expect(text).toBe('rules: TypeError: no ink, # times')
    expect(kept?.at(-1)?.kind).toBe('write')
    expect(kept?.length).toBeLessThanOrEqual(suspect.actions.length)
  })

  it('gives nothing where the fault does not show again, and what it has when the time is up', () => {
    const cursed: GameModule<Ambush> = { ...ambush, audit: s => (s.turn === 3 ? ['cursed'] : []) }
    const { suspect, text } = failing(cursed)
    expect(minimise({ ...suspect, engine: createEngine(ambush) }, text, always)).toBeNull()
    expect(minimise(suspect, text, () => false)).toHaveLength(suspect.actions.length)
  })
})

describe('the text of a fault', () => {
  it('leaves out names and numbers of one game, and what follows the first line', () => {
    expect(faultText('check: {"kind":"to","hex":"0101"} is legal but not listed')).toBe(
      'check: {…} is legal but not listed',
    )
    expect(faultText('rules: TypeError: x of unit 12\n  at move (file.ts:3)')).toBe('rules: TypeError: x of unit #')
  })
})
