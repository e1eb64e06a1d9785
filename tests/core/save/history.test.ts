import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import type { Action } from '../../../src/core/engine/step'
import type { UnitId } from '../../../src/core/ids'
import {
  beginHistory,
  extend,
  type History,
  KEPT_AT_END,
  KEPT_EVERY,
  momentBeforeLine,
  stateAt,
} from '../../../src/core/save/history'
import { ambush } from '../../fixtures/ambush'
import { type Ambush, units } from '../../fixtures/ambush/state'
import { settings } from './random-play'

const [setting] = settings as [(typeof settings)[number]]
const chief: Action = { kind: 'pick', unit: units.find('r-chief') as UnitId }
const scouts: Action = { kind: 'pick', unit: units.find('r-scouts') as UnitId }

/** A game of so many picks, with every position it went through. */
function played(actions: number, applied = { count: 0 }) {
  const rules = createEngine(ambush)
  const engine = {
    ...rules,
    apply: (s: Ambush, action: Action) => {
      applied.count++
      return rules.apply(s, action)
    },
  }
  let history = beginHistory(engine, setting, 3)
  const states = [stateAt(history)]
  for (let i = 0; i < actions; i++) {
    history = extend(history, i % 2 === 0 ? chief : scouts)
    states.push(stateAt(history))
  }
  applied.count = 0
  return { history, states, applied }
}

const kept = ({ moments }: History<Ambush>) => [...moments].flatMap((moment, at) => (moment.kept === null ? [] : [at]))

describe('a history', () => {
  it('keeps the positions of the last 200 moments and of every hundredth', () => {
    const { history } = played(1000)
    const wanted = Array.from({ length: 1001 }, (_, at) => at).filter(
      at => at > 1000 - KEPT_AT_END || at % KEPT_EVERY === 0,
    )
    expect(kept(history)).toEqual(wanted)
  })

  it('has every position all the same, each at most 99 actions away', () => {
    const { history, states, applied } = played(520)
    for (const at of [0, 1, 99, 100, 101, 199, 250, 299, 321, 520]) {
      applied.count = 0
      expect(stateAt({ ...history, replayed: (_moment, find) => find() }, at)).toEqual(states[at])
      expect(applied.count).toBeLessThan(KEPT_EVERY)
    }
  })

  it('replays a stretch once for all who step back through it', () => {
    const { history, states, applied } = played(520)
    for (let at = 199; at > 100; at--) expect(stateAt(history, at)).toEqual(states[at])
    expect(applied.count).toBe(99)
  })

  it('of the past that was played over does not come back', () => {
    const { history, states } = played(450)
    const back = { ...history, cursor: 150 }
    const other = extend(back, chief)
    expect([other.moments.length, history.moments.length]).toEqual([152, 451])
    expect(stateAt(other, 151)).not.toEqual(stateAt(history, 152))
    expect(stateAt(history, 152)).toEqual(states[152])
    expect(stateAt(other, 149)).toEqual(states[149])
  })

  it('has no moment before the first or after the last', () => {
    const { history } = played(3)
    expect(() => stateAt(history, -1)).toThrow('no moment -1')
    expect(() => stateAt(history, 4)).toThrow('no moment 4')
  })

  it('finds the last moment before a line was written', () => {
    const { history } = played(0)
    const to: Action = { kind: 'to', hex: ambush.map.hexNumbered('0101') as never }
    const placed = extend(extend(history, chief), to)
    expect(placed.log.length).toBe(1)
    expect(momentBeforeLine(placed, 0)).toBe(1)
    expect(momentBeforeLine(placed, 1)).toBe(2)
    expect(momentBeforeLine({ ...placed, cursor: 1 }, 5)).toBe(1)
  })
})
