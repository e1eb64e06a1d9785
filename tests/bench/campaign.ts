import { type Picked, picking } from '../../src/core/army/picking'
import { ofHex, plain } from '../../src/core/engine/answer'
import { derivedFor } from '../../src/core/engine/derived'
import { step } from '../../src/core/engine/make-step'
import type { GameModule } from '../../src/core/engine/module'
import type { Frame, GameState } from '../../src/core/engine/state'
import { firstOf, refusal } from '../../src/core/engine/step'
import { DIRECTIONS } from '../../src/core/hex/cube'
import { type Reach, reach } from '../../src/core/hex/reach'
import { type HexId, otherSide, type Side, type UnitId } from '../../src/core/ids'
import { hexNames, unitNames } from '../../src/core/save/names'
import * as shape from '../../src/core/save/shape'
import { field, firstHexOf, STACKING, TURNS } from './drill-field'

type CampaignUnit = { readonly hex: HexId; readonly side: Side }
type Facts = {
  readonly march: { readonly units: readonly UnitId[]; readonly to: HexId; readonly cost: number }
  readonly turn: { readonly turn: number }
}
export type Campaign = GameState<Facts> & { units: readonly CampaignUnit[] }

const POINTS = 5

const unitOf = (s: Pick<Campaign, 'units'>, id: UnitId): CampaignUnit => s.units[id] as CampaignUnit

/** Who stands in each hex, and which hexes a side must stop in. */
const boardOf = derivedFor<Campaign>()(['units'], ({ units }) => {
  const stacks = new Map<HexId, UnitId[]>()
  const zones = [new Uint8Array(field.grid.size), new Uint8Array(field.grid.size)] as const
  for (const [id, { hex, side }] of units.entries()) {
    const stack = stacks.get(hex)
    if (stack) stack.push(id as UnitId)
    else stacks.set(hex, [id as UnitId])
    for (const direction of DIRECTIONS) {
      const to = field.grid.neighbour[hex * 6 + direction] as number
      if (to >= 0) zones[side][to] = 1
    }
  }
  return { stacks, zones }
})

const stackIn = (s: Campaign, hex: HexId): readonly UnitId[] => boardOf(s).stacks.get(hex) ?? []

/** Where those in a hex may go: not into the enemy, and no further than his zones. */
const reachOf = derivedFor<Campaign>()(['units'], (s, unit: UnitId): Reach => {
  const { stacks, zones } = boardOf(s)
  const { hex, side } = unitOf(s, unit)
  const isEnemyIn = (to: HexId): boolean => stacks.get(to)?.some(each => unitOf(s, each).side !== side) === true
  return reach(field.grid, hex, {
    points: POINTS,
    cost: (_from, _direction, to) => (isEnemyIn(to) ? Number.POSITIVE_INFINITY : 1),
    stops: to => zones[otherSide(side)][to] === 1,
  })
})

const reachInHand = (s: Campaign, f: Frame<null, Picked>): Reach | null => {
  const [first] = f.local.picked
  return first === undefined ? null : reachOf(s, first)
}

/** Files hold these by number: nobody but the bench reads them. */
const unitNumber = shape.whole(0, 10_000) as shape.Shape<number> as shape.Shape<UnitId>

const move = step<Campaign, null, Picked>({
  fresh: () => ({ picked: [] }),
  local: shape.fields({ picked: shape.list(unitNumber) }),
  prompt: () => ({ text: 'Move a unit or a stack, or end', rule: 'C.1', waiting: 'is moving' }),
  answers: {
    ...picking<Campaign, null, Picked>({
      rule: 'C.1',
      *hexes(s, f) {
        for (const [hex, [first]] of boardOf(s).stacks)
          if (first !== undefined && unitOf(s, first).side === f.side) yield hex
      },
      unitsIn: (s, _f, hex) => stackIn(s, hex),
      hexOf: (s, unit) => unitOf(s, unit).hex,
      whyNot: (s, f, unit) => unitOf(s, unit).side !== f.side && refusal('C.1', 'it is not yours', { unit }),
      unitLabel: unit => `Unit ${unit}`,
      stackLabel: hex => `Stack in ${field.grid.numbers[hex]}`,
      back: 'Put back',
    }),
    go: ofHex({
      intent: 'act',
      among: (s, f) => reachInHand(s, f)?.hexes ?? [],
      whyNot: (s, f, hex) =>
        firstOf(
          () => f.local.picked.length === 0 && refusal('C.1', 'nothing is in hand'),
          () => !reachInHand(s, f)?.has(hex) && refusal('C.1', 'it is too far', { hex }),
          () => stackIn(s, hex).length + f.local.picked.length > STACKING && refusal('C.2', 'the hex is full', { hex }),
        ),
      label: hex => field.grid.numbers[hex] as string,
      cost: (s, f, hex) => reachInHand(s, f)?.costTo(hex) ?? null,
      path: (s, f, hex) => reachInHand(s, f)?.pathTo(hex) ?? null,
      do(s, f, hex, go) {
        const { picked } = f.local
        go.log('march', { units: picked, to: hex, cost: reachInHand(s, f)?.costTo(hex) ?? 0 }, 'C.1')
        s.units = s.units.map((unit, id) => (picked.includes(id as UnitId) ? { ...unit, hex } : unit))
        f.local.picked = []
      },
    }),
    done: plain({
      label: 'Done',
      intent: 'pass',
      do(s, f, go) {
        if (f.side === 1) go.log('turn', { turn: ++s.turn }, 'C.1')
        go.become({ step: 'move', side: otherSide(f.side) })
      },
    }),
  },
})

/** A game as large as Balkan Front will be, in which units are picked and sent within their reach. */
export function campaignOf(unitCount: number): GameModule<Campaign> {
  const counters = Array.from({ length: unitCount }, (_, id) => ({
    id: `unit-${id}`,
    name: `Unit ${id}`,
    side: (id % 2) as Side,
  }))
  const unit = shape.fields({ hex: shape.named(hexNames(field)), side: shape.whole(0, 1) as shape.Shape<Side> })
  return {
    id: 'campaign',
    title: 'Campaign',
    version: 1,
    sideIds: ['red', 'blue'],
    sides: () => [
      { name: 'Red', colour: 'soviet' },
      { name: 'Blue', colour: 'german' },
    ],
    scenarios: [{ id: 'field', title: 'The field', turns: TURNS, about: 'Units march about.' }],
    options: [],
    rules: { 'C.1': { says: 'A unit marches up to five hexes.' }, 'C.2': { says: 'Two units to a hex.' } },
    charts: [],
    counters,
    map: field,
    setup: () => ({
      turn: 1,
      own: { units: counters.map(({ side }, id) => ({ hex: firstHexOf(id), side })) },
      first: [{ step: 'move', side: 0 }],
    }),
    roots: ['move'],
    steps: { move },
    position: shape.fields({ units: shape.forEach(unitNames(counters), unit) as shape.Shape<readonly CampaignUnit[]> }),
    view: s => s,
    audit: s =>
      [...boardOf(s).stacks.values()].flatMap(stack => (stack.length > STACKING ? ['a hex is too full'] : [])),
    tell: entry => [entry.kind],
  }
}

export const campaignSetting = { scenario: 'field', options: { 'own-dice': false }, charts: null }
