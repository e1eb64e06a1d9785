import type { MapSource } from '../../../core/map/map-source'
import type { GameBook } from './game-book'

/** Named sets of hexes that rules and set-ups speak of. Regions keep the names the scenarios call them by. */
export const marksOf = ({ regions, special }: GameBook): MapSource['marks'] => [
  ...Object.entries(regions).map(([name, hexes]) => ({ name, hexes: [...hexes] })),
  ...Object.entries(special.supplySources).map(([side, hexes]) => ({ name: `${side} supply`, hexes: [...hexes] })),
  { name: 'objective', hexes: special.objectives.map(({ hex, value }) => ({ hex, value })) },
  { name: 'yavuz berth', hexes: [special.yavuzBerth] },
  {
    name: 'map edge entry',
    hexes: special.mapEdgeEntries.flatMap(({ who, hexes }) => hexes.map(hex => ({ hex, value: who }))),
  },
]
