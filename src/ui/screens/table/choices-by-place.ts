import type { GameLook } from '../../../core/engine/game-look'
import type { GameState } from '../../../core/engine/state'
import type { Action, Choice } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'

/** The choices at hand, by what is to be clicked for them. */
export type PlacedChoices = {
  readonly byHex: ReadonlyMap<HexId, readonly Choice[]>
  readonly byUnit: ReadonlyMap<UnitId, readonly Choice[]>
  readonly byBox: ReadonlyMap<string, readonly Choice[]>
  /** What has no place on the map: confirm, pass, end. */
  readonly plain: readonly Choice[]
  /** Every hex that lights up: named by a choice, or with a unit in it that is. */
  readonly lit: ReadonlySet<HexId>
  /**
   * Of one hex: what names it, then what names a unit in it. Where something is in hand and can go there, only that: who stands
   * there is picked from the fan.
   */
  at(hex: HexId): readonly Choice[]
}

/** Whether an answer is given by pointing at something. */
export const isPlaced = ({ unit, hex, box }: Action): boolean =>
  unit !== undefined || hex !== undefined || box !== undefined

export function placeChoices(
  look: Pick<GameLook<GameState>, 'spot'>,
  known: GameState,
  choices: readonly Choice[],
  hand: readonly UnitId[] = [],
): PlacedChoices {
  const byHex = new Map<HexId, Choice[]>()
  const byUnit = new Map<UnitId, Choice[]>()
  const byBox = new Map<string, Choice[]>()
  const plain: Choice[] = []
  for (const choice of choices) {
    const { unit, hex, box } = choice.action
    if (hex !== undefined) put(byHex, hex, choice)
    if (box !== undefined) put(byBox, box, choice)
    if (unit !== undefined) put(byUnit, unit, choice)
    if (!isPlaced(choice.action)) plain.push(choice)
  }
  const byStack = new Map<HexId, Choice[]>()
  for (const [unit, found] of byUnit) {
    const spot = look.spot(known, unit)
    if (spot.is === 'hex') for (const choice of found) put(byStack, spot.hex, choice)
  }
  const ways = (hex: HexId): readonly Choice[] =>
    hand.length === 0 ? [] : (byHex.get(hex) ?? []).filter(choice => choice.intent !== 'pick')
  return {
    byHex,
    byUnit,
    byBox,
    plain,
    lit: new Set([...byHex.keys(), ...byStack.keys()]),
    at(hex) {
      const going = ways(hex)
      return going.length > 0 ? going : [...new Set([...(byHex.get(hex) ?? []), ...(byStack.get(hex) ?? [])])]
    },
  }
}

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key)
  if (list) list.push(choice)
  else map.set(key, [choice])
}
