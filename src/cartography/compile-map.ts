import type { HexMap } from '../core/map/hex-map'
import { writeMapDrawing } from '../core/map/map-drawing'
import { type Finding, inspectMapSource, unexcused } from '../core/map/map-findings'
import { writeMapSource } from '../core/map/write-map-source'
import type { Atlas } from './atlas'

/** A map that can be built but does not make sense, or excuses that excuse nothing. */
export class MapNotSensible extends Error {
  constructor(game: string, problems: readonly string[]) {
    super([`The map of ${game} is not sensible:`, ...problems].join('\n'))
    this.name = 'MapNotSensible'
  }
}

const findingText = ({ check, at, path, expected, found }: Finding): string =>
  `  ${check} at ${at} (${path}): expected ${expected}, found ${found}`

/** The rules side of a map; throws when a finding has no excuse or an excuse no finding. */
export function compileMap(atlas: Atlas): { readonly map: HexMap; readonly text: string } {
  const { map, findings } = inspectMapSource(atlas.source)
  const { open, idle } = unexcused(findings, atlas.excuses)
  const problems = [...open.map(findingText), ...idle.map(({ check, at }) => `  idle excuse: ${check} at ${at}`)]
  if (problems.length > 0) throw new MapNotSensible(atlas.game, problems)
  return { map, text: writeMapSource(atlas.source) }
}

/** What is committed of a map: path from the project's root and text. The rules side comes first, whatever becomes of the drawing. */
export async function* compileFiles(atlas: Atlas): AsyncGenerator<[path: string, text: string]> {
  const folder = `src/games/${atlas.game}/map`
  const { map, text } = compileMap(atlas)
  yield [`${folder}/map.json`, text]
  const { drawMap } = await import('./drawing/draw-map')
  yield [`${folder}/drawing.json`, writeMapDrawing(drawMap(atlas, map))]
}
