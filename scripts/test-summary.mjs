/**
 * `notRun` are files of tests that were wanted and did not come to their end; they are among the failed as well. `again` names
 * the tests that were tried a second time, with what the first try failed for; they may have passed then. `why` names what failed in the end, with the first line of its error.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, notRun: string[], again: string[], why: string[] }} Counts
 *
 * What test-lines-reporter.mjs writes: a file that is to be run, a test that begins, one that has its result, a file that is
 * through (`broken`: errors outside its tests), the end of the run (`errors`: that belong to no file).
 * @typedef {{ is: 'wanted', file: string }
 *   | { is: 'started', test: string, name: string, limit: number, at: number }
 *   | { is: 'finished', test: string, state: string, again?: string, why?: string }
 *   | { is: 'ended', file: string, broken: number, why?: string }
 *   | { is: 'over', errors: number, why?: string }} TestLine
 */

/**
 * A stage that is one check: types, lint, dependencies.
 *
 * @param {number} exitCode
 * @param {string} name
 * @returns {Counts}
 */
export const countCheck = (exitCode, name) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
  notRun: [],
  again: [],
  why: exitCode === 0 ? [] : [name],
})

/**
 * The last line may be cut short when the run was ended.
 *
 * @param {string} text
 * @returns {TestLine[]}
 */
export const readLines = text =>
  text.split('\n').flatMap(line => {
    try {
      return [/** @type {TestLine} */ (JSON.parse(line))]
    } catch {
      return []
    }
  })

/**
 * A stage of tests, whatever became of it: what finished counts. Never zero failures when something went wrong: a file that
 * could not be loaded counts as one, so does each file that was not run to its end, and so does a run without any
 * executed test or that ended badly although each test passed.
 *
 * @param {readonly TestLine[]} lines
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countTests = (lines, exitCode) => {
  /** @type {Map<string, string>} the last result counts: a test may be tried again */
  const states = new Map()
  const again = new Set()
  /** @type {Map<string, string>} */
  const why = new Map()
  const wanted = new Set()
  const ended = new Set()
  let broken = 0
  for (const line of lines) {
    if (line.is === 'finished') {
      states.set(line.test, line.state)
      why.delete(line.test)
      if (line.why !== undefined) why.set(line.test, line.why)
      if (line.again !== undefined) again.add(line.again)
    }
    if (line.is === 'wanted') wanted.add(line.file)
    if (line.is === 'ended') {
      ended.add(line.file)
      if (line.broken > 0) broken++
      if (line.why !== undefined) why.set(line.file, line.why)
    }
    if (line.is === 'over') {
      if (line.errors > 0) broken++
      if (line.why !== undefined) why.set('over', line.why)
    }
  }
  /** @param {string} state */
  const inState = state => [...states.values()].filter(each => each === state).length
  const notRun = [...wanted].filter(file => !ended.has(file))
  const passed = inState('passed')
  const failed = inState('failed') + broken + notRun.length
  const wentWrong = exitCode !== 0 || passed + failed === 0
  const counted = failed === 0 && wentWrong ? 1 : failed
  const reasons = [...why.values(), ...notRun.map(file => `not run to its end: ${file}`)]
  if (counted > 0 && reasons.length === 0) reasons.push(`the run ended with exit code ${exitCode}`)
  return { passed, failed: counted, skipped: inState('skipped'), notRun, again: [...again], why: reasons }
}

/** Milliseconds without a line after which a run stands still, and before its first test, when it builds the app. */
export const STANDSTILL = 120_000
export const STANDSTILL_AT_START = 600_000

/** What a test gets beyond its own limit before the run is held for hung: its own limit should end it. */
const GRACE = 60_000

/**
 * Why a run that has said nothing for so long should be ended, or null. A slow machine is no reason: a test that runs
 * has its own limit.
 *
 * @param {readonly TestLine[]} lines
 * @param {number} silence milliseconds since the last line
 * @param {number} now
 * @returns {string | null}
 */
export const whyEnd = (lines, silence, now) => {
  const begun = lines.filter(line => line.is === 'started')
  const limit = begun.length === 0 ? STANDSTILL_AT_START : STANDSTILL
  if (silence < limit) return null
  const done = new Set(lines.flatMap(line => (line.is === 'finished' ? [line.test] : [])))
  const running = begun.filter(line => !done.has(line.test))
  if (running.some(({ at, limit: own }) => now < at + own + GRACE)) return null
  const names = running.map(({ name }) => name).join(', ')
  return `no test finished for ${Math.round(silence / 1000)} s${names === '' ? '' : `; running: ${names}`}`
}

/**
 * @param {readonly Counts[]} stages
 * @returns {Counts}
 */
export const addUp = stages =>
  stages.reduce(
    (sum, stage) => ({
      passed: sum.passed + stage.passed,
      failed: sum.failed + stage.failed,
      skipped: sum.skipped + stage.skipped,
      notRun: [...sum.notRun, ...stage.notRun],
      again: [...sum.again, ...stage.again],
      why: [...sum.why, ...stage.why],
    }),
    { passed: 0, failed: 0, skipped: 0, notRun: [], again: [], why: [] },
  )

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Tests that needed a second try are named, so that what is unsteady is seen. @param {Counts} counts */
export const againLines = ({ again }) =>
  again.length === 0
    ? []
    : [
        `${again.length} ${again.length === 1 ? 'test' : 'tests'} needed a second try:`,
        ...again.map(each => `  ${each}`),
      ]

/** What failed is named last of all, where whoever reads only the end of a long log finds it. @param {Counts} counts */
export const failureLines = ({ why }) => (why.length === 0 ? [] : ['Failed:', ...why.map(each => `  ${each}`)])
