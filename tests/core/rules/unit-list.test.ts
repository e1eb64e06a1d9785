import { isDraft, produce } from 'immer'
import { describe, expect, it } from 'vitest'
import type { Frame, GameState } from '../../../src/core/engine/state'
import type { UnitId } from '../../../src/core/ids'
import { asItStands, changeUnit, snapshotOf, unitsInPlay } from '../../../src/core/rules/unit-list'
import { readShape } from '../../../src/core/save/problems'
import * as shape from '../../../src/core/save/shape'

type Unit = { readonly at: { readonly is: 'map' | 'absent' }; readonly steps: number }
type Drill = GameState & { units: readonly Unit[]; moved: number[] }

const onMap = (steps: number): Unit => ({ at: { is: 'map' }, steps })
const drill = (): Drill =>
  ({
    units: [onMap(2), onMap(1)],
    moved: [1],
    frames: [{ local: { picked: 1 } } as unknown as Frame],
  }) as unknown as Drill
const second = 1 as UnitId

describe('a list of units', () => {
  it('is the same list while nothing changes, in a draft too', () => {
    const s = drill()
    produce(s, draft => {
      expect(isDraft(draft.units)).toBe(true)
      expect(asItStands(draft.units)).toBe(s.units)
    })
    expect(asItStands(s.units)).toBe(s.units)
  })

  it('gives way to a new one when a unit changes', () => {
    const s = drill()
    const next = produce(s, draft => {
      changeUnit(draft, second, { steps: 0 })
      expect(isDraft(draft.units)).toBe(false)
    })
    expect(next.units).toEqual([onMap(2), { at: { is: 'map' }, steps: 0 }])
    expect(s.units[second].steps).toBe(1)
    expect(next.units[0]).toBe(s.units[0])
  })
})

describe('a snapshot', () => {
  it('of a draft holds what has changed so far, and no draft but its frames', () => {
    const s = drill()
    produce(s, draft => {
      draft.moved.push(7)
      changeUnit(draft, second, { steps: 0 })
      const now = snapshotOf(draft)
      draft.moved.push(8)
      expect([now.moved, now.units[second].steps]).toEqual([[1, 7], 0])
      expect([isDraft(now), isDraft(now.moved), isDraft(now.frames)]).toEqual([false, false, true])
    })
  })

  it('of a position is the position, and what has not changed is the same thing', () => {
    const s = drill()
    expect(snapshotOf(s)).toBe(s)
    produce(s, draft => {
      expect(snapshotOf(draft).units).toBe(s.units)
    })
  })
})

describe('units in a file', () => {
  const units = unitsInPlay<Unit>(
    shape.nameTable<UnitId>('a counter', ['a', 'b']),
    shape.fields({ at: shape.variant('is', { map: {}, absent: {} }), steps: shape.whole(0, 2) }),
    { at: { is: 'absent' }, steps: 0 },
  )

  it('are named by their counters; those that are absent are left out and come back', () => {
    const all: Unit[] = [{ at: { is: 'absent' }, steps: 0 }, onMap(2)]
    const written = units.write(all)
    expect(written).toEqual({ b: { at: { is: 'map' }, steps: 2 } })
    expect(readShape(units, written, 'units')).toEqual({ ok: true, value: all })
  })
})
