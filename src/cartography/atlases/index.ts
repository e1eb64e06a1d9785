import type { Atlas } from '../atlas'

/** The reader of each game's atlas, by the game's folder. A new map is one folder here and one line. */
export const ATLASES: Readonly<Record<string, () => Promise<Atlas>>> = {
  'balkan-gambit': async () => (await import('./balkan-gambit/atlas')).readAtlas(),
  'operation-gertrud': async () => (await import('./operation-gertrud/atlas')).readAtlas(),
  partizan: async () => (await import('./partizan/atlas')).readAtlas(),
  'balkan-wars': async () => (await import('./balkan-wars/atlas')).readAtlas(),
  'balkan-front': async () => (await import('./balkan-front/atlas')).readAtlas(),
}
