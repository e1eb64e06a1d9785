import { createHash } from 'node:crypto'
import type { Pick } from '../../src/cli/fuzz/random-action'
import { randomChoice } from '../../src/cli/fuzz/random-action'
import type { Engine } from '../../src/core/engine/engine'
import type { GameState } from '../../src/core/engine/state'
import { type History, stateAt } from '../../src/core/save/history'
import type { Opened } from '../../src/core/save/opening'
import { describeProblem, type Read } from '../../src/core/save/problems'
import { positionSum } from '../../src/core/save/record'
import type { GameEntry } from '../../src/games'
import { keepSession } from '../../src/store/autosave'
import type { Slicing } from '../../src/store/in-slices'
import { type AtOnce, replayPast } from '../../src/store/open-game'
import { resumeSaved } from '../../src/store/resume'
import { type Imported, importText } from '../../src/store/save-text'
import type { SavedGames } from '../../src/store/saved-games'
import { createSession, type Session } from '../../src/store/session'
import { createShelf } from '../../src/store/shelf'
import { drawPosition } from './draw-position'

export type Verdict = {
  readonly outcome: 'refused' | 'whole' | 'parted'
  /** All that it opened as had been judged before: the same position with the same past. */
  readonly isKnown?: boolean
  /** What must not happen, in words; null: it did not. */
  readonly offence: string | null
}

export type AttackTools = {
  readonly saved: SavedGames
  readonly pick: Pick
  readonly games?: readonly GameEntry[]
  /** Games that were judged already, by their sums; each is judged once. */
  readonly judged?: Set<string>
}

class Offence extends Error {}

/** Most games are played on a little, one in so many farther. */
const PLAYED_ON = 12
const PLAYED_FAR = 30
const FAR_EVERY = 4
const DRAWN_EVERY = 15
/** Nobody reads more than so many problems, or one so long. */
const MOST_PROBLEMS = 80
const LONGEST_PROBLEM = 1000
/** Everything is replayed before the file is opened, however long that takes. */
const WHOLE: Slicing & AtOnce = { atOnceMs: Number.POSITIVE_INFINITY }
/** The file is opened at its position, its past read later. */
const AT_ONCE: Slicing & AtOnce = { atOnceMs: 0, atOnceMoments: 0 }

/** Imports a file as the app does; what is accepted is shown, stored, opened again and played on. */
export async function attack(text: string, tools: AttackTools): Promise<Verdict> {
  const { pick } = tools
  const before = prototypes()
  let outcome: Verdict['outcome'] = 'refused'
  let isKnown = false
  try {
    const read = await during('import', () => importText(text, tools.games, pick(4) === 0 ? AT_ONCE : WHOLE))
    if (read.ok) {
      outcome = read.value.opened.is
      isKnown = !(await judgeAccepted(read.value, tools))
    } else judgeRefusal(read)
    if (prototypes() !== before) throw new Offence('pollution: a prototype has changed')
    return { outcome, offence: null, ...(isKnown ? { isKnown } : {}) }
  } catch (error) {
    if (!(error instanceof Offence)) throw error
    return { outcome, offence: error.message }
  }
}

const prototypes = (): string =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    .map(each => Reflect.ownKeys(each).map(String).join())
    .join(' ')

/** What is thrown in here is an offence, with the name of what was being done. */
async function during<T>(what: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Offence) throw error
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new Offence(`${what}: ${stack.split('\n').slice(0, 4).join(' | ')}`)
  }
}

function judgeRefusal(read: Read<unknown>): void {
  if (read.ok) return
  const words = read.problems.map(describeProblem)
  if (words.length === 0 || words.some(each => each.trim() === '')) throw new Offence('refusal: it gives no reason')
  if (words.length > MOST_PROBLEMS || words.some(each => each.length > LONGEST_PROBLEM))
    throw new Offence('refusal: it is longer than anybody reads')
}

/** False when it opened only as what was judged before. */
async function judgeAccepted(imported: Imported, tools: AttackTools): Promise<boolean> {
  const { engine, opened, past } = imported
  const ways = waysOn(opened)
  if (ways.length === 0) throw new Offence('import: accepted, but there is no way on')
  if (past !== null) {
    await playWhileItsPastIsRead(imported, tools)
    return true
  }
  const fresh = ways.filter(history => isNew(engine, history, tools))
  for (const history of fresh) await judgeHistory(engine, history, tools)
  return fresh.length > 0
}

function isNew(engine: Engine<GameState>, history: History<GameState>, { judged }: AttackTools): boolean {
  if (judged === undefined) return true
  const { setting, seed, cursor, isPastLost } = history
  const moments = history.moments.slice().map(({ by, start, sum }) => [by, start && positionSum(engine, start), sum])
  const whole = [engine.game.id, setting, seed, cursor, isPastLost, positionSum(engine, stateAt(history)), moments]
  const sum = createHash('sha256').update(JSON.stringify(whole)).digest('base64')
  if (judged.has(sum)) return false
  judged.add(sum)
  return true
}

