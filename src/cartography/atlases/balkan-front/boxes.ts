import type { MapSource } from '../../../core/map/map-source'
import type { GameBook } from './game-book'

type Box = MapSource['boxes'][number]
type Link = NonNullable<Box['links']>[number]

/** R-BOX, R-NAV9: where ships, troops and aircraft come on the map. Rhodes is one hex of the grid, three from the outer two. */
const RHODES: readonly Link[] = [
  { hex: '15B:2200', distance: 2, means: ['air', 'sea'] },
  { hex: '15B:2101', distance: 3, means: ['air', 'sea'] },
  { hex: '15B:2301', distance: 3, means: ['air', 'sea'] },
]

/** What only the rulings say of a box: whose land it is, and for whom it is a source of supply (12C, R-12B). */
const ALSO = {
  rhodes: { area: 'Dodecanese Islands', supply: 'restricted supply: Italian' },
  'middle-east': { supply: 'Allied full supply' },
} as const

export const readBoxes = ({ special, hexes }: GameBook): Box[] => {
  const southEdge = hexes
    .filter(({ hex, terrain }) => hex.startsWith('15B:26') && terrain === 'sea')
    .map(({ hex }): Link => ({ hex, distance: 12, means: ['air', 'sea'] }))
  const links = { rhodes: RHODES, 'middle-east': southEdge }
  return special.offMapBoxes.flatMap(({ id, name, side, port, airbase, rule, gridPosition }) =>
    // Eastern Greece is a hex of the map.
    id === 'eastern-greece'
      ? []
      : [
          {
            id,
            name,
            attributes: {
              side,
              port,
              airbase,
              rule,
              gridRow: gridPosition.row,
              gridColumn: gridPosition.column,
              ...ALSO[id],
            },
            links: [...links[id]],
          },
        ],
  )
}
