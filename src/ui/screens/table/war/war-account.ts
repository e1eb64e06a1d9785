import type { CounterNation } from '../../../../core/engine/counter-face'
import type { GameLook, ScoreSheet } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import type { HexId, Side, UnitId } from '../../../../core/ids'
import { momentBeforeLine } from '../../../../core/save/history'
import type { SessionState } from '../../../../store/session-state'
import type { LogLine, LogLines } from '../../../../store/session-view'
import { placeOf } from '../diary/sentence'
import { lossLines } from '../losses'
import type { Table } from '../table-context'
import { rolledIn } from '../turn-end/dice-luck'

/** Two numbers, one for each side. */
export type Pair = readonly [number, number]

/** What stands on the map of one side, as far as it may be known. */
export type Strength = {
  /** The first figure of every land counter, added up. */
  readonly points: number
  readonly units: number
  /** Counters that lie face down: whoever reads this may not know them, so they are counted and not added up. */
  readonly faceDown: number
}

/** A stack for the map in little: whose it is, how many counters. */
export type Standing = { readonly hex: HexId; readonly nation: CounterNation; readonly count: number }

/** One turn as it stood when the next began; the last row is the present. */
export type TurnRow = {
  readonly turn: number
  readonly date: string
  readonly score: Pair
  readonly strength: readonly [Strength, Strength]
  readonly lost: Pair
  readonly regained: Pair
  readonly battles: number
  /** Where there was fighting. */
  readonly fought: readonly HexId[]
  /** Dice of both sides since the game began, and by how many pips they are above what fair dice would be. */
  readonly dice: Pair
  readonly luck: Pair
  readonly stacks: readonly Standing[]
}

export type WarAccount = {
  readonly rows: readonly TurnRow[]
  /** What the score counts: 'Victory points', or the row that decides where there are none. */
  readonly scored: string
  /** False: the first turns cannot be shown, as they are still being read, or no longer kept. */
  readonly isWhole: boolean
}

/**
 * The war turn by turn. Every position and every line of the log is asked of the session's views: nothing here knows more than the
 * one at the screen. Where both sides may be looked through, as after the end, each side is seen with its own eyes.
 */
export function warAccount(table: Table, s = sessionOf(table)): WarAccount {
  const { views, look } = table
  const log = views.log({ ...s, looking: null })
  const last = s.history.cursor
  const turns = turnsIn(log, s, views.position({ ...s, looking: null }).turn)
  const rows: TurnRow[] = []
  let [dice, luck]: [Pair, Pair] = [
    [0, 0],
    [0, 0],
  ]
  const losses = [...lossLines(look, log)]
  for (const { turn, end, lines } of turns) {
    ;[dice, luck] = rolledOn(dice, luck, lines)
    if (end === LOST) continue
    const own = losses.filter(({ entry }) => entry.turn === turn)
    rows.push({
      ...positionRow(table, s, end ?? last),
      turn,
      lost: stepsOf(own, 1),
      regained: stepsOf(own, -1),
      ...fightsIn(table, lines),
      dice,
      luck,
    })
  }
  return {
    rows,
    scored: scoredBy(look, views.position({ ...s, looking: null })),
    isWhole: rows.length === turns.length,
  }
}

export const sessionOf = ({ session }: Table): SessionState<GameState> => session.store.getState()

/** As both may read it: what a file tells is for every eye. Whoever plays alone hides nothing from anybody. */
export const openly = (s: SessionState<GameState>): SessionState<GameState> =>
  s.solo ? { ...s, looking: null } : { ...s, looking: null, seated: null, viewpoint: null }

type TurnLines = {
  readonly turn: number
  /** The moment at which the next turn asks for the first time; null: it goes on. */
  readonly end: number | typeof LOST | null
  readonly lines: readonly LogLine[]
}

/** A turn that cannot be gone back to. */
const LOST = 'lost'

function turnsIn(log: LogLines, { history }: SessionState<GameState>, present: number): readonly TurnLines[] {
  const found = new Map<number, LogLine[]>()
  for (const line of log) {
    const there = found.get(line.entry.turn)
    if (there === undefined) found.set(line.entry.turn, [line])
    else there.push(line)
  }
  // A game that began from a position has said nothing yet.
  if (![...found.keys()].some(turn => turn >= present)) found.set(present, [])
  const turns = [...found].filter(([turn]) => turn > 0).sort(([a], [b]) => a - b)
  return turns.map(([turn, lines], at): TurnLines => {
    const next = turns.slice(at + 1).find(([, written]) => written.length > 0)?.[1][0]
    const before = next === undefined ? null : momentBeforeLine(history, next.line)
    return { turn, end: before === null ? null : before < 0 ? LOST : before + 1, lines }
  })
}

