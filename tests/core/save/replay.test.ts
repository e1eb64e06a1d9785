import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import type { Action } from '../../../src/core/engine/step'
import { isObject } from '../../../src/core/json'
import { checksum } from '../../../src/core/save/checksum'
import { writePosition } from '../../../src/core/save/position'
import type { GameRecord } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'
import { type Played, randomGame, settings } from './random-play'

const engine = createEngine(ambush)
const [setting, ownDice] = settings as [(typeof settings)[number], (typeof settings)[number]]
const played = randomGame(engine, setting, 4)
const { record, states, log } = played

const withAction = (of: GameRecord<Ambush>, index: number, action: Action): GameRecord<Ambush> => ({
  ...of,
  actions: of.actions.with(index, action),
})

describe('a replay', () => {
  it('of a true record goes through all its positions and facts and parts nowhere', () => {
    expect(replay(engine, record)).toEqual({ states, log, parting: null })
  })

  it('needs no marks', () => {
    expect(replay(engine, { ...record, marks: [] }).parting).toBeNull()
  })

  it('parts at a mark that is another than the position says, having agreed up to there', () => {
    for (const [index, mark] of record.marks.entries()) {
      const marks = record.marks.with(index, { ...mark, sum: '00000000000000' })
      const again = replay(engine, { ...record, marks })
      expect(again.parting).toEqual({
        after: mark.after - 1,
        why: 'the position after this action is another than was recorded',
      })
      expect(again.states).toEqual(states.slice(0, mark.after))
      expect(again.log).toHaveLength(states[mark.after - 1]?.logged ?? -1)
    }
  })

  it('parts at the end of the phase in which an action was changed into another legal one', () => {
    const index = record.actions.findIndex(action => action.kind === 'write')
    const pick = record.actions[index]?.pick === 'bold' ? 'wary' : 'bold'
    const marked = record.marks.find(mark => mark.after > index)?.after ?? 0
    expect(replay(engine, withAction(record, index, { kind: 'write', pick })).parting).toEqual({
      after: marked - 1,
      why: 'the position after this action is another than was recorded',
    })
  })

  it('parts at an action that is not legal, and says every reason', () => {
    for (const index of record.actions.keys()) {
      const again = replay(engine, withAction(record, index, { kind: 'fly' }))
      expect(again.parting?.after).toBe(index)
      expect(again.parting?.why).toContain('no longer legal: ')
      expect(again.parting?.why).toContain("'fly' answers another question")
      expect(again.states).toEqual(states.slice(0, index + 1))
    }
  })

  it('parts at an action that lacks the dice it was played with', () => {
    const own = randomGame(engine, ownDice, 4).record
    const index = own.actions.findIndex(action => action.dice !== undefined)
    const { dice: _, ...bare } = own.actions[index] as Action
    const { parting } = replay(engine, withAction(own, index, bare))
    expect(parting?.after).toBe(index)
    expect(parting?.why).toContain('a die of 6 is wanted')
  })

  it('parts after the last action when they lead to another position than the one saved', () => {
    const state = { ...record.state, flares: record.state.flares === 0 ? 1 : 0 }
    expect(replay(engine, { ...record, state }).parting).toEqual({
      after: record.actions.length,
      why: 'the actions lead to another position than the one saved',
    })
  })

  it('parts when actions are missing', () => {
    const actions = record.actions.slice(0, -1)
    const marks = record.marks.filter(mark => mark.after <= actions.length)
    expect(replay(engine, { ...record, actions, marks }).parting?.after).toBe(actions.length)
  })

  it('with another seed parts at the very first mark, for the dice to come stand in every position', () => {
    const [mark] = record.marks
    expect(replay(engine, { ...record, seed: record.seed + 1 }).parting?.after).toBe((mark?.after ?? 0) - 1)
  })

  it('parts before the first action when the rules cannot even begin', () => {
    const broken = createEngine({
      ...ambush,
      setup: () => {
        throw new Error('no such scenario')
      },
    })
    expect(replay(broken, record)).toEqual({
      states: [],
      log: [],
      parting: { after: 0, why: 'Error: no such scenario' },
    })
  })
})

describe('after a change of the rules', () => {
  const { battle } = ambush.steps
  if (!battle) throw new Error('the ambush has no battle')
  const mild = { 0: 'backfire', 1: 'backfire', 2: 'miss', 3: 'miss', 4: 'retreat', 5: 'retreat', 6: 'miss', 7: 'miss' }
  /** The ambush with another battle chart: what was a hit is a miss. */
  const changed = createEngine({
    ...ambush,
    steps: {
      ...ambush.steps,
      battle: {
        ...battle,
        resume(s, f, value, go) {
          const other = { ...s, setting: { ...s.setting, charts: { name: 'mild', charts: { battle: mild } } } }
          battle.resume?.(other, f, value, go)
          s.units = other.units
        },
      },
    },
  })
  const games = Array.from({ length: 30 }, (_, seed) => randomGame(engine, setting, seed))

  /** Index of the action in which the first hit fell. */
  const firstHit = ({ log: facts, states: all }: Played<Ambush>): number => {
    const entry = facts.findIndex(each => isObject(each.facts) && each.facts.result === 'hit')
    return entry < 0 ? -1 : all.findIndex(state => state.logged > entry) - 1
  }

  it('a game without what was changed replays to its end', () => {
    const untouched = games.filter(game => firstHit(game) < 0)
    expect(untouched.length).toBeGreaterThan(0)
    for (const game of untouched) expect(replay(changed, game.record).parting).toBeNull()
  })

  it('a game with it parts at the end of that phase, or at the first action that it made illegal', () => {
    const touched = games.filter(game => firstHit(game) >= 0)
    expect(touched.length).toBeGreaterThan(0)
    for (const game of touched) {
      const again = replay(changed, game.record)
      const before = firstHit(game) + 1
      const mark = game.record.marks.find(({ after }) => after >= before)
      const isLegal = again.parting?.why === 'the position after this action is another than was recorded'
      if (isLegal) expect(again.parting?.after).toBe((mark?.after ?? 0) - 1)
      else expect(again.parting?.why).toContain('no longer legal')
      expect(again.states.slice(0, before)).toEqual(game.states.slice(0, before))
    }
  })

  it('and otherwise never before it, and no later than the end of the phase', () => {
    const touched = games.filter(game => firstHit(game) >= 0)
    for (const game of touched) {
      const hit = firstHit(game)
      const nextMark = game.record.marks.find(mark => mark.after > hit)?.after ?? 0
      const after = replay(changed, game.record).parting?.after
      expect(after).toBeGreaterThanOrEqual(hit)
      expect(after).toBeLessThanOrEqual(nextMark - 1)
    }
  })
})

describe('the checksum of a position', () => {
  it('is the same for the same position and another for each other one', () => {
    const sums = states.map(state => checksum(writePosition(ambush, state)))
    const texts = states.map(state => JSON.stringify(writePosition(ambush, state)))
    expect(new Set(sums).size).toBe(new Set(texts).size)
    expect(states.map(state => checksum(writePosition(ambush, structuredClone(state))))).toEqual(sums)
  })

  it('is fourteen digits long, whatever it is of', () => {
    for (const of of [null, '', 0, [], { a: 1 }, 'é€😀']) expect(checksum(of)).toMatch(/^[0-9a-f]{14}$/)
  })

  it('tells single characters apart wherever they stand', () => {
    const texts = Array.from({ length: 200 }, (_, i) => `${'a'.repeat(i)}b${'a'.repeat(199 - i)}`)
    expect(new Set(texts.map(checksum)).size).toBe(200)
  })
})
