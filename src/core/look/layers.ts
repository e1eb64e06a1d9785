import type { Layer } from '../engine/game-look'

/** From the ground up. */
const LAYERS: readonly Layer[] = ['ground', 'sea', 'air']

export type LayerOf<Unit> = { readonly layer: Layer; readonly units: readonly Unit[] }

/** The units of a hex by layer, each in the order of the stack; only layers that somebody is in. */
export const layersOf = <Unit>(units: readonly Unit[], layerOf: (unit: Unit) => Layer): readonly LayerOf<Unit>[] =>
  LAYERS.map(layer => ({ layer, units: units.filter(unit => layerOf(unit) === layer) })).filter(
    each => each.units.length > 0,
  )
