import type { Ask, Flow } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { airDuel, type DuelFate, navalDuel } from '../air/duels'
import { standingIn } from '../board'
import { resultEffects } from '../charts'
import { onRim } from '../map/geography'
import { enterHex } from '../movement/capture'
import { type Gertrud, hexOf, snapshot, unitOf } from '../state'
import { liftMarkers } from '../supply/supply'
import { rollCombat } from './battle-roll'
import type { Battle, Supporters } from './battle-state'
import { eliminate, loseStep, spend } from './elimination'
import { oddsOf, shipSunkByAir } from './odds'

// What happens in the stages of a battle; the steps ask the players in between.

const isAlive = (s: Gertrud, id: UnitId): boolean => unitOf(s, id).steps > 0

export const attackersLeft = (s: Gertrud, battle: Battle): UnitId[] => battle.attackers.filter(id => isAlive(s, id))

/** Everyone of the defender who is still in the hex. */
export const defendersLeft = (s: Gertrud, battle: Battle): UnitId[] =>
  standingIn(s, battle.hex, otherSide(battle.attacker))

type Rules = { readonly lost: string; readonly home: string; readonly forGood: boolean }

/** Takes whoever is lost or sent home from over the hex. */
function settleDuel(s: Gertrud, go: Flow, pair: Supporters, fates: readonly [DuelFate, DuelFate], rules: Rules): void {
  for (const [index, role] of (['attack', 'defend'] as const).entries()) {
    const id = pair[role]
    if (id === null || fates[index] === 'stays') continue
    pair[role] = null
    if (fates[index] === 'lost') eliminate(s, go, id, { rule: rules.lost, forGood: rules.forGood })
    else go.log('sentHome', { unit: id }, rules.home)
  }
}

/** 12.2, 12.3; 3.1.3: a sunk ship never comes back. */
export function fightSea(s: Gertrud, battle: Battle, go: Flow): void {
  const { attack, defend } = battle.ngs
  if (attack === null || defend === null) return
  const { fates, totals } = navalDuel(go.roll, attack, defend)
  go.log('duel', { kind: 'ngs', units: [attack, defend], totals, hex: battle.hex }, '12.2.1')
  settleDuel(s, go, battle.ngs, fates, { lost: '12.2.1', home: '12.3', forGood: true })
  liftMarkers(s, go)
}

/** 13.1-13.4 */
export function fightAir(s: Gertrud, battle: Battle, ultra: boolean, go: Flow): void {
  const { attack, defend } = battle.cas
  if (attack === null || defend === null) return
  const { fates, totals } = airDuel(s, go.roll, attack, defend, ultra)
  go.log('duel', { kind: 'cas', units: [attack, defend], totals, hex: battle.hex }, '13.1')
  settleDuel(s, go, battle.cas, fates, { lost: '13.1', home: '13.4.1', forGood: false })
}

/** 11.0 step 3 */
export function sinkFromAir(s: Gertrud, battle: Battle, go: Flow): void {
  const sunk = shipSunkByAir(battle)
  if (sunk === null) return
  if (battle.ngs.attack === sunk) battle.ngs.attack = null
  else battle.ngs.defend = null
  go.log('sunkByAir', { unit: sunk, hex: battle.hex }, '11.0.step3.2')
  eliminate(s, go, sunk, { rule: '11.0.step3.2', forGood: true })
}

/** What the attacker answers at any question before something is committed (11.0.2). */
export const CALLED_OFF = 'called off'

/** a battle called off marks nobody. */
export function callOff(s: Gertrud, go: Flow): void {
  if (s.battle) go.log('calledOff', { hex: s.battle.hex }, '11.0.2')
  s.battle = null
}

