import type { MapSource } from '../../../core/map/map-source'
import type { GameBook } from './game-book'

type Marks = MapSource['marks']

/** Named sets of hexes that rules and set-ups speak of. */
export function marksOf({ special, places }: GameBook): Marks {
  const hexOf = (name: string): string => {
    const place = places.find(known => known.name === name)
    if (place === undefined) throw new Error(`No place has the name ${name}`)
    return place.hex
  }
  return [
    { name: 'peloponnese', hexes: [...special.peloponneseHexes] },
    { name: 'legal beach', hexes: [...special.legalBeaches.hexes] },
    { name: 'amphibious sector', hexes: sectors(special.amphibiousSectors) },
    {
      name: 'exit',
      hexes: special.mapEdgeExits.map(({ hex, ...value }) => ({ hex, value })),
    },
    { name: 'axis entry', hexes: special.mapEdgeExits.filter(({ uses }) => uses.some(isEntry)).map(({ hex }) => hex) },
    {
      name: 'collaborator capital',
      hexes: Object.entries(special.collaboratorCapitals).map(([zone, place]) => ({ hex: hexOf(place), value: zone })),
    },
  ]
}

const isEntry = (use: string): boolean => use.includes('reinforcement entry')

/** 7.7: the years in which a sector may be landed in, and those in which only once a turn. */
function sectors({ limits, ...byName }: GameBook['special']['amphibiousSectors']): Marks[number]['hexes'] {
  return Object.entries(byName).flatMap(([sector, hexes]) => {
    const inYears = (isSo: (limit: (typeof limits)[string]) => boolean) =>
      Object.entries(limits).flatMap(([year, limit]) => (isSo(limit) ? [year] : []))
    const years = inYears(({ allowed }) => allowed === 'all' || allowed.includes(sector))
    const oncePerTurn = inYears(({ maxOnePerTurn }) => maxOnePerTurn.includes(sector))
    return hexes.map(hex => ({ hex, value: { sector, years, oncePerTurn } }))
  })
}
