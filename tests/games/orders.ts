import type { Engine } from '../../src/core/engine/engine'
import type { GameState, LogEntry } from '../../src/core/engine/state'
import type { Action } from '../../src/core/engine/step'
import type { HexId, UnitId } from '../../src/core/ids'
import type { Json } from '../../src/core/json'

/** An answer as players would say it: units by their counters, hexes by their numbers. A bare word is a kind without fields. */
export type Order =
  | string
  | {
      readonly kind: string
      readonly unit?: string
      readonly hex?: string
      readonly box?: string
      readonly pick?: Json
      readonly dice?: readonly number[]
    }

/** How the tests of a game give orders and see what came of them. */
export function ordersFor<S extends GameState>(
  engine: Engine<S>,
  unit: (id: string) => UnitId,
  hex: (number: string) => HexId,
) {
  const { counters, map } = engine.game
  const action = (order: Order): Action => {
    const { kind, unit: id, hex: number, box, pick, dice } = typeof order === 'string' ? { kind: order } : order
    return {
      kind,
      ...(id === undefined ? {} : { unit: unit(id) }),
      ...(number === undefined ? {} : { hex: hex(number) }),
      ...(box === undefined ? {} : { box }),
      ...(pick === undefined ? {} : { pick }),
      ...(dice === undefined ? {} : { dice }),
    }
  }
  /** An answer by its unit, its hex, both, or its word. */
  const nameOf = ({ unit: id, hex: number, pick }: Action): string => {
    const parts = [id === undefined ? [] : counters[id].id, number === undefined ? [] : map.grid.numbers[number]].flat()
    return parts.length > 0 ? parts.join(' ') : String(pick ?? '')
  }
  const logOf = (s: S, order: Order): readonly LogEntry[] => engine.apply(s, action(order)).log
  return {
    action,
    /** Plays orders one after the other. */
    play: (s: S, ...orders: Order[]): S => orders.reduce((now, order) => engine.apply(now, action(order)).state, s),
    logOf,
    kindsOf: (s: S, order: Order): string[] => logOf(s, order).map(each => each.kind),
    /** The rules that speak against an order; none: it is legal. */
    refusals: (s: S, order: Order): string[] => engine.check(s, action(order)).map(each => each.rule),
    /** The orders of a kind that are offered. */
    offered: (s: S, kind: string): string[] =>
      [...engine.choices(s)].flatMap(({ action: each }) => (each.kind === kind ? [nameOf(each)] : [])),
    owed: (s: S): string => s.frames.at(-1)?.step ?? 'over',
  }
}
