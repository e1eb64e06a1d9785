import type { GameMap } from '../core/map/game-map'

/** The maps by game, each in its own chunk; a map may be looked at before its game can be played. */
export const maps: { readonly [game: string]: () => Promise<GameMap> } = {
  'balkan-wars': async () => (await import('./balkan-wars/map/index')).map,
  'balkan-front': async () => (await import('./balkan-front/map/index')).map,
  'operation-gertrud': async () => (await import('./operation-gertrud/map/index')).map,
  partizan: async () => (await import('./partizan/map/index')).map,
  'balkan-gambit': async () => (await import('./balkan-gambit/map/index')).map,
}
