import type { HexId, Side } from '../../../core/ids'
import { ALLIED, armySide, moverOf, nationOf } from '../countries'
import { groundIds } from '../forces/counters'
import { isCity, landAt } from '../map/geography'
import { type Front, hexOf, type Units } from '../state'
import { sourcesOf } from './sources'
import { outOfSupply, suppliedFor } from './supply'

/** 12.C.2.2: Greeks who live by minor ports alone. */
export const portUsers = (s: Front): Units => {
  const out = outOfSupply(s, ALLIED)
  return groundIds.filter(id => {
    const hex = hexOf(s, id)
    return (
      hex !== null &&
      nationOf(id) === 'Greek' &&
      moverOf(s, id) === ALLIED &&
      suppliedFor(s, 'Greek')[hex] !== 1 &&
      !out.includes(id)
    )
  })
}

/** 12.C.2.5: Yugoslav cities that are joined, and so are sources. */
export const yugoslavPair = (s: Front): readonly HexId[] => {
  const side = armySide(s, 'Yugoslav')
  return side === null
    ? []
    : sourcesOf(s, 'Yugoslav', side as Side).filter(hex => landAt(hex) === 'Yugoslavia' && isCity(hex))
}
