import * as v from 'valibot'
import type { Layout, Point } from '../../core/hex/layout'
import type { HexId, HexsideId } from '../../core/ids'
import { type HexMap, LAND } from '../../core/map/hex-map'
import { DRAWING_FORMAT, LEVELS, type Level, type MapDrawing } from '../../core/map/map-drawing'
import type { Atlas } from '../atlas'
import { readSharedJson } from '../shared-files'
import { type SheetProjection, sheetProjection } from '../sheet-projection'
import { areaLabels } from './area-names'
import { borderPath } from './borders'
import { type BoxIndex, boxIndex } from './box-index'
import { type Coast, drawCoast } from './coast'
import { barPath, bridgePath, hachuredPath, straitPath, wallPath } from './crossings'
import { degreeTicks, trueNorth } from './degree-ticks'
import { freeLabels, riverLabels } from './free-names'
import { type Box, grow, type Ring } from './geometry'
import { hexesWhere, regionPath } from './hex-regions'
import { LAND_BEYOND } from './land-beyond'
import { crossingPoints, lineNetwork } from './line-network'
import { linePaths } from './line-paths'
import { type PointIndex, placeLabels, pointIndex, setPlaceNames } from './place-names'
import { type PlaceSymbol, placeSymbols } from './place-symbols'
import { type DrawnRiver, drawRivers } from './rivers'
import { type SheetPlan, sheetPlanOf } from './sheet-plan'
import { drawShelves } from './shelves'
import { linePath, roundedRing } from './svg-path'
import { numberSize, symbolRadius } from './type-setting'

type Shape = MapDrawing['shapes'][number]
type Label = MapDrawing['labels'][number]

const landSchema = v.object({
  features: v.array(
    v.object({
      geometry: v.union([
        v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(v.tuple([v.number(), v.number()]))) }),
        v.object({
          type: v.literal('MultiPolygon'),
          coordinates: v.array(v.array(v.array(v.tuple([v.number(), v.number()])))),
        }),
      ]),
    }),
  ),
})

/** The shoreline of the base geography (GSHHG), as rings of [lon, lat]. */
function readLand() {
  const { features } = v.parse(landSchema, readSharedJson('geo/land.geojson'))
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  )
}

/** Everything about a map's looks that does not depend on the game being played. */
export function drawMap(atlas: Atlas, map: HexMap): MapDrawing {
  const projection = sheetProjection(map.grid, atlas.formula)
  const { layout } = projection
  const plan = sheetPlanOf(atlas.game)
  const { margin, furniture } = plan
  const sheet: Box = {
    left: -margin.left,
    top: -margin.top,
    right: layout.width + margin.right,
    bottom: layout.height + margin.bottom,
  }
  const coast = drawCoast([...readLand(), ...LAND_BEYOND], map, projection, grow(sheet, 60))
  const symbols = placeSymbols(atlas, map, projection, coast)
  const rivers = drawRivers(map, layout, coast)
  const lines = drawLines(map, layout, symbols)
  const centre = { x: layout.width / 2, y: layout.height / 2 }
  return {
    format: DRAWING_FORMAT,
    map: map.name,
    sheet: { x: sheet.left, y: sheet.top, width: sheet.right - sheet.left, height: sheet.bottom - sheet.top },
    north: trueNorth(projection, centre),
    kmPerHex: plan.kmPerHex,
    shapes: [
      ...groundShapes(map, layout),
      ...atlas.lakes.map((lake): Shape => ({ layer: 'lake', name: lake.name, path: lakePath(lake.ring, projection) })),
      ...byClass('river', rivers),
      ...borderShapes(map, layout),
      ...seaShapes(coast, sheet),
      ...lines.shapes,
      ...crossingShapes(map, layout),
    ],
    symbols: symbols.map(({ place, at, seaward }) => ({
      place: place.name,
      hex: map.grid.numbers[place.hex] as string,
      x: tenth(at.x),
      y: tenth(at.y),
      ...(seaward === null ? {} : { anchor: seaward }),
    })),
    labels: setNames(atlas, plan, map, projection, { coast, sheet, symbols, rivers, lineSamples: lines.samples }),
    furniture: [...furniture],
    ticks: degreeTicks(projection, sheet),
  }
}

const tenth = (n: number): number => Math.round(n * 10) / 10

const nonEmpty = (shapes: readonly Shape[]): Shape[] => shapes.filter(shape => shape.path !== '')

