import { change } from '../../../core/engine/change'
import type { Ask } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { airDuel, type Duel, navalDuel } from '../air/duels'
import { standingIn } from '../board'
import { resultEffects } from '../charts'
import { onRim } from '../map/geography'
import { enterHex } from '../movement/capture'
import { type Gertrud, type Go, hexOf, unitOf } from '../state'
import { liftMarkers } from '../supply/supply'
import type { Battle, Role } from './battle-state'
import { eliminate, loseStep, spend } from './elimination'
import { oddsOf, rollCombat, shipSunkByAir } from './odds'

// What happens in the stages of a battle; the steps ask the players in between.

const isAlive = (s: Gertrud, id: UnitId): boolean => unitOf(s, id).steps > 0

export const attackersLeft = (s: Gertrud, battle: Battle): UnitId[] => battle.attackers.filter(id => isAlive(s, id))

/** Everyone of the defender who is still in the hex. */
export const defendersLeft = (s: Gertrud, battle: Battle): UnitId[] =>
  standingIn(s, battle.hex, otherSide(battle.attacker))

/** What the result does to either side, and who may advance. */
export const effectOf = (battle: Battle) => resultEffects[battle.result ?? 'NE']

const RULES = {
  ngs: { fought: '12.2.1', lost: '12.2.1', home: '12.3', forGood: true },
  cas: { fought: '13.1', lost: '13.1', home: '13.4.1', forGood: false },
} as const

/** Takes whoever is lost or sent home from over the hex. */
function settleDuel(s: Gertrud, go: Go, battle: Battle, kind: 'ngs' | 'cas', { fates, totals }: Duel): void {
  const rules = RULES[kind]
  const { attack, defend } = battle[kind]
  if (attack === null || defend === null) return
  go.log('duel', { kind, units: [attack, defend], totals, hex: battle.hex }, rules.fought)
  for (const [index, role] of (['attack', 'defend'] as const).entries()) {
    const id = role === 'attack' ? attack : defend
    if (fates[index] === 'stays') continue
    takeAway(s, kind, role)
    if (fates[index] === 'lost') eliminate(s, go, id, { rule: rules.lost, forGood: rules.forGood })
    else go.log('sentHome', { unit: id }, rules.home)
  }
}

const takeAway = (s: Gertrud, kind: 'ngs' | 'cas', role: Role): void =>
  change(s, 'battle', battle => {
    battle[kind][role] = null
  })

/** 12.2, 12.3; 3.1.3: a sunk ship never comes back. */
export function fightSea(s: Gertrud, battle: Battle, go: Go): void {
  const { attack, defend } = battle.ngs
  if (attack === null || defend === null) return
  settleDuel(s, go, battle, 'ngs', navalDuel(go.roll, attack, defend))
  liftMarkers(s, go)
}

/** 13.1-13.4 */
export function fightAir(s: Gertrud, battle: Battle, ultra: boolean, go: Go): void {
  const { attack, defend } = battle.cas
  if (attack !== null && defend !== null) settleDuel(s, go, battle, 'cas', airDuel(s, go.roll, attack, defend, ultra))
}

/** 11.0 step 3 */
export function sinkFromAir(s: Gertrud, go: Go): void {
  const sunk = s.battle === null ? null : shipSunkByAir(s.battle)
  if (s.battle === null || sunk === null) return
  const { hex, ngs } = s.battle
  takeAway(s, 'ngs', ngs.attack === sunk ? 'attack' : 'defend')
  go.log('sunkByAir', { unit: sunk, hex }, '11.0.step3.2')
  eliminate(s, go, sunk, { rule: '11.0.step3.2', forGood: true })
}

/** a battle called off marks nobody. */
export function callOff(s: Gertrud, go: Go): void {
  if (s.battle) go.log('calledOff', { hex: s.battle.hex }, '11.0.2')
  s.battle = null
}

