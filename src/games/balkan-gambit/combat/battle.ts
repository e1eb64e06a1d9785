import type { Frame } from '../../../core/engine/state'
import type { Ask, Flow, Step } from '../../../core/engine/step'
import { otherSide } from '../../../core/ids'
import { automatic } from '../../../core/rules/automatic-step'
import { playStages } from '../../../core/rules/stages'
import * as shape from '../../../core/save/shape'
import { isHeldBy } from '../board'
import { land } from '../sea/landing'
import { ALLIED, AXIS, type Battle, type Gambit, hexOf, isPartisan, isSupport, tacLeft } from '../state'
import { breakOffChoices, isHeldByCity, isOverByLoss } from './break-off'
import { eliminate, loseMarker } from './elimination'
import { attackersLeft, defendersLeft, type Stage as Fire, volleys } from './fire'
import { isTrapped, retreatChoices } from './withdrawal'

const STAGES = ['tac', 'barrage', 'defence', 'breakOff', 'offence', 'stand', 'aftermath', 'over'] as const
type Stage = (typeof STAGES)[number]
type Local = { next: Stage }

/** 13.3: a TAC counter is of use to Allied front-line regulars, not to partisans, and not in a drop. */
function wantsTac(s: Gambit, battle: Battle): boolean {
  const allied = battle.attacker === ALLIED ? battle.attackers : battle.defenders
  return battle.kind !== 'air' && tacLeft(s) > 0 && allied.some(id => !isSupport(id) && !isPartisan(id))
}

const fire = (s: Gambit, battle: Battle, stage: Fire): Ask[] => {
  const side = stage === 'defence' ? otherSide(battle.attacker) : battle.attacker
  return volleys(s, battle, stage).length > 0 ? [{ step: 'fire', side, args: { stage } }] : []
}

/** What each stage asks; the battle is over when a side has nobody left to go on with. */
const STAGE: { readonly [stage in Stage]: (s: Gambit, battle: Battle, go: Flow) => Ask[] } = {
  tac: (s, battle) => (wantsTac(s, battle) ? [{ step: 'tac', side: ALLIED }] : []),
  barrage: (s, battle) => fire(s, battle, 'barrage'),
  defence: (s, battle) => (defendersLeft(s, battle).length > 0 ? fire(s, battle, 'defence') : []),
  breakOff(_s, battle, go) {
    if (breakOffChoices(battle).length > 0) return [{ step: 'breakOff', side: battle.attacker }]
    if (isHeldByCity(battle)) go.log('noBreakOff', { hex: battle.hex }, '12.10')
    return []
  },
  offence: (s, battle) =>
    isOverByLoss(s, battle) || defendersLeft(s, battle).length === 0 ? [] : fire(s, battle, 'offence'),
  stand(s, battle, go) {
    if (retreatChoices(s, battle).length > 0) return [{ step: 'stand', side: otherSide(battle.attacker) }]
    if (isTrapped(s, battle)) go.log('trapped', { hex: battle.hex, strictures: ['12.8.6'] }, '12.8.6')
    return []
  },
  aftermath,
  over: () => [],
}

/** 12.2: the nine steps of a battle, once through (12.4). */
export const battle: Step<Gambit, null, Local> = {
  ...automatic,
  local: shape.fields({ next: shape.oneOf(...STAGES) }),
  fresh: () => ({ next: 'tac' }),
  prompt: () => ({ text: 'The battle runs by itself.', rule: '12.2.0', waiting: 'fights' }),
  enter(s, f, go) {
    const now = s.battle
    if (now === null) return go.end()
    const again = now.defenders.some(id => s.retreated.includes(id))
    const { kind, hex, attackers, defenders } = now
    go.log('battle', { kind, hex, attackers, defenders, again }, '12.2.1')
    run(s, f, go)
  },
  resume(s, f, value, go) {
    if (go.pending > 0) return
    if (value === 'brokenOff') f.local.next = 'aftermath'
    run(s, f, go)
  },
}

function run(s: Gambit, f: Frame<null, Local>, go: Flow): void {
  const isOver = playStages(STAGES, f.local, go, stage => {
    if (s.battle === null) return null
    const asks = STAGE[stage](s, s.battle, go)
    if (stage === 'over') s.battle = null
    return asks
  })
  if (isOver) go.end()
}

/** 12.2.7-12.2.9, 7.8, 7.10: what becomes of the hex. */
function aftermath(s: Gambit, fought: Battle, go: Flow): Ask[] {
  const { hex, attacker, kind } = fought
  const isCleared = !isHeldBy(s, hex, otherSide(attacker))
  const units = [...attackersLeft(s, fought)]
  go.log('battleOver', { hex, kind, cleared: isCleared, left: units.length }, '12.2.7')
  if (kind === 'sea') return seaAftermath(s, fought, isCleared, go)
  if (kind === 'air') return airAftermath(s, fought, isCleared, go)
  // 12.6: a Beachhead or Port shares the fate of the last Allied unit, even without an advance.
  if (isCleared && attacker === AXIS) loseMarker(s, go, hex)
  const standing = units.filter(id => hexOf(s, id) === fought.from)
  return isCleared && standing.some(id => !isSupport(id))
    ? [{ step: 'advance', side: attacker, args: { hex, units: standing } }]
    : []
}

/** 7.8: ashore, or back to the Med Box and no more landings this turn. */
function seaAftermath(s: Gambit, fought: Battle, isCleared: boolean, go: Flow): Ask[] {
  const units = attackersLeft(s, fought)
  if (isCleared && units.length > 0) land(s, go, units, fought.hex)
  else {
    s.assaults = { ...s.assaults, repulsed: true }
    go.log('repulsed', { hex: fought.hex, strictures: ['12.8.13'] }, '7.8.B')
  }
  return []
}

/** 7.10.3: paratroopers hold the hex or are gone for good. */
function airAftermath(s: Gambit, fought: Battle, isCleared: boolean, go: Flow): Ask[] {
  const units = attackersLeft(s, fought)
  if (isCleared && units.length > 0) land(s, go, units, fought.hex)
  else for (const id of units) eliminate(s, go, id, { rule: '7.10.3', pile: 'permanent' })
  go.log('dropDecided', { hex: fought.hex, won: isCleared && units.length > 0 }, '7.10.3')
  return []
}
