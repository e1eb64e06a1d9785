import { linkedHexes } from '../../../core/hex/linked-hexes'
import type { HexId } from '../../../core/ids'
import { germanHexes, grid, italianHexes, railSteps } from '../map/hexes'
import { derived, type Field, PARTISAN } from '../state'
import { countersOn } from './board'

/** 6.2, 6.4, 18.3: hexes from which rail hexes free of the Partisan side lead to Germany, and to Italy. */
const railNets = derived(['units', 'hidden'], s => {
  const enemies = countersOn(s)[PARTISAN]
  const netOf = (sources: readonly HexId[]) =>
    linkedHexes(
      grid,
      sources.filter(hex => enemies[hex] === 0),
      (from, direction) => enemies[from] === 0 && railSteps[from * 6 + direction] === 1,
    )
  return { german: netOf(germanHexes), italian: netOf(italianHexes) }
})

export const isRailedToGermany = (s: Field, hex: HexId): boolean => railNets(s).german[hex] === 1
export const isRailedToItaly = (s: Field, hex: HexId): boolean => railNets(s).italian[hex] === 1
