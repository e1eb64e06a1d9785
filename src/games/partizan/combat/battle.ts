import { type Next, type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { otherSide } from '../../../core/ids'
import { EVERY_QUESTION } from '../forces/options'
import { comeAshore, goBack } from '../landings/armpit'
import { isHeldBy } from '../movement/board'
import { stepsOf } from '../movement/stacking'
import { bringSas } from '../special-units/sas'
import { AXIS, type Battle, type Go, isChosen, PARTISAN, type Partizan } from '../state'
import { canTakeChit, hasStock } from './caches'
import { holderOf, retreatBy, rollInitiative } from './initiative'
import { columnOf, mayWithdraw, resolve } from './odds'
import { mayRetreat } from './retreat'

const isEmptied = (battle: Battle): boolean => battle.defenders.length === 0

type Fight = (s: Partizan, battle: Battle, go: Go) => readonly Ask[]

/** A stage of the battle that is being fought, if there is one. */
const of = (id: string, title: string | null, fight: Fight): Stage<Partizan, Next> => ({
  id,
  ...(title === null ? {} : { title }),
  play: (s, go) => (s.combat === null ? [] : fight(s, s.combat, go)),
})

const losses = (side: 'attacker' | 'defender'): Fight => {
  return (_s, battle) => {
    const count = battle.result?.[side] ?? 0
    const units = side === 'attacker' ? battle.attackers : battle.defenders
    const owner = side === 'attacker' ? battle.attacker : otherSide(battle.attacker)
    return count > 0 && units.length > 0 ? [{ step: 'losses', side: owner, args: { count } }] : []
  }
}

/** Whether anybody goes is said in the open; where to is the owner's affair. */
const retreatAsks = (s: Partizan, re: boolean): readonly Ask[] => [
  { step: isChosen(s, EVERY_QUESTION) ? 'retreat' : 'slipAway', side: PARTISAN, args: { re } },
]

/** R-8 3-11: a battle from the die for the initiative to the advance. */
const stages: readonly Stage<Partizan, Next>[] = [
  of('initiative', 'Initiative', (s, battle, go) => {
    const net = rollInitiative(s, battle.hex, go.roll)
    s.combat = { ...battle, net }
    go.log('initiative', { hex: battle.hex, net, side: holderOf(net) }, '11.4.1')
    return []
  }),
  // put whenever the die allows it, whether or not there is anywhere to go.
  of('retreat', 'Retreat', (s, battle) =>
    battle.attacker === AXIS && retreatBy(battle.net ?? 0) !== 'none' && mayRetreat(battle, false).length > 0
      ? retreatAsks(s, false)
      : [],
  ),
  // Whoever has the initiative gives caches when he chooses the table.
  of('chits', 'Caches', (s, battle) =>
    !isEmptied(battle) &&
    hasStock(s) &&
    canTakeChit(s, battle).length > 0 &&
    (holderOf(battle.net ?? 0) === AXIS || isChosen(s, EVERY_QUESTION))
      ? [{ step: 'chits', side: PARTISAN }]
      : [],
  ),
  of('plan', 'Table', (_s, battle) => (isEmptied(battle) ? [] : [{ step: 'plan', side: holderOf(battle.net ?? 0) }])),
  of('resolve', 'Dice', rollTheDie),
  of('attackerLosses', 'Losses', losses('attacker')),
  of('defenderLosses', 'Losses', losses('defender')),
  of('withdraw', 'Withdraw', (s, battle) =>
    battle.result !== null && mayWithdraw(battle, battle.result) ? retreatAsks(s, true) : [],
  ),
  of('advance', 'Advance', (s, battle, go) => (battle.landing ? endLanding(s, battle, go) : endAttack(s, battle))),
  of('close', null, closeBattle),
  of('over', null, () => []),
]

/** As the scene of a battle names its stages; what is declared comes before the first die. */
export const BATTLE_STAGES: readonly string[] = [
  ...new Set(['Declare', ...stages.flatMap(({ title }) => (typeof title === 'string' ? [title] : []))]),
]

function rollTheDie(s: Partizan, battle: Battle, go: Go): readonly Ask[] {
  const { table, support, hex } = battle
  if (table === null || isEmptied(battle)) return []
  const { odds, label } = columnOf(s, battle, table, support)
  const result = resolve(s, battle, table, support, go.roll)
  s.combat = { ...battle, result }
  const present = [stepsOf(s, battle.attackers), stepsOf(s, battle.defenders)] as const
  go.log('result', { hex, present, table, support, odds, column: label, ...result }, '11.6.3')
  return []
}

const endAttack = (s: Partizan, { hex, attacker, attackers }: Battle): readonly Ask[] =>
  !isHeldBy(s, hex, otherSide(attacker)) && attackers.length > 0 ? [{ step: 'advance', side: attacker }] : []

/** 19.2.3: ashore, or back to the ships. */
function endLanding(s: Partizan, { attackers, hex }: Battle, go: Go): readonly Ask[] {
  if (attackers.length === 0) go.log('repulsed', { hex }, '19.2.3.4')
  else if (isHeldBy(s, hex, AXIS)) goBack(s, go, attackers, hex)
  else comeAshore(s, go, attackers, hex, true)
  return []
}

function closeBattle(s: Partizan, { hex, result, attacker }: Battle, go: Go): readonly Ask[] {
  const cleared = !isHeldBy(s, hex, otherSide(attacker))
  go.log('combatOver', { hex, void: result === null, cleared }, '11.1.2')
  s.combat = null
  // 11.2.3: survivors are hidden again.
  s.faceUp = []
  return bringSas(s, go)
}

/** 11, R-8: the fight that was declared. */
export const battle = staged<Partizan>({ stages, end: (_s, go) => go.end() })
