import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import { firstOf, refusal, type Step } from '../../src/core/engine/step'
import { type HexId, otherSide, type UnitId } from '../../src/core/ids'
import { hexNames, unitNames } from '../../src/core/save/names'
import * as shape from '../../src/core/save/shape'
import { field, firstHexOf, isBeside, STACKING } from './drill-field'

export type DrillUnit = { hex: HexId; steps: number }
export type Drill = GameState & { units: DrillUnit[] }

const unitOf = (s: Drill, id: UnitId): DrillUnit => s.units[id] as DrillUnit

const countAt = (s: Drill, hex: HexId): number => {
  let count = 0
  for (const unit of s.units) if (unit.hex === hex) count++
  return count
}

/** Any unit steps into an adjacent hex that is not full, as often as its side likes. */
const march: Step<Drill> = {
  answers: { march: ['unit', 'hex'], done: [] },
  prompt: () => ({ text: 'March a unit, or end', rule: 'D.1', waiting: 'is marching' }),

  *choices(s) {
    const counts = new Uint16Array(field.grid.size)
    for (const { hex } of s.units) counts[hex] = (counts[hex] ?? 0) + 1
    for (const [id, { hex }] of s.units.entries()) {
      for (const to of field.grid.neighbour.subarray(hex * 6, hex * 6 + 6) as Iterable<HexId>) {
        if (to < 0 || (counts[to] ?? 0) >= STACKING) continue
        yield { action: { kind: 'march', unit: id as UnitId, hex: to }, label: field.grid.numbers[to] as string }
      }
    }
    yield { action: { kind: 'done' }, label: 'Done' }
  },

  check: (s, _f, a) =>
    a.kind === 'done'
      ? []
      : firstOf(
          () => !isBeside(unitOf(s, a.unit as UnitId).hex, a.hex as HexId) && refusal('D.1', 'it is not adjacent'),
          () => countAt(s, a.hex as HexId) >= STACKING && refusal('D.2', 'the hex is full'),
        ),

  apply(s, f, a, go) {
    if (a.kind === 'done') {
      if (f.side === 1) go.log('turn', { turn: ++s.turn }, 'D.1')
      return go.become({ step: 'march', side: otherSide(f.side) })
    }
    const unit = unitOf(s, a.unit as UnitId)
    go.log('march', { unit: a.unit as UnitId, from: unit.hex, to: a.hex as HexId }, 'D.1')
    unit.hex = a.hex as HexId
  },
}

/** A game of nothing but small moves, as large as wanted, for measuring the engine under it. */
export function drillOf(unitCount: number): GameModule<Drill> {
  const counters = Array.from({ length: unitCount }, (_, id) => ({
    id: `unit-${id}`,
    name: `Unit ${id}`,
    side: null,
  }))
  const unit = shape.fields({ hex: shape.named(hexNames(field)), steps: shape.whole(1, 2) })
  return {
    id: 'drill',
    title: 'Drill',
    version: 1,
    sides: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue' },
    ],
    scenarios: [{ id: 'field', title: 'The field', turns: 1, about: 'Units step about.' }],
    options: [],
    rules: { 'D.1': { says: 'A unit marches to an adjacent hex.' }, 'D.2': { says: 'Two units to a hex.' } },
    charts: [],
    counters,
    map: field,
    setup: () => ({
      turn: 1,
      own: { units: counters.map((_, id) => ({ hex: firstHexOf(id), steps: 2 })) },
      first: [{ step: 'march', side: 0 }],
    }),
    steps: { march },
    position: shape.fields({ units: shape.forEach(unitNames(counters), unit) }),
    view: s => s,
    audit: s => s.units.flatMap(({ hex }) => (countAt(s, hex) > STACKING ? ['a hex is too full'] : [])),
    tell: entry => [entry.kind],
  }
}

export const drillSetting = { scenario: 'field', options: { 'own-dice': false }, charts: null }
