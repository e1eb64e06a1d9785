import type { CounterFace } from '../../../../core/engine/counter-face'
import { POSITIONS_AT_HAND, recent } from '../../../../core/engine/derived'
import type { Focus, Layer, TableMarker } from '../../../../core/engine/game-look'
import { focusOf } from '../../../../core/engine/hand'
import type { GameState } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import { type Table, useSession } from '../table-context'

/** What lies on the board in one position. */
export type BoardPosition = {
  readonly known: GameState
  readonly stacks: ReadonlyMap<HexId, readonly UnitId[]>
  readonly boxes: ReadonlyMap<string, readonly UnitId[]>
  readonly markers: readonly TableMarker[]
  readonly focus: Focus
  readonly hand: ReadonlySet<UnitId>
  face(unit: UnitId): CounterFace
  hexOf(unit: UnitId): HexId | null
  layerOf(unit: UnitId): Layer
  /** Whether counters or a marker of their size lie there. */
  isCovered(hex: HexId): boolean
}

type Laid = Pick<Table, 'engine' | 'look'>

const made = recent((known: GameState, table: Laid) => laidOut(table, known), POSITIONS_AT_HAND)

/** Games lay out a position anew at every look; here it is done once. */
export function boardPosition(table: Laid, known: GameState): BoardPosition {
  return made(known, table)
}

function laidOut({ engine, look }: Laid, known: GameState): BoardPosition {
  const faces = new Map<UnitId, CounterFace>()
  const focus = focusOf(engine.game, known)
  const stacks = look.stacks(known)
  const markers = look.markers(known)
  const marked = new Set(markers.flatMap(({ at, small }) => ('hex' in at && small !== true ? [at.hex] : [])))
  return {
    known,
    stacks,
    boxes: look.boxes(known),
    markers,
    focus,
    hand: new Set(focus.hand),
    face: unit => {
      const face = faces.get(unit) ?? look.face(known, unit)
      faces.set(unit, face)
      return face
    },
    hexOf: unit => {
      const spot = look.spot(known, unit)
      return spot.is === 'hex' ? spot.hex : null
    },
    layerOf: unit => {
      const spot = look.spot(known, unit)
      return (spot.is === 'hex' ? spot.layer : undefined) ?? 'ground'
    },
    isCovered: hex => stacks.has(hex) || marked.has(hex),
  }
}

export const positionOf = (table: Table): BoardPosition =>
  boardPosition(table, table.views.position(table.session.store.getState()))

/** The position as the one at the screen may know it. */
export const useBoard = (): BoardPosition => useSession((s, table) => boardPosition(table, table.views.position(s)))
