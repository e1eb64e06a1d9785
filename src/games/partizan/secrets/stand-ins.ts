import { standIns } from '../../../core/army/stand-ins'
import { recent } from '../../../core/engine/derived'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { counters, unitIds } from '../forces/counters'
import { grid } from '../map/hexes'
import { type Field, isIn, isPartisan, PARTISAN, type Partizan, sideOf } from '../state'

/** counters of which a viewer may know only where they lie. Their backs tell the side. */
const faceDown = standIns({ counters: counters.length, hexes: grid.size, backs: 2 })
export const { isStandIn } = faceDown

/** Beside the map lie the Partisan pool and the turn track; who comes with the Italian surrender lies before its first turn. */
const POOL = 0
const TRACK = 1

/** A counter face down: in a hex, in the Partisan pool, or on the turn track. */
export type FaceDown = { readonly side: Side; readonly hex: HexId | null; readonly isOnTrack: boolean }

/** null: a unit with a name. */
export function faceDownOf(id: UnitId): FaceDown | null {
  const at = faceDown.of(id)
  if (at === null) return null
  return 'hex' in at
    ? { side: at.back === PARTISAN ? 0 : 1, hex: at.hex, isOnTrack: false }
    : { side: PARTISAN, hex: null, isOnTrack: at.beside !== POOL }
}

/** Whose it is, face down or not. */
export const sideOfAny = (id: UnitId): Side => faceDownOf(id)?.side ?? sideOf(id)

/** Somebody's counter in a hex, where its name is not for the reader's eyes. */
export const someoneAt = (hex: HexId, side: Side): UnitId => faceDown.idOf({ hex, back: side, nth: 0 })

/** By hex, in map order. */
export const standInsByHex = recent(
  ({ hidden }: Pick<Partizan, 'hidden'>): ReadonlyMap<HexId, readonly UnitId[]> =>
    new Map(hidden.map(({ side, hex, count }) => [hex, faceDown.several({ hex, back: side }, count)])),
)

export const standInsOf = ({ hidden }: Pick<Partizan, 'hidden'>, side: Side): UnitId[] =>
  hidden.flatMap(each => (each.side === side ? faceDown.several({ hex: each.hex, back: side }, each.count) : []))

const unseenOf = (s: Field, side: Side): UnitId[] => unitIds.filter(id => sideOf(id) === side && isIn(s, id, 'unseen'))

const countOf = (piles: readonly { readonly count: number }[]): number =>
  piles.reduce((sum, each) => sum + each.count, 0)

const hiddenCount = (s: Field, side: Side): number => countOf(s.hidden.filter(each => each.side === side))

/** the counters of the Partisan pool may be counted, and no more. */
export const standInsInPool = (s: Partizan): UnitId[] =>
  faceDown.several({ beside: POOL }, unseenOf(s, PARTISAN).length - hiddenCount(s, PARTISAN) - countOf(s.awaited))

/** so with Partisans yet to come; turn null: with the Italian surrender. */
export const standInsAwaited = (s: Partizan, turn: number | null): UnitId[] =>
  s.awaited
    .filter(each => each.turn === turn)
    .flatMap(({ count }) => faceDown.several({ beside: TRACK + (turn ?? 0) }, count))

export const allAwaited = (s: Partizan): UnitId[] => s.awaited.flatMap(each => standInsAwaited(s, each.turn))

/** Of the face-down counters on the map, how many are Partisans: only those Allies are unseen that lie somewhere among them. */
export const hiddenPartisans = (s: Field): number =>
  hiddenCount(s, PARTISAN) - unseenOf(s, PARTISAN).filter(id => !isPartisan(id)).length
