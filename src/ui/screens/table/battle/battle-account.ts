import type { GameLook } from '../../../../core/engine/game-look'
import type { GameState, LogEntry } from '../../../../core/engine/state'
import { type GrowingList, gleaned } from '../../../../core/growing-list'
import type { Side, UnitId } from '../../../../core/ids'
import { isObject } from '../../../../core/json'
import type { LogLine, LogLines } from '../../../../store/session-view'

type Edges = Pick<GameLook<GameState>, 'battleEdge'>

export type Roll = { readonly line: number; readonly sides: number; readonly value: number; readonly why: string }

/** One shot of a battle that is fought shot by shot. */
export type Shot = {
  readonly shooter: UnitId
  /** null: at nobody in particular. */
  readonly target: UnitId | null
  readonly number: number
  readonly hit: boolean
}

/** A line of a battle's course: what happened, with the dice that decided it. */
export type CourseLine = { readonly line: LogLine; readonly dice: readonly Roll[]; readonly shot: Shot | null }

export function readRoll({ line, entry }: LogLine): Roll | null {
  if (entry.kind !== 'roll' || !isObject(entry.facts)) return null
  const { sides, value, why } = entry.facts
  return typeof sides === 'number' && typeof value === 'number'
    ? { line, sides, value, why: typeof why === 'string' ? why : '' }
    : null
}

export const rollsIn = (lines: readonly LogLine[]): readonly Roll[] => lines.map(readRoll).filter(roll => roll !== null)

/** Any entry that names a unit, what it aimed at, the number it needed and whether it hit. */
export function readShot({ facts }: LogEntry): Shot | null {
  if (!isObject(facts)) return null
  const { unit, target, number, hit } = facts
  if (typeof unit !== 'number' || typeof number !== 'number' || typeof hit !== 'boolean') return null
  if (target !== null && typeof target !== 'number') return null
  return { shooter: unit as UnitId, target: target as UnitId | null, number, hit }
}

type Edge = { readonly at: number; readonly edge: 'begins' | 'ends' }

const known = new WeakMap<Edges, (lines: LogLines) => GrowingList<Edge>>()

/** Where battles begin and end; found as the log grows. */
function edgesIn(look: Edges, lines: LogLines): GrowingList<Edge> {
  const found =
    known.get(look) ??
    gleaned<LogLine, Edge>(({ entry }, at) => {
      const edge = look.battleEdge(entry)
      return edge === null ? null : { at, edge }
    })
  known.set(look, found)
  return found(lines)
}

function lastEdge(edges: GrowingList<Edge>, wanted: Edge['edge'], before = Number.POSITIVE_INFINITY): number {
  for (let i = edges.length - 1; i >= 0; i--) {
    const { at, edge } = edges.at(i) as Edge
    if (edge === wanted && at < before) return at
  }
  return -1
}

/** All that has happened since the battle under way began; nothing when none has begun since the last one ended. */
export function linesOfBattle(look: Edges, lines: LogLines): readonly LogLine[] {
  const edges = edgesIn(look, lines)
  const begins = lastEdge(edges, 'begins')
  return begins > lastEdge(edges, 'ends') ? lines.slice(begins + 1) : []
}

/** The last battle that is over, from its first line to its last. */
export function linesOfLastBattle(look: Edges, lines: LogLines): readonly LogLine[] {
  const edges = edgesIn(look, lines)
  const ends = lastEdge(edges, 'ends')
  const begins = lastEdge(edges, 'begins', ends)
  return begins < 0 || ends < 0 ? [] : lines.slice(begins, ends + 1)
}

/** Each die is shown with what came of it, which is the next thing told. */
export function courseOf(lines: readonly LogLine[]): readonly CourseLine[] {
  const course: CourseLine[] = []
  let dice: Roll[] = []
  for (const line of lines) {
    const roll = readRoll(line)
    if (roll !== null) dice.push(roll)
    else {
      course.push({ line, dice, shot: readShot(line.entry) })
      dice = []
    }
  }
  const last = lines.at(-1)
  return dice.length > 0 && last !== undefined ? [...course, { line: last, dice, shot: null }] : course
}

export type Loss = { readonly unit: UnitId; readonly steps: number; readonly side: Side | null }

/** Steps lost for good by each unit, in the order of the first loss; a step that was regained is none. */
export function lossesIn(look: Pick<GameLook<GameState>, 'loss'>, lines: readonly LogLine[]): readonly Loss[] {
  const lost = new Map<UnitId, Loss>()
  for (const { entry } of lines) {
    const loss = look.loss(entry)
    if (loss === null) continue
    const { unit, side = null } = loss
    lost.set(unit, { unit, side, steps: (lost.get(unit)?.steps ?? 0) + loss.steps })
  }
  return [...lost.values()].filter(({ steps }) => steps > 0)
}
