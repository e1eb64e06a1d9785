import { recent } from '../../core/engine/derived'
import { type Next, phasesOf, type Stage, staged } from '../../core/engine/stages'
import type { Ask } from '../../core/engine/step'
import { otherSide, type Side } from '../../core/ids'
import { lookUp } from '../../core/results-table'
import { constants, yavuzTable } from './charts'
import { eliminate } from './combat/elimination'
import { unitIds, unitNamed } from './forces/counters'
import { isChosen, SOVIET_DUPLICITY } from './forces/options'
import { allotment } from './forces/replacements'
import { scenarioOf } from './forces/scenarios'
import { beginSecondGame, hasSoviets } from './forces/second-game'
import { landRaiders } from './kommando/raid'
import { ALLIED, GERMAN, type Gertrud, type Go, putUnit, sideAdjective, unitOf, YAVUZ } from './state'
import { liftMarkers } from './supply/supply'

/** A phase of a player turn: on the strip by its title, in the diary with whose turn it is. */
const phase = (
  side: Side,
  id: string,
  title: string,
  heading: string,
  rule: string,
  play: Stage<Gertrud, Next>['play'],
): Stage<Gertrud, Next> => ({
  id,
  title,
  heading: s => `${sideAdjective(s, side)} turn: ${heading}`,
  side,
  rule,
  play,
})

/** 5.1: one game turn. */
const STAGES: readonly Stage<Gertrud, Next>[] = [
  {
    id: 'soviets',
    title: 'Admin',
    when: s => s.duplicity && s.turn === 1 && !hasSoviets(scenarioOf(s)),
    play: () => [{ step: 'deploy', side: GERMAN, args: { who: 'soviet' } }],
  },
  { id: 'refresh', title: 'Admin', play: refresh },
  { id: 'yavuz', title: 'Admin', play: burnYavuz },
  phase(GERMAN, 'germanReplace', 'Replacement', 'Replacements', '5.1.3', s => replacementPhase(s, GERMAN)),
  phase(GERMAN, 'germanInterdicted', 'Interdiction', 'Interdiction', '5.1.4', () => interdictionOf(GERMAN)),
  phase(GERMAN, 'germanMove', 'Movement', 'Movement', '5.1.5', (s, go) => movementPhase(s, GERMAN, go)),
  phase(GERMAN, 'germanCombat', 'Combat', 'Combat', '5.1.6', s => combatPhase(s, GERMAN)),
  { id: 'germanEnd', play: endCombat },
  phase(ALLIED, 'alliedReplace', 'Replacement', 'Replacements', '5.1.7a', s => replacementPhase(s, ALLIED)),
  phase(ALLIED, 'alliedInterdicted', 'Interdiction', 'Interdiction', '5.1.7b', () => interdictionOf(ALLIED)),
  phase(ALLIED, 'alliedMove', 'Movement', 'Movement', '5.1.7c', (s, go) => movementPhase(s, ALLIED, go)),
  phase(ALLIED, 'alliedCombat', 'Combat', 'Combat', '5.1.7d', s => combatPhase(s, ALLIED)),
  {
    id: 'alliedEnd',
    play(s) {
      // the captive is free again.
      s.inonu = false
      return endCombat(s)
    },
  },
  { id: 'victory', title: 'Victory', play: () => [{ step: 'victoryRoll', side: GERMAN }] },
]

export const turn = staged<Gertrud>({
  stages: STAGES,
  begin: (s, go) => go.log('turn', { turn: s.turn, second: s.duplicity }, '5.0.1'),
  end: endTurn,
})

/** The phases of the turn, and the one that is on: null before the first. */
export const phasesNow = recent((s: Gertrud) => phasesOf(STAGES, 'turn', s))

/** The phase that is on, by the id of its stage. */
export const stageOf = (s: Gertrud): string | null => phasesNow(s).now?.id ?? null

/** 5.1.1, R-74: everything in the pools is ready again, and what is due joins; its owner picks when not all come. */
function refresh(s: Gertrud, go: Go): Ask[] {
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
function burnYavuz(s: Gertrud, go: Go): Ask[] {
  if (s.yavuz !== 'ablaze' || unitOf(s, YAVUZ).at.is !== 'pool') return []
  const fate = lookUp(yavuzTable(s), 0, go.roll(6, 'damage to the Yavuz')).result
  go.log('yavuz', { fate }, '5.1.2')
  if (fate === 'sinks') eliminate(s, go, YAVUZ, { rule: '5.1.2', forGood: true })
  if (fate !== 'still damaged') s.yavuz = 'turkish'
  return []
}

function replacementPhase(s: Gertrud, side: Side): Ask[] {
  s.active = side
  s.steps = allotment(s, side)
  return [{ step: 'replace', side }]
}

/** By the other side. */
const interdictionOf = (side: Side): Ask[] => [{ step: 'interdict', side: otherSide(side) }]

function movementPhase(s: Gertrud, side: Side, go: Go): Ask[] {
  s.moved = []
  s.arrived = []
  liftMarkers(s, go)
  if (s.raid === 'ahead' && side === GERMAN) landRaiders(s, go)
  return [{ step: 'movement', side }]
}

/** the raid comes before all battles. */
function combatPhase(s: Gertrud, side: Side): Ask[] {
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
function endTurn(s: Gertrud, go: Go): void {
  if (s.turn < constants.turns) s.turn++
  else if (!s.duplicity && isChosen(s, SOVIET_DUPLICITY)) beginSecondGame(s, go)
  else {
    const rule = s.duplicity ? '19.0.4' : '4.0.2'
    go.log('won', { side: ALLIED, turn: s.turn, second: s.duplicity }, rule)
    go.finish({ winner: ALLIED, level: 'victory', rule, facts: { turn: s.turn, second: s.duplicity } })
    return
  }
  go.become({ step: 'turn', side: GERMAN })
}
