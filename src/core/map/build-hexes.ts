import type { HexId } from '../ids'
import type { MapNames } from './declare-names'
import { type AreaId, GROUNDS, type PeriodId } from './hex-map'
import { lookUp, type MapDraft, present } from './map-draft'
import type { HexEntry } from './map-source'

/** The tables and indexes that come from the hex list. */
export interface HexTables {
  readonly terrain: Uint8Array
  readonly ground: Uint8Array
  readonly inPlay: Uint8Array
  readonly sea: Int8Array
  readonly coast: Uint32Array
  readonly area: readonly Int16Array[]
  readonly group: ReadonlyMap<string, readonly Uint8Array[]>
  readonly alsoIn: readonly Map<HexId, readonly AreaId[]>[]
  readonly lakeNames: Map<HexId, string>
}

type ByPeriod<T> = T | { readonly [period: string]: T }

const isByPeriod = <T extends string | readonly string[]>(
  value: ByPeriod<T>,
): value is { readonly [period: string]: T } => typeof value === 'object' && !Array.isArray(value)

/** Calls back with each value and the periods it is given for: all of them, or the one it is named under. */
const eachPeriod = <T extends string | readonly string[]>(
  draft: MapDraft,
  path: string,
  value: ByPeriod<T>,
  take: (periods: readonly PeriodId[], value: T, path: string) => void,
): void => {
  if (!isByPeriod(value)) {
    take([...draft.periodByName.values()], value, path)
    return
  }
  for (const [name, own] of Object.entries(value)) {
    const period = lookUp(draft.problems, `${path}.${name}`, 'period', draft.periodByName, name)
    if (period !== null) take([period], own, `${path}.${name}`)
  }
}

const emptyTables = (draft: MapDraft): HexTables => {
  const size = draft.grid.size
  const periods = draft.source.periods
  return {
    terrain: new Uint8Array(size),
    ground: new Uint8Array(size),
    inPlay: new Uint8Array(size).fill(1),
    sea: new Int8Array(size).fill(-1),
    coast: new Uint32Array(size),
    area: periods.map(() => new Int16Array(size).fill(-1)),
    group: new Map(draft.source.groups.map(({ name }) => [name, periods.map(() => new Uint8Array(size))])),
    alsoIn: periods.map(() => new Map()),
    lakeNames: new Map(),
  }
}

const setAreas = (draft: MapDraft, names: MapNames, to: HexTables, hex: HexId, entry: HexEntry, path: string): void => {
  const areaOf = (name: string, at: string) => lookUp(draft.problems, at, 'area', names.areaByName, name)
  if (entry.area !== undefined) {
    eachPeriod(draft, `${path}.area`, entry.area, (periods, name, at) => {
      const area = areaOf(name, at)
      if (area !== null) for (const period of periods) to.area[period][hex] = area.id
    })
  }
  if (entry.alsoIn !== undefined) {
    eachPeriod(draft, `${path}.alsoIn`, entry.alsoIn, (periods, list, at) => {
      const areas = present(list.map((name, i) => areaOf(name, `${at}[${i}]`))).map(area => area.id)
      for (const period of periods) to.alsoIn[period].set(hex, areas)
    })
  }
}

const setWater = (draft: MapDraft, names: MapNames, to: HexTables, hex: HexId, entry: HexEntry, path: string): void => {
  const seaOf = (name: string, at: string) => lookUp(draft.problems, at, 'sea', names.seaByName, name)
  entry.coast?.forEach((name, i) => {
    const sea = seaOf(name, `${path}.coast[${i}]`)
    if (sea !== null) to.coast[hex] |= 1 << sea
  })
  if (entry.sea !== undefined) to.sea[hex] = seaOf(entry.sea, `${path}.sea`) ?? -1
  if (entry.lake !== undefined) to.lakeNames.set(hex, entry.lake)
}

const fillGroups = (names: MapNames, to: HexTables): void => {
  for (const { name, areas } of names.groups) {
    const members = new Set(areas)
    to.group.get(name)?.forEach((table, period) => {
      to.area[period].forEach((area, hex) => {
        table[hex] = members.has(area) ? 1 : 0
      })
    })
  }
}

export const buildHexes = (draft: MapDraft, names: MapNames): HexTables => {
  const to = emptyTables(draft)
  draft.source.hexes.forEach((entry, i) => {
    const hex = draft.hexNumbered(entry.hex)
    if (hex === null) return
    const path = `hexes[${i}]`
    const terrain = lookUp(draft.problems, `${path}.terrain`, 'terrain', names.terrainByName, entry.terrain)
    if (terrain !== null) {
      to.terrain[hex] = terrain
      to.ground[hex] = GROUNDS.indexOf(names.terrains[terrain].ground)
    }
    if (entry.outOfPlay) to.inPlay[hex] = 0
    setAreas(draft, names, to, hex, entry, path)
    setWater(draft, names, to, hex, entry, path)
  })
  fillGroups(names, to)
  return to
}
