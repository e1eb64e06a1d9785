#!/usr/bin/env node
// Builds the overnight fuzz into one file, so that its workers start at once and need no loader, and runs it. Its lines go to
// .cache/fuzz under the name of the commit; sources that are not committed have a name of their own.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies, REPO } from './ensure-dependencies.mjs'
import { runAsProgram } from './run-as-program.mjs'

const ENTRY = 'tests/fixtures/games/fuzz-night.ts'
const FOLDER = '.cache/fuzz'

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: REPO, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The program as one text. */
const built = async () => {
  const { build } = await import('rolldown')
  const { output } = await build({
    cwd: REPO,
    input: ENTRY,
    platform: 'node',
    logLevel: 'warn',
    write: false,
    output: { format: 'esm', codeSplitting: false },
  })
  return output[0].code
}

/** @param {string} code */
const nameOf = code => {
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const isClean = git('status', '--porcelain', '--', 'src', 'tests') === ''
  if (commit !== null && isClean) return commit
  return `${commit ?? 'no-commit'}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`
}

await runAsProgram(import.meta.url, async () => {
  await ensureDependencies()
  const code = await built()
  const name = nameOf(code)
  mkdirSync(join(REPO, FOLDER), { recursive: true })
  const program = join(REPO, FOLDER, `${name}.mjs`)
  writeFileSync(program, code)
  const given = process.argv.slice(2)
  const out = given.some(arg => /^--out(=|$)/.test(arg)) ? [] : ['--out', join(REPO, FOLDER, `${name}.jsonl`)]
  const child = spawn(process.execPath, [program, ...given, ...out], { stdio: 'inherit' })
  // The run sums up by itself and ends when it is interrupted.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise(resolve => child.on('exit', code => resolve(code ?? 1)))
})
