import { boards } from '../../core/army/board'
import type { HexId, HexsideId, Side, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { landIds } from './forces/counters'
import { DROP_WITHOUT_ZOC, isChosen } from './forces/options'
import { grid, isWater, straitOn } from './map/geography'
import { type Gertrud, isPending, type Part, sideOf, type Unit } from './state'

/** What decides who stands where and for whom. */
export type Standing = Part<'units' | 'setting' | 'dropping' | 'raid' | 'yavuz' | 'duplicity'>

/** neither over open water nor over straits. */
const carriesZoc = (side: HexsideId): boolean => !isWater(side) && straitOn(side) === null

/** those in their drop hex hold it from landing on, or, read the other way, only once their drop or raid is fought. */
const holdsItsHex = (s: Part<'setting' | 'dropping' | 'raid'>, id: UnitId): boolean =>
  !isPending(s, id) || !isChosen(s, DROP_WITHOUT_ZOC)

/** Who stands where, those in their drop hex included. */
export const boardOf = boards<Gertrud, 'setting' | 'dropping' | 'raid' | 'yavuz' | 'duplicity', Unit>(
  ['setting', 'dropping', 'raid', 'yavuz', 'duplicity'],
  {
    grid,
    ids: landIds,
    stands: ({ at }, id, s) =>
      at.is === 'hex' ? { hex: at.hex, side: sideOf(s, id), holds: holdsItsHex(s, id) } : null,
    zones: {
      // 8.0
      control: carriesZoc,
      // 9.6.2: over whatever hexside
      near: () => true,
    },
  },
)

export const unitsIn = (s: Standing, hex: HexId): readonly UnitId[] => boardOf(s).unitsIn[hex]

/** All land units of a side in a hex, those in their drop hex included. */
export const stackIn = (s: Standing, hex: HexId, side: Side): UnitId[] =>
  unitsIn(s, hex).filter(id => sideOf(s, id) === side)

/** Those of a hex that take part in play: not a paratroop or raider before its fight. */
export const standingIn = (s: Standing, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => !isPending(s, id))

export const isHeldBy = (s: Standing, hex: HexId, side: Side): boolean => boardOf(s).holds[side][hex] === 1

/** 8.0: 1 in the zone of control of a side. */
export const zocOf = (s: Standing, side: Side): Uint8Array => boardOf(s).zone('control', side)
/** 9.6.2: 1 next to a unit of a side. */
export const nearTo = (s: Standing, side: Side): Uint8Array => boardOf(s).zone('near', side)

/** 8.0: in a zone of control of the enemies of that side. */
export const isInEnemyZoc = (s: Standing, hex: HexId, side: Side): boolean => zocOf(s, otherSide(side))[hex] === 1

/** 9.6.2: next to an enemy, over whatever hexside. */
export const isNearEnemy = (s: Standing, hex: HexId, side: Side): boolean => nearTo(s, otherSide(side))[hex] === 1
