import type { Point } from '../../../core/hex/layout'

const TRIES = 25
const TALLER = 1.08

/** Points around a hex's centre, no two nearer than `gap`, none where `isTaken`; fewer when there is no room. */
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
    if (!isNearAny(found, at, gap) && !isTaken(at)) found.push(at)
  }
  return found
}

function isNearAny(points: readonly Point[], at: Point, gap: number): boolean {
  for (const p of points) if ((p.x - at.x) ** 2 + (p.y - at.y) ** 2 < gap * gap) return true
  return false
}
