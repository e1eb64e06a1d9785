import type { Point } from '../../../core/hex/layout'
import type { KeepOff } from './keep-off'
import type { PathWriter } from './path-writer'

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
export function drawHachures(
  writer: PathWriter,
  line: readonly Point[],
  style: HachureStyle,
  random: () => number,
  keepOff: KeepOff,
): void {
  const { length, width, step, crest, tapers } = style
  const total = lengthOf(line)
  let run = 0
  let next = step / 2
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    const piece = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const ux = (b.x - a.x) / piece
    const uy = (b.y - a.y) / piece
    for (; next < run + piece; next += step * (0.85 + random() * 0.3)) {
      const x = a.x + ux * (next - run)
      const y = a.y + uy * (next - run)
      const share = next / total
      const full = tapers ? Math.min(1, 0.35 + share * 3, 0.35 + (1 - share) * 3) : 1
      for (let side = 1; side >= -1; side -= 2) {
        const nx = -uy * side
        const ny = ux * side
        const isLit = nx * LIGHT.x + ny * LIGHT.y > 0
        const long = length * full * (0.72 + random() * 0.5) * (isLit ? 0.72 : 1.12)
        const wide = width * (isLit ? 0.55 : 1.25) * (0.8 + random() * 0.35)
        const skew = (random() - 0.5) * 0.35
        const fromX = x + nx * crest
        const fromY = y + ny * crest
        const toX = x + (nx + ux * skew) * (crest + long)
        const toY = y + (ny + uy * skew) * (crest + long)
        if (keepOff(toX, toY) || keepOff(fromX, fromY)) continue
        drawWedge(writer, fromX, fromY, toX, toY, (ux * wide) / 2, (uy * wide) / 2)
      }
    }
    run += piece
  }
}

/** A triangle on a base of twice (hx, hy) around the first point, its tip at the second. */
function drawWedge(writer: PathWriter, x: number, y: number, tipX: number, tipY: number, hx: number, hy: number): void {
  writer.move(x - hx, y - hy)
  writer.line(2 * hx, 2 * hy)
  writer.line(tipX - x - hx, tipY - y - hy)
  writer.close()
}

/** The crest itself. */
export function drawCrestLine(writer: PathWriter, line: readonly Point[]): void {
  writer.move(line[0].x, line[0].y)
  for (let i = 1; i < line.length; i++) writer.line(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y)
}
