import type { Frame } from '../../../core/engine/state'
import type { Ask, Flow, Step } from '../../../core/engine/step'
import { otherSide } from '../../../core/ids'
import { automatic } from '../../../core/rules/automatic-step'
import { playStages } from '../../../core/rules/stages'
import * as shape from '../../../core/save/shape'
import { resultEffects } from '../charts'
import { ALLIED, counterOf, type Gertrud } from '../state'
import { liftMarkers } from '../supply/supply'
import {
  applyLosses,
  attackersLeft,
  CALLED_OFF,
  callOff,
  conclude,
  defendersLeft,
  dropFate,
  fightAir,
  fightSea,
  resolve,
  retreatAsks,
  sinkFromAir,
} from './battle-effects'
import { hasBeige } from './battle-roll'
import type { Battle } from './battle-state'

const STAGES = [
  'attackNgs',
  'defendNgs',
  'sea',
  'attackCas',
  'defendCas',
  'airUltra',
  'air',
  'press',
  'landUltra',
  'die',
  'attackLoss',
  'defendLoss',
  'losses',
  'retreats',
  'drop',
  'advance',
  'over',
] as const
type Stage = (typeof STAGES)[number]
type Local = { next: Stage; airUltra: boolean }
type Fighting = Frame<null, Local>

const support = (battle: Battle, kind: 'ngs' | 'cas', role: 'attack' | 'defend'): Ask[] => [
  {
    step: 'support',
    side: role === 'attack' ? battle.attacker : otherSide(battle.attacker),
    args: { kind, role },
  },
]

const effectOf = (battle: Battle) => resultEffects[battle.result ?? 'NE']

const isBeigeFlight = ({ cas }: Battle): boolean =>
  cas.attack !== null && cas.defend !== null && [cas.attack, cas.defend].some(id => counterOf(id).beige)

const ultra = (s: Gertrud, battle: Battle, kind: 'air' | 'land'): Ask[] =>
  s.ultra > 0 ? [{ step: 'ultra', side: ALLIED, args: { kind, hex: battle.hex } }] : []

function attackLoss(s: Gertrud, battle: Battle): Ask[] {
  return effectOf(battle).attacker === 'step' && attackersLeft(s, battle).length > 0
    ? [{ step: 'loss', side: battle.attacker, args: { role: 'attack' } }]
    : []
}

function defendLoss(battle: Battle): Ask[] {
  if (battle.defenders.length === 0) return []
  const side = otherSide(battle.attacker)
  const { defender } = effectOf(battle)
  if (defender === 'step') return [{ step: 'loss', side, args: { role: 'defend' } }]
  return defender === 'step or retreat' ? [{ step: 'stand', side }] : []
}

/** 11.3, 11.4, R-72: who may go into a hex that has been emptied. */
function advanceAsks(s: Gertrud, battle: Battle, go: Flow): Ask[] {
  const { advance } = effectOf(battle)
  const isOpen = battle.defenders.length > 0 && defendersLeft(s, battle).length === 0
  if (advance === 'nobody' || !isOpen) return []
  if (battle.givesWay) {
    go.log('noAdvance', { hex: battle.hex, why: 'nobody follows a retreat made in place of a loss' }, '11.3.1')
    return []
  }
  const units = attackersLeft(s, battle)
  const who = advance === 'armor' ? 'armor' : 'all'
  return [{ step: 'advance', side: battle.attacker, args: { hex: battle.hex, units, who } }]
}

/** What each stage does at once, and what it asks. */
const STAGE: { readonly [stage in Stage]: (s: Gertrud, battle: Battle, f: Fighting, go: Flow) => Ask[] } = {
  attackNgs: (_s, battle) => support(battle, 'ngs', 'attack'),
  defendNgs: (_s, battle) => support(battle, 'ngs', 'defend'),
  sea(s, battle, _f, go) {
    fightSea(s, battle, go)
    return []
  },
  attackCas: (_s, battle) => support(battle, 'cas', 'attack'),
  defendCas: (_s, battle) => support(battle, 'cas', 'defend'),
  airUltra: (s, battle) => (isBeigeFlight(battle) ? ultra(s, battle, 'air') : []),
  air(s, battle, f, go) {
    fightAir(s, battle, f.local.airUltra, go)
    sinkFromAir(s, battle, go)
    return []
  },
  press: (_s, battle) => (battle.committed ? [] : [{ step: 'press', side: battle.attacker }]),
  landUltra: (s, battle) => (hasBeige(battle) ? ultra(s, battle, 'land') : []),
  die(s, battle, _f, go) {
    resolve(s, battle, go)
    return []
  },
  attackLoss: (s, battle) => attackLoss(s, battle),
  defendLoss: (_s, battle) => defendLoss(battle),
  losses(s, battle, _f, go) {
    applyLosses(s, battle, go)
    return []
  },
  retreats: (s, battle) => retreatAsks(s, battle),
  drop(s, battle, _f, go) {
    dropFate(s, battle, go)
    return []
  },
  advance: (s, battle, _f, go) => advanceAsks(s, battle, go),
  over(s, battle, _f, go) {
    conclude(s, battle, go)
    return []
  },
}

/** 11.0: the ten steps of a combat, in the order of R-54. */
export const battle: Step<Gertrud, null, Local> = {
  ...automatic,
  local: shape.fields({ next: shape.oneOf(...STAGES), airUltra: shape.flag }),
  fresh: () => ({ next: 'attackNgs', airUltra: false }),
  prompt: () => ({ text: 'The battle runs by itself', rule: '11.0.1', waiting: 'fights' }),
  enter(s, f, go) {
    if (s.battle === null) return go.end()
    const { hex, attackers, defenders, bystanders, drop } = s.battle
    go.log('battle', { hex, attackers, defenders, bystanders, drop }, '11.0.1')
    run(s, f, go)
  },
  resume(s, f, value, go) {
    if (go.pending > 0) return
    const asked = STAGES[STAGES.indexOf(f.local.next) - 1]
    if (asked === 'airUltra') f.local.airUltra = value === true
    if (asked === 'landUltra' && s.battle) s.battle.ultra = value === true
    if (value === CALLED_OFF || (asked === 'press' && value === false)) {
      callOff(s, go)
      return go.end()
    }
    run(s, f, go)
  },
}

function run(s: Gertrud, f: Fighting, go: Flow): void {
  const isOver = playStages(STAGES, f.local, go, stage => (s.battle === null ? null : STAGE[stage](s, s.battle, f, go)))
  if (!isOver) return
  liftMarkers(s, go)
  go.end()
}
