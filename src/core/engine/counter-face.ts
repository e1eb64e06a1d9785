/** The colours a counter can have; each is a nation, or part of one, with a pair of colours in the theme. */
export const COUNTER_NATIONS = [
  'german',
  'ss',
  'luftwaffe',
  'italian',
  'italian-43',
  'turkish',
  'ottoman',
  'soviet',
  'british',
  'american',
  'canadian',
  'polish',
  'french',
  'partisan',
  /** Brown, where blue is the colour of an enemy. */
  'partisan-41',
  'guerrilla',
  'chetnik',
  'bulgarian',
  'greek',
  'serbian',
  'yugoslav',
  'montenegrin',
  'austrian',
  'romanian',
  'hungarian',
  'croatian',
  'ustashi',
  'albanian',
  'collaborator',
  'marker',
] as const

export type CounterNation = (typeof COUNTER_NATIONS)[number]

export const GROUND_SYMBOLS = [
  'infantry',
  'light-infantry',
  'mountain',
  'motorized',
  'mechanized',
  'motorcycle',
  'bicycle',
  'ski',
  'airborne',
  'air-landing',
  'marine',
  'static',
  'security',
  'border',
  'cavalry',
  'motorized-cavalry',
  'armor',
  'light-armor',
  'assault-gun',
  'antitank',
  'motorized-antitank',
  'machine-gun',
  'artillery',
  'siege-artillery',
  'coastal-artillery',
  'antiaircraft',
  'heavy-antiaircraft',
  'motorized-antiaircraft',
  'position-antiaircraft',
  'engineer',
  'assault-engineer',
  'motorized-engineer',
  'parachute-engineer',
  'construction',
  'special-forces',
  'marine-commando',
  'fortress',
  'headquarters',
  'mountain-headquarters',
  'motorized-headquarters',
  'leader',
  'supply',
  'depot',
  'armored-train',
  'partisan',
  'partisan-dispersed',
  'partisan-unknown',
  /** What is drawn for a type nobody has a symbol for. */
  'unknown',
] as const

export const AIR_SYMBOLS = [
  'fighter',
  'heavy-fighter',
  'bomber',
  'night-bomber',
  'dive-bomber',
  'transport-aircraft',
  'reconnaissance',
  'glider',
] as const

export const NAVAL_SYMBOLS = [
  'battleship',
  'cruiser',
  'destroyer',
  'carrier',
  'submarine',
  'transport-ship',
  'landing-craft',
] as const

export const MARKER_SYMBOLS = [
  'marker',
  /** Nothing but the figure itself, large. */
  'number',
  'turn',
  'event',
  'victory',
  'yes',
  'no',
  'clear-weather',
  'poor-weather',
  'beachhead',
  'port',
  'improved-position',
  'out-of-supply',
  'move-complete',
  'retreat',
  'disrupted',
  'interdicted',
  'engaged',
  'battle',
  'shield',
  'intelligence',
  'ace',
  'hit',
  'blown',
  'flag',
  'capital',
  'airfield',
  'airstrip',
  'naval-patrol',
  'abandoned-gun',
  'bridge',
  'demolished-bridge',
  'viaduct',
  'dam',
  'railway',
  'station',
  'trucks',
  'fuel',
  'telephone',
  'rescue',
  'stores',
  'weapons',
] as const

export const COUNTER_SYMBOLS = [...GROUND_SYMBOLS, ...AIR_SYMBOLS, ...NAVAL_SYMBOLS, ...MARKER_SYMBOLS] as const

export type CounterSymbol = (typeof COUNTER_SYMBOLS)[number]

export type CounterSize = 'II' | 'III' | 'X' | 'XX' | 'XXX' | 'XXXX'

export const FORMATION_COLOURS = [
  'red',
  'blue',
  'green',
  'brown',
  'yellow',
  'white',
  'purple',
  'orange',
  'black',
] as const

export type FormationColour = (typeof FORMATION_COLOURS)[number]

/** What has happened to a unit. Left out: it has not. */
export type CounterState = {
  readonly acted?: boolean
  readonly outOfSupply?: boolean
  readonly interdicted?: boolean
  readonly demoralized?: boolean
  readonly engaged?: boolean
  /** It shows its weaker side. */
  readonly reduced?: boolean
  /** Only whose it is may be known; designation, ratings, size and symbol are not drawn. */
  readonly hidden?: boolean
  /** A word of eight letters at most for how it stands: 'in port', 'rail'. */
  readonly mode?: string
}

