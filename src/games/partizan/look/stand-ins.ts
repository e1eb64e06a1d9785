import { recent } from '../../../core/engine/derived'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { counters, unitIds } from '../forces/counters'
import { grid } from '../map/hexes'
import { boardOf } from '../movement/board'
import { isIn, PARTISAN, type Partizan, sideOf } from '../state'

/**
 * Counters of which a viewer may know only where they lie. They are shown under ids beyond those of real counters, made of the
 * place alone: so no counter on the map can be taken for a named unit, and none keeps an identity when it moves.
 */
export type StandIn = {
  readonly side: Side
  /** null: in the Partisan pool, or yet to come. */
  readonly hex: HexId | null
  readonly nth: number
  /** The turn on which a Partisan is to come; 0: with the Italian surrender. */
  readonly waits?: number
}

/** More than the steps any hex holds, and than there are counters in the pool. */
const MOST = 64
const POOL = 2 * grid.size

/** The turn track follows the pool. */
const TRACK = POOL + 1

const placeOf = ({ side, hex, waits }: StandIn): number => {
  if (hex !== null) return side * grid.size + hex
  return waits === undefined ? POOL : TRACK + waits
}

export const standInId = (at: StandIn): UnitId => (counters.length + placeOf(at) * MOST + at.nth) as UnitId

export function standIn(id: UnitId): StandIn | null {
  const from = id - counters.length
  if (from < 0) return null
  const place = Math.floor(from / MOST)
  const nth = from % MOST
  if (place >= TRACK) return { side: PARTISAN, hex: null, nth, waits: place - TRACK }
  if (place === POOL) return { side: PARTISAN, hex: null, nth }
  return { side: place >= grid.size ? 1 : 0, hex: (place % grid.size) as HexId, nth }
}

const severally = (side: Side, hex: HexId | null, count: number): UnitId[] =>
  Array.from({ length: Math.max(0, count) }, (_, nth) => standInId({ side, hex, nth }))

/** Stand-ins by hex, in map order. */
export const standInsByHex = recent(
  (s: Partizan): ReadonlyMap<HexId, readonly UnitId[]> =>
    new Map(s.hidden.map(({ side, hex, count }) => [hex, severally(side, hex, count)])),
)

export const standInsOf = (s: Partizan, side: Side): UnitId[] =>
  s.hidden.flatMap(each => (each.side === side ? severally(side, each.hex, each.count) : []))

const unseenOf = (s: Partizan, side: Side): UnitId[] =>
  unitIds.filter(id => sideOf(id) === side && isIn(s, id, 'unseen'))

const hiddenCount = (s: Partizan, side: Side): number =>
  s.hidden.reduce((sum, each) => sum + (each.side === side ? each.count : 0), 0)

const awaitedCount = (s: Partizan): number => s.awaited.reduce((sum, each) => sum + each.count, 0)

/** the counters of the Partisan pool may be counted, and no more. */
export const standInsInPool = (s: Partizan): UnitId[] =>
  severally(PARTISAN, null, unseenOf(s, PARTISAN).length - hiddenCount(s, PARTISAN) - awaitedCount(s))

/** so with Partisans yet to come; turn null: with the Italian surrender. */
export const standInsAwaited = (s: Partizan, turn: number | null): UnitId[] =>
  s.awaited
    .filter(each => each.turn === turn)
    .flatMap(({ count }) =>
      Array.from({ length: count }, (_, nth) => standInId({ side: PARTISAN, hex: null, nth, waits: turn ?? 0 })),
    )

export const allAwaited = (s: Partizan): UnitId[] => s.awaited.flatMap(each => standInsAwaited(s, each.turn))

/** Of the face-down counters on the map, how many are Partisans: only those Allies are unseen that lie somewhere among them. */
export const hiddenPartisans = (s: Partizan): number =>
  hiddenCount(s, PARTISAN) - unseenOf(s, PARTISAN).filter(id => counters[id].nation !== 'Partisan').length

/** Whose it is, face down or not. */
export const sideOfAny = (id: UnitId): Side => standIn(id)?.side ?? sideOf(id)
export const isStandIn = (id: UnitId): boolean => id >= counters.length
export const countersKnownIn = (s: Partizan, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]
