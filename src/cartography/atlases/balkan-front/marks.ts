import type { Json } from '../../../core/json'
import type { MapSource } from '../../../core/map/map-source'
import { EASTERN_GREECE } from './corrections'
import type { GameBook } from './game-book'

type Mark = MapSource['marks'][number]

/** 27: rows of 15B up to this one, and all of 14A, lie on or north of weather line D. */
export const WEATHER_LINE_ROW = 4

/** 28A1a: the garrison against Yugoslavia stands on or north of this row of 14A. */
const GARRISON_ROW = 37

const sheetOf = (hex: string): string => hex.slice(0, 3)
const rowOf = (hex: string): number => Number(hex.slice(4, 6))
const isInZoneD = (hex: string): boolean => sheetOf(hex) === '14A' || rowOf(hex) <= WEATHER_LINE_ROW

/** A hex that is named twice has both values, in a list. */
const valued = (name: string, entries: readonly { readonly hex: string; readonly value: Json }[]): Mark => {
  const byHex = new Map<string, Json[]>()
  for (const { hex, value } of entries) byHex.set(hex, [...(byHex.get(hex) ?? []), value])
  return { name, hexes: [...byHex].map(([hex, values]) => ({ hex, value: values })) }
}

/** 12C: full sources serve every unit of a side, restricted ones a nation. */
const supplyMarks = ({ special, places, areas, hexes }: GameBook): Mark[] => {
  const { axisFull, alliedFull, bulgarian, hungarian, italianRestricted } = special.supplySources
  const countryOf = new Map(areas.map(({ name, country }) => [name, country]))
  const areaOf = new Map(hexes.map(({ hex, area }) => [hex, area ?? '']))
  const liesIn = (country: string) => (place: GameBook['places'][number]) =>
    countryOf.get(areaOf.get(place.hex) ?? '') === country
  const ports = (names: readonly string[]) =>
    places
      .filter(({ name, portClass }) => portClass !== undefined && names.includes(name))
      .map(({ name, hex, portClass = '' }) => ({ hex, value: { port: name, class: portClass } }))
  const isSupplyCity = ({ cityClass }: GameBook['places'][number]): boolean =>
    cityClass !== 'point' && cityClass !== 'label'
  return [
    valued('Axis full supply', [
      ...axisFull.mapEdgeRail.map(({ hex, name, volume }) => ({ hex, value: { railway: name, volume } })),
      ...ports(axisFull.ports),
    ]),
    valued('Allied full supply', ports(alliedFull.ports)),
    { name: 'restricted supply: Bulgarian', hexes: bulgarian },
    { name: 'restricted supply: Hungarian', hexes: hungarian },
    valued('restricted supply: Italian', ports(italianRestricted)),
    valued(
      'restricted supply: Greek',
      places
        .filter(liesIn('Greece'))
        .filter(({ portClass }) => portClass === 'minor')
        .map(({ hex, name }) => ({ hex, value: { port: name, res: 1 } })),
    ),
    valued(
      'restricted supply: Yugoslav',
      places
        .filter(liesIn('Yugoslavia'))
        .filter(isSupplyCity)
        .map(({ hex, name, cityClass }) => ({ hex, value: { city: name, class: cityClass } })),
    ),
  ]
}

export const readMarks = (book: GameBook): Mark[] => {
  const { special, hexes, regions } = book
  const all = hexes.map(({ hex }) => hex)
  return [
    ...supplyMarks(book),
    ...Object.entries(regions).flatMap(([name, region]) =>
      region.hexes === undefined ? [] : [{ name, hexes: region.hexes }],
    ),
    { name: 'weather zone D', hexes: all.filter(isInZoneD) },
    { name: 'weather zone E', hexes: all.filter(hex => !isInZoneD(hex)) },
    { name: 'Metaxas Line', hexes: special.metaxasLineHexes },
    { name: 'Greek-Albanian border', hexes: special.greekAlbanianBorder },
    { name: 'east of the Vardar', hexes: special.vardar.hexesEast },
    { name: 'Greek-held Albania in April 1941', hexes: special.greekHeldAlbaniaApr41 },
    {
      name: 'Yugoslav defence garrison',
      hexes: hexes.filter(({ hex, area }) => area === 'Albania' && rowOf(hex) <= GARRISON_ROW).map(({ hex }) => hex),
    },
    {
      name: 'Turkish portion',
      hexes: special.turkishPortions.flatMap(({ name, hexes: own }) => own.map(hex => ({ hex, value: name }))),
    },
    // 28.B.1.d: neither a city nor an airfield gives it this capacity.
    { name: 'airbase of three', hexes: [EASTERN_GREECE.hex] },
    { name: 'government', hexes: special.capitals.map(({ hex, nation }) => ({ hex, value: nation })) },
    valued(
      'airfield',
      special.permanentAirfields.map(({ hex, place, nation }) => ({ hex, value: { name: place, nation } })),
    ),
  ]
}
