import { type Reach, reach } from '../../../core/hex/reach'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { FIELD, type Field, isHeldBy, isNeutralHeld, zocOf } from '../board'
import { isClosedHex, nationOf, sideOf } from '../countries'
import { COMBAT_SUPPLY, isChosen } from '../forces/options'
import type { LandOf } from '../map/geography'
import { grid, hasSoil, hexesMarked, isClosedSide, isLand, isMountain, isRiver, railInHex } from '../map/geography'
import { CLOSED, climbsWithHelp, hexSurcharge, riverSurcharge, roadTables } from '../movement/ground'
import { counterOf, derived, hexOf, isType, type Part, periodOf, unitIds, unitOf } from '../state'

/** What decides who is in supply. */
export type Supplying = Field & Part<'cutRail' | 'weather' | 'railed' | 'youngTurks'>

/** 6.1.7: of a railway city. */
const CITY_RADIUS = 3
const cities = hexesMarked('supply city')
const carriers: readonly UnitId[] = unitIds.filter(id => isType(id, 'supply', 'depot'))
const LONGEST = Math.max(CITY_RADIUS, ...carriers.map(id => counterOf(id).support ?? 0))

/** 6.1.8, 10.1.3, D92: whether a Depot or Mobile Supply serves anybody now. */
export const isSource = (s: Supplying, id: UnitId): boolean =>
  hexOf(s, id) !== null && !unitOf(s, id).demoralized && !s.railed.includes(id) && sideOf(s, id) !== null

export type Source = { readonly hex: HexId; readonly radius: number /** null: a city. */; readonly unit: UnitId | null }

type Tracer = { readonly from: HexId; readonly side: Side; readonly home: LandOf; readonly climbs: boolean }

const traces = derived(
  [...FIELD, 'cutRail', 'weather', 'railed', 'youngTurks'],
  findTrace,
  ({ from, side, home, climbs }) => `${from} ${side} ${home} ${climbs}`,
)

/**
 * 6.1.5, 6.1.6, D58, D87: lengths from the unit's hex, which is not counted. A road hex is a half, a hex over home rail nothing;
 * no hex in an enemy zone is entered, whoever stands there.
 */
function findTrace(s: Supplying, { from, side, home, climbs }: Tracer): Reach {
  const enemy = otherSide(side)
  const zoc = zocOf(s, enemy)
  const period = periodOf(s)
  const { road, rail } = roadTables(s)
  const isHome = (hex: HexId): boolean => hasSoil(hex, home, period)
  const isBarred = (hex: HexId): boolean =>
    !isLand(hex) ||
    zoc[hex] === 1 ||
    isHeldBy(s, hex, enemy) ||
    isNeutralHeld(s, hex) ||
    isClosedHex(s, hex, home as Parameters<typeof isClosedHex>[2])
  const plain = 1 + hexSurcharge(s)
  return reach(grid, from, {
    points: LONGEST,
    cost(at, direction, to) {
      const over = grid.hexside[at * 6 + direction] as HexsideId
      if (isBarred(to)) return CLOSED
      if (rail[over] === 1 && isHome(at) && isHome(to)) return 0
      if (road[over] === 1) return s.cutRail.length > 0 && !isRealRoad(s, over) ? plain : 0.5
      if (isClosedSide(over) || (isMountain(to) && !climbs)) return CLOSED
      return plain + (isRiver(over) ? riverSurcharge(s) : 0)
    },
  })
}

const noCuts = derived(['setting'], s => roadTables({ setting: s.setting, cutRail: [] }))
/** D57: a railway that was cut is a road for movement and a plain hex for supply. */
const isRealRoad = (s: Supplying, over: HexsideId): boolean => noCuts(s).road[over] === 1

/** 6.1.2: never has to look for supply. */
export const isAlwaysSupplied = (id: UnitId): boolean => isType(id, 'hq', 'depot', 'supply', 'fortification', 'fleet')

const traceOf = (s: Supplying, id: UnitId): Reach | null => {
  const from = hexOf(s, id)
  const side = sideOf(s, id)
  if (from === null || side === null) return null
  return traces(s, { from, side, home: nationOf(s, id) as LandOf, climbs: climbsWithHelp(s, id, side) })
}

/** 6.1.3, 6.1.4: all that supplies a unit now, the nearest first. */
export function sourcesFor(s: Supplying, id: UnitId): Source[] {
  const lengths = traceOf(s, id)
  if (lengths === null) return []
  const nation = nationOf(s, id)
  const period = periodOf(s)
  const units = carriers
    .filter(
      each =>
        isSource(s, each) &&
        sideOf(s, each) === sideOf(s, id) &&
        (nation !== 'Austro-Hungary' || nationOf(s, each) === 'Austro-Hungary'),
    )
    .map(each => ({ hex: hexOf(s, each) as HexId, radius: counterOf(each).support ?? 0, unit: each }))
  const homes = cities
    .filter(hex => hasSoil(hex, nation as LandOf, period) && railInHex(hex, period) && !s.cutRail.includes(hex))
    .map(hex => ({ hex, radius: CITY_RADIUS, unit: null }))
  return [...homes, ...units]
    .filter(source => lengths.costTo(source.hex) <= source.radius)
    .sort((a, b) => lengths.costTo(a.hex) - lengths.costTo(b.hex))
}

/** EV.22, D27, D94: the Young Turks leave every Ottoman unit without supply, whether supply is played or not. */
export const isCutOffByRevolt = (s: Supplying, id: UnitId): boolean =>
  s.youngTurks && nationOf(s, id) === 'Ottoman Empire'

/** 6.1: whether an attacker is supplied. */
export function isSupplied(s: Supplying, id: UnitId): boolean {
  if (isCutOffByRevolt(s, id)) return false
  return !isChosen(s, COMBAT_SUPPLY) || isAlwaysSupplied(id) || sourcesFor(s, id).length > 0
}

/** The hexes within reach of a source for units of its own nation, for the map: measured from the source, so as a hint. */
export function supplyLine(s: Supplying, id: UnitId): readonly HexId[] {
  const [nearest] = sourcesFor(s, id)
  return nearest === undefined ? [] : (traceOf(s, id)?.pathTo(nearest.hex) ?? [])
}
