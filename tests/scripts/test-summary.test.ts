import { describe, expect, it } from 'vitest'
import { addUp, closingLine, countCheck, countTests, type VitestReport } from '../../scripts/test-summary.mjs'

const report = (passed: number, failed: number, rest: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [],
  ...rest,
})

describe('counting a check', () => {
  it('a check that ends well is one passed', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  it('a check that ends badly is one failed, whatever its exit code', () => {
    expect(countCheck(1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countCheck(124)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('counting tests', () => {
  it('takes passed and failed from the report', () => {
    const broken = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
    expect(countTests(report(7, 1, { testResults: [broken] }), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
  })

  it('skipped and planned tests are skipped', () => {
    const counted = countTests(report(7, 0, { numPendingTests: 2, numTodoTests: 1 }), 0)
    expect(counted).toEqual({ passed: 7, failed: 0, skipped: 3 })
  })

  it('a file that could not be loaded is one failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] }
    const fine = { status: 'passed', assertionResults: [{ status: 'passed' }] }
    expect(countTests(report(4, 0, { testResults: [unloaded, fine, unloaded] }), 1).failed).toBe(2)
  })

  it('a run that ends badly although each test passed is one failure', () => {
    expect(countTests(report(4, 0), 1)).toEqual({ passed: 4, failed: 1, skipped: 0 })
  })

  it('a run without a report is one failure', () => {
    expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('a run in which no test was executed is one failure, even if it ended well', () => {
    expect(countTests(report(0, 0, { numPendingTests: 5 }), 0)).toEqual({ passed: 0, failed: 1, skipped: 5 })
  })
})

describe('the closing line', () => {
  it('adds up all stages', () => {
    const stages = [countCheck(0), countCheck(1), countTests(report(40, 2), 1), countTests(report(3, 0), 0)]
    expect(closingLine(addUp(stages))).toBe('44 passed, 3 failed')
  })

  it('names skipped tests only when there are some', () => {
    expect(closingLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
    expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
  })
})
