import { describe, expect, it } from 'vitest'
import { handFaults } from '../../../src/cli/fuzz/hand-checks'
import { seededPick } from '../../../src/cli/fuzz/random-action'
import { viewFaults } from '../../../src/cli/fuzz/secrecy-checks'
import { createEngine } from '../../../src/core/engine/engine'
import type { GameModule } from '../../../src/core/engine/module'
import type { AnswerInfo } from '../../../src/core/engine/step'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'
import { pick, SET_UP, settingWith, to, write } from '../../store/ambush-table'

/** The fixture with something else said of one kind of answer. */
const saying = (step: string, kind: string, said: Partial<AnswerInfo>): GameModule<Ambush> => {
  const old = ambush.steps[step]
  if (old?.kinds?.[kind] === undefined) throw new Error(`no '${kind}' in '${step}'`)
  return {
    ...ambush,
    steps: { ...ambush.steps, [step]: { ...old, kinds: { ...old.kinds, [kind]: { ...old.kinds[kind], ...said } } } },
  }
}

function faultsOf(game: GameModule<Ambush>, ...actions: readonly ReturnType<typeof pick>[]) {
  const engine = createEngine(game)
  let s = engine.begin(settingWith(), 7).state
  for (const action of actions.slice(0, -1)) s = engine.apply(s, action).state
  const last = actions.at(-1) ?? pick('r-chief')
  return handFaults(engine, s, last, engine.apply(s, last))
}

describe('what a step says of its answers', () => {
  it('holds in the fixture', () => {
    expect(faultsOf(ambush, pick('r-chief'))).toEqual([])
    expect(faultsOf(ambush, pick('r-chief'), to('0101'))).toEqual([])
  })

  it('is found out where an answer is said to seal and does not', () => {
    expect(faultsOf(saying('deploy', 'pick', { seals: true }), pick('r-chief'))).toEqual([
      "hand: 'pick' of 'deploy' says that it seals and does not",
    ])
  })

  it('is found out where something taken into the hand cannot be put back freely', () => {
    const game = saying('posture', 'write', { intent: 'pick' })
    expect(faultsOf(game, ...SET_UP, write('bold'))).toEqual([
      "hand: 'write' of 'posture' is 'pick' and cannot be taken back",
    ])
  })
})

describe('what a game says of its secrets', () => {
  it('is found out where something is hidden though nothing is said to be', () => {
    const engine = createEngine<Ambush>({ ...ambush, secretsIn: () => false })
    let s = engine.begin(settingWith(), 7).state
    for (const action of SET_UP) s = engine.apply(s, action).state
    expect(viewFaults(engine, s, seededPick(1))).toEqual([
      'view: something is hidden from 1 where nothing is said to be',
      'view: something is hidden from table where nothing is said to be',
    ])
    expect(viewFaults(createEngine(ambush), s, seededPick(1))).toEqual([])
  })
})
