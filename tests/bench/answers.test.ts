import { describe, expect, it } from 'vitest'
import { starts } from './hill-country'
import { floodById } from './honeycomb-flood'
import { reachById } from './reach'

describe('reach on 9,600 hexes', () => {
  it.each(starts)('finds the same hexes at the same costs as a flood on honeycomb-grid, from hex %i', start => {
    expect(reachById(start)).toEqual(floodById(start))
  })
})
