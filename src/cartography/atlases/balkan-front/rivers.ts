import type { Grid } from '../../../core/hex/grid'
import { hexLookup } from '../../../core/hex/lookup'
import { chainRivers, type RiverEntry, type UnorderedRiver } from '../../river-chains'
import { RIVER_HEADS, RIVERS } from './corrections'
import type { GameBook } from './game-book'

const MAJOR = 'major river'
const MINOR = 'river'

/** Greater first: the Tisza takes in the Mures where both would end. */
const RANKS = { [MINOR]: 1, [MAJOR]: 2 } as const

export const RIVER_CLASSES = Object.entries(RANKS).map(([name, rank]) => ({ name, rank }))

type Side = GameBook['riverSides'][number]

function grouped(sides: readonly Side[], riverClass: keyof typeof RANKS): UnorderedRiver[] {
  const byRiver = new Map<string, string[]>()
  for (const { river, between } of sides) byRiver.set(river, [...(byRiver.get(river) ?? []), between.join('/')])
  return [...byRiver].map(([name, own]) => {
    const head = RIVER_HEADS[name]
    return { name, class: riverClass, sides: own, priority: RANKS[riverClass], ...(head === undefined ? {} : { head }) }
  })
}

/** All corrections concern rivers that are not major. */
function corrected(sides: readonly Side[]): Side[] {
  const isDropped = ({ river, between }: Side): boolean =>
    RIVERS.some(({ river: name, drop }) => name === river && drop.includes(between.join('/')))
  const added = RIVERS.flatMap(({ river, add }) =>
    add.map((text): Side => {
      const [a = '', b = ''] = text.split('/')
      return { river, between: [a, b] }
    }),
  )
  return [...sides.filter(side => !isDropped(side)), ...added]
}

/** From source to mouth; the book lists the sides of a river by number. */
export function readRivers({ riverSides, majorRiverSides, hexes }: GameBook, grid: Grid): RiverEntry[] {
  const hexNumbered = hexLookup(grid)
  const sea = new Set(hexes.filter(({ terrain }) => terrain === 'sea').map(({ hex }) => hexNumbered(hex)))
  const rivers = [...grouped(majorRiverSides, MAJOR), ...grouped(corrected(riverSides), MINOR)]
  return chainRivers(grid, rivers, hex => sea.has(hex))
}
