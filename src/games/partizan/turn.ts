import { type Next, phasesOf, type Stage, staged } from '../../core/engine/stages'
import type { Frame } from '../../core/engine/state'
import type { Ask } from '../../core/engine/step'
import type { Side } from '../../core/ids'
import { lookUp } from '../../core/results-table'
import * as shape from '../../core/save/shape'
import { partisanSupplyOf } from './charts'
import { allotCaches } from './combat/caches'
import { dueUnits } from './forces/arrivals'
import { campaign } from './forces/campaign'
import { ARMPIT, TITO_PRESTIGE } from './forces/options'
import { placeDivisions, rollSteps, sendDivisions } from './landings/response'
import { mayRollPrestige } from './politics/prestige'
import { isScare, isSurrender, surrender, surrenderModifier } from './politics/surrender'
import { canUsePartisanPoints, prestigeBonus } from './replacements/replacements'
import { bringSas } from './special-units/sas'
import { AXIS, F10, type Go, hasSurrendered, isChosen, isIn, PARTISAN, type Partizan, SS_500 } from './state'
import { checkSupply, supplyCheckModifier } from './supply/supply'
import { placeTargets } from './victory/targets'
import { endOfTurn, scoreTurn } from './victory/victory'

/** `net`: the surrender die, for the German answer to it. */
type Local = Next & { net: number | null }
type Turn = Frame<null, Local>

const ask = (step: string, side: Side): readonly Ask[] => [{ step, side }]
const arrivals = (s: Partizan, side: Side): readonly Ask[] =>
  dueUnits(s, side).length > 0 ? [{ step: 'arrive', side, args: { responseOnly: false } }] : []

/** 5.1, 5.2, 5.3, R-51: one game turn in the order of play. */
// biome-ignore format: one stage a line
export const STAGES: readonly Stage<Partizan, Local>[] = [
  { id: 'partisanPolitics', title: 'Politics', side: PARTISAN, rule: '5.1.1', when: s => isChosen(s, ARMPIT), play: turnUpMarker },
  { id: 'partisanPoints', title: 'Replacements', side: PARTISAN, rule: '5.1.2', play: partisanPoints },
  { id: 'caches', play: done(allotCaches) },
  { id: 'partisanArrivals', play: (s, go) => [...arrivals(s, PARTISAN), ...bringSas(s, go)] },
  { id: 'force10', when: s => s.turn >= campaign.force10.turn && isIn(s, F10, 'waiting'), play: () => ask('force10', PARTISAN) },
  { id: 'targets', title: 'Targets', side: PARTISAN, rule: '5.1.5', play: done(placeTargets) },
  { id: 'partisanMoves', title: 'Movement', side: PARTISAN, rule: '5.1.6', play: s => movement(s, PARTISAN) },
  { id: 'partisanAttacks', title: 'Combat', side: PARTISAN, rule: '5.1.6', play: partisanAttacks },
  { id: 'alliedSupply', title: 'Supply', side: PARTISAN, rule: '5.1.9', play: alliedSupply },
  { id: 'prestige', title: 'Prestige', side: PARTISAN, rule: '19.1.1', when: s => isChosen(s, TITO_PRESTIGE), play: prestige },
  { id: 'prestigeDone', play: bringSas },
  { id: 'italy', title: 'Politics', side: AXIS, rule: '5.2.1', play: italy },
  { id: 'response', play: response },
  { id: 'scare', play: scare },
  { id: 'paradrop', title: 'Replacements', side: AXIS, rule: '5.2.3', play: paradrop },
  { id: 'afterDrop', play: bringSas },
  { id: 'axisPoints', play: () => ask('replace', AXIS) },
  { id: 'axisArrivals', play: s => arrivals(s, AXIS) },
  { id: 'axisMoves', title: 'Movement', side: AXIS, rule: '5.2.6', play: s => movement(s, AXIS) },
  { id: 'axisAttacks', title: 'Combat', side: AXIS, rule: '5.2.6', play: () => ask('attack', AXIS) },
  { id: 'axisSupply', title: 'Supply', side: AXIS, rule: '5.2.8', play: done((s, go) => checkSupply(s, go, AXIS)) },
  { id: 'victory', title: 'Victory', side: null, rule: '5.3.3', play: done(scoreTurn) },
]

/** What is done at once, and asks nobody. */
function done(act: (s: Partizan, go: Go) => void): Stage<Partizan, Local>['play'] {
  return (s, go) => {
    act(s, go)
    return []
  }
}

/** 9.1.3, 11.11: what a side did is forgotten when its next segment begins. */
function movement(s: Partizan, side: Side): readonly Ask[] {
  s.moved = []
  s.attacked = []
  s.attackedHexes = []
  s.ferried = []
  return ask('move', side)
}

