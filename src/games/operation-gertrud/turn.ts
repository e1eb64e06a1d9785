import type { Ask, Flow, Step } from '../../core/engine/step'
import type { Side } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { lookUp } from '../../core/results-table'
import { stagedTurn } from '../../core/rules/stages'
import * as shape from '../../core/save/shape'
import { constants, yavuzTable } from './charts'
import { eliminate } from './combat/elimination'
import { unitIds, unitNamed } from './forces/counters'
import { allotment } from './forces/replacements'
import { scenarioOf } from './forces/scenarios'
import { beginSecondGame, hasSoviets, SOVIET_DUPLICITY } from './forces/second-game'
import { landRaiders } from './kommando/raid'
import { ALLIED, GERMAN, type Gertrud, putUnit, unitOf, YAVUZ } from './state'
import { liftMarkers } from './supply/supply'

const STAGES = [
  'soviets',
  'refresh',
  'yavuz',
  'germanReplace',
  'germanInterdicted',
  'germanMove',
  'germanCombat',
  'germanEnd',
  'alliedReplace',
  'alliedInterdicted',
  'alliedMove',
  'alliedCombat',
  'alliedEnd',
  'victory',
] as const
type Stage = (typeof STAGES)[number]
type Local = { next: Stage | 'end' }

const STAGE: { readonly [stage in Stage]: (s: Gertrud, go: Flow) => Ask[] } = {
  soviets: s =>
    s.duplicity && s.turn === 1 && !hasSoviets(scenarioOf(s))
      ? [{ step: 'deploy', side: GERMAN, args: { who: 'soviet' } }]
      : [],
  refresh,
  yavuz,
  germanReplace: (s, go) => replacementPhase(s, GERMAN, go),
  germanInterdicted: (s, go) => interdictionPhase(s, GERMAN, go),
  germanMove: (s, go) => movementPhase(s, GERMAN, go),
  germanCombat: (s, go) => combatPhase(s, GERMAN, go),
  germanEnd: endCombat,
  alliedReplace: (s, go) => replacementPhase(s, ALLIED, go),
  alliedInterdicted: (s, go) => interdictionPhase(s, ALLIED, go),
  alliedMove: (s, go) => movementPhase(s, ALLIED, go),
  alliedCombat: (s, go) => combatPhase(s, ALLIED, go),
  alliedEnd(s) {
    // the captive is free again.
    s.inonu = false
    return endCombat(s)
  },
  victory: () => [{ step: 'victoryRoll', side: GERMAN }],
}

/** 5.1: one game turn, stage by stage. */
export const turn: Step<Gertrud, null, Local> = stagedTurn<Gertrud, Stage, Local>({
  stages: STAGES,
  local: shape.fields({ next: shape.oneOf(...STAGES, 'end') }),
  fresh: () => ({ next: 'soviets' }),
  prompt: { text: 'The turn runs by itself', rule: '5.0.1', waiting: 'waits' },
  begin: (s, go) => go.log('turn', { turn: s.turn, second: s.duplicity }, '5.0.1'),
  play: (s, stage, go) => STAGE[stage](s, go),
  end: endTurn,
})

/** 5.1.1, R-74: everything in the pools is ready again, and what is due joins; its owner picks when not all come. */
function refresh(s: Gertrud, go: Flow): Ask[] {
  for (const id of unitIds) {
    const { at } = unitOf(s, id)
    if (at.is === 'pool' && at.used) putUnit(s, id, { at: { is: 'pool', used: false } })
  }
  if (s.duplicity || s.turn === 1) return []
  const due = scenarioOf(s).support.filter(each => each.turn === s.turn)
  return due.flatMap(({ units, choose, side, rule }) => {
    const ids = units.map(unitNamed)
    if (choose < ids.length) return [{ step: 'muster', side, args: { units: ids, choose } }]
    for (const id of ids) putUnit(s, id, { at: { is: 'pool', used: false }, steps: 1 })
    go.log('joined', { units: ids }, rule)
    return []
  })
}

/** 5.1.2, R-17: whether a burning Yavuz sinks. */
function yavuz(s: Gertrud, go: Flow): Ask[] {
  if (s.yavuz !== 'ablaze' || unitOf(s, YAVUZ).at.is !== 'pool') return []
  const fate = lookUp(yavuzTable(s), 0, go.roll(6, 'damage to the Yavuz')).result
  go.log('yavuz', { fate }, '5.1.2')
  if (fate === 'sinks') eliminate(s, go, YAVUZ, { rule: '5.1.2', forGood: true })
  if (fate !== 'still damaged') s.yavuz = 'turkish'
  return []
}

/** Each phase by its rule, German and Allied. */
const PHASES = {
  replace: ['5.1.3', '5.1.7a'],
  interdict: ['5.1.4', '5.1.7b'],
  move: ['5.1.5', '5.1.7c'],
  combat: ['5.1.6', '5.1.7d'],
} as const

const logPhase = (s: Gertrud, side: Side, phase: keyof typeof PHASES, go: Flow): void =>
  go.log('phase', { side, phase, second: s.duplicity }, PHASES[phase][side])

function replacementPhase(s: Gertrud, side: Side, go: Flow): Ask[] {
  logPhase(s, side, 'replace', go)
  s.active = side
  s.steps = allotment(s, side)
  return [{ step: 'replace', side }]
}

/** By the other side. */
function interdictionPhase(s: Gertrud, side: Side, go: Flow): Ask[] {
  logPhase(s, side, 'interdict', go)
  return [{ step: 'interdict', side: otherSide(side) }]
}

function movementPhase(s: Gertrud, side: Side, go: Flow): Ask[] {
  logPhase(s, side, 'move', go)
  s.moved = []
  s.arrived = []
  liftMarkers(s, go)
  if (s.raid === 'ahead' && side === GERMAN) landRaiders(s, go)
  return [{ step: 'movement', side }]
}

/** the raid comes before all battles. */
function combatPhase(s: Gertrud, side: Side, go: Flow): Ask[] {
  logPhase(s, side, 'combat', go)
  const battles: Ask = { step: 'combat', side }
  if (s.raid !== 'landed' || side !== GERMAN) return [battles]
  return [{ step: 'raid', side }, { step: 'harbour', side }, battles]
}

/** nobody is engaged any more. */
function endCombat(s: Gertrud): Ask[] {
  s.attacked = []
  s.defended = []
  s.moved = []
  return []
}

/** 4.0.2, 5.1.8, 19.0: the next turn, the second game, or the end. */
function endTurn(s: Gertrud, go: Flow): void {
  if (s.turn < constants.turns) s.turn++
  else if (!s.duplicity && s.setting.options[SOVIET_DUPLICITY] === true) beginSecondGame(s, go)
  else {
    const rule = s.duplicity ? '19.0.4' : '4.0.2'
    go.log('won', { side: ALLIED, turn: s.turn, second: s.duplicity }, rule)
    go.finish({ winner: ALLIED, level: 'victory', rule, facts: { turn: s.turn, second: s.duplicity } })
    return
  }
  go.become({ step: 'turn', side: GERMAN })
}
