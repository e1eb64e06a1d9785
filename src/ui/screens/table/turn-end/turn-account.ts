import type { ScoreRow } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import type { HexId, Side, UnitId } from '../../../../core/ids'
import { momentBeforeLine } from '../../../../core/save/history'
import type { LogLine, LogLines } from '../../../../store/session-view'
import { lossLines } from '../losses'
import type { Table } from '../table-context'

/** A turn from its first line to the first decision of the next, as the one at the screen may know it. */
export type TurnAccount = {
  readonly turn: number
  /** Its first line in the log; null when the log does not reach back so far. */
  readonly from: number | null
  readonly before: GameState
  readonly after: GameState
  readonly lines: readonly LogLine[]
  /** All lines up to its end. */
  readonly log: readonly LogLine[]
}

export function accountOf({ session, views }: Table, turn: number): TurnAccount {
  const s = session.store.getState()
  const { history } = s
  const log = [...views.log(s)].filter(({ entry }) => entry.turn <= turn)
  const lines = log.filter(({ entry }) => entry.turn === turn)
  const next = [...views.log(s)].find(({ entry }) => entry.turn > turn)
  const knownAt = (index: number): GameState =>
    views.position({ ...s, looking: index >= history.cursor ? null : Math.max(index, history.grownFrom) })
  const from = lines[0]?.line ?? null
  return {
    turn,
    from,
    before: knownAt(from === null ? history.grownFrom : momentBeforeLine(history, from)),
    after: knownAt(next === undefined ? history.cursor : momentBeforeLine(history, next.line) + 1),
    lines,
    log,
  }
}

export type ScoreChange = {
  readonly row: ScoreRow
  readonly change: readonly [number, number]
  /** Places that the row has won or lost in the turn. */
  readonly won: readonly HexId[]
  readonly lost: readonly HexId[]
}

/** Numbers within a label change with what it counts. */
const keyOf = ({ rule, label }: ScoreRow): string => `${rule} ${label.replaceAll(/\d+/g, '#')}`

/** Rows of the score that say anything, with what the turn changed in each. */
export function scoreChanges(before: readonly ScoreRow[], after: readonly ScoreRow[]): readonly ScoreChange[] {
  const old = new Map(before.map(row => [keyOf(row), row]))
  return after
    .map(row => {
      const was = old.get(keyOf(row))
      const [mine, theirs] = [row.hexes ?? [], was?.hexes ?? []]
      return {
        row,
        change: [row.values[0] - (was?.values[0] ?? 0), row.values[1] - (was?.values[1] ?? 0)] as const,
        won: mine.filter(hex => !theirs.includes(hex)),
        lost: theirs.filter(hex => !mine.includes(hex)),
      }
    })
    .filter(({ row, change, won, lost }) =>
      [...row.values, ...change, won.length, lost.length].some(each => each !== 0),
    )
}

export type LossRow = {
  readonly label: string
  readonly turn: readonly [number, number]
  readonly all: readonly [number, number]
}

/** Steps that each side lost and regained, in the turn and in all. */
export function lossRows(look: Table['look'], log: LogLines, turn: number): readonly LossRow[] {
  const rows = { lost: emptyRow('Steps lost'), regained: emptyRow('Steps regained') }
  for (const { entry, loss } of lossLines(look, log)) {
    if (loss.side === undefined || entry.turn > turn) continue
    const row = loss.steps < 0 ? rows.regained : rows.lost
    row.all[loss.side] += Math.abs(loss.steps)
    if (entry.turn === turn) row.turn[loss.side] += Math.abs(loss.steps)
  }
  return [rows.lost, rows.regained]
}

type Counts = [number, number]
const emptyRow = (label: string): { label: string; turn: Counts; all: Counts } => ({ label, turn: [0, 0], all: [0, 0] })

/** Units that lost steps in the turn, those of one side. */
export const hurtUnits = (look: Table['look'], log: LogLines, turn: number, side: Side): readonly UnitId[] => [
  ...new Set(
    [...lossLines(look, log)]
      .filter(({ entry, loss }) => entry.turn === turn && loss.side === side && loss.steps > 0)
      .map(({ loss }) => loss.unit),
  ),
]

export const battlesIn = (look: Table['look'], lines: readonly LogLine[]): number =>
  lines.filter(({ entry }) => look.battleEdge(entry) === 'begins').length
