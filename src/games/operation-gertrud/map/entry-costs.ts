import type { EntryCosts } from '../../../core/map/entry-costs'

/** Terrain Key. Cities and towns cost what the other terrain in their hex costs (9.0.5). */
export const ENTRY_COSTS = {
  classes: ['all units'],
  conditions: [''],
  replacing: [],
  rows: [
    { on: 'terrain', of: 'clear', cost: [[1]], rule: '9.0.2', source: 'reconstructed' },
    { on: 'terrain', of: 'rough', cost: [[2]], rule: '13.7.5', source: 'rulebook' },
    { on: 'terrain', of: 'mountain', cost: [[3]], rule: '9.0.2', source: 'reconstructed' },
    { on: 'terrain', of: 'lake', cost: [[null]], rule: '9.0.2', source: 'reconstructed' },
    { on: 'terrain', of: 'sea', cost: [[null]], rule: '9.0.2', source: 'reconstructed' },
    { on: 'river', of: 'river', cost: [[1]], rule: '9.4', source: 'rulebook', note: 'free over a standing bridge' },
    { on: 'river', of: 'major', cost: [[1]], rule: '9.4', source: 'rulebook', note: 'free over a standing bridge' },
    { on: 'hexside', of: 'strait', cost: [[2]], rule: '9.0.2', source: 'reconstructed' },
    { on: 'hexside', of: 'blocked', cost: [[null]], rule: '9.0.2', source: 'reconstructed', note: 'open water' },
    { on: 'line', of: 'road', cost: [[1]], rule: '9.1.1', source: 'rulebook' },
    { on: 'line', of: 'railroad', cost: [[1]], rule: '9.1.4', source: 'rulebook' },
  ],
} as const satisfies EntryCosts
