import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPO } from '../../../../../scripts/ensure-dependencies.mjs'
import { battleStageOf } from '../../../../../src/core/engine/hand'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Action } from '../../../../../src/core/engine/step'
import type { Point } from '../../../../../src/core/hex/layout'
import { type History, momentAt, stateAt } from '../../../../../src/core/save/history'
import { openFile } from '../../../../../src/core/save/open-file'
import { readSave } from '../../../../../src/core/save/save-file'
import { createSession } from '../../../../../src/store/session'
import { createViews } from '../../../../../src/store/session-view'
import { centredOn, type Viewport } from '../../../../../src/ui/map/viewport'
import { positionOf } from '../../../../../src/ui/screens/table/board/board-position'
import { arrowsAt } from '../../../../../src/ui/screens/table/board/edge-arrows'
import { followPlay, REST } from '../../../../../src/ui/screens/table/board/following'
import {
  besideOf,
  clustersOf,
  frameOf,
  isWellSeen,
  nearestCluster,
  type Target,
} from '../../../../../src/ui/screens/table/board/framing'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { PLAYED_GAMES, type RecordedGame, tellingGames } from '../../../../fixtures/games/recorded'
import { SPARES_NONE, sparing } from '../../../../fixtures/thorough'
import { buildTable } from '../build-table'

const SCREEN = { width: 1092, height: 848 }
/** What the dialog of a battle leaves of it. */
const BESIDE = { width: 244, height: 848 }

/** Acts of battles that are looked at in each recorded game. */
const MOST_ACTS = sparing(60, Number.POSITIVE_INFINITY)

/** A camera that is where it is sent at once, and a clock that is wound by hand. */
function studio() {
  let view: Viewport = centredOn({ x: 0, y: 0 }, 0.8, SCREEN)
  let now = 0
  let due: { readonly at: number; readonly run: () => void }[] = []
  const moves: Point[] = []
  const look = (at: Point, scale = view.scale): void => {
    view = centredOn(at, scale, SCREEN)
  }
  return {
    moves,
    look,
    view: () => view,
    camera: {
      view: () => ({ view, screen: SCREEN }),
      beside: () => BESIDE,
      glide: ({ at, scale, within = SCREEN }: Target) => {
        moves.push(at)
        view = centredOn(at, scale, within)
      },
    },
    clock: {
      now: () => now,
      later: (ms: number, run: () => void) => {
        const task = { at: now + ms, run }
        due.push(task)
        return () => {
          due = due.filter(each => each !== task)
        }
      },
    },
    wait: (ms: number) => {
      now += ms
      const ripe = due.filter(each => each.at <= now)
      due = due.filter(each => each.at > now)
      for (const { run } of ripe) run()
    },
  }
}

async function recorded(game: string, file: string): Promise<{ table: Table; actions: readonly Action[] }> {
  const text = readFileSync(join(REPO, 'tests/fixtures/games', game, file), 'utf8')
  const opened = openFile(text)
  if (!opened.ok) throw new Error('it cannot be opened')
  const { scenario, seed, options } = JSON.parse(text)
  const table = await buildTable({ game, scenario, seed, options, deployed: false, solo: true })
  const read = readSave(table.engine.game, opened.value)
  if (!read.ok) throw new Error('it cannot be read')
  return { table, actions: read.value.actions }
}

type Studio = ReturnType<typeof studio>

const battleAt = ({ look, engine }: Table, s: GameState): string | null =>
  battleStageOf(engine.game, s) === null ? null : (look.battle(engine.view(s, 'table'))?.key ?? null)

const isOnMap = ({ look, engine }: Table, s: GameState): boolean => look.battle(engine.view(s, 'table'))?.onMap ?? false

const targetsOf = (table: Table): readonly Point[] =>
  [...positionOf(table).focus.targets].map(table.sheet.layout.centre)

/** One act of a battle: whoever clicks a hex sees it, and it stays in view while it is fresh. */
function playAct(table: Table, { wait, look, view, moves }: Studio, before: Moment, now: Moment): string | null {
  const { store } = table.session
  const by = momentAt(now).by
  if (store.getState().history !== before) store.setState({ history: before })
  wait(5000)
  const at = by?.hex === undefined ? null : table.sheet.layout.centre(by.hex)
  if (at !== null && !isWellSeen(at, view(), SCREEN, 1)) look(at)
  const [battle, moved] = [battleAt(table, stateAt(before)), moves.length]
  store.setState({ history: now })
  if (battle !== null && battleAt(table, stateAt(now)) === battle && moves.length !== moved) {
    // Only beside the dialog and back, and then to where all of it is seen.
    if (isOnMap(table, stateAt(now)) === isOnMap(table, stateAt(before))) return 'leaves the battle'
    if (isOnMap(table, stateAt(now)) && !targetsOf(table).every(target => isWellSeen(target, view(), SCREEN)))
      return 'loses the battle'
  }
  for (const ms of at === null ? [] : [0, 300, 300, REST - 601]) {
    wait(ms)
    if (at !== null && !isWellSeen(at, view(), SCREEN, 1)) return 'leaves what was just done'
  }
  return null
}

type Moment = History<GameState>

/** So many dialogs tell enough. */
const ENOUGH = 3

