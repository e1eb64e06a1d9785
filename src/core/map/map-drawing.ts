import * as v from 'valibot'
import type { HexMap } from './hex-map'
import { MapSourceError, problemList, schemaProblems } from './map-problem'
import { hexSchema, nameSchema } from './map-source'

/**
 * How a map is drawn: geometry in map units (a hex is 100 across its flats, origin as in the grid's layout, y down).
 * A file of its own, so that rules and command line never load it.
 */
export const DRAWING_FORMAT = 'powderkeg-drawing/1'

/** Zoom levels of the look book, by hex width on screen. */
export const LEVELS = ['far', 'play', 'near'] as const
export type Level = (typeof LEVELS)[number]

/** What a path shows, from the bottom of the sheet to the top. The sea is painted over the land, so that nothing needs clipping. */
export const LAYERS = [
  'in-play',
  'terrain',
  'out-of-play',
  'lake',
  'river',
  'border',
  'sea',
  'coast',
  'line',
  'bridge',
  'strait',
  'blocked',
  'wall',
  'hexside-mark',
] as const

const number = v.pipe(v.number(), v.finite('a finite number'))
const pathSchema = v.pipe(v.string(), v.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.-]*$/, 'an SVG path that begins with M'))
const levels = v.exactOptional(v.array(v.picklist(LEVELS)))

const shapeSchema = v.strictObject({
  layer: v.picklist(LAYERS),
  /** The terrain, river class, line class, hexside mark, or a sea level's distance from the coast. */
  class: v.exactOptional(nameSchema),
  name: v.exactOptional(nameSchema),
  /** Without it, in all periods. */
  period: v.exactOptional(nameSchema),
  /** Without it, at all zoom levels. */
  levels,
  path: pathSchema,
})

/** Where the symbol of a place stands, and which way the sea lies (degrees clockwise from the top) for its anchor. */
const symbolSchema = v.strictObject({
  place: nameSchema,
  hex: hexSchema,
  x: number,
  y: number,
  anchor: v.exactOptional(number),
})

const positionSchema = v.strictObject({
  x: number,
  y: number,
  align: v.exactOptional(v.picklist(['start', 'middle', 'end'])),
  angle: v.exactOptional(number),
})

const labelSchema = v.strictObject({
  text: nameSchema,
  kind: v.picklist(['sea', 'area', 'place', 'river', 'range', 'lake', 'island', 'strait', 'note']),
  /** 1 is the most important. */
  rank: v.exactOptional(number),
  period: v.exactOptional(nameSchema),
  /** The place it belongs to is the one of this name in this hex. */
  hex: v.exactOptional(hexSchema),
  /** In map units; names of places are sized by level and rank instead. */
  size: v.exactOptional(number),
  spacing: v.exactOptional(number),
  /** One position for each level it is shown at, or a curve it follows at all of `levels`. */
  at: v.exactOptional(
    v.strictObject({
      far: v.exactOptional(positionSchema),
      play: v.exactOptional(positionSchema),
      near: v.exactOptional(positionSchema),
    }),
  ),
  curve: v.exactOptional(pathSchema),
  levels,
})

const furnitureSchema = v.strictObject({
  kind: v.picklist(['title', 'legend', 'compass', 'turn-track', 'box', 'scale', 'chart', 'note']),
  /** The box of the map, or what tells two pieces of one kind apart. */
  id: v.exactOptional(nameSchema),
  text: v.exactOptional(nameSchema),
  x: number,
  y: number,
  width: number,
  height: number,
})

/** A degree of longitude or latitude in the margin. */
const tickSchema = v.strictObject({
  text: nameSchema,
  axis: v.picklist(['lon', 'lat']),
  x: number,
  y: number,
  angle: number,
})

export const mapDrawingSchema = v.strictObject({
  format: v.literal(DRAWING_FORMAT),
  map: nameSchema,
  /** The whole sheet, margins and furniture included. */
  sheet: v.strictObject({ x: number, y: number, width: number, height: number }),
  /** Degrees clockwise from the top of the sheet to true north. */
  north: number,
  /** Across the flats of a hex. */
  kmPerHex: number,
  shapes: v.array(shapeSchema),
  symbols: v.array(symbolSchema),
  labels: v.array(labelSchema),
  furniture: v.array(furnitureSchema),
  ticks: v.array(tickSchema),
})

export type MapDrawing = v.InferOutput<typeof mapDrawingSchema>
export type DrawingLayer = (typeof LAYERS)[number]

/** Reads a drawing for its map; throws MapSourceError when it is malformed or speaks of what the map has not. */
export const readMapDrawing = (json: unknown, map: HexMap): MapDrawing => {
  const result = v.safeParse(mapDrawingSchema, json)
  if (!result.success) throw new MapSourceError(schemaProblems(result.issues))
  const drawing = result.output
  const problems = problemList()
  const knows = (path: string, what: string, name: string | undefined, known: (name: string) => boolean): void => {
    if (name !== undefined && !known(name)) problems.add(path, `${what} of the map`, `"${name}"`)
  }
  const isPeriod = (name: string): boolean => map.periods.includes(name)
  const isPlaceIn = (hex: string) => (name: string) =>
    map.placesByName.get(name)?.some(place => place.hexes.some(at => at === map.hexNumbered(hex))) ?? false
  knows('map', 'the name', drawing.map, name => name === map.name)
  drawing.shapes.forEach(({ period }, i) => {
    knows(`shapes[${i}].period`, 'a period', period, isPeriod)
  })
  drawing.symbols.forEach(({ place, hex }, i) => {
    knows(`symbols[${i}].place`, `a place in ${hex}`, place, isPlaceIn(hex))
  })
  drawing.labels.forEach((label, i) => {
    knows(`labels[${i}].period`, 'a period', label.period, isPeriod)
    if (label.hex !== undefined && label.kind === 'place') {
      knows(`labels[${i}].text`, `a place in ${label.hex}`, label.text, isPlaceIn(label.hex))
    }
    if (label.at === undefined && label.curve === undefined) {
      problems.add(`labels[${i}]`, 'a position or a curve', 'neither')
    }
  })
  drawing.furniture.forEach(({ kind, id }, i) => {
    if (kind === 'box') knows(`furniture[${i}].id`, 'a box', id ?? '', name => map.boxById.has(name))
  })
  problems.refuse()
  return drawing
}

/** One shape, symbol, label, piece or tick a line; keys in the order of the schema. */
export const writeMapDrawing = (drawing: MapDrawing): string => {
  const ordered = v.parse(mapDrawingSchema, drawing)
  const sections = Object.entries(ordered).map(([key, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`
    const lines = value.map(item => `    ${JSON.stringify(item)}`)
    return `  ${JSON.stringify(key)}: ${lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`}`
  })
  return `{\n${sections.join(',\n')}\n}\n`
}
