import type { Excuse } from '../../../core/map/map-findings'
import type { Correction } from '../../atlas'
import type { RiverEnd } from '../../river-chains'

// One thing a line, each with its reason. The game book itself stays as it is.

type Terrain = 'clear' | 'rough' | 'mountain' | 'sea'

/** Another terrain than the hex table has. */
export const TERRAIN: readonly { readonly hex: string; readonly terrain: Terrain; readonly why: string }[] = [
  {
    hex: '14A:1833',
    terrain: 'sea',
    why: '3E shows the Italian peninsula in two sections; this is a sliver at Ancona, 4 % land',
  },
  {
    hex: '14A:2033',
    terrain: 'sea',
    why: '3E shows the Italian peninsula in two sections; this is a sliver south of Ancona, 12 % land',
  },
  { hex: '14A:0501', terrain: 'rough', why: 'foothills of the Vihorlat, 300 m of relief' },
  { hex: '14A:0600', terrain: 'rough', why: 'foothills of the Carpathians at Ungvar, 350 m of relief' },
  {
    hex: '14A:4210',
    terrain: 'clear',
    why: 'the Vardar plain of Gevgelija, the gate to Thessalonike; only its rims are high',
  },
  { hex: '14A:2326', terrain: 'rough', why: 'the karst of Kozjak behind the narrow shore of Split, 300 m of relief' },
  { hex: '14A:0101', terrain: 'mountain', why: 'out of play, but drawn: the Beskids' },
  { hex: '14A:0200', terrain: 'mountain', why: 'out of play, but drawn: the Beskids' },
  { hex: '15B:0101', terrain: 'rough', why: 'out of play, but drawn: the hills of the Dardanelles' },
  { hex: '15B:0200', terrain: 'rough', why: 'out of play, but drawn: the hills of the Troad' },
  { hex: '15B:0301', terrain: 'rough', why: 'out of play, but drawn: the hills of the Troad' },
  { hex: '15B:0400', terrain: 'rough', why: 'out of play, but drawn: the shore below Kaz Dag' },
  { hex: '15B:0401', terrain: 'rough', why: 'out of play, but drawn: the coast of Assos' },
]

/** Another area or coast than the hex table has. */
export const GROUND: readonly {
  readonly hex: string
  readonly area?: string
  readonly coast?: 'Adriatic'
  readonly why: string
}[] = [
  { hex: '14A:1528', area: 'Yugoslav islands', why: '3.E: Rab is an island, none of the mainland of Croatia' },
  {
    hex: '14A:1527',
    coast: 'Adriatic',
    why: 'the shore of Velebit behind Rab, with the road that ran over the island',
  },
]

/** The book keeps Eastern Greece in a box; R-BOX gives it exactly this place of the grid, with land to its west and north. */
export const EASTERN_GREECE = {
  hex: '14A:4700',
  terrain: 'clear',
  area: 'Eastern Greece',
  regions: ['Greece', 'Mainland Greece', 'Thrace'],
  why: 'R-BOX: a hex with land neighbours, which is fought over like any other',
} as const

type SideOf = 'straits' | 'seaHexsides' | 'shoreHexsides' | 'karstHexsides'

interface HexsideCorrection {
  readonly of: SideOf
  readonly between: readonly [string, string]
  /** What it is called; left out: it is taken away. */
  readonly name?: string
  readonly why: string
}

const RAB = '3.E: Rab is an island'
const SHORE_ROAD = 'the Adriatic road runs along it, between Velebit and the sea'

export const HEXSIDES: readonly HexsideCorrection[] = [
  { of: 'shoreHexsides', between: ['14A:1427', '14A:1528'], why: RAB },
  { of: 'shoreHexsides', between: ['14A:1528', '14A:1627'], why: RAB },
  { of: 'seaHexsides', between: ['14A:1427', '14A:1528'], name: 'sea', why: RAB },
  { of: 'seaHexsides', between: ['14A:1528', '14A:1627'], name: 'sea', why: RAB },
  { of: 'straits', between: ['14A:1527', '14A:1528'], name: 'Rab - Jablanac', why: RAB },
  { of: 'karstHexsides', between: ['14A:1527', '14A:1528'], why: RAB },
  { of: 'karstHexsides', between: ['14A:1427', '14A:1527'], why: SHORE_ROAD },
  { of: 'karstHexsides', between: ['14A:1527', '14A:1627'], why: SHORE_ROAD },
]

