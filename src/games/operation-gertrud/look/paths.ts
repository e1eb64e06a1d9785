import { type Frame, type LogEntry, owedFrame } from '../../../core/engine/state'
import type { Action } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { trailIn } from '../../../core/look/log-parts'
import { perPosition } from '../../../core/look/per-position'
import { marchPoints, reachByRail, reachOnFoot } from '../movement/marching'
import { type Gertrud, hexOf, KOMMANDO } from '../state'
import { focus } from './focus'

type Way = readonly HexId[]
type Moving = { readonly moving: readonly { readonly unit: UnitId; readonly left: number }[] }

/** The search that prices the move of the first unit in hand. */
const onFoot = perPosition((s: Gertrud): Reach | null => {
  const frame = owedFrame(s)
  const [id] = focus(s).hand
  const from = id === undefined ? null : hexOf(s, id)
  if (frame?.step !== 'movement' || id === undefined || from === null) return null
  const begun = (frame.local as Moving).moving.find(each => each.unit === id)
  return reachOnFoot(s, id, from, begun?.left ?? marchPoints(s, id), begun === undefined)
})

const byRail = perPosition((s: Gertrud): Reach | null => {
  const [id] = focus(s).hand
  const from = id === undefined ? null : hexOf(s, id)
  return id === undefined || from === null ? null : reachByRail(s, id, from)
})

const between = (from: HexId | null | undefined, to: HexId): Way | null =>
  from === null || from === undefined || from === to ? null : [from, to]

const wayTo = (reached: Reach | null, hex: HexId): Way | null => {
  const way = reached?.has(hex) ? reached.pathTo(hex) : []
  return way.length > 1 ? way : null
}

/** By the step that is owed: the way to a hex that is chosen. Attacks have none, as nobody moves in them. */
const PATHS: { readonly [step: string]: (s: Gertrud, frame: Frame, action: Action, hex: HexId) => Way | null } = {
  movement: (s, _frame, { kind }, hex) =>
    kind === 'to' ? wayTo(onFoot(s), hex) : kind === 'rail' ? wayTo(byRail(s), hex) : null,
  drop: (s, _frame, _action, hex) => between(focus(s).from[0], hex),
  mission: (s, _frame, { kind }, hex) =>
    kind === 'put' ? between(hexOf(s, KOMMANDO), hex) : kind === 'aim' ? between(focus(s).from[0], hex) : null,
  harbour: (s, _frame, _action, hex) => between(hexOf(s, KOMMANDO), hex),
  retreat: (s, _frame, { unit }, hex) => between(unit === undefined ? null : hexOf(s, unit), hex),
}

export function path(s: Gertrud, action: Action): Way | null {
  const frame = owedFrame(s)
  if (frame === null || action.hex === undefined) return null
  return PATHS[frame.step]?.(s, frame, action, action.hex) ?? null
}

const TRAILS: readonly string[] = [
  'moved',
  'railed',
  'arrived',
  'walkedIn',
  'dropped',
  'raidLanded',
  'cameHome',
  'retreated',
  'advanced',
]

export const trail = (entry: LogEntry) => (TRAILS.includes(entry.kind) ? trailIn(entry) : null)
