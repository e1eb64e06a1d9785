import { describe, expect, it } from 'vitest'
import { perPosition, perPositionAnd } from '../../src/core/look/per-position'
import { POSITIONS_AT_HAND, recent } from '../../src/core/recent'

describe('what was found for the last few', () => {
  it('is found once as long as it is among them', () => {
    const found: string[] = []
    const ask = recent<string, number>(2)
    const of = (key: string) => ask(key, () => found.push(key))
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) of(key)
    // b was the one not asked for longest when c came.
    expect(found).toEqual(['a', 'b', 'c', 'b'])
  })

  it('may be nothing, and is not looked for again', () => {
    let asked = 0
    const ask = recent<string, undefined>(3)
    for (const key of ['a', 'b', 'a']) ask(key, () => void asked++)
    expect(asked).toBe(2)
  })

  it('of positions is forgotten when others have come', () => {
    let made = 0
    const of = perPosition((s: { n: number }) => ({ n: s.n, made: ++made }))
    const faces = perPositionAnd((s: { n: number }, key: string) => ({ key, n: s.n }))
    const states = Array.from({ length: POSITIONS_AT_HAND + 1 }, (_, n) => ({ n }))
    const first = states[0] as { n: number }
    const before = faces(first, 'x')
    expect(of(first)).toBe(of(first))
    expect(faces(first, 'x')).toBe(before)
    for (const each of states) {
      of(each)
      faces(each, 'x')
    }
    expect(of(first).made).toBe(states.length + 1)
    expect(faces(first, 'x')).not.toBe(before)
  })
})
