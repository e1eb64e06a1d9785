import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, readProjectJson } from './project-files'

// A map is drawn in seconds, and the same sources always draw the same. `npm run maps` therefore notes of each map the sum of all
// that it was made from and of what came of it: as long as both stand, nobody needs to draw it again to know that they agree.

/** What a map is made from: everything that `compile-map` reaches, and the libraries that draw. */
const SOURCES = [
  'src/cartography',
  'src/core/hex',
  'src/core/map',
  'src/core/sheet',
  'src/core/ids.ts',
  'src/core/json.ts',
]
const ASIDE = /^src\/cartography\/(books\/|stamps\.json$)/
const LIBRARIES = ['d3-contour', 'polygon-clipping', 'honeycomb-grid'] as const

export const STAMPS = 'src/cartography/stamps.json'

const madeOf = (game: string): readonly string[] => [
  `src/games/${game}/map/map.json`,
  `src/games/${game}/map/drawing.json`,
]

function filesUnder(path: string): readonly string[] {
  const at = join(PROJECT, path)
  if (!statSync(at).isDirectory()) return [path]
  return readdirSync(at)
    .toSorted()
    .flatMap(name => filesUnder(`${path}/${name}`))
}

/** The sum of texts, each under its name: no other texts have it. */
export function sumOf(texts: Iterable<readonly [name: string, text: string]>): string {
  const hash = createHash('sha256')
  for (const [name, text] of texts) hash.update(JSON.stringify([name, text]))
  return hash.digest('hex')
}

function versions(): readonly (readonly [string, string])[] {
  const { packages } = readProjectJson('package-lock.json') as { packages: Record<string, { version?: string }> }
  return LIBRARIES.map(name => [name, packages[`node_modules/${name}`]?.version ?? 'none'])
}

/** Of a map as it lies there, with its sources as they lie there. */
export function stampOf(game: string): string {
  const files = [...SOURCES.flatMap(filesUnder).filter(path => !ASIDE.test(path)), ...madeOf(game)]
  const present = files.filter(path => existsSync(join(PROJECT, path)))
  return sumOf([...versions(), ...present.map(path => [path, readFileSync(join(PROJECT, path), 'utf8')] as const)])
}

/** Noted when the maps were compiled last. */
export const notedStamps = (): { readonly [game: string]: string } =>
  existsSync(join(PROJECT, STAMPS)) ? (readProjectJson(STAMPS) as { [game: string]: string }) : {}
