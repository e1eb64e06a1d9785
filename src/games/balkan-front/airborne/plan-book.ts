import type { HexId, Side, UnitId } from '../../../core/ids'
import { groundSpot } from '../air/air-units'
import { isDropHex } from '../air/missions'
import { moverOf, nationOf } from '../countries'
import { groundIds, groundOf } from '../forces/counters'
import { isBeach, isIn, landAt, landHexes } from '../map/geography'
import { isInMainlandGreece } from '../politics/lands'
import { derived, type Front, type Part, type PhasePart } from '../state'
import { hasHeavy } from '../units'
import { isAirborne } from './airborne-units'

/** R-26B4: who may land on an enemy beach at all. */
export const mayLand = (s: Front, id: UnitId): boolean => {
  const nation = nationOf(id)
  if (nation === 'British') return groundOf(id).type === 'marineCommando'
  return (nation === 'German' || nation === 'Italian') && !hasHeavy(s, id)
}

/** Units of a side that a plan can be written for, whatever their state. */
export const plannersOf = (s: Front, side: Side): UnitId[] =>
  groundIds.filter(id => moverOf(s, id) === side && groundSpot(s, id) !== null && (isAirborne(id) || mayLand(s, id)))

/** 26.B.2.6: the mainland of Greece, where it is Greece (33.G.2), and of Yugoslavia. */
export const isShutToLandings = (s: Part<'setting'>, hex: HexId): boolean =>
  isInMainlandGreece(s, hex) || (landAt(hex) === 'Yugoslavia' && !isIn(hex, 'Yugoslav islands'))
const DROPS: readonly HexId[] = landHexes.filter(isDropHex)
const landings = derived(['setting'], s => landHexes.filter(hex => isBeach(hex) && !isShutToLandings(s, hex)))
/** R-PLAN1: places a plan can name; the unit need not be able to reach them yet. */
export const planHexes = (s: Part<'setting'>, landing: boolean): readonly HexId[] => (landing ? landings(s) : DROPS)

/** I.7, R-HID: in every own initial phase of a side that has anybody to plan for, so that it tells nothing. */
export const PLAN_BOOK: PhasePart = {
  id: 'plans',
  rule: '25.C.1',
  play: (s, side) => (plannersOf(s, side).length > 0 ? [{ step: 'planBook', side, args: { use: 'write' } }] : []),
}
