import type { Layout, Point } from '../../../core/hex/layout'
import type { HexId } from '../../../core/ids'
import type { HexMap } from '../../../core/map/hex-map'
import { numberSpot } from '../../../core/sheet/number-spot'

/** Whether a mark may not touch this point. */
export type KeepOff = (x: number, y: number) => boolean

type Box = readonly [left: number, top: number, right: number, bottom: number]

const CELL = 100
const SYMBOL: Point = { x: 10, y: 9 }
const NUMBER: Point = { x: 14, y: 7.5 }

const around = ({ x, y }: Point, half: Point): Box => [x - half.x, y - half.y, x + half.x, y + half.y]

/** Keeps marks off the symbols of places and out of the box of the hex number. */
export function keepOffSheet(map: HexMap, layout: Layout, symbols: readonly Point[]): KeepOff {
  const columns = Math.ceil(layout.width / CELL) + 4
  const cells = new Map<number, Box[]>()
  const add = (box: Box): void => {
    for (let row = Math.floor(box[1] / CELL); row <= Math.floor(box[3] / CELL); row++) {
      for (let column = Math.floor(box[0] / CELL); column <= Math.floor(box[2] / CELL); column++) {
        const key = row * columns + column
        const boxes = cells.get(key)
        if (boxes === undefined) cells.set(key, [box])
        else boxes.push(box)
      }
    }
  }
  for (const symbol of symbols) add(around(symbol, SYMBOL))
  for (let hex = 0; hex < map.grid.size; hex++) {
    const { x, y } = numberSpot(map.grid.spec.shape, layout.centre(hex as HexId))
    add(around({ x, y: y - 3 }, NUMBER))
  }
  return (x, y) => {
    const boxes = cells.get(Math.floor(y / CELL) * columns + Math.floor(x / CELL))
    if (boxes === undefined) return false
    for (let i = 0; i < boxes.length; i++) {
      const box = boxes[i]
      if (x > box[0] && x < box[2] && y > box[1] && y < box[3]) return true
    }
    return false
  }
}
