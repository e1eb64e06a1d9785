import { type Box, overlap } from './geometry'

const CELL = 200

/** Boxes by where they lie, so that a name asks only its neighbourhood. */
export function boxIndex() {
  const cells = new Map<string, Box[]>()
  const keys = (box: Box): string[] => {
    const found: string[] = []
    for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++) {
      for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++) found.push(`${x},${y}`)
    }
    return found
  }
  return {
    add(box: Box): void {
      for (const key of keys(box)) cells.set(key, [...(cells.get(key) ?? []), box])
    },
    /** How many boxes it touches. */
    hits(box: Box, gap = 0): number {
      const found = new Set<Box>()
      for (const key of keys(box))
        for (const other of cells.get(key) ?? []) if (overlap(box, other, gap)) found.add(other)
      return found.size
    },
  }
}

export type BoxIndex = ReturnType<typeof boxIndex>
