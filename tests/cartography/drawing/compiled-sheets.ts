import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coastOf } from '../../../src/cartography/drawing/coast'
import { PROJECT } from '../../../src/cartography/project-files'
import { createLayout } from '../../../src/core/hex/layout'
import { readMapDrawing } from '../../../src/core/map/map-drawing'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { readPath } from './read-path'

export const GAMES = ['balkan-gambit', 'operation-gertrud', 'partizan', 'balkan-wars', 'balkan-front'] as const

/** A committed map with its drawing, as the app loads them. */
export function compiledSheet(game: string) {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(PROJECT, 'src/games', game, 'map', file), 'utf8'))
  const map = readMapSource(read('map.json'))
  const drawing = readMapDrawing(read('drawing.json'), map)
  const layout = createLayout(map.grid)
  const paths = (layer: string, period?: string, className?: string) =>
    drawing.shapes
      .filter(shape => shape.layer === layer && (period === undefined || (shape.period ?? period) === period))
      .filter(shape => className === undefined || shape.class === className)
      .flatMap(shape => readPath(shape.path))
  return { game, map, drawing, layout, paths, coast: coastOf(paths('coast').map(({ points }) => points)) }
}

export type CompiledSheet = ReturnType<typeof compiledSheet>
