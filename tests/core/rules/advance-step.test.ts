import { describe, expect, it } from 'vitest'
import type { Frame, GameState } from '../../../src/core/engine/state'
import { type Flow, refusal } from '../../../src/core/engine/step'
import type { UnitId } from '../../../src/core/ids'
import { advanceStep, type Going } from '../../../src/core/rules/advance-step'
import { toggled, without } from '../../../src/core/rules/automatic-step'
import * as shape from '../../../src/core/save/shape'

type Args = { units: UnitId[] }
const id = (unit: number) => unit as UnitId
const units = shape.list(shape.whole() as shape.Shape<UnitId>)
const gone: UnitId[] = []

/** Room for two. */
const step = advanceStep<GameState, Args>({
  args: shape.fields({ units }),
  local: shape.fields({ going: units }),
  units: args => args.units,
  whyNotAdd: (_s, f) => (f.local.going.length === 2 ? [refusal('1', 'no room')] : []),
  whyNotGo: (_s, f) => (f.local.going.length === 0 ? [refusal('2', 'nobody goes')] : []),
  canBegin: (_s, f) => f.args.units.length > 0,
  prompt: () => ({ text: 'Advance', rule: '1', waiting: 'may advance' }),
  nameOf: unit => `unit ${unit}`,
  goLabel: () => 'Advance',
  advance(_s, _f, going, go) {
    gone.push(...going)
    go.end()
  },
})

const state = {} as GameState
const frame = (...going: number[]) =>
  ({ args: { units: [id(1), id(2), id(3)] }, local: { going: going.map(id) } }) as Frame<Args, Going>
const labels = (f: Frame<Args, Going>) => [...step.choices(state, f)].map(each => each.label)
const flow = () => {
  const ended: unknown[] = []
  return { ended, go: { end: (value: unknown) => ended.push(value) } as unknown as Flow }
}

describe('an advance', () => {
  it('names units while there is room, and lets those named change their mind', () => {
    expect(labels(frame())).toEqual(['unit 1 advances', 'unit 2 advances', 'unit 3 advances', 'Stay'])
    expect(labels(frame(1, 2))).toEqual(['unit 1 stays', 'unit 2 stays', 'Advance', 'Stay'])
    expect(step.check(state, frame(1, 2), { kind: 'join', unit: id(3) })).toEqual([refusal('1', 'no room')])
    expect(step.check(state, frame(1, 2), { kind: 'join', unit: id(2) })).toEqual([])
    expect(step.check(state, frame(), { kind: 'go' })).toEqual([refusal('2', 'nobody goes')])
  })

  it('moves those named together, or nobody', () => {
    const named = frame(1)
    step.apply(state, named, { kind: 'join', unit: id(3) }, flow().go)
    expect(named.local.going).toEqual([1, 3])
    const { ended, go } = flow()
    step.apply(state, named, { kind: 'go' }, go)
    expect([gone, ended.length]).toEqual([[1, 3], 1])
    const stayed = flow()
    step.apply(state, frame(2), { kind: 'stay' }, stayed.go)
    expect([gone, stayed.ended.length]).toEqual([[1, 3], 1])
  })

  it('vanishes when there is nobody to choose', () => {
    const { ended, go } = flow()
    step.enter?.(state, { ...frame(), args: { units: [] } }, go)
    expect(ended.length).toBe(1)
    const asked = flow()
    step.enter?.(state, frame(), asked.go)
    expect(asked.ended.length).toBe(0)
  })
})

describe('a toggle', () => {
  it('adds what is missing and takes out what is there', () => {
    expect([toggled([1, 2], 3), toggled([1, 2, 3], 2)]).toEqual([
      [1, 2, 3],
      [1, 3],
    ])
  })

  it('is not needed to take something out: a list that does not have it stays the same', () => {
    const list = [1, 2]
    expect([without(list, 2), without(list, 3)]).toEqual([[1], [1, 2]])
    expect(without(list, 3)).toBe(list)
  })
})
