import type { HexId, Side, UnitId } from '../../../core/ids'
import { spaceOf } from '../calendar'
import { mobilizationCosts, mobilizationPoints } from '../charts/morale-and-mobilization'
import { countriesOn, countryOf } from '../countries'
import type { Country } from '../forces/counter'
import { hasDiplomacy, isChosen, SECRET_OPERATIONS } from '../forces/options'
import { isScenario } from '../forces/scenarios'
import { hasSoil } from '../map/geography'
import { powerPoints } from '../politics/powers'
import {
  counterOf,
  hexOf,
  isDemoralized,
  isType,
  type Ledger,
  landIds,
  periodOf,
  unitIds,
  unitOf,
  type Wars,
} from '../state'

/** S4.SR3, C20 */
const isRaised = (s: Wars, side: Side): boolean =>
  isScenario(s, 'jihad') && side === 0 && s.turn <= mobilizationPoints.leagueTurnsInScenario4

/** Whether a side raises units this turn. */
export const isMobilizing = (s: Wars, side: Side): boolean =>
  isRaised(s, side) || (spaceOf(s, s.turn)?.mobilize ?? true)

/** MOB.1, D1 */
export function costOf(id: UnitId): number {
  const { type, size, cadre, command = 0, staff = 0 } = counterOf(id)
  if (type === 'hq') return mobilizationCosts.hq * (command + staff)
  if (type === 'engineer') return mobilizationCosts.engineer * cadre
  return (size === 'division' ? mobilizationCosts.division : mobilizationCosts.other) * cadre
}

/** Depots of a country on the map. */
export const depotsOf = (s: Wars, country: Country): UnitId[] =>
  landIds.filter(id => isType(id, 'depot') && countryOf(s, id) === country && hexOf(s, id) !== null)

/** D61: in good order, and at home as at the start of the scenario. */
export const countableDepots = (s: Wars, country: Country): UnitId[] =>
  depotsOf(s, country).filter(id => !isDemoralized(s, id) && hasSoil(hexOf(s, id) as HexId, country, periodOf(s)))

/** 4.1.1, S3.MOB, S4.SR3 */
const perDepot = (s: Wars, country: Country, side: Side): number => {
  if (isScenario(s, 'on-to-belgrade') && country === 'Serbia') return mobilizationPoints.serbiaInScenario3
  return isRaised(s, side) ? mobilizationPoints.leagueInScenario4 : mobilizationPoints.perDepot
}

/** 4.1.1, 4.1.5: what the Depots of a country give, its own and those of the Display. */
export function ownPoints(s: Wars, country: Country, side: Side, leftOut: readonly UnitId[] = []): number {
  const depots = countableDepots(s, country).filter(id => !leftOut.includes(id)).length
  const display = country === 'Ottoman Empire' ? s.displayDepots * mobilizationPoints.perDisplayDepot : 0
  return depots * perDepot(s, country, side) + display
}

/** 4.1.3, 4.1.4 */
export const sharedPoints = (s: Wars, side: Side): number => (hasDiplomacy(s) ? powerPoints(s, side) : 0) + s.bank[side]

/** 4.2.1, 4.G.2: what a country can raise. */
export const raisable = (s: Wars, country: Country): UnitId[] =>
  unitIds.filter(
    id =>
      countryOf(s, id) === country &&
      unitOf(s, id).at.is === 'pool' &&
      !isType(id, 'depot', 'fortification', 'artillery', 'fleet'),
  )

/** 4.4.1, D23, D61: hexes of Depots that can still receive a unit. */
export function freeDepots(s: Wars, country: Country, side: Side, ledger: Ledger): HexId[] {
  const each = isRaised(s, side) ? mobilizationPoints.unitsPerDepotInScenario4 : 1
  const open = depotsOf(s, country).filter(
    id => !isDemoralized(s, id) && ledger.used.filter(used => used === id).length < each,
  )
  return [...new Set(open.map(id => hexOf(s, id) as HexId))]
}

/** The Depot in a hex that receives the next unit. */
export function receivingDepot(s: Wars, country: Country, ledger: Ledger, hex: HexId): UnitId | null {
  const there = depotsOf(s, country).filter(id => hexOf(s, id) === hex && !isDemoralized(s, id))
  const least = (id: UnitId) => ledger.used.filter(used => used === id).length
  return there.toSorted((a, b) => least(a) - least(b))[0] ?? null
}

/** D24: each remaining Depot of the Display takes one. */
export const freeInDisplay = (s: Wars, country: Country, ledger: Ledger): number =>
  country === 'Ottoman Empire' ? Math.max(0, s.displayDepots - ledger.usedDisplay) : 0

export const canPlace = (s: Wars, country: Country, side: Side, ledger: Ledger): boolean =>
  freeDepots(s, country, side, ledger).length > 0 || freeInDisplay(s, country, ledger) > 0

export const purse = (ledger: Ledger): number => ledger.own + ledger.shared

/** D75: own points first, then shared ones. */
export const charged = (ledger: Ledger, cost: number): Ledger => {
  const own = Math.min(ledger.own, cost)
  return { ...ledger, own: ledger.own - own, shared: ledger.shared - (cost - own) }
}

/** M.SO.2b: Agents need neither a Pool nor a Depot. */
export const hasAgents = (s: Wars): boolean => isChosen(s, SECRET_OPERATIONS)

/** M.SO.2b, D75: an Agent is paid by any country, with points or Morale. */
function canHire(s: Wars, country: Country, side: Side, ledger: Ledger): boolean {
  const own = ledger.country === country ? ledger.own : ownPoints(s, country, side)
  return hasAgents(s) && (s.morale[country] > 0 || own + ledger.shared >= mobilizationPoints.agent)
}

/** Whether a country has a use for points: somebody to raise and somewhere to put him, or Agents to hire. */
export const hasUse = (s: Wars, country: Country, side: Side, ledger: Ledger): boolean =>
  canHire(s, country, side, ledger) || (raisable(s, country).length > 0 && canPlace(s, country, side, ledger))

export const toMobilize = (s: Wars, side: Side, ledger: Ledger): Country[] =>
  countriesOn(s, side).filter(name => !ledger.done.includes(name) && hasUse(s, name, side, ledger))
