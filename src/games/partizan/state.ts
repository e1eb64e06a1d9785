import type { GameState } from '../../core/engine/state'
import type { HexId, Side, UnitId } from '../../core/ids'
import { asItStands, changeUnit, snapshotOf } from '../../core/rules/unit-list'
import { hexNames, unitNames } from '../../core/save/names'
import * as shape from '../../core/save/shape'
import { AXIS, type Counter, counters, type Nation, PARTISAN, type Trait, unitIds, unitNamed } from './counters'
import { hexName, map } from './map'
import { OPEN_PARTISANS } from './scenarios/options'
import { OBJECTIVES, type Objective } from './scenarios/target-objectives'

export { AXIS, PARTISAN }

export type Place =
  | { is: 'hex'; hex: HexId }
  /** Unbuilt or eliminated, and may be built. */
  | { is: 'pool' }
  /** Drawn for the set-up, and not yet on the map (3.7.1). */
  | { is: 'hand' }
  /** To be set up, on the turn track, or in the Adriatic box. */
  | { is: 'waiting' }
  /** Out of the game. */
  | { is: 'gone' }
  /** In a view: somewhere, or in a pool that the viewer may only count. */
  | { is: 'unseen' }

export type Unit = {
  readonly at: Place
  readonly steps: number
  /** Supply checks failed in a row (15.6.3). */
  readonly unsupplied: number
}

/** In a view: counters of a hex of which the viewer may know no more than this. */
export type Hidden = { readonly hex: HexId; readonly side: Side; readonly count: number; readonly unsupplied: boolean }

/** In a view: Partisans yet to come, of whom the viewer may know only how many. */
export type Awaited = {
  /** Those who are due already stand under the turn that is on; null: they come with the Italian surrender. */
  readonly turn: number | null
  readonly count: number
}

export type Target = { readonly objective: Objective; readonly hex: HexId }

/** 14: in stock while nobody has it. In a view it may lie in a hex with a holder unknown. */
export type Chit = { readonly strength: number; readonly unit: UnitId | null; readonly hex: HexId | null }

/** On what occasion a side saw a unit of the other. */
const SIGHTS = [
  'attacked',
  'attacked from',
  'defended',
  'destroyed a target',
  'was reduced',
  'was eliminated',
  'advanced',
] as const

/** 11.2.3: what a side may have written down when units were turned up. */
export type Note = {
  readonly side: Side
  readonly turn: number
  readonly hex: HexId
  readonly why: (typeof SIGHTS)[number]
  readonly units: readonly UnitId[]
}

/** 18: what one turn brought. */
export type Tally = {
  readonly turn: number
  readonly targets: number
  readonly towns: number
  readonly scare: number
  readonly resources: number
  readonly tito: number
}

export const TABLES = ['assault', 'closeCombat'] as const
export type Table = (typeof TABLES)[number]
export const SUPPORTS = ['axis-bomber', 'allied-bomber', 'partisan-navy'] as const
export type Support = (typeof SUPPORTS)[number]

/** 11, R-8: the attack that is being fought. */
export type Combat = {
  attacker: Side
  hex: HexId
  attackers: UnitId[]
  /** Who stands in the hex; those who retreat or die leave the list. */
  defenders: UnitId[]
  /** 19.2.3: out of the Adriatic box. */
  landing: boolean
  /** 19.1.2: whether Partisans alone attack. */
  purelyPartisan: boolean
  net: number | null
  table: Table | null
  support: Support[]
  result: { attacker: number; defender: number; re: boolean } | null
}

/** 19.2. */
export type Armpit = {
  /** What lies face down for the next turn; 'laid' is how the other side sees it. */
  marker: 'yes' | 'no' | 'laid' | null
  /** A Yes has been turned up. */
  isOn: boolean
  /** 19.2.4: a unit has come ashore. */
  ashore: boolean
  /** the German die is owed by 19.2.5 or 19.2.6, or settled. */
  response: 'none' | 'dice' | 'steps' | 'settled'
  /** German divisions that are to come. */
  granted: UnitId[]
  beaches: HexId[]
  /** This turn. */
  landings: { unit: UnitId; hex: HexId }[]
  repulsed: UnitId[]
}

