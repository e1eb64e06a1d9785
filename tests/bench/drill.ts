import { ofUnitAndHex, plain, type UnitAndHex } from '../../src/core/engine/answer'
import { derivedFor } from '../../src/core/engine/derived'
import { step } from '../../src/core/engine/make-step'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import { firstOf, refusal } from '../../src/core/engine/step'
import { type HexId, otherSide, type UnitId } from '../../src/core/ids'
import { hexNames, unitNames } from '../../src/core/save/names'
import * as shape from '../../src/core/save/shape'
import { field, firstHexOf, isBeside, STACKING, TURNS } from './drill-field'

export type DrillUnit = { readonly hex: HexId; readonly steps: number }
type Facts = {
  readonly march: { readonly unit: UnitId; readonly from: HexId; readonly to: HexId }
  readonly turn: { readonly turn: number }
}
export type Drill = GameState<Facts> & { units: readonly DrillUnit[] }

const unitOf = (s: Drill, id: UnitId): DrillUnit => s.units[id] as DrillUnit

const countsOf = derivedFor<Drill>()(['units'], ({ units }) => {
  const counts = new Uint16Array(field.grid.size)
  for (const { hex } of units) counts[hex] = (counts[hex] ?? 0) + 1
  return counts
})

const countAt = (s: Drill, hex: HexId): number => countsOf(s)[hex] ?? 0

const neighboursOf = (hex: HexId): Iterable<HexId> =>
  field.grid.neighbour.subarray(hex * 6, hex * 6 + 6) as Iterable<HexId>

function* eachWay(s: Drill): Iterable<UnitAndHex> {
  const counts = countsOf(s)
  for (const [id, { hex }] of s.units.entries())
    for (const to of neighboursOf(hex))
      if (to >= 0 && (counts[to] ?? 0) < STACKING) yield { unit: id as UnitId, hex: to }
}

/** Any unit steps into an adjacent hex that is not full, as often as its side likes. */
const march = step<Drill>({
  prompt: () => ({ text: 'March a unit, or end', rule: 'D.1', waiting: 'is marching' }),
  answers: {
    march: ofUnitAndHex({
      among: eachWay,
      whyNot: (s, _f, { unit, hex }) =>
        firstOf(
          () => !isBeside(unitOf(s, unit).hex, hex) && refusal('D.1', 'it is not adjacent'),
          () => countAt(s, hex) >= STACKING && refusal('D.2', 'the hex is full'),
        ),
      label: ({ hex }) => field.grid.numbers[hex] as string,
      intent: 'act',
      do(s, _f, { unit, hex }, go) {
        go.log('march', { unit, from: unitOf(s, unit).hex, to: hex }, 'D.1')
        s.units = s.units.with(unit, { ...unitOf(s, unit), hex })
      },
    }),
    done: plain({
      label: 'Done',
      intent: 'pass',
      do(s, f, go) {
        if (f.side === 1) go.log('turn', { turn: ++s.turn }, 'D.1')
        go.become({ step: 'march', side: otherSide(f.side) })
      },
    }),
  },
})

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
    sideIds: ['red', 'blue'],
    sides: () => [
      { name: 'Red', colour: 'soviet' },
      { name: 'Blue', colour: 'german' },
    ],
    scenarios: [{ id: 'field', title: 'The field', turns: TURNS, about: 'Units step about.' }],
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
    roots: ['march'],
    position: shape.fields({ units: shape.forEach(unitNames(counters), unit) as shape.Shape<readonly DrillUnit[]> }),
    view: s => s,
    audit: s => s.units.flatMap(({ hex }) => (countAt(s, hex) > STACKING ? ['a hex is too full'] : [])),
    tell: entry => [entry.kind],
  }
}

export const drillSetting = { scenario: 'field', options: { 'own-dice': false }, charts: null }
