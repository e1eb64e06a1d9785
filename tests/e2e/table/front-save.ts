import { createEngine } from '../../../src/core/engine/engine'
import { owedFrame } from '../../../src/core/engine/state'
import { beginRecord, type GameRecord, play } from '../../../src/core/save/record'
import { writeSave } from '../../../src/core/save/save-file'
import { defaultSetting } from '../../../src/core/save/setting'
import { balkanFront } from '../../../src/games/balkan-front'
import type { Front } from '../../../src/games/balkan-front/state'
import { jsonFile } from './third-turn-save'

const engine = createEngine(balkanFront)

/** Both sides take the ready set-up and the usual losses. */
export function setUp(scenario: string, seed: number): GameRecord<Front> {
  let { record } = beginRecord(engine, defaultSetting(balkanFront, scenario), seed)
  for (const step of ['deploy', 'startLosses', 'deploy', 'startLosses'])
    if (owedFrame(record.state)?.step === step)
      for (const kind of ['ready', 'done']) record = play(engine, record, { kind }).record
  return record
}

/** Operation Marita at the first decision of the Germans: the movement phase of the surprise turn. */
export const maritaBegins = (seed = 1) =>
  jsonFile('marita.json', writeSave(balkanFront, setUp('operation-marita', seed)))
