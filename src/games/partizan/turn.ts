import type { Frame } from '../../core/engine/state'
import type { Ask, Flow, Step } from '../../core/engine/step'
import type { RuleId } from '../../core/ids'
import { lookUp } from '../../core/results-table'
import { stagedTurn } from '../../core/rules/stages'
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
import { AXIS, F10, hasSurrendered, isChosen, isIn, PARTISAN, type Partizan, SS_500 } from './state'
import { checkSupply, supplyCheckModifier } from './supply/supply'
import { placeTargets } from './victory/targets'
import { finalScore, levelOf, missingPartisans, pointsSoFar, sumOf, tallyOf, winnerOf } from './victory/victory'

/** 5.1, 5.2, 5.3, R-51: the phases in the order of play. */
const STAGES = [
  'partisanPolitics',
  'partisanPoints',
  'caches',
  'partisanArrivals',
  'force10',
  'targets',
  'partisanMoves',
  'partisanAttacks',
  'alliedSupply',
  'prestige',
  'prestigeDone',
  'italy',
  'response',
  'scare',
  'paradrop',
  'afterDrop',
  'axisPoints',
  'axisArrivals',
  'axisMoves',
  'axisAttacks',
  'axisSupply',
] as const
type Stage = (typeof STAGES)[number]
type Local = { next: Stage | 'end'; net: number | null }
type TurnFrame = Frame<null, Local>

/** The stage that opens a phase, for the diary; some are played with an option only. */
type Phase = { readonly id: string; readonly rule: RuleId; readonly option?: string }
const OPENS: { readonly [stage in Stage]?: Phase } = {
  partisanPolitics: { id: 'partisan-politics', rule: '5.1.1', option: ARMPIT },
  partisanPoints: { id: 'partisan-replacements', rule: '5.1.2' },
  targets: { id: 'targets', rule: '5.1.5' },
  partisanMoves: { id: 'partisan-movement', rule: '5.1.6' },
  partisanAttacks: { id: 'partisan-combat', rule: '5.1.6' },
  alliedSupply: { id: 'partisan-supply', rule: '5.1.9' },
  prestige: { id: 'prestige', rule: '19.1.1', option: TITO_PRESTIGE },
  italy: { id: 'axis-politics', rule: '5.2.1' },
  paradrop: { id: 'axis-replacements', rule: '5.2.3' },
  axisMoves: { id: 'axis-movement', rule: '5.2.6' },
  axisAttacks: { id: 'axis-combat', rule: '5.2.6' },
  axisSupply: { id: 'axis-supply', rule: '5.2.8' },
}

function openPhase(s: Partizan, go: Flow, phase: Phase | undefined): void {
  if (phase === undefined || (phase.option !== undefined && !isChosen(s, phase.option))) return
  go.log('phase', { phase: phase.id }, phase.rule)
}

const STAGE: { readonly [stage in Stage]: (s: Partizan, go: Flow, f: TurnFrame) => Ask[] } = {
  partisanPolitics,
  partisanPoints,
  caches(s, go) {
    allotCaches(s, go)
    return []
  },
  partisanArrivals: (s, go) => [...(dueUnits(s, PARTISAN).length > 0 ? [arrival(PARTISAN)] : []), ...bringSas(s, go)],
  force10: s =>
    s.turn >= campaign.force10.turn && isIn(s, F10, 'waiting') ? [{ step: 'force10', side: PARTISAN }] : [],
  targets(s, go) {
    placeTargets(s, go)
    return []
  },
  partisanMoves: s => movement(s, PARTISAN),
  partisanAttacks(s) {
    s.faceUp = []
    return [{ step: 'attack', side: PARTISAN }]
  },
  alliedSupply,
  prestige: (s, go) => [
    ...bringSas(s, go),
    ...(mayRollPrestige(s) ? [{ step: 'prestige', side: PARTISAN } as const] : []),
  ],
  prestigeDone: bringSas,
  italy,
  response,
  scare,
  paradrop: s => (s.turn >= campaign.paradrop.turn && isIn(s, SS_500, 'waiting') ? [{ step: 'drop', side: AXIS }] : []),
  afterDrop: bringSas,
  axisPoints: () => [{ step: 'replace', side: AXIS }],
  axisArrivals: s => (dueUnits(s, AXIS).length > 0 ? [arrival(AXIS)] : []),
  axisMoves: s => movement(s, AXIS),
  axisAttacks: () => [{ step: 'attack', side: AXIS }],
  axisSupply(s, go) {
    checkSupply(s, go, AXIS)
    return []
  },
}

const arrival = (side: 0 | 1): Ask => ({ step: 'arrive', side, args: { responseOnly: false } })

