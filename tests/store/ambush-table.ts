import { createEngine } from '../../src/core/engine/engine'
import type { GameState } from '../../src/core/engine/state'
import type { Action } from '../../src/core/engine/step'
import type { UnitId } from '../../src/core/ids'
import { beginHistory, type History, stateAt } from '../../src/core/save/history'
import { readSetting } from '../../src/core/save/setting'
import type { GameEntry } from '../../src/games'
import { createSession, type Session, type SessionDeps } from '../../src/store/session'
import { ambush } from '../fixtures/ambush'
import { type Ambush, hexNamed, units } from '../fixtures/ambush/state'

export const engine = createEngine(ambush)

export const ambushEntries: readonly GameEntry[] = [
  {
    id: 'ambush',
    title: ambush.title,
    years: '1900',
    about: 'A test game.',
    scale: '1 scenario · 3 turns',
    nations: [],
    load: async () => ambush as unknown as Awaited<ReturnType<NonNullable<GameEntry['load']>>>,
  },
  { id: 'siege', title: 'Siege', years: '1901', about: 'Not written yet.', scale: '', nations: [] },
]

export function settingWith(options: { readonly [option: string]: boolean } = {}) {
  const setting = readSetting(ambush, { scenario: 'ford', options, charts: undefined })
  if (!setting.ok) throw new Error('the setting of the tests is wrong')
  return setting.value
}

export const pick = (unit: string): Action => ({ kind: 'pick', unit: units.find(unit) as UnitId })
export const to = (hex: string): Action => ({ kind: 'to', hex: hexNamed(hex) })
export const attack = (hex: string): Action => ({ kind: 'attack', hex: hexNamed(hex) })
export const write = (posture: 'bold' | 'wary'): Action => ({ kind: 'write', pick: posture })

/** A.3: the raiders set up: the Chief in 0101, the Scouts in 0202, the Rifles in 0204. */
export const SET_UP: readonly Action[] = [
  pick('r-chief'),
  to('0101'),
  pick('r-scouts'),
  to('0202'),
  pick('r-rifles'),
  to('0204'),
]

export const ambushHistory = (options: { readonly [option: string]: boolean } = {}, seed = 7) =>
  beginHistory(engine, settingWith(options), seed)

/** A game played by one person, so that no curtain falls, unless the deps say otherwise. */
export const ambushSession = (options: { readonly [option: string]: boolean } = {}, deps: SessionDeps = {}) =>
  createSession(engine, ambushHistory(options), { solo: true, ...deps })

/** Plays actions that must all be legal. */
export function playAll(session: Session<Ambush>, ...actions: readonly Action[]): void {
  for (const action of actions) {
    if (session.dispatch(action)) continue
    const { refused, fault } = session.store.getState()
    throw new Error(`not played: ${JSON.stringify({ action, refused, fault })}`)
  }
}

export const present = (session: Session<Ambush>): Ambush => {
  return stateAt(session.store.getState().history)
}

/** A history without what it works with. */
export const contentOf = ({ setting, seed, moments, log, cursor }: History<GameState>) => ({
  setting,
  seed,
  moments: [...moments],
  log: [...log],
  cursor,
})

export const reasonsIn = (session: Session<Ambush>): readonly string[] =>
  session.store.getState().refused?.reasons.map(each => each.why) ?? []
