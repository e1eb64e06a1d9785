import { createEngine, type Engine } from '../../src/core/engine/engine'
import type { Action } from '../../src/core/engine/step'
import { openFile } from '../../src/core/save/open-file'
import { beginRecord, type GameRecord, play, positionSum } from '../../src/core/save/record'
import { type Replay, replay } from '../../src/core/save/replay'
import { readSave, writeSave } from '../../src/core/save/save-file'
import { type Drill, drillOf, drillSetting } from './drill'
import { drillOrders } from './drill-orders'
import { type Finding, milliseconds, proveEqual, times } from './finding'
import { actionOf } from './moves'
import { compare } from './stopwatch'

const ACTIONS = 1500
/** The side changes every so many actions; a checksum is taken at the end of a turn. */
const TURN = 25
const ROUNDS = 9

/** A long game written, opened, validated and played again. JSON.parse and structuredClone of the same text are the floor. */
export function measureSaves(): Finding[] {
  return [150, 900].flatMap(units => {
    const engine = createEngine(drillOf(units))
    const record = recordOf(engine, units)
    const text = writeSave(engine.game, record)
    proveLoads(engine, record, text)
    const took = compare(
      {
        ours: () => () => void load(engine, writeSave(engine.game, record)),
        floor: () => () => void structuredClone(JSON.parse(text)),
      },
      ROUNDS,
    )
    return [
      {
        what: `save, validate, load and replay ${ACTIONS} actions, ${units} units`,
        ours: `${milliseconds(took.ours)}, ${Math.round((ACTIONS / took.ours) * 1000)} actions/s`,
        peer: `${milliseconds(took.floor)} (parse and clone)`,
        ratio: `${times(took.ours / took.floor)} the floor`,
        wanted: null,
        holds: true,
        numbers: { oursMs: took.ours, floorMs: took.floor, ratio: took.ours / took.floor, bytes: text.length },
      },
    ]
  })
}

function recordOf(engine: Engine<Drill>, units: number): GameRecord<Drill> {
  const marches = drillOrders(units, ACTIONS).legal.map(actionOf)
  const actions = marches.flatMap((march, i): Action[] =>
    (i + 1) % (TURN - 1) === 0 ? [march, { kind: 'done' }] : [march],
  )
  return actions
    .slice(0, ACTIONS)
    .reduce((record, action) => play(engine, record, action).record, beginRecord(engine, drillSetting, 1).record)
}

type Loaded = { readonly record: GameRecord<Drill>; readonly replay: Replay<Drill> }

function load(engine: Engine<Drill>, text: string): Loaded {
  const file = openFile(text)
  if (!file.ok) throw new Error('the save does not open')
  const read = readSave(engine.game, file.value)
  if (!read.ok) throw new Error(`the save is not valid: ${JSON.stringify(read.problems)}`)
  return { record: read.value, replay: replay(engine, read.value) }
}

function proveLoads(engine: Engine<Drill>, record: GameRecord<Drill>, text: string): void {
  const loaded = load(engine, text)
  proveEqual('the actions of the save', loaded.record.actions, record.actions)
  proveEqual('the saved position', positionSum(engine, loaded.record.state), positionSum(engine, record.state))
  proveEqual('the replay', loaded.replay.parting, null)
}
