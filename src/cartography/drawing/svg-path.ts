import type { Point } from '../../core/hex/layout'
import { between, hash, type Ring } from './geometry'

const tenths = (n: number): number => Math.round(n * 10)

const show = (t: number): string => String(t / 10)

const pair = (x: number, y: number): string => {
  const [a, b] = [show(x), show(y)]
  return b.startsWith('-') ? `${a}${b}` : `${a} ${b}`
}

/** One decimal, each point relative to the one before: half the size of absolute coordinates. */
export function linePath(points: Ring, isClosed: boolean): string {
  let path = ''
  let [x, y] = [0, 0]
  points.forEach((p, i) => {
    const [nextX, nextY] = [tenths(p.x), tenths(p.y)]
    if (i === 0) path += `M${pair(nextX, nextY)}`
    else if (nextX === x && nextY === y) return
    else path += `l${pair(nextX - x, nextY - y)}`
    x = nextX
    y = nextY
  })
  return isClosed ? `${path}z` : path
}

/** Straight and curved pieces, in absolute points; written relative. */
export type Piece = { readonly to: Point; readonly via?: Point; readonly via2?: Point }

export function curvePath(start: Point, pieces: readonly Piece[], isClosed = false): string {
  let [x, y] = [tenths(start.x), tenths(start.y)]
  let path = `M${pair(x, y)}`
  for (const { to, via, via2 } of pieces) {
    const at = (p: Point) => pair(tenths(p.x) - x, tenths(p.y) - y)
    const join = (...parts: string[]) =>
      parts.reduce((all, part) => (part.startsWith('-') ? `${all}${part}` : `${all} ${part}`))
    if (via && via2) path += `c${join(at(via), at(via2), at(to))}`
    else if (via) path += `q${join(at(via), at(to))}`
    else path += `l${at(to)}`
    x = tenths(to.x)
    y = tenths(to.y)
  }
  return isClosed ? `${path}z` : path
}

const ROUNDED = 0.3

/** A closed line along hexsides with its corners rounded off at 30 % of the side. */
export function roundedRing(ring: Ring): string {
  const corner = (i: number) => ring[(i + ring.length) % ring.length] as Point
  const pieces: Piece[] = ring.flatMap((p, i) => [
    { to: between(p, corner(i - 1), ROUNDED) },
    { to: between(p, corner(i + 1), ROUNDED), via: p },
  ])
  const [first, ...rest] = pieces as [Piece, ...Piece[]]
  return curvePath(first.to, rest, true)
}

/** A smooth line along hexsides: the corners are control points, the midpoints of the sides, pushed aside a little, are knots. */
export function smoothPieces(line: Ring, aside: number): Piece[] {
  const last = line.length - 1
  if (last < 1) return []
  if (last === 1) return [{ to: line[1] as Point, via: knot(line[0] as Point, line[1] as Point, aside) }]
  return line.slice(1, last).map((via, i) => {
    const next = line[i + 2] as Point
    return { via, to: i + 2 === last ? next : knot(via, next, aside) }
  })
}

function knot(a: Point, b: Point, aside: number): Point {
  const middle = between(a, b)
  if (aside === 0) return middle
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const push = (hash(`${Math.round(middle.x)},${Math.round(middle.y)}`) - 0.5) * 2 * aside
  return { x: middle.x - ((b.y - a.y) / length) * push, y: middle.y + ((b.x - a.x) / length) * push }
}

/** Points along a curve, for what must keep clear of it. */
export function samples(start: Point, pieces: readonly Piece[], step = 0.2): Point[] {
  const found: Point[] = [start]
  let from = start
  for (const { to, via, via2 } of pieces) {
    for (let t = step; t < 1.0001; t += step) found.push(pointOn(from, to, via, via2, t))
    from = to
  }
  return found
}

/** A point of a piece: t runs from 0 to 1. */
export function pointOn(from: Point, to: Point, via: Point | undefined, via2: Point | undefined, t: number): Point {
  if (!via) return between(from, to, t)
  if (!via2) return between(between(from, via, t), between(via, to, t), t)
  const [ab, bc, cd] = [between(from, via, t), between(via, via2, t), between(via2, to, t)]
  return between(between(ab, bc, t), between(bc, cd, t), t)
}
