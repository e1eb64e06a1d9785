// A vitest reporter that appends one line of JSON for each thing that happens, so that whoever watches the file knows what
// finished, however the run ends. POWDERKEG_TEST_LINES names the file.
import { appendFileSync } from 'node:fs'

/** @typedef {import('./test-summary.mjs').TestLine} TestLine */

/** @param {{ readonly message: string } | undefined} error */
const firstLine = error => error?.message.split('\n')[0] ?? ''

export default class TestLinesReporter {
  /** @param {TestLine} line */
  say(line) {
    const file = process.env.POWDERKEG_TEST_LINES
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`)
  }

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) this.say({ is: 'wanted', file: moduleId })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    const { timeout = 0, retry = 0 } = test.options
    const tries = typeof retry === 'number' ? retry + 1 : 1
    this.say({ is: 'started', test: test.id, name: test.fullName, limit: timeout * tries, at: Date.now() })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const isTriedAgain = (test.diagnostic()?.retryCount ?? 0) > 0
    const why = `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(errors?.[0])}`
    this.say({
      is: 'finished',
      test: test.id,
      state,
      ...(isTriedAgain ? { again: why } : {}),
      ...(state === 'failed' ? { why } : {}),
    })
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const errors = module.errors()
    const why = `${module.relativeModuleId}: ${firstLine(errors[0])}`
    this.say({ is: 'ended', file: module.moduleId, broken: errors.length, ...(errors.length > 0 ? { why } : {}) })
  }

  /** @param {unknown} _modules @param {readonly { readonly message: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const why = `outside of all tests: ${firstLine(errors[0])}`
    this.say({ is: 'over', errors: errors.length, ...(errors.length > 0 ? { why } : {}) })
  }
}
