import type { Costs, EntryCosts } from '../../../core/map/entry-costs'
import type { GameMap } from '../../../core/map/game-map'

const CLOSED: Costs = [null, null]
const BY_LINE = 'only by road or railway'

/** Terrain Effects Chart. Units stacked with an engineer pay as engineers do. */
// biome-ignore format: one line of the chart a line
const ENTRY_COSTS = {
  classes: ['Alpine and engineers', 'others'],
  conditions: [''],
  replacing: [],
  rows: [
    { on: 'terrain', of: 'clear', cost: [[1, 1]], rule: '1.7.10', source: 'rulebook' },
    { on: 'terrain', of: 'rough', cost: [[2, 2]], rule: '5.1', source: 'reconstructed' },
    { on: 'terrain', of: 'forest', cost: [[2, 2]], rule: '5.1', source: 'reconstructed' },
    { on: 'terrain', of: 'marsh', cost: [[3, 3]], rule: '5.1', source: 'reconstructed' },
    { on: 'terrain', of: 'mountain', cost: [[3, null]], rule: '5.5.1', source: 'rulebook', note: `others ${BY_LINE}` },
    { on: 'terrain', of: 'lake', cost: [CLOSED], rule: '5.1', source: 'reconstructed' },
    { on: 'terrain', of: 'sea', cost: [CLOSED], rule: '5.1', source: 'reconstructed' },
    { on: 'river', of: 'river', cost: [[1, 1]], rule: '5.1', source: 'reconstructed' },
    { on: 'river', of: 'major', cost: [[1, 1]], rule: '5.1', source: 'reconstructed' },
    { on: 'hexside', of: 'strait', cost: [[2, 2]], rule: '5.1', source: 'reconstructed' },
    { on: 'hexside', of: 'lake', cost: [CLOSED], rule: '5.1', source: 'reconstructed', note: BY_LINE },
    { on: 'hexside', of: 'blocked', cost: [CLOSED], rule: '5.1', source: 'reconstructed' },
    { on: 'line', of: 'road', cost: [[1, 1]], rule: '5.3', source: 'rulebook' },
  ],
} as const satisfies EntryCosts

/** Two files, so that the rules and the command line never load the drawing. */
export const map: GameMap = {
  entryCosts: ENTRY_COSTS,
  source: async () => (await import('./map.json')).default,
  drawing: new URL('./drawing.json', import.meta.url),
}
