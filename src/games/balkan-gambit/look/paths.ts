import { recent } from '../../../core/engine/derived'
import type { LogEntry } from '../../../core/engine/state'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { Action } from '../../../core/engine/step'
import { line } from '../../../core/hex/measure'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { trailIn } from '../../../core/look/log-parts'
import { grid } from '../map/hexes'
import { reachOf as marchReach } from '../movement/march'
import { type Moving, reachOf as moveReach } from '../movement/move'
import { type Gambit, hexOf, isDispersed } from '../state'
import { focus } from './focus'

/** The search that prices the move at hand; null when nobody is marching. */
const reachNow = recent((s: Gambit): Reach | null => {
  const frame = owedFrame(s)
  const [id] = focus(s).hand
  if (frame === null || id === undefined || hexOf(s, id) === null || isDispersed(s, id)) return null
  if (frame.step === 'move') return moveReach(s, frame as Frame as Moving, id)
  return frame.step === 'march' ? marchReach(s, id, (frame.local as { readonly left: number }).left) : null
})

/** Steps in which a unit that stands on the map goes to a hex nearby. */
const NEAR: readonly string[] = ['relocate', 'slip', 'push', 'clearOut', 'retreat']

export function path(s: Gambit, action: Action): readonly HexId[] | null {
  const frame = owedFrame(s)
  const { hex } = action
  if (frame === null || hex === undefined) return null
  const { from, hand } = focus(s)
  const start = hand[0] === undefined ? undefined : (hexOf(s, hand[0]) ?? undefined)
  const begin = start ?? from[0]
  if (begin === undefined || begin === hex) return null
  if (frame.step === 'attack' && (action.kind === 'target' || action.kind === 'hunt')) return [from[0] ?? begin, hex]
  if (action.kind === 'sea') return [begin, hex]
  if (action.kind !== 'to') return null
  if (frame.step === 'move' || frame.step === 'march') {
    const way = reachNow(s)?.pathTo(hex) ?? []
    return way.length > 1 ? way : hand[0] !== undefined && isDispersed(s, hand[0]) ? line(grid, begin, hex) : null
  }
  return NEAR.includes(frame.step) ? line(grid, begin, hex) : null
}

const TRAILS: readonly string[] = [
  'moved',
  'sailed',
  'retreated',
  'advanced',
  'displaced',
  'landed',
  'clearedOut',
  'force10',
]

export function trail(entry: LogEntry): { readonly unit: UnitId; readonly hexes: readonly HexId[] } | null {
  const gone = TRAILS.includes(entry.kind) ? trailIn(entry) : null
  if (gone === null || entry.kind !== 'displaced') return gone
  const [from, to] = gone.hexes
  return to === undefined ? gone : { ...gone, hexes: line(grid, from, to) }
}
