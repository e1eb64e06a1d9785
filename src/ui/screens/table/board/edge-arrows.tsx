import { memo, useEffect, useMemo, useState } from 'react'
import type { Point } from '../../../../core/hex/layout'
import { type Size, toScreen, type Viewport } from '../../../map/viewport'
import { placedChoices } from '../acting'
import { useSession, useTable } from '../table-context'
import styles from './board.module.css'
import { useBoardParts } from './board-context'
import { thingsOf } from './following'
import { clustersOf } from './framing'

export type EdgeArrow = Point & { readonly turn: number; readonly count: number; readonly to: Point }

const INSET = 26
const MOST = 4

/** Groups of things to be done that are all out of sight: an arrow at the edge each, the largest groups first. */
export function arrowsAt(clusters: readonly (readonly Point[])[], view: Viewport, screen: Size): readonly EdgeArrow[] {
  const isSeen = (point: Point): boolean => {
    const { x, y } = toScreen(view, point)
    return x >= 0 && y >= 0 && x <= screen.width && y <= screen.height
  }
  const arrows = clusters
    .filter(cluster => !cluster.some(isSeen))
    .slice(0, MOST)
    .map(cluster => {
      const to = middleOf(cluster)
      const { x, y } = toScreen(view, to)
      const [cx, cy] = [screen.width / 2, screen.height / 2]
      const share = Math.min((cx - INSET) / Math.abs(x - cx || 1), (cy - INSET) / Math.abs(y - cy || 1))
      const turn = Math.round((Math.atan2(y - cy, x - cx) * 180) / Math.PI)
      return {
        x: Math.round(cx + (x - cx) * share),
        y: Math.round(cy + (y - cy) * share),
        turn,
        count: cluster.length,
        to,
      }
    })
  return besideEachOther(arrows, screen)
}

const WIDE = 66
const HIGH = 36

/** The buttons of the map stand in its left corners. */
const BESIDE_BUTTONS = 104
const isUnderButtons = ({ x, y }: Point, { height }: Size): boolean =>
  x < BESIDE_BUTTONS && (y < 210 || y > height - 76)

/** Arrows that would lie over each other stand in a row, towards the middle of the window. */
function besideEachOther(arrows: readonly EdgeArrow[], screen: Size): readonly EdgeArrow[] {
  const placed: EdgeArrow[] = []
  for (const arrow of arrows) {
    const step = arrow.x < screen.width / 2 ? WIDE : -WIDE
    let x = Math.max(arrow.x, isUnderButtons(arrow, screen) ? BESIDE_BUTTONS : 0)
    while (placed.some(each => Math.abs(each.x - x) < WIDE && Math.abs(each.y - arrow.y) < HIGH)) x += step
    placed.push({ ...arrow, x })
  }
  return placed
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Where else something can be done. */
export const EdgeArrows = memo(function EdgeArrows() {
  const table = useTable()
  const { map } = useBoardParts()
  const placed = useSession((_, now) => placedChoices(now))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices are other things
  const clusters = useMemo(() => clustersOf(thingsOf(table)), [table, placed])
  const [arrows, setArrows] = useState<readonly EdgeArrow[]>([])
  useEffect(() => {
    let told = ''
    return map.current?.listen((view, screen, restedAt) => {
      if (restedAt !== view.scale) return
      const found = arrowsAt(clusters, view, screen)
      const key = JSON.stringify(found)
      if (key === told) return
      told = key
      setArrows(found)
    })
  }, [map, clusters])
  return arrows.map(({ x, y, turn, count, to }) => (
    <button
      type="button"
      key={`${x} ${y}`}
      className={styles.arrow}
      style={{ left: x, top: y }}
      aria-label={`${count} more over there`}
      data-over-map
      onClick={() => map.current?.glide(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{ transform: `rotate(${turn}deg)` }}>
        <path d="M4 12H19M13 6L19 12L13 18" />
      </svg>
      <b>{count}</b>
    </button>
  ))
})
