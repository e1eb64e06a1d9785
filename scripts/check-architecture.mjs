#!/usr/bin/env node
// Holds the dependency rules of the design on the import graph of src. Prints each violation as `file:line: what, rule`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix, resolve } from 'node:path'
import { REPO } from './ensure-dependencies.mjs'
import { freeNames } from './free-names.mjs'
import { importCycles } from './import-cycles.mjs'
import { runAsProgram } from './run-as-program.mjs'
import { importsIn, lineOf, parse } from './source-tree.mjs'

/**
 * Where a file stands decides what it may import. `*` is one folder, and means the same folder on both sides.
 * The first zone that fits counts; `reaches` unset means anywhere in src.
 *
 * @typedef {object} Zone
 * @property {string} files
 * @property {string} rule
 * @property {string[]} [reaches]
 * @property {boolean} [pure] no browser, no Node, no clock, no chance; only `PURE_PACKAGES`
 * @property {boolean} [gamesByIndex] reaches a game only by its index
 */

/** @type {Zone[]} */
export const ZONES = [
  { files: 'src/core', rule: 'core imports only core', reaches: ['src/core'], pure: true },
  {
    files: 'src/games/*/',
    rule: 'a game imports only core and itself',
    reaches: ['src/core', 'src/games/*/'],
    pure: true,
  },
  {
    files: 'src/games',
    rule: 'the list of games imports only core and games',
    reaches: ['src/core', 'src/games'],
    pure: true,
    gamesByIndex: true,
  },
  { files: 'src/service-worker', rule: 'the service worker imports only itself', reaches: ['src/service-worker'] },
  { files: 'src/cli', rule: '' },
  { files: 'src/cartography', rule: '' },
  { files: 'src', rule: '', gamesByIndex: true },
]

const PURE_PACKAGES = ['immer', 'honeycomb-grid', 'valibot']

const BROWSER_GLOBALS = ['window', 'document', 'localStorage', 'sessionStorage', 'indexedDB', 'navigator', 'globalThis']

/** No file without one of these words need be looked through for names. */
const WATCHED =
  /\b(?:window|document|localStorage|sessionStorage|indexedDB|navigator|globalThis|Math|Date|performance|crypto)\b/

const CHANCE_AND_CLOCK = ['Math.random', 'Date.now', 'performance.now', 'crypto.getRandomValues', 'crypto.randomUUID']

/** Names that core must not know, besides the folder names under src/games. Case and the gap between words do not matter. */
const GAME_NAMES = [
  'balkan-gambit',
  'balkan-front',
  'balkan-wars',
  'operation-gertrud',
  'partizan',
  'gertrud',
  'gambit',
]

const RULES = {
  packages: `core and games use only the packages ${PURE_PACKAGES.join(', ')}`,
  node: 'core and games know no Node',
  browser: 'core and games know no browser',
  determinism: 'core and games are deterministic',
  gamesByIndex: 'a game is reached only by its index.ts, its map/index.ts or games/index.ts',
  names: 'core names no game',
  tests: 'src imports nothing from tests',
  cycles: 'no import cycles',
}

const SOURCE = /\.[mc]?[jt]sx?$/
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '/index.ts', '/index.tsx']

/**
 * @typedef {{ file: string, line: number, what: string, rule: string }} Violation
 * @typedef {{ file: string, line: number, specifier: string, typeOnly: boolean, target: string | null }} Edge
 * `target` is a path from the root, or null when the specifier names a package
 */

/**
 * Paths from the root, with slashes, in a fixed order.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
const filesUnder = (root, folder) => {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(root, path) : [path]
    })
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} specifier
 * @returns {string | null}
 */
