import 'fake-indexeddb/auto'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine } from '../../src/core/engine/engine'
import type { LogEntry } from '../../src/core/engine/state'
import type { Action, Choice } from '../../src/core/engine/step'
import { isObject } from '../../src/core/json'
import { stateAt } from '../../src/core/save/history'
import { openSavedGames } from '../../src/store/saved-games'
import { campaignOf, campaignSetting } from './campaign'
import { type Finding, milliseconds, proveEqual } from './finding'
import { openSession, playSession, usedMegabytes } from './session'
import { percentile } from './stopwatch'

const ACTIONS = 20_000
const UNITS = 620
/** The side changes every so many actions. */
const TURN = 25
export const WANTED_CLICK_MS = 16
export const WANTED_HEAP_MB = 150
export const WANTED_OPEN_MS = 1000
/** Of 20,000 clicks only every so many take one back: an undo and a redo. */
const BETWEEN_UNDOS = 50

const look = {
  heading: ({ kind, facts }: LogEntry) =>
    kind === 'turn' && isObject(facts) ? ({ level: 'turn', text: `Turn ${facts.turn}` } as const) : null,
  battleEdge: () => null,
  battle: () => null,
  loss: () => null,
}

/** A game as long and as large as Balkan Front will be: what it weighs, what a click costs at its end, and how soon it opens. */
export async function measureLongGame(): Promise<Finding[]> {
  const engine = createEngine(campaignOf(UNITS))
  const saved = await openSavedGames({ name: 'bench' })
  const heapBefore = usedMegabytes()
  const pick = seededPick(1)
  const played = await playSession(saved, {
    engine,
    setting: campaignSetting,
    look,
    next: (_s, choices, count) => (count === ACTIONS ? null : nextAction(choices, count, pick)),
    takesBack: () => pick(BETWEEN_UNDOS) === 0,
  })
  const heap = usedMegabytes() - heapBefore
  const end = stateAt(played.session.store.getState().history)
  const { opened, past } = await openSession(engine, saved, played.id)
  proveEqual('the position opened at once', past.atOnce.units, end.units)
  proveEqual('the log of the past', opened.log, played.session.store.getState().history.log.length)
  const clicks = played.clicks.slice(-ACTIONS / 2)
  const wall = clicks.map(each => each.wall)
  const cpu = clicks.map(each => each.cpu)
  const also = ` (median ${milliseconds(percentile(wall, 50))}; of the processor ${milliseconds(percentile(cpu, 99))})`
  return [
    limit(
      `${ACTIONS} actions, ${UNITS} counters: a click (apply, views, diary, autosave), p99`,
      percentile(wall, 99),
      WANTED_CLICK_MS,
      also,
    ),
    heapLimit(`${ACTIONS} actions, ${UNITS} counters: heap, storage in memory included`, heap),
    limit(
      'opening it from storage to the first lit choice',
      opened.ms,
      WANTED_OPEN_MS,
      ` (its past after ${milliseconds(past.ms)})`,
    ),
  ]
}

export const heapLimit = (what: string, heap: number): Finding => ({
  ...limit(what, heap, WANTED_HEAP_MB),
  ours: `${heap.toFixed(0)} MB`,
  wanted: `under ${WANTED_HEAP_MB} MB`,
})

export function limit(what: string, ms: number, wanted: number, more = ''): Finding {
  return {
    what,
    ours: `${milliseconds(ms)}${more}`,
    peer: '',
    ratio: '',
    wanted: `under ${wanted} ms`,
    holds: ms < wanted,
    numbers: { value: ms, wanted },
  }
}

/** A unit or a stack is picked and sent somewhere, at random; the side changes now and then. */
function nextAction(choices: readonly Choice[], played: number, pick: (count: number) => number): Action {
  if (played % TURN === TURN - 1) return { kind: 'done' }
  const ways = choices.filter(({ action }) => action.kind === 'go')
  const among = ways.length > 0 ? ways : choices.filter(({ intent }) => intent === 'pass')
  const chosen = among[pick(among.length)]
  if (chosen === undefined) throw new Error('nobody can march')
  return chosen.action
}
