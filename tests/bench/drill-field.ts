import { DIRECTIONS } from '../../src/core/hex/cube'
import type { HexId } from '../../src/core/ids'
import { readMapSource } from '../../src/core/map/read-map-source'

/** 2,546 hexes, as Balkan Front has. */
const ROWS = 38
const COLUMNS = 67

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** An open field on which units step about: only the cost of a move itself is to be seen. */
export const field = readMapSource({
  format: 'powderkeg-map/1',
  name: 'The drill field',
  grid: { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
  periods: ['always'],
  terrains: [{ name: 'clear', ground: 'land' }],
  seas: [],
  areas: [{ name: 'field' }],
  groups: [],
  riverClasses: [],
  lineClasses: [],
  hexes: Array.from({ length: ROWS * COLUMNS }, (_, i) => ({
    hex: `${twoDigits(Math.floor(i / COLUMNS) + 1)}${twoDigits((i % COLUMNS) + 1)}`,
    terrain: 'clear',
    area: 'field',
  })),
  hexsides: [],
  rivers: [],
  lines: [],
  places: [],
  marks: [],
  boxes: [],
})

/** At most so many units stand in one hex. */
export const STACKING = 2

/** More than are ever played: a save is refused past a scenario's last turn. */
export const TURNS = 900

/** Units begin in every second hex. */
export const firstHexOf = (unit: number): HexId => (unit * 2) as HexId

export const isBeside = (a: HexId, b: HexId): boolean =>
  DIRECTIONS.some(direction => field.grid.neighbour[a * 6 + direction] === b)
