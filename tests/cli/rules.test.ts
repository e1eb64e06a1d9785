import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RuleReport } from '../../src/cli/rules/rule-report'
import { testTitles } from '../../src/cli/rules/test-titles'
import { titleRules } from '../../src/cli/rules/title-rules'
import { AMBUSH_PATH, commandLine, REPOSITORY, refusedWith } from './command-line'

describe('the titles of a test file', () => {
  const titles = (source: string) => testTitles(source).map(each => each.title)

  it.each([
    ["it('a', () => {})", 'a'],
    ['test("a", () => {})', 'a'],
    ['it(`a`, () => {})', 'a'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source to be read
    ['it(`a ${b} c`, () => {})', 'a '],
    ["it.only('a', () => {})", 'a'],
    ["it.concurrent.only('a', () => {})", 'a'],
    ["it.each([['x', 1], ['y', 2]])('a', () => {})", 'a'],
    ["it.each(['x', 'y'])('a', () => {})", 'a'],
    ["it.each(rows.map(row => row.name))('a', () => {})", 'a'],
    ["it.for([1, 2])('a', () => {})", 'a'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source to be read
    ["it.each`x | y\n${1} | ${f('b')}`('a', () => {})", 'a'],
    ["it.skipIf(isWindows())('a', () => {})", 'a'],
    ["it(\n  'a',\n  () => {},\n)", 'a'],
  ])('%j has the title %j', (source, title) => {
    expect(titles(source)).toEqual([title])
  })

  it.each([
    "describe('a', () => {})",
    "it.skip('a', () => {})",
    "it.todo('a')",
    "it.fails('a', () => {})",
    "it.skip.each([1])('a', () => {})",
    "describe.skip('b', () => { it('a', () => {}) })",
    "// it('a', () => {})",
    "/* it('a', () => {}) */",
    'const code = "it(\'a\', () => {})"',
    "page.it('a')",
    "submit('a')",
    'it(title, () => {})',
  ])('%j proves nothing', source => {
    expect(titles(source)).toEqual([])
  })

  it('are read as the name of the file says: angle brackets are types in .ts, and JSX in .tsx', () => {
    const source = "const all = <T>(list: T[]) => list\nit('a', () => {})"
    expect(testTitles(source, 'tests/a.test.ts')).toEqual([{ title: 'a', line: 2 }])
    expect(() => testTitles(source, 'tests/a.test.tsx')).toThrow(SyntaxError)
  })

  it('are found inside groups and after them, with their lines', () => {
    const source = "describe('x', () => {\n  it('a', () => {})\n})\ndescribe.skip('y', () => {})\nit('b', () => {})\n"
    expect(testTitles(source)).toEqual([
      { title: 'a', line: 2 },
      { title: 'b', line: 5 },
    ])
  })
})

describe('the file of a test', () => {
  const source = "const same = <T>(x: T) => x\nit('a', () => {})"

  it('says whether it may hold JSX, in which a generic arrow needs a comma', () => {
    expect(testTitles(source, 'a.test.ts')).toEqual([{ title: 'a', line: 2 }])
    expect(() => testTitles(source, 'a.test.tsx')).toThrow('a.test.tsx')
  })
})

describe('the rules a title names', () => {
  const ids = ['3', '3E', '7.1', '12.8', '12.8.3', '12.8.4', '32.A.5', 'A.6', 'R-34', '11.0.step4.2b', 'S1.SR2', 'CRT']
  const named = titleRules(ids)

  it.each([
    ['12.8.3 a retreat prefers an empty hex', ['12.8.3']],
    ['12.8 a retreat', ['12.8']],
    ['12.8.3, 12.8.4 a retreat', ['12.8.3', '12.8.4']],
    ['12.8 & 7.1 a retreat', ['12.8', '7.1']],
    ['12.8 and 7.1 agree', ['12.8', '7.1']],
    ['7.1/12.8: agree', ['7.1', '12.8']],
    ['R-34 a ruling', ['R-34']],
    ['3E exploits', ['3E']],
    ['32.A.5; A.6 odd ids', ['32.A.5', 'A.6']],
    ['11.0.step4.2b and S1.SR2', ['11.0.step4.2b', 'S1.SR2']],
    ['CRT, 7.1 reads down', ['CRT', '7.1']],
    ['7.1', ['7.1']],
    ['7.1, the rest is words', ['7.1']],
    ['A unit of 12.8 is not named at the start', []],
    ['3rd army', []],
    ['R-34th', []],
    ['3-step units', []],
  ])('%j: %j', (title, known) => {
    expect(named(title)).toEqual({ known, unknown: [] })
  })

  it.each([
    ['12.8.9 a typo', [], ['12.8.9']],
    ['12.8.3, 12.8.99 a typo', ['12.8.3'], ['12.8.99']],
    ['12.9, 12.8 a typo', ['12.8'], ['12.9']],
    ['R-35 a typo', [], ['R-35']],
    ['12.8.3.1 too deep', [], ['12.8.3.1']],
    ['12.8a is not 12.8', [], ['12.8a']],
    ['4E a typo', [], ['4E']],
  ])('%j: %j, and %j is not in the index', (title, known, unknown) => {
    expect(named(title)).toEqual({ known, unknown })
  })

  it('a bare number is a typo only in a game that numbers rules so', () => {
    expect(titleRules(['3', '4'])('5 units').unknown).toEqual(['5'])
    expect(titleRules(['3.1', '4.2'])('5 units').unknown).toEqual([])
  })
})

const TESTS = {
  'turn.test.ts': "it('A.1, A.2 turns', () => {})\nit('A.2 again', () => {})\ndescribe('A.9 the end', () => {})\n",
  'deep/battle.test.tsx': "it('A.7 & A.77 battle', () => {})\n",
  'notes.ts': "it('A.8 not in a test file', () => {})\n",
}

/** A repository with tests of the fixture game in the place of a shipped game's. */
function repository(folder = 'tests/games/ambush') {
  const line = commandLine()
  for (const [name, text] of Object.entries(TESTS)) {
    const path = join(line.root, folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return commandLine({ root: line.root, repository: line.root })
}

describe('rules', () => {
  it('tells which rules are proved, without effect and open, and which ids do not exist', async () => {
    const [report, ...more] = await repository().told<RuleReport[]>('rules', '--game', 'ambush')
    expect(more).toEqual([])
    expect(report?.game).toBe('ambush')
    expect(report?.totals).toEqual({ rules: 10, proved: 3, noEffect: 1, open: 6, unknown: 1 })
    expect(report?.proved.map(each => `${each.rule} by ${each.tests.length}`)).toEqual([
      'A.1 by 1',
      'A.2 by 2',
      'A.7 by 1',
    ])
    expect(report?.noEffect).toEqual([{ rule: 'A.10', why: 'not about play' }])
    expect(report?.open.map(each => each.rule)).toEqual(['A.3', 'A.4', 'A.5', 'A.6', 'A.8', 'A.9'])
    expect(report?.unknown).toEqual([
      { rule: 'A.77', file: 'tests/games/ambush/deep/battle.test.tsx', line: 1, title: 'A.7 & A.77 battle' },
    ])
  })

  it('of all games lists those too that cannot be played', async () => {
    const reports = await repository().told<RuleReport[]>('rules', '--game', 'all')
    expect(reports.map(report => report.game)).toEqual(['ambush', 'later'])
    expect(reports[1]).toEqual({ game: 'later', playable: false })
    expect(await repository().told('rules')).toEqual(reports)
  })

  it('--open lists only what is open', async () => {
    const [report] = await repository().told<RuleReport[]>('rules', '--game', 'ambush', '--open')
    expect(Object.keys(report ?? {})).toEqual(['game', 'open'])
    expect(report?.open).toContainEqual({ rule: 'A.8', says: 'Guards have two flares.' })
    expect(report?.open).toHaveLength(6)
  })

  it('--table is for reading', async () => {
    const { code, out } = await repository().call('rules', '--table')
    expect(code).toBe(0)
    const lines = out.split('\n')
    expect(lines[0]?.split(/ {2,}/)).toEqual(['game', 'rules', 'proved', 'no effect', 'open', 'unknown ids'])
    expect(lines[1]?.split(/ {2,}/)).toEqual(['ambush', '10', '3', '1', '6', '1'])
    expect(lines[2]).toMatch(/^later .*not playable yet$/)
    expect(out).toContain('\n  A.8  Guards have two flares.\n')
    expect(out).toContain('\n  A.77  tests/games/ambush/deep/battle.test.tsx:1  A.7 & A.77 battle\n')
  })

  it('takes a game by its path with the folder of its tests', async () => {
    const line = repository('own-tests')
    const call = ['rules', '--game', join(REPOSITORY, AMBUSH_PATH), '--tests']
    const [report] = await line.told<RuleReport[]>(...call, 'own-tests')
    expect(report?.totals.proved).toBe(3)
    expect(await line.call(...call, 'none')).toEqual(refusedWith('--tests none: there is no such folder'))
  })

  it('of a game without tests are all open', async () => {
    const [report] = await repository('elsewhere').told<RuleReport[]>('rules', '--game', 'ambush')
    expect(report?.totals).toEqual({ rules: 10, proved: 0, noEffect: 1, open: 9, unknown: 0 })
  })

  it.each([
    [['--game', AMBUSH_PATH], 'a game given by its path needs --tests FOLDER'],
    [['--game', 'all', '--tests', '.'], '--tests goes with one game: give --game'],
    [['--game', 'chess'], "there is no game 'chess'; the games are ambush, later"],
    [['--game', 'later'], 'Later (later) is not playable yet'],
  ])('refuses %j', async (args, message) => {
    expect(await commandLine().call('rules', ...args)).toEqual(refusedWith(message))
  })
})
