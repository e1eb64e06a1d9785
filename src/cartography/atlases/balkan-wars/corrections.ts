import type { Correction } from '../../atlas'
import { type LineCorrection, lineCorrectionText, type RunsOff } from '../line-corrections'

export interface RiverCorrection {
  readonly river: string
  readonly downstream: readonly string[]
  readonly why: string
}

export interface VillageCorrection {
  readonly name: string
  readonly hex: string
  readonly lon: number
  readonly lat: number
  readonly why: string
}

export interface PlaceName {
  /** In the atlas. */
  readonly from: string
  readonly name: string
  readonly aliases: readonly string[]
}

export const roads: readonly LineCorrection[] = [
  {
    line: 'Sofia - Vratsa - Lom',
    hexes: '2231 2130 2031 1930 1831 1731 1631',
    why: 'the atlas leads it past Vratsa, one hex away',
  },
]

export const rivers: readonly RiverCorrection[] = [
  { river: 'Danube', downstream: ['0914/0915'], why: 'goes on to Braila; the atlas stops one side short of the rim' },
]

/** Ends of the atlas's chains that go on beyond the rim. */
export const runsOff: readonly RunsOff[] = [
  { line: 'Anatolian line (Haidar Pasha)', runsOff: 'end', to: 'Ismid and Eskishehir' },
  { line: 'Panderma - Balikesir - Soma', runsOff: 'end', to: 'Smyrna' },
]

/** Names without effect in play, where a road or railway ends or changes outside every place of the atlas. */
export const villages: readonly VillageCorrection[] = [
  { name: 'Corabia', hex: '1627', lon: 24.5, lat: 43.77, why: 'end of the line from Caracal' },
  { name: 'Somovit', hex: '1726', lon: 24.77, lat: 43.69, why: 'end of the line from Plevna' },
  { name: 'Mitrovitza', hex: '2039', lon: 20.87, lat: 42.89, why: 'end of the line from Uskub' },
  { name: 'Gruda', hex: '2247', lon: 18.38, lat: 42.52, why: 'the last hex of the line from Sarajevo to the Bocche' },
  {
    name: 'Nova Zagora',
    hex: '2222',
    lon: 26.01,
    lat: 42.49,
    why: 'junction of the lines to Burgas and to the Maritsa',
  },
  { name: 'Slivno', hex: '2221', lon: 26.32, lat: 42.68, why: 'end of the road from Kirk Kilisse' },
  { name: 'Kalabaka', hex: '3736', lon: 21.63, lat: 39.7, why: 'end of the line from Trikkala' },
  { name: 'Papapuli', hex: '3633', lon: 22.64, lat: 39.97, why: 'the old frontier, where the line of 1913 begins' },
  { name: 'Katerini', hex: '3434', lon: 22.5, lat: 40.27, why: 'station of the line of 1913' },
  { name: 'Soma', hex: '3915', lon: 27.61, lat: 39.18, why: 'the last hex of the line from Panderma' },
]

export interface SeaSideCorrection {
  readonly side: string
  readonly why: string
}

/** Hexsides of open water that the atlas leaves open. */
export const seaSides: readonly SeaSideCorrection[] = [
  { side: '3320/3420', why: 'the Gulf of Saros; the atlas leaves a way round the lines of Bulair' },
]

/** By hex; the atlas marks none. Austro-Hungary has none on the map. */
export const capitals: Readonly<Record<string, string>> = {
  '3012': 'Ottoman Empire',
  '2231': 'Bulgaria',
  '1140': 'Serbia',
  '2345': 'Montenegro',
  '4629': 'Greece',
  '1321': 'Rumania',
  '2843': 'Albania',
}

/** The atlas explains names in brackets; the map writes one name and finds the others, misspellings included. */
export const placeNames: readonly PlaceName[] = [
  { from: 'Skopje (Uskub)', name: 'Skopje', aliases: ['Uskub', 'Skopje (Uskub)'] },
  { from: 'Scutari (Albania)', name: 'Scutari', aliases: ['Scut', 'Shkodra', 'Scutari (Albania)'] },
  { from: 'Okhrida ("Kotchana" of the set-up)', name: 'Okhrida', aliases: ['Kotchana'] },
  { from: 'Veles (Kuprulu)', name: 'Veles', aliases: ['Kuprulu'] },
  { from: 'Mitrowitz (Syrmia)', name: 'Mitrowitz', aliases: ['Mitrowitz (Syrmia)'] },
  { from: 'Adrianople', name: 'Adrianople', aliases: ['Adrian', 'Edirne'] },
  { from: 'Chatalja', name: 'Chatalja', aliases: ['Chat', 'Chatlja'] },
  { from: 'Maidos', name: 'Maidos', aliases: ['Maid'] },
  { from: 'Kirk Kilisse', name: 'Kirk Kilisse', aliases: ['Kirk', 'Kilisse', 'Kirk Kalisse'] },
  { from: 'Yannina', name: 'Yannina', aliases: ['Yann', 'Yan', 'Ioannina'] },
  { from: 'Philippopolis', name: 'Philippopolis', aliases: ['Phillipopolis', 'Plovdiv'] },
  { from: 'Rustchuk', name: 'Rustchuk', aliases: ['Rustcuk', 'Ruse'] },
  { from: 'Cetinje', name: 'Cetinje', aliases: ['Cetnje'] },
  { from: 'Podgorica', name: 'Podgorica', aliases: ['Pogorica'] },
  { from: 'Kragujevac', name: 'Kragujevac', aliases: ['Kragajewac'] },
  { from: 'Waljewo', name: 'Waljewo', aliases: ['Valjevo'] },
  { from: 'Constantinople', name: 'Constantinople', aliases: ['Istanbul'] },
  { from: 'Salonika', name: 'Salonika', aliases: ['Thessaloniki'] },
  { from: 'Monastir', name: 'Monastir', aliases: ['Bitola'] },
]

export const corrections: readonly Correction[] = [
  ...roads.map(lineCorrectionText),
  ...rivers.map(({ river, downstream, why }) => ({ what: `${river} also runs along ${downstream.join(' ')}`, why })),
  ...runsOff.map(({ line, runsOff, to }) => ({
    what: `railway ${line} runs off at its ${runsOff}`,
    why: `it goes on to ${to}`,
  })),
  ...seaSides.map(({ side, why }) => ({ what: `hexside ${side} is sea`, why })),
  ...Object.entries(capitals).map(([hex, country]) => ({
    what: `${hex} is the capital of ${country}`,
    why: 'the National Morale Chart counts its capture double',
  })),
  { what: 'each side has a box for the prisoners it took', why: 'the atlas has one for both' },
  ...villages.map(({ name, hex, why }) => ({ what: `village ${name} in ${hex}`, why })),
  ...placeNames
    .filter(({ from, name }) => from !== name)
    .map(({ from, name }) => ({ what: `${from} is written ${name}`, why: 'the atlas explains in brackets' })),
]
