import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { hexOf, isLand } from '../../core/map/map-queries'
import { mapOf } from '../../core/map/read-map-source'
import { ATLASES } from '../atlases/index'
import { PROJECT } from '../project-files'
import { landRings } from './land'
import { differingLines } from './line-differences'
import { lineJson } from './line-json'
import { MAP_BOOKS } from './map-books'
import { reliefByHex, writeRelief } from './relief'
import { SHARED } from './shared-files'
import { WRITTEN_FACTS } from './written-facts'

// Run as `npm run books`: holds what the project took from the books and the geography beside it against them.
//   --write   takes over what differs; then run `npm run maps` and the tests

const SHOWN = 12

interface Taken {
  /** From the project's root. */
  readonly path: string
  readonly text: () => string | Promise<string>
}

/** Facts about hexes, not the height grid they come from. */
async function reliefOf(game: string): Promise<string> {
  const { source, formula } = await ATLASES[game]()
  const map = mapOf(source)
  return writeRelief(reliefByHex(map.grid, formula).filter(({ hex }) => isLand(map, hexOf(map, hex))))
}

const everythingTaken: readonly Taken[] = [
  { path: 'src/cartography/drawing/land.json', text: () => `${lineJson(landRings(), 1)}\n` },
  ...Object.keys(ATLASES).flatMap(game => [
    { path: `src/cartography/atlases/${game}/book.json`, text: () => `${lineJson(MAP_BOOKS[game]())}\n` },
    { path: `tests/fixtures/books/${game}.json`, text: () => `${lineJson(WRITTEN_FACTS[game]())}\n` },
    { path: `tests/fixtures/relief/${game}.csv`, text: () => reliefOf(game) },
  ]),
]

/** Whether the project has what the books say. */
async function compare({ path, text }: Taken, isTakingOver: boolean): Promise<boolean> {
  const file = join(PROJECT, path)
  const inBooks = await text()
  const inProject = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (inProject === inBooks) {
    console.log(`${path}: as in the books`)
    return true
  }
  const differences = differingLines(inProject, inBooks)
  console.log(`${path}: ${differences.length} lines differ`)
  for (const line of differences.slice(0, SHOWN)) console.log(`  ${line.slice(0, 200)}`)
  if (differences.length > SHOWN) console.log(`  and ${differences.length - SHOWN} more`)
  if (!isTakingOver) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, inBooks)
  console.log('  taken over')
  return true
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
if (existsSync(SHARED)) {
  for (const taken of everythingTaken) {
    try {
      if (!(await compare(taken, values.write))) process.exitCode = 1
    } catch (error) {
      process.exitCode = 1
      console.error(`${taken.path}: ${error instanceof Error ? error.message : error}`)
    }
  }
} else {
  console.error(`The books are looked for in ${SHARED}, which is not there (POWDERKEG_SHARED names another folder).`)
  process.exitCode = 1
}
