import type { Engine } from '../../src/core/engine/engine'
import type { GameState, Setting } from '../../src/core/engine/state'
import type { Action, Choice } from '../../src/core/engine/step'
import { beginHistory, stateAt } from '../../src/core/save/history'
import { keepSession } from '../../src/store/autosave'
import { replayPast } from '../../src/store/open-game'
import { resumeParts } from '../../src/store/resume'
import type { SavedGames } from '../../src/store/saved-games'
import { createSession, type Session } from '../../src/store/session'
import { createViews } from '../../src/store/session-view'
import { saveAsNew } from '../../src/store/write-saved'
import { firstNews, nextNews } from '../../src/ui/screens/table/battle/use-battle-news'
import { createDiary } from '../../src/ui/screens/table/diary/diary-page'
import { lossLines } from '../../src/ui/screens/table/losses'

// A session as the browser has it: played, stored after every action, and opened again from storage.

/** What a game shows of its log. */
type Look = Parameters<typeof createDiary>[0] & Parameters<typeof lossLines>[0]

export type Played<S extends GameState> = {
  readonly engine: Engine<S>
  readonly setting: Setting
  readonly look: Look
  /** What is done next; null ends it. */
  next(s: S, choices: readonly Choice[], played: number): Action | null
  /** Every so-manieth click on average takes one back: an undo and a redo. */
  readonly takesBack: (played: number) => boolean
}

/** On a busy machine a click waits for others: what it worked itself tells more then. */
export type Click = { readonly wall: number; readonly cpu: number }

/** All that a screen asks for after a click. */
function createScreen<S extends GameState>(session: Session<S>, look: Look) {
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

/** Plays it to its end click by click, each stored before the next. */
export async function playSession<S extends GameState>(saved: SavedGames, played: Played<S>) {
  const { engine, setting, look } = played
  const history = beginHistory(engine, setting, 1)
  const lease = await saveAsNew(saved, history)
  const session = createSession(engine, history, { solo: true })
  const keeper = keepSession(session, saved, lease, { stored: 1, pauseMs: null })
  const show = createScreen(session, look)
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
  const { choices } = createViews(engine)
  for (let count = 0; ; count++) {
    const now = session.store.getState()
    const action = played.next(stateAt(now.history), choices(now), count)
    if (action === null) break
    await click(() => session.dispatch(action))
    if (!played.takesBack(count)) continue
    await click(() => session.undo({ agreed: true }))
    await click(() => session.redo())
  }
  await keeper.savePosition()
  keeper.stop()
  return { session, clicks, id: lease.id, show }
}

/** From storage to the first lit choice, and then its past. */
export async function openSession<S extends GameState>(engine: Engine<S>, saved: SavedGames, id: string) {
  const begun = performance.now()
  const found = await saved.open(id)
  if (found === null) throw new Error('it is not there')
  const read = await resumeParts(engine, found.parts)
  if (!read.ok || read.value.opened.is !== 'whole' || read.value.past === null) throw new Error('it should stand')
  const session = createSession(engine, read.value.opened.history, { isPastDue: true })
  const atOnce = stateAt(read.value.opened.history)
  const [choice] = createViews(engine).choices(session.store.getState())
  if (choice === undefined && atOnce.outcome === null) throw new Error('nothing is lit')
  const ms = performance.now() - begun
  const parted = await replayPast(session, read.value.past)
  if (parted !== null) throw new Error(parted.parting.why)
  const log = session.store.getState().history.log.length
  return { opened: { ms, log }, past: { ms: performance.now() - begun, atOnce } }
}

export function usedMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1048576
}
