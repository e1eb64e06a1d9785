import type { Costs, EntryCosts } from '../../../core/map/entry-costs'

const CLOSED: Costs = [null, null, null]

/** Terrain Effects Chart. A rail link replaces every other cost. Islands are open to few units. */
// biome-ignore format: one line of the chart a line
export const ENTRY_COSTS = {
  classes: ['leg', 'motor', 'mountain and cavalry'],
  conditions: [''],
  replacing: ['island'],
  rows: [
    { on: 'terrain', of: 'clear', cost: [[1, 1, 1]], rule: '9.1.7', source: 'rulebook' },
    { on: 'terrain', of: 'rough', cost: [[2, 3, 1]], rule: '9.1.7', source: 'rulebook', note: 'mountain reconstructed' },
    { on: 'terrain', of: 'mountain', cost: [[3, 5, 2]], rule: '9.1.5', source: 'reconstructed' },
    { on: 'terrain', of: 'sea', cost: [CLOSED], rule: '9.1.5', source: 'reconstructed' },
    { on: 'mark', of: 'island', cost: [[2, null, 2]], rule: '9.1.5', source: 'reconstructed', note: 'few units' },
    { on: 'place', of: 'town', cost: [[1, 1, 1]], rule: '9.1.8', source: 'rulebook' },
    { on: 'place', of: 'city', cost: [[1, 1, 1]], rule: '9.1.8', source: 'reconstructed' },
    { on: 'river', of: 'river', cost: [[1, 1, 1]], rule: '9.1.8', source: 'reconstructed' },
    { on: 'river', of: 'major', cost: [[1, 1, 1]], rule: '9.1.8', source: 'reconstructed' },
    { on: 'hexside', of: 'blocked', cost: [CLOSED], rule: '15.3', source: 'reconstructed', note: 'lake' },
    { on: 'line', of: 'standard', cost: [[1, 1, 1]], rule: '9.2.1', source: 'rulebook' },
    { on: 'line', of: 'narrow', cost: [[1, 1, 1]], rule: '9.2.1', source: 'rulebook' },
  ],
} as const satisfies EntryCosts
