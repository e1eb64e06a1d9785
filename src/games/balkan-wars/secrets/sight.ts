import { standIns } from '../../../core/army/stand-ins'
import { recent } from '../../../core/engine/derived'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { type Standing, stackIn } from '../board'
import { type Allegiance, sideOf, sideOfNation } from '../countries'
import { NATIONS, type Nation } from '../forces/counter'
import { counters, isType } from '../forces/counters'
import { FOG, isChosen } from '../forces/options'
import { grid } from '../map/geography'
import { type Part, unitOf, type Wars } from '../state'

/** 12.G, E19: lies face down; Fortifications are always known, and the Fleet is seen from every shore. */
export const isFaceDown = (s: Part<'units' | 'setting'>, id: UnitId): boolean =>
  isChosen(s, FOG) && !unitOf(s, id).open && !isType(id, 'fortification', 'fleet')

/** Whether a side has somebody face down in a hex, as far as the eye of whoever asks can tell. */
export const isVeiled = (s: Standing, hex: HexId, side: Side): boolean =>
  s.hidden.some(each => each.hex === hex && sideOfNation(s, each.nation) === side) ||
  stackIn(s, hex, side).some(id => isFaceDown(s, id))

/** From whose enemy a unit is hidden; null: everybody may know it (12.G, E19). */
export const secretOwner = (s: Allegiance & Part<'units'>, id: UnitId): Side | null =>
  isFaceDown(s, id) ? sideOf(s, id) : null

/** A back tells the nation, and whether a Demoralized marker lies on it (E1). */
const backOf = (nation: Nation, demoralized: boolean): number => NATIONS.indexOf(nation) * 2 + (demoralized ? 1 : 0)

const covers = standIns({ counters: counters.length, hexes: grid.size, backs: NATIONS.length * 2 })

export type Cover = { readonly hex: HexId; readonly nation: Nation; readonly demoralized: boolean }

/** What all may know of a counter face down; null: a counter with a name. */
export function coverOf(id: UnitId): Cover | null {
  const at = covers.of(id)
  if (at === null || !('hex' in at)) return null
  return { hex: at.hex, nation: NATIONS[at.back >> 1] as Nation, demoralized: (at.back & 1) === 1 }
}

/** Counters face down, one for each that lies in a pile. */
export const standInsOf = recent((s: Wars): readonly UnitId[] =>
  s.hidden.flatMap(({ hex, nation, demoralized, count }) =>
    covers.several({ hex, back: backOf(nation, demoralized) }, count),
  ),
)

export const sideOfAny = (s: Wars, id: UnitId): Side | null => {
  const cover = coverOf(id)
  return cover === null ? sideOf(s, id) : sideOfNation(s, cover.nation)
}