function groundShapes(map: HexMap, layout: Layout): Shape[] {
  const isLand = (hex: HexId) => map.tables.ground[hex] === LAND
  const isInPlay = (hex: HexId) => map.tables.inPlay[hex] === 1
  const terrains = map.terrains
    .map((terrain, code) => ({ terrain, code }))
    .filter(({ terrain }) => terrain.ground === 'land')
    .map(
      ({ terrain, code }): Shape => ({
        layer: 'terrain',
        class: terrain.name,
        path: regionPath(
          map,
          layout,
          hexesWhere(map, hex => isLand(hex) && isInPlay(hex) && map.tables.terrain[hex] === code),
        ),
      }),
    )
  return nonEmpty([
    {
      layer: 'in-play',
      path: regionPath(
        map,
        layout,
        hexesWhere(map, hex => isLand(hex) && isInPlay(hex)),
      ),
    },
    ...terrains,
    {
      layer: 'out-of-play',
      path: regionPath(
        map,
        layout,
        hexesWhere(map, hex => isLand(hex) && !isInPlay(hex)),
      ),
    },
  ])
}

function lakePath(ring: readonly (readonly [number, number])[], projection: SheetProjection): string {
  return roundedRing(ring.map(([lon, lat]) => projection.toSheet(lon, lat)))
}

function byClass(layer: 'river', drawn: readonly DrawnRiver[]): Shape[] {
  const paths = new Map<string, string>()
  for (const { class: name, path } of drawn) paths.set(name, (paths.get(name) ?? '') + path)
  return [...paths].map(([name, path]) => ({ layer, class: name, path }))
}