/** Another hex than the book gives: the true spot lies across the frontier, as the map's hexes run it. */
export const PLACES: readonly { readonly name: string; readonly hex: string; readonly why: string }[] = [
  { name: 'Erseke', hex: '14A:4317', why: 'an Albanian town; 14A:4417 is one of the eight Greek border hexes' },
  { name: 'Peshkopi', hex: '14A:3717', why: 'an Albanian town; 14A:3716 is Yugoslav' },
  { name: 'Tarvisio', hex: '14A:0529', why: 'an Italian town; 14A:0528 is German' },
]

/** Hexes of Mainland Greece east of the Vardar that the book's list lacks. */
export const EAST_OF_VARDAR: readonly { readonly hex: string; readonly why: string }[] = [
  { hex: '14A:4908', why: 'Sithonia, a mainland hex like the rest of Khalkidike' },
  { hex: '14A:4909', why: 'Kassandra, a mainland hex like the rest of Khalkidike' },
  { hex: EASTERN_GREECE.hex, why: 'R-BOX: it counts as Thrace and Mainland Greece' },
]

interface AddedPlace {
  readonly name: string
  readonly hex: string
  readonly lon: number
  readonly lat: number
  readonly country: string
  readonly portClass?: 'standard'
  readonly why: string
}

const AIRFIELD = 'the set-ups name its airfield'

/**
 * Names without effect (class label, R-CITY2) that the book's list of places lacks: where a line bends or ends for a town, and
 * where a set-up names one.
 */
export const ADDED_PLACES: readonly AddedPlace[] = [
  { name: 'Pontebba', hex: '14A:0429', lon: 13.3, lat: 46.5, country: 'Italy', why: 'the Südbahn goes round by it' },
  {
    name: 'Füzesabony',
    hex: '14A:0807',
    lon: 20.41,
    lat: 47.75,
    country: 'Hungary',
    why: 'the railway to Miskolc goes round by it',
  },
  {
    name: 'Kolasin',
    hex: '14A:3017',
    lon: 19.52,
    lat: 42.82,
    country: 'Yugoslavia',
    why: 'the road to Podgorica goes round by it',
  },
  {
    name: 'Plav',
    hex: '14A:3216',
    lon: 19.94,
    lat: 42.6,
    country: 'Yugoslavia',
    why: 'the Cakor road goes round by it',
  },
  {
    name: 'Berkovitsa',
    hex: '14A:3306',
    lon: 23.13,
    lat: 43.24,
    country: 'Bulgaria',
    why: 'the road from Pirot goes round by it',
  },
  {
    name: 'Samokov',
    hex: '14A:3805',
    lon: 23.55,
    lat: 42.33,
    country: 'Bulgaria',
    why: 'the road from Sofiya goes round by it',
  },
  {
    name: 'Plati',
    hex: '14A:4411',
    lon: 22.53,
    lat: 40.64,
    country: 'Greece',
    why: 'the railway to Athenai goes round by it',
  },
  {
    name: 'Polygyros',
    hex: '14A:4709',
    lon: 23.44,
    lat: 40.38,
    country: 'Greece',
    why: 'the road of Khalkidike ends there',
  },
  {
    name: 'Aidipsos',
    hex: '15B:0412',
    lon: 23.05,
    lat: 38.86,
    country: 'Greece',
    why: 'the road of northern Euboea ends there',
  },
  { name: 'Grottaglie', hex: '14A:3827', lon: 17.43, lat: 40.53, country: 'Italy', why: AIRFIELD },
  { name: 'Almyros', hex: '15B:0212', lon: 22.76, lat: 39.18, country: 'Greece', why: AIRFIELD },
  { name: 'Araxos', hex: '15B:0518', lon: 21.41, lat: 38.17, country: 'Greece', why: AIRFIELD },
  { name: 'Topolia', hex: '15B:0612', lon: 23.17, lat: 38.46, country: 'Greece', why: AIRFIELD },
  { name: 'Tanagra', hex: '15B:0711', lon: 23.55, lat: 38.33, country: 'Greece', why: AIRFIELD },
  { name: 'Megara', hex: '15B:0812', lon: 23.34, lat: 38.0, country: 'Greece', why: AIRFIELD },
  { name: 'Argos', hex: '15B:0915', lon: 22.73, lat: 37.63, country: 'Greece', why: AIRFIELD },
  { name: 'Molaoi', hex: '15B:1316', lon: 22.85, lat: 36.8, country: 'Greece', why: AIRFIELD },
  { name: 'Scarpanto', hex: '15B:2402', lon: 27.15, lat: 35.5, country: 'Dodecanese Islands', why: AIRFIELD },
  {
    name: 'Eastern Greece',
    hex: EASTERN_GREECE.hex,
    lon: 26.3,
    lat: 41.05,
    country: 'Greece',
    portClass: 'standard',
    why: '28.B.1.d: a standard port and an airbase of three, named for the whole of the land beyond Alexandroupolis',
  },
]

