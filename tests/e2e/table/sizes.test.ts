import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { games } from '../../../src/games'

const DIST = join(REPO, 'dist')
const KILOBYTE = 1000
const LIMIT = 150 * KILOBYTE

/** A file with all that it imports at once; what it loads later stands in `import("…")` and is not among it. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(join(DIST, file), 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(`assets/${name}`, found)
  return found
}

const gzipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0)

/** Scripts and styles that the page names itself, with what these import. */
function shellFiles(): ReadonlySet<string> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file as string)
  return new Set(named.flatMap(file => (file.endsWith('.js') ? [...withImports(file)] : [file])))
}

/** The map's tables come in a chunk of their own, the drawing of the sheet as JSON. */
const isMap = (file: string): boolean => /\/map-[^/]+\.js$/.test(file)

describe('the built app', () => {
  it('comes as a shell of less than 150 kB', () => {
    const shell = shellFiles()
    expect([...shell].some(file => file.endsWith('.js'))).toBe(true)
    expect([...shell].some(file => file.endsWith('.css'))).toBe(true)
    expect(gzipped(shell)).toBeLessThan(LIMIT)
  })

  it('loads Balkan Gambit in less than 150 kB besides its map', () => {
    const [chunk, another] = readdirSync(join(DIST, 'assets')).filter(name => /^balkan-gambit-[^.]+\.js$/.test(name))
    expect(chunk).toBeDefined()
    expect(another).toBeUndefined()
    const shell = shellFiles()
    const own = [...withImports(`assets/${chunk}`)].filter(file => !shell.has(file) && !isMap(file))
    expect(own.length).toBeGreaterThan(0)
    expect(gzipped(own)).toBeLessThan(LIMIT)
  })

  it('holds the drawing of each map as JSON, and none as a script', () => {
    const files = readdirSync(join(DIST, 'assets')).filter(name => name.startsWith('drawing-'))
    expect(files.map(name => name.replace(/^.*\./, ''))).toEqual(games.map(() => 'json'))
  })

  it('leaves the rules and the table out of the shell', () => {
    const shell = [...shellFiles()].map(file => readFileSync(join(DIST, file), 'utf8')).join('\n')
    // A sentence of the rules, and a name of the table.
    expect(shell).not.toContain('Turn partisans over')
    expect(shell).not.toContain('Search the choices')
  })
})
