import { ofHex, ofPick, ofUnit, plain } from '../../../src/core/engine/answer'
import { createEngine } from '../../../src/core/engine/engine'
import { logBook } from '../../../src/core/engine/log-book'
import { automatic, step, yesNo } from '../../../src/core/engine/make-step'
import type { GameModule } from '../../../src/core/engine/module'
import { staged } from '../../../src/core/engine/stages'
import type { GameState } from '../../../src/core/engine/state'
import { refusal } from '../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../src/core/ids'
import * as shape from '../../../src/core/save/shape'
import { map } from '../../fixtures/ambush/map'

type Facts = {
  readonly turn: { readonly turn: number }
  readonly shot: { readonly unit: UnitId; readonly hit: boolean }
  readonly walked: { readonly unit: UnitId; readonly from: HexId; readonly to: HexId }
  readonly fell: { readonly unit: UnitId; readonly steps: number }
  readonly decided: { readonly hits: number }
}

export type Duel = GameState<Facts> & { hits: readonly number[]; aid: boolean; at: HexId; way: string }

export const ONE = 0 as UnitId
export const TWO = 1 as UnitId
export const START = 0 as HexId

export const counters = [
  { id: 'one', name: 'One', side: 0 },
  { id: 'two', name: 'Two', side: 1 },
] as const

const nameOf = (unit: UnitId): string => counters[unit]?.name ?? ''

/** Two shots, a hit on five and six, on four with aid; then it is told how many hit. */
const STAGES = [
  {
    id: 'aid',
    title: 'Aid',
    heading: () => 'Aid comes first',
    side: 0,
    rule: 'D.1',
    play: () => [{ step: 'aid', side: 0 as const }],
  },
  { id: 'first', title: 'Fire', side: 0, rule: 'D.2', play: () => [{ step: 'fire', side: 0 as const }] },
  { id: 'second', title: 'Fire', side: 0, rule: 'D.2', play: () => [{ step: 'fire', side: 0 as const }] },
  { id: 'skipped', title: 'Never', side: 1, rule: 'D.3', when: () => false, play: () => [] },
] as const

export const duelStages = STAGES

const battle = staged<Duel>({
  stages: STAGES,
  begin: (s, go) => go.log('turn', { turn: s.turn }, 'D.1'),
  end(s, go) {
    go.log('decided', { hits: s.hits.length }, 'D.4')
    go.finish({ winner: s.hits.length > 0 ? 0 : 1, level: 'over', rule: 'D.4', facts: null })
  },
})

const aid = yesNo<Duel>({
  prompt: () => ({ text: 'Call for aid?', rule: 'D.1', waiting: 'thinks of aid' }),
  yes: { kind: 'call', label: 'Call', intent: 'spend' },
  no: { kind: 'keep', label: 'Keep' },
  battle: { stage: 'Aid', fought: true },
  decide(s, _f, isYes) {
    s.aid = isYes
  },
})

const fire = step<Duel>({
  prompt: () => ({ text: 'Fire', rule: 'D.2', waiting: 'fires' }),
  answers: {
    shoot: ofUnit({
      intent: 'act',
      title: 'Targets',
      seals: true,
      among: () => [ONE, TWO],
      whyNot: (_s, f, unit) => unit === f.side && refusal('D.2', 'it is your own', { unit }),
      label: unit => `Shoot at ${nameOf(unit)}`,
      do(s, _f, unit, go) {
        const hit = go.roll(6, 'shot') >= (s.aid ? 4 : 5)
        go.log('shot', { unit, hit }, 'D.2')
        if (hit) s.hits = [...s.hits, unit]
        go.end()
      },
    }),
    hold: plain({ intent: 'pass', label: 'Hold fire', leaves: () => 'one shot', do: (_s, _f, go) => go.end() }),
  },
  primary: () => ({ kind: 'shoot', unit: TWO }),
  focus: () => ({ hand: [ONE] }),
  battle: { stage: 'Fire', fought: true },
})

type WalkLocal = { legs: number; last: HexId | null }

const walk = step<Duel, null, WalkLocal>({
  local: shape.fields({
    legs: shape.whole(0, 9),
    last: shape.nullable(shape.whole() as unknown as shape.Shape<HexId>),
  }),
  fresh: () => ({ legs: 0, last: null }),
  prompt: () => ({ text: 'Walk', rule: 'D.5', waiting: 'walks' }),
  answers: {
    to: ofHex({
      intent: 'act',
      among: () => [0 as HexId, 1 as HexId, 2 as HexId],
      whyNot: (s, _f, hex) => hex === s.at && refusal('D.5', 'it stands there', { hex }),
      label: hex => `To ${hex}`,
      cost: (_s, _f, hex) => hex,
      path: (s, _f, hex) => [s.at, hex],
      do(s, f, hex, go) {
        go.log('walked', { unit: ONE, from: s.at, to: hex }, 'D.5')
        f.local.legs++
        f.local.last = hex
        s.at = hex
      },
    }),
    by: ofPick({
      intent: 'pick',
      rule: 'D.5',
      values: ['foot', 'boat'],
      whyNot: (s, _f, way) => s.way === way && refusal('D.5', 'it goes so already'),
      label: way => `By ${way}`,
      do(s, _f, way) {
        s.way = way
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'Done',
      whyNot: (_s, f) => f.local.legs === 0 && refusal('D.5', 'nobody has walked'),
      do: (_s, _f, go) => go.become({ step: 'battle', side: 0 }),
    }),
  },
})

const wait = automatic<Duel>({ enter: (_s, _f, go) => go.become({ step: 'walk', side: 0 }) })

export const book = logBook<Duel>({
  turn: { tell: f => [`Turn ${f.turn}`], heading: f => ({ level: 'turn', text: `Turn ${f.turn}` }) },
  shot: { tell: f => [{ unit: f.unit }, f.hit ? ' was hit.' : ' was missed.'], milestone: f => (f.hit ? 'hit' : null) },
  walked: {
    tell: f => [{ unit: f.unit }, ' walked to ', { hex: f.to }, '.'],
    trail: f => ({ unit: f.unit, hexes: [f.from, f.to] }),
  },
  fell: { tell: f => [{ unit: f.unit }, ' fell.'], loss: f => ({ unit: f.unit, hex: null, steps: f.steps }) },
  decided: {
    tell: f => [`${f.hits} hit.`],
    edge: 'ends',
    outcome: f => ({ label: f.hits === 0 ? 'all missed' : `${f.hits} hit`, code: String(f.hits) }),
  },
})

export const duel: GameModule<Duel> = {
  id: 'duel',
  title: 'Duel',
  version: 1,
  sideIds: ['left', 'right'],
  sides: () => [
    { name: 'Left', colour: 'german' },
    { name: 'Right', colour: 'british' },
  ],
  scenarios: [{ id: 'only', title: 'Only', turns: 1, about: '' }],
  options: [],
  rules: {},
  charts: [],
  counters,
  map,
  setup: () => ({ turn: 1, own: { hits: [], aid: false, at: START, way: 'foot' }, first: [{ step: 'wait', side: 0 }] }),
  steps: { wait, walk, battle, aid, fire },
  roots: ['wait'],
  position: shape.fields({
    hits: shape.list(shape.whole(0, 9)),
    aid: shape.flag,
    at: shape.whole() as unknown as shape.Shape<HexId>,
    way: shape.text,
  }),
  view: s => s,
  audit: () => [],
  tell: book.tell,
  milestones: book.milestones,
  outcome: book.outcome,
}

export const engine = createEngine(duel)
export const begun = (): Duel => engine.begin({ scenario: 'only', options: {}, charts: null }, 7).state
