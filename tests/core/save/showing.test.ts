import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import type { GameLook } from '../../../src/core/engine/game-look'
import { openFile } from '../../../src/core/save/open-file'
import { describeProblem } from '../../../src/core/save/problems'
import { readSave } from '../../../src/core/save/save-file'
import { showProblem } from '../../../src/core/save/showing'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'
import { bare } from './written-by-hand'

type Step = (typeof ambush.steps)[string]

const owed = 'move'
const withStep = (own: Partial<Step>) => ({
  ...ambush,
  steps: { ...ambush.steps, [owed]: { ...(ambush.steps[owed] as Step), ...own } },
})
const withLook = (own: Partial<GameLook<Ambush>>) => ({
  ...ambush,
  look: new Proxy(own, { get: (told, name) => told[name as keyof typeof own] ?? silent(name) }) as GameLook<Ambush>,
})
/** A look that says nothing: lists and maps are empty, all else is null. */
const silent = (name: string | symbol) =>
  name === 'overlays' ? [] : name === 'stacks' ? () => new Map() : name === 'sightings' ? undefined : () => null

const problemsOf = (game: typeof ambush) => {
  const file = openFile(JSON.stringify(bare))
  const read = file.ok ? readSave(game, file.value) : file
  return read.ok ? [] : read.problems.map(describeProblem)
}

const stumble = (): never => {
  throw new TypeError('t is not iterable')
}

describe('a position that passes every audit', () => {
  it('is read when a screen can ask all it will ask', () => {
    expect(problemsOf(ambush)).toEqual([])
    expect(problemsOf(withLook({}))).toEqual([])
  })

  it.each([
    ['prompt', { prompt: stumble }],
    ['choices', { choices: stumble }],
    ['forecast', { forecast: stumble }],
    ['primary', { primary: stumble }],
  ])('is refused with its place when the rules stumble over it: %s', (_what, own) => {
    expect(problemsOf(withStep(own))).toEqual([
      'position.frames[1]: expected a decision that can be put to its side, found "t is not iterable"',
    ])
  })

  it('is refused when there is nothing to choose', () => {
    expect(problemsOf(withStep({ choices: () => [] }))).toEqual([
      'position.frames[1]: expected a decision that can be put to its side, found "nothing to choose"',
    ])
  })

  it.each(['face', 'stacks', 'phases', 'pools', 'score', 'battle', 'forces'] as const)(
    'is refused when it cannot be shown: %s',
    name => {
      expect(problemsOf(withLook({ [name]: stumble }))).toEqual([
        'position: expected a position that can be shown, found "t is not iterable"',
      ])
    },
  )

  it('is asked for each viewer', () => {
    const asked = new Set<Ambush>()
    const game = withLook({ score: known => asked.add(known) as never })
    const engine = createEngine(game)
    const file = openFile(JSON.stringify(bare))
    const read = file.ok ? readSave(game, file.value) : file
    if (!read.ok) throw new Error('the position of the tests is wrong')
    asked.clear()
    expect(showProblem(engine, read.value.state, 'position')).toBeNull()
    expect(asked).toEqual(new Set(([0, 1, 'table'] as const).map(viewer => engine.view(read.value.state, viewer))))
  })
})
