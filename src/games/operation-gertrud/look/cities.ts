import { recent } from '../../../core/engine/derived'
import type { HexId, Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { objectivesOf } from '../charts'
import { hexNamed, isCity, landHexes } from '../map/geography'
import { ownerOf } from '../movement/capture'
import type { Gertrud } from '../state'

export const cityHexes: readonly HexId[] = landHexes.filter(isCity)

/** Whose a city is now: its owner's, or his enemy's who captured it. */
export function holderOf(s: Gertrud, hex: HexId): Side | null {
  if (!isCity(hex)) return null
  return s.captured.includes(hex) ? otherSide(ownerOf(s, hex)) : ownerOf(s, hex)
}

export const objectiveHexes = recent((s: Gertrud): readonly HexId[] => objectivesOf(s).map(hexNamed))
