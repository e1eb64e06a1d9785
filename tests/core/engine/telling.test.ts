import { describe, expect, it } from 'vitest'
import { ruleEntries } from '../../../src/core/engine/rule-entries'
import type { LogEntry } from '../../../src/core/engine/state'
import { countTold, hexTold, listTold, tellBy, unitTold } from '../../../src/core/engine/telling'
import type { Json } from '../../../src/core/json'

const entry = (kind: string, facts: Json): LogEntry => ({ kind, facts, rule: null, turn: 1, side: 0 })

describe('telling a log entry', () => {
  const tell = tellBy({ moved: f => [unitTold(f.unit), ' goes to ', hexTold(f.to, 'the sea')] })

  it('uses the words of its kind, and its name when there are none', () => {
    expect(tell(entry('moved', { unit: 3, to: 7 }))).toEqual([{ unit: 3 }, ' goes to ', { hex: 7 }])
    expect(tell(entry('slept', { unit: 3 }))).toEqual(['slept'])
  })

  it('has words for what the facts leave out', () => {
    expect(tell(entry('moved', null))).toEqual(['a unit', ' goes to ', 'the sea'])
  })

  it('lists units with commas, or with a word before the last', () => {
    expect(listTold([1, 2, 3])).toEqual([{ unit: 1 }, ', ', { unit: 2 }, ', ', { unit: 3 }])
    expect(listTold([1, 2, null], 'somebody', ' and ')).toEqual([{ unit: 1 }, ', ', { unit: 2 }, ' and ', 'somebody'])
    expect([listTold([5]), listTold(undefined)]).toEqual([[{ unit: 5 }], []])
  })

  it('counts one thing and many', () => {
    expect([countTold(1, 'point'), countTold(0, 'point'), countTold(2, 'step')]).toEqual([
      '1 point',
      '0 points',
      '2 steps',
    ])
  })
})

describe('rules in words', () => {
  it('say why they touch nothing in play', () => {
    expect(ruleEntries({ '1.0': 'history', '2.0': 'hexes' }, { '1.0': 'background' })).toEqual({
      '1.0': { says: 'history', noEffect: 'background' },
      '2.0': { says: 'hexes' },
    })
  })
})