type PositionRow = Pick<TurnRow, 'date' | 'score' | 'strength' | 'stacks'>

/** A moment never changes, but who may look at it does: what was found for one reader is not given to another. */
const known = new WeakMap<object, Map<string, PositionRow>>()

function positionRow({ look, views }: Table, s: SessionState<GameState>, index: number): PositionRow {
  const at = { ...s, looking: index === s.history.cursor ? null : index }
  const seen = views.position(at)
  // Where that is not allowed, the views show what the one at the screen sees in any case.
  const through = (viewpoint: Side) => ({ ...s, looking: index, viewpoint })
  const mine = [views.position(through(0)), views.position(through(1))] as const
  const moment = s.history.moments.at(index) as object
  const reader = [at, through(0), through(1)].map(views.viewer).join(' ')
  const before = known.get(moment)?.get(reader)
  if (before !== undefined) return before
  const calendar = look.calendar(seen)
  const row: PositionRow = {
    date: calendar.date,
    score: scoreNow(look, seen),
    strength: [strengthOf(look, mine[0], 0), strengthOf(look, mine[1], 1)],
    stacks: [...standingOf(look, mine[0], 0), ...standingOf(look, mine[1], 1)],
  }
  known.set(moment, (known.get(moment) ?? new Map<string, PositionRow>()).set(reader, row))
  return row
}

/** Rows that are no points to be added up: the first decides, and where there is none nothing is counted. */
function scoreNow(look: GameLook<GameState>, position: GameState): Pair {
  const { totals, rows } = look.score(position)
  return totals ?? rows[0]?.values ?? [0, 0]
}

function scoredBy(look: GameLook<GameState>, position: GameState): string {
  const { totals, rows }: ScoreSheet = look.score(position)
  return totals !== null ? 'Victory points' : (rows[0]?.label ?? '')
}

/** '10-5' 10, '7(9)-5' 7, '(3)4-6' nothing: what shoots from afar does not stand in the line. Headquarters and supply have none. */
export function firstFigure(ratings: string): number {
  const [, figure] = /^(\d+)(?![\d/])/.exec(ratings) ?? []
  return figure === undefined ? 0 : Number(figure)
}

function strengthOf(look: GameLook<GameState>, position: GameState, side: Side): Strength {
  let [points, units, faceDown] = [0, 0, 0]
  for (const unit of unitsOf(look, position, side)) {
    const { kind, ratings, chiefRating, state } = look.face(position, unit)
    if (kind !== 'ground') continue
    if (state.hidden === true) faceDown++
    else {
      units++
      points += firstFigure(chiefRating ?? ratings)
    }
  }
  return { points, units, faceDown }
}

function* unitsOf(look: GameLook<GameState>, position: GameState, side: Side): Iterable<UnitId> {
  for (const stack of look.stacks(position).values())
    for (const unit of stack) if (look.sideOf(position, unit) === side) yield unit
}

function standingOf(look: GameLook<GameState>, position: GameState, side: Side): readonly Standing[] {
  return [...look.stacks(position)].flatMap(([hex, stack]): Standing[] => {
    const own = stack.filter(unit => look.sideOf(position, unit) === side)
    const [top] = own
    return top === undefined ? [] : [{ hex, nation: look.face(position, top).nation, count: own.length }]
  })
}

type Lost = { readonly loss: { readonly side?: Side; readonly steps: number } }

function stepsOf(losses: readonly Lost[], sign: 1 | -1): Pair {
  const of = (side: Side): number =>
    losses
      .filter(({ loss }) => loss.side === side && Math.sign(loss.steps) === sign)
      .reduce((sum, { loss }) => sum + Math.abs(loss.steps), 0)
  return [of(0), of(1)]
}

function rolledOn(dice: Pair, luck: Pair, lines: readonly LogLine[]): [Pair, Pair] {
  const [count, pips] = [[...dice] as [number, number], [...luck] as [number, number]]
  for (const line of lines) {
    const roll = rolledIn(line)
    if (roll === null) continue
    count[roll.side]++
    pips[roll.side] += roll.value - (roll.faces + 1) / 2
  }
  return [count, pips]
}

function fightsIn(table: Table, lines: readonly LogLine[]): Pick<TurnRow, 'battles' | 'fought'> {
  const begun = lines.filter(({ entry }) => table.look.battleEdge(entry) === 'begins')
  const fought = begun.flatMap(({ entry }) => placeOf(table, entry) ?? [])
  return { battles: begun.length, fought: [...new Set(fought)] }
}
