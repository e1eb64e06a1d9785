#!/usr/bin/env node
// Runs the overnight fuzz. Its lines go to .cache/fuzz under the name of the commit.
import { join } from 'node:path'
import { REPO } from './ensure-dependencies.mjs'
import { runAsProgram } from './run-as-program.mjs'
import { runBuilt } from './run-built.mjs'

const FOLDER = '.cache/fuzz'

await runAsProgram(import.meta.url, () => {
  const given = process.argv.slice(2)
  const hasOut = given.some(arg => /^--out(=|$)/.test(arg))
  return runBuilt('tests/fixtures/games/fuzz-night.ts', FOLDER, name =>
    hasOut ? given : [...given, '--out', join(REPO, FOLDER, `${name}.jsonl`)],
  )
})
