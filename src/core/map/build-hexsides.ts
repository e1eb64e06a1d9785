import type { HexId, HexsideId } from '../ids'
import type { Json } from '../json'
import type { MapNames } from './declare-names'
import { type HexsideMark, RAIL_BRIDGE, type River, ROAD_BRIDGE, type Wall } from './hex-map'
import { hexIn, hexsideIn, lookUp, type MapDraft, present } from './map-draft'
import type { HexsideEntry } from './map-source'

/** The tables and indexes that come from the hexside and river lists. */
export interface HexsideTables {
  readonly strait: Uint8Array
  readonly blocked: Uint8Array
  readonly bridge: Uint8Array
  readonly wall: Int16Array
  readonly walls: readonly Wall[]
  readonly straitNames: ReadonlyMap<HexsideId, string>
  readonly blockedReasons: ReadonlyMap<HexsideId, string>
  readonly hexsideMarks: ReadonlyMap<string, HexsideMark>
}

export interface RiverTables {
  readonly rivers: readonly River[]
  readonly river: Int16Array
  readonly riverRank: Uint8Array
}

const wallsOf = (draft: MapDraft, entry: HexsideEntry, side: HexsideId, path: string): Wall[] => {
  const ends = [draft.grid.hexsideHexes[side * 2], draft.grid.hexsideHexes[side * 2 + 1]]
  return (entry.walls ?? []).flatMap((wall, i) => {
    const at = `${path}.walls[${i}].behind`
    const behind = hexIn(draft, at, wall.behind)
    if (behind === null) return []
    const facing = ends.find(hex => hex !== behind)
    if (!ends.includes(behind) || facing === undefined) {
      draft.problems.add(at, `one of the hexes of ${entry.side}`, `"${wall.behind}"`)
      return []
    }
    return [{ name: wall.name ?? null, owner: wall.owner, behind, facing: facing as HexId, side }]
  })
}

const wallTable = (draft: MapDraft, walls: readonly Wall[]): Int16Array => {
  const table = new Int16Array(draft.grid.size * 6).fill(-1)
  walls.forEach((wall, i) => {
    for (let at = wall.behind * 6; at < wall.behind * 6 + 6; at++) {
      if (draft.grid.hexside[at] === wall.side) table[at] = i
    }
  })
  return table
}

const marksByName = (
  draft: MapDraft,
  values: ReadonlyMap<string, Map<HexsideId, Json>>,
): ReadonlyMap<string, HexsideMark> => {
  const marks = new Map<string, HexsideMark>()
  for (const [name, own] of values) {
    const has = new Uint8Array(draft.grid.hexsideCount)
    for (const side of own.keys()) has[side] = 1
    marks.set(name, { name, sides: [...own.keys()].sort((a, b) => a - b), has, values: own })
  }
  return marks
}

const bridgeBits = (entry: HexsideEntry): number =>
  (entry.bridge?.includes('road') ? ROAD_BRIDGE : 0) | (entry.bridge?.includes('rail') ? RAIL_BRIDGE : 0)

export const buildHexsides = (draft: MapDraft): HexsideTables => {
  const count = draft.grid.hexsideCount
  const strait = new Uint8Array(count)
  const blocked = new Uint8Array(count)
  const bridge = new Uint8Array(count)
  const walls: Wall[] = []
  const straitNames = new Map<HexsideId, string>()
  const blockedReasons = new Map<HexsideId, string>()
  const markValues = new Map<string, Map<HexsideId, Json>>()
  const seen = new Set<HexsideId>()
  draft.source.hexsides.forEach((entry, i) => {
    const side = hexsideIn(draft, `hexsides[${i}].side`, entry.side)
    if (side === null) return
    if (seen.has(side)) draft.problems.add(`hexsides[${i}].side`, 'each hexside once', `"${entry.side}" again`)
    seen.add(side)
    bridge[side] = bridgeBits(entry)
    if (entry.strait !== undefined) {
      strait[side] = 1
      straitNames.set(side, entry.strait)
    }
    if (entry.blocked !== undefined) {
      blocked[side] = 1
      blockedReasons.set(side, entry.blocked)
    }
    walls.push(...wallsOf(draft, entry, side, `hexsides[${i}]`))
    for (const [name, value] of Object.entries(entry.marks ?? {})) {
      const values = markValues.get(name) ?? new Map<HexsideId, Json>()
      markValues.set(name, values.set(side, value))
    }
  })
  const hexsideMarks = marksByName(draft, markValues)
  return { strait, blocked, bridge, wall: wallTable(draft, walls), walls, straitNames, blockedReasons, hexsideMarks }
}

/** Where two rivers share a side the greater one counts. */
export const buildRivers = (draft: MapDraft, names: MapNames): RiverTables => {
  const river = new Int16Array(draft.grid.hexsideCount).fill(-1)
  const riverRank = new Uint8Array(draft.grid.hexsideCount)
  const rivers: River[] = []
  draft.source.rivers.forEach((entry, i) => {
    const riverClass = lookUp(draft.problems, `rivers[${i}].class`, 'river class', names.riverClassByName, entry.class)
    const sides = present(entry.sides.map((side, s) => hexsideIn(draft, `rivers[${i}].sides[${s}]`, side)))
    if (riverClass === null) return
    for (const side of sides) {
      if (riverRank[side] >= riverClass.rank) continue
      river[side] = rivers.length
      riverRank[side] = riverClass.rank
    }
    rivers.push({ name: entry.name, class: riverClass, sides })
  })
  return { rivers, river, riverRank }
}