/** 11.0 step 9: the die, and what strikes whole sides at once. */
export function resolve(s: Gertrud, battle: Battle, go: Go): void {
  const { hex, drop, attackers, defenders, bystanders } = battle
  const { percent, shifts, column } = oddsOf(s, battle)
  const result = rollCombat(s, battle, go.roll)
  s.battle = { ...battle, result }
  const named = shifts.map(each => each.label)
  const empty = defenders.length === 0
  go.log('result', { hex, result, percent, column, shifts: named, drop: drop.length > 0, empty }, '11.0.step9')
  const { attacker, defender } = resultEffects[result]
  if (attacker === 'eliminated') for (const id of attackers) eliminate(s, go, id, { rule: '11.0.step9' })
  if (defender === 'eliminated')
    for (const id of [...defenders, ...bystanders]) eliminate(s, go, id, { rule: '11.0.step9' })
}

/** both losses at once. */
export function applyLosses(s: Gertrud, { losses: { attack, defend } }: Battle, go: Go): void {
  if (attack !== null) loseStep(s, go, attack, '11.0.step9')
  if (defend !== null) loseStep(s, go, defend, '11.0.step9')
}

/** Who must go back: attackers after AR, but not a paratroop among enemies (15.0.8); defenders after DR or a D1 given way to. */
export function retreatAsks(s: Gertrud, battle: Battle): Ask[] {
  const { attacker, defender } = effectOf(battle)
  if (attacker === 'retreat') {
    const isCaught = battle.defenders.length > 0
    const units = attackersLeft(s, battle).filter(id => !battle.drop.includes(id) || !isCaught)
    return units.length > 0 ? [{ step: 'retreat', side: battle.attacker, args: { units, all: false } }] : []
  }
  const units = defendersLeft(s, battle)
  const isOut = defender === 'retreat' || battle.givesWay
  return isOut && units.length > 0
    ? [{ step: 'retreat', side: otherSide(battle.attacker), args: { units, all: battle.givesWay } }]
    : []
}

/** 11.1.3, R-68: no way back; on the rim of the map it is a loss for good. */
export function loseRetreating(s: Gertrud, id: UnitId, go: Go): void {
  const from = hexOf(s, id)
  const atRim = from !== null && onRim(from)
  go.log('noRetreat', { unit: id, hex: from }, '11.1.3')
  eliminate(s, go, id, { rule: atRim ? '9.2.6' : '11.1.3', forGood: atRim })
}

/** 15.0.7, 15.0.8: paratroops stay in a hex without enemies and die beside any that is left. */
export function dropFate(s: Gertrud, battle: Battle, go: Go): void {
  s.dropping = s.dropping.filter(id => !battle.drop.includes(id))
  for (const id of battle.drop) if (isAlive(s, id)) settleDrop(s, battle, id, go)
}

function settleDrop(s: Gertrud, battle: Battle, drop: UnitId, go: Go): void {
  const { hex } = battle
  if (defendersLeft(s, battle).length > 0) {
    go.log('dropLost', { unit: drop, hex }, '15.0.8')
    eliminate(s, go, drop, { rule: '15.0.8' })
  }
  if (hexOf(s, drop) !== hex) return
  enterHex(s, go, drop, hex)
  go.log('dropHeld', { unit: drop, hex, occupied: battle.defenders.length > 0 }, '15.0.7')
}

/** 11.0 step 10: who has fought, fights no more in this role. */
export function conclude(s: Gertrud, battle: Battle, go: Go): void {
  const add = (list: readonly UnitId[], units: readonly UnitId[]): UnitId[] => [
    ...list,
    ...units.filter(id => isAlive(s, id) && !list.includes(id)),
  ]
  s.attacked = add(s.attacked, battle.attackers)
  s.defended = add(s.defended, battle.defenders)
  const cleared = defendersLeft(s, battle).length === 0
  const drops = {
    held: battle.drop.filter(id => isAlive(s, id) && hexOf(s, id) === battle.hex),
    lost: battle.drop.filter(id => !isAlive(s, id)),
  }
  go.log('battleOver', { hex: battle.hex, cleared, empty: battle.defenders.length === 0, drops }, '11.0.step10.3')
  s.battle = null
}

/** 3.1.2: a piece is used the moment it is committed. */
export function commit(s: Gertrud, kind: 'ngs' | 'cas', role: Role, id: UnitId): void {
  change(s, 'battle', battle => {
    battle[kind][role] = id
    battle.committed = true
  })
  spend(s, id)
}

/** Who loses a step, as its owner says. */
export const nameLoss = (s: Gertrud, role: Role, id: UnitId): void =>
  change(s, 'battle', battle => {
    battle.losses[role] = id
  })
