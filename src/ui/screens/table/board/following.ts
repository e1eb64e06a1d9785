import { battleStageOf } from '../../../../core/engine/hand'
import type { Point } from '../../../../core/hex/layout'
import type { HexId, Side } from '../../../../core/ids'
import { momentAt } from '../../../../core/save/history'
import type { Size, Viewport } from '../../../map/viewport'
import { placedChoices } from '../acting'
import type { Table } from '../table-context'
import { positionOf } from './board-position'
import { besideOf, clustersOf, frameOf, isWellSeen, nearestCluster, type Target } from './framing'

/** What was just done is not left before this has passed, in milliseconds. */
export const REST = 900

export interface FollowedCamera {
  view(): { readonly view: Viewport; readonly screen: Size } | null
  /** What the dialog of a battle leaves of the window; null: too little to see anything in. */
  beside(): Size | null
  glide(to: Target): void
}

export interface Clock {
  now(): number
  later(ms: number, run: () => void): () => void
}

type Memory = {
  side: Side | null
  battle: { readonly key: string; readonly onMap: boolean } | null
  /** Where something was done last, and when. */
  act: { readonly at: Point; readonly time: number } | null
  readonly views: Map<Side, Target>
}

/**
 * Moves the camera after each act where what is asked next is out of sight. A battle is framed when it begins and stays in view to
 * its end; a change of side goes back to what that side saw last.
 */
export function followPlay(table: Table, camera: FollowedCamera, clock: Clock): () => void {
  const { session, views } = table
  const memory: Memory = {
    side: views.deciding(session.store.getState()),
    battle: battleOf(table),
    act: null,
    views: new Map(),
  }
  let [choices, history] = [views.choices(session.store.getState()), session.store.getState().history]
  let cancel: () => void = () => undefined
  const unfollow = session.store.subscribe(s => {
    if (s.history !== history) {
      const isStep = s.history.cursor === history.cursor + 1
      history = s.history
      if (isStep) memory.act = actIn(table, clock) ?? memory.act
    }
    if (views.curtain(s) !== null || views.choices(s) === choices) return
    choices = views.choices(s)
    cancel()
    const wish = wishOf(table, memory, camera)
    if (wish !== null) cancel = goWhenRested(memory, camera, clock, wish)
  })
  return () => {
    cancel()
    unfollow()
  }
}

/** At once where what was just done stays in view, else when it has been seen long enough. */
function goWhenRested({ act }: Memory, camera: FollowedCamera, clock: Clock, wish: Target): () => void {
  const rested = act === null ? 0 : act.time + REST - clock.now()
  const go = (): void => camera.glide(wish)
  if (rested <= 0 || act === null || staysInView(camera, act.at, wish)) {
    go()
    return () => undefined
  }
  return clock.later(rested, go)
}

function staysInView(camera: FollowedCamera, point: Point, { at, scale, within }: Target): boolean {
  const screen = within ?? camera.view()?.screen
  if (screen === undefined) return true
  const then = { x: screen.width / 2 - at.x * scale, y: screen.height / 2 - at.y * scale, scale }
  return isWellSeen(point, then, screen, 0.95)
}

/** Where the last answer was given. */
function actIn({ session, sheet, look, views }: Table, clock: Clock): Memory['act'] {
  const s = session.store.getState()
  const action = momentAt(s.history).by
  const spot = action?.unit === undefined ? null : look.spot(views.position(s), action.unit)
  const hex: HexId | null = action?.hex ?? (spot?.is === 'hex' ? spot.hex : null)
  return hex === null ? null : { at: sheet.layout.centre(hex), time: clock.now() }
}

/** Which battle is on, and whether it is answered on the map; null: none. */
function battleOf({ engine, look, session, views }: Table): Memory['battle'] {
  const known = views.position(session.store.getState())
  const scene = battleStageOf(engine.game, known) === null ? null : look.battle(known)
  return scene === null ? null : { key: scene.key, onMap: scene.onMap }
}

function wishOf(table: Table, memory: Memory, camera: FollowedCamera): Target | null {
  const { session, views } = table
  const stands = camera.view()
  if (stands === null) return null
  const [side, battle] = [views.deciding(session.store.getState()), battleOf(table)]
  const before = { side: memory.side, battle: memory.battle }
  memory.battle = battle
  // Who decides within a battle looks at the battle.
  if (battle !== null) return battleWish(table, camera, stands, before.battle, battle)
  memory.side = side
  const hasChanged = side !== before.side && side !== null
  if (hasChanged && before.side !== null) memory.views.set(before.side, targetOf(stands))
  // After a battle the camera stays where it was fought.
  if (before.battle !== null && !hasChanged) return null
  const seen = hasChanged ? memory.views.get(side) : undefined
  return seen ?? decisionFrame(table, memory, stands)
}