const waysOn = (opened: Opened<GameState>): History<GameState>[] =>
  opened.is === 'whole' ? [opened.history] : [opened.asSaved, opened.agreed].flatMap(each => each ?? [])

/** The player begins before all has been replayed. */
async function playWhileItsPastIsRead({ engine, opened, past }: Imported, tools: AttackTools): Promise<void> {
  if (opened.is !== 'whole' || past === null) return
  await during('draw', () => drawPosition(engine, stateAt(opened.history)))
  const session = createSession(engine, opened.history, { solo: true, isPastDue: true })
  await playOn(engine, session, tools.pick)
  const parted = await during('past', () => replayPast(session, past))
  const ways = parted === null ? [session.store.getState().history] : waysOn(parted)
  if (ways.length === 0) throw new Offence('past: parted, and there is no way on')
  for (const history of ways) await judgeHistory(engine, history, tools)
}

async function judgeHistory(engine: Engine<GameState>, history: History<GameState>, tools: AttackTools): Promise<void> {
  const { saved, pick } = tools
  await during('draw', () => drawPosition(engine, stateAt(history)))
  const id = await during('store', () => createShelf(async () => saved).put(history))
  const first = await readBack(tools, id, positionSum(engine, stateAt(history)), AT_ONCE)
  const { diceWanted, isPastDue } = first
  const session = createSession(engine, first.history, { solo: true, diceWanted, isPastDue })
  const keeper = keepSession(session, saved, first.lease, {
    stored: first.stored,
    keyframe: first.keyframe,
    pauseMs: null,
  })
  await playOn(engine, session, pick)
  await during('autosave', () => keeper.savePosition())
  keeper.stop()
  const { status, message } = keeper.store.getState()
  if (status !== 'saved') throw new Offence(`autosave: ${status}: ${message}`)
  // All of it is replayed once, with what was played on.
  await readBack(tools, id, positionSum(engine, stateAt(session.store.getState().history)), WHOLE)
  await saved.remove(id)
}

async function readBack({ saved, games }: AttackTools, id: string, sum: string, slicing: Slicing & AtOnce) {
  const read = await during('read back', () => resumeSaved(saved, id, games, slicing))
  if (!read.ok) throw new Offence(`read back: ${read.problems.map(describeProblem).join('; ').slice(0, 500)}`)
  const { opened, past, engine, lease, stored, keyframe, diceWanted } = read.value
  if (opened.is === 'parted') throw new Offence(`read back: parted: ${opened.parting.why.slice(0, 300)}`)
  if (positionSum(engine, stateAt(opened.history)) !== sum) throw new Offence('read back: it is another position')
  return { history: opened.history, isPastDue: past !== null, lease, stored, keyframe, diceWanted }
}

/** Random answers, as many as there is room for, and all is drawn now and then. */
async function playOn(engine: Engine<GameState>, session: Session<GameState>, pick: Pick): Promise<void> {
  const now = () => stateAt(session.store.getState().history)
  const most = pick(FAR_EVERY) === 0 ? PLAYED_FAR : PLAYED_ON
  for (let count = 1; count <= most && now().outcome === null; count++) {
    const choices = await during('choices', () => [...engine.choices(now())])
    if (choices.length === 0) throw new Offence(`play: nothing to do after ${count - 1} actions`)
    const { action } = randomChoice(choices, pick)
    await during(`play ${action.kind}`, () => giveAll(session, session.dispatch(action), pick))
    const { fault, refused } = session.store.getState()
    if (fault !== null) throw new Offence(`play: the rules stumble after ${count} actions: ${fault}`)
    if (refused !== null)
      throw new Offence(`play: a choice is refused: ${refused.reasons.map(each => each.why).join()}`)
    const [wrong] = await during('audit', () => engine.game.audit(now()))
    if (wrong !== undefined) throw new Offence(`play: the audit complains after ${count} actions: ${wrong}`)
    if (count % DRAWN_EVERY === 0 && count < most) await during('draw', () => drawPosition(engine, now()))
  }
  await during('draw', () => drawPosition(engine, now()))
}

/** Where the players roll their own dice, some are given until none is wanted. */
function giveAll(session: Session<GameState>, isDone: boolean, pick: Pick): void {
  for (let given = 0; !isDone && given < 500; given++) {
    const wanted = session.store.getState().diceWanted
    if (wanted === null) return
    if (session.giveDie(pick(wanted.sides) + 1)) return
  }
}
