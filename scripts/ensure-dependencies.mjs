#!/usr/bin/env node
// Installs what package-lock.json asks for, unless it is installed already. Nothing is written to stdout:
// the engine command runs this first and prints JSON there.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAsProgram } from './run-as-program.mjs'

export const REPO = dirname(dirname(fileURLToPath(import.meta.url)))

/** The programs of the tools we run. Called by path: no npx, no shell, the same on every system. */
export const TOOLS = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  playwright: 'node_modules/playwright-core/cli.js',
}

const STAMP = 'node_modules/.powderkeg-stamp'
const INSTALL_LIMIT = 5 * 60_000

/** @param {string} file */
const readText = file => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/**
 * The platform belongs to the stamp: some packages hold machine code, and a checkout may be shared with a container.
 *
 * @param {string} lockfile
 */
const stampOf = lockfile =>
  `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}\n`

/**
 * npm notes in node_modules what it put there, so an install made by hand need not be repeated.
 *
 * @param {string} lockfile
 * @param {string | null} installed
 */
const isInstalledByHand = (lockfile, installed) => {
  if (installed === null) return false
  const wanted = JSON.parse(lockfile).packages ?? {}
  const present = JSON.parse(installed).packages ?? {}
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found === undefined ? entry.optional === true : found.version === entry.version
  })
}

/**
 * Why an install is due, or null when everything is in place.
 *
 * @param {string} root
 * @returns {string | null}
 */
export const whyInstall = root => {
  if (!existsSync(join(root, 'node_modules'))) return 'nothing is installed yet'
  const missing = Object.values(TOOLS).find(tool => !existsSync(join(root, tool)))
  if (missing !== undefined) return `${missing} is missing`
  const lockfile = readText(join(root, 'package-lock.json'))
  if (lockfile === null) return 'there is no package-lock.json'
  if (readText(join(root, STAMP)) === stampOf(lockfile)) return null
  if (!isInstalledByHand(lockfile, readText(join(root, 'node_modules/.package-lock.json')))) {
    return 'package-lock.json has changed'
  }
  writeFileSync(join(root, STAMP), stampOf(lockfile))
  return null
}

/**
 * @param {string} version such as '20.19.1'
 * @param {string} range such as '>=20.19'
 */
export const isNodeNewEnough = (version, range) => {
  const wanted = range.replace(/^\D*/, '').split('.').map(Number)
  const actual = version.split('.').map(Number)
  for (const [i, part] of wanted.entries()) {
    const own = actual[i] ?? 0
    if (own !== part) return own > part
  }
  return true
}

/** @param {string} root */
const install = async root => {
  // Loaded only now: this file must be quick when there is nothing to do.
  const { run } = await import('./run-command.mjs')
  // A production or omit setting must not leave out the tools; a silent one must not hide why the install failed.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: root, output: /** @type {const} */ ('stderr'), timeout: INSTALL_LIMIT }
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * Throws with a message for the user when the dependencies cannot be had.
 *
 * @param {string} [root]
 */
export const ensureDependencies = async (root = REPO) => {
  const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines?.node ?? '>=20'
  if (!isNodeNewEnough(process.versions.node, range)) {
    throw new Error(
      `Powderkeg needs Node ${range}, this is ${process.versions.node}: get a newer one at https://nodejs.org`,
    )
  }
  const reason = whyInstall(root)
  if (reason === null) return
  process.stderr.write(`Installing dependencies with npm ci (${reason})\n`)
  const code = await install(root)
  if (code !== 0) {
    throw new Error(
      `npm ci failed (exit code ${code}). Its message is above. ` +
        'The first run needs a network connection to the npm registry; check it and run the command again.',
    )
  }
  const lockfile = readText(join(root, 'package-lock.json'))
  if (lockfile !== null) writeFileSync(join(root, STAMP), stampOf(lockfile))
}

await runAsProgram(import.meta.url, () => ensureDependencies())
