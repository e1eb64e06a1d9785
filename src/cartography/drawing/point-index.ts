import type { Point } from '../../core/hex/layout'
import { type Box, contains } from './geometry'

const CELL = 100

/** How many of the points lie in a box. */
export type PointIndex = (box: Box) => number

export function pointIndex(points: readonly Point[]): PointIndex {
  const cells = new Map<string, Point[]>()
  for (const p of points) {
    const key = `${Math.floor(p.x / CELL)},${Math.floor(p.y / CELL)}`
    const cell = cells.get(key)
    if (cell) cell.push(p)
    else cells.set(key, [p])
  }
  return box => {
    let found = 0
    for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++) {
      for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++) {
        for (const p of cells.get(`${x},${y}`) ?? []) if (contains(box, p)) found++
      }
    }
    return found
  }
}
