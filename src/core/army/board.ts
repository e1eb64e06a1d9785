import { DIRECTIONS } from '../hex/cube'
import type { Grid } from '../hex/grid'
import type { HexId, HexsideId, Side, UnitId } from '../ids'

export type PerSide<T> = readonly [T, T]
export const perSide = <T>(of: (side: Side) => T): PerSide<T> => [of(0), of(1)]

/** Who stands where. */
export type Board = {
  /** By hex, in counter order. */
  readonly unitsIn: readonly (readonly UnitId[])[]
  /** 1 where a unit stands that holds its hex. */
  readonly holds: PerSide<Uint8Array>
  /** Hexes with units of the side, whether they hold them or not, in map order. */
  readonly hexes: PerSide<readonly HexId[]>
  /** By the names of the zones asked for: 1 in the side's zone. */
  readonly zone: (name: string, side: Side) => Uint8Array
}

/** A unit on the map as the board sees it. `side` null: of a country that is neither side's, in nobody's way. */
export type Stander = {
  readonly hex: HexId
  readonly side: Side | null
  /** Whether it holds its hex against the enemy and casts zones. */
  readonly holds: boolean
}

export interface BoardRules<Unit, Inputs> {
  readonly grid: Grid
  /** The counters that can stand on the map, in order. */
  readonly ids: readonly UnitId[]
  /** null: it is not on the map. */
  stands(unit: Unit, id: UnitId, inputs: Inputs): Stander | null
  /** Zones that units cast into neighbouring hexes, by name: over which hexsides. */
  readonly zones?: { readonly [name: string]: (side: HexsideId) => boolean }
}

const NOBODY: readonly UnitId[] = []

/** More units than this changing at once are laid out anew. */
const FEW = 24

type Laid = { readonly board: Board; readonly standers: readonly (Stander | null)[] }

/**
 * Lays units out on a board. `before` is a board of another list of units under the same inputs: where few units differ, only their
 * hexes are looked at again.
 */
export function layBoard<Unit, Inputs>(rules: BoardRules<Unit, Inputs>) {
  return (units: readonly Unit[], inputs: Inputs, before: { units: readonly Unit[]; laid: Laid } | null): Laid => {
    if (before === null) return layAnew(rules, units, inputs)
    const changed = rules.ids.filter(id => units[id] !== before.units[id])
    if (changed.length > FEW) return layAnew(rules, units, inputs)
    const standers = [...before.laid.standers]
    const touched = new Set<HexId>()
    for (const id of changed) {
      const was = standers[id] ?? null
      const now = rules.stands(units[id] as Unit, id, inputs)
      if (was !== null && now !== null && was.hex === now.hex && was.side === now.side && was.holds === now.holds)
        continue
      standers[id] = now
      if (was !== null) touched.add(was.hex)
      if (now !== null) touched.add(now.hex)
    }
    return touched.size === 0
      ? before.laid
      : { standers, board: touchedUp(rules, before.laid.board, standers, changed, touched) }
  }
}

function layAnew<Unit, Inputs>(rules: BoardRules<Unit, Inputs>, units: readonly Unit[], inputs: Inputs): Laid {
  const { size } = rules.grid
  const unitsIn: (readonly UnitId[])[] = new Array(size).fill(NOBODY)
  const holds = perSide(() => new Uint8Array(size))
  const standers: (Stander | null)[] = new Array(units.length).fill(null)
  for (const id of rules.ids) {
    const found = rules.stands(units[id] as Unit, id, inputs)
    standers[id] = found
    if (found === null) continue
    unitsIn[found.hex] = [...(unitsIn[found.hex] ?? NOBODY), id]
    if (found.holds && found.side !== null) holds[found.side][found.hex] = 1
  }
  return { standers, board: boardOf(rules, unitsIn, holds, standers) }
}