export type Partizan = GameState & {
  /** Never changed in place, only by `putUnit`: what is remembered of a list of units stays true. */
  units: readonly Unit[]
  /** Empty but in a view. Never changed in place. */
  hidden: readonly Hidden[]
  /** Empty but in a view. */
  awaited: readonly Awaited[]
  /** Units their owner has put on top of their stack. */
  tops: UnitId[]
  /** Turned up for both players. */
  faceUp: UnitId[]
  notes: Note[]
  /** This player segment. */
  moved: UnitId[]
  attacked: UnitId[]
  attackedHexes: HexId[]
  ferried: UnitId[]
  /** 6.5, R-51: the regions of Partisan units placed in this RP phase. */
  placed: string[]
  /** This turn. */
  exposed: UnitId[]
  retreated: UnitId[]
  targets: Target[]
  targetVp: number
  chits: Chit[]
  scare: boolean
  /** 19.1: attacks of the Partisan side this turn, and Axis units that Partisans alone eliminated. */
  hasAttacked: boolean
  kills: number
  /** port towns last held by the Partisan side. */
  partisanPorts: HexId[]
  /** The turn it happened. */
  surrendered: number | null
  titoDied: number | null
  prestige: number
  /** 19.1.3.1: All Support has been reached. */
  sasEarned: boolean
  armpit: Armpit
  ledger: Tally[]
  combat: Combat | null
}

const unitTable = unitNames(counters)
export const hex = shape.named(hexNames(map))
export const unit = shape.named(unitTable)
export const unitList = shape.distinct(unit)
export const hexList = shape.distinct(hex)
export const side = shape.named(shape.nameTable<Side>('partisan or axis', ['partisan', 'axis']))

const place: shape.Shape<Place> = shape.variant('is', {
  hex: { hex },
  pool: {},
  hand: {},
  waiting: {},
  gone: {},
  unseen: {},
})

const units = shape.forEach(
  unitTable,
  shape.fields({
    at: place,
    steps: shape.whole(0, 2),
    unsupplied: shape.withDefault(shape.whole(0, 99), () => 0),
  }),
  (): Unit => ({ at: { is: 'gone' }, steps: 0, unsupplied: 0 }),
)

const hidden = shape.fields({ hex, side, count: shape.whole(1, 99), unsupplied: shape.flag })
const awaited = shape.fields({ turn: shape.nullable(shape.whole(1, 10)), count: shape.whole(1, 99) })
const target = shape.fields({ objective: shape.oneOf(...OBJECTIVES), hex })
const chit = shape.fields({ strength: shape.whole(1, 9), unit: shape.nullable(unit), hex: shape.nullable(hex) })
const note = shape.fields({
  side,
  turn: shape.whole(1, 10),
  hex,
  why: shape.oneOf(...SIGHTS),
  units: unitList,
})
const points = shape.whole(-999, 9999)
const tally = shape.fields({
  turn: shape.whole(1, 10),
  targets: points,
  towns: points,
  scare: points,
  resources: points,
  tito: points,
})
const combat = shape.fields({
  attacker: side,
  hex,
  attackers: unitList,
  defenders: unitList,
  landing: shape.flag,
  purelyPartisan: shape.flag,
  net: shape.nullable(shape.whole(-9, 19)),
  table: shape.nullable(shape.oneOf(...TABLES)),
  support: shape.distinct(shape.oneOf(...SUPPORTS)),
  result: shape.nullable(shape.fields({ attacker: shape.whole(0, 9), defender: shape.whole(0, 9), re: shape.flag })),
})
const armpit = shape.fields({
  marker: shape.nullable(shape.oneOf('yes', 'no', 'laid')),
  isOn: shape.flag,
  ashore: shape.flag,
  response: shape.oneOf('none', 'dice', 'steps', 'settled'),
  granted: unitList,
  beaches: hexList,
  landings: shape.list(shape.fields({ unit, hex }), 20),
  repulsed: unitList,
})

export const freshArmpit = (): Armpit => ({
  marker: null,
  isOn: false,
  ashore: false,
  response: 'none',
  granted: [],
  beaches: [],
  landings: [],
  repulsed: [],
})

const or = shape.withDefault

