import { linkedHexes } from '../../../core/hex/linked-hexes'
import { reach } from '../../../core/hex/reach'
import { trace } from '../../../core/hex/trace'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { boardOf, type Standing } from '../board'
import { supplyExits } from '../charts/charts'
import { type MoveClass, type Nation, unitIds } from '../forces/counters'
import { exitHexes, grid, placeHex, sideAt } from '../map/hexes'
import { hasRoad, stepCosts } from '../movement/ground'
import { winter } from '../mutual/weather'
import { ALLIED, AXIS, counterOf, derived, type Gambit, hexOf, is1945, isPartisan, nationOf } from '../state'

/** 9.3, 9.4: who draws on what. */
export type Source = 'western' | 'soviet' | 'german' | 'bulgarian' | 'Slovenia' | 'Croatia' | 'Serbia' | 'Greece'

const CAPITALS: { readonly [source in Source]?: readonly HexId[] } = {
  Slovenia: [placeHex('Laibach')],
  Croatia: [placeHex('Zagreb')],
  Serbia: [placeHex('Beograd')],
  Greece: [placeHex('Athens'), placeHex('Thessalonika')],
}

function sourceOf(s: Pick<Gambit, 'setting'>, nation: Nation): Source {
  switch (nation) {
    case 'Soviet Union':
      return 'soviet'
    case 'Bulgaria':
      return is1945(s) ? 'soviet' : 'bulgarian'
    case 'Germany':
    case 'SS':
    case 'Italy':
      return 'german'
    case 'Slovenia':
    case 'Croatia':
    case 'Serbia':
    case 'Greece':
      return nation
    default:
      return 'western'
  }
}

const sideOfSource = (source: Source): Side => (source === 'western' || source === 'soviet' ? ALLIED : AXIS)

/** The hexes a source supplies from, as far as no enemy stands there. */
export function sourceHexes(s: Standing & Pick<Gambit, 'markers'>, source: Source): HexId[] {
  const enemies = boardOf(s).holds[sideOfSource(source) === ALLIED ? AXIS : ALLIED]
  const hexes =
    source === 'western'
      ? s.markers.flatMap(each => (each.open || each.port ? [each.hex] : []))
      : source === 'soviet' || source === 'german' || source === 'bulgarian'
        ? supplyExits[source].map(exit => exitHexes.get(exit) as HexId)
        : (CAPITALS[source] ?? [])
  return hexes.filter(hex => enemies[hex] !== 1)
}

/** 4.0.5, R-SU3: how many German exits the enemy stands on, and whether Bulgarians have an edge of their own that is free. */
export type ExitsState = { readonly blocked: number; readonly open: number; readonly bulgarian: boolean }

export function exitsState(s: Standing & Pick<Gambit, 'markers'>): ExitsState {
  const open = sourceHexes(s, 'german').length
  return {
    blocked: supplyExits.german.length - open,
    open,
    bulgarian: !is1945(s) && sourceHexes(s, 'bulgarian').length > 0,
  }
}

/** What supply lines hang on. */
type Lines = Standing & Pick<Gambit, 'markers' | 'blown'>
const LINES = ['units', 'setting', 'chetniks', 'markers', 'blown'] as const

/** 9.2.2: 1 for every hex of the unbroken road chains that end at a source, and for the sources themselves. */
export const network = derived(LINES, (s, source: Source): Uint8Array => {
  const enemies = boardOf(s).holds[sideOfSource(source) === ALLIED ? AXIS : ALLIED]
  return linkedHexes(
    grid,
    sourceHexes(s, source),
    (from, direction) => enemies[from] !== 1 && hasRoad(s, sideAt(from, direction)),
  )
})

export type Marcher = { readonly source: Source; readonly moveClass: MoveClass; readonly march: number }

/** 9.2.2: whether such a unit in that hex would be within one march of its network. */
export function canTrace(s: Lines, from: HexId, { source, moveClass, march }: Marcher): boolean {
  const linked = network(s, source)
  if (linked[from] === 1) return true
  const enemies = boardOf(s).holds[sideOfSource(source) === ALLIED ? AXIS : ALLIED]
  const costs = stepCosts(s, moveClass)
  const reached = reach(grid, from, {
    points: march,
    fraction: 1,
    cost: (at, direction, to) => (enemies[to] === 1 ? Number.POSITIVE_INFINITY : costs[at * 6 + direction]),
  })
  return reached.hexes.some(hex => linked[hex] === 1)
}

/** 9.2.2: the hexes over which such a unit draws its supply: the shortest march to a road chain, then the chain to its source. */
export function supplyLine(s: Lines, from: HexId, { source, moveClass, march }: Marcher): readonly HexId[] | null {
  const enemies = boardOf(s).holds[sideOfSource(source) === ALLIED ? AXIS : ALLIED]
  const costs = stepCosts(s, moveClass)
  const open = (to: HexId, cost: number): number => (enemies[to] === 1 ? Number.POSITIVE_INFINITY : cost)
  const line = trace(grid, from, {
    fraction: 1,
    targets: sourceHexes(s, source),
    legs: [
      { limit: march, cost: (at, direction, to) => open(to, costs[at * 6 + direction]) },
      {
        limit: Number.POSITIVE_INFINITY,
        cost: (at, direction, to) => open(to, hasRoad(s, sideAt(at, direction)) ? 1 : Number.POSITIVE_INFINITY),
      },
    ],
  })
  return line?.hexes ?? null
}

/** 9.5.3, R-SU1: a march is the printed movement factor, less one in winter. */
export const marchOf = (s: Pick<Gambit, 'setting' | 'weather'>, id: UnitId): Marcher => ({
  source: sourceOf(s, nationOf(id)),
  moveClass: counterOf(id).moveClass,
  march: winter(s, id, counterOf(id).mf),
})

/** 9.1, 9.6: partisans and units off the map are always supplied. */
export const isInSupply = derived([...LINES, 'weather'], (s, id: UnitId): boolean => {
  const hex = hexOf(s, id)
  return hex === null || isPartisan(id) || canTrace(s, hex, marchOf(s, id))
})

/** 9.2.1: the units on the map that are out of supply as things stand. */
export const unsuppliedUnits = derived(
  [...LINES, 'weather'],
  (s): ReadonlySet<UnitId> => new Set(unitIds.filter(id => hexOf(s, id) !== null && !isInSupply(s, id))),
)

/** 7.11.1: those who are out of supply only because a Beachhead is closed: to pay for it would help them. */
export const strandedByClosing = derived([...LINES, 'weather'], (s): readonly UnitId[] => {
  if (s.markers.every(each => each.open || each.port)) return []
  const open = { ...s, markers: s.markers.map(each => ({ ...each, open: true })) }
  return [...unsuppliedUnits(s)].filter(id => sourceOf(s, nationOf(id)) === 'western' && isInSupply(open, id))
})
