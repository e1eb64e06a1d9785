import type { Point } from '../../../core/hex/layout'
import type { KeepOff } from './keep-off'
import { tenths } from './mark-pen'

/** How one crest is hachured, in map units. */
export interface HachureStyle {
  readonly length: number
  readonly width: number
  /** From one hachure to the next along the crest. */
  readonly step: number
  /** Half the width of the bare crest. */
  readonly crest: number
  /** Hachures shrink towards both ends: for a hill that stands alone. */
  readonly tapers: boolean
}

/** Light falls from the north-west. */
const LIGHT = { x: -0.6, y: -0.8 }
const TWO_PI = Math.PI * 2

/** A line from a to b that wanders a little, and keeps its ends. */
export function wandering(a: Point, b: Point, sway: number, pieces: number, random: () => number): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy) || 1
  const [slow, quick] = [random() * TWO_PI, random() * TWO_PI]
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces
    const aside = Math.sin(t * Math.PI) * (Math.sin(t * 7 + slow) * 0.6 + Math.sin(t * 13 + quick) * 0.4) * sway
    return { x: a.x + dx * t - (dy / length) * aside, y: a.y + dy * t + (dx / length) * aside }
  })
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - line[i].x, p.y - line[i].y), 0)

/** Tapered strokes down both sides of a crest, longer and heavier on the side away from the light. */
export function hachures(line: readonly Point[], style: HachureStyle, random: () => number, keepOff: KeepOff): string {
  const { length, width, step, crest, tapers } = style
  const total = lengthOf(line)
  let path = ''
  let run = 0
  let next = step / 2
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const piece = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [ux, uy] = [(b.x - a.x) / piece, (b.y - a.y) / piece]
    for (; next < run + piece; next += step * (0.85 + random() * 0.3)) {
      const [x, y] = [a.x + ux * (next - run), a.y + uy * (next - run)]
      const share = next / total
      const full = tapers ? Math.min(1, 0.35 + share * 3, 0.35 + (1 - share) * 3) : 1
      for (const side of [1, -1]) {
        const [nx, ny] = [-uy * side, ux * side]
        const isLit = nx * LIGHT.x + ny * LIGHT.y > 0
        const long = length * full * (0.72 + random() * 0.5) * (isLit ? 0.72 : 1.12)
        const wide = width * (isLit ? 0.55 : 1.25) * (0.8 + random() * 0.35)
        const skew = (random() - 0.5) * 0.35
        const [fromX, fromY] = [x + nx * crest, y + ny * crest]
        const [toX, toY] = [x + (nx + ux * skew) * (crest + long), y + (ny + uy * skew) * (crest + long)]
        if (keepOff(toX, toY) || keepOff(fromX, fromY)) continue
        path += wedge(fromX, fromY, toX, toY, (ux * wide) / 2, (uy * wide) / 2)
      }
    }
    run += piece
  }
  return path
}

/** A triangle on a base of twice (hx, hy) around the first point, its tip at the second. */
const wedge = (x: number, y: number, tipX: number, tipY: number, hx: number, hy: number): string =>
  `M${tenths(x - hx)} ${tenths(y - hy)}l${tenths(2 * hx)} ${tenths(2 * hy)} ${tenths(tipX - x - hx)} ${tenths(tipY - y - hy)}z`

/** The crest itself. */
export function crestPath(line: readonly Point[]): string {
  let [x, y] = [tenths(line[0].x), tenths(line[0].y)]
  let path = `M${x} ${y}l`
  for (const p of line.slice(1)) {
    const [nextX, nextY] = [tenths(p.x), tenths(p.y)]
    path += `${nextX - x} ${nextY - y} `
    x = nextX
    y = nextY
  }
  return path.trimEnd()
}
