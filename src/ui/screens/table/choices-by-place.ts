import type { GameLook } from '../../../core/engine/game-look'
import type { GameState } from '../../../core/engine/state'
import type { Choice } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'

/** The choices at hand, by what is to be clicked for them. */
export type PlacedChoices = {
  readonly byHex: ReadonlyMap<HexId, readonly Choice[]>
  readonly byUnit: ReadonlyMap<UnitId, readonly Choice[]>
  /** What has no place on the map: confirm, pass, end. */
  readonly plain: readonly Choice[]
  /** Every hex that lights up: named by a choice, or with a unit in it that is. */
  readonly lit: ReadonlySet<HexId>
  /** Of one hex: what names it, then what names a unit in it. */
  at(hex: HexId): readonly Choice[]
}

export function placeChoices(look: GameLook<GameState>, known: GameState, choices: readonly Choice[]): PlacedChoices {
  const byHex = new Map<HexId, Choice[]>()
  const byUnit = new Map<UnitId, Choice[]>()
  const plain: Choice[] = []
  for (const choice of choices) {
    const { unit, hex } = choice.action
    if (hex !== undefined) put(byHex, hex, choice)
    if (unit !== undefined) put(byUnit, unit, choice)
    if (hex === undefined && unit === undefined) plain.push(choice)
  }
  const byStack = new Map<HexId, Choice[]>()
  for (const [unit, found] of byUnit) {
    const spot = look.spot(known, unit)
    if (spot.is === 'hex') for (const choice of found) put(byStack, spot.hex, choice)
  }
  return {
    byHex,
    byUnit,
    plain,
    lit: new Set([...byHex.keys(), ...byStack.keys()]),
    at: hex => [...new Set([...(byHex.get(hex) ?? []), ...(byStack.get(hex) ?? [])])],
  }
}

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key)
  if (list) list.push(choice)
  else map.set(key, [choice])
}
