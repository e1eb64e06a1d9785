import type { Point } from '../../core/hex/layout'
import type { Ring } from './geometry'

/** A run of hexsides from junction to junction; closed when it comes back to where it began (its end is not repeated). */
export type Chain = { readonly points: Ring; readonly isClosed: boolean }

type Arm = { readonly to: string; readonly edge: number }

const keyOf = (p: Point): string => `${Math.round(p.x)},${Math.round(p.y)}`

/** Strings loose hexsides together, breaking where more or fewer than two meet. */
export function chainHexsides(edges: readonly (readonly [Point, Point])[]): Chain[] {
  const points = new Map<string, Point>()
  const arms = new Map<string, Arm[]>()
  edges.forEach(([a, b], edge) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      points.set(keyOf(from), from)
      arms.set(keyOf(from), [...(arms.get(keyOf(from)) ?? []), { to: keyOf(to), edge }])
    }
  })
  const used = new Set<number>()
  const next = (key: string) => arms.get(key)?.find(arm => !used.has(arm.edge))
  const walk = (start: string): Chain => {
    const keys = [start]
    for (let arm = next(start); arm; arm = next(arm.to)) {
      used.add(arm.edge)
      keys.push(arm.to)
      if (arm.to === start || arms.get(arm.to)?.length !== 2) break
    }
    const isClosed = keys.length > 2 && keys[0] === keys.at(-1)
    return { points: (isClosed ? keys.slice(0, -1) : keys).map(key => points.get(key) as Point), isClosed }
  }
  const chains: Chain[] = []
  const isJunction = (key: string) => arms.get(key)?.length !== 2
  for (const isWanted of [isJunction, () => true]) {
    for (const key of arms.keys()) while (isWanted(key) && next(key)) chains.push(walk(key))
  }
  return chains
}
