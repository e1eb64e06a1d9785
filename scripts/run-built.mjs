// Programs of the tests that run for long, in several processes: built into one file, so that workers start at once and need no
// loader.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies, REPO } from './ensure-dependencies.mjs'

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: REPO, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** @param {string} entry */
const built = async entry => {
  const { build } = await import('rolldown')
  const { output } = await build({
    cwd: REPO,
    input: entry,
    platform: 'node',
    logLevel: 'warn',
    write: false,
    output: { format: 'esm', codeSplitting: false },
  })
  return output[0].code
}

/** The commit; sources that are not committed have a name of their own. @param {string} code */
const nameOf = code => {
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const isClean = git('status', '--porcelain', '--', 'src', 'tests') === ''
  if (commit !== null && isClean) return commit
  return `${commit ?? 'no-commit'}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`
}

/**
 * Builds a program into a folder and runs it with what `argsFor` gives, until it ends; an interrupt is left to it.
 *
 * @param {string} entry
 * @param {string} folder from the root
 * @param {(name: string) => string[]} argsFor by the name of the build
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runBuilt = async (entry, folder, argsFor, env = {}) => {
  await ensureDependencies()
  const code = await built(entry)
  const name = nameOf(code)
  mkdirSync(join(REPO, folder), { recursive: true })
  const program = join(REPO, folder, `${name}.mjs`)
  writeFileSync(program, code)
  const child = spawn(process.execPath, [program, ...argsFor(name)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise(resolve => child.on('exit', status => resolve(status ?? 1)))
}