/** Permanent airfields that the book's list lacks. */
export const AIRFIELDS: readonly {
  readonly place: string
  readonly hex: string
  readonly nation: string
  readonly why: string
}[] = [
  {
    place: 'Scarpanto',
    hex: '15B:2402',
    nation: 'Italy',
    why: 'the Crete scenario bases aircraft there',
  },
]

/** Roads and railways whose chain of hexes is another; an empty list takes the line away. */
export const LINES: readonly { readonly name: string; readonly chains: readonly string[]; readonly why: string }[] = [
  {
    name: 'Sandzak road',
    chains: ['14A:2614 14A:2715 14A:2815 14A:2915 14A:3014 14A:3013', '14A:2815 14A:2816'],
    why: 'it ran to Prijepolje and back by the same hexside: the road goes on, Prijepolje has a branch',
  },
  {
    name: 'Debar-Peshkopi-Kukes',
    chains: ['14A:3816 14A:3717 14A:3616 14A:3516'],
    why: 'it follows the Black Drin through Peshkopi, on the Albanian side',
  },
  {
    name: 'Ierapetra road',
    chains: ['15B:2310 15B:2409 15B:2509 15B:2508'],
    why: 'it ended one hex short of Ierapetra',
  },
  {
    name: 'Adriatic road',
    chains: [
      '14A:1228 14A:1227 14A:1327 14A:1427 14A:1527 14A:1627 14A:1727 14A:1826 14A:1827 14A:1928 14A:2027 14A:2127 14A:2226 14A:2326 14A:2325 14A:2424 14A:2524 14A:2623 14A:2723 14A:2822 14A:2922',
    ],
    why: 'it keeps to the mainland; the book took it over Rab',
  },
  {
    name: 'Thrace line',
    chains: [
      '14A:4510 14A:4409 14A:4310 14A:4309 14A:4308 14A:4407 14A:4406 14A:4405 14A:4404 14A:4504 14A:4503 14A:4502 14A:4601 14A:4701',
    ],
    why: 'it keeps to Greek hexes, so that Thessalonike and Serrai are joined by one Greek line',
  },
  {
    name: 'Strumica-Gevgelija',
    chains: ['14A:4110 14A:4210'],
    why: 'it ended beside Gevgelija, where only a railway met it that runs elsewhere',
  },
  {
    name: 'Alexandroupolis to the east edge',
    chains: ['14A:4701 14A:4700'],
    why: 'R-BOX: the railway goes on into Eastern Greece',
  },
  { name: 'Medua branch', chains: [], why: 'a road of one hex; the road to Scutari passes through that hex' },
]

/** Lines that go on beyond the rim though the book ends them there. */
export const RUNS_OFF: readonly { readonly name: string; readonly end: 'start' | 'end'; readonly why: string }[] = [
  {
    name: 'Khaskovo-Kurdzhali',
    end: 'start',
    why: '12C1 counts the railway in 14A:4200; it came from the Plovdiv-Edirne line',
  },
]

interface RiverCorrection {
  readonly river: string
  readonly drop: readonly string[]
  readonly add: readonly string[]
  readonly why: string
}

