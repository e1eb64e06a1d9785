import type { Correction } from '../../atlas'
import type { RunsOff } from '../line-corrections'

type Terrain = 'clear' | 'rough' | 'mountain'
type Gauge = 'standard' | 'narrow'

export interface TerrainCorrection {
  readonly hex: string
  readonly terrain: Terrain
  readonly why: string
}

export interface RailCorrection {
  readonly name: string
  readonly gauge: Gauge
  readonly hexes: readonly string[]
  readonly runsOff?: 'end'
  readonly why: string
}

export interface RiverCorrection {
  readonly river: string
  /** A river the atlas does not have; else the sides are added to the atlas's. */
  readonly class?: 'river' | 'major'
  readonly upstream?: readonly string[]
  readonly downstream?: readonly string[]
  readonly why: string
}

export interface VillageCorrection {
  readonly name: string
  readonly hex: string
  readonly lon: number
  readonly lat: number
  readonly why: string
}

export interface PlaceCorrection {
  readonly name: string
  readonly value?: number
  readonly aliases?: readonly string[]
  readonly why: string
}

export const terrain: readonly TerrainCorrection[] = [
  { hex: '1217', terrain: 'mountain', why: 'Jablanica, over 2000 m between Elbasan and Lake Ohrid' },
  { hex: '3123', terrain: 'mountain', why: 'the mountains of Mehedinti above the Iron Gates' },
  { hex: '3701', terrain: 'mountain', why: 'the Kamnik Alps, 2500 m' },
  { hex: '4001', terrain: 'mountain', why: 'Saualpe, over 2000 m' },
  { hex: '4002', terrain: 'mountain', why: 'Koralpe, over 2000 m' },
  { hex: '4101', terrain: 'mountain', why: 'Seetal Alps, over 2000 m' },
  { hex: '2425', terrain: 'clear', why: 'the Danube plain about Lom' },
  { hex: '2524', terrain: 'clear', why: 'the Danube plain about Vidin' },
]

/** Branches that the atlas leaves one hex short of the line they leave from, and lines that go on beyond the rim. */
export const railways: readonly RailCorrection[] = [
  {
    name: 'Bosanski Novi junction',
    gauge: 'standard',
    hexes: ['3105', '3106'],
    why: 'the Una line left the Sunja - Banja Luka line at Bosanski Novi',
  },
  {
    name: 'Stalac junction',
    gauge: 'standard',
    hexes: ['2420', '2421'],
    why: 'the line up the western Morava left the Belgrade - Nis line at Stalac, over the Morava bridge',
  },
  {
    name: 'Lasva junction',
    gauge: 'narrow',
    hexes: ['2610', '2710'],
    why: 'the Travnik line left the Brod - Sarajevo line at Lasva below Zenica',
  },
  {
    name: 'Srnetica junction',
    gauge: 'narrow',
    hexes: ['2806', '2807'],
    why: 'the line from Prijedor met the Jajce - Knin line at Srnetica',
  },
  {
    name: 'Dugo Selo junction',
    gauge: 'standard',
    hexes: ['3406', '3505'],
    why: 'the Koprivnica line left the Zagreb - Novska line at Dugo Selo',
  },
  {
    name: 'Krizevci junction',
    gauge: 'standard',
    hexes: ['3506', '3606'],
    why: 'the Bjelovar line left the Zagreb - Koprivnica line at Krizevci',
  },
  {
    name: 'Kikinda junction',
    gauge: 'standard',
    hexes: ['3417', '3517'],
    why: 'the Temesvar line left the Petrovgrad - Subotica line at Kikinda',
  },
  {
    name: 'Unterdrauburg junction',
    gauge: 'standard',
    hexes: ['3802', '3902'],
    why: 'the line from Cilli met the Drava line at Unterdrauburg',
  },
  {
    name: 'Murska Sobota - Zalalovo',
    gauge: 'standard',
    hexes: ['4006', '4007'],
    runsOff: 'end',
    why: 'the line went on to Zalalovo and Kormend instead of ending in the woods',
  },
  {
    name: 'Laibach - Rakek - Trieste',
    gauge: 'standard',
    hexes: ['3601', '3501'],
    runsOff: 'end',
    why: 'R-9: the way to Italy leaves the west edge at 3501; the atlas stops this line at Laibach',
  },
  {
    name: 'Laibach - Assling - Villach',
    gauge: 'standard',
    hexes: ['3601'],
    runsOff: 'end',
    why: 'the atlas knows the line but no hex of it: it leaves the sheet at Laibach',
  },
]

