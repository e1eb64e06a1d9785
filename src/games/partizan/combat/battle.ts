import type { Frame } from '../../../core/engine/state'
import type { Ask, Flow, Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { automatic } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { comeAshore, goBack } from '../landings/armpit'
import { isHeldBy } from '../movement/board'
import { bringSas } from '../special-units/sas'
import { AXIS, type Combat, PARTISAN, type Partizan } from '../state'
import { canTakeChit, hasStock } from './caches'
import { holderOf, retreatBy, rollInitiative } from './initiative'
import { columnOf, mayWithdraw, resolve } from './odds'
import { mayRetreat } from './retreat-ways'

const STAGES = [
  'initiative',
  'retreat',
  'chits',
  'plan',
  'resolve',
  'attackerLosses',
  'defenderLosses',
  'withdraw',
  'advance',
  'close',
  'over',
] as const
type Stage = (typeof STAGES)[number]
type Local = { next: Stage }

const isEmptied = (combat: Combat): boolean => combat.defenders.length === 0

/** R-8 3-11: what each stage asks. */
const STAGE: { readonly [stage in Stage]: (s: Partizan, combat: Combat, go: Flow) => Ask[] } = {
  initiative(s, combat, go) {
    const net = rollInitiative(s, combat.hex, go.roll)
    s.combat = { ...combat, net }
    go.log('initiative', { hex: combat.hex, net, side: holderOf(net) }, '11.4.1')
    return []
  },
  // put whenever the die allows it, whether or not there is anywhere to go.
  retreat: (_s, combat) =>
    combat.attacker === AXIS && retreatBy(combat.net ?? 0) !== 'none' && mayRetreat(combat, false).length > 0
      ? [{ step: 'retreat', side: PARTISAN, args: { re: false } }]
      : [],
  chits: (s, combat) =>
    !isEmptied(combat) && hasStock(s) && canTakeChit(s, combat).length > 0 ? [{ step: 'chits', side: PARTISAN }] : [],
  plan: (_s, combat) => (isEmptied(combat) ? [] : [{ step: 'plan', side: holderOf(combat.net ?? 0) }]),
  resolve: fight,
  attackerLosses: (_s, { result, attacker, attackers }) =>
    result !== null && result.attacker > 0 && attackers.length > 0
      ? [{ step: 'losses', side: attacker, args: { count: result.attacker } }]
      : [],
  defenderLosses: (_s, { result, attacker, defenders }) =>
    result !== null && result.defender > 0 && defenders.length > 0
      ? [{ step: 'losses', side: otherSide(attacker), args: { count: result.defender } }]
      : [],
  withdraw: (_s, combat) =>
    combat.result !== null && mayWithdraw(combat, combat.result)
      ? [{ step: 'retreat', side: PARTISAN, args: { re: true } }]
      : [],
  advance: (s, combat, go) => (combat.landing ? endLanding(s, combat, go) : endAttack(s, combat, go)),
  close(s, combat, go) {
    go.log(
      'combatOver',
      { hex: combat.hex, void: combat.result === null, cleared: !isHeldBy(s, combat.hex, otherSide(combat.attacker)) },
      '11.1.2',
    )
    s.combat = null
    // 11.2.3: survivors are hidden again.
    s.faceUp = []
    return bringSas(s, go)
  },
  over: () => [],
}

function fight(s: Partizan, combat: Combat, go: Flow): Ask[] {
  const { table, support, hex } = combat
  if (table === null || isEmptied(combat)) return []
  const { odds, label } = columnOf(s, combat, table, support)
  const result = resolve(s, combat, table, support, go.roll)
  s.combat = { ...combat, result }
  go.log('result', { hex, table, support, odds, column: label, ...result }, '11.6.3')
  return []
}

const endAttack = (s: Partizan, combat: Combat, _go: Flow): Ask[] =>
  !isHeldBy(s, combat.hex, otherSide(combat.attacker)) && combat.attackers.length > 0
    ? [{ step: 'advance', side: combat.attacker }]
    : []

/** 19.2.3: ashore, or back to the ships. */
function endLanding(s: Partizan, combat: Combat, go: Flow): Ask[] {
  const units: readonly UnitId[] = combat.attackers
  if (units.length === 0) go.log('repulsed', { hex: combat.hex }, '19.2.3.4')
  else if (isHeldBy(s, combat.hex, AXIS)) goBack(s, go, units, combat.hex)
  else comeAshore(s, go, units, combat.hex, true)
  return []
}

/** 11, R-8: one combat from the die for the initiative to the advance. */
export const combat: Step<Partizan, null, Local> = {
  ...automatic,
  local: shape.fields({ next: shape.oneOf(...STAGES) }),
  fresh: () => ({ next: 'initiative' }),
  prompt: () => ({ text: 'The combat runs by itself.', rule: '11.1.2', waiting: 'fights' }),
  enter: run,
  resume(s, f, _value, go) {
    if (go.pending === 0) run(s, f, go)
  },
}

function run(s: Partizan, f: Frame<null, Local>, go: Flow): void {
  while (s.combat !== null) {
    const stage = f.local.next
    f.local.next = STAGES[STAGES.indexOf(stage) + 1] ?? 'over'
    const asks = STAGE[stage](s, s.combat, go)
    if (asks.length > 0) {
      go.ask(...asks)
      return
    }
  }
  go.end()
}
