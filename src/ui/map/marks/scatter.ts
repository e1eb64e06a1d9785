import type { Point } from '../../../core/hex/layout'

const TRIES = 25
const TALLER = 1.08

/** Points around a hex's centre, no two nearer than `gap`, and none where `isTaken`. Fewer than wanted when there is no room. */
export function scatter(
  centre: Point,
  wanted: number,
  gap: number,
  radius: number,
  random: () => number,
  isTaken: (at: Point) => boolean = () => false,
): Point[] {
  const found: Point[] = []
  for (let tries = wanted * TRIES; tries > 0 && found.length < wanted; tries--) {
    const turn = random() * Math.PI * 2
    const away = Math.sqrt(random()) * radius
    const at = { x: centre.x + Math.cos(turn) * away, y: centre.y + Math.sin(turn) * away * TALLER }
    if (found.some(other => Math.hypot(other.x - at.x, other.y - at.y) < gap) || isTaken(at)) continue
    found.push(at)
  }
  return found
}
