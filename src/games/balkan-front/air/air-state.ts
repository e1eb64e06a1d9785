import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hex, hexList, side, unit, unitList } from '../forces/counters'
import type { Order } from './missions'
import { type Count, countsShape, type Spot, spotShape } from './spots'

/** 20: what an air unit can be sent to do; the last two by the side that is not phasing. */
export const MISSIONS = [
  'transfer',
  'staging',
  'transport',
  'delivery',
  'drop',
  'escort',
  'airbase',
  'port',
  'rail',
  'terror',
  'groundSupport',
  'defensiveSupport',
  'harassment',
  'navalPatrol',
  'warships',
  'bridge',
  'interception',
  'scramble',
] as const
export type Mission = (typeof MISSIONS)[number]

/** On its mission; on its way back (turned back or abandoned); the same and inoperative. */
export const FATES = ['flying', 'back', 'aborted'] as const
export type Fate = (typeof FATES)[number]

/** 20.E: ground units, those of them that sit in the glider, and REs of supply. A unit may be carried by several (20.E.0.5). */
export type Cargo = { readonly units: readonly UnitId[]; readonly inGlider: readonly UnitId[]; readonly supply: number }

/** R-AIR12: all of it is fixed at take-off and open to both. */
export type Flight = {
  readonly unit: UnitId
  readonly mission: Mission
  /** Where it took off, where it is bound for, where it is. */
  readonly base: Spot
  readonly to: Spot
  /** 32.C.2: the far end of the bridge that is bombed; of an interceptor: the end of it that it can reach. */
  readonly beyond: HexId | null
  readonly at: Spot
  readonly night: boolean
  readonly extended: boolean
  readonly fate: Fate
  /** 24.C.1: the glider behind it. */
  readonly tow: UnitId | null
  readonly cargo: Cargo
}

/** R-AIR26: at night only before a night mission. */
export type Staged = { readonly unit: UnitId; readonly night: boolean }

/** What a side flew last, to be ordered again by one act. */
export type Repeat = Pick<Flight, 'unit' | 'to' | 'beyond' | 'night'> & { readonly side: Side; readonly mission: Order }

/** 21.B.1: who is placed against whom. */
export type Placed = { readonly unit: UnitId; readonly on: UnitId }
/** 21.B.1.b.2: the one of several that a unit alone fires at. */
export type Aim = Placed

/** The air combat that is being fought. */
export type AirBattle = {
  readonly at: Spot
  /** 21.A.2 */
  readonly screen: readonly UnitId[]
  readonly force: readonly UnitId[]
  /** 21.A.3: interceptors against the screen, and past it. */
  readonly against: readonly UnitId[]
  readonly past: readonly UnitId[]
  readonly placed: readonly Placed[]
  readonly aims: readonly Aim[]
  /** 21.B.1.b.3: have finished air combat in this hex. */
  readonly done: readonly UnitId[]
}

/** From where, and how far it may fly. */
export type Escaped = { readonly unit: UnitId; readonly at: Spot; readonly points: number }

export type AirState = {
  flights: readonly Flight[]
  /** 16.B.1 */
  inoperative: readonly UnitId[]
  /** 17.A, R-AIR15: missions begun at each base in this air phase. */
  starts: readonly Count[]
  /** 19.6: patrol attacks made from each base in this air phase. */
  patrols: readonly Count[]
  /** 19.7 */
  patrolled: readonly UnitId[]
  /** 20.0: have begun a mission in this air phase. */
  flown: readonly UnitId[]
  /** 20.D.2: have staged, so that they may begin one more. */
  staged: readonly Staged[]
  /** The missions of the last air phase of each side. */
  repeats: readonly Repeat[]
  airBattle: AirBattle | null
  /** 22.A.3.6: position antiaircraft that moved in this player turn. */
  movedGuns: readonly UnitId[]
  /** 22.A.1.3: Yugoslav cities that have lost their guns for good. */
  silenced: readonly HexId[]
  /** 17.B: escaped from a lost base, and not landed yet. */
  fleeing: readonly Escaped[]
}

const or = shape.withDefault
const none = (): readonly UnitId[] => []

const placed = shape.list(shape.fields({ unit, on: unit }), 99) as unknown as shape.Shape<readonly Placed[]>

/** As it stands in a file. */
export const cargo = shape.fields({
  units: unitList,
  inGlider: unitList,
  supply: shape.halves(0, 99),
}) as unknown as shape.Shape<Cargo>

const flight = shape.fields({
  unit,
  mission: shape.oneOf(...MISSIONS),
  base: spotShape,
  to: spotShape,
  beyond: or(shape.nullable(hex), () => null),
  at: spotShape,
  night: shape.flag,
  extended: shape.flag,
  fate: shape.oneOf(...FATES),
  tow: or(shape.nullable(unit), () => null),
  cargo: or(cargo, () => ({ units: [], inGlider: [], supply: 0 })),
})

const battle = shape.fields({
  at: spotShape,
  screen: unitList,
  force: unitList,
  against: unitList,
  past: unitList,
  placed,
  aims: placed,
  done: unitList,
}) as unknown as shape.Shape<AirBattle>

export const airShapes = {
  flights: or(shape.list(flight, 199) as unknown as shape.Shape<readonly Flight[]>, () => []),
  inoperative: or(unitList, none),
  starts: or(countsShape, () => []),
  patrols: or(countsShape, () => []),
  patrolled: or(unitList, none),
  flown: or(unitList, none),
  staged: or(
    shape.list(shape.fields({ unit, night: shape.flag }), 99) as unknown as shape.Shape<readonly Staged[]>,
    () => [],
  ),
  repeats: or(
    shape.list(
      shape.fields({
        side,
        unit,
        mission: shape.oneOf(...MISSIONS),
        to: spotShape,
        beyond: shape.nullable(hex),
        night: shape.flag,
      }),
      199,
    ) as unknown as shape.Shape<readonly Repeat[]>,
    () => [],
  ),
  airBattle: or(shape.nullable(battle), () => null) as shape.Shape<AirBattle | null>,
  movedGuns: or(unitList, none),
  silenced: or(hexList, () => []),
  fleeing: or(
    shape.list(shape.fields({ unit, at: spotShape, points: shape.whole(0, 99) }), 99) as unknown as shape.Shape<
      readonly Escaped[]
    >,
    () => [],
  ),
}

export const noAir = (): AirState => ({
  flights: [],
  inoperative: [],
  ...freshAirPhase(),
  repeats: [],
  airBattle: null,
  movedGuns: [],
  silenced: [],
  fleeing: [],
})

/** What is counted anew in every air phase, that of the surprise turn too (R-AIR15). */
export const freshAirPhase = () => ({
  starts: [] as readonly Count[],
  patrols: [] as readonly Count[],
  patrolled: none(),
  flown: none(),
  staged: [] as readonly Staged[],
})
