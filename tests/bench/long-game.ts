import 'fake-indexeddb/auto'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import type { GameState, LogEntry } from '../../src/core/engine/state'
import type { Action, Choice } from '../../src/core/engine/step'
import { isObject } from '../../src/core/json'
import { beginHistory, stateAt } from '../../src/core/save/history'
import { keepSession } from '../../src/store/autosave'
import { replayPast } from '../../src/store/open-game'
import { resumeParts } from '../../src/store/resume'
import { openSavedGames, type SavedGames } from '../../src/store/saved-games'
import { createSession, type Session } from '../../src/store/session'
import { createViews } from '../../src/store/session-view'
import { saveAsNew } from '../../src/store/write-saved'
import { firstNews, nextNews } from '../../src/ui/screens/table/battle/use-battle-news'
import { createDiary } from '../../src/ui/screens/table/diary/diary-page'
import { lossLines } from '../../src/ui/screens/table/losses'
import { type Campaign, campaignOf, campaignSetting } from './campaign'
import { type Finding, milliseconds, proveEqual } from './finding'
import { percentile } from './stopwatch'

const ACTIONS = 20_000
const UNITS = 620
/** The side changes every so many actions. */
const TURN = 25
const WANTED_CLICK_MS = 16
const WANTED_HEAP_MB = 150
const WANTED_OPEN_MS = 1000
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
  const played = await playAll(engine, saved)
  const heap = usedMegabytes() - heapBefore
  const end = stateAt(played.session.store.getState().history)
  const { opened, past } = await open(engine, saved, played.id)
  proveEqual('the position opened at once', past.atOnce, end.units)
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
    {
      ...limit(`${ACTIONS} actions, ${UNITS} counters: heap, storage in memory included`, heap, WANTED_HEAP_MB),
      ours: `${heap.toFixed(0)} MB`,
      wanted: `under ${WANTED_HEAP_MB} MB`,
    },
    limit(
      'opening it from storage to the first lit choice',
      opened.ms,
      WANTED_OPEN_MS,
      ` (its past after ${milliseconds(past.ms)})`,
    ),
  ]
}

function limit(what: string, ms: number, wanted: number, more = ''): Finding {
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

/** On a busy machine a click waits for others: what it worked itself tells more then. */
type Click = { readonly wall: number; readonly cpu: number }

/** A unit or a stack is picked and sent somewhere, at random; the side changes now and then. */
function nextAction(choices: readonly Choice[], played: number, pick: (count: number) => number): Action {
  if (played % TURN === TURN - 1) return { kind: 'done' }
  const ways = choices.filter(({ action }) => action.kind === 'go')
  const among = ways.length > 0 ? ways : choices.filter(({ intent }) => intent === 'pick')
  const chosen = among[pick(among.length)]
  if (chosen === undefined) throw new Error('nobody can march')
  return chosen.action
}

/** All that a screen asks for after a click. */
function createScreen(session: Session<Campaign>) {
  const views = createViews(session.engine)
  const pagesOf = createDiary(look)
  const first = session.store.getState()
  let news = firstNews(views.position(first))
  return () => {
    const s = session.store.getState()
    const lines = views.log(s)
    const known: GameState = views.position(s)
    news = nextNews({ look, engine: session.engine } as unknown as Parameters<typeof nextNews>[0], news, known, lines)
    return [views.prompt(s), views.choices(s), views.forecast(s), pagesOf(lines), lossLines(look, lines), news]
  }
}

async function playAll(engine: Engine<Campaign>, saved: SavedGames) {
  const history = beginHistory(engine, campaignSetting, 1)
  const lease = await saveAsNew(saved, history)
  const session = createSession(engine, history)
  const keeper = keepSession(session, saved, lease, { stored: 1, pauseMs: null })
  const show = createScreen(session)
  const clicks: Click[] = []
  const click = async (act: () => boolean) => {
    const begun = performance.now()
    const cpu = process.cpuUsage()
    if (!act()) throw new Error('it was refused')
    show()
    await keeper.settled()
    const { user, system } = process.cpuUsage(cpu)
    clicks.push({ wall: performance.now() - begun, cpu: (user + system) / 1000 })
  }
  const pick = seededPick(1)
  const { choices } = createViews(engine)
  for (let played = 0; played < ACTIONS; played++) {
    const action = nextAction(choices(session.store.getState()), played, pick)
    await click(() => session.dispatch(action))
    if (pick(BETWEEN_UNDOS) > 0) continue
    await click(() => session.undo({ agreed: true }))
    await click(() => session.redo())
  }
  await keeper.savePosition()
  keeper.stop()
  return { session, clicks, id: lease.id, show }
}

async function open(engine: Engine<Campaign>, saved: SavedGames, id: string) {
  const begun = performance.now()
  const found = await saved.open(id)
  if (found === null) throw new Error('it is not there')
  const read = await resumeParts(engine, found.parts)
  if (!read.ok || read.value.opened.is !== 'whole' || read.value.past === null) throw new Error('it should stand')
  const session = createSession(engine, read.value.opened.history, { isPastDue: true })
  const [choice] = createViews(engine).choices(session.store.getState())
  if (choice === undefined) throw new Error('nothing is lit')
  const ms = performance.now() - begun
  const atOnce = stateAt(read.value.opened.history).units
  const parted = await replayPast(session, read.value.past)
  if (parted !== null) throw new Error(parted.parting.why)
  const log = session.store.getState().history.log.length
  return { opened: { ms, log }, past: { ms: performance.now() - begun, atOnce } }
}

function usedMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1048576
}
