import type { EntryCosts } from '../../../../src/core/map/entry-costs'
import { readMapDrawing } from '../../../../src/core/map/map-drawing'
import { mapOf } from '../../../../src/core/map/read-map-source'
import { openSheet } from '../../../../src/ui/map/sheet'
import type { OpenMap } from '../../../../src/ui/screens/maps/use-game-map'
import { sampleDrawing, sampleSource } from '../../../core/map/sample-map'

const entryCosts: EntryCosts = {
  classes: ['foot', 'wheels'],
  conditions: [''],
  replacing: [],
  rows: [
    { on: 'terrain', of: 'clear', cost: [[1, 1]], rule: '5.1', source: 'rulebook' },
    { on: 'terrain', of: 'mountain', cost: [[3, null]], rule: '5.2', source: 'reconstructed' },
    { on: 'river', of: 'great', cost: [[2, 4]], rule: '5.3', source: 'rulebook' },
    { on: 'hexside', of: 'blocked', cost: [[null, null]], rule: '5.4', source: 'rulebook' },
    { on: 'line', of: 'road', cost: [[1, 1]], rule: '5.5', source: 'rulebook' },
  ],
}

/** The hand-written sample map, as the map page opens it. */
export const sampleOpenMap = (): OpenMap => {
  const map = mapOf(sampleSource())
  return { game: 'sample', sheet: openSheet(map, readMapDrawing(sampleDrawing(), map)), entryCosts }
}
