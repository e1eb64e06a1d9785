import { describe, expect, it } from 'vitest'
import { stepsOut } from '../../../src/core/hex/adjacent'
import { nearestFit } from '../../../src/core/hex/nearest'
import { stepCostTable } from '../../../src/core/hex/step-costs'
import type { HexId, Side, UnitId } from '../../../src/core/ids'
import { remembered } from '../../../src/core/rules/remembered'
import { type Stander, standing } from '../../../src/core/rules/standing'
import { allHexes, at, gertrud as grid } from '../hex/five-maps'

const stander = (unit: number, hex: number, side: Side, holds = true): Stander => ({
  unit: unit as UnitId,
  hex: hex as HexId,
  side,
  holds,
})

describe('who stands where', () => {
  const found = standing(9, [stander(0, 7, 0), stander(1, 4, 0, false), stander(2, 4, 1), stander(3, 7, 0, false)])

  it('is known by hex, in counter order', () => {
    expect([found.unitsIn[7], found.unitsIn[4], found.unitsIn[0]]).toEqual([[0, 3], [1, 2], []])
  })

  it('tells those who hold their hex from those who are merely there', () => {
    const held = (side: Side) => [...found.holds[side]].flatMap((one, hex) => (one === 1 ? [hex] : []))
    expect([held(0), held(1)]).toEqual([[7], [4]])
    expect(found.hexes).toEqual([[4, 7], [4]])
  })
})

describe('what is remembered', () => {
  it('is found once for each thing and key, even when it is nothing', () => {
    const asked: string[] = []
    const kept = remembered<object, string, null>()
    const [one, other] = [{}, {}]
    const ask = (thing: object, key: string) =>
      kept(thing, key, () => {
        asked.push(key)
        return null
      })
    for (const [thing, key] of [
      [one, 'a'],
      [one, 'a'],
      [one, 'b'],
      [other, 'a'],
    ] as const)
      ask(thing, key)
    expect(asked).toEqual(['a', 'b', 'a'])
  })
})

describe('the nearest hex that fits', () => {
  const hexes = allHexes(grid)
  const wanted = at(grid, '2116')

  it('is the one wanted, if it does', () => expect(nearestFit(grid, wanted, hexes, () => true)).toBe(wanted))

  it('is else the first of the nearest', () => {
    const near = ['2117', '2016', '2118'].map(number => at(grid, number))
    expect(nearestFit(grid, wanted, near, hex => hex !== wanted)).toBe(near[0])
    expect(nearestFit(grid, wanted, near.toReversed(), hex => hex !== wanted)).toBe(near[1])
  })

  it('is none, if none does', () => expect(nearestFit(grid, wanted, hexes, () => false)).toBeNull())
})

describe('a table of step costs', () => {
  it('has the cost of each step, and no way over the rim', () => {
    const steps = stepsOut(grid)
    const table = stepCostTable(steps, (_from, { direction }) => direction + 1)
    expect(table.length).toBe(grid.size * 6)
    for (const hex of allHexes(grid).slice(0, 40)) {
      const open = steps[hex].map(step => step.direction)
      for (let direction = 0; direction < 6; direction++)
        expect(table[hex * 6 + direction]).toBe(
          open.some(each => each === direction) ? direction + 1 : Number.POSITIVE_INFINITY,
        )
    }
  })
})