function partisanAttacks(s: Partizan): readonly Ask[] {
  s.faceUp = []
  return ask('attack', PARTISAN)
}

/** 19.2.0: last turn's marker is turned up, and unless it said Yes another is laid. */
function turnUpMarker(s: Partizan, go: Go): readonly Ask[] {
  const { from, to } = campaign.armpit.choices
  if (s.armpit.isOn || s.turn < from) return []
  if (s.armpit.marker !== null) {
    const isYes = s.armpit.marker === 'yes'
    s.armpit = { ...s.armpit, marker: null, isOn: isYes }
    go.reveal()
    go.log('armpitShown', { yes: isYes }, '19.2.0.3')
    if (isYes) return []
  }
  return s.turn <= to ? ask('armpit', PARTISAN) : []
}

/** 5.1.2, 13.5.5: no die is rolled for nothing. */
function partisanPoints(s: Partizan, go: Go): readonly Ask[] {
  s.placed = []
  if (!canUsePartisanPoints(s)) return []
  const points = go.roll(6, 'Partisan replacement points')
  const bonus = prestigeBonus(s)
  go.log('partisanPoints', { points, bonus }, '13.1.2')
  return [{ step: 'rebuild', side: PARTISAN, args: { points, bonus } }]
}

/** 5.1.9: Allied units trace, then one die for all. */
function alliedSupply(s: Partizan, go: Go): readonly Ask[] {
  checkSupply(s, go, PARTISAN)
  const modifier = supplyCheckModifier(s)
  const net = go.roll(6, 'Partisan supply check') + modifier
  const steps = lookUp(partisanSupplyOf(s), 0, net).result
  go.log('supplyCheck', { net, modifier, steps }, '15.2.2')
  return steps > 0 ? [{ step: 'attrition', side: PARTISAN, args: { steps } }] : []
}

const prestigeAsks = (s: Partizan): readonly Ask[] => (mayRollPrestige(s) ? ask('prestige', PARTISAN) : [])
function prestige(s: Partizan, go: Go): readonly Ask[] {
  return [...bringSas(s, go), ...prestigeAsks(s)]
}

/** 7.1, 19.2.5: the surrender die, and with it the German one. */
function italy(s: Partizan, go: Go, f: Turn): readonly Ask[] {
  f.local.net = null
  if (s.turn < campaign.surrender.fromTurn || hasSurrendered(s)) return []
  const net = go.roll(6, 'Italian surrender') + surrenderModifier(s)
  const falls = isSurrender(s, net)
  go.log('surrenderRoll', { net, falls }, '7.1')
  // rolled with the surrender die while Italy still decides.
  if (s.armpit.response === 'dice') f.local.net = net
  return falls ? surrender(s, go) : []
}

/** 19.2.5, 19.2.6, R-33. */
function response(s: Partizan, go: Go, f: Turn): readonly Ask[] {
  const { net } = f.local
  if (net !== null && s.armpit.response === 'dice')
    return [{ step: 'answer', side: AXIS, args: { net } }, placeDivisions]
  return s.armpit.response === 'steps' ? rollSteps(s, go) : []
}

/** 8.0: every turn from the fifth. */
function scare(s: Partizan, go: Go): readonly Ask[] {
  // a surrender that brought no divisions keeps them away for good.
  if (s.armpit.response === 'dice' && hasSurrendered(s)) sendDivisions(s, new Map())
  if (s.turn < campaign.landingScare.fromTurn) return []
  const die = go.roll(6, 'landing scare')
  s.scare = isScare(s, die)
  go.log('scare', { die, scare: s.scare }, '8.0.1')
  return []
}

function paradrop(s: Partizan): readonly Ask[] {
  return s.turn >= campaign.paradrop.turn && isIn(s, SS_500, 'waiting') ? ask('drop', AXIS) : []
}

/** 5: one game turn, phase by phase; then the next, or the end. */
export const turn = staged<Partizan, Local>({
  stages: STAGES,
  notes: { net: shape.nullable(shape.whole(0, 99)) },
  fresh: () => ({ net: null }),
  begin: (s, go) => go.log('turn', { turn: s.turn }, '5.0'),
  end: endOfTurn,
})

/** The phases of the turn, and the one that is on; nobody's before the first turn and after the last. */
export const phasesIn = (s: Partizan) => phasesOf(STAGES, 'turn', s)

const isSetUp = ({ frames }: Partizan): boolean => frames.some(({ step }) => step === 'deploy' || step === 'hide')

export const phaseOn = (s: Partizan): string | null =>
  s.outcome !== null || isSetUp(s) ? null : (phasesIn(s).now?.id ?? null)
