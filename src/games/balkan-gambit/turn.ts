import { type Phase, phasesOf, type Stage, staged } from '../../core/engine/stages'
import { owedFrame } from '../../core/engine/state'
import type { Ask } from '../../core/engine/step'
import type { Side } from '../../core/ids'
import { CHETNIKS_ALLIED_FROM } from './charts/charts'
import { eliminate } from './combat/elimination'
import { determine } from './command/command-points'
import { unitIds, unitNamed } from './forces/counters'
import { scenarioOf } from './forces/scenarios'
import { whyBanned } from './movement/movement'
import { rollAttitude, unitsToClearOut } from './mutual/italians'
import { rollWeather } from './mutual/weather'
import { closeBeachheads, openPorts } from './sea/beachheads'
import {
  ALLIED,
  AXIS,
  type Gambit,
  type Go,
  hexOf,
  is1943,
  isInMed,
  isPartisan,
  nationOf,
  sideOf,
  unitOf,
} from './state'
import { exitsState } from './supply/supply'
import { force10Hexes } from './support/force-10'
import { scoreOf, winnerOf } from './victory/victory'

export const LAST_TURN = 20

type Local = { next: string }

const PARTISANS = { title: 'Partisans', rule: '6.3.2' }

/** 5.2: one game turn. */
export const stages: readonly Stage<Gambit, Local>[] = [
  { id: 'weather', title: 'Weather', play: silently(rollWeather) },
  {
    id: 'italians',
    play: (s, go) => asks(rollAttitude(s, go) && unitsToClearOut(s).length > 0, 'clearOut', AXIS),
  },
  { id: 'chetniks', play: silently(rollChetniks) },
  { id: 'alliedPartisans', ...PARTISANS, play: s => asks(hasPartisans(s, ALLIED), 'relocate', ALLIED) },
  { id: 'axisPartisans', ...PARTISANS, play: s => asks(hasPartisans(s, AXIS), 'relocate', AXIS) },
  { id: 'ports', title: 'Reinforcements', rule: '6.4.1', play: silently(openPorts) },
  { id: 'alliedOptions', play: s => asks(hasOptions(s, ALLIED), 'reinforce', ALLIED) },
  { id: 'naval', play: () => asks(true, 'naval', ALLIED) },
  { id: 'force10', play: s => asks(force10Hexes(s).length > 0, 'force10', ALLIED) },
  { id: 'axisOptions', play: s => asks(hasOptions(s, AXIS), 'reinforce', AXIS) },
  {
    id: 'alliedTurn',
    title: 'Allied turn',
    heading: () => 'Allied player turn',
    side: ALLIED,
    rule: '5.2.II',
    play(s, go) {
      closeBeachheads(s)
      return playerTurn(s, go, ALLIED)
    },
  },
  { id: 'alliedEnd', play: silently((s, go) => endPlayerTurn(s, go, ALLIED)) },
  {
    id: 'axisTurn',
    title: 'Axis turn',
    heading: () => 'Axis player turn',
    side: AXIS,
    rule: '5.2.III',
    play: (s, go) => playerTurn(s, go, AXIS),
  },
  { id: 'axisEnd', play: silently((s, go) => endPlayerTurn(s, go, AXIS)) },
]

/** 5.3: the next turn, or the end. */
export const turn = staged<Gambit, Local>({
  stages,
  begin(s, go) {
    s.medAtStart = unitIds.filter(id => isInMed(s, id))
    s.assaults = { repulsed: false, limited: 0 }
    go.log('turn', { turn: s.turn, exits: exitsState(s) }, '5.2.I')
  },
  end: endTurn,
})

const SET_UP: readonly Phase[] = [
  { id: 'axisSetUp', title: 'Axis set-up', side: AXIS },
  { id: 'alliedSetUp', title: 'Allied set-up', side: ALLIED },
  { id: 'firstTurn', title: 'Turn 1', side: null },
]

/** The phases of the set-up or of the turn, and the one that is on; null: the game is over. */
export function phasesNow(s: Gambit): { readonly phases: readonly Phase[]; readonly now: Phase | null } {
  const owed = owedFrame(s)
  if (owed?.step === 'deploy') return { phases: SET_UP, now: SET_UP.find(each => each.side === owed.side) ?? null }
  const { phases, now } = phasesOf(stages, 'turn', s)
  return { phases, now: owed === null ? null : now }
}

function silently(does: (s: Gambit, go: Go) => void): Stage<Gambit, Local>['play'] {
  return (s, go) => {
    does(s, go)
    return []
  }
}

function asks(isAsked: boolean, step: string, side: Side): Ask[] {
  return isAsked ? [{ step, side }] : []
}

/** S43.7.1: who controls the Chetniks this turn. */
function rollChetniks(s: Gambit, go: Go): void {
  if (!is1943(s) || !unitIds.some(id => nationOf(id) === 'Chetnik' && hexOf(s, id) !== null)) return
  s.chetniks = go.roll(10, 'control of the Chetniks') >= CHETNIKS_ALLIED_FROM ? ALLIED : AXIS
  go.log('chetniks', { side: s.chetniks }, 'S43.7.1')
}

function hasPartisans(s: Gambit, side: Side): boolean {
  return unitIds.some(id => isPartisan(id) && hexOf(s, id) !== null && sideOf(s, id) === side)
}

function hasOptions(s: Gambit, side: Side): boolean {
  return scenarioOf(s).optional.some(each => each.side === side && unitOf(s, unitNamed(each.unit)).at.is === 'waiting')
}

/** 5.2.II, 5.2.III: command points, then commands. */
function playerTurn(s: Gambit, go: Go, side: Side): Ask[] {
  s.acted = []
  s.retreated = []
  determine(s, side)
  go.log('commandPoints', { side, points: s.cp.free + s.cp.reserved }, '7.2.1')
  return [{ step: 'command', side }]
}

/** 11.5.2: units still in a country closed to them are lost. */
function endPlayerTurn(s: Gambit, go: Go, side: Side): void {
  s.cp = { free: 0, reserved: 0 }
  const due = s.strayed.filter(id => sideOf(s, id) === side)
  s.strayed = s.strayed.filter(id => !due.includes(id))
  for (const id of due) {
    const hex = hexOf(s, id)
    if (hex !== null && whyBanned(s, id, hex) !== null) eliminate(s, go, id, { rule: '11.5.2' })
  }
}

/** 4.0.1, 5.3, 13.1: TAC and Naval go back; after the last turn victory is judged. */
function endTurn(s: Gambit, go: Go): void {
  s.tacUsed = 0
  s.naval = null
  s.acted = []
  if (s.turn < LAST_TURN) {
    s.turn++
    go.become({ step: 'turn', side: ALLIED })
    return
  }
  const allied = scoreOf(s, ALLIED)
  const axis = scoreOf(s, AXIS)
  const winner = winnerOf(allied.total, axis.total)
  const level = winner === null ? 'draw' : 'victory'
  go.log('victory', { winner, allied: allied.total, axis: axis.total, exits: exitsState(s) }, '4.0.9')
  go.finish({ winner, level, rule: '4.0.9', facts: { allied, axis } })
}
