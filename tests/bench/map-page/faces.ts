import type { CounterFace, CounterNation, CounterSymbol } from '../../../src/core/engine/counter-face'

const NATIONS: readonly CounterNation[] = ['german', 'italian', 'greek', 'yugoslav', 'british', 'bulgarian']
const SYMBOLS: readonly CounterSymbol[] = ['infantry', 'mountain', 'armor', 'motorized', 'cavalry', 'artillery']
const HEIGHTS = [1, 2, 3, 4, 2, 1]

const face = (nth: number): CounterFace => ({
  kind: 'ground',
  nation: NATIONS[nth % NATIONS.length],
  symbol: SYMBOLS[(nth * 5) % SYMBOLS.length],
  size: nth % 3 === 0 ? 'X' : 'XX',
  designation: `${nth} Inf`,
  ratings: `${(nth % 9) + 1}-${(nth % 5) + 4}`,
  steps: nth % 2 === 0 ? { left: 2, full: 2 } : null,
  formation: null,
  state: {},
  label: `${nth}th Division`,
})

/** So many counters in stacks of different heights. */
export function facesOf(count: number): readonly (readonly CounterFace[])[] {
  const stacks: CounterFace[][] = []
  for (let nth = 0; nth < count; ) {
    const height = Math.min(HEIGHTS[stacks.length % HEIGHTS.length], count - nth)
    stacks.push(Array.from({ length: height }, (_, i) => face(nth + i)))
    nth += height
  }
  return stacks
}
