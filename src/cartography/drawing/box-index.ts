import { type Box, overlap } from './geometry'

const CELL = 120

/** A box that is taken, in one period or (null) in all. */
type Taken = { readonly box: Box; readonly period: string | null }

/** Boxes by where they lie, so that a name asks only its neighbourhood. */
export function boxIndex() {
  const cells = new Map<string, Set<Taken>>()
  const keys = (box: Box): string[] => {
    const found: string[] = []
    for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++) {
      for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++) found.push(`${x},${y}`)
    }
    return found
  }
  const add = (box: Box, period: string | null = null): (() => void) => {
    const taken = { box, period }
    const own = keys(box).map(key => {
      const cell = cells.get(key) ?? new Set<Taken>()
      cells.set(key, cell)
      return cell
    })
    for (const cell of own) cell.add(taken)
    return () => {
      for (const cell of own) cell.delete(taken)
    }
  }
  /** How many boxes it touches that are there in its period. */
  const hits = (box: Box, gap = 0, period: string | null = null): number => {
    const found = new Set<Taken>()
    for (const key of keys({
      left: box.left - gap,
      top: box.top - gap,
      right: box.right + gap,
      bottom: box.bottom + gap,
    })) {
      for (const other of cells.get(key) ?? []) {
        const isThere = other.period === null || period === null || other.period === period
        if (isThere && overlap(box, other.box, gap)) found.add(other)
      }
    }
    return found.size
  }
  return {
    /** Takes the ground; what it gives back sets it free again. */
    add,
    hits,
  }
}

export type BoxIndex = ReturnType<typeof boxIndex>
