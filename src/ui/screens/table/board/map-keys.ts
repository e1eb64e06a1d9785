import type { Grid } from '../../../../core/hex/grid'
import type { HexId } from '../../../../core/ids'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

export const isArrow = (key: string): key is Arrow => ARROWS.includes(key)

/** Keys of the map itself, for the list of keys. */
export const MAP_KEYS: readonly { readonly shown: string; readonly does: string }[] = [
  { shown: '← ↑ → ↓', does: 'show the hex that the keys stand on, and step from hex to hex; a click takes it away' },
  { shown: '.  ,', does: 'next or previous lit hex or box' },
  { shown: '↵', does: 'what the foot says of that hex' },
  { shown: 'Space', does: 'fan its stack out and inspect it' },
  { shown: 'Shift + click', does: 'set a way point: those in hand will go by way of it; Esc takes it away' },
  { shown: 'Shift + arrows', does: 'move the map' },
  { shown: '+  −  0', does: 'zoom in, out, show the whole map' },
  { shown: 'Z (hold)', does: 'show what the enemy threatens' },
  { shown: 'O (hold)', does: 'show the odds of every attack that could be declared now' },
  { shown: 'W (hold)', does: 'show who owns what, and the weather' },
]

/**
 * Directions to try, the best first. In columns of hexes left and right have no neighbour of their own: the way there
 * alternates between up and down by the column, so that a walk keeps its row. In rows the same goes for up and down.
 */
function directionsFor({ spec, q, r }: Grid, hex: HexId, arrow: Arrow): readonly number[] {
  if (spec.shape === 'flat') {
    const isOdd = (q[hex] & 1) === 1
    if (arrow === 'ArrowUp') return [0]
    if (arrow === 'ArrowDown') return [3]
    if (arrow === 'ArrowRight') return isOdd ? [2, 1] : [1, 2]
    return isOdd ? [4, 5] : [5, 4]
  }
  const isOdd = (r[hex] & 1) === 1
  if (arrow === 'ArrowRight') return [1]
  if (arrow === 'ArrowLeft') return [4]
  if (arrow === 'ArrowUp') return isOdd ? [5, 0] : [0, 5]
  return isOdd ? [3, 2] : [2, 3]
}

/** The neighbour an arrow leads to, or the same hex at the rim of the map. */
export function steppedHex(grid: Grid, hex: HexId, arrow: Arrow): HexId {
  for (const direction of directionsFor(grid, hex, arrow)) {
    const next = grid.neighbour[hex * 6 + direction]
    if (next >= 0) return next as HexId
  }
  return hex
}

/** The lit hex after this one in reading order, or before it; round at the ends. */
export function nextOf(hexes: ReadonlySet<HexId>, hex: HexId | null, step: 1 | -1): HexId | null {
  const ordered = [...hexes].sort((a, b) => a - b)
  if (ordered.length === 0) return null
  if (hex === null) return ordered.at(step === 1 ? 0 : -1) ?? null
  const next = step === 1 ? ordered.find(each => each > hex) : ordered.findLast(each => each < hex)
  return next ?? ordered.at(step === 1 ? 0 : -1) ?? null
}