/** Ends of the atlas's chains that go on beyond the rim. */
export const runsOff: readonly RunsOff[] = [
  { line: 'Zidani Most - Marburg - Graz', runsOff: 'end', to: 'Vienna' },
  { line: 'Pragersko - Ptuj - Cakovec - Nagykanizsa', runsOff: 'end', to: 'Budapest' },
  { line: 'Marburg - Unterdrauburg - Klagenfurt', runsOff: 'end', to: 'Klagenfurt' },
  { line: 'Zagreb - Karlovac - Ogulin - Fiume', runsOff: 'end', to: 'Trieste' },
  { line: 'Osijek - Pecs', runsOff: 'end', to: 'Budapest' },
  { line: 'Indjija - Novi Sad - Subotica', runsOff: 'end', to: 'Budapest' },
  { line: 'Pancevo - Vrsac - Temesvar', runsOff: 'end', to: 'Arad' },
  { line: 'Nis - Pirot - Sofia', runsOff: 'end', to: 'Plovdiv' },
  { line: 'Nis - Skoplje - Salonika', runsOff: 'end', to: 'Salonika' },
  { line: 'Veles - Prilep - Bitolj - Florina', runsOff: 'end', to: 'Salonika' },
]

/** The atlas draws Yugoslav reaches only. Great rivers come in from the rim, and all reach another, the sea or the rim. */
export const rivers: readonly RiverCorrection[] = [
  {
    river: 'Danube',
    upstream: ['3712/3713'],
    downstream: ['2624/2625', '2524/2625'],
    why: 'comes from Baja and goes on below Vidin',
  },
  { river: 'Tisza', upstream: ['3816/3817', '3716/3817', '3716/3717'], why: 'comes down from Csongrad to Szeged' },
  {
    river: 'Drava',
    upstream: ['3801/3901'],
    downstream: ['3313/3413'],
    why: 'comes from Klagenfurt; the atlas stops one side short of the Danube',
  },
  { river: 'Mura', upstream: ['4102/4103', '4003/4103', '4003/4004', '3903/4004'], why: 'comes down from Graz' },
  { river: 'Vardar', downstream: ['1023/1024'], why: 'goes on to the gulf of Salonika' },
  {
    river: 'Kolubara',
    downstream: ['2916/2917'],
    why: 'reaches the Sava at Obrenovac; the atlas stops one side short',
  },
  { river: 'Lim', downstream: ['2414/2514'], why: 'the atlas stops one side short of the Drina' },
  { river: 'Strumica', downstream: ['1225/1324', '1225/1325'], why: 'goes on to the Struma beyond the rim' },
  {
    river: 'Crni Drim',
    downstream: ['1418/1517', '1517/1518', '1517/1618', '1617/1618'],
    why: 'meets the Beli Drim at Kukes',
  },
  {
    river: 'Drin',
    class: 'major',
    downstream: [
      '1617/1717',
      '1617/1716',
      '1616/1716',
      '1616/1715',
      '1615/1616',
      '1515/1615',
      '1514/1615',
      '1514/1614',
    ],
    why: 'the two Drims run together past Fierze to the Bojana below Scutari, which is the frontier to the sea',
  },
]

