import { ofUnit } from '../../../core/engine/answer'
import { change } from '../../../core/engine/change'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import { otherSide, type RuleId, type Side, type UnitId } from '../../../core/ids'
import { moraleOf } from '../charts'
import { countryOf, isGreatPowerUnit, nameOf } from '../countries'
import type { Country } from '../forces/counter'
import { hexName } from '../map/geography'
import { sweepTrenches } from '../movement/segment'
import { changeMoraleOf } from '../politics/morale'
import { secretOwner } from '../secrets/sight'
import { type Go, hexOf, isType, type Place, putUnit, unitOf, type Wars } from '../state'
import { exposedChargers, sideIn, unitsIn } from './charge'
import { type Combat, type OfRole, ofRole, type Role } from './combat-state'
import { countriesIn } from './morale-step'
import { codeFor } from './odds'

/** 3.2.8: two spaces down the Turn Track. */
const TURNS_AWAY = 2

/** CRT.*, 6.5.5: a Great Power unit comes back by itself; Depots, Fortifications and artillery never do. */
const whereLost = (s: Wars, id: UnitId, otherwise: Place): Place =>
  isGreatPowerUnit(s, id)
    ? { is: 'track', turn: s.turn + TURNS_AWAY }
    : isType(id, 'depot', 'fortification', 'artillery')
      ? { is: 'gone' }
      : otherwise

function take(s: Wars, id: UnitId, at: Place): void {
  putUnit(s, id, { at, demoralized: false, open: at.is === 'prisoner' })
  for (const list of ['fresh', 'moved', 'railed', 'defended', 'retreated', 'barred', 'counted'] as const)
    if (s[list].includes(id)) s[list] = s[list].filter(each => each !== id)
}

export function eliminate(s: Wars, go: Go, id: UnitId, rule: RuleId = '6.5.5'): void {
  const hex = hexOf(s, id)
  const at = whereLost(s, id, { is: 'pool' })
  go.log('eliminated', { unit: id, hex, to: at.is, owner: secretOwner(s, id) }, rule)
  take(s, id, at)
}

/** It surrenders to a side. */
export function surrender(s: Wars, go: Go, id: UnitId, to: Side, rule: RuleId = '6.5.5'): void {
  const hex = hexOf(s, id)
  const at = whereLost(s, id, { is: 'prisoner', of: to })
  go.log('surrendered', { unit: id, hex, to: at.is, captor: to }, rule)
  take(s, id, at)
}

export const otherRole = (role: Role): Role => (role === 'attack' ? 'defend' : 'attack')

/** Those who took part and are still on the map. */
export const survivors = (s: Wars, combat: Combat, role: Role): UnitId[] =>
  unitsIn(combat, role).filter(id => hexOf(s, id) !== null)

export function demoralize(s: Wars, go: Go, id: UnitId, rule: string): void {
  const hex = hexOf(s, id)
  if (hex === null || unitOf(s, id).demoralized) return
  putUnit(s, id, { demoralized: true })
  go.log('demoralized', { unit: id, hex }, rule)
}

/** D11, 10.3.2: a Fortification falls once: all who attack gain, its owner loses. */
export function countFort(s: Wars, go: Go, fort: UnitId, takers: readonly Country[]): void {
  const owner = countryOf(s, fort)
  const { winner, loser } = moraleOf(s).fortification
  changeMoraleOf(s, go, takers, winner, 'a Fortification fell')
  if (owner !== null) changeMoraleOf(s, go, [owner], loser, 'a Fortification was lost')
}

/** Takes a unit away in a combat: to its Pool, or to the enemy. */
function lose(s: Wars, go: Go, combat: Combat, role: Role, id: UnitId, how: 'eliminated' | 'surrenders'): void {
  if (isType(id, 'fortification')) countFort(s, go, id, countriesIn(s, combat, otherRole(role)))
  if (how === 'eliminated') eliminate(s, go, id)
  else surrender(s, go, id, otherSide(sideIn(combat, role)))
}

/** CRT.D, CRT.S, CRT.R: Demoralized, or lost if it was. */
function hit(s: Wars, go: Go, combat: Combat, role: Role, id: UnitId, code: 'D' | 'S' | 'R'): void {
  if (!unitOf(s, id).demoralized) demoralize(s, go, id, `CRT.${code}`)
  else lose(s, go, combat, role, id, code === 'D' ? 'eliminated' : 'surrenders')
}

