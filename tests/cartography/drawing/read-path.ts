import { pointOn } from '../../../src/cartography/drawing/svg-path'
import type { Point } from '../../../src/core/hex/layout'

/** One run of a path from its M on: where its pieces end, and points all along it. */
export type Subpath = {
  readonly knots: readonly Point[]
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

const NUMBERS: Readonly<Record<string, number>> = { M: 2, l: 2, q: 4, c: 6, H: 1, z: 0 }
const STEPS = 24

/** Reads the commands that the compiler writes: M and H absolute, l, q, c relative, z. */
export function readPath(path: string): Subpath[] {
  const found: { knots: Point[]; points: Point[]; isClosed: boolean }[] = []
  let here: Point = { x: 0, y: 0 }
  for (const [, command = '', text = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...text.matchAll(/-?\d*\.?\d+/g)].map(([n]) => Number(n))
    if (numbers.length !== NUMBERS[command]) throw new RangeError(`Cannot read ${command}${text}`)
    const at = (i: number): Point => ({ x: here.x + (numbers[i] ?? 0), y: here.y + (numbers[i + 1] ?? 0) })
    if (command === 'M') {
      here = { x: numbers[0] ?? 0, y: numbers[1] ?? 0 }
      found.push({ knots: [here], points: [here], isClosed: false })
      continue
    }
    const run = found.at(-1)
    if (!run) throw new RangeError('A path begins with M')
    if (command === 'z') {
      run.isClosed = true
      continue
    }
    const to = command === 'H' ? { x: numbers[0] ?? 0, y: here.y } : at(numbers.length - 2)
    const [via, via2] = [numbers.length > 2 ? at(0) : undefined, numbers.length > 4 ? at(2) : undefined]
    const steps = via ? STEPS : 1
    for (let i = 1; i <= steps; i++) run.points.push(pointOn(here, to, via, via2, i / steps))
    run.knots.push(to)
    here = to
  }
  return found
}
