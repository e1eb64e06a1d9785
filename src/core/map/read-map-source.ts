import * as v from 'valibot'
import { createGrid } from '../hex/create-grid'
import { hexLookup } from '../hex/lookup'
import { parseNumber } from '../hex/numbers'
import type { HexId } from '../ids'
import { buildHexes } from './build-hexes'
import { buildHexsides, buildRivers } from './build-hexsides'
import { buildLines } from './build-lines'
import { buildBoxes, buildMarks, buildPlaces } from './build-places'
import { declareNames } from './declare-names'
import type { HexMap } from './hex-map'
import type { MapDraft } from './map-draft'
import { MapSourceError, problemList, schemaProblems } from './map-problem'
import { type MapSource, mapSourceSchema } from './map-source'

/** Checks the shape of a file; throws MapSourceError. */
export const parseMapSource = (json: unknown): MapSource => {
  const result = v.safeParse(mapSourceSchema, json)
  if (result.success) return result.output
  throw new MapSourceError(schemaProblems(result.issues))
}

/** The grid comes from the hex list; a hex no number of this grid can mean is refused here. */
const draftOf = (source: MapSource): MapDraft => {
  const problems = problemList()
  const numbers = source.hexes.map(({ hex }) => hex).filter(number => parseNumber(source.grid, number) !== null)
  const grid = createGrid(source.grid, numbers)
  const hexNumbered = hexLookup(grid)
  const seen = new Set<HexId>()
  source.hexes.forEach(({ hex: number }, i) => {
    const hex = hexNumbered(number)
    if (hex === null) problems.add(`hexes[${i}].hex`, 'a number this grid can have', `"${number}"`)
    else if (seen.has(hex)) problems.add(`hexes[${i}].hex`, 'each hex once', `"${number}" again`)
    else seen.add(hex)
  })
  source.periods.forEach((name, i) => {
    if (source.periods.indexOf(name) < i) problems.add(`periods[${i}]`, 'each period once', `"${name}" again`)
  })
  return { source, grid, problems, hexNumbered, periodByName: new Map(source.periods.map((name, i) => [name, i])) }
}

const freezeAll = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of value instanceof Map ? value.values() : Object.values(value)) freezeAll(inner)
  return value
}

const buildMap = (draft: MapDraft): HexMap => {
  const names = declareNames(draft)
  const { alsoIn, lakeNames, ...byHex } = buildHexes(draft, names)
  const { walls, straitNames, blockedReasons, hexsideMarks, ...bySide } = buildHexsides(draft)
  const { rivers, ...riverTables } = buildRivers(draft, names)
  const { lineList, linesByHex, linesByHexside, ...lineTables } = buildLines(draft, names)
  const boxes = buildBoxes(draft)
  const { terrains, seas, areas, groups, riverClasses, lineClasses, terrainByName, areaByName } = names
  const map: HexMap = {
    name: draft.source.name,
    grid: draft.grid,
    periods: [...draft.source.periods],
    ...{ terrains, seas, areas, groups, riverClasses, lineClasses, terrainByName, areaByName },
    ...{ rivers, lines: lineList, walls, boxes, linesByHex, linesByHexside, hexsideMarks },
    ...buildPlaces(draft),
    marks: buildMarks(draft),
    tables: { ...byHex, ...bySide, ...riverTables, ...lineTables },
    hexNumbered: draft.hexNumbered,
    boxById: new Map(boxes.map(box => [box.id, box])),
    ...{ lakeNames, straitNames, blockedReasons, alsoIn },
  }
  draft.problems.refuse()
  return freezeAll(map)
}

/** Builds the map of a source whose shape is known to be right; throws MapSourceError. */
export const mapOf = (source: MapSource): HexMap => buildMap(draftOf(source))

/** Reads the rules side of a map; throws MapSourceError with everything that keeps it from being built. */
export const readMapSource = (json: unknown): HexMap => mapOf(parseMapSource(json))
