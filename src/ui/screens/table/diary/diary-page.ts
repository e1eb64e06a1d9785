import type { GameLook } from '../../../../core/engine/game-look'
import type { GameState, LogEntry } from '../../../../core/engine/state'
import type { RuleId } from '../../../../core/ids'
import type { LogLine } from '../../../../store/session-view'

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

type Marks = Pick<GameLook<GameState>, 'heading' | 'battleEdge'>

/** The kind under which the engine logs a die, whoever rolled it. */
export const ROLL = 'roll'

/**
 * The log as it is read: under headlines, dice beside what they decided, each battle in one block. What has not changed since
 * `before` is the very same object, so that only new lines are drawn.
 */
export function diaryPages(
  marks: Marks,
  log: readonly LogLine[],
  before: readonly DiaryPhase[] = [],
): readonly DiaryPhase[] {
  const pages: { -readonly [key in keyof DiaryPhase]: DiaryPhase[key] }[] = []
  let items: DiaryItem[] = []
  const open = (page: Omit<DiaryPhase, 'items'>) => {
    items = []
    pages.push({ ...page, items })
  }
  for (const each of withDice(marks, log)) {
    const heading = marks.heading(each.entry)
    if (heading?.level === 'turn') {
      open({ key: each.line, turn: heading.text, title: null, opens: true, rule: null })
    } else if (heading?.level === 'phase') {
      const turn = pages.at(-1)?.turn ?? null
      const isFirst = pages.at(-1)?.opens === true && items.length === 0
      if (isFirst) pages.pop()
      open({ key: each.line, turn, title: heading.text, opens: isFirst, rule: each.entry.rule })
    } else {
      if (pages.length === 0) open({ key: -1, turn: null, title: null, opens: true, rule: null })
      add(marks, items, each)
    }
  }
  const now = pages.map((page, at) => reused(before[at], page))
  return now.length === before.length && now.every((page, at) => page === before[at]) ? before : now
}

/** Dice stand before what they decide; a headline decides nothing. */
function* withDice(marks: Marks, log: readonly LogLine[]): Iterable<DiaryLine> {
  let dice: LogLine[] = []
  for (const { line, entry } of log) {
    if (entry.kind === ROLL) {
      dice.push({ line, entry })
      continue
    }
    if (marks.heading(entry) !== null) {
      yield* loose(dice)
      dice = []
    }
    yield { is: 'line', line: dice[0]?.line ?? line, entry, dice: dice.map(die => die.entry) }
    dice = []
  }
  yield* loose(dice)
}

const loose = (dice: readonly LogLine[]): DiaryLine[] =>
  dice.map(({ line, entry }) => ({ is: 'line', line, entry, dice: [entry] }))

function add(marks: Marks, items: DiaryItem[], line: DiaryLine): void {
  const edge = marks.battleEdge(line.entry)
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
