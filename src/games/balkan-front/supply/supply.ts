import type { HexId, Side, UnitId } from '../../../core/ids'
import { armySide, moverOf, nationOf } from '../countries'
import type { Nation } from '../forces/counter'
import { groundIds } from '../forces/counters'
import { derived, hexOf, type Part } from '../state'
import { suppliedHexes } from './lines'
import { rationed } from './rations'
import { sourcesOf } from './sources'

/** What decides who is in supply. */
export type SupplyField = Part<
  | 'units'
  | 'dropped'
  | 'noZoc'
  | 'countries'
  | 'leaning'
  | 'owner'
  | 'weather'
  | 'setting'
  | 'deadSources'
  | 'tokens'
  | 'preferred'
>

/** 12.B, 12.C: 1 in every hex from which a unit of the nation can trace to a source without limit. */
export const suppliedFor = derived(
  ['units', 'dropped', 'noZoc', 'countries', 'leaning', 'owner', 'weather', 'setting', 'deadSources'],
  (s, nation: Nation): Uint8Array => {
    const side = armySide(s, nation)
    return suppliedHexes(s, nation, side === null ? [] : sourcesOf(s, nation, side))
  },
)

/** Units on the map that a side moves. Those in boxes are always in supply (R-12B). */
const unitsOnMap = (s: SupplyField, side: Side): UnitId[] =>
  groundIds.filter(id => hexOf(s, id) !== null && moverOf(s, id) === side)

/** 12: units of a side that are out of supply as things stand, limited sources shared out. */
export const outOfSupply = derived(
  [
    'units',
    'dropped',
    'noZoc',
    'countries',
    'leaning',
    'owner',
    'weather',
    'setting',
    'deadSources',
    'tokens',
    'preferred',
  ],
  (s, side: Side): readonly UnitId[] => {
    const hungry = unitsOnMap(s, side).filter(id => suppliedFor(s, nationOf(id))[hexOf(s, id) as HexId] !== 1)
    const fed = new Set(rationed(s, side, hungry, s.preferred))
    return hungry.filter(id => !fed.has(id))
  },
)

/** R-12J: on the spot, with owners, zones and weather of this moment. */
export function isInSupplyNow(s: SupplyField, id: UnitId): boolean {
  const side = moverOf(s, id)
  return side === null || hexOf(s, id) === null || !outOfSupply(s, side).includes(id)
}

/** 12.B.0: as it was found in the last initial phase. */
export const isInSupply = (s: Part<'unsupplied'>, id: UnitId): boolean => !s.unsupplied.includes(id)
