import type { Layout } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import { type HexMap, LAND } from '../../core/map/hex-map'
import type { MapDrawing } from '../../core/map/map-drawing'
import type { DrawnLake } from '../atlas'
import type { SheetProjection } from '../sheet-projection'
import { borderPath } from './borders'
import type { Coast } from './coast'
import { type Box, grow, type Ring } from './geometry'
import { hexesWhere, regionPath } from './hex-regions'
import type { DrawnRiver } from './rivers'
import { drawShelves } from './shelves'
import { linePath, roundedRing } from './svg-path'

export type Shape = MapDrawing['shapes'][number]

export const nonEmpty = (shapes: readonly Shape[]): Shape[] => shapes.filter(shape => shape.path !== '')

/** Playable land, its terrain, and land out of play. */
export function groundShapes(map: HexMap, layout: Layout): Shape[] {
  const { ground, inPlay, terrain: terrainOf } = map.tables
  const isPlayable = (hex: HexId) => ground[hex] === LAND && inPlay[hex] === 1
  const region = (isWanted: (hex: HexId) => boolean) => regionPath(map, layout, hexesWhere(map, isWanted))
  const terrains = map.terrains.flatMap((terrain, code): Shape[] =>
    terrain.ground === 'land'
      ? [{ layer: 'terrain', class: terrain.name, path: region(hex => isPlayable(hex) && terrainOf[hex] === code) }]
      : [],
  )
  return nonEmpty([
    { layer: 'in-play', path: region(isPlayable) },
    ...terrains,
    { layer: 'out-of-play', path: region(hex => ground[hex] === LAND && inPlay[hex] !== 1) },
  ])
}

export const lakeShapes = (lakes: readonly DrawnLake[], projection: SheetProjection): Shape[] =>
  lakes.map(({ name, ring }) => ({
    layer: 'lake',
    name,
    path: roundedRing(ring.map(([lon, lat]) => projection.toSheet(lon, lat))),
  }))

/** One path a class. */
export function riverShapes(rivers: readonly DrawnRiver[]): Shape[] {
  const paths = new Map<string, string>()
  for (const { class: name, path } of rivers) paths.set(name, (paths.get(name) ?? '') + path)
  return [...paths].map(([name, path]) => ({ layer: 'river', class: name, path }))
}

export function borderShapes(map: HexMap, layout: Layout): Shape[] {
  const isOne = map.periods.length === 1
  return nonEmpty(
    map.periods.map((period, i) => ({
      layer: 'border',
      ...(isOne ? {} : { period }),
      path: borderPath(map, layout, i),
    })),
  )
}

/** From the shore outwards: all the sea, then what lies beyond each shelf. Each is the sheet with something cut out, filled even-odd. */
export function seaShapes(coast: Coast, sheet: Box): Shape[] {
  const { left, top, right, bottom } = grow(sheet, 20)
  const frame: Ring = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const land = coast.rings.map(ring => linePath(ring, true)).join('')
  const around = linePath(frame, true)
  const shelves = drawShelves(coast, grow(sheet, 60)).map(
    ({ distance, path }): Shape => ({ layer: 'sea', class: String(distance), path: around + path }),
  )
  return [{ layer: 'sea', class: '0', path: around + land }, ...shelves, { layer: 'coast', path: land }]
}
