import { type Next, type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { type HexId, otherSide, type Side } from '../../../core/ids'
import { isHeldBy, stackIn } from '../board'
import { countryOf, sideOf } from '../countries'
import { ALTERNATIVE_CRT, isChosen, SECRET_CHARGE, SECRET_MORALE } from '../forces/options'
import { noteActed } from '../movement/segment'
import { liftArmistice } from '../politics/armistice'
import { secretOwner } from '../secrets/sight'
import { type Go, hexOf, putUnit, putUnits, unitOf, type Wars } from '../state'
import { vacatedBy } from './advance'
import { canScreen, needing } from './before-combat'
import { exposedChargers, sideIn } from './charge'
import type { Combat, Role } from './combat-state'
import { applyCode, applyMorale, routed, survivors } from './losses'
import { canSpend, decideMorale, matters, payMorale } from './morale-step'
import { codeFor, columnName, dieModifiersOf, oddsOf, readTable, shockTotal } from './odds'

/** 2.P.3: nobody has attacked yet. */
export function beginCombat(s: Wars): void {
  s.attacked = []
  s.defended = []
  s.retreated = []
  s.barred = []
}

/** M.SX.1: Mobile Supply that served is taken off the map, and comes back; EV.22: the revolt is over with the Ottoman segment. */
export function endCombat(s: Wars, go: Go, side: Side): void {
  for (const unit of s.spentSupply) {
    const hex = hexOf(s, unit)
    if (hex === null || sideOf(s, unit) !== side) continue
    go.log('supplySpent', { unit, hex, owner: secretOwner(s, unit) }, 'M.SX.1')
    putUnit(s, unit, { at: { is: 'expended' }, demoralized: false, open: false })
  }
  s.spentSupply = []
}

/** 12.2.1, 6.3.1, 6.3.2: all are turned up, and what the declaration binds is noted. */
function reveal(s: Wars, combat: Combat, go: Go): void {
  const { attackers, defenders, hex, origins, attacker } = combat
  const covered = [...attackers, ...defenders].filter(id => !unitOf(s, id).open)
  if (covered.length > 0) go.reveal()
  putUnits(s, covered, () => ({ open: true }))
  const again = defenders.some(id => s.retreated.includes(id))
  s.attacked = [...s.attacked, ...attackers]
  s.defended = [...new Set([...s.defended, ...defenders])]
  s.retreated = s.retreated.filter(id => !defenders.includes(id))
  const left = origins.flatMap(from => stackIn(s, from, attacker)).filter(id => !s.attacked.includes(id))
  s.barred = [...new Set([...s.barred, ...left])]
  noteActed(s, attackers)
  go.log('battle', { hex, attackers, defenders, again }, '6.3.1')
  for (const country of new Set(defenders.flatMap(id => countryOf(s, id) ?? []))) liftArmistice(s, go, country)
}

/** 9.4.1: an HQ that lends its Shock is seen to do so. */
const tellCharges = (s: Wars, combat: Combat, go: Go): void => {
  for (const role of ['attack', 'defend'] as const) {
    const units = combat.charges[role] ?? []
    if (units.length === 0) continue
    const covered = units.filter(id => !unitOf(s, id).open)
    putUnits(s, covered, () => ({ open: true }))
    go.log('charged', { hex: combat.hex, role, units, shock: shockTotal(s, units) }, '6.4.1')
  }
}

function roll(s: Wars, combat: Combat, go: Go): void {
  tellCharges(s, combat, go)
  const die = go.roll(6, 'combat')
  s.combat = { ...combat, die }
}

/** 6.5.2: only who can and for whom it matters; with secret decisions both who can. */
function moraleAsk(s: Wars, combat: Combat, role: Role): Ask[] {
  const isAsked = isChosen(s, SECRET_MORALE) ? canSpend(s, combat, role) : matters(s, combat, role)
  if (!isAsked) {
    decideMorale(s, role, false)
    return []
  }
  const step = isChosen(s, SECRET_MORALE) ? 'moraleUnseen' : 'spendMorale'
  return [{ step, side: sideIn(combat, role), args: { role } }]
}

/** 6.5.4 */
function resolve(s: Wars, combat: Combat, go: Go): void {
  // What both wrote down is shown.
  if (isChosen(s, SECRET_MORALE)) go.reveal()
  const { hex } = combat
  const die = combat.die ?? 1
  const { result } = readTable(s, combat, die)
  const column = columnName(oddsOf(s, combat))
  const total = dieModifiersOf(s, combat).reduce((sum, each) => sum + Number(each.value), die)
  payMorale(s, combat, go)
  s.combat = { ...combat, result }
  go.log('result', { hex, column, die, total, result, alternative: isChosen(s, ALTERNATIVE_CRT) }, '6.5.4')
  applyMorale(s, s.combat, go)
}

function disruptAsks(s: Wars, combat: Combat): Ask[] {
  const isOpen = (role: Role): boolean =>
    combat.result !== null &&
    codeFor(combat.result, role) === 'D' &&
    exposedChargers(s, combat, role).length === 0 &&
    survivors(s, combat, role).length > 0
  return (['attack', 'defend'] as const)
    .filter(isOpen)
    .map(role => ({ step: 'disrupt', side: sideIn(combat, role), args: { role } }))
}

/** 6.6.1: told where a rout finds a Fortification. */
function retreatAsk(s: Wars, combat: Combat, role: Role, go: Go): Ask[] {
  const units = combat.escaped && role === 'defend' ? survivors(s, combat, role) : routed(s, combat, role)
  if (units.length > 0) return [{ step: 'retreat', side: sideIn(combat, role), args: { units } }]
  const isRout = combat.result !== null && codeFor(combat.result, role) === 'R'
  if (isRout && survivors(s, combat, role).length > 0) go.log('stood', { hex: combat.hex }, '6.6.1')
  return []
}

/** 6.7.1, D16: the attacker first; a step in which nobody can go is over by itself. */
function advanceAsks(s: Wars, combat: Combat): Ask[] {
  const { attacker, hex, origins } = combat
  const won = vacatedBy(s, [hex], otherSide(attacker))
  const lost = vacatedBy(s, origins, attacker)
  const attack = survivors(s, combat, 'attack').filter(id => origins.includes(hexOf(s, id) as HexId))
  const defend = survivors(s, combat, 'defend').filter(id => hexOf(s, id) === hex)
  return [
    { step: 'advance', side: attacker, args: { units: attack, hexes: won } },
    { step: 'advance', side: otherSide(attacker), args: { units: defend, hexes: lost } },
  ]
}

function conclude(s: Wars, combat: Combat, go: Go): void {
  const { hex, origins, attacker } = combat
  const isEmpty = [0, 1].every(side => !isHeldBy(s, hex, side as Side))
  const vacated = isEmpty && vacatedBy(s, origins, attacker).length === origins.length
  go.log('concluded', { hex, vacated }, '6.5.6')
  s.combat = null
}

type Play<Found> = (s: Wars, combat: Combat, go: Go) => Found

const asks = (id: string, play: Play<readonly Ask[]>): Stage<Wars, Next> => ({
  id,
  play: (s, go) => (s.combat === null ? [] : play(s, s.combat, go)),
})

/** Left out where the cavalry has slipped away (M.CS). */
const fought = (id: string, play: Play<readonly Ask[]>): Stage<Wars, Next> =>
  asks(id, (s, combat, go) => (combat.escaped ? [] : play(s, combat, go)))

const happens = (id: string, play: Play<void>, of = fought): Stage<Wars, Next> =>
  of(id, (...now) => {
    play(...now)
    return []
  })

const chargeAsk = (s: Wars, combat: Combat, role: Role): Ask[] => [
  { step: isChosen(s, SECRET_CHARGE) ? 'chargeUnseen' : 'charge', side: sideIn(combat, role), args: { role } },
]

/** E4: the order of a combat. */
const STAGES = [
  happens('reveal', reveal),
  asks('screen', (s, { hex, defenders, attacker }) =>
    canScreen(s, defenders) ? [{ step: 'screen', side: otherSide(attacker), args: { hex, units: defenders } }] : [],
  ),
  fought('supply', (s, combat) => {
    const units = needing(s, combat.attackers)
    return units.length === 0 ? [] : [{ step: 'drawSupply', side: combat.attacker, args: { units } }]
  }),
  fought('attackCharge', (s, combat) => chargeAsk(s, combat, 'attack')),
  fought('defendCharge', (s, combat) => chargeAsk(s, combat, 'defend')),
  happens('die', roll),
  fought('attackMorale', (s, combat) => moraleAsk(s, combat, 'attack')),
  fought('defendMorale', (s, combat) => moraleAsk(s, combat, 'defend')),
  happens('result', resolve),
  fought('disrupt', disruptAsks),
  happens('attackLosses', (s, combat, go) => applyCode(s, combat, 'attack', go)),
  happens('defendLosses', (s, combat, go) => applyCode(s, combat, 'defend', go)),
  fought('attackRetreat', (s, combat, go) => retreatAsk(s, combat, 'attack', go)),
  asks('defendRetreat', (s, combat, go) => retreatAsk(s, combat, 'defend', go)),
  asks('advance', advanceAsks),
  happens('over', conclude, asks),
]

export const combat = staged<Wars>({
  stages: STAGES,
  end: (_s, go) => go.end(),
  needs: s => s.combat !== null,
})
