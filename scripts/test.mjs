#!/usr/bin/env node
// npm test: dependencies, types, lint, unit tests, browser tests; the last line of stdout is the sum of them all.
// Browser tests wait more than they work, so they run beside the others; what they say comes after what the others say.
// `--only STAGE` (repeatable) picks stages; other arguments are file filters for vitest.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, REPO, TOOLS } from './ensure-dependencies.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { holdOutput } from './held-output.mjs'
import { run } from './run-command.mjs'
import {
  addUp,
  againLines,
  closingLine,
  countCheck,
  countTests,
  failureLines,
  readLines,
  STANDSTILL,
  whyEnd,
} from './test-summary.mjs'

/** Types and lint take seconds; this only ends a process that never would. */
const CHECK_LIMIT = 20 * 60_000

/**
 * @typedef {import('./test-summary.mjs').Counts} Counts
 * @typedef {{ tool: keyof typeof TOOLS, args: string[], isTests: boolean, needsBrowser?: boolean, each?: string[][] }} Stage
 * `each` runs the tool once with every one of these lists of further arguments
 */

/** @type {Record<string, Stage>} */
const STAGES = {
  typecheck: {
    tool: 'tsc',
    args: ['--noEmit'],
    // The service worker lives among other globals than a page.
    each: [[], ['--project', 'src/service-worker']],
    isTests: false,
  },
  lint: {
    tool: 'biome',
    args: ['ci', '--error-on-warnings', ...(process.env.CI ? ['--colors=off'] : []), '.'],
    isTests: false,
  },
  unit: { tool: 'vitest', args: ['run'], isTests: true },
  e2e: {
    tool: 'vitest',
    args: ['run', '--config', 'tests/e2e/vitest.config.ts'],
    isTests: true,
    needsBrowser: true,
  },
}

/** Stages of one lane follow each other, lanes run side by side. */
const LANES = [['typecheck', 'lint', 'unit'], ['e2e']]

/** Where a lane says what it does: the first on the screen, the others when it is through. @typedef {{ say: (text: string) => void, output: import('./run-command.mjs').RunOptions['output'] }} Place */

/** @type {Place} */
const SCREEN = { say: text => console.log(text), output: 'inherit' }

/**
 * Positions, elements and lists live short: with room for the young, a third less processor time goes into clearing them away.
 * @param {Stage} stage
 */
const nodeOptions = stage => (stage.isTests ? ['--max-semi-space-size=64'] : [])

/** @param {unknown} error */
const inWords = error => (error instanceof Error ? error.message : String(error))

/**
 * @param {Stage} stage
 * @param {string[]} args
 * @param {import('./run-command.mjs').RunOptions} options
 */
const runTool = (stage, args, options) =>
  run(process.execPath, [...nodeOptions(stage), join(REPO, TOOLS[stage.tool]), ...args], { cwd: REPO, ...options })

/** @param {string} file */
const linesIn = file => (existsSync(file) ? readLines(readFileSync(file, 'utf8')) : [])

/**
 * Whether a run has stood still, by what its tests say. @param {string} file
 */
const standstill = file => {
  let [size, since] = [-1, Date.now()]
  return () => {
    const now = Date.now()
    const grown = existsSync(file) ? statSync(file).size : 0
    if (grown !== size) [size, since] = [grown, now]
    if (now - since < STANDSTILL) return false
    const why = whyEnd(linesIn(file), now - since, now)
    if (why !== null) console.error(`Ended: ${why}; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`)
    return why !== null
  }
}

/**
 * @param {Counts} counts
 * @param {Place} place
 */
const tellNotRun = ({ passed, failed, notRun }, { say }) => {
  if (notRun.length === 0) return
  say(`\n${passed} tests passed, ${failed - notRun.length} failed; ${notRun.length} files not run to their end:`)
  for (const file of notRun) say(`  ${relative(REPO, file)}`)
}

/**
 * @param {Stage} stage
 * @param {string[]} filters
 * @param {Place} place
 * @returns {Promise<Counts>}
 */
const runTests = async (stage, filters, place) => {
  const folder = mkdtempSync(join(tmpdir(), 'powderkeg-test-'))
  try {
    const lines = join(folder, 'lines.jsonl')
    const env = {
      ...process.env,
      POWDERKEG_TEST_LINES: lines,
      ...(stage.needsBrowser ? { POWDERKEG_CHROMIUM: await ensureBrowser() } : {}),
    }
    const reporters = ['--reporter=default', '--reporter=./scripts/test-lines-reporter.mjs']
    const args = [...stage.args, ...reporters, ...filters]
    const code = await runTool(stage, args, { env, isHung: standstill(lines), output: place.output })
    const counts = countTests(linesIn(lines), code)
    tellNotRun(counts, place)
    return counts
  } catch (error) {
    place.say(inWords(error))
    return countTests([], 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} name
 * @param {Stage} stage
 * @param {Place} place
 */
const runCheck = async (name, stage, { output }) => {
  for (const more of stage.each ?? [[]]) {
    const code = await runTool(stage, [...stage.args, ...more], { timeout: CHECK_LIMIT, output })
    if (code !== 0) return countCheck(code, name)
  }
  return countCheck(0, name)
}

/** @returns {Promise<Counts>} */
const runDependencies = async () => {
  SCREEN.say('\n== dependencies')
  try {
    await ensureDependencies()
    return countCheck(0, 'dependencies')
  } catch (error) {
    console.error(inWords(error))
    return countCheck(1, 'dependencies')
  }
}

/**
 * @param {string[]} names
 * @param {string[]} filters
 * @param {Place} place
 */
const runLane = async (names, filters, place) => {
  const counts = []
  for (const name of names) {
    place.say(`\n== ${name}`)
    const stage = STAGES[name]
    counts.push(stage.isTests ? await runTests(stage, filters, place) : await runCheck(name, stage, place))
  }
  return counts
}

/**
 * @param {string[]} names
 * @param {string[]} filters
 */
const runStages = async (names, filters) => {
  const counts = [await runDependencies()]
  if (counts[0]?.failed !== 0) return counts
  const [first = [], ...beside] = LANES.map(lane => lane.filter(name => names.includes(name))).filter(
    lane => lane.length > 0,
  )
  const others = beside.map(lane => {
    const output = holdOutput(process.stdout)
    const done = runLane(lane, filters, { say: text => output.write(`${text}\n`), output })
    return { done, release: output.release }
  })
  counts.push(...(await runLane(first, filters, SCREEN)))
  for (const { done, release } of others) {
    release()
    counts.push(...(await done))
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
for (const line of ['', ...againLines(total), ...failureLines(total), closingLine(total)]) console.log(line)
process.exitCode = total.failed === 0 ? 0 : 1
