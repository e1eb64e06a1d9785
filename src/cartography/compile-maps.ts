import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { HexMap } from '../core/map/hex-map'
import { type MapDrawing, writeMapDrawing } from '../core/map/map-drawing'
import type { Atlas } from './atlas'
import { ATLASES } from './atlases/index'
import { compileMap } from './compile-map'
import { PROJECT } from './shared-files'

// Run as `npm run maps`: compiles the maps into src/games/<game>/map.
//   --game G   only that one
//   --check    writes nothing; exits 1 when a committed file differs

type DrawMap = (atlas: Atlas, map: HexMap) => MapDrawing

async function findDrawMap(): Promise<DrawMap | null> {
  const path = './drawing/draw-map'
  if (!existsSync(join(PROJECT, 'src/cartography', `${path}.ts`))) return null
  const { drawMap } = (await import(path)) as { drawMap: DrawMap }
  return drawMap
}

async function compiledFiles(game: string, drawMap: DrawMap | null): Promise<Map<string, string>> {
  const atlas = await ATLASES[game]()
  const { map, text } = compileMap(atlas)
  const folder = join(PROJECT, 'src/games', game, 'map')
  const files = new Map([[join(folder, 'map.json'), text]])
  if (drawMap !== null) files.set(join(folder, 'drawing.json'), writeMapDrawing(drawMap(atlas, map)))
  return files
}

const isCommitted = (path: string, text: string): boolean => existsSync(path) && readFileSync(path, 'utf8') === text

/** Whether all went well. */
async function compileMaps(games: readonly string[], onlyCheck: boolean): Promise<boolean> {
  const drawMap = await findDrawMap()
  let isGood = true
  for (const game of games) {
    try {
      for (const [path, text] of await compiledFiles(game, drawMap)) {
        const name = relative(PROJECT, path)
        const isSame = isCommitted(path, text)
        if (onlyCheck) {
          if (!isSame) isGood = false
          console.log(`${name}: ${isSame ? 'as committed' : 'differs from what the atlas gives'}`)
          continue
        }
        mkdirSync(dirname(path), { recursive: true })
        if (!isSame) writeFileSync(path, text)
        console.log(`${name}: ${isSame ? 'unchanged' : 'written'}, ${text.length} characters`)
      }
    } catch (error) {
      isGood = false
      console.error(error instanceof Error ? error.message : error)
    }
  }
  return isGood
}

const { values } = parseArgs({ options: { game: { type: 'string' }, check: { type: 'boolean', default: false } } })
if (values.game !== undefined && ATLASES[values.game] === undefined) {
  console.error(`No game is called "${values.game}". There are: ${Object.keys(ATLASES).join(', ')}.`)
  process.exitCode = 1
} else {
  const games = values.game === undefined ? Object.keys(ATLASES) : [values.game]
  if (!(await compileMaps(games, values.check))) process.exitCode = 1
}
