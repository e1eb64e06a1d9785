import type { Roller } from '../../core/dice'
import { distribution } from '../../core/distribution'
import { type Forecast, type ForecastResult, firstOf, type Refusal, refusal } from '../../core/engine/step'
import type { HexId, Side, UnitId } from '../../core/ids'
import { boardOf, standingIn } from './board'
import { terrainKey } from './charts'
import { airDuel } from './duels'
import { hexName, terrainAt } from './map'
import { type Gertrud, isSoviet } from './state'

/** 13.7.3, 13.7.5: the die must beat the cost of the hex, roads left out. */
export const rollInterdiction = (s: Gertrud, hex: HexId, roll: Roller): boolean =>
  roll(6, 'interdiction') > terrainKey(s).hexes[terrainAt(hex)].mp

/** 13.7.1, R-21: why a stack may not be interdicted. `tried`: hexes done in this phase. */
export const whyNotInterdict = (s: Gertrud, hex: HexId, tried: readonly HexId[], side: Side): Refusal[] =>
  firstOf(
    () =>
      standingIn(s, hex, side).length === 0 &&
      refusal('13.7.1', 'no enemy land unit of the player who moves is there', { hex }),
    () => tried.includes(hex) && refusal('13.7.1', 'it has been tried there in this phase', { hex }),
  )

/** Hexes of a side whose stacks may be interdicted. */
export const interdictable = (s: Gertrud, tried: readonly HexId[], side: Side): HexId[] =>
  boardOf(s).hexes[side].filter(hex => whyNotInterdict(s, hex, tried, side).length === 0)

/** over Soviets only Soviets answer, over others all but Soviets. */
export const isSovietHex = (s: Gertrud, hex: HexId, side: Side): boolean => standingIn(s, hex, side).some(isSoviet)

/** A CAS against a stack, and who has risen to meet it. */
export type Sortie = {
  readonly hex: HexId
  readonly cas: UnitId
  readonly reply: UnitId | null
  readonly ultra: boolean
}

/** 13.7.2, 13.7.3: the die is for an interdictor that is still there after the air combat. */
const flyOut = (s: Gertrud, { hex, cas, reply, ultra }: Sortie, roll: Roller): boolean =>
  (reply === null || airDuel(s, roll, cas, reply, ultra).fates[0] === 'stays') && rollInterdiction(s, hex, roll)

const chances = (s: Gertrud, sortie: Sortie): ForecastResult[] =>
  distribution(roll => flyOut(s, sortie, roll)).outcomes.map(({ value, chance }) => ({
    label: value ? 'interdicted' : 'no effect',
    chance,
  }))

/** The chance of a sortie, and what the answer at hand would make of it. */
export function sortieForecast(s: Gertrud, label: string, sortie: Sortie, otherwise: string, other: Sortie): Forecast {
  const ground = terrainAt(sortie.hex)
  return {
    title: `Interdiction of ${hexName(sortie.hex)}`,
    modifiers: [{ label: `${ground}: the die must be above`, value: terrainKey(s).hexes[ground].mp, rule: '13.7.3' }],
    chart: { id: 'interdiction', column: ground },
    label,
    results: chances(s, sortie),
    otherwise: { label: otherwise, results: chances(s, other) },
  }
}
