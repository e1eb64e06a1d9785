import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Board, boards, type Stander, zoneOf } from '../../../src/core/army/board'
import type { HexId, Side, UnitId } from '../../../src/core/ids'
import { map } from '../../fixtures/ambush/map'

type Unit = { readonly hex: number | null; readonly side: Side | null; readonly holds: boolean }
type S = { readonly units: readonly Unit[]; readonly night: boolean }

const { grid } = map
const COUNT = 6
const ids = Array.from({ length: COUNT }, (_, id) => id as UnitId)
let asked = 0
const rules = {
  grid,
  ids,
  stands(unit: Unit, _id: UnitId, { night }: Pick<S, 'night'>): Stander | null {
    asked++
    return unit.hex === null ? null : { hex: unit.hex as HexId, side: unit.side, holds: unit.holds && !night }
  },
  zones: { zoc: () => true, none: () => false },
}
const fresh = () => boards<S, 'night', Unit>(['night'], rules)

const plainly = (board: Board) => ({
  unitsIn: board.unitsIn.map(each => [...each]),
  holds: board.holds.map(each => [...each]),
  hexes: board.hexes.map(each => [...each]),
  zoc: [[...board.zone('zoc', 0)], [...board.zone('zoc', 1)]],
})

const unit = fc.record({
  hex: fc.option(fc.nat(grid.size - 1)),
  side: fc.constantFrom<Side | null>(0, 1, null),
  holds: fc.boolean(),
})

describe('the board', () => {
  it('is the same made from one before it as made anew, however units come and go', () => {
    const moves = fc.array(fc.tuple(fc.nat(COUNT - 1), unit, fc.boolean()), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(unit, { minLength: COUNT, maxLength: COUNT }), moves, (units, all) => {
        const grown = fresh()
        let s: S = { units, night: false }
        grown(s)
        for (const [id, next, night] of all) {
          s = { units: s.units.with(id, next), night }
          expect(plainly(grown(s))).toEqual(plainly(fresh()(s)))
        }
      }),
    )
  })

  it('asks again only about units that changed', () => {
    const board = fresh()
    const units: readonly Unit[] = ids.map(id => ({ hex: id, side: 0, holds: true }))
    board({ units, night: false })
    asked = 0
    board({ units: units.with(2, { hex: 7, side: 0, holds: true }), night: false })
    expect(asked).toBe(1)
    board({ units, night: true })
    expect(asked).toBe(1 + COUNT)
  })

  it('counts neutral units as there, but as nobody’s', () => {
    const board = fresh()({ units: ids.map(() => ({ hex: 3, side: null, holds: true })), night: false })
    expect(board.unitsIn[3]).toHaveLength(COUNT)
    expect(board.hexes).toEqual([[], []])
    expect([board.holds[0][3], board.holds[1][3]]).toEqual([0, 0])
  })

  it('casts zones over the hexsides that let them through', () => {
    const holders = new Uint8Array(grid.size)
    holders[0] = 1
    expect(zoneOf(grid, holders, () => false).some(each => each === 1)).toBe(false)
    const around = [...zoneOf(grid, holders, () => true).entries()].filter(([, in_]) => in_ === 1).map(([hex]) => hex)
    expect(around.every(hex => [0, 1, 2, 3, 4, 5].some(d => grid.neighbour[d] === hex))).toBe(true)
    expect(() =>
      fresh()({ units: ids.map(() => ({ hex: null, side: 0, holds: true })), night: false }).zone('fog', 0),
    ).toThrow("no zone 'fog'")
  })
})