function touchedUp<Unit, Inputs>(
  rules: BoardRules<Unit, Inputs>,
  before: Board,
  standers: readonly (Stander | null)[],
  changed: readonly UnitId[],
  touched: ReadonlySet<HexId>,
): Board {
  const unitsIn = [...before.unitsIn]
  const holds = perSide(side => new Uint8Array(before.holds[side]))
  for (const hex of touched) {
    const there = [...new Set([...(before.unitsIn[hex] ?? NOBODY), ...changed])]
      .filter(id => standers[id]?.hex === hex)
      .sort((a, b) => a - b)
    unitsIn[hex] = there
    for (const side of [0, 1] as const)
      holds[side][hex] = there.some(id => standers[id]?.holds === true && standers[id]?.side === side) ? 1 : 0
  }
  return boardOf(rules, unitsIn, holds, standers)
}

/** What is not asked for is not found: hexes and zones are made when they are looked at. */
function boardOf<Unit, Inputs>(
  { grid, zones = {} }: BoardRules<Unit, Inputs>,
  unitsIn: Board['unitsIn'],
  holds: Board['holds'],
  standers: readonly (Stander | null)[],
): Board {
  const found = new Map<string, Uint8Array>()
  let hexes: Board['hexes'] | null = null
  return {
    unitsIn,
    holds,
    get hexes() {
      hexes ??= perSide(side => {
        const there = new Set<HexId>()
        for (const stander of standers) if (stander?.side === side) there.add(stander.hex)
        return [...there].sort((a, b) => a - b)
      })
      return hexes
    },
    zone(name, side) {
      const key = `${name} ${side}`
      const reaches = zones[name]
      if (reaches === undefined) throw new RangeError(`there is no zone '${name}' on this board`)
      const known = found.get(key) ?? zoneOf(grid, holds[side], reaches)
      found.set(key, known)
      return known
    },
  }
}

/** 1 for every hex next to one that `holders` marks, over every hexside that `reaches` lets through. */
export function zoneOf(grid: Grid, holders: ArrayLike<number>, reaches: (side: HexsideId) => boolean): Uint8Array {
  const zone = new Uint8Array(grid.size)
  for (let hex = 0; hex < grid.size; hex++) {
    if (holders[hex] !== 1) continue
    for (const direction of DIRECTIONS) {
      const arm = hex * 6 + direction
      const next = grid.neighbour[arm]
      if (next !== undefined && next >= 0 && reaches(grid.hexside[arm] as HexsideId)) zone[next] = 1
    }
  }
  return zone
}

/**
 * The board of a position, remembered for the last few lists of units and made from the nearest one before it. `fields` are what
 * `stands` reads beside the unit: a change of one of them lays the board anew.
 */
export function boards<S extends { readonly units: readonly Unit[] }, const Field extends keyof S, Unit>(
  fields: readonly Field[],
  rules: BoardRules<Unit, Pick<S, Field>>,
  remember = 12,
): (s: Pick<S, Field | 'units'>) => Board {
  const lay = layBoard(rules)
  type Entry = { readonly units: readonly Unit[]; readonly inputs: Pick<S, Field>; readonly laid: Laid }
  const recent: Entry[] = []
  const isUnder = ({ inputs }: Entry, s: Pick<S, Field>): boolean => {
    for (const field of fields) if (!Object.is(inputs[field], s[field])) return false
    return true
  }
  return s => {
    const last = recent[0]
    if (last !== undefined && last.units === s.units && isUnder(last, s)) return last.laid.board
    const index = recent.findIndex(each => each.units === s.units && isUnder(each, s))
    const [known] = index < 0 ? [] : recent.splice(index, 1)
    const inputs = Object.fromEntries(fields.map(field => [field, s[field]])) as Pick<S, Field>
    const nearest = () => recent.find(each => isUnder(each, s)) ?? null
    const entry = known ?? { units: s.units, inputs, laid: lay(s.units, inputs, nearest()) }
    recent.unshift(entry)
    if (recent.length > remember) recent.pop()
    return entry.laid.board
  }
}
