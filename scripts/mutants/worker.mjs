// One vitest kept alive over a copy of the tree: plants a fault in it, runs the tests it is told to, stops at the first failure.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { planted } from './plant.mjs'

/**
 * @typedef {import('./plant.mjs').Mutant} Mutant
 * @typedef {{ file: string, mutant: Mutant | null, tests: string[] }} Task `mutant` null: as it stands; `tests` in order
 * @typedef {{ killedBy: string | null, took: Record<string, number> }} Answer `took`: milliseconds by file of tests
 */

const root = process.argv[2] ?? ''

/** @type {string[]} */
let order = []

/** Runs the files in the order of the task. */
class InOrder {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async shard(files) {
    return files
  }
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return files.sort((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId))
  }
}

/** The first failure of this run: vitest's own list of modules still holds those of the last run that this one did not come to. @type {string | null} */
let failure = null

/** @type {import('vitest/node').Reporter} */
const noting = {
  onTestCaseResult: test => {
    if (test.result().state === 'failed') failure ??= test.fullName
  },
  onTestModuleEnd: module => {
    if (module.errors().length > 0) failure ??= `${module.relativeModuleId} cannot be loaded`
  },
}

const vitest = await createVitest('test', {
  root,
  config: join(root, 'vite.config.ts'),
  project: ['rules'],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [noting],
  sequence: { sequencer: InOrder },
})
await vitest.standalone()

/** @param {string[]} tests */
const runTests = async tests => {
  order = tests.map(test => join(root, test))
  failure = null
  const project = vitest.projects.find(({ name }) => name === 'rules')
  if (project === undefined) throw new Error('vite.config.ts has no project "rules"')
  const specifications = order.map(path => project.createSpecification(path))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  const took = testModules.map(module => [module.relativeModuleId, module.diagnostic().duration])
  const killedBy = failure ?? (unhandledErrors.length > 0 ? 'an error outside of the tests' : null)
  return { killedBy, took: Object.fromEntries(took) }
}

/** @param {Task} task @returns {Promise<Answer>} */
const answer = async ({ file, mutant, tests }) => {
  if (mutant === null) return runTests(tests)
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, planted(text, mutant))
    vitest.invalidateFile(path)
    return await runTests(tests)
  } finally {
    writeFileSync(path, text)
    vitest.invalidateFile(path)
  }
}

process.on('message', async task => {
  process.send?.(await answer(/** @type {Task} */ (task)))
})
process.send?.('ready')
