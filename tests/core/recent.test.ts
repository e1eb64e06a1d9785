import { describe, expect, it } from 'vitest'
import { recent } from '../../src/core/recent'

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
})
