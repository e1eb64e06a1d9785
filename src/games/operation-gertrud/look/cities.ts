import type { HexId, Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { perPosition } from '../../../core/look/per-position'
import { objectivesOf } from '../charts'
import { unitNamed } from '../forces/counters'
import { hexNamed, isCity, landHexes } from '../map/geography'
import { enterHex } from '../movement/capture'
import { ALLIED, GERMAN, type Gertrud } from '../state'

export const cityHexes: readonly HexId[] = landHexes.filter(isCity)

const turk = unitNamed('tr-inf-1')

/** Asked of the rules: whoever captures a city by entering it is not its owner. */
const allOwners = perPosition((s: Gertrud): ReadonlyMap<HexId, Side> => {
  const asked = { ...s, captured: [] as HexId[] }
  const owners = new Map<HexId, Side>()
  for (const hex of cityHexes) {
    asked.captured = []
    enterHex(asked, { log() {} }, turk, hex)
    owners.set(hex, asked.captured.includes(hex) ? GERMAN : ALLIED)
  }
  return owners
})

/** Whose a city is now: its owner's, or his enemy's who captured it. */
export function holderOf(s: Gertrud, hex: HexId): Side | null {
  const owner = allOwners(s).get(hex)
  if (owner === undefined) return null
  return s.captured.includes(hex) ? otherSide(owner) : owner
}

export const objectiveHexes = perPosition((s: Gertrud): readonly HexId[] => objectivesOf(s).map(hexNamed))
