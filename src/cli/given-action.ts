import { DiceWanted } from '../core/engine/errors'
import type { Action } from '../core/engine/step'
import { CommandError } from './command-error'
import type { AnyGame } from './find-game'
import { type FlagSpec, type Flags, neededText, readWhole, textOf, wholeOf } from './flags'
import type { AnyEngine, AnyRecord } from './game-file'
import { readAction } from './spell-out'

const LARGEST_DIE = 100

/** The action that `--index` or `--action` names, with the dice of `--dice`. */
export function givenAction(engine: AnyEngine, { state }: AnyRecord, flags: Flags): Action {
  const index = wholeOf(flags, 'index', { least: 0, most: 1_000_000 })
  if (index !== null && textOf(flags, 'action') !== null)
    throw new CommandError(`${flags.command} takes --index or --action, not both`)
  const action =
    index === null ? readAction(engine.game, neededActionText(flags)) : choiceAt([...engine.choices(state)], index)
  const dice = givenDice(flags)
  if (dice === null) return withBox(engine.game, flags, action)
  if (action.dice !== undefined) throw new CommandError('the dice are given twice, in --action and with --dice')
  return { ...withBox(engine.game, flags, action), dice }
}

export const BOX: FlagSpec = { name: 'box', value: 'BOX', about: 'the box beside the map that the action names' }

/** The action with the box that `--box` names. */
export function withBox(game: AnyGame, flags: Flags, action: Action): Action {
  const box = textOf(flags, 'box')
  if (box === null) return action
  if (action.box !== undefined) throw new CommandError('the box is given twice, in the action and with --box')
  const known = game.map.boxes.map(({ id }) => id)
  if (!known.includes(box))
    throw new CommandError(
      known.length === 0 ? `--box ${box}: this map has no boxes` : `--box ${box}: expected one of ${known.join(', ')}`,
    )
  return { ...action, box }
}

const neededActionText = (flags: Flags): string => {
  if (textOf(flags, 'action') === null) throw new CommandError(`${flags.command} needs --index or --action`)
  return neededText(flags, 'action')
}

function choiceAt(choices: readonly { readonly action: Action }[], index: number): Action {
  const choice = choices[index]
  if (choice) return choice.action
  if (choices.length === 0) throw new CommandError(`--index ${index}: there is nothing to choose`)
  throw new CommandError(`--index ${index}: there is no such choice; expected 0 to ${choices.length - 1}`)
}

export function givenDice(flags: Flags): readonly number[] | null {
  const text = textOf(flags, 'dice')
  return text === null
    ? null
    : text.split(',').map(each => readWhole('--dice', each.trim(), { least: 1, most: LARGEST_DIE }))
}

/** Says which die the players have to roll, and how to hand it in with those that were rolled before it. */
export function withDiceAskedFor<T>(flags: Flags, dice: readonly number[], apply: () => T): T {
  try {
    return apply()
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error
    const sofar = [...dice, 'N'].join(',')
    throw new CommandError(
      `die ${error.used + 1} of this action is wanted, 1 to ${error.sides}: ${error.why}; ${flags.command} again with --dice ${sofar}`,
    )
  }
}
