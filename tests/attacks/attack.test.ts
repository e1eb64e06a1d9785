import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine } from '../../src/core/engine/engine'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import type { Step } from '../../src/core/engine/step'
import { beginRecord } from '../../src/core/save/record'
import { writeSave } from '../../src/core/save/save-file'
import type { GameEntry } from '../../src/games'
import { openSavedGames, type SavedGames } from '../../src/store/saved-games'
import { REPOSITORY } from '../cli/command-line'
import { ambush } from '../fixtures/ambush'
import type { Ambush } from '../fixtures/ambush/state'
import { SPARES_NONE, sparing } from '../fixtures/thorough'
import { settingWith } from '../store/ambush-table'
import { attack } from './attack'
import { mutated, spoilt } from './mutate'
import { type RecordedMoment, recordedMoments } from './recorded-moments'

const entry = { id: 'ambush', title: 'Ambush', years: '', about: '', scale: '', nations: [] }
const listOf = (game: GameModule<Ambush>): readonly GameEntry[] => [
  { ...entry, load: async () => game as unknown as GameModule<GameState> },
]

const begun = writeSave(ambush, beginRecord(createEngine(ambush), settingWith(), 7).record)

let saved: SavedGames
beforeAll(async () => {
  saved = await openSavedGames()
})

const attackAmbush = (game: GameModule<Ambush>, text = begun) =>
  attack(text, { saved, pick: seededPick(2), games: listOf(game) })

const withStep = (name: string, change: (step: Step<Ambush>) => Partial<Step<Ambush>>): GameModule<Ambush> => {
  const step = ambush.steps[name] as Step<Ambush>
  return { ...ambush, steps: { ...ambush.steps, [name]: { ...step, ...change(step) } } }
}

describe('the judge of an attack', () => {
  it('lets a sound game pass, and a refusal', async () => {
    expect(await attackAmbush(ambush)).toEqual({ outcome: 'whole', offence: null })
    expect(await attackAmbush(ambush, '{')).toEqual({ outcome: 'refused', offence: null })
    expect(await attackAmbush(ambush, begun.replace('"seed": 7', '"seed": 8'))).toMatchObject({ offence: null })
  })

  it('finds a position that cannot be shown once play goes on', async () => {
    const game: GameModule<Ambush> = {
      ...ambush,
      sides(setting, s) {
        if (s !== null && s.logged > 1) throw new TypeError('no words')
        return ambush.sides(setting, s)
      },
    }
    expect((await attackAmbush(game)).offence).toMatch(/no words/)
  })

  it('finds an audit that complains only some actions later', async () => {
    const game: GameModule<Ambush> = { ...ambush, audit: s => (s.logged >= 2 ? ['two are too many'] : []) }
    expect((await attackAmbush(game)).offence).toMatch(/the audit complains after \d+ actions: two are too many/)
  })

  it('finds a game that leaves nothing to do', async () => {
    const game = withStep('posture', () => ({ choices: () => [] }))
    expect((await attackAmbush(game)).offence).toMatch(/nothing (to do after|can be chosen)/)
  })

  it('finds rules that stumble', async () => {
    const game = withStep('deploy', deploy => ({
      apply(s, f, a, go) {
        if (a.kind === 'to') throw new TypeError('no such hex')
        deploy.apply(s, f, a, go)
      },
    }))
    expect((await attackAmbush(game)).offence).toMatch(/the rules stumble after \d+ actions: .*no such hex/)
  })

  it('finds a game that storage gives back otherwise', async () => {
    let opened = 0
    const forgetful = listOf(ambush)[0] as GameEntry
    const games = [
      { ...forgetful, load: async () => (++opened > 1 ? otherAmbush : ambush) as unknown as GameModule<GameState> },
    ]
    const otherAmbush: GameModule<Ambush> = {
      ...ambush,
      setup: setting => ({ ...ambush.setup(setting), turn: 2 }),
    }
    const { offence } = await attack(begun, { saved, pick: seededPick(2), games })
    expect(offence).toMatch(/^read back: /)
  })

  it('finds a prototype that was changed', async () => {
    const game: GameModule<Ambush> = {
      ...ambush,
      audit: () => {
        Object.defineProperty(Object.prototype, 'polluted', { value: 1, configurable: true, enumerable: false })
        return []
      },
    }
    try {
      expect((await attackAmbush(game)).offence).toBe('pollution: a prototype has changed')
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted')
    }
  })
})

const FEW = /^(balkan-gambit\/1943-axis-victory|operation-gertrud\/early-1941-german-victory|partizan\/draw)\.json$/

describe('saves that were forged', () => {
  let moments: readonly RecordedMoment[] = []
  beforeAll(async () => {
    moments = await recordedMoments(REPOSITORY, name => FEW.test(name), 130)
  })

  const offenceOf = async (text: string, seed: number) =>
    (await attack(text, { saved, pick: seededPick(seed) })).offence

  it.each([
    ['partizan', 'move', 'frame of the other side, position alone'],
    ['partizan', 'attack', 'bottom frame missing, position alone'],
    ['partizan', 'retreat', 'top frame of another moment, position alone'],
    ['balkan-gambit', 'command', 'bottom frame missing, position alone'],
    ['balkan-gambit', 'attack', 'frame emptied, position alone'],
    ['balkan-gambit', 'hunt', 'frame emptied, position alone'],
    ['balkan-gambit', 'attack', 'another seed'],
    ['operation-gertrud', 'movement', 'only the top frame, position alone'],
    ['operation-gertrud', 'movement', 'frame content from the board, position alone'],
    ['operation-gertrud', 'drop', 'marks gone'],
  ])('%s at %s, %s: refused, or shown, stored and played on', async (game, step, mutation) => {
    const moment = moments.find(each => each.game === game && each.step === step)
    if (!moment) throw new Error(`no moment of ${game} at ${step}`)
    for (const seed of SPARES_NONE ? [1, 2] : [1]) {
      const { text } = spoilt(moments, moment, { seed, content: [mutation], texts: [] })
      expect([seed, await offenceOf(text, seed)]).toEqual([seed, null])
    }
  })

  it('a few of all kinds are refused, or shown, stored and played on', async () => {
    for (let seed = 1; seed <= sparing(3, 6); seed++) {
      const { text, from, by } = mutated(moments, seed)
      expect([seed, from, by, await offenceOf(text, seed)]).toEqual([seed, from, by, null])
    }
  })
})