/** 9.1.3, 11.11: what a side did is forgotten when its next segment begins. */
function movement(s: Partizan, side: 0 | 1): Ask[] {
  s.moved = []
  s.attacked = []
  s.attackedHexes = []
  s.ferried = []
  return [{ step: 'move', side }]
}

/** 19.2.0: last turn's marker is turned up, and unless it said Yes another is laid. */
function partisanPolitics(s: Partizan, go: Flow): Ask[] {
  const { from, to } = campaign.armpit.choices
  if (!isChosen(s, ARMPIT) || s.armpit.isOn || s.turn < from) return []
  if (s.armpit.marker !== null) {
    const isYes = s.armpit.marker === 'yes'
    s.armpit = { ...s.armpit, marker: null, isOn: isYes }
    go.reveal()
    go.log('armpitShown', { yes: isYes }, '19.2.0.3')
    if (isYes) return []
  }
  return s.turn <= to ? [{ step: 'armpit', side: PARTISAN }] : []
}

/** 5.1.2, 13.5.5: no die is rolled for nothing. */
function partisanPoints(s: Partizan, go: Flow): Ask[] {
  s.placed = []
  if (!canUsePartisanPoints(s)) return []
  const points = go.roll(6, 'Partisan replacement points')
  const bonus = prestigeBonus(s)
  go.log('partisanPoints', { points, bonus }, '13.1.2')
  return [{ step: 'rebuild', side: PARTISAN, args: { points, bonus } }]
}

/** 5.1.9: Allied units trace, then one die for all. */
function alliedSupply(s: Partizan, go: Flow): Ask[] {
  checkSupply(s, go, PARTISAN)
  const modifier = supplyCheckModifier(s)
  const net = go.roll(6, 'Partisan supply check') + modifier
  const steps = lookUp(partisanSupplyOf(s), 0, net).result
  go.log('supplyCheck', { net, modifier, steps }, '15.2.2')
  return steps > 0 ? [{ step: 'attrition', side: PARTISAN, args: { steps } }] : []
}

/** 7.1, 19.2.5: the surrender die, and with it the German one. */
function italy(s: Partizan, go: Flow, f: TurnFrame): Ask[] {
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
function response(s: Partizan, go: Flow, f: TurnFrame): Ask[] {
  const { net } = f.local
  if (net !== null && s.armpit.response === 'dice')
    return [{ step: 'answer', side: AXIS, args: { net } }, placeDivisions]
  return s.armpit.response === 'steps' ? rollSteps(s, go) : []
}

/** 8.0: every turn from the fifth. */
function scare(s: Partizan, go: Flow): Ask[] {
  // a surrender that brought no divisions keeps them away for good.
  if (s.armpit.response === 'dice' && hasSurrendered(s)) sendDivisions(s, new Map())
  if (s.turn < campaign.landingScare.fromTurn) return []
  const die = go.roll(6, 'landing scare')
  s.scare = isScare(s, die)
  go.log('scare', { die, scare: s.scare }, '8.0.1')
  return []
}

/** 5: one game turn, phase by phase; then the next, or the end. */
export const turn: Step<Partizan, null, Local> = stagedTurn<Partizan, Stage, Local>({
  stages: STAGES,
  local: shape.fields({ next: shape.oneOf(...STAGES, 'end'), net: shape.nullable(shape.whole(0, 99)) }),
  fresh: () => ({ next: 'partisanPolitics', net: null }),
  prompt: { text: 'The turn runs by itself.', rule: '5.0', waiting: 'waits' },
  begin: (s, go) => go.log('turn', { turn: s.turn }, '5.0'),
  play(s, stage, go, f) {
    openPhase(s, go, OPENS[stage])
    return STAGE[stage](s, go, f)
  },
  end: endTurn,
})

/** 5.3: caches and targets come off, the turn is scored. */
function endTurn(s: Partizan, go: Flow): void {
  openPhase(s, go, { id: 'victory', rule: '5.3.3' })
  const tally = tallyOf(s)
  s.ledger = [...s.ledger, tally]
  go.log('tally', { ...tally, sum: sumOf(tally), total: pointsSoFar(s) }, '5.3.3')
  s.chits = []
  s.targets = []
  s.targetVp = 0
  s.exposed = []
  s.retreated = []
  s.faceUp = []
  s.scare = false
  s.hasAttacked = false
  s.kills = 0
  s.armpit = { ...s.armpit, landings: [], repulsed: [] }
  if (s.turn < campaign.turns) {
    s.turn++
    go.become({ step: 'turn', side: PARTISAN })
    return
  }
  const score = finalScore(s)
  const level = levelOf(score)
  const facts = { points: pointsSoFar(s), missing: missingPartisans(s), score }
  go.log('victory', { ...facts, level, winner: winnerOf(level) }, '18.8')
  go.finish({ winner: winnerOf(level), level, rule: '18.8', facts })
}
