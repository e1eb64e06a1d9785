import type { Roller } from '../../../core/dice'
import { chanceOf, distribution } from '../../../core/distribution'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side } from '../../../core/ids'
import { boardOf, standingIn } from '../board'
import { terrainKey } from '../charts'
import { terrainAt } from '../map/geography'
import { type Gertrud, isSoviet } from '../state'

/** 13.7.3, 13.7.5: the die must beat the cost of the hex, roads left out. */
export const rollInterdiction = (s: Gertrud, hex: HexId, roll: Roller): boolean =>
  roll(6, 'interdiction') > terrainKey(s).hexes[terrainAt(hex)].mp

/** 13.7.3: how likely a CAS that gets through binds a stack there. */
export const chanceToInterdict = (s: Gertrud, hex: HexId): number =>
  chanceOf(
    distribution(roll => rollInterdiction(s, hex, roll)),
    hit => hit,
  )

/** 13.7.1, R-21: why a stack may not be interdicted. `tried`: hexes done in this phase. */
export const whyNotInterdict = (s: Gertrud, hex: HexId, tried: readonly HexId[], side: Side): Refusal[] =>
  firstOf(
    () =>
      standingIn(s, hex, side).length === 0 &&
      refusal('13.7.1', 'no enemy land unit of the player who moves is there', { hex }),
    () => tried.includes(hex) && refusal('13.7.1', 'it has been tried there in this phase', { hex }, 'R-21'),
  )

/** Hexes of a side whose stacks may be interdicted. */
export const interdictable = (s: Gertrud, tried: readonly HexId[], side: Side): HexId[] =>
  boardOf(s).hexes[side].filter(hex => whyNotInterdict(s, hex, tried, side).length === 0)

/** over Soviets only Soviets answer, over others all but Soviets. */
export const isSovietHex = (s: Gertrud, hex: HexId, side: Side): boolean => standingIn(s, hex, side).some(isSoviet)
