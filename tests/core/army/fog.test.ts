import { describe, expect, it } from 'vitest'
import { fogOver, hiddenFrom, knownFrames, piledUp } from '../../../src/core/army/fog'
import { anyOrder, exchanged, otherHands, otherTruthOf, shuffled, somePairs } from '../../../src/core/army/other-truth'
import { standIns } from '../../../src/core/army/stand-ins'
import { ofUnit, plain } from '../../../src/core/engine/answer'
import { automatic, step } from '../../../src/core/engine/make-step'
import type { Viewer } from '../../../src/core/engine/module'
import type { Frame, GameState } from '../../../src/core/engine/state'
import type { HexId, UnitId } from '../../../src/core/ids'
import * as shape from '../../../src/core/save/shape'

// Two Serbs and a Greek of side 0, two Turks of side 1; whoever is not open may be known to the other side by nation only.

type Unit = { readonly hex: HexId | null; readonly shaken: boolean }
type Pile = { readonly hex: HexId; readonly nation: string; readonly count: number; readonly shaken: boolean }
type Foggy = GameState & {
  readonly units: readonly Unit[]
  readonly open: readonly UnitId[]
  readonly moved: readonly UnitId[]
  readonly piles: readonly Pile[]
}

const NATIONS = ['Serbia', 'Serbia', 'Greece', 'Turkey', 'Turkey'] as const
const unit = (id: number) => id as UnitId
const hex = (id: number) => id as HexId
const IDS = [0, 1, 2, 3, 4].map(unit)
const sideOf = (id: UnitId) => (id < 3 ? 0 : 1)
const UNSEEN: Unit = { hex: null, shaken: false }

const frame = (name: string, side: 0 | 1, args: Frame['args'] = null, local: Frame['local'] = null): Frame => ({
  step: name,
  side,
  args,
  local,
  asker: -1,
  entered: true,
})

const position = (over: Partial<Foggy> = {}): Foggy =>
  ({
    frames: [],
    units: [10, 10, 11, 12, 13].map(at => ({ hex: hex(at), shaken: at === 11 })),
    open: [],
    moved: [unit(0)],
    piles: [],
    ...over,
  }) as unknown as Foggy

const isHidden = (s: Pick<Foggy, 'units' | 'open'>, id: UnitId, viewer: Viewer): boolean =>
  hiddenFrom(viewer).includes(sideOf(id)) && !s.open.includes(id)

const fog = fogOver<Foggy, 'open', Unit>(['open'], { ids: IDS, isHidden, unseen: () => UNSEEN })

describe('units in fog', () => {
  it('are masked for the other side, for the table those of both', () => {
    const s = position()
    expect([...fog(s, 1).hidden]).toEqual([0, 1, 2])
    expect([...fog(s, 0).hidden]).toEqual([3, 4])
    expect([...fog(s, 'table').hidden]).toEqual(IDS)
    expect(fog(s, 1).units).toEqual([UNSEEN, UNSEEN, UNSEEN, s.units[3], s.units[4]])
  })

  it('are seen where they have been turned up', () => {
    expect([...fog(position({ open: [unit(1)] }), 1).hidden]).toEqual([0, 2])
  })

  it('are the same list until something that hides them changes, and of a view the same again', () => {
    const s = position()
    const later: Foggy = { ...s, moved: [] }
    expect(fog(later, 1)).toBe(fog(s, 1))
    expect(fog({ ...s, open: [unit(1)] }, 1)).not.toBe(fog(s, 1))
    expect(fog({ ...s, units: fog(s, 1).units }, 1).units).toEqual(fog(s, 1).units)
  })
})

describe('piles', () => {
  const rules = {
    nameOf: ({ nation, hex: at }: Pile) => `${nation} ${at}`,
    together: (a: Pile, b: Pile) => ({ ...a, shaken: a.shaken || b.shaken }),
    order: (a: Pile, b: Pile) => a.hex - b.hex || a.nation.localeCompare(b.nation),
  }
  const one = (at: number, nation: string, shaken = false): Pile => ({ hex: hex(at), nation, count: 1, shaken })

  it('count what lies together, and tell together what their backs tell', () => {
    const found = piledUp([], [one(11, 'Serbia'), one(10, 'Greece'), one(11, 'Serbia', true)], rules)
    expect(found).toEqual([one(10, 'Greece'), { ...one(11, 'Serbia', true), count: 2 }])
  })

  it('keep what was piled up before: a view of a view', () => {
    const before = piledUp([], [one(11, 'Serbia')], rules)
    expect(piledUp(before, [], rules)).toEqual(before)
    expect(piledUp(before, [one(11, 'Serbia')], rules)).toEqual([{ ...one(11, 'Serbia'), count: 2 }])
  })
})