/** A position written by hand needs little more than its units. */
export const position = shape.fields({
  units,
  hidden: or(shape.list(hidden, 999), () => []),
  awaited: or(shape.list(awaited, 99), () => []),
  tops: or(unitList, () => []),
  faceUp: or(unitList, () => []),
  notes: or(shape.list(note, 9999), () => []),
  moved: or(unitList, () => []),
  attacked: or(unitList, () => []),
  attackedHexes: or(hexList, () => []),
  ferried: or(unitList, () => []),
  placed: or(shape.list(shape.text, 999), () => []),
  exposed: or(unitList, () => []),
  retreated: or(unitList, () => []),
  targets: or(shape.list(target, 99), () => []),
  targetVp: or(points, () => 0),
  chits: or(shape.list(chit, 99), () => []),
  scare: or(shape.flag, () => false),
  hasAttacked: or(shape.flag, () => false),
  kills: or(shape.whole(0, 99), () => 0),
  partisanPorts: or(hexList, () => []),
  surrendered: or(shape.nullable(shape.whole(1, 10)), () => null),
  titoDied: or(shape.nullable(shape.whole(1, 10)), () => null),
  prestige: or(shape.whole(0, 6), () => 0),
  sasEarned: or(shape.flag, () => false),
  armpit: or(armpit, freshArmpit),
  ledger: or(shape.list(tally, 10), () => []),
  combat: or(shape.nullable(combat), () => null),
})

export const unitsOf = (s: Partizan): readonly Unit[] => asItStands(s.units)
export const unitOf = (s: Partizan, id: UnitId): Unit => unitsOf(s)[id]
export const hiddenOf = (s: Partizan): readonly Hidden[] => asItStands(s.hidden)

export function putUnit(s: Partizan, id: UnitId, change: Partial<Unit>): void {
  changeUnit(s, id, change)
}

export const onHex = (where: HexId): Place => ({ is: 'hex', hex: where })

/** The position as it stands now, for rules that ask much of a draft. */
export const snapshot = (s: Partizan): Partizan => snapshotOf(s)

export const counterOf = (id: UnitId): Counter => counters[id]
export const nameOf = (id: UnitId): string => counters[id].name
export const nationOf = (id: UnitId): Nation => counters[id].nation
export const sideOf = (id: UnitId): Side => counters[id].side
export const hasTrait = (id: UnitId, trait: Trait): boolean => counters[id].traits.includes(trait)
export const isPartisan = (id: UnitId): boolean => counters[id].nation === 'Partisan'
/** Of the Partisan side, and no Partisan. */
export const isAllied = (id: UnitId): boolean => sideOf(id) === PARTISAN && !isPartisan(id)
export const isGerman = (id: UnitId): boolean => counters[id].nation === 'German'
export const isItalian = (id: UnitId): boolean => counters[id].nation === 'Italian'
export const isCommando = (id: UnitId): boolean => hasTrait(id, 'commando')

export const TITO = unitNamed('pa-tito')
export const SAS = unitNamed('al-sas2')
export const F10 = unitNamed('al-f10')
export const SS_500 = unitNamed('ge-500ss')
export const EIS: readonly UnitId[] = [unitNamed('pa-gb'), unitNamed('pa-nt')]
/** 19.2.5: the German answer to a landing. */
export const RESPONSE: readonly UnitId[] = ['ge-5geb', 'ge-21pz', 'ge-44'].map(unitNamed)
/** 19.2.2.1: those who land. */
export const LANDING_FORCE: readonly UnitId[] = unitIds.filter(id => isAllied(id) && hasTrait(id, 'armpit'))

export const hexOf = (s: Partizan, id: UnitId): HexId | null => {
  const { at } = unitOf(s, id)
  return at.is === 'hex' ? at.hex : null
}
/** '714 Infantry Division at 2511 Sarajevo'. */
export const standing = (s: Partizan, id: UnitId): string => {
  const where = hexOf(s, id)
  return where === null ? nameOf(id) : `${nameOf(id)} at ${hexName(where)}`
}
export const isOnMap = (s: Partizan, id: UnitId): boolean => unitOf(s, id).at.is === 'hex'
export const isIn = (s: Partizan, id: UnitId, place: Place['is']): boolean => unitOf(s, id).at.is === place
export const isReduced = (s: Partizan, id: UnitId): boolean => counters[id].steps === 2 && unitOf(s, id).steps === 1
export const isUnsupplied = (s: Partizan, id: UnitId): boolean => unitOf(s, id).unsupplied > 0
export const unitsWhere = (test: (id: UnitId) => boolean): UnitId[] => unitIds.filter(test)

export const isChosen = (s: Pick<GameState, 'setting'>, option: string): boolean => s.setting.options[option] === true

export const hasSurrendered = (s: Partizan): boolean => s.surrendered !== null
export const isTitoDead = (s: Partizan): boolean => s.titoDied !== null
export const isFaceUp = (s: Partizan, id: UnitId): boolean => s.faceUp.includes(id)
/** Whose unit a log entry names; null where everybody may read all. */
export const secretOf = (s: Partizan, owner: Side): Side | null => (isChosen(s, OPEN_PARTISANS) ? null : owner)
