#!/usr/bin/env node
// npm test: dependencies, types, lint, unit tests, browser tests; the last line of stdout is the sum of them all.
// `--only STAGE` (repeatable) picks stages; other arguments are file filters for vitest.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, REPO, TOOLS } from './ensure-dependencies.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { run, TIMED_OUT } from './run-command.mjs'
import { addUp, closingLine, countCheck, countTests } from './test-summary.mjs'

const MINUTE = 60_000

/** The whole run must stay below a quarter of an hour, and a stage that hangs must not eat the others' time. */
const RUN_LIMIT = 13 * MINUTE

/**
 * @typedef {import('./test-summary.mjs').Counts} Counts
 * @typedef {{ tool: keyof typeof TOOLS, args: string[], limit: number, isTests: boolean, needsBrowser?: boolean, each?: string[][] }} Stage
 * `each` runs the tool once with every one of these lists of further arguments
 */

/** @type {Record<string, Stage>} */
const STAGES = {
  typecheck: {
    tool: 'tsc',
    args: ['--noEmit'],
    // The service worker lives among other globals than a page.
    each: [[], ['--project', 'src/service-worker']],
    limit: 3 * MINUTE,
    isTests: false,
  },
  lint: {
    tool: 'biome',
    args: ['ci', '--error-on-warnings', ...(process.env.CI ? ['--colors=off'] : []), '.'],
    limit: MINUTE,
    isTests: false,
  },
  unit: { tool: 'vitest', args: ['run'], limit: 6 * MINUTE, isTests: true },
  e2e: {
    tool: 'vitest',
    args: ['run', '--config', 'tests/e2e/vitest.config.ts'],
    limit: 6 * MINUTE,
    isTests: true,
    needsBrowser: true,
  },
}

const startedAt = Date.now()

/** @param {string} title */
const heading = title => console.log(`\n== ${title}`)

/** @param {unknown} error */
const say = error => console.error(error instanceof Error ? error.message : error)

/** @param {string} file */
const readReport = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {Stage} stage
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
const runTool = async (stage, args, env = process.env) => {
  const timeout = Math.max(1, Math.min(stage.limit, startedAt + RUN_LIMIT - Date.now()))
  const code = await run(process.execPath, [join(REPO, TOOLS[stage.tool]), ...args], { cwd: REPO, env, timeout })
  if (code === TIMED_OUT) console.error(`Stopped after ${Math.round(timeout / 1000)} s`)
  return code
}

/**
 * @param {Stage} stage
 * @param {string[]} filters
 * @returns {Promise<Counts>}
 */
const runTests = async (stage, filters) => {
  const folder = mkdtempSync(join(tmpdir(), 'powderkeg-test-'))
  try {
    const env = stage.needsBrowser ? { ...process.env, POWDERKEG_CHROMIUM: await ensureBrowser() } : process.env
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runTool(stage, [...stage.args, ...reporters, ...filters], env)
    return countTests(readReport(report), code)
  } catch (error) {
    say(error)
    return countTests(null, 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {Stage} stage */
const runCheck = async stage => {
  for (const more of stage.each ?? [[]]) {
    const code = await runTool(stage, [...stage.args, ...more])
    if (code !== 0) return countCheck(code)
  }
  return countCheck(0)
}

/** @returns {Promise<Counts>} */
const runDependencies = async () => {
  heading('dependencies')
  try {
    await ensureDependencies()
    return countCheck(0)
  } catch (error) {
    say(error)
    return countCheck(1)
  }
}

/**
 * @param {string[]} names
 * @param {string[]} filters
 */
const runStages = async (names, filters) => {
  const counts = [await runDependencies()]
  if (counts[0]?.failed !== 0) return counts
  for (const name of names) {
    heading(name)
    const stage = STAGES[name]
    counts.push(stage.isTests ? await runTests(stage, filters) : await runCheck(stage))
  }
  return counts
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const names = values.only ?? Object.keys(STAGES)
const unknown = names.find(name => !(name in STAGES))
if (unknown !== undefined) {
  console.error(`There is no stage '${unknown}'; there are ${Object.keys(STAGES).join(', ')}`)
  process.exit(2)
}

const total = addUp(await runStages(names, positionals))
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