/** Borders that are the same in all periods would be drawn twice; a map of several periods has one path for each. */
function borderShapes(map: HexMap, layout: Layout): Shape[] {
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
function seaShapes(coast: Coast, sheet: Box): Shape[] {
  const frame: Ring = [
    { x: sheet.left - 20, y: sheet.top - 20 },
    { x: sheet.right + 20, y: sheet.top - 20 },
    { x: sheet.right + 20, y: sheet.bottom + 20 },
    { x: sheet.left - 20, y: sheet.bottom + 20 },
  ]
  const land = coast.rings.map(ring => linePath(ring, true)).join('')
  const around = linePath(frame, true)
  const shelves = drawShelves(coast.rings, grow(sheet, 60)).map(
    ({ distance, path }): Shape => ({ layer: 'sea', class: String(distance), path: around + path }),
  )
  return [{ layer: 'sea', class: '0', path: around + land }, ...shelves, { layer: 'coast', path: land }]
}

function drawLines(
  map: HexMap,
  layout: Layout,
  symbols: readonly PlaceSymbol[],
): { shapes: Shape[]; samples: Point[] } {
  const crossing = crossingPoints(map, layout)
  const greatest = new Map<HexId, PlaceSymbol>()
  for (const symbol of symbols) if (!greatest.has(symbol.place.hex)) greatest.set(symbol.place.hex, symbol)
  const shapes: Shape[] = []
  const sampled: Point[] = []
  const isOne = map.periods.length === 1
  map.periods.forEach((period, i) => {
    const networks = {
      road: lineNetwork(map, layout, crossing, 'road', i),
      rail: lineNetwork(map, layout, crossing, 'rail', i),
    }
    for (const kind of ['road', 'rail'] as const) {
      const other = networks[kind === 'road' ? 'rail' : 'road']
      const drawn = linePaths(
        networks[kind],
        kind,
        layout,
        hex => greatest.get(hex)?.at ?? null,
        hex => other.has(hex),
      )
      for (const [name, path] of drawn.paths)
        shapes.push({ layer: 'line', class: name, ...(isOne ? {} : { period }), path })
      sampled.push(...drawn.samples)
    }
  })
  return { shapes: mergePeriods(shapes, map.periods), samples: sampled }
}

/** A network that is the same in every period is drawn once, in all of them. */
function mergePeriods(shapes: readonly Shape[], periods: readonly string[]): Shape[] {
  const merged: Shape[] = []
  for (const shape of shapes) {
    const same = shapes.filter(other => other.class === shape.class && other.path === shape.path)
    if (same.length < periods.length || periods.length === 1) merged.push(shape)
    else if (same[0] === shape) {
      const { period: _always, ...rest } = shape
      merged.push(rest)
    }
  }
  return merged
}

/** Hexside marks that are seen on the ground; the others are for the rules alone. */
const DRAWN_MARKS = /karst|mountain|ridge/

function crossingShapes(map: HexMap, layout: Layout): Shape[] {
  const crossing = crossingPoints(map, layout)
  const isBetweenLand = (side: HexsideId) =>
    [0, 1].every(i => map.tables.ground[map.grid.hexsideHexes[side * 2 + i] as number] === LAND)
  return nonEmpty([
    { layer: 'bridge', path: bridgePath(map, layout, crossing) },
    { layer: 'strait', path: straitPath(map, layout) },
    { layer: 'blocked', path: barPath(map, layout, side => map.tables.blocked[side] === 1 && isBetweenLand(side)) },
    { layer: 'wall', path: wallPath(map, layout) },
    ...[...map.hexsideMarks.values()]
      .filter(mark => DRAWN_MARKS.test(mark.name))
      .map((mark): Shape => ({ layer: 'hexside-mark', class: mark.name, path: hachuredPath(layout, mark.sides) })),
  ])
}

type NamedThings = {
  readonly coast: Coast
  readonly sheet: Box
  readonly symbols: readonly PlaceSymbol[]
  readonly rivers: readonly DrawnRiver[]
  readonly lineSamples: readonly Point[]
}

/** Seas and countries first, then places by rank, then rivers: whoever comes later gives way. */
function setNames(
  atlas: Atlas,
  plan: SheetPlan,
  map: HexMap,
  projection: SheetProjection,
  things: NamedThings,
): Label[] {
  const { layout } = projection
  const around = {
    map,
    layout,
    ...things,
    rivers: pointIndex(things.rivers.flatMap(river => river.samples)),
    lines: pointIndex(things.lineSamples),
  }
  const large: Label[] = []
  const riverNames: Label[] = []
  const byLevel = new Map<Level, ReturnType<typeof setPlaceNames>>()
  for (const level of LEVELS) {
    const taken = fixedBoxes(map, layout, things.symbols, level, plan.furniture)
    const group = level === 'far' ? 'far' : 'closer'
    const names = [
      ...freeLabels(atlas.labels, projection, group, taken),
      ...map.periods.flatMap((_, period) => areaLabels(map, layout, period, group, taken)),
    ]
    if (level !== 'near') large.push(...names)
    byLevel.set(level, setPlaceNames(things.symbols, level, taken, around))
    if (level === 'play') riverNames.push(...riverLabels(things.rivers, taken, onLine(around.lines)))
  }
  return [...large, ...riverNames, ...placeLabels(map, byLevel, things.symbols)]
}

const onLine = (lines: PointIndex) => (p: Point) =>
  lines({ left: p.x - 5, right: p.x + 5, top: p.y - 8, bottom: p.y + 4 }) > 0

/** What no name may lie on: symbols, hex numbers, furniture. */
function fixedBoxes(
  map: HexMap,
  layout: Layout,
  symbols: readonly PlaceSymbol[],
  level: Level,
  furniture: SheetPlan['furniture'],
): BoxIndex {
  const taken = boxIndex()
  for (const { at, rank, seaward } of symbols) {
    if (level === 'far' && rank > 1) continue
    const radius = symbolRadius(level, rank)
    taken.add(grow({ left: at.x, right: at.x, top: at.y, bottom: at.y }, radius))
    if (seaward === null || level === 'far') continue
    const angle = (seaward * Math.PI) / 180
    const anchor = { x: at.x + Math.sin(angle) * (radius + 8.5), y: at.y - Math.cos(angle) * (radius + 8.5) }
    taken.add({ left: anchor.x - 6, right: anchor.x + 6, top: anchor.y - 8, bottom: anchor.y + 7 })
  }
  const size = numberSize(level)
  if (size > 0) {
    for (let hex = 0; hex < map.grid.size; hex++) {
      const { x, y } = numberSpot(map, layout, hex as HexId)
      const half = size * (map.grid.numbers[hex]?.includes(':') ? 1 : 1.05)
      taken.add({ left: x - half, right: x + half, top: y - size * 0.76, bottom: y + size * 0.1 })
    }
  }
  for (const piece of furniture)
    taken.add({ left: piece.x, top: piece.y, right: piece.x + piece.width, bottom: piece.y + piece.height })
  return taken
}

/** The baseline of a hex number: at the top of the hex. */
function numberSpot(map: HexMap, layout: Layout, hex: HexId): Point {
  const { x, y } = layout.centre(hex)
  return { x, y: map.grid.spec.shape === 'pointy' ? y - 41 : y - 39.5 }
}
