import { describe, expect, it } from 'vitest'
import { ago } from '../../../src/ui/start/time-ago'

const MINUTE = 60_000

describe('how long since', () => {
  it.each([
    [0, 'just now'],
    [MINUTE, '1 minute ago'],
    [150 * MINUTE, '2 hours ago'],
    [3 * 24 * 60 * MINUTE, '3 days ago'],
    [-MINUTE, 'just now'],
    [Number.NaN, 'some time ago'],
    [Number.POSITIVE_INFINITY, 'some time ago'],
  ])('%d ms: %s', (passed, words) => {
    expect(ago(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words)
  })
})