/** A battle is framed when it begins and when its dialog opens; when it goes on on the map, which was covered by its dialog, only if something lies at its edge. */
function battleWish(
  table: Table,
  camera: FollowedCamera,
  stands: Stands,
  before: Memory['battle'],
  now: NonNullable<Memory['battle']>,
): Target | null {
  if (now.key !== before?.key || (before.onMap && !now.onMap)) return battleFrame(table, camera, stands, now.onMap)
  if (before.onMap === now.onMap) return null
  const ring = pointsOf(table).flatMap(({ x, y }) => [
    { x: x - 100, y: y - 100 },
    { x: x + 100, y: y + 100 },
  ])
  return ring.every(point => isWellSeen(point, stands.view, stands.screen, 1))
    ? null
    : battleFrame(table, camera, stands, true)
}

type Stands = { readonly view: Viewport; readonly screen: Size }

const targetOf = ({ view, screen }: Stands): Target => ({
  at: { x: (screen.width / 2 - view.x) / view.scale, y: (screen.height / 2 - view.y) / view.scale },
  scale: view.scale,
})

/** Where a battle is fought: what is aimed at, and all who take part. */
function pointsOf(table: Table): readonly Point[] {
  const { focus, hexOf } = positionOf(table)
  const hexes = [...focus.targets, ...focus.from, ...focus.hand.map(hexOf).filter(hex => hex !== null)]
  return [...new Set(hexes)].map(table.sheet.layout.centre)
}

/** Beside its dialog what is fought for; on the map all that take part and the hexes that are asked for. */
function battleFrame(table: Table, camera: FollowedCamera, { view, screen }: Stands, onMap: boolean): Target | null {
  const points = pointsOf(table)
  const within = onMap ? null : camera.beside()
  if (within !== null) {
    const targets = [...positionOf(table).focus.targets].map(table.sheet.layout.centre)
    const fought = targets.length > 0 ? targets : points
    return fought.every(point => isWellSeen(point, view, within)) ? null : besideOf(fought, view, within)
  }
  return points.every(point => isWellSeen(point, view, screen)) ? null : frameOf(points, view, screen)
}

/** Where the camera stands when the table is opened in the middle of a battle; null: there is none, or it is in view. */
export function openingBattle(table: Table, camera: FollowedCamera): Target | null {
  const [stands, battle] = [camera.view(), battleOf(table)]
  return stands === null || battle === null ? null : battleFrame(table, camera, stands, battle.onMap)
}

/** The nearest of the things that the decision is about, unless one of them is in view. */
function decisionFrame(table: Table, { act }: Memory, { view, screen }: Stands): Target | null {
  const points = thingsOf(table)
  const cluster = nearestCluster(clustersOf(points), act?.at ?? null)
  if (cluster === undefined || points.some(point => isWellSeen(point, view, screen))) return null
  return frameOf(near(cluster, act?.at ?? cluster[0] ?? null), view, screen)
}

/** Of a cluster that is as wide as a front only what lies nearest. */
const MOST_FRAMED = 6
const near = (cluster: readonly Point[], from: Point | null): readonly Point[] =>
  from === null
    ? cluster
    : cluster
        .toSorted((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))
        .slice(0, MOST_FRAMED)

/** While the armies are still in their boxes the whole sheet is worth more than a place on it. */
const FEW_STACKS = 3

/**
 * What a decision is about: what is aimed at, else what is in hand and stands on the map, else the stacks that can be picked, else
 * the lit hexes; where nothing is lit the stacks, if there are any to speak of.
 */
export function thingsOf(table: Table): readonly Point[] {
  const { focus, stacks, hexOf } = positionOf(table)
  const { centre } = table.sheet.layout
  const { lit, byHex } = placedChoices(table)
  const held = [...new Set(focus.hand.map(hexOf).filter(hex => hex !== null))]
  const isLed = held.some(hex => [...byHex.keys()].some(each => isBeside(table, each, hex)))
  const lone = [...lit].filter(hex => stacks.has(hex))
  const whole = stacks.size < FEW_STACKS ? [] : [...stacks.keys()]
  const found = [focus.targets, isLed ? held : [], focus.hand.length > 0 ? [] : lone, [...lit], held, whole]
  return (found.find(hexes => hexes.length > 0) ?? []).map(centre)
}

/** Whether what is lit begins where those in hand stand: then they are what one looks at. */
function isBeside({ sheet }: Table, a: HexId, b: HexId): boolean {
  const [p, q] = [sheet.layout.centre(a), sheet.layout.centre(b)]
  return a !== b && Math.hypot(p.x - q.x, p.y - q.y) < 130
}