describe('counters face down', () => {
  const down = standIns({ counters: 5, hexes: 100, backs: 3 })

  it('have ids of their own, told by place and back alone', () => {
    const places = [
      ...[0, 1, 2].flatMap(back => [0, 57, 99].map(at => ({ hex: hex(at), back }))),
      ...[0, 1, 12].map(beside => ({ beside })),
    ]
    const ids = places.flatMap(at => down.several(at, 3))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect([down.isStandIn(id), IDS.includes(id)]).toEqual([true, false])
    expect(down.several({ hex: hex(57), back: 2 }, 2).map(down.of)).toEqual([
      { hex: 57, back: 2, nth: 0 },
      { hex: 57, back: 2, nth: 1 },
    ])
    expect(down.of(down.idOf({ beside: 12, nth: 4 }))).toEqual({ beside: 12, nth: 4 })
  })

  it('are none of the named counters, and none at all where nothing lies', () => {
    expect(IDS.map(down.of)).toEqual(IDS.map(() => null))
    expect(down.several({ beside: 0 }, -1)).toEqual([])
  })
})

const steps = {
  turn: automatic<Foggy, null, { next: string }>({
    local: shape.fields({ next: shape.text }),
    fresh: () => ({ next: '' }),
  }),
  move: step<Foggy, { points: number }, { picked: UnitId | null }>({
    seat: 'private',
    args: shape.fields({ points: shape.whole(0, 9) }),
    local: shape.fields({ picked: shape.nullable(shape.text as unknown as shape.Shape<UnitId>) }),
    fresh: () => ({ picked: null }),
    prompt: () => ({ text: 'Move.', rule: 'F.1', waiting: 'moves' }),
    answers: {
      pick: ofUnit({
        label: 'Unit',
        intent: 'pick',
        among: () => IDS,
        do(_s, f, id) {
          f.local.picked = id
        },
      }),
    },
  }),
  lose: step<Foggy, { points: number }>({
    seat: 'open',
    args: shape.fields({ points: shape.whole(0, 9) }),
    prompt: () => ({ text: 'Lose.', rule: 'F.2', waiting: 'loses' }),
    answers: { lose: plain({ label: 'Lose', intent: 'act', do: (_s, _f, go) => go.end() }) },
  }),
}

const frames = [
  frame('turn', 0, null, { next: 'move' }),
  frame('move', 0, { points: 3 }, { picked: unit(2) }),
  frame('lose', 0, { points: 1 }),
]

describe('decisions on the stack', () => {
  it('are known to their owner alone, but for what runs by itself and what is asked in the open', () => {
    expect(knownFrames(steps, frames, 0)).toEqual(frames)
    for (const viewer of [1, 'table'] as const)
      expect(knownFrames(steps, frames, viewer)).toEqual([
        frames[0],
        { ...frames[1], args: null, local: null },
        frames[2],
      ])
  })
})

describe('another truth', () => {
  const last = (count: number) => count - 1

  it('has the same things in another order', () => {
    expect(shuffled([1, 2, 3], last)).toEqual([3, 2, 1])
    expect([...anyOrder(IDS, last).values()]).toEqual([...IDS].reverse())
  })

  it('lets two change places where they may, each at most once', () => {
    const swaps = somePairs(IDS, last, (a, b) => sideOf(a) === sideOf(b))
    for (const [a, b] of swaps) expect([swaps.get(b), sideOf(a)]).toEqual([a, sideOf(b)])
    expect(swaps.size).toBe(4)
    expect(
      somePairs(
        IDS,
        () => 0,
        () => true,
      ).size,
    ).toBe(0)
  })

  it('takes along whatever was noted of a place', () => {
    const s = position()
    const other = exchanged(
      s,
      new Map([
        [unit(0), unit(2)],
        [unit(2), unit(0)],
      ]),
      ['moved'],
    )
    expect(other.units[2]).toBe(s.units[0])
    expect(other.units[0]).toBe(s.units[2])
    expect([other.moved, other.open]).toEqual([[2], []])
  })

  it('may have nothing in hand, in decisions that nobody else sees', () => {
    const s = position({ frames })
    const other = otherHands(steps, s, 0, last)
    expect(other).toEqual([frames[0], { ...frames[1], local: { picked: null } }, frames[2]])
    expect(otherHands(steps, s, 1, last)).toEqual(frames)
    expect(otherHands(steps, s, 0, () => 0)).toEqual(frames)
  })

  it('shows the viewer the same, and is not the same', () => {
    const otherTruth = otherTruthOf<Foggy>({
      ids: IDS,
      isHidden,
      lookOf: (s, id) => `${NATIONS[id]} ${s.units[id]?.shaken}`,
      lists: ['moved'],
      steps,
    })
    const s = position({ units: [10, 11, 14, 12, 13].map(at => ({ hex: hex(at), shaken: false })), frames })
    const other = otherTruth(s, 1, last)
    expect(other.units.map(each => each.hex)).toEqual([11, 10, 14, 12, 13])
    expect(other.moved).toEqual([1])
    expect(fog(other, 1).units).toEqual(fog(s, 1).units)
    expect(knownFrames(steps, other.frames, 1)).toEqual(knownFrames(steps, s.frames, 1))
    // To its owner it is another position.
    expect(fog(other, 0).units).not.toEqual(fog(s, 0).units)
  })
})
