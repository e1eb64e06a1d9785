import type { GameMap } from '../../../core/map/game-map'
import { ENTRY_COSTS } from './entry-costs'

/** Two files, so that the rules and the command line never load the drawing. */
export const map: GameMap = {
  entryCosts: ENTRY_COSTS,
  source: async () => (await import('./map.json')).default,
  drawing: new URL('./drawing.json', import.meta.url),
}