/** How a counter looks right now, as the viewer may know it. */
export type CounterFace = {
  readonly kind: 'ground' | 'air' | 'naval' | 'marker'
  readonly nation: CounterNation
  readonly symbol: CounterSymbol
  readonly size: CounterSize | null
  /** As short as printed: '8 Pz', not '8th Panzer Division'. */
  readonly designation: string
  /** As printed: '5-6', '7(9)-5', '3-2-8', '+2'. */
  readonly ratings: string
  /** What remains of the ratings when the counter is too small for all; left out, their first figure. */
  readonly chiefRating?: string
  /** One-step units have none. */
  readonly steps: { readonly left: number; readonly full: number } | null
  readonly formation: FormationColour | null
  readonly state: CounterState
  /** Its name for those who hear it; a hidden unit's must not tell more than its back does. */
  readonly label: string
}

const STATES = [
  'acted',
  'outOfSupply',
  'interdicted',
  'demoralized',
  'engaged',
  'reduced',
  'hidden',
] as const satisfies readonly (keyof CounterState)[]

const sameState = (a: CounterState, b: CounterState): boolean =>
  (a.mode ?? '') === (b.mode ?? '') && STATES.every(state => (a[state] ?? false) === (b[state] ?? false))

/** Games make faces anew at every look; a counter is drawn again only when something on it differs. */
export const sameFace = (a: CounterFace, b: CounterFace): boolean =>
  a === b ||
  (a.kind === b.kind &&
    a.nation === b.nation &&
    a.symbol === b.symbol &&
    a.size === b.size &&
    a.designation === b.designation &&
    a.ratings === b.ratings &&
    a.chiefRating === b.chiefRating &&
    a.steps?.left === b.steps?.left &&
    a.steps?.full === b.steps?.full &&
    a.formation === b.formation &&
    a.label === b.label &&
    sameState(a.state, b.state))

/** The words for types of unit in the counter lists, where they are not a symbol's own name. */
const SYMBOL_OF_TYPE: { readonly [type: string]: CounterSymbol } = {
  leg: 'infantry',
  'light infantry': 'light-infantry',
  alpine: 'mountain',
  'mountain infantry': 'mountain',
  motor: 'motorized',
  'motorized infantry': 'motorized',
  parachute: 'airborne',
  'parachute infantry': 'airborne',
  'air landing': 'air-landing',
  garrison: 'static',
  police: 'border',
  celere: 'motorized-cavalry',
  panzer: 'armor',
  armored: 'armor',
  'light armored': 'light-armor',
  'light tank': 'light-armor',
  'assault gun': 'assault-gun',
  'motorized antitank': 'motorized-antitank',
  'corps support artillery': 'artillery',
  'siege artillery': 'siege-artillery',
  'light antiaircraft': 'antiaircraft',
  'heavy antiaircraft': 'heavy-antiaircraft',
  'motorized heavy antiaircraft': 'motorized-antiaircraft',
  'position antiaircraft': 'position-antiaircraft',
  'combat engineer': 'engineer',
  'assault engineer': 'assault-engineer',
  'motorized combat engineer': 'motorized-engineer',
  'parachute engineer': 'parachute-engineer',
  commando: 'special-forces',
  'special forces': 'special-forces',
  'marine commando': 'marine-commando',
  fortification: 'fortress',
  hq: 'headquarters',
  'infantry headquarters': 'headquarters',
  'mountain headquarters': 'mountain-headquarters',
  'motorized headquarters': 'motorized-headquarters',
  air: 'fighter',
  cas: 'fighter',
  F: 'fighter',
  HF: 'heavy-fighter',
  B: 'bomber',
  NB: 'night-bomber',
  D: 'dive-bomber',
  T: 'transport-aircraft',
  GT: 'glider',
  naval: 'cruiser',
  ngs: 'cruiser',
  fleet: 'battleship',
}

const isSymbol = (name: string): name is CounterSymbol => (COUNTER_SYMBOLS as readonly string[]).includes(name)

/** The symbol for a type of unit as a counter list names it; a type not known here is drawn as one that is missing. */
export const symbolOfType = (type: string): CounterSymbol =>
  isSymbol(type) ? type : Object.hasOwn(SYMBOL_OF_TYPE, type) ? (SYMBOL_OF_TYPE[type] as CounterSymbol) : 'unknown'
