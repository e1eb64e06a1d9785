import { type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { otherSide } from '../../../core/ids'
import { isHeldBy } from '../board'
import { land } from '../sea/beachheads'
import { ALLIED, AXIS, type Battle, type Gambit, type Go, hexOf, isSupport, stepsOf, tacLeft } from '../state'
import { breakOffChoices, isHeldByCity, isOverByLoss } from './break-off'
import { eliminate, loseMarker } from './elimination'
import { attackersLeft, canUseTac, defendersLeft, FIRES, type Fire, volleys } from './fire'
import { isTrapped, retreatChoices } from './stand'

type Local = { next: string }
type Play = (s: Gambit, battle: Battle, go: Go) => Ask[]

const inBattle =
  (play: Play): Stage<Gambit, Local>['play'] =>
  (s, go) =>
    s.battle === null ? [] : play(s, s.battle, go)

/** 12.2: the steps of a battle, once through (12.4). */
export const stages: readonly Stage<Gambit, Local>[] = [
  {
    id: 'tac',
    title: 'TAC',
    play: inBattle((s, battle) => (wantsTac(s, battle) ? [{ step: 'tac', side: ALLIED }] : [])),
  },
  { id: 'barrage', title: FIRES.barrage.title, play: inBattle((s, battle) => fire(s, battle, 'barrage')) },
  {
    id: 'defence',
    title: FIRES.defence.title,
    play: inBattle((s, battle) => (defendersLeft(s, battle).length > 0 ? fire(s, battle, 'defence') : [])),
  },
  { id: 'breakOff', title: 'Break-off', play: inBattle(askBreakOff) },
  {
    id: 'offence',
    title: FIRES.offence.title,
    play: inBattle((s, battle) =>
      isOverByLoss(s, battle) || defendersLeft(s, battle).length === 0 ? [] : fire(s, battle, 'offence'),
    ),
  },
  { id: 'stand', title: 'Stand or retreat', play: inBattle(askStand) },
  { id: 'aftermath', title: 'Advance', play: inBattle(aftermath) },
  {
    id: 'over',
    play(s) {
      s.battle = null
      return []
    },
  },
]

export const battle = staged<Gambit, Local>({
  stages,
  begin(s, go) {
    if (s.battle === null) return
    const { kind, hex, attackers, defenders } = s.battle
    const again = defenders.some(id => s.retreated.includes(id))
    go.log('battle', { kind, hex, attackers, defenders, again }, '12.2.1')
  },
  answered(_s, f, value) {
    if (value === 'brokenOff') f.local.next = 'aftermath'
    return false
  },
  end: (_s, go) => go.end(),
})

/** 13.3, R-CB3: a TAC counter is of use to Allied front-line regulars, in attack to divisions, and not in a drop. */
function wantsTac(s: Gambit, fought: Battle): boolean {
  const allied = fought.attacker === ALLIED ? fought.attackers : fought.defenders
  return fought.kind !== 'air' && tacLeft(s) > 0 && allied.some(id => canUseTac(s, id, fought.attacker === ALLIED))
}

function fire(s: Gambit, fought: Battle, stage: Fire): Ask[] {
  const side = stage === 'defence' ? otherSide(fought.attacker) : fought.attacker
  return volleys(s, fought, stage).length > 0 ? [{ step: 'fire', side, args: { stage } }] : []
}

function askBreakOff(_s: Gambit, fought: Battle, go: Go): Ask[] {
  if (breakOffChoices(fought).length > 0) return [{ step: 'breakOff', side: fought.attacker }]
  if (isHeldByCity(fought)) go.log('noBreakOff', { hex: fought.hex }, '12.10')
  return []
}

function askStand(s: Gambit, fought: Battle, go: Go): Ask[] {
  if (retreatChoices(s, fought).length > 0) return [{ step: 'stand', side: otherSide(fought.attacker) }]
  if (isTrapped(s, fought)) go.log('trapped', { hex: fought.hex, strictures: ['12.8.6'] }, '12.8.6')
  return []
}

/** 12.2.7-12.2.9, 7.8, 7.10: what becomes of the hex. */
function aftermath(s: Gambit, fought: Battle, go: Go): Ask[] {
  const { hex, attacker, kind } = fought
  const isCleared = !isHeldBy(s, hex, otherSide(attacker))
  const units = attackersLeft(s, fought)
  const steps = [stepsOf(s, fought.attackers), stepsOf(s, fought.defenders)] as const
  go.log('battleOver', { hex, kind, cleared: isCleared, left: units.length, steps }, '12.2.7')
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
function seaAftermath(s: Gambit, fought: Battle, isCleared: boolean, go: Go): Ask[] {
  const units = attackersLeft(s, fought)
  if (isCleared && units.length > 0) land(s, go, units, fought.hex)
  else {
    s.assaults = { ...s.assaults, repulsed: true }
    go.log('repulsed', { hex: fought.hex, strictures: ['12.8.13'] }, '7.8.B')
  }
  return []
}

/** 7.10.3: paratroopers hold the hex or are gone for good. */
function airAftermath(s: Gambit, fought: Battle, isCleared: boolean, go: Go): Ask[] {
  const units = attackersLeft(s, fought)
  if (isCleared && units.length > 0) land(s, go, units, fought.hex)
  else for (const id of units) eliminate(s, go, id, { rule: '7.10.3', pile: 'permanent' })
  go.log('dropDecided', { hex: fought.hex, won: isCleared && units.length > 0 }, '7.10.3')
  return []
}
