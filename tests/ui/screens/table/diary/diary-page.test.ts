import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../../src/core/engine/state'
import { GrowingList } from '../../../../../src/core/growing-list'
import type { LogLine, LogLines } from '../../../../../src/store/session-view'
import { createDiary, type DiaryItem } from '../../../../../src/ui/screens/table/diary/diary-page'
import { spaced } from '../../../../../src/ui/screens/table/diary/sentence'

const marks = {
  heading: ({ kind, facts }: LogEntry) =>
    kind === 'turn' || kind === 'phase' ? ({ level: kind, text: String(facts) } as const) : null,
  battleEdge: ({ kind }: LogEntry) => (kind === 'begins' || kind === 'ends' ? (kind as 'begins' | 'ends') : null),
}

const entry = (kind: string, facts: string): LogEntry => ({ kind, facts, rule: null, turn: 1, side: 0 })

/** 'turn:Turn 1' is an entry of that kind with those facts; anything else is an ordinary fact. */
const logOf = (...facts: readonly string[]): LogLine[] =>
  facts.map((fact, line) => {
    const [, kind = 'fact', text = fact] = /^(turn|phase|roll|begins|ends):(.*)$/.exec(fact) ?? []
    return { line, entry: entry(kind, text) }
  })

const shownItem = (item: DiaryItem): unknown =>
  item.is === 'battle'
    ? { battle: item.lines.map(shownItem), over: item.isOver }
    : item.dice.length === 0 || item.entry.kind === 'roll'
      ? item.entry.facts
      : `${item.dice.length} dice: ${item.entry.facts}`

const shown = (...facts: readonly string[]) =>
  createDiary(marks)(GrowingList.of(logOf(...facts))).map(page => [
    page.opens ? page.turn : '',
    page.title,
    page.items.map(shownItem),
  ])

describe('the pages of the diary', () => {
  it('group lines under turn and phase', () => {
    expect(shown('turn:Turn 1', 'phase:Weather', 'fine', 'phase:Combat', 'won', 'turn:Turn 2', 'rain')).toEqual([
      ['Turn 1', 'Weather', ['fine']],
      ['', 'Combat', ['won']],
      ['Turn 2', null, ['rain']],
    ])
  })

  it('keep what was written before any headline', () => {
    expect(shown('set up', 'turn:Turn 1', 'fine')).toEqual([
      [null, null, ['set up']],
      ['Turn 1', null, ['fine']],
    ])
  })

  it('put dice beside what they decided', () => {
    expect(shown('roll:5', 'roll:2', 'rain', 'calm')).toEqual([[null, null, ['2 dice: rain', 'calm']]])
  })

  it('leave dice that decided nothing yet, or only came before a headline, as lines of their own', () => {
    expect(shown('roll:5', 'turn:Turn 1', 'roll:3')).toEqual([
      [null, null, ['5']],
      ['Turn 1', null, ['3']],
    ])
  })

  it('fold a battle into one block from its beginning to its end', () => {
    expect(shown('march', 'begins:battle', 'roll:4', 'hit', 'ends:over', 'advance')).toEqual([
      [null, null, ['march', { battle: ['battle', '1 dice: hit', 'over'], over: true }, 'advance']],
    ])
  })

  it('know a battle that still runs', () => {
    expect(shown('begins:battle', 'hit')).toEqual([[null, null, [{ battle: ['battle', 'hit'], over: false }]]])
  })

  it('begin a new block when a battle begins before the last one was ended', () => {
    expect(shown('begins:first', 'begins:second')).toEqual([
      [
        null,
        null,
        [
          { battle: ['first'], over: true },
          { battle: ['second'], over: false },
        ],
      ],
    ])
  })

  it('stay the very same objects where nothing was added', () => {
    const pagesOf = createDiary(marks)
    const log = GrowingList.of(logOf('turn:Turn 1', 'phase:Weather', 'fine', 'phase:Combat', 'begins:battle', 'hit'))
    const before = pagesOf(log)
    expect(pagesOf(log)).toBe(before)
    const after = pagesOf(log.append([{ line: 6, entry: entry('fact', 'miss') }]))
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    const [old, now] = [before[1]?.items[0], after[1]?.items[0]]
    expect(old?.is === 'battle' && now?.is === 'battle' && now.lines[0] === old.lines[0]).toBe(true)
  })

  it('grown line by line, cut back and grown otherwise are those that would be written at once', () => {
    const facts = [
      ...['roll:1', 'set up', 'turn:Turn 1', 'phase:Weather', 'roll:2', 'roll:3', 'rain', 'phase:Combat', 'march'],
      ...['begins:battle', 'roll:4', 'hit', 'ends:over', 'roll:5', 'turn:Turn 2', 'roll:6', 'phase:Weather', 'fine'],
    ]
    const pagesOf = createDiary(marks)
    const whole = GrowingList.of(logOf(...facts))
    const atOnce = (lines: LogLines) => createDiary(marks)(GrowingList.of([...lines]))
    for (let length = 0; length <= facts.length; length++)
      expect(pagesOf(whole.first(length))).toEqual(atOnce(whole.first(length)))
    for (let cut = facts.length; cut >= 0; cut--) {
      const other = whole.first(cut).append([{ line: cut, entry: entry('fact', 'otherwise') }])
      expect(pagesOf(other)).toEqual(atOnce(other))
      expect(pagesOf(whole)).toEqual(atOnce(whole))
    }
  })

  it('of the present are the very same after a look at the past', () => {
    const pagesOf = createDiary(marks)
    const log = GrowingList.of(logOf('turn:Turn 1', 'fine', 'turn:Turn 2', 'rain'))
    const present = pagesOf(log)
    expect(pagesOf(log.first(2))).toHaveLength(1)
    expect(pagesOf(log)).toBe(present)
  })
})

describe('a sentence', () => {
  const unit = { unit: 0 as never }
  const hex = { hex: 1 as never }

  it('gets a space where neither of two parts has one', () => {
    expect(spaced([unit, 'moves to', hex])).toEqual([unit, ' ', 'moves to', ' ', hex])
    expect(spaced([unit, hex])).toEqual([unit, ' ', hex])
  })

  it('keeps the spaces it has, and none before a comma or after a bracket', () => {
    expect(spaced([unit, ' moves to ', hex, ', then (', hex, ').'])).toEqual([
      unit,
      ' moves to ',
      hex,
      ', then (',
      hex,
      ').',
    ])
  })
})
