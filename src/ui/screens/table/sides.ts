import type { Sides } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'
import { type Table, useKnown, useTable } from './table-context'

/** Who plays in a position: a scenario names its sides, and a war may change them. */
export const sidesOf = ({ engine }: Pick<Table, 'engine'>, known: GameState): Sides =>
  engine.game.sides(known.setting, known)

export const useSides = (): Sides => sidesOf(useTable(), useKnown())
