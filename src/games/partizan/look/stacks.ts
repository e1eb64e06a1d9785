import { recent } from '../../../core/engine/derived'
import type { Spot } from '../../../core/engine/game-look'
import type { HexId, UnitId } from '../../../core/ids'
import { boxesOf } from '../../../core/look/piles'
import { dueUnits } from '../forces/arrivals'
import { unitIds } from '../forces/counters'
import { axisStarters } from '../forces/deployment'
import { ARMPIT, FORCE_10 } from '../forces/options'
import { printedRatings } from '../forces/ratings'
import { allHexes } from '../map/hexes'
import { boardOf } from '../movement/board'
import { topOf } from '../secrets/sight'
import { allAwaited, faceDownOf, standInsByHex, standInsInPool } from '../secrets/stand-ins'
import {
  AXIS,
  F10,
  hasTrait,
  isChosen,
  isPartisan,
  LANDING_FORCE,
  PARTISAN,
  type Partizan,
  sideOf,
  unitOf,
} from '../state'

/** The ids of the boxes as the map names them. */
const ADRIATIC_BOX = 'adriatic'
const POOL_BOX = 'partisan-pool'
const TRACK_BOX = 'turn-track'
const DEAD_BOX = 'dead'

/** Counters that an option brings into the game stay in their bag without it. */
export const isInGame = (s: Partizan, id: UnitId): boolean =>
  id === F10 ? isChosen(s, FORCE_10) : !hasTrait(id, 'armpit') || isChosen(s, ARMPIT)

export const isDue = (s: Partizan, id: UnitId): boolean => dueUnits(s, sideOf(id)).includes(id)

const spotOfWaiting = (id: UnitId): Spot =>
  LANDING_FORCE.includes(id)
    ? { is: 'box', box: ADRIATIC_BOX }
    : axisStarters.includes(id)
      ? { is: 'off' }
      : { is: 'box', box: TRACK_BOX }

/** A named unit that is unseen is nowhere: only its stand-in lies on the map, in the pool or on the turn track. */
export function spot(s: Partizan, id: UnitId): Spot {
  const cover = faceDownOf(id)
  if (cover !== null)
    return cover.hex === null
      ? { is: 'box', box: cover.isOnTrack ? TRACK_BOX : POOL_BOX }
      : { is: 'hex', hex: cover.hex }
  const { at } = unitOf(s, id)
  switch (at.is) {
    case 'hex':
      return { is: 'hex', hex: at.hex }
    case 'waiting':
      return spotOfWaiting(id)
    case 'pool':
      return isPartisan(id) ? { is: 'box', box: POOL_BOX } : { is: 'off' }
    case 'gone':
      return isInGame(s, id) ? { is: 'box', box: DEAD_BOX } : { is: 'off' }
    case 'hand':
    case 'unseen':
      return { is: 'off' }
  }
}

const worth = (s: Partizan, id: UnitId): number => {
  const { attack, defence } = printedRatings(s, id)
  return attack + defence
}

/** what lies on top for all to see, then the strongest; those whose faces are down lie below, in no order. */
function ordered(s: Partizan, hex: HexId): readonly UnitId[] {
  const named = boardOf(s).unitsIn[hex]
  const tops = new Set([topOf(s, hex, PARTISAN), topOf(s, hex, AXIS)])
  const rank = (id: UnitId): number => (tops.has(id) ? Number.POSITIVE_INFINITY : worth(s, id))
  return [
    ...named.toSorted((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a))),
    ...(standInsByHex(s).get(hex) ?? []),
  ]
}

export const stacks = recent((s: Partizan): ReadonlyMap<HexId, readonly UnitId[]> => {
  const found = allHexes.map(hex => [hex, ordered(s, hex)] as const)
  return new Map(found.filter(([, units]) => units.length > 0))
})

export const boxes = recent((s: Partizan) =>
  boxesOf([...unitIds, ...standInsInPool(s), ...allAwaited(s)], id => spot(s, id)),
)
