import { type Refusal, refusal } from '../../core/engine/step'
import type { HexId, UnitId } from '../../core/ids'
import { ALLIED, isNeutralHex, nationOf, sideOf } from './countries'
import type { Nation } from './forces/counter'
import { isOnSheets } from './forces/scenarios/sheets'
import { allHexes, grid, isIn, isLand, landAt } from './map/geography'
import { derived, hexOf, type Part } from './state'

/** What closes ground, whoever stands there. */
export type Frontiers = Part<'countries' | 'bulgarians' | 'intervened' | 'leaning' | 'kind' | 'setting'>

/** 28.A: the region that binds a nation; null: the whole map is open to it. */
export function areaOf(s: Frontiers, nation: Nation): string | null {
  // R-OCT: only its own country.
  if (s.kind === 'october' && (nation === 'Greek' || nation === 'Yugoslav'))
    return nation === 'Greek' ? 'Greece' : 'Yugoslavia'
  switch (nation) {
    case 'Italian':
    case 'Albanian':
      return s.intervened ? null : 'Italian operational area'
    case 'Hungarian':
      return 'Hungarian operational area'
    case 'Bulgarian':
      return `Bulgarian (${s.bulgarians}) operational area`
    case 'Yugoslav': {
      const { side, stance } = s.countries.Yugoslavia
      if (stance === 'neutral') return 'Yugoslavia'
      return side === ALLIED ? null : 'Yugoslav (Axis) operational area'
    }
    default:
      return null
  }
}

/** R-NEU, 28.A.0.3, 28.C.0, R-RET5: closed to a unit whatever drives it there. */
export const barred = derived(['countries', 'leaning', 'setting'], (s, nation: Nation): Uint8Array => {
  const closed = new Uint8Array(grid.size)
  const isAllied =
    nation === 'British' || nation === 'Greek' || (nation === 'Yugoslav' && s.countries.Yugoslavia.side === ALLIED)
  for (const hex of allHexes) {
    const isHome = nation === 'Yugoslav' && landAt(hex) === 'Yugoslavia'
    if (
      !isLand(hex) ||
      !isOnSheets(s, hex) ||
      (isNeutralHex(s, hex) && !isHome) ||
      (isAllied && isIn(hex, 'closed to the Allies'))
    )
      closed[hex] = 1
  }
  return closed
})
export const isBarred = (s: Part<'countries' | 'leaning' | 'setting'>, nation: Nation, hex: HexId): boolean =>
  barred(s, nation)[hex] === 1

const outside = derived(
  ['countries', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, nation: Nation): Uint8Array => {
    const closed = new Uint8Array(grid.size)
    const area = areaOf(s, nation)
    if (area !== null) for (const hex of allHexes) if (!isLand(hex) || !isIn(hex, area)) closed[hex] = 1
    return closed
  },
)
/** 28.A.0.1: outside its operational area. */
export const isOutside = (s: Frontiers, nation: Nation, hex: HexId): boolean => outside(s, nation)[hex] === 1

/** 1 where units of a nation may not go of their own will (28.A.0.1, 28.A.0.3, 28.C.0). */
export const closedTo = derived(
  ['countries', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, nation: Nation): Uint8Array => {
    const [never, away] = [barred(s, nation), outside(s, nation)]
    return never.map((shut, hex) => (shut === 1 || away[hex] === 1 ? 1 : 0))
  },
)

export function whyBarred(s: Part<'countries' | 'leaning' | 'setting'>, nation: Nation, hex: HexId): Refusal | null {
  if (!isBarred(s, nation, hex)) return null
  if (!isLand(hex)) return refusal('6.5', 'units do not go to sea', { hex })
  if (!isOnSheets(s, hex)) return refusal('33.D.2.1', 'that part of the map is not played', { hex })
  if (isNeutralHex(s, hex)) return refusal('28.C.0', `${landAt(hex)} is neutral`, { hex })
  return refusal('28.A.0.3', `${landAt(hex)} is closed to the Allies`, { hex })
}

/** Why a unit may not step into a hex, overrun it, attack it or advance into it. */
export function whyClosed(s: Frontiers & Part<'units'>, id: UnitId, hex: HexId): Refusal | null {
  const nation = nationOf(id)
  const found = whyBarred(s, nation, hex)
  if (found !== null) return found
  return isOutside(s, nation, hex)
    ? refusal('28.A.0.1', `${nation} units do not go outside their operational area`, { hex })
    : null
}

/** 28.A.0.1: driven out of its area it does not attack until it is back. */
export const isAway = (s: Frontiers & Part<'units'>, id: UnitId): boolean => {
  const hex = hexOf(s, id)
  return hex !== null && sideOf(s, id) !== null && isOutside(s, nationOf(id), hex)
}
