import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Count, countsShape, type Spot, spotShape } from '../air/spots'
import { hexList, unitList } from '../forces/counters'
import type { Scenario } from '../forces/scenarios'
import { ATHENAI, THESSALONIKE } from '../map/geography'

/** 26.B.0: who has transport points, by sea; the last for one player turn of the game. */
export const FLEETS = ['axisAdriatic', 'axisAegean', 'alliedAegean', 'emergency'] as const
export type Fleet = (typeof FLEETS)[number]
export type ByFleet = { readonly [fleet in Fleet]: number }

/** 26.C.1 */
export const ZONES = ['none', 'loose', 'tight'] as const
export type Interdiction = (typeof ZONES)[number]

/** R-NAV1: what sails together and is struck together: one unit, two that share a transport point, or supply. */
export type Item = {
  readonly units: readonly UnitId[]
  /** REs of supply. */
  readonly supply: number
  readonly from: Spot
  readonly to: Spot
  /** Both ends included. */
  readonly way: readonly Spot[]
  readonly fleet: Fleet
  /** Transport points that carry it. */
  readonly points: number
  /** 26.B.2 */
  readonly landing: boolean
}

export type SeaState = {
  /** 26.B.1.3: sunk for good. */
  sunk: ByFleet
  /** 26.B.1.1: used in this player turn. */
  shipped: ByFleet
  /** 26.A.3.1: halves of REs that ports have taken in this player turn. */
  portUse: readonly Count[]
  /** 26.A.3.2: ports that the phasing side owned when its initial phase began. */
  openPorts: readonly HexId[]
  /** 26.B.3: those among them that had a line to a full source. */
  storePorts: readonly HexId[]
  /** R-NAV3: have sailed in this player turn. */
  sailed: readonly UnitId[]
  /** The item that is at sea. */
  voyage: Item | null
  interdiction: Interdiction
  /** 20.F.2.i.2 */
  warshipHits: number
  /** 26.B.0.4 */
  emergency: 'kept' | 'now' | 'spent'
  /** 26.B.0.2, 26.B.0.3: great ports that the Axis has taken once. */
  portsTaken: readonly HexId[]
  /** 26.B.2: landed on an enemy beach in this player turn. */
  landed: readonly UnitId[]
  /** 26.B.2.3: landed in supply, and are so in the player turn that follows. */
  provisioned: readonly UnitId[]
  /** 32.A.6: have left their heavy equipment behind, and stay in the Middle East. */
  stripped: readonly UnitId[]
}

const or = shape.withDefault
const count = shape.whole(0, 999)
const byFleet: shape.Shape<ByFleet> = shape.fields({
  axisAdriatic: count,
  axisAegean: count,
  alliedAegean: count,
  emergency: count,
})
const nothing = (): ByFleet => ({ axisAdriatic: 0, axisAegean: 0, alliedAegean: 0, emergency: 0 })
const none = (): readonly UnitId[] => []

export const itemShape = shape.fields({
  units: unitList,
  supply: shape.whole(0, 2),
  from: spotShape,
  to: spotShape,
  way: shape.list(spotShape, 999),
  fleet: shape.oneOf(...FLEETS),
  points: shape.whole(0, 99),
  landing: shape.flag,
}) as unknown as shape.Shape<Item>

export const seaShapes = {
  sunk: or(byFleet, nothing),
  shipped: or(byFleet, nothing),
  portUse: or(countsShape, () => []),
  openPorts: or(hexList, () => []),
  storePorts: or(hexList, () => []),
  sailed: or(unitList, none),
  voyage: or(shape.nullable(itemShape), () => null) as shape.Shape<Item | null>,
  interdiction: or(shape.oneOf(...ZONES), () => 'none' as const) as shape.Shape<Interdiction>,
  warshipHits: or(count, () => 0),
  emergency: or(shape.oneOf('kept', 'now', 'spent'), () => 'kept' as const) as shape.Shape<SeaState['emergency']>,
  portsTaken: or(hexList, () => []),
  landed: or(unitList, none),
  provisioned: or(unitList, none),
  stripped: or(unitList, none),
}

/** What is counted anew in every player turn. */
export const freshSeaTurn = () => ({
  shipped: nothing(),
  portUse: [] as readonly Count[],
  sailed: none(),
  landed: none(),
})

/** 33.D: both great ports have fallen before the assault on Crete. */
export const seaAtStart = ({ victory }: Scenario): SeaState => ({
  sunk: nothing(),
  ...freshSeaTurn(),
  openPorts: [],
  storePorts: [],
  voyage: null,
  interdiction: 'none',
  warshipHits: 0,
  emergency: 'kept',
  portsTaken: victory === 'crete' ? [THESSALONIKE, ATHENAI] : [],
  provisioned: [],
  stripped: [],
})
