import type { Costs, EntryCosts } from '../../../core/map/entry-costs'

const PART = 'poor weather reconstructed'
const CLOSED: Costs = [null, null, null]

/** Terrain effects chart. Every railway is also a road (7.B.3); on a road all pay the clear cost and no hexside (7.B.1). */
// biome-ignore format: one line of the chart a line
export const ENTRY_COSTS = {
  classes: ['c/m and artillery', 'other', 'mountain'],
  conditions: ['clear weather', 'poor weather', 'winter'],
  replacing: ['full-hex'],
  rows: [
    { on: 'terrain', of: 'clear', cost: [[1, 1, 1], [2, 2, 2], [2, 2, 2]], rule: '6.3', source: 'rulebook', note: PART },
    { on: 'terrain', of: 'woods', cost: [[2, 2, 2], [3, 3, 3], [3, 3, 3]], rule: '6.3', source: 'rulebook', note: PART },
    { on: 'terrain', of: 'rough', cost: [[2, 2, 1], [3, 3, 2], [3, 3, 2]], rule: '6.3', source: 'reconstructed' },
    { on: 'terrain', of: 'wooded rough', cost: [[3, 2, 2], [4, 3, 2], [4, 3, 2]], rule: '6.3', source: 'reconstructed' },
    { on: 'terrain', of: 'mountain', cost: [[6, 3, 2], [8, 4, 3], [10, 6, 3]], rule: '6.3', source: 'rulebook', note: PART },
    { on: 'terrain', of: 'swamp', cost: [[4, 3, 3], [6, 4, 4], [6, 4, 4]], rule: '6.3', source: 'reconstructed' },
    { on: 'terrain', of: 'sea', cost: [CLOSED, CLOSED, CLOSED], rule: '6.5', source: 'reconstructed' },
    { on: 'place', of: 'full-hex', cost: [[1, 1, 1], [2, 2, 2], [2, 2, 2]], rule: '6.3', source: 'reconstructed' },
    { on: 'river', of: 'river', cost: [[1, 1, 1], [1, 1, 1], [1, 1, 1]], rule: '6.4', source: 'rulebook', note: PART },
    { on: 'river', of: 'major river', cost: [[2, 2, 2], [3, 3, 3], [3, 3, 3]], rule: '6.4', source: 'reconstructed' },
    { on: 'hexside', of: 'strait', cost: [[2, 2, 2], [2, 2, 2], [2, 2, 2]], rule: '6.4', source: 'rulebook' },
    { on: 'hexside', of: 'mountain', cost: [[4, 2, 1], [5, 3, 2], [6, 4, 2]], rule: '6.4', source: 'reconstructed' },
    { on: 'hexside', of: 'karst', cost: [CLOSED, CLOSED, CLOSED], rule: '6.5', source: 'rulebook' },
    { on: 'hexside', of: 'blocked', cost: [CLOSED, CLOSED, CLOSED], rule: '6.5', source: 'reconstructed' },
    { on: 'line', of: 'road', cost: [[1, 1, 1], [2, 2, 2], [2, 2, 2]], rule: '7.B.1', source: 'rulebook', note: PART },
    { on: 'line', of: 'high', cost: [[1, 1, 1], [2, 2, 2], [2, 2, 2]], rule: '7.B.3', source: 'rulebook', note: PART },
    { on: 'line', of: 'low', cost: [[1, 1, 1], [2, 2, 2], [2, 2, 2]], rule: '7.B.3', source: 'rulebook', note: PART },
  ],
} as const satisfies EntryCosts
