import type { CounterFace, CounterNation } from '../../../core/engine/counter-face'
import type { Side, UnitId } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import type { Nation } from '../forces/counters'
import type { StepNation } from '../forces/scenarios/scenario'
import { GERMAN, type Gertrud, nationOf, sideAdjective } from '../state'

/** In the order of an order of battle. */
export const nations: readonly Nation[] = ['German', 'Italian', 'Turkish', 'Allied', 'British', 'American', 'Soviet']

/** Those who have replacement steps. */
export const STEP_NATIONS: readonly StepNation[] = ['German', 'Italian', 'Turkish', 'Allied', 'Soviet']

/** For keys: the two sides as the module names them. */
export const sideId = (side: Side): 'german' | 'allied' => (side === GERMAN ? 'german' : 'allied')

/** The colour of things that belong to a side as a whole. */
export const sideColour = (s: Gertrud, side: Side): CounterNation =>
  side === GERMAN ? (s.duplicity ? 'soviet' : 'german') : 'turkish'

/** A force of one nation goes by its name, one of several by that of its side. */
export function forceAdjective(s: Gertrud, side: Side, units: readonly UnitId[]): string {
  const [only, another] = new Set(units.map(nationOf))
  return only !== undefined && another === undefined ? only : sideAdjective(s, side)
}

/** 14.0 */
export const ultraFace = (): CounterFace =>
  markerFace({ symbol: 'intelligence', nation: 'british', designation: 'ULTRA', label: 'ULTRA' })
