import type { Refusal } from './step'

/** The answer is against the rules. Carries every reason; the position is untouched. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction'
  readonly refusals: readonly Refusal[]
  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(each => `${each.rule}: ${each.why}`).join('; '))
    this.refusals = refusals
  }
}

/** The players roll their own dice, and this action needs one more. The position is untouched; send the action again with it. */
export class DiceWanted extends Error {
  override readonly name = 'DiceWanted'
  readonly sides: number
  readonly why: string
  /** How many dice of the action were used before this one. */
  readonly used: number
  constructor(sides: number, why: string, used: number) {
    super(`a die of ${sides} is wanted: ${why}`)
    this.sides = sides
    this.why = why
    this.used = used
  }
}

/** The rules as programmed contradict themselves. Never the player's fault; the position is untouched. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
}

/** Runs rules; whatever they throw that is not meant for the players is a fault of the game, with its cause. */
export function asFault<T>(rules: () => T): T {
  try {
    return rules()
  } catch (error) {
    if (error instanceof IllegalAction || error instanceof DiceWanted || error instanceof GameFault) throw error
    throw new GameFault(error instanceof Error ? `${error.name}: ${error.message}` : String(error), { cause: error })
  }
}
