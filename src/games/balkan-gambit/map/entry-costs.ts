import type { Costs, EntryCosts } from '../../../core/map/entry-costs'

const CLOSED: Costs = [null, null, null]

/** Terrain Effects Chart. A road replaces every other cost, rivers included. */
// biome-ignore format: one line of the chart a line
export const ENTRY_COSTS = {
  classes: ['light', 'non-mechanized', 'mechanized'],
  conditions: [''],
  replacing: ['city'],
  rows: [
    { on: 'terrain', of: 'clear', cost: [[1, 1, 1]], rule: '11.1.1', source: 'rulebook' },
    { on: 'terrain', of: 'rough', cost: [[1, 2, 2]], rule: '11.2', source: 'rulebook' },
    { on: 'terrain', of: 'mountain', cost: [[2, 3, 4]], rule: '11.2', source: 'reconstructed' },
    { on: 'terrain', of: 'sea', cost: [CLOSED], rule: '11.2', source: 'reconstructed' },
    { on: 'place', of: 'city', cost: [[1, 1, 1]], rule: '11.2', source: 'reconstructed' },
    { on: 'river', of: 'river', cost: [[1, 1, 1]], rule: '11.2', source: 'reconstructed' },
    { on: 'river', of: 'large', cost: [[1, 1, 1]], rule: '11.2', source: 'reconstructed' },
    { on: 'river', of: 'danube', cost: [CLOSED], rule: '11.5.3', source: 'rulebook', note: 'only along a road' },
    { on: 'hexside', of: 'blocked', cost: [CLOSED], rule: '11.5.4', source: 'rulebook' },
    { on: 'line', of: 'road', cost: [[1, 1, 1]], rule: '11.2', source: 'reconstructed' },
  ],
} as const satisfies EntryCosts
