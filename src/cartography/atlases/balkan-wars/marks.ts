import type { MapSource } from '../../../core/map/map-source'
import type { GameBook } from './game-book'

type Mark = MapSource['marks'][number]
type Box = MapSource['boxes'][number]

const named = (name: string, hexes: readonly { readonly hex: string; readonly name: string }[]): Mark => ({
  name,
  hexes: hexes.map(({ hex, name }) => ({ hex, value: name })),
})

/** The free set-up zones of the Ottoman Empire of 1912, either side of the river. */
const strumo = ({ hexes }: GameBook, bank: 'west' | 'east'): Mark => ({
  name: `${bank} of the Strumo`,
  hexes: hexes.filter(({ strumo }) => strumo === bank).map(({ hex }) => hex),
})

/** A8, D28: the country of event 26; only hexes that lie wholly in it are closed. */
const eventAlbania = ({ hexes }: GameBook): Mark => ({
  name: 'Albania of event 26',
  hexes: hexes.flatMap(({ hex, area1913, border1913 }) => {
    const isPart = border1913?.includes('Albania') ?? false
    return isPart || area1913 === 'Albania' ? [{ hex, value: isPart ? 'part' : 'whole' }] : []
  }),
})

/** 6.1: every city with a railway in its hex, with the radius in which it supplies its owner's units. */
function supplyCities({ places, railways }: GameBook): Mark {
  const onRail = new Set(railways.filter(({ year }) => year === undefined).flatMap(({ hexes }) => hexes))
  const cities = places.filter(({ kind, hex }) => kind === 'city' && onRail.has(hex))
  return { name: 'supply city', hexes: cities.map(({ hex }) => ({ hex, value: { radius: 3 } })) }
}

export const marksOf = (book: GameBook): Mark[] => [
  named('fortification', book.special.fortifications),
  named('two seas', book.special.twoSeaHexes),
  { name: 'fleet in any case', hexes: book.special.fleetSeas.exceptHexes },
  { name: 'off-map exit', hexes: book.special.exitHexes },
  named('island', book.special.islands),
  named('lake', book.lakes),
  named(
    'strait within the hex',
    book.special.straits.flatMap(({ name, hex }) => (hex === undefined ? [] : [{ hex, name }])),
  ),
  supplyCities(book),
  strumo(book, 'west'),
  strumo(book, 'east'),
  eventAlbania(book),
]

const PRISONERS = 'Enemy Prisoners of War boxes (one under each Pool)'

const BOX_IDS: Readonly<Record<string, string>> = {
  'Ottoman Off-Map Display': 'off-map',
  'League / First-side Mobilization Pool': 'first-pool',
  'Ottoman / Second-side Mobilization Pool': 'second-pool',
  'Great Power Diplomatic Display': 'diplomacy',
  'National Morale Display (0-10)': 'morale',
}

/** 5.6: units leave the Off-Map Display by the edges of Anatolia and never return to it. */
export const boxesOf = ({ special }: GameBook): Box[] =>
  special.offMapBoxes.flatMap(({ name, depots }): Box[] => {
    if (name === PRISONERS)
      return [
        { id: 'first-prisoners', name: 'Prisoners of the first side' },
        { id: 'second-prisoners', name: 'Prisoners of the second side' },
      ]
    const id = BOX_IDS[name]
    if (id === undefined) throw new RangeError(`no id for the box "${name}"`)
    return [
      {
        id,
        name,
        ...(depots === undefined ? {} : { attributes: { depots } }),
        ...(id === 'off-map' ? { links: special.exitHexes.map(hex => ({ hex, way: 'out' as const })) } : {}),
      },
    ]
  })
