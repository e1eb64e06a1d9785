import { type RefObject, useEffect } from 'react'
import type { Point } from '../../../../core/hex/layout'
import type { MapHandle } from '../../../map/map-view'
import type { Size } from '../../../map/viewport'
import { placedChoices } from '../acting'
import { type Table, useTable } from '../table-context'
import { type BoardParts, counterScaleAt } from './board-context'
import { positionOf } from './board-position'
import { bestMiddle, isInView } from './where-to-look'

/** Pixels for a map unit when the board opens: counters of 53 pixels, of 49 where there is less room. */
const OPENING = { wide: 0.8, narrow: 0.74 } as const
const WIDE_FROM = 900

const openingScale = ({ width }: Size): number => (width >= WIDE_FROM ? OPENING.wide : OPENING.narrow)

const litPoints = (table: Table): Point[] => [...placedChoices(table).lit].map(hex => table.sheet.layout.centre(hex))

/** While the armies are still in their boxes the whole sheet is worth more than a place on it. */
const FEW_STACKS = 3

/**
 * Where play is: what is aimed at, else the lit hexes, which may be far from what is held; failing these what is held, or the
 * stacks, if there are any to speak of.
 */
export function pointsOfPlay(table: Table): Point[] {
  const { focus, stacks, hexOf } = positionOf(table)
  const { centre } = table.sheet.layout
  const held = focus.hand.map(hexOf).filter(hex => hex !== null)
  const whole = stacks.size < FEW_STACKS ? [] : [...stacks.keys()].map(centre)
  const found = [focus.targets.map(centre), litPoints(table), held.map(centre), whole]
  return found.find(points => points.length > 0) ?? []
}

function openView(table: Table, map: MapHandle): void {
  const screen = map.view()?.screen
  if (screen === undefined) return
  const scale = openingScale(screen)
  const middle = bestMiddle(pointsOfPlay(table), { width: screen.width / scale, height: screen.height / scale })
  if (middle !== null) map.show(middle, scale)
}

/** Goes to the lit hexes when none of them is in view. */
function followPlay(table: Table, map: MapHandle): void {
  const stands = map.view()
  const points = litPoints(table)
  if (stands === null || points.length === 0) return
  const { view, screen } = stands
  if (points.some(point => isInView(point, view, screen))) return
  const scale = Math.max(view.scale, openingScale(screen))
  const middle = bestMiddle(points, { width: screen.width / scale, height: screen.height / scale })
  if (middle !== null) map.glide(middle, scale)
}

/** Moves the map where it is asked to be, and tells how large counters are to be drawn. */
export function useBoardCamera(map: RefObject<MapHandle | null>, { scale }: BoardParts): void {
  const table = useTable()
  useEffect(() => {
    if (map.current === null) return
    openView(table, map.current)
    return map.current.listen((_view, _screen, restedAt) => {
      const next = counterScaleAt(restedAt)
      if (next !== scale.getState()) scale.setState(next, true)
    })
  }, [map, table, scale])
  useEffect(() => {
    const { session, views, desk, sheet } = table
    let choices = views.choices(session.store.getState())
    const unfollow = session.store.subscribe(s => {
      if (views.curtain(s) !== null) return
      const now = views.choices(s)
      if (now === choices) return
      choices = now
      if (map.current !== null) followPlay(table, map.current)
    })
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
