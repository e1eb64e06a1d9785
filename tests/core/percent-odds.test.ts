import { describe, expect, it } from 'vitest'
import { percentOdds } from '../../src/core/percent-odds'

describe('odds in per cent', () => {
  it('are rounded down', () => {
    expect([percentOdds(42, 16), percentOdds(7, 15), percentOdds(24, 16), percentOdds(0, 3)]).toEqual([262, 46, 150, 0])
  })

  it('need a defence', () => {
    expect(() => percentOdds(5, 0)).toThrow(RangeError)
    expect(() => percentOdds(-1, 2)).toThrow(RangeError)
  })
})
