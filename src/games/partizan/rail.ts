import { linkedHexes } from '../../core/hex/linked-hexes'
import type { HexId } from '../../core/ids'
import { boardOf } from './board'
import { germanHexes, grid, italianHexes, railSteps } from './map'
import { PARTISAN, type Partizan, type Unit, unitsOf } from './state'

type Nets = { readonly german: Uint8Array; readonly italian: Uint8Array }
const nets = new WeakMap<readonly Unit[], Nets>()

/** 6.2, 6.4, 18.3: hexes from which rail hexes free of the Partisan side lead to Germany, and to Italy. */
function railNets(s: Partizan): Nets {
  const units = unitsOf(s)
  const known = nets.get(units)
  if (known) return known
  const enemies = boardOf(s).count[PARTISAN]
  const netOf = (sources: readonly HexId[]) =>
    linkedHexes(
      grid,
      sources.filter(hex => enemies[hex] === 0),
      (from, direction) => enemies[from] === 0 && railSteps[from * 6 + direction] === 1,
    )
  const made = { german: netOf(germanHexes), italian: netOf(italianHexes) }
  nets.set(units, made)
  return made
}

export const isRailedToGermany = (s: Partizan, hex: HexId): boolean => railNets(s).german[hex] === 1
export const isRailedToItaly = (s: Partizan, hex: HexId): boolean => railNets(s).italian[hex] === 1
