import { unitList as listOf, onHex, printedNames } from '../../core/army/units'
import { derivedFor } from '../../core/engine/derived'
import type { GameState } from '../../core/engine/state'
import type { Flow } from '../../core/engine/step'
import type { HexId, Side, UnitId } from '../../core/ids'
import type { Facts } from './facts'
import { AXIS, type Counter, counters, type Nation, PARTISAN, type Trait, unitIds, unitNamed } from './forces/counters'
import { OPEN_PARTISANS } from './forces/options'
import { hexName, map } from './map/hexes'
import type { Objective } from './victory/target-objectives'

export { AXIS, PARTISAN }

export type Place =
  | { readonly is: 'hex'; readonly hex: HexId }
  /** Unbuilt or eliminated, and may be built. */
  | { readonly is: 'pool' }
  /** Drawn for the set-up, and not yet on the map (3.7.1). */
  | { readonly is: 'hand' }
  /** To be set up, on the turn track, or in the Adriatic box. */
  | { readonly is: 'waiting' }
  /** Out of the game. */
  | { readonly is: 'gone' }
  /** In a view: somewhere, or in a pool that the viewer may only count. */
  | { readonly is: 'unseen' }

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
export const SIGHTS = [
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
export type Battle = {
  readonly attacker: Side
  readonly hex: HexId
  readonly attackers: readonly UnitId[]
  /** Who stands in the hex; those who retreat or die leave the list. */
  readonly defenders: readonly UnitId[]
  /** 19.2.3: out of the Adriatic box. */
  readonly landing: boolean
  /** 19.1.2: whether Partisans alone attack. */
  readonly purelyPartisan: boolean
  readonly net: number | null
  readonly table: Table | null
  readonly support: readonly Support[]
  readonly result: { readonly attacker: number; readonly defender: number; readonly re: boolean } | null
}

/** 19.2. */
export type Armpit = {
  /** What lies face down for the next turn; 'laid' is how the other side sees it. */
  readonly marker: 'yes' | 'no' | 'laid' | null
  /** A Yes has been turned up. */
  readonly isOn: boolean
  /** 19.2.4: a unit has come ashore. */
  readonly ashore: boolean
  /** the German die is owed by 19.2.5 or 19.2.6, or settled. */
  readonly response: 'none' | 'dice' | 'steps' | 'settled'
  /** German divisions that are to come. */
  readonly granted: readonly UnitId[]
  readonly beaches: readonly HexId[]
  /** This turn. */
  readonly landings: readonly { readonly unit: UnitId; readonly hex: HexId }[]
  readonly repulsed: readonly UnitId[]
}

export type Partizan = GameState<Facts> & {
  /** By counter. */
  units: readonly Unit[]
  /** Empty but in a view. */
  hidden: readonly Hidden[]
  /** Empty but in a view. */
  awaited: readonly Awaited[]
  /** Units their owner has put on top of their stack. */
  tops: readonly UnitId[]
  /** Turned up for both players. */
  faceUp: readonly UnitId[]
  notes: readonly Note[]
  /** This player segment. */
  moved: readonly UnitId[]
  attacked: readonly UnitId[]
  attackedHexes: readonly HexId[]
  ferried: readonly UnitId[]
  /** 6.5, R-51: the regions of Partisan units placed in this RP phase. */
  placed: readonly string[]
  /** This turn. */
  exposed: readonly UnitId[]
  retreated: readonly UnitId[]
  targets: readonly Target[]
  targetVp: number
  chits: readonly Chit[]
  scare: boolean
  /** 19.1: attacks of the Partisan side this turn, and Axis units that Partisans alone eliminated. */
  hasAttacked: boolean
  kills: number
  /** port towns last held by the Partisan side. */
  partisanPorts: readonly HexId[]
  /** The turn it happened. */
  surrendered: number | null
  titoDied: number | null
  prestige: number
  /** 19.1.3.1: All Support has been reached. */
  sasEarned: boolean
  armpit: Armpit
  ledger: readonly Tally[]
  combat: Battle | null
}

/** How a step moves the game on. */
export type Go = Flow<Partizan>

/** The units alone; with those a viewer may only count; with all that decides where somebody may go. */
export type Units = Pick<Partizan, 'units'>
export type Field = Pick<Partizan, 'units' | 'hidden'>
export type Ground = Pick<Partizan, 'units' | 'hidden' | 'setting' | 'surrendered'>

/** What follows from a part of the position. */
export const derived = derivedFor<Partizan>()

export const { unitTable, hex, unit, unitList, hexList, side } = printedNames(map, counters, ['partisan', 'axis'])

export const { unitOf, hexOf, putUnit, putUnits } = listOf<Unit>()
export { onHex }

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

/** '714 Infantry Division at 2511 Sarajevo'. */
export const standing = (s: Units, id: UnitId): string => {
  const where = hexOf(s, id)
  return where === null ? nameOf(id) : `${nameOf(id)} at ${hexName(where)}`
}
export const isOnMap = (s: Units, id: UnitId): boolean => unitOf(s, id).at.is === 'hex'
export const isIn = (s: Units, id: UnitId, place: Place['is']): boolean => unitOf(s, id).at.is === place
export const isReduced = (s: Units, id: UnitId): boolean => counters[id].steps === 2 && unitOf(s, id).steps === 1
export const isUnsupplied = (s: Units, id: UnitId): boolean => unitOf(s, id).unsupplied > 0
export const unitsWhere = (test: (id: UnitId) => boolean): UnitId[] => unitIds.filter(test)

export const isChosen = (s: Pick<GameState, 'setting'>, option: string): boolean => s.setting.options[option] === true

export const hasSurrendered = (s: Pick<Partizan, 'surrendered'>): boolean => s.surrendered !== null
export const isTitoDead = (s: Pick<Partizan, 'titoDied'>): boolean => s.titoDied !== null
export const isFaceUp = (s: Pick<Partizan, 'faceUp'>, id: UnitId): boolean => s.faceUp.includes(id)
/** Whose unit a log entry names; null where everybody may read all. */
export const secretOf = (s: Pick<Partizan, 'setting'>, owner: Side): Side | null =>
  isChosen(s, OPEN_PARTISANS) ? null : owner
