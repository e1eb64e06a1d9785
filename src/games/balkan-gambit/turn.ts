import type { Ask, Flow, Step } from '../../core/engine/step'
import type { Side } from '../../core/ids'
import { stagedTurn } from '../../core/rules/stages'
import * as shape from '../../core/save/shape'
import { CHETNIKS_ALLIED_FROM } from './charts/charts'
import { eliminate } from './combat/elimination'
import { determine } from './command/command-points'
import { unitIds, unitNamed } from './forces/counters'
import { scenarioOf } from './forces/scenarios'
import { whyBanned } from './movement/movement'
import { rollAttitude, unitsToClearOut } from './mutual/italians'
import { nextWeather } from './mutual/weather'
import { openPorts } from './sea/beachheads'
import { ALLIED, AXIS, type Gambit, hexOf, is1943, isInMed, isPartisan, nationOf, sideOf, unitOf } from './state'
import { force10Hexes } from './support/force-10'
import { scoreOf, winnerOf } from './victory/victory'

export const LAST_TURN = 20

/** In order of play. */
export const STAGES = [
  'weather',
  'italians',
  'chetniks',
  'alliedPartisans',
  'axisPartisans',
  'ports',
  'alliedOptions',
  'naval',
  'force10',
  'axisOptions',
  'alliedTurn',
  'alliedEnd',
  'axisTurn',
  'axisEnd',
] as const
export type Stage = (typeof STAGES)[number]
type Local = { next: Stage | 'end' }

/** Where a part of the turn begins that the diary gives a headline. */
const OPENS: { readonly [stage in Stage]?: { readonly phase: string; readonly rule: string } } = {
  alliedPartisans: { phase: 'partisans', rule: '6.3.2' },
  ports: { phase: 'reinforcements', rule: '6.4.1' },
  alliedTurn: { phase: 'allied', rule: '5.2.II' },
  axisTurn: { phase: 'axis', rule: '5.2.III' },
}

const STAGE: { readonly [stage in Stage]: (s: Gambit, go: Flow) => Ask[] } = {
  weather,
  italians: (s, go) => (rollAttitude(s, go) && unitsToClearOut(s).length > 0 ? [{ step: 'clearOut', side: AXIS }] : []),
  chetniks,
  alliedPartisans: s => (hasPartisans(s, ALLIED) ? [{ step: 'relocate', side: ALLIED }] : []),
  axisPartisans: s => (hasPartisans(s, AXIS) ? [{ step: 'relocate', side: AXIS }] : []),
  ports(s, go) {
    openPorts(s, go)
    return []
  },
  alliedOptions: s => (hasOptions(s, ALLIED) ? [{ step: 'reinforce', side: ALLIED }] : []),
  naval: () => [{ step: 'naval', side: ALLIED }],
  force10: s => (force10Hexes(s).length > 0 ? [{ step: 'force10', side: ALLIED }] : []),
  axisOptions: s => (hasOptions(s, AXIS) ? [{ step: 'reinforce', side: AXIS }] : []),
  alliedTurn(s, go) {
    // R-BH4: every Beachhead closes until it is paid for.
    s.markers = s.markers.map(each => ({ ...each, open: each.port }))
    return playerTurn(s, go, ALLIED)
  },
  alliedEnd: (s, go) => endPlayerTurn(s, go, ALLIED),
  axisTurn: (s, go) => playerTurn(s, go, AXIS),
  axisEnd: (s, go) => endPlayerTurn(s, go, AXIS),
}

/** 5.2: one game turn, stage by stage; 5.3: the next turn, or the end. */
export const turn: Step<Gambit, null, Local> = stagedTurn<Gambit, Stage, Local>({
  stages: STAGES,
  local: shape.fields({ next: shape.oneOf(...STAGES, 'end') }),
  fresh: () => ({ next: 'weather' }),
  prompt: { text: 'The turn runs by itself.', rule: '5.2.I', waiting: 'waits' },
  begin(s, go) {
    s.medAtStart = unitIds.filter(id => isInMed(s, id))
    s.assaults = { repulsed: false, limited: 0 }
    go.log('turn', { turn: s.turn }, '5.2.I')
  },
  play(s, stage, go) {
    const opening = OPENS[stage]
    if (opening) go.log('phase', { phase: opening.phase }, opening.rule)
    return STAGE[stage](s, go)
  },
  end: endTurn,
})

/** 6.1: the first turn is clear without a roll. */
function weather(s: Gambit, go: Flow): Ask[] {
  if (s.turn === 1) return []
  s.weather = nextWeather(s.weather, go.roll(10, 'weather'))
  go.log('weather', { weather: s.weather }, '6.1.2')
  return []
}

/** S43.7.1: who controls the Chetniks this turn. */
function chetniks(s: Gambit, go: Flow): Ask[] {
  if (!is1943(s) || !unitIds.some(id => nationOf(id) === 'Chetnik' && hexOf(s, id) !== null)) return []
  s.chetniks = go.roll(10, 'control of the Chetniks') >= CHETNIKS_ALLIED_FROM ? ALLIED : AXIS
  go.log('chetniks', { side: s.chetniks }, 'S43.7.1')
  return []
}

const hasPartisans = (s: Gambit, side: Side): boolean =>
  unitIds.some(id => isPartisan(id) && hexOf(s, id) !== null && sideOf(s, id) === side)

const hasOptions = (s: Gambit, side: Side): boolean =>
  scenarioOf(s).optional.some(each => each.side === side && unitOf(s, unitNamed(each.unit)).at.is === 'waiting')

/** 5.2.II, 5.2.III: command points, then commands. */
function playerTurn(s: Gambit, go: Flow, side: Side): Ask[] {
  s.acted = []
  s.retreated = []
  determine(s, side)
  go.log('commandPoints', { side, points: s.cp.free + s.cp.reserved }, '7.2.1')
  return [{ step: 'command', side }]
}

/** 11.5.2: units still in a country closed to them are lost. */
function endPlayerTurn(s: Gambit, go: Flow, side: Side): Ask[] {
  s.cp = { free: 0, reserved: 0 }
  const due = s.strayed.filter(id => sideOf(s, id) === side)
  s.strayed = s.strayed.filter(id => !due.includes(id))
  for (const id of due) {
    const hex = hexOf(s, id)
    if (hex !== null && whyBanned(s, id, hex) !== null) eliminate(s, go, id, { rule: '11.5.2' })
  }
  return []
}

/** 4.0.1, 5.3, 13.1: TAC and Naval go back; after the last turn victory is judged. */
function endTurn(s: Gambit, go: Flow): void {
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
  go.log('victory', { winner, allied: allied.total, axis: axis.total }, '4.0.9')
  go.finish({ winner, level, rule: '4.0.9', facts: { allied, axis } })
}
