import { type RefObject, useEffect } from 'react'
import type { MapHandle } from '../../../map/map-view'
import type { Size } from '../../../map/viewport'
import { leftBesideDialog } from '../battle/dialog-place'
import { roomBesideCoach } from '../coach/room'
import { isPointerDown } from '../hand/dead-time'
import { type Table, useTable } from '../table-context'
import { type BoardParts, counterScaleAt } from './board-context'
import { type Clock, type FollowedCamera, followPlay, openingBattle, thingsOf } from './following'
import { bestMiddle } from './where-to-look'

/** Pixels for a map unit when the board opens: counters of 53 pixels, of 49 where there is less room. */
const OPENING = { wide: 0.8, narrow: 0.74 } as const
const WIDE_FROM = 900
/** Less than this, in pixels, would show no hex whole. */
const LEAST_BESIDE = 140

const openingScale = ({ width }: Size): number => (width >= WIDE_FROM ? OPENING.wide : OPENING.narrow)

function openView(table: Table, map: MapHandle): void {
  const screen = map.view()?.screen
  if (screen === undefined) return
  const scale = openingScale(screen)
  const middle = bestMiddle(thingsOf(table), { width: screen.width / scale, height: screen.height / scale })
  if (middle !== null) map.show(middle, scale)
}

const CLOCK: Clock = {
  now: () => performance.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

function followedBy(map: RefObject<MapHandle | null>): FollowedCamera {
  const view = () => {
    const now = map.current?.view() ?? null
    return now === null ? null : { ...now, screen: roomBesideCoach(now.screen) }
  }
  return {
    view,
    beside: () => {
      const screen = view()?.screen
      const width = leftBesideDialog(window.innerWidth)
      return screen === undefined || width < LEAST_BESIDE ? null : { width, height: screen.height }
    },
    // Not under a counter that is being dragged: it would be dropped elsewhere.
    glide: ({ at, scale, within }) => {
      if (!isPointerDown()) map.current?.glide(at, scale, within ?? view()?.screen)
    },
  }
}

/** Moves the map where it is asked to be, and tells how large counters are to be drawn. */
export function useBoardCamera(map: RefObject<MapHandle | null>, { scale }: BoardParts): void {
  const table = useTable()
  useEffect(() => {
    if (map.current === null) return
    openView(table, map.current)
    const battle = openingBattle(table, followedBy(map))
    if (battle !== null) map.current.show(battle.at, battle.scale, battle.within)
    return map.current.listen((_view, _screen, restedAt) => {
      const next = counterScaleAt(restedAt)
      if (next !== scale.getState()) scale.setState(next, true)
    })
  }, [map, table, scale])
  useEffect(() => {
    const { desk, sheet } = table
    const unfollow = followPlay(table, followedBy(map), CLOCK)
    const unfly = desk.subscribe(({ flight }, before) => {
      if (flight === null || flight === before.flight) return
      const now = map.current?.view()
      if (now !== undefined && now !== null)
        map.current?.glide(sheet.layout.centre(flight.hex), Math.max(now.view.scale, openingScale(now.screen)))
    })
    return () => {
      unfollow()
      unfly()
    }
  }, [map, table])
}