const resolveImport = (root, from, specifier) => {
  const plain = specifier.replace(/[?#].*$/, '')
  if (!/^\.{0,2}(\/|$)/.test(plain)) return null
  const path = plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(from), plain)
  const stem = path.replace(/\.([mc]?)js(x?)$/, '')
  const candidates = [...ENDINGS.map(ending => path + ending), ...ENDINGS.map(ending => stem + ending)]
  return candidates.find(file => statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) ?? path
}

/** @param {string} specifier */
const packageOf = specifier =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {string} specifier */
const isNodeModule = specifier => specifier.startsWith('node:') || builtinModules.includes(packageOf(specifier))

/** The path up to where the pattern ends, when it fits. @param {string} pattern @param {string} path */
const within = (pattern, path) => {
  const expression = pattern.replace(/\/$/, '').replace('*', '[^/]+')
  return path.match(new RegExp(pattern.endsWith('/') ? `^${expression}/` : `^${expression}(/|$)`))?.[0] ?? null
}

/** @param {string} file */
const zoneOf = file => ZONES.find(zone => within(zone.files, file) !== null)

/** @param {Zone} zone @param {Edge} edge @param {string} target */
const isInReach = (zone, edge, target) =>
  zone.reaches === undefined ||
  zone.reaches.some(pattern => {
    const own = within(zone.files, edge.file)
    return pattern === zone.files && pattern.includes('*')
      ? `${target}/`.startsWith(own ?? '')
      : within(pattern, target)
  })

/** @param {string} target */
const isInsideGame = target => /^src\/games\/[^/]+\/(?!(map\/)?index(\.tsx?)?$)./.test(target)

/**
 * @param {Edge} edge
 * @returns {Violation[]}
 */
const importViolations = edge => {
  const { file, line, specifier, target } = edge
  const zone = zoneOf(file)
  if (zone === undefined) return []
  /** @param {string} rule @returns {Violation[]} */
  const broken = rule => [{ file, line, what: `imports '${specifier}'`, rule }]
  if (target === null) {
    if (!zone.pure) return []
    if (isNodeModule(specifier)) return broken(RULES.node)
    return PURE_PACKAGES.includes(packageOf(specifier)) ? [] : broken(RULES.packages)
  }
  if (within('tests', target) !== null) return broken(RULES.tests)
  if (!isInReach(zone, edge, target)) return broken(zone.rule)
  return zone.gamesByIndex && isInsideGame(target) ? broken(RULES.gamesByIndex) : []
}

/**
 * @param {string} file
 * @param {string} text
 * @param {import('./free-names.mjs').FreeName[]} names
 * @returns {Violation[]}
 */
const nameViolations = (file, text, names) =>
  names.flatMap(({ name, chain, isNew, start }) => {
    /** @param {string} used @param {string} rule @returns {Violation[]} */
    const broken = (used, rule) => [{ file, line: lineOf(text, start), what: `uses ${used}`, rule }]
    if (CHANCE_AND_CLOCK.includes(chain)) return broken(chain, RULES.determinism)
    if (name === 'Date' && isNew) return broken('new Date', RULES.determinism)
    return BROWSER_GLOBALS.includes(name) ? broken(name, RULES.browser) : []
  })

/** @param {string} root */
const gameNamePatterns = root => {
  const folders = filesUnder(root, 'src/games').flatMap(
    file => file.match(/^src\/games\/([^/]+)\/index\.tsx?$/)?.[1] ?? [],
  )
  return [...new Set([...GAME_NAMES, ...folders])].map(name => new RegExp(name.split('-').join('[-_\\s]?'), 'gi'))
}

/**
 * @param {string} file
 * @param {string} text
 * @param {RegExp[]} patterns
 * @returns {Violation[]}
 */
const gameNamesIn = (file, text, patterns) => {
  const inPath = patterns.map(pattern => file.match(pattern)?.[0]).find(found => found !== undefined)
  const found = new Map(inPath === undefined ? [] : [[1, inPath]])
  for (const pattern of patterns) {
    for (const { 0: name, index } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split('\n').length
      if (!found.has(line)) found.set(line, name)
    }
  }
  return [...found].map(([line, name]) => ({ file, line, what: `says '${name}'`, rule: RULES.names }))
}

/**
 * @param {string} [root] the folder that holds src
 * @returns {Violation[]}
 */
export const checkArchitecture = (root = REPO) => {
  const patterns = gameNamePatterns(root)
  /** @type {Violation[]} */
  const violations = []
  /** @type {Edge[]} */
  const edges = []
  for (const file of filesUnder(root, 'src')) {
    const isSource = SOURCE.test(file)
    const isCore = within('src/core', file) !== null
    if (!isSource && !isCore) continue
    const text = readFileSync(join(root, file), 'utf8')
    if (isCore) violations.push(...gameNamesIn(file, text, patterns))
    if (!isSource) continue
    const program = parse(file, text)
    const own = importsIn(program, text).map(found => ({
      ...found,
      file,
      target: resolveImport(root, file, found.specifier),
    }))
    edges.push(...own)
    violations.push(...own.flatMap(importViolations))
    if (zoneOf(file)?.pure && WATCHED.test(text)) violations.push(...nameViolations(file, text, freeNames(program)))
  }
  for (const { path, line } of importCycles(edges.filter(edge => !edge.typeOnly))) {
    violations.push({ file: path[0] ?? '', line, what: `imports itself: ${path.join(' → ')}`, rule: RULES.cycles })
  }
  return violations
}

/** @param {Violation} violation */
export const violationLine = ({ file, line, what, rule }) => `${file}:${line}: ${what}, ${rule}`

await runAsProgram(import.meta.url, () => {
  const violations = checkArchitecture(resolve(process.argv[2] ?? REPO))
  for (const violation of violations) console.log(violationLine(violation))
  if (violations.length > 0) process.exitCode = 1
})
