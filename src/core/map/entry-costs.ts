import { DIRECTIONS } from '../hex/cube'
import type { HexId, HexsideId, RuleId } from '../ids'
import type { HexMap, PeriodId } from './hex-map'
import { isBlocked, linesAcross, numberOf, placesAt, riverOn, straitOn, terrainAt } from './map-queries'

/** Movement points, or null where the class may not go. */
export type Cost = number | null
/** One cost for each class of units. */
export type Costs = readonly Cost[]

/** One line of a game's terrain chart. */
export interface CostRow {
  readonly on: 'terrain' | 'place' | 'mark' | 'river' | 'hexside' | 'line'
  /** The name of a terrain, kind of place, river class and so on; of a hexside `strait`, `blocked` or a mark. */
  readonly of: string
  /** By condition, then by class. */
  readonly cost: readonly Costs[]
  readonly rule: RuleId
  readonly source: 'rulebook' | 'reconstructed'
  readonly note?: string
}

/** What it costs to enter a hex, as the game's terrain chart says. */
export interface EntryCosts {
  /** Classes of units that pay differently. */
  readonly classes: readonly string[]
  /** Such as weather; a game without any has one, which is empty. */
  readonly conditions: readonly string[]
  /** Terrain gives the cost; a place or mark adds to it, unless named here, where it takes its place. */
  readonly replacing: readonly string[]
  readonly rows: readonly CostRow[]
}

/** What it costs to come from one neighbour. */
export interface StepCost {
  readonly direction: string
  readonly hex: string
  readonly overland: Costs
  /** Along a road or railway that joins the two. */
  readonly byLine: { readonly class: string; readonly cost: Costs } | null
}

/** The answer for one hex under one condition. Plain JSON. */
export interface EntryFacts {
  readonly condition: string
  readonly classes: readonly string[]
  /** Before any hexside is counted. */
  readonly into: Costs
  readonly from: readonly StepCost[]
  /** The lines of the chart that this rests on. */
  readonly rests: readonly Omit<CostRow, 'cost'>[]
}

const sum = (a: Costs, b: Costs): Costs => a.map((cost, i) => (cost === null || b[i] === null ? null : cost + b[i]))

const placeNames = (map: HexMap, hex: HexId): readonly unknown[] =>
  placesAt(map, hex).flatMap(({ kind, attributes }) => [kind, ...Object.values(attributes)])

function hexRows({ rows }: EntryCosts, map: HexMap, hex: HexId): CostRow[] {
  const terrain = terrainAt(map, hex).name
  const places = placeNames(map, hex)
  return rows.filter(({ on, of }) => {
    if (on === 'terrain') return of === terrain
    if (on === 'place') return places.includes(of)
    return on === 'mark' && map.marks.get(of)?.has[hex] === 1
  })
}

function sideRows({ rows }: EntryCosts, map: HexMap, side: HexsideId): CostRow[] {
  const river = riverOn(map, side)?.class.name
  return rows.filter(({ on, of }) => {
    if (on === 'river') return of === river
    if (on !== 'hexside') return false
    if (of === 'strait') return straitOn(map, side) !== null
    return of === 'blocked' ? isBlocked(map, side) : map.hexsideMarks.get(of)?.has[side] === 1
  })
}

const lineRow = ({ rows }: EntryCosts, map: HexMap, side: HexsideId, period: PeriodId): CostRow | undefined =>
  rows.find(({ on, of }) => on === 'line' && linesAcross(map, side, period).some(({ class: { name } }) => name === of))

/** One answer for each condition; a hex whose terrain the chart does not know is closed. */
export function entryFacts(costs: EntryCosts, map: HexMap, hex: HexId, period: PeriodId = 0): EntryFacts[] {
  const own = hexRows(costs, map, hex)
  const replacing = own.filter(({ of }) => costs.replacing.includes(of))
  const base = replacing.length > 0 ? replacing.slice(0, 1) : own.filter(({ on }) => on === 'terrain')
  const counted = [...base, ...own.filter(({ on, of }) => on !== 'terrain' && !costs.replacing.includes(of))]
  const closed: Costs = costs.classes.map(() => null)
  return costs.conditions.map((condition, c) => {
    const [first, ...added] = counted.map(row => row.cost[c])
    const into = added.reduce(sum, first ?? closed)
    const used = new Set(counted)
    const from = DIRECTIONS.flatMap((direction): StepCost[] => {
      const next = map.grid.neighbour[hex * 6 + direction]
      if (next < 0) return []
      const side = map.grid.hexside[hex * 6 + direction] as HexsideId
      const across = sideRows(costs, map, side)
      const line = lineRow(costs, map, side, period)
      for (const row of line === undefined ? across : [...across, line]) used.add(row)
      return [
        {
          direction: map.grid.directionNames[direction],
          hex: numberOf(map, next as HexId),
          overland: across.map(row => row.cost[c]).reduce(sum, into),
          byLine: line === undefined ? null : { class: line.of, cost: line.cost[c] },
        },
      ]
    })
    return { condition, classes: costs.classes, into, from, rests: [...used].map(({ cost: _, ...row }) => row) }
  })
}
