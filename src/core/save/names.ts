import type { GameModule } from '../engine/module'
import type { GameState } from '../engine/state'
import { hexLookup } from '../hex/lookup'
import type { HexId, UnitId } from '../ids'
import type { HexMap } from '../map/hex-map'
import { type NameTable, nameTable } from './shape'

/** The hexes of a map by their printed numbers, in any spelling the map accepts. */
export function hexNames(map: HexMap): NameTable<HexId> {
  return { what: 'a hex number of this map', names: map.grid.numbers, find: hexLookup(map.grid) }
}

/** The counters of a game by their ids. */
export const unitNames = (counters: readonly { readonly id: string }[]): NameTable<UnitId> =>
  nameTable<UnitId>(
    'a counter of this game',
    counters.map(counter => counter.id),
  )

type Names = { readonly hexes: NameTable<HexId>; readonly units: NameTable<UnitId> }

const made = new WeakMap<object, Names>()

export function namesOf<S extends GameState>(game: GameModule<S>): Names {
  const known = made.get(game)
  if (known) return known
  const fresh = { hexes: hexNames(game.map), units: unitNames(game.counters) }
  made.set(game, fresh)
  return fresh
}
