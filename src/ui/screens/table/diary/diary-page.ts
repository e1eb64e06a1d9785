import type { GameLook } from '../../../../core/engine/game-look'
import type { GameState, LogEntry } from '../../../../core/engine/state'
import { GrowingList } from '../../../../core/growing-list'
import type { RuleId } from '../../../../core/ids'
import type { LogLine, LogLines } from '../../../../store/session-view'

/** A sentence of the diary with the dice that led to it. */
export type DiaryLine = {
  readonly is: 'line'
  /** Where it stands in the whole log, its dice included. */
  readonly line: number
  readonly entry: LogEntry
  readonly dice: readonly LogEntry[]
}

/** A battle from its beginning to its end; a running one has no end yet. */
export type DiaryBattle = {
  readonly is: 'battle'
  readonly line: number
  readonly lines: readonly DiaryLine[]
  readonly isOver: boolean
}

export type DiaryItem = DiaryLine | DiaryBattle

export type DiaryPhase = {
  readonly key: number
  /** null: nothing has been announced yet. */
  readonly turn: string | null
  /** Of the phase; null between the beginning of a turn and its first phase. */
  readonly title: string | null
  /** Whether this is the first of its turn, which shows the turn's headline. */
  readonly opens: boolean
  readonly rule: RuleId | null
  readonly items: readonly DiaryItem[]
}

type Marks = Pick<GameLook<GameState>, 'heading' | 'battleEdge' | 'folds'>

/** The kind under which the engine logs a die, whoever rolled it. */
export const ROLL = 'roll'

/** A page with the place in the log at which it begins. */
type Page = DiaryPhase & { readonly from: number }

/** The diary as far as it has been written. Dice wait for what they decide. */
type Book = { readonly pages: readonly Page[]; readonly dice: readonly LogLine[]; readonly read: number }

const EMPTY: Book = { pages: [], dice: [], read: 0 }

/**
 * The log as it is read: under headlines, dice beside what they decided, each battle in one block. It is written on as the log grows.
 * What has not changed is the very same object, so that only new lines are drawn.
 */
export function createDiary(marks: Marks): (log: LogLines) => readonly DiaryPhase[] {
  let seen: LogLines = GrowingList.of()
  let book = EMPTY
  let shown: readonly DiaryPhase[] = []
  return log => {
    const shared = seen.sharedWith(log)
    if (shared === seen.length && shared === log.length) return shown
    const before = shared < seen.length ? cutBack(book, shared) : book
    const now = written(marks, before, log)
    const pages = withLooseDice(now).map((page, at) => (at < before.pages.length - 1 ? page : reused(shown[at], page)))
    // A look at the past: what comes after it will be wanted again.
    if (shared === log.length) return pages
    seen = log
    book = now
    shown = pages
    return pages
  }
}

/** Up to the page on which the log was cut, which is written again. */
function cutBack({ pages }: Book, length: number): Book {
  const kept = pages.filter(({ from }) => from < length)
  const last = kept.at(-1)
  return last === undefined ? EMPTY : { pages: kept.slice(0, -1), dice: [], read: last.from }
}

function written(marks: Marks, book: Book, log: LogLines): Book {
  const pages = [...book.pages]
  let dice = [...book.dice]
  let items: DiaryItem[] | null = null
  const open = (page: Omit<Page, 'items'>): DiaryItem[] => {
    items = []
    pages.push({ ...page, items })
    return items
  }
  /** The items of the last page, which others may be drawing. */
  const lastItems = (): DiaryItem[] => {
    if (items !== null) return items
    const last = pages.at(-1)
    if (last === undefined) return open({ key: -1, turn: null, title: null, opens: true, rule: null, from: 0 })
    items = [...last.items]
    pages[pages.length - 1] = { ...last, items }
    return items
  }
  for (let place = book.read; place < log.length; place++) {
    const { line, entry } = log.at(place) as LogLine
    if (entry.kind === ROLL) {
      dice.push({ line, entry })
      continue
    }
    const heading = marks.heading(entry)
    // Dice stand before what they decide; a headline decides nothing.
    if (heading !== null) for (const die of loose(dice)) add(marks, lastItems(), die)
    if (heading?.level === 'turn')
      open({ key: line, turn: heading.text, title: null, opens: true, rule: null, from: place })
    else if (heading?.level === 'phase') {
      const last = pages.at(-1)
      const isFirst = last?.opens === true && last.items.length === 0
      if (isFirst) pages.pop()
      const from = isFirst ? last.from : place
      open({ key: line, turn: last?.turn ?? null, title: heading.text, opens: isFirst, rule: entry.rule, from })
    } else add(marks, lastItems(), { is: 'line', line: dice[0]?.line ?? line, entry, dice: dice.map(die => die.entry) })
    dice = []
  }
  return { pages, dice, read: log.length }
}

/** Dice that have decided nothing yet stand at the end. */
function withLooseDice({ pages, dice }: Book): readonly DiaryPhase[] {
  if (dice.length === 0) return pages
  const last = pages.at(-1) ?? { key: -1, turn: null, title: null, opens: true, rule: null, items: [] }
  const items = [...last.items]
  const nothing: Marks = { heading: () => null, battleEdge: () => null }
  for (const die of loose(dice)) add(nothing, items, die)
  return [...pages.slice(0, -1), { ...last, items }]
}

const loose = (dice: readonly LogLine[]): DiaryLine[] =>
  dice.map(({ line, entry }) => ({ is: 'line', line, entry, dice: [entry] }))

function add(marks: Marks, items: DiaryItem[], line: DiaryLine): void {
  const edge = marks.battleEdge(line.entry) ?? marks.folds?.(line.entry) ?? null
  const last = items.at(-1)
  const running = last?.is === 'battle' && !last.isOver ? last : null
  if (edge === 'begins') {
    if (running !== null) items[items.length - 1] = { ...running, isOver: true }
    items.push({ is: 'battle', line: line.line, lines: [line], isOver: false })
  } else if (running !== null)
    items[items.length - 1] = { ...running, lines: [...running.lines, line], isOver: edge === 'ends' }
  else items.push(line)
}

function reused(before: DiaryPhase | undefined, now: DiaryPhase): DiaryPhase {
  if (before === undefined || before.key !== now.key) return now
  const items = now.items.map((item, at) => reusedItem(before.items[at], item))
  const isSame =
    items.length === before.items.length &&
    before.title === now.title &&
    before.opens === now.opens &&
    items.every((item, at) => item === before.items[at])
  return isSame ? before : { ...now, items }
}

function reusedItem(before: DiaryItem | undefined, now: DiaryItem): DiaryItem {
  if (before === undefined || before.line !== now.line) return now
  if (now.is === 'line') return before.is === 'line' && isSameLine(before, now) ? before : now
  if (before.is === 'line') return now
  const lines = now.lines.map((line, at) => {
    const old = before.lines[at]
    return old !== undefined && isSameLine(old, line) ? old : line
  })
  const isSame =
    before.isOver === now.isOver &&
    before.lines.length === lines.length &&
    lines.every((line, at) => line === before.lines[at])
  return isSame ? before : { ...now, lines }
}

const isSameLine = (a: DiaryLine, b: DiaryLine): boolean =>
  a.line === b.line && a.entry === b.entry && a.dice.length === b.dice.length
