import { applyWithDice, randomChoice, seededPick } from '../../../../src/cli/fuzz/random-action'
import type { LogEntry } from '../../../../src/core/engine/state'
import type { Partizan } from '../../../../src/games/partizan/state'
import { engine, settingOf } from '../positions'

export type Played = { readonly states: readonly Partizan[]; readonly log: readonly LogEntry[] }

/** A game played at random with every option on, open partisans excepted; cut short where it would last too long. */
export function randomGame(seed: number, most: number): Played {
  const pick = seededPick(seed)
  const options = { titoPrestige: true, armpit: true, force10: true, titoPenalty: true, 'own-dice': false }
  const begun = engine.begin(settingOf(options), seed)
  const states = [begun.state]
  const log = [...begun.log]
  while (states.length < most) {
    const s = states.at(-1) as Partizan
    const choices = [...engine.choices(s)]
    if (choices.length === 0) break
    const isSettingUp = s.frames.at(-1)?.step === 'deploy' || s.frames.at(-1)?.step === 'hide'
    const ready =
      choices.find(each => each.action.kind === 'done') ?? choices.find(each => each.action.kind === 'ready')
    const choice = isSettingUp && ready !== undefined ? ready : randomChoice(choices, pick)
    const { moved } = applyWithDice(engine, s, choice.action, pick)
    states.push(moved.state)
    log.push(...moved.log)
  }
  return { states, log }
}
