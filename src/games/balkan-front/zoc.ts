import type { HexId, HexsideId, Side, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { type Allegiance, isNeutralHex, sideOf } from './countries'
import { groundIds, groundOf } from './forces/counters'
import { isDivisional } from './forces/unit-types'
import { allHexes, allSteps, grid, isClosedSide, isIn, isLand } from './map/geography'
import { derived, type Part, type Unit } from './state'

/** What decides where zones of control reach. */
export type Field = Part<'units' | 'noZoc'> & Allegiance

/** 28.A.0.3 */
const isClosedToAllies: readonly boolean[] = allHexes.map(hex => isLand(hex) && isIn(hex, 'closed to the Allies'))

/** R-ZOCX: 1 where a ZOC of the side may lie at all. */
const openGround = derived(['countries'], (s, side: Side): Uint8Array => {
  const open = new Uint8Array(grid.size)
  for (const hex of allHexes)
    if (isLand(hex) && !isNeutralHex(s, hex) && !(side === 1 && isClosedToAllies[hex])) open[hex] = 1
  return open
})

/** 5.3, 5.4: divisions that have not given it up. Cadres are no divisions. */
export const hasZoc = (s: Field, id: UnitId): boolean => {
  const { at, cadre } = s.units[id] as Unit
  return at.is === 'hex' && !cadre && isDivisional(groundOf(id)) && !s.noZoc.includes(id) && sideOf(s, id) !== null
}

const DIVISIONS: readonly UnitId[] = groundIds.filter(id => isDivisional(groundOf(id)))

const castersOf = (s: Field, side: Side): Set<HexId> => {
  const found = new Set<HexId>()
  for (const id of DIVISIONS) {
    const { at, cadre } = s.units[id] as Unit
    if (at.is === 'hex' && !cadre && sideOf(s, id) === side && !s.noZoc.includes(id)) found.add(at.hex)
  }
  return found
}

/** 5.1, 5.2: 1 in the ZOC of a side. */
export const zocOf = derived(['units', 'noZoc', 'countries'], (s, side: Side): Uint8Array => {
  const zone = new Uint8Array(grid.size)
  const open = openGround(s, side)
  for (const from of castersOf(s, side))
    for (const { to, side: over } of allSteps[from] ?? []) if (open[to] === 1 && !isClosedSide(over)) zone[to] = 1
  return zone
})

/** In the ZOC of that side. */
export const isInZoc = (s: Field, hex: HexId, side: Side): boolean => zocOf(s, side)[hex] === 1
/** In a ZOC of the enemies of that side. */
export const isInEnemyZoc = (s: Field, hex: HexId, side: Side): boolean => isInZoc(s, hex, otherSide(side))

/** 5.2, 9.B.2: whether anything of the ground goes over a hexside at all. */
export const isPassable = (over: HexsideId): boolean => !isClosedSide(over)