/** 6.6.2, 6.6.6: a Depot outside a Fortification does not outlive a rout. */
const isDoomedDepot = (s: Wars, combat: Combat, id: UnitId): boolean => {
  const hex = hexOf(s, id)
  return isType(id, 'depot') && hex !== null && !combat.forts.includes(hex)
}

/** CRT.D: who bears a D; the owner's choice where nobody in the combat hexes charged. */
export const disruptedUnits = (s: Wars, combat: Combat, role: Role): UnitId[] => {
  const charged = exposedChargers(s, combat, role)
  if (charged.length > 0) return charged
  const picked = combat.disrupted[role]
  return picked === null ? [] : [picked]
}

/** What the table says of one side. */
export function applyCode(s: Wars, combat: Combat, role: Role, go: Go): void {
  if (combat.result === null) return
  const code = codeFor(combat.result, role)
  const units = survivors(s, combat, role)
  if (code === 'E') for (const id of units) lose(s, go, combat, role, id, 'eliminated')
  if (code === 'D') for (const id of disruptedUnits(s, combat, role)) hit(s, go, combat, role, id, 'D')
  if (code === 'S') for (const id of units) hit(s, go, combat, role, id, 'S')
  if (code === 'R')
    for (const id of units) {
      if (isDoomedDepot(s, combat, id)) lose(s, go, combat, role, id, 'eliminated')
      else hit(s, go, combat, role, id, 'R')
    }
  sweepTrenches(s, go)
}

/** 10.3.2, 10.3.3, D84: the code read decides, whoever had to go. */
export function applyMorale(s: Wars, combat: Combat, go: Go): void {
  if (combat.result === null) return
  const chart = moraleOf(s)
  for (const role of ['attack', 'defend'] as const) {
    const code = codeFor(combat.result, role)
    if (code !== 'E' && code !== 'R') continue
    const { winner, loser } = code === 'E' ? chart.eliminated : chart.routed
    const word = code === 'E' ? 'destroyed' : 'routed'
    const where = hexName(combat.hex)
    changeMoraleOf(s, go, countriesIn(s, combat, role), loser, `${word} at ${where}`)
    changeMoraleOf(s, go, countriesIn(s, combat, otherRole(role)), winner, `the enemy ${word} at ${where}`)
  }
}

/** CRT.R, 6.6.1, D13, D63, D93: who must go; nobody out of a hex that had a Fortification. */
export function routed(s: Wars, combat: Combat, role: Role): UnitId[] {
  if (combat.result === null || codeFor(combat.result, role) !== 'R') return []
  return survivors(s, combat, role).filter(id => {
    const hex = hexOf(s, id)
    return hex !== null && !combat.forts.includes(hex) && !isType(id, 'fleet', 'fortification')
  })
}

const choices = (s: Wars, role: Role): UnitId[] => (s.combat === null ? [] : survivors(s, s.combat, role))

/** CRT.D, D7: nobody of the side charged within the combat hexes, so its owner picks one unit. */
export const disrupt = step<Wars, OfRole>({
  seat: 'open',
  args: ofRole,
  enter(s, f, go) {
    const units = choices(s, f.args.role)
    const [only] = units
    if (units.length > 1) return
    if (only !== undefined) pick(s, f.args.role, only)
    go.end()
  },
  prompt: s => ({
    text: `Disrupted at ${s.combat === null ? '' : hexName(s.combat.hex)}: pick the unit that bears it`,
    rule: 'CRT.D',
    waiting: 'picks the unit that is disrupted',
  }),
  answers: {
    unit: ofUnit<Wars, OfRole, null>({
      title: 'Who is disrupted',
      intent: 'act',
      among: (s, f) => choices(s, f.args.role),
      whyNot: (s, f, id) =>
        !choices(s, f.args.role).includes(id) && refusal('CRT.D', `${nameOf(id)} is not in the combat`, { unit: id }),
      label: (id, s) => `${nameOf(id)} ${unitOf(s, id).demoralized ? 'is eliminated' : 'is Demoralized'}`,
      do(s, f, id, go) {
        pick(s, f.args.role, id)
        go.end()
      },
    }),
  },
  primary: () => null,
  focus: s => ({ targets: s.combat === null ? [] : [s.combat.hex] }),
  battle: { stage: 'Losses', fought: true },
  needs: s => s.combat !== null,
})

function pick(s: Wars, role: Role, id: UnitId): void {
  change(s, 'combat', combat => {
    combat.disrupted[role] = id
  })
}