export const RIVERS: readonly RiverCorrection[] = [
  {
    river: 'Maritsa (Evros)',
    drop: [
      '14A:4101/14A:4102',
      '14A:4101/14A:4201',
      '14A:4200/14A:4201',
      '14A:4201/14A:4301',
      '14A:4301/14A:4302',
      '14A:4301/14A:4401',
      '14A:4400/14A:4401',
      '14A:4401/14A:4501',
      '14A:4501/14A:4502',
      '14A:4501/14A:4601',
      '14A:4600/14A:4601',
      '14A:4601/14A:4701',
      '14A:4701/14A:4702',
    ],
    add: ['14A:4001/14A:4101', '14A:4000/14A:4101'],
    why: 'below Plovdiv it runs east and leaves the map; the book took it through the Rhodope to Alexandroupolis',
  },
  {
    river: 'Arda',
    drop: [],
    add: ['14A:4201/14A:4301', '14A:4200/14A:4301'],
    why: 'it passes Kurdzhali and leaves the map; it meets the Maritsa only at Edirne',
  },
  {
    river: 'Somes',
    drop: [
      '14A:1001/14A:1101',
      '14A:1101/14A:1102',
      '14A:1101/14A:1201',
      '14A:1200/14A:1201',
      '14A:1201/14A:1301',
      '14A:1301/14A:1302',
      '14A:1301/14A:1401',
      '14A:1400/14A:1401',
      '14A:1401/14A:1501',
    ],
    add: ['14A:1000/14A:1101'],
    why: 'it enters the map at Satu Mare; between there and its sources it runs beyond the east edge',
  },
  {
    river: 'Somes Mic',
    drop: [],
    add: ['14A:1401/14A:1501', '14A:1400/14A:1501'],
    why: 'the sources of the Somes flow east to Cluj, off the map',
  },
  {
    river: 'Pinios',
    drop: [],
    add: ['14A:4811/14A:4912'],
    why: 'it breaks through Tempe to the sea between Olympos and Ossa; the book ends it one side short',
  },
]

/** Where rivers rise whose direction the chain alone does not tell: they end in lakes or in rivers no greater than themselves. */
export const RIVER_HEADS: Readonly<Record<string, RiverEnd>> = {
  Arda: '14A:4304',
  Bregalnica: '14A:4009',
  Crna: '14A:4014',
  Drin: '14A:4016',
  Ibar: '14A:3116',
  'Krka (Slovenia)': '14A:1026',
  'Maritsa (Evros)': '14A:3906',
  Pinios: '14A:4716',
  'Somes Mic': '14A:1502',
  Tara: '14A:3117',
}

export const EXCUSES: readonly Excuse[] = [
  {
    check: 'coast-missing',
    at: '15B:0120',
    why: '26A1: every coast hex of sheet 15B is of the Aegean zone, though Levkas touches a sea hex of 14A, which is Adriatic',
  },
]

export const CORRECTIONS: readonly Correction[] = [
  ...TERRAIN.map(({ hex, terrain, why }) => ({ what: `${hex} is ${terrain}`, why })),
  ...GROUND.map(({ hex, area, coast, why }) => ({ what: `${hex}: ${area ?? `coast of the ${coast}`}`, why })),
  { what: `${EASTERN_GREECE.hex} is a hex, Eastern Greece`, why: EASTERN_GREECE.why },
  ...HEXSIDES.map(({ of, between, name, why }) => ({
    what: `${between.join('/')}: ${name === undefined ? `not among ${of}` : `${of}, ${name}`}`,
    why,
  })),
  ...AIRFIELDS.map(({ place, hex, why }) => ({ what: `${place} in ${hex} has a permanent airfield`, why })),
  ...PLACES.map(({ name, hex, why }) => ({ what: `${name} lies in ${hex}`, why })),
  ...EAST_OF_VARDAR.map(({ hex, why }) => ({ what: `${hex} lies east of the Vardar`, why })),
  ...ADDED_PLACES.map(({ name, hex, why }) => ({ what: `${name} is named in ${hex}`, why })),
  ...LINES.map(({ name, chains, why }) => ({ what: `${name}: ${chains.join(', ') || 'taken away'}`, why })),
  ...RUNS_OFF.map(({ name, end, why }) => ({ what: `${name} runs off at its ${end}`, why })),
  ...RIVERS.map(({ river, drop, add, why }) => ({
    what: `${river}: without ${drop.length}, with ${add.join(', ')}`,
    why,
  })),
  {
    what: 'A railway is listed once on each hexside, the high-volume one first; so is a road',
    why: 'the book repeats whole stretches under several names, which would be drawn side by side',
  },
  {
    what: 'A road that runs only along railways is left out',
    why: '7.B: every railway is used as a road as well',
  },
]
