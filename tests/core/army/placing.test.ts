import { describe, expect, it } from 'vitest'
import { canPlaceAll, straightWay, type Ways, waysForFirst } from '../../../src/core/army/placing'
import type { HexId, UnitId } from '../../../src/core/ids'

const hex = (id: number) => id as HexId
const units = (...ids: number[]) => ids as UnitId[]

/** Hexes with so much room each, whoever comes. */
const room =
  (left: { [hex: number]: number }): Ways =>
  (_unit, sent) =>
    Object.keys(left)
      .map(Number)
      .filter(id => sent.filter(each => each.hex === id).length < left[id])
      .map(hex)

describe('placing a force', () => {
  it('succeeds when there is room for all, fails when there is not', () => {
    expect(canPlaceAll(units(1, 2, 3), room({ 7: 2, 8: 1 }))).toBe(true)
    expect(canPlaceAll(units(1, 2, 3), room({ 7: 1, 8: 1 }))).toBe(false)
    expect(canPlaceAll([], room({}))).toBe(true)
  })

  it('looks past a first choice that leaves a later unit nowhere', () => {
    // unit 2 may only go to 7, which has room for one
    const ways: Ways = (unit, sent) =>
      room({ 7: 1, 8: 1 })(unit, sent).filter(id => unit !== (2 as UnitId) || id === hex(7))
    expect(canPlaceAll(units(1, 2), ways)).toBe(true)
    expect(waysForFirst(units(1, 2), ways)).toEqual([hex(8)])
  })

  it('counts those already sent', () => {
    expect(canPlaceAll(units(1), room({ 7: 1 }), [{ unit: 9 as UnitId, hex: hex(7) }])).toBe(false)
  })

  it('has no way for nobody', () => expect(waysForFirst([], room({ 7: 1 }))).toEqual([]))
})

describe('the way of who goes at once', () => {
  it('leads from where it stands to where it goes, if it goes', () => {
    expect(straightWay(hex(3), hex(9))).toEqual([3, 9])
    expect(straightWay(hex(3), hex(3))).toBeNull()
    expect(straightWay(null, hex(9))).toBeNull()
  })
})
