/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * The part of vitest's JSON report that is counted.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} [numPendingTests]
 * @property {number} [numTodoTests]
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * A stage that is one check: types, lint, dependencies.
 *
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countCheck = exitCode => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 })

/**
 * A stage of tests. Never zero failures when something went wrong: a file that could not be loaded counts as one, and
 * so does a run without a report, without any executed test, or that ended badly although each test passed.
 *
 * @param {VitestReport | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countTests = (report, exitCode) => {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles
  const wentWrong = exitCode !== 0 || passed + failed === 0
  return {
    passed,
    failed: failed === 0 && wentWrong ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
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
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