/** Plays a recording: how many dialogs opened, and those that covered what is fought for. */
function openDialogs(base: Table, { engine, moments }: RecordedGame): { under: string[]; opened: number } {
  const here = studio()
  let table: Table | null = null
  let before: Moment | null = null
  const under: string[] = []
  let opened = 0
  for (const now of moments()) {
    if (table === null) {
      table = { ...base, engine, views: createViews(engine), session: createSession(engine, now, { solo: true }) }
      followPlay(table, here.camera, here.clock)
    }
    const battle = battleAt(table, stateAt(now))
    const isDialog = battle !== null && !isOnMap(table, stateAt(now))
    const was = before === null ? null : battleAt(table, stateAt(before))
    if (isDialog && (battle !== was || (before !== null && isOnMap(table, stateAt(before))))) {
      if (before !== null) table.session.store.setState({ history: before })
      here.wait(5000)
      table.session.store.setState({ history: now })
      here.wait(REST)
      opened++
      if (!targetsOf(table).every(target => isWellSeen(target, here.view(), BESIDE, 1)))
        under.push(`${now.cursor} ${battle}`)
    }
    before = now
  }
  return { under, opened }
}

describe('the camera on recorded battles', () => {
  it.each(PLAYED_GAMES)(
    '%s: never leaves what was just done within 900 ms, nor a battle between its stages',
    async game => {
      const base = await buildTable({ game, deployed: false, solo: true })
      const faults: string[] = []
      let acts = 0
      for (const { name, engine, moments } of await tellingGames(game)) {
        const here = studio()
        const most = acts + MOST_ACTS
        let before: Moment | null = null
        let table: Table | null = null
        let stop = () => {}
        for (const now of moments()) {
          if (table === null) {
            table = { ...base, engine, views: createViews(engine), session: createSession(engine, now, { solo: true }) }
            stop = followPlay(table, here.camera, here.clock)
          }
          const isFought = [before, now].some(
            each => each !== null && battleStageOf(engine.game, stateAt(each)) !== null,
          )
          if (before !== null && isFought) {
            acts++
            const fault = playAct(table, here, before, now)
            if (fault !== null) faults.push(`${name} ${now.cursor}: ${fault}`)
          }
          before = now
          if (acts >= most) break
        }
        stop()
      }
      expect(faults.slice(0, 10)).toEqual([])
      expect(acts).toBeGreaterThan(100)
    },
  )

  it.each(PLAYED_GAMES)('%s: what is fought for lies beside the dialog when it opens', async game => {
    const base = await buildTable({ game, deployed: false, solo: true })
    const under: string[] = []
    let opened = 0
    for (const recording of await tellingGames(game)) {
      if (opened > ENOUGH && !SPARES_NONE) break
      const seen = openDialogs(base, recording)
      under.push(...seen.under)
      opened += seen.opened
    }
    expect(under).toEqual([])
    expect(opened).toBeGreaterThan(ENOUGH)
  })

  it('a change of side goes back to what that side saw last', async () => {
    const { table, actions } = await recorded('operation-gertrud', 'early-1941-german-victory.json')
    const { camera, clock, wait, look, view } = studio()
    const stop = followPlay(table, camera, clock)
    const side = () => table.views.deciding(table.session.store.getState())
    const inBattle = () => table.look.battle(table.views.position(table.session.store.getState())) !== null
    const centre = (): Point => ({
      x: Math.round((SCREEN.width / 2 - view().x) / view().scale),
      y: Math.round((SCREEN.height / 2 - view().y) / view().scale),
    })
    const seen = new Map<number, Point>()
    let [returns, phase] = [0, side()]
    for (const action of actions.slice(0, 400)) {
      wait(5000)
      if (!inBattle()) {
        phase = side()
        look({ x: 1000 + (phase ?? 0) * 900, y: 700 }, 0.8)
      }
      if (phase !== null) seen.set(phase, centre())
      table.session.dispatch(action)
      wait(REST)
      const after = side()
      const wanted = inBattle() || after === null || after === phase ? undefined : seen.get(after)
      if (wanted === undefined) continue
      returns++
      expect(centre()).toEqual(wanted)
    }
    stop()
    expect(returns).toBeGreaterThan(0)
  })
})

describe('what the camera frames', () => {
  const here = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ]
  const there = [{ x: 4000, y: 0 }]

  it('are things that hang together: those nearest to the last act, the others have an arrow with their count', () => {
    const clusters = clustersOf([...here, ...there])
    expect(clusters).toEqual([here, there])
    expect(nearestCluster(clusters, { x: 3500, y: 0 })).toEqual(there)
    expect(nearestCluster(clusters, null)).toEqual(here)
    const view = centredOn({ x: 100, y: 0 }, 0.8, SCREEN)
    expect(arrowsAt(clusters, view, SCREEN)).toMatchObject([{ count: 1, turn: 0, x: 1066 }])
    expect(arrowsAt(clusters, centredOn({ x: 4000, y: 0 }, 0.8, SCREEN), SCREEN)).toMatchObject([
      { count: 2, turn: 180 },
    ])
  })

  it('beside a dialog stands in the middle of what is left, no larger than fits', () => {
    const view = centredOn({ x: 0, y: 0 }, 0.8, SCREEN)
    expect(besideOf(there, view, BESIDE)).toEqual({ at: there[0], scale: 0.8, within: BESIDE })
    expect(besideOf(there, { ...view, scale: 4 }, BESIDE)?.scale).toBeCloseTo(2.2, 1)
    expect(besideOf([], view, BESIDE)).toBeNull()
  })

  it('keeps its scale unless they do not fit or a hex were under 48 pixels', () => {
    const view = centredOn({ x: 0, y: 0 }, 0.8, SCREEN)
    expect(frameOf(here, view, SCREEN)).toEqual({ at: { x: 100, y: 0 }, scale: 0.8 })
    expect(frameOf(here, { ...view, scale: 0.2 }, SCREEN)?.scale).toBe(0.48)
    expect(frameOf([...here, { x: 1300, y: 0 }], view, SCREEN)?.scale).toBeLessThan(0.8)
  })
})
