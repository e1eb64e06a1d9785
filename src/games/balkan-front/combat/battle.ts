import { including } from '../../../core/army/lists'
import { type Next, type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { otherSide, type Side } from '../../../core/ids'
import { escapeAsks } from '../air/escape'
import { canFireAtSupport } from '../air/support'
import { cancelPlansOf } from '../airborne/plans'
import { stackIn } from '../board'
import type { Result } from '../charts/combat-results'
import { type Front, type Go, hexOf, type Units } from '../state'
import { reduce } from '../units'
import type { Battle, Role } from './combat-state'
import { oddsOf, rollCombat } from './odds'
import { CALLED_OFF } from './roll-step'
import { printedTotal } from './strengths'

const ROLES = ['attack', 'defend'] as const

/** 9.C: what a result does to a side: nothing, it is eliminated, or it owes so many points. */
export type Toll = 'nothing' | 'all' | { readonly owed: number }
export type Tolls = { readonly [role in Role]: Toll }

const NOTHING: Tolls = { attack: 'nothing', defend: 'nothing' }

/** R-EX1: the lower printed side is eliminated, the defender if both are equal; the other pays as much, or half of it. */
function exchange(s: Front, { attackers, defenders }: Battle, part: number): Tolls {
  const [attack, defence] = [printedTotal(s, attackers, 'attack'), printedTotal(s, defenders, 'defend')]
  return attack < defence
    ? { attack: 'all', defend: { owed: attack * part } }
    : { attack: { owed: defence * part }, defend: 'all' }
}

/** 9.C, 9.D.1 */
export function tollsOf(s: Front, battle: Battle, result: Result): Tolls {
  switch (result) {
    case 'AE':
      return { ...NOTHING, attack: 'all' }
    case 'DE':
      return { ...NOTHING, defend: 'all' }
    case 'AH':
      return { ...NOTHING, attack: { owed: printedTotal(s, battle.attackers, 'attack') / 2 } }
    case 'DH':
      return { ...NOTHING, defend: { owed: printedTotal(s, battle.defenders, 'defend') / 2 } }
    case 'EX':
      return exchange(s, battle, 1)
    case 'HX':
      return exchange(s, battle, 1 / 2)
    case 'AR':
    case 'AS':
    case 'DR':
      return NOTHING
    default:
      return result satisfies never
  }
}

export const sideOfRole = ({ attacker }: Battle, role: Role): Side =>
  role === 'attack' ? attacker : otherSide(attacker)

/** Who shares the fate of a side: those who fell back into the hex too (R-9F6). */
const allOf = (battle: Battle, role: Role): Units =>
  role === 'attack' ? battle.attackers : [...battle.defenders, ...battle.sharers]
const stillThere = (s: Front, units: Units): Units => units.filter(id => hexOf(s, id) !== null)

/** 9.A.4: the die falls, and with it who has attacked and been attacked (9.B.1). */
function resolve(s: Front, battle: Battle, go: Go): void {
  const odds = oddsOf(s, battle)
  const { result, die } = rollCombat(s, odds, go.roll)
  const tolls = tollsOf(s, battle, result)
  s.battle = {
    ...battle,
    result,
    doomed: ROLES.find(role => tolls[role] === 'all') ?? null,
    armour: { attack: odds.armour.attack.used, defend: odds.armour.defence.used },
    engineers: odds.engineers,
  }
  // 25.C.3
  cancelPlansOf(s, [...battle.attackers, ...battle.defenders, ...battle.sharers])
  s.attacked = battle.attackers.reduce(including, s.attacked)
  s.defended = battle.defenders.reduce(including, s.defended)
  go.log(
    'fought',
    {
      hex: battle.hex,
      result,
      die,
      modifier: odds.die,
      column: odds.column,
      attack: odds.attack,
      defence: odds.defence,
      armour: [odds.armour.attack.die, odds.armour.defence.die],
      kind: odds.armour.defence.kind,
      engineers: odds.engineers.length > 0,
      excess: [...odds.attackers, ...odds.defenders].some(({ isExcess }) => isExcess),
      shared: battle.sharers.length > 0,
    },
    '9.A.4',
  )
}

/** R-DEF: who pays, before those who lose everything are taken off: what is owed is what they were. */
function payAsks(s: Front, battle: Battle): Ask[] {
  const tolls = tollsOf(s, battle, battle.result ?? 'AS')
  return ROLES.flatMap(role => {
    const toll = tolls[role]
    return typeof toll === 'object'
      ? [{ step: 'pay', side: sideOfRole(battle, role), args: { role, owed: toll.owed } }]
      : []
  })
}

const RETREATS: { readonly [role in Role]: readonly Result[] } = {
  attack: ['AE', 'AH', 'AR'],
  defend: ['DE', 'DH', 'DR'],
}

/** 9.C, R-EX3, R-EX4: all survivors of a side that gives way; of a side that was eliminated only cadres are left. */
function leavingOf(s: Front, battle: Battle, role: Role): Units {
  const { result, doomed } = battle
  const goes = result !== null && (RETREATS[role].includes(result) || doomed === role)
  if (goes) return stillThere(s, allOf(battle, role))
  // 25.B.4: for those who dropped or landed in the hex an attack that is stopped is a retreat.
  const areOut = role === 'attack' && result === 'AS'
  return areOut ? battle.attackers.filter(id => hexOf(s, id) === battle.hex) : []
}

const retreatAsks = (battle: Battle): Ask[] =>
  ROLES.filter(role => battle.leaving[role].length > 0).map(role => ({
    step: 'retreat',
    side: sideOfRole(battle, role),
    args: { role, units: battle.leaving[role] },
  }))

/** 9.F.2: the hex is cleared, and attackers stand beside it who have not retreated. */
function advanceAsks(s: Front, battle: Battle): Ask[] {
  const { attacker, hex, attackers, leaving } = battle
  if (stackIn(s, hex, otherSide(attacker)).length > 0) return []
  // R-ADV: who dropped in the hex is there.
  const units = stillThere(s, attackers).filter(id => !leaving.attack.includes(id) && hexOf(s, id) !== hex)
  return units.length === 0 ? [] : [{ step: 'advance', side: attacker, args: { hex, units } }]
}

const stage = (
  id: string,
  play: (s: Front, battle: Battle, go: Go) => readonly Ask[] | undefined,
): Stage<Front, Next> => ({ id, play: (s, go) => (s.battle === null ? [] : (play(s, s.battle, go) ?? [])) })

/** 9.A, 9.C to 9.F in their order. */
const STAGES = [
  stage('roll', (_s, battle) => [{ step: 'roll', side: battle.attacker }]),
  // 22.B.3.1
  stage('flak', (s, battle) => (canFireAtSupport(s, battle) ? [{ step: 'flakSupport', side: battle.attacker }] : [])),
  stage('die', (s, battle, go) => void resolve(s, battle, go)),
  stage('pay', payAsks),
  stage('losses', (s, battle, go) => {
    const { doomed } = battle
    // 9.C: a whole side is eliminated, new cadres stay to retreat.
    if (doomed !== null) reduce(s, go, stillThere(s, allOf(battle, doomed)), '9.C.AE')
    s.battle = {
      ...battle,
      leaving: { attack: leavingOf(s, battle, 'attack'), defend: leavingOf(s, battle, 'defend') },
    }
    return []
  }),
  stage('losses-escapes', escapeAsks),
  stage('retreats', (_s, battle) => retreatAsks(battle)),
  stage('retreats-escapes', escapeAsks),
  stage('advance', advanceAsks),
  stage('advance-escapes', escapeAsks),
  stage('over', (s, battle, go) => {
    go.log(
      'battleOver',
      { hex: battle.hex, cleared: stackIn(s, battle.hex, otherSide(battle.attacker)).length === 0 },
      '9.A.4',
    )
    s.battle = null
    return []
  }),
]

export const battle = staged<Front>({
  stages: STAGES,
  begin(s, go) {
    if (s.battle === null) return
    const { hex, attackers, defenders, sharers } = s.battle
    go.log('battle', { hex, attackers, defenders, sharers }, '9.A.0')
  },
  answered(s, _f, value, go) {
    if (value !== CALLED_OFF) return false
    s.battle = null
    go.end()
    return true
  },
  end: (_s, go) => go.end(),
  needs: s => s.battle !== null,
})
