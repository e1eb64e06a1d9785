// Who imports whom, to find the tests that a file can break.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { importsIn, parse } from '../source-tree.mjs'

const SOURCE = /\.tsx?$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** @param {string} root @param {string} folder @returns {string[]} paths from the root */
export const sourcesUnder = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => posix.join(folder, path.replaceAll('\\', '/')))
    .filter(path => SOURCE.test(path))
    .sort()

/** @param {string} root @param {string} from @param {string} specifier */
const target = (root, from, specifier) => {
  if (!specifier.startsWith('.')) return null
  const path = posix.join(dirname(from), specifier)
  return ENDINGS.map(ending => path + ending).find(file =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  )
}

/**
 * The files that import each file, by their paths from the root; types are no tie.
 *
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {Map<string, Set<string>>}
 */
export const importersIn = (root, folders) => {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const file of folders.flatMap(folder => sourcesUnder(root, folder))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const { specifier, typeOnly } of importsIn(parse(file, text), text)) {
      const imported = typeOnly ? null : target(root, file, specifier)
      if (imported) importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
    }
  }
  return importers
}

/**
 * The files that a file can reach by being imported, with how many imports away.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 * @param {string} file
 * @returns {Map<string, number>}
 */
export const reachedFrom = (importers, file) => {
  const distances = new Map([[file, 0]])
  for (const [at, distance] of distances) {
    for (const next of importers.get(at) ?? []) if (!distances.has(next)) distances.set(next, distance + 1)
  }
  return distances
}
