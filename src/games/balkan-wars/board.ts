import { boards, type PerSide, perSide, zoneOf } from '../../core/army/board'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../core/ids'
import { isNeutralLand, landAt, sideOf, sideOfNation } from './countries'
import { allHexes, grid, isClosedSide, isLand, isMountain, isStrait, stepsFrom } from './map/geography'
import { derived, hexOf, isType, landIds, type Part, type Unit, type Wars } from './state'

/** The parts of a position that say who stands where and for whom. */
export const STANDING = ['units', 'hidden', 'setting', 'countries', 'powers'] as const
/** The same, and where zones of control reach. */
export const FIELD = [...STANDING, 'albania'] as const

export type Standing = Part<(typeof STANDING)[number]>
export type Field = Part<(typeof FIELD)[number]>

/** Who stands where, of those whose names are known. */
export const boardOf = boards<Wars, 'setting' | 'countries' | 'powers', Unit>(['setting', 'countries', 'powers'], {
  grid,
  ids: landIds,
  stands: ({ at }, id, s) => (at.is === 'hex' ? { hex: at.hex, side: sideOf(s, id), holds: true } : null),
})

type Piles = {
  /** By side and hex: counters face down. */
  readonly count: PerSide<Uint8Array>
  /** 1 where those of a country that is not in the war lie. */
  readonly neutral: Uint8Array
}

/** Kept apart from the board, which is touched up unit by unit. */
const pilesOf = derived(['hidden', 'setting', 'countries', 'powers'], (s): Piles => {
  const count = perSide(() => new Uint8Array(grid.size))
  const neutral = new Uint8Array(grid.size)
  for (const pile of s.hidden) {
    const side = sideOfNation(s, pile.nation)
    if (side === null) neutral[pile.hex] = 1
    else count[side][pile.hex] += pile.count
  }
  return { count, neutral }
})

export const unitsIn = (s: Standing, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex] ?? []
/** The land units of a side in a hex whose names are known. */
export const stackIn = (s: Standing, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(s, id) === side)
export const fortIn = (s: Standing, hex: HexId): UnitId | null =>
  unitsIn(s, hex).find(id => isType(id, 'fortification')) ?? null

/** 7.1.1 */
export const STACK_LIMIT = 4
/** Land units, face down ones too. */
export const countIn = (s: Standing, hex: HexId, side: Side): number =>
  stackIn(s, hex, side).length + (pilesOf(s).count[side][hex] ?? 0)
export const isHeldBy = (s: Standing, hex: HexId, side: Side): boolean =>
  boardOf(s).holds[side][hex] === 1 || (pilesOf(s).count[side][hex] ?? 0) > 0
/** A16: where a unit of a country that is not in the war closes its hex. */
export const isNeutralHeld = (s: Standing, hex: HexId): boolean =>
  unitsIn(s, hex).some(id => sideOf(s, id) === null) || pilesOf(s).neutral[hex] === 1
export const hexesHeldBy = derived(STANDING, (s, side: Side): readonly HexId[] =>
  allHexes.filter(hex => isHeldBy(s, hex, side)),
)
/** The hexes where these stand, each once. */
export const hexesOf = (s: Part<'units'>, units: readonly UnitId[]): HexId[] => [
  ...new Set(units.flatMap(id => hexOf(s, id) ?? [])),
]
/** Land units of a side on the map whose names are known, as they are numbered. */
export const unitsOnMap = derived(STANDING, (s, side: Side): readonly UnitId[] =>
  landIds.filter(id => hexOf(s, id) !== null && sideOf(s, id) === side),
)

/** A16: a hex that lies wholly in neutral countries. */
const isNeutralHex = (s: Part<'setting' | 'countries' | 'powers' | 'albania'>, hex: HexId): boolean =>
  landAt(s, hex).every(land => isNeutralLand(s, land))

/** 8.1, A9, A16: 1 for the hexsides that zones of control cross. */
const zocSides = derived(['setting', 'countries', 'powers', 'albania'], (s): Uint8Array => {
  const open = allHexes.map(hex => isLand(hex) && !isMountain(hex) && !isNeutralHex(s, hex))
  const sides = new Uint8Array(grid.hexsideCount)
  for (const hex of allHexes)
    for (const { to, side } of stepsFrom(hex))
      if (open[hex] && open[to] && !isClosedSide(side) && !isStrait(side)) sides[side] = 1
  return sides
})

const zones = derived(FIELD, (s, side: Side): Uint8Array => {
  const carries = zocSides(s)
  const holders = new Uint8Array(boardOf(s).holds[side])
  for (const { hex } of s.hidden) if (isHeldBy(s, hex, side)) holders[hex] = 1
  return zoneOf(grid, holders, (over: HexsideId) => carries[over] === 1)
})

/** 8.G: 1 in the zone of control of a side. */
export const zocOf = (s: Field, side: Side): Uint8Array => zones(s, side)
/** In a zone of control of the enemies of that side. */
export const isInEnemyZoc = (s: Field, hex: HexId, side: Side): boolean => zocOf(s, otherSide(side))[hex] === 1

/** Whether units of both sides stand next to each other anywhere: all may see that, face down or not. */
export const isAnyoneInTouch = (s: Standing): boolean =>
  hexesHeldBy(s, 0).some(hex => stepsFrom(hex).some(({ to }) => isHeldBy(s, to, 1)))
