#!/usr/bin/env node
// Attacks the import of saves with mutated recorded ones. The rules run as in the built app.
import { REPO } from './ensure-dependencies.mjs'
import { runAsProgram } from './run-as-program.mjs'
import { runBuilt } from './run-built.mjs'

await runAsProgram(import.meta.url, () =>
  runBuilt('tests/attacks/run-saves.ts', '.cache/attacks', () => process.argv.slice(2), {
    NODE_ENV: 'production',
    POWDERKEG_REPOSITORY: REPO,
  }),
)