/** Names without effect in play, where a railway ends or parts outside every town of the atlas. */
export const villages: readonly VillageCorrection[] = [
  { name: 'Kočani', hex: '1523', lon: 22.41, lat: 41.92, why: 'end of the line from Veles' },
  { name: 'Kriva Palanka', hex: '1623', lon: 22.33, lat: 42.2, why: 'end of the line from Kumanovo' },
  { name: 'Virpazar', hex: '1713', lon: 19.09, lat: 42.25, why: 'end of the line from Bar' },
  { name: 'Zelenika', hex: '1812', lon: 18.57, lat: 42.45, why: 'end of the line from Trebinje' },
  { name: 'Sofia', hex: '1925', lon: 23.32, lat: 42.7, why: 'the last hex of the line from Nis' },
  { name: 'Šavnik', hex: '2014', lon: 19.1, lat: 42.96, why: 'end of the line from Niksic' },
  { name: 'Ivanjica', hex: '2316', lon: 20.23, lat: 43.58, why: 'end of the line from Pozega' },
  { name: 'Sinj', hex: '2407', lon: 16.64, lat: 43.7, why: 'end of the line from Spalato' },
  { name: 'Stalać', hex: '2420', lon: 21.41, lat: 43.67, why: 'junction' },
  { name: 'Gornji Vakuf', hex: '2509', lon: 17.59, lat: 43.94, why: 'end of the line from Donji Vakuf' },
  { name: 'Han Pijesak', hex: '2613', lon: 18.95, lat: 44.08, why: 'end of the line from Zavidovici' },
  { name: 'Loznica', hex: '2814', lon: 19.22, lat: 44.53, why: 'end of the line from Sabac' },
  { name: 'Kladovo', hex: '2923', lon: 22.61, lat: 44.61, why: 'end of the Danube line' },
  { name: 'Brčko', hex: '3013', lon: 18.81, lat: 44.87, why: 'end of the line from Vinkovci' },
  { name: 'Bela Crkva', hex: '3020', lon: 21.42, lat: 44.9, why: 'end of the line from Vrsac' },
  { name: 'Bosanski Novi', hex: '3105', lon: 16.38, lat: 45.05, why: 'junction' },
  { name: 'Ruma', hex: '3115', lon: 19.82, lat: 45.01, why: 'end of the line from Sabac' },
  { name: 'Kočevje', hex: '3402', lon: 14.86, lat: 45.64, why: 'end of the line from Grosuplje' },
  { name: 'Kikinda', hex: '3517', lon: 20.46, lat: 45.83, why: 'junction' },
  { name: 'Barcs', hex: '3609', lon: 17.46, lat: 45.96, why: 'end of the line from Virovitica' },
  { name: 'Somogyszob', hex: '3708', lon: 17.3, lat: 46.29, why: 'end of the line from Koprivnica' },
  { name: 'Unterdrauburg', hex: '3802', lon: 15.02, lat: 46.59, why: 'junction' },
  { name: 'Bleiburg', hex: '3901', lon: 14.8, lat: 46.59, why: 'the atlas names it as an edge entry' },
  { name: 'Zalalövő', hex: '4007', lon: 16.59, lat: 46.85, why: 'end of the line from Murska Sobota' },
  { name: 'Polykastron', hex: '1024', lon: 22.57, lat: 41, why: 'the atlas names it as an edge entry' },
]

export const places: readonly PlaceCorrection[] = [
  {
    name: 'Susak',
    aliases: ['Fiume'],
    why: 'R-35: the hex of Fiume and its twin town; the atlas puts a remark where the other name belongs',
  },
  { name: 'Florina', value: 0, why: 'R-35 and R-38: it is Greek, and only Yugoslav towns score' },
]

export const corrections: readonly Correction[] = [
  ...terrain.map(({ hex, terrain, why }) => ({ what: `hex ${hex} is ${terrain}`, why })),
  ...railways.map(({ name, hexes, why }) => ({ what: `railway ${name}: ${hexes.join('-')}`, why })),
  ...runsOff.map(({ line, runsOff, to }) => ({
    what: `railway ${line} runs off at its ${runsOff}`,
    why: `it goes on to ${to}`,
  })),
  ...rivers.map(({ river, upstream = [], downstream = [], why }) => ({
    what: `${river} also runs along ${[...upstream, ...downstream].join(' ')}`,
    why,
  })),
  ...villages.map(({ name, hex, why }) => ({ what: `village ${name} in ${hex}`, why })),
  ...places.map(({ name, value, aliases, why }) => ({
    what: value === undefined ? `${name} is also called ${aliases?.join(', ')}` : `${name} is worth ${value}`,
    why,
  })),
]
