import type { HexMap } from '../../core/map/hex-map'
import { DRAWING_FORMAT, type MapDrawing } from '../../core/map/map-drawing'
import type { Atlas } from '../atlas'
import { sheetProjection } from '../sheet-projection'
import { mendCoast } from './coast-mending'
import { crossingPoints } from './crossing-points'
import { crossingShapes } from './crossings'
import { degreeTicks, trueNorth } from './degree-ticks'
import { type Box, grow } from './geometry'
import { landWishes } from './land-wishes'
import { drawLines } from './line-shapes'
import { setNames } from './map-names'
import { placeSymbols, turnAnchors } from './place-symbols'
import { pointIndex } from './point-index'
import { drawRivers } from './rivers'
import { sheetPlanOf } from './sheet-plan'
import { borderShapes, groundShapes, lakeShapes, riverShapes, seaShapes } from './sheet-shapes'
import { projectShoreline, readShoreline } from './shoreline'
import { samples } from './svg-path'

const tenth = (n: number): number => Math.round(n * 10) / 10

/** How much is drawn beyond the sheet's edge, so that shelves and coast do not end at it. */
const BLEED = 60

/** Everything about a map's looks that does not depend on the game being played. */
export function drawMap(atlas: Atlas, map: HexMap): MapDrawing {
  const projection = sheetProjection(map.grid, atlas.formula)
  const { layout } = projection
  const { margin, furniture, kmPerHex } = sheetPlanOf(atlas.game)
  const sheet: Box = {
    left: -margin.left,
    top: -margin.top,
    right: layout.width + margin.right,
    bottom: layout.height + margin.bottom,
  }
  const shore = projectShoreline(readShoreline(), projection, grow(sheet, BLEED))
  const standing = placeSymbols(atlas, map, projection, shore)
  const crossing = crossingPoints(map, layout, shore)
  const lines = drawLines(map, layout, shore, crossing, standing)
  const coast = mendCoast(shore, map, layout, landWishes(map, layout, shore, standing, lines.stretches))
  const symbols = turnAnchors(standing, map, layout, coast)
  const rivers = drawRivers(map, layout, coast)
  const around = {
    ...{ map, layout, coast, sheet },
    rivers: pointIndex(rivers.flatMap(river => river.samples)),
    lines: pointIndex(lines.stretches.flatMap(({ start, pieces }) => samples(start, pieces))),
  }
  return {
    format: DRAWING_FORMAT,
    map: map.name,
    sheet: { x: sheet.left, y: sheet.top, width: sheet.right - sheet.left, height: sheet.bottom - sheet.top },
    north: trueNorth(projection, { x: layout.width / 2, y: layout.height / 2 }),
    kmPerHex,
    shapes: [
      ...groundShapes(map, layout),
      ...lakeShapes(atlas.lakes, projection),
      ...riverShapes(rivers),
      ...borderShapes(map, layout),
      ...seaShapes(coast, sheet),
      ...lines.shapes,
      ...crossingShapes(map, layout, crossing),
    ],
    symbols: symbols.map(({ place, at, seaward }) => ({
      place: place.name,
      hex: map.grid.numbers[place.hex] as string,
      x: tenth(at.x),
      y: tenth(at.y),
      ...(seaward === null ? {} : { anchor: seaward }),
    })),
    labels: setNames({ labels: atlas.labels, symbols, rivers, furniture }, projection, around),
    furniture: furniture.map(piece =>
      piece.kind === 'title' ? { ...piece, text: `${atlas.title}\n${atlas.subtitle}` } : piece,
    ),
    ticks: degreeTicks(projection, sheet),
  }
}