/** 11.0 step 9: the die, and what strikes whole sides at once. */
export function resolve(s: Gertrud, battle: Battle, go: Flow): void {
  const now = snapshot(s)
  const fought = now.battle ?? battle
  const { percent, shifts, column } = oddsOf(now, fought)
  const result = rollCombat(now, fought, go.roll)
  battle.result = result
  const named = shifts.map(each => each.label)
  go.log(
    'result',
    {
      hex: battle.hex,
      result,
      percent,
      column,
      shifts: named,
      drop: battle.drop !== null,
      empty: battle.defenders.length === 0,
    },
    '11.0.step9',
  )
  const { attacker, defender } = resultEffects[result]
  if (attacker === 'eliminated') for (const id of [...battle.attackers]) eliminate(s, go, id, { rule: '11.0.step9' })
  if (defender === 'eliminated')
    for (const id of [...battle.defenders, ...battle.bystanders]) eliminate(s, go, id, { rule: '11.0.step9' })
}

/** both losses at once. */
export function applyLosses(s: Gertrud, battle: Battle, go: Flow): void {
  const { attack, defend } = battle.losses
  if (attack !== null) loseStep(s, go, attack, '11.0.step9')
  if (defend !== null) loseStep(s, go, defend, '11.0.step9')
}

/** Who must go back: attackers after AR, but not a paratroop among enemies (15.0.8); defenders after DR or a D1 given way to. */
export function retreatAsks(s: Gertrud, battle: Battle): Ask[] {
  const { attacker, defender } = resultEffects[battle.result ?? 'NE']
  if (attacker === 'retreat') {
    const isCaught = battle.defenders.length > 0
    const units = attackersLeft(s, battle).filter(id => id !== battle.drop || !isCaught)
    return units.length > 0 ? [{ step: 'retreat', side: battle.attacker, args: { units, all: false } }] : []
  }
  const units = defendersLeft(s, battle)
  const isOut = defender === 'retreat' || battle.givesWay
  return isOut && units.length > 0
    ? [{ step: 'retreat', side: otherSide(battle.attacker), args: { units, all: battle.givesWay } }]
    : []
}

/** 11.1.3, R-68: no way back; on the rim of the map it is a loss for good. */
export function loseRetreating(s: Gertrud, id: UnitId, go: Flow): void {
  const from = hexOf(s, id)
  const atRim = from !== null && onRim(from)
  go.log('noRetreat', { unit: id, hex: from }, '11.1.3')
  eliminate(s, go, id, { rule: atRim ? '9.2.6' : '11.1.3', forGood: atRim })
}

/** 15.0.7, 15.0.8: a paratroop stays in a hex without enemies and dies beside any that is left. */
export function dropFate(s: Gertrud, battle: Battle, go: Flow): void {
  const { drop, hex } = battle
  if (drop === null) return
  s.dropping = null
  if (!isAlive(s, drop)) return
  if (defendersLeft(s, battle).length > 0) {
    go.log('dropLost', { unit: drop, hex }, '15.0.8')
    eliminate(s, go, drop, { rule: '15.0.8' })
  }
  if (hexOf(s, drop) !== hex) return
  enterHex(s, go, drop, hex)
  go.log('dropHeld', { unit: drop, hex, occupied: battle.defenders.length > 0 }, '15.0.7')
}

/** 11.0 step 10: who has fought, fights no more in this role. */
export function conclude(s: Gertrud, battle: Battle, go: Flow): void {
  const add = (list: UnitId[], units: readonly UnitId[]): UnitId[] => [
    ...list,
    ...units.filter(id => isAlive(s, id) && !list.includes(id)),
  ]
  s.attacked = add(s.attacked, battle.attackers)
  s.defended = add(s.defended, battle.defenders)
  const isEmpty = battle.defenders.length === 0
  const cleared = defendersLeft(s, battle).length === 0
  go.log('battleOver', { hex: battle.hex, cleared, empty: isEmpty }, '11.0.step10.3')
  s.battle = null
}

/** 3.1.2: a piece is used the moment it is committed. */
export function commit(s: Gertrud, battle: Battle, kind: 'ngs' | 'cas', role: 'attack' | 'defend', id: UnitId): void {
  battle[kind][role] = id
  battle.committed = true
  spend(s, id)
}
