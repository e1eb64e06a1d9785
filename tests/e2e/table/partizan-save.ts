import { owedSide } from '../../../src/core/engine/state'
import { beginRecord, type GameRecord, play } from '../../../src/core/save/record'
import { writeSave } from '../../../src/core/save/save-file'
import { partizan } from '../../../src/games/partizan'
import { AXIS, type Partizan } from '../../../src/games/partizan/state'
import { engine, settingOf } from '../../games/partizan/positions'
import { plainHand } from './partizan-hand'
import { jsonFile } from './third-turn-save'

const READY = ['ready', 'done', 'ready', 'done']

/** Both sides stand ready; the Partisans begin. */
export const partizanSetUp = (seed: number): GameRecord<Partizan> =>
  READY.reduce<GameRecord<Partizan>>(
    (now, kind) => play(engine, now, { kind }).record,
    beginRecord(engine, settingOf({ 'own-dice': false }), seed).record,
  )

/** The first decision of the Axis in its own turn. */
export function axisTurn(seed: number): GameRecord<Partizan> {
  const hand = plainHand()
  let now = partizanSetUp(seed)
  while (owedSide(now.state) !== AXIS || now.state.combat !== null)
    now = play(engine, now, hand(now.state).action).record
  return now
}

export const partizanFile = (record: GameRecord<Partizan>) => jsonFile('partizan.json', writeSave(partizan, record))
