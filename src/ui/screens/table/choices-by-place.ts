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
  /** Units of which one is named before a place: so many would light every place for each of them. */
  readonly paired: ReadonlySet<UnitId>
  /** Every hex that lights up: named by a choice, or with a unit in it that is. */
  readonly lit: ReadonlySet<HexId>
  /** How what is in hand can go to a hex, the cheapest way first, those on request behind. Ways for part of the hand only where there is none for all. */
  ways(hex: HexId): readonly Choice[]
  /**
   * What a click on a hex means. With something in hand: to go there, by the cheapest way. Else to take the stack there into the
   * hand. Else all that names it, then all that names a unit in it.
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
  named: UnitId | null = null,
): PlacedChoices {
  const paired = pairedUnits(choices, hand)
  const byHex = new Map<HexId, Choice[]>()
  const byUnit = new Map<UnitId, Choice[]>()
  const byBox = new Map<string, Choice[]>()
  const plain: Choice[] = []
  for (const choice of choices) {
    if (choice.aside) continue
    const { unit, hex, box } = choice.action
    const isWaiting = unit !== undefined && unit !== named && paired.has(unit)
    if (hex !== undefined && !isWaiting) put(byHex, hex, choice)
    if (box !== undefined && !isWaiting) put(byBox, box, choice)
    if (unit !== undefined) put(byUnit, unit, choice)
    if (!isPlaced(choice.action)) plain.push(choice)
  }
  const byStack = new Map<HexId, Choice[]>()
  for (const [unit, found] of byUnit) {
    const spot = look.spot(known, unit)
    if (spot.is === 'hex') for (const choice of found) put(byStack, spot.hex, choice)
  }
  const held = new Set(hand)
  const isWay = ({ intent, costIn, action: { unit } }: Choice): boolean =>
    intent === 'act' && costIn === undefined && (unit === undefined || (held.size === 1 && held.has(unit)))
  const ways = (hex: HexId): readonly Choice[] => {
    if (held.size === 0) return []
    const all = (byHex.get(hex) ?? []).filter(isWay)
    const whole = all.filter(choice => choice.share === undefined)
    return (whole.length > 0 ? whole : all).toSorted(
      (a, b) => Number(a.onRequest === true) - Number(b.onRequest === true) || price(a) - price(b),
    )
  }
  return {
    byHex,
    byUnit,
    byBox,
    plain,
    paired,
    lit: new Set([...byHex.keys(), ...byStack.keys()]),
    ways,
    at(hex) {
      const going = ways(hex)
      if (going.length > 0) return going.slice(0, 1)
      const named = byHex.get(hex) ?? []
      const stack = named.find(choice => choice.intent === 'pick')
      return stack !== undefined ? [stack] : [...new Set([...named, ...(byStack.get(hex) ?? [])])]
    },
  }
}

/** More answers than these that name a unit and a place are asked for one after the other: the unit, the place. */
const MOST_PAIRS = 8

function pairedUnits(choices: readonly Choice[], hand: readonly UnitId[]): ReadonlySet<UnitId> {
  const pairs = choices.filter(({ action: { unit, hex, box } }) => unit !== undefined && (hex ?? box) !== undefined)
  const units = new Set(pairs.flatMap(({ action: { unit } }) => unit ?? []))
  return pairs.length > MOST_PAIRS && units.size > 1 && hand.length === 0 ? units : new Set()
}

/** What has no price is taken only where nothing has one. */
const price = ({ cost }: Choice): number => cost ?? Number.POSITIVE_INFINITY

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key)
  if (list) list.push(choice)
  else map.set(key, [choice])
}
