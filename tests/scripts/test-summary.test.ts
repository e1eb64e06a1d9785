import { describe, expect, it } from 'vitest'
import {
  addUp,
  againLines,
  closingLine,
  countCheck,
  countTests,
  failureLines,
  readLines,
  STANDSTILL,
  STANDSTILL_AT_START,
  type TestLine,
  whyEnd,
} from '../../scripts/test-summary.mjs'

/** A file with so many tests of each kind, run to its end. */
const fileOf = (file: string, states: string, broken = 0): TestLine[] => [
  { is: 'wanted', file },
  ...[...states].map(
    (state, i): TestLine => ({
      is: 'finished',
      test: `${file} ${i}`,
      state: state === '+' ? 'passed' : state === '-' ? 'failed' : 'skipped',
    }),
  ),
  { is: 'ended', file, broken },
]

describe('counting a check', () => {
  it('a check that ends well is one passed', () => {
    expect(countCheck(0, 'lint')).toMatchObject({ passed: 1, failed: 0, skipped: 0, notRun: [], again: [] })
  })

  it('a check that ends badly is one failed, whatever its exit code', () => {
    expect(countCheck(1, 'lint')).toMatchObject({ passed: 0, failed: 1, skipped: 0, notRun: [], again: [] })
    expect(countCheck(124, 'lint')).toMatchObject({ passed: 0, failed: 1, skipped: 0, notRun: [], again: [] })
  })
})

describe('counting tests', () => {
  it('counts passed, failed and skipped ones', () => {
    const lines = [...fileOf('a', '+++-'), ...fileOf('b', '++o')]
    expect(countTests(lines, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 1, notRun: [], again: [] })
  })

  it('takes the last result of a test that was tried again', () => {
    const again: TestLine = { is: 'finished', test: 'a 0', state: 'passed' }
    expect(countTests([...fileOf('a', '-'), again], 0)).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: 0,
      notRun: [],
      again: [],
    })
  })

  it('a file that could not be loaded is one failure, and so is an error outside of all tests', () => {
    const lines = [...fileOf('a', '', 1), ...fileOf('b', '+'), ...fileOf('c', '', 1)]
    expect(countTests(lines, 1).failed).toBe(2)
    expect(countTests([...fileOf('b', '+'), { is: 'over', errors: 1 }], 1).failed).toBe(1)
  })

  it('a run that ends badly although each test passed is one failure', () => {
    expect(countTests(fileOf('a', '++++'), 1)).toMatchObject({
      passed: 4,
      failed: 1,
      skipped: 0,
      notRun: [],
      again: [],
    })
  })

  it('a run without a line is one failure, and so is one in which no test was executed', () => {
    expect(countTests([], 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0, notRun: [], again: [] })
    expect(countTests(fileOf('a', 'oo'), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 2, notRun: [], again: [] })
  })

  it('a run that was ended counts what finished, and each file that did not as failed', () => {
    const lines: TestLine[] = [
      ...fileOf('a', '+++'),
      { is: 'wanted', file: 'b' },
      { is: 'finished', test: 'b 0', state: 'passed' },
      { is: 'wanted', file: 'c' },
    ]
    expect(countTests(lines, 124)).toMatchObject({ passed: 4, failed: 2, skipped: 0, notRun: ['b', 'c'], again: [] })
  })

  it('a last line that was cut short is left out', () => {
    const [wanted, finished, ended] = fileOf('a', '+')
    const text = `${[wanted, finished, ended].map(line => JSON.stringify(line)).join('\n')}\n{"is":"fin`
    expect(readLines(text)).toEqual([wanted, finished, ended])
  })
})

describe('a run is ended', () => {
  const started: TestLine = { is: 'started', test: 'a', name: 'the long one', limit: 60_000, at: 0 }
  const finished: TestLine = { is: 'finished', test: 'a', state: 'passed' }

  it('when no test finished for two minutes and none runs within its own limit', () => {
    expect(whyEnd([started, finished], STANDSTILL, STANDSTILL)).toMatch('no test finished for 120 s')
    expect(whyEnd([started, finished], STANDSTILL - 1, STANDSTILL)).toBeNull()
  })

  it('not while a test has time left by its own limit, then with its name', () => {
    const long: TestLine = { ...started, limit: 300_000 }
    expect(whyEnd([long], STANDSTILL, 200_000)).toBeNull()
    expect(whyEnd([long], 400_000, 400_000)).toMatch('running: the long one')
  })

  it('not while the app is built before the first test', () => {
    expect(whyEnd([{ is: 'wanted', file: 'a' }], STANDSTILL, STANDSTILL)).toBeNull()
    expect(whyEnd([], STANDSTILL_AT_START, STANDSTILL_AT_START)).not.toBeNull()
  })
})

describe('the closing line', () => {
  it('adds up all stages', () => {
    const stages = [
      countCheck(0, 'lint'),
      countCheck(1, 'lint'),
      countTests(fileOf('a', '++++--'), 1),
      countTests(fileOf('b', '+'), 0),
    ]
    expect(closingLine(addUp(stages))).toBe('6 passed, 3 failed')
  })

  it('names skipped tests only when there are some', () => {
    expect(closingLine({ passed: 1, failed: 0, skipped: 0, notRun: [], again: [], why: [] })).toBe('1 passed, 0 failed')
    expect(closingLine({ passed: 1, failed: 0, skipped: 2, notRun: [], again: [], why: [] })).toBe(
      '1 passed, 0 failed, 2 skipped',
    )
  })
})

describe('tests that needed a second try', () => {
  const again: TestLine = {
    is: 'finished',
    test: 'a 0',
    state: 'passed',
    again: 'a.test.ts > comes by itself: timed out',
  }

  it('are counted once by their last result, and named', () => {
    const counts = countTests([...fileOf('a', '-'), again], 0)
    expect(counts).toMatchObject({ passed: 1, failed: 0 })
    expect(againLines(addUp([countCheck(0, 'lint'), counts]))).toEqual([
      '1 test needed a second try:',
      '  a.test.ts > comes by itself: timed out',
    ])
  })

  it('are not spoken of when there are none', () => {
    expect(againLines(addUp([countCheck(0, 'lint'), countTests(fileOf('a', '+'), 0)]))).toEqual([])
  })
})

describe('what failed', () => {
  const failed: TestLine = { is: 'finished', test: 'a 0', state: 'failed', why: 'a.test.ts > stands: it fell' }

  it('is named with the first line of its error: tests, files, errors of no file, checks', () => {
    const lines: TestLine[] = [
      failed,
      { is: 'ended', file: 'b', broken: 1, why: 'b.test.ts: Invalid URL' },
      { is: 'wanted', file: 'c' },
      { is: 'over', errors: 1, why: 'outside of all tests: the wire broke' },
    ]
    expect(failureLines(addUp([countCheck(1, 'lint'), countTests(lines, 1)]))).toEqual([
      'Failed:',
      '  lint',
      '  a.test.ts > stands: it fell',
      '  b.test.ts: Invalid URL',
      '  outside of all tests: the wire broke',
      '  not run to its end: c',
    ])
  })

  it('is not named when the second try passed, nor when nothing failed', () => {
    const lines: TestLine[] = [failed, { is: 'finished', test: 'a 0', state: 'passed' }]
    expect(failureLines(countTests(lines, 0))).toEqual([])
    expect(failureLines(addUp([countCheck(0, 'lint')]))).toEqual([])
  })

  it('is the run itself when it ended badly although each test passed', () => {
    expect(failureLines(countTests(fileOf('a', '+'), 124))).toEqual(['Failed:', '  the run ended with exit code 124'])
  })
})
