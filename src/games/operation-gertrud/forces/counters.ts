import { counterFinder } from '../../../core/army/counter-names'
import { printedNames } from '../../../core/army/units'
import type { CounterNation, CounterSymbol } from '../../../core/engine/counter-face'
import type { Side, UnitId } from '../../../core/ids'
import { map } from '../map/geography'
import type {
  CasRow,
  CasUnit,
  Counter,
  LandRow,
  LandUnit,
  Nation,
  NgsRow,
  NgsUnit,
  Piece,
  Printed,
  Strength,
  UnitType,
} from './counter'
import { allied, german, italian, soviet, turkish } from './land-units'
import {
  americanAir,
  americanNavy,
  britishAir,
  britishNavy,
  germanAir,
  italianAir,
  italianNavy,
  sovietAir,
  sovietNavy,
  turkishAir,
  turkishNavy,
} from './support-units'

export type { CasUnit, Corps, Counter, LandUnit, Nation, NgsUnit, Strength, UnitType } from './counter'
export { CORPS } from './counter'

/** 0 German, 1 Allied. Soviets change hands under 19.0, the Yavuz when she is seized (17.0). */
const SIDES = {
  German: 0,
  Italian: 0,
  Turkish: 1,
  Allied: 1,
  British: 1,
  American: 1,
  Soviet: null,
} as const satisfies { readonly [nation in Nation]: Side | null }

/** 2.3: all beige pieces share one colour, whatever their nation. */
const COLOURS = {
  German: 'german',
  Italian: 'italian',
  Turkish: 'turkish',
  Soviet: 'soviet',
  Allied: 'british',
  British: 'british',
  American: 'british',
} as const satisfies { readonly [nation in Nation]: CounterNation }

const SYMBOLS = {
  armor: 'armor',
  mechanized: 'mechanized',
  motorized: 'motorized',
  mountain: 'mountain',
  infantry: 'infantry',
  airborne: 'airborne',
  marine: 'marine',
  cavalry: 'cavalry',
  commando: 'special-forces',
} as const satisfies { readonly [type in UnitType]: CounterSymbol }

const YAVUZ = 'tr-ngs-yavuz'

/** 7.6 */
const WITHOUT_SUPPLY: readonly string[] = ['de-armenian', 'de-kommando', 'de-kurd', 'de-muslim']

const piece = (nation: Nation, id: string, name: string, abbr: string, symbol: CounterSymbol): Piece => ({
  id,
  name,
  abbr,
  nation,
  symbol,
  side: id === YAVUZ ? null : SIDES[nation],
  colour: COLOURS[nation],
  beige: COLOURS[nation] === 'british',
})

const strength = (printed: Printed): Strength =>
  typeof printed === 'number' ? { combat: printed, highland: printed } : { combat: printed[0], highland: printed[1] }

const inPrint = (printed: Printed, movement: number): string =>
  typeof printed === 'number' ? `${printed}-${movement}` : `${printed[0]}(${printed[1]})-${movement}`

/** 2.6, 8.2, 8.3: airborne and Kommando move 3 and ignore zones of control. */
const land =
  (nation: Nation) =>
  ([id, name, abbr, type, size, full, reduced, corps]: LandRow): LandUnit => {
    const isAirborne = type === 'airborne' || type === 'commando'
    const movement = isAirborne ? 3 : 5
    return {
      ...piece(nation, id, name, abbr, SYMBOLS[type]),
      kind: 'land',
      type,
      size,
      full: strength(full),
      reduced: strength(reduced),
      movement,
      corps: corps ?? null,
      needsSupply: !WITHOUT_SUPPLY.includes(id),
      ignoresZoc: isAirborne,
      ratings: { full: inPrint(full, movement), reduced: inPrint(reduced, movement) },
    }
  }

const cas =
  (nation: Nation) =>
  ([id, name, abbr, symbol, plus]: CasRow): CasUnit => ({
    ...piece(nation, id, name, abbr, symbol),
    kind: 'cas',
    plus,
  })

const ngs =
  (nation: Nation) =>
  ([id, name, abbr, symbol]: NgsRow): NgsUnit => ({ ...piece(nation, id, name, abbr, symbol), kind: 'ngs' })

/** Every unit of the game. ULTRA, Experten and the other markers are kept by the position, not as units. */
export const counters: readonly Counter[] = [
  ...german.map(land('German')),
  ...turkish.map(land('Turkish')),
  ...italian.map(land('Italian')),
  ...soviet.map(land('Soviet')),
  ...allied.map(land('Allied')),
  ...germanAir.map(cas('German')),
  ...turkishAir.map(cas('Turkish')),
  ...italianAir.map(cas('Italian')),
  ...britishAir.map(cas('British')),
  ...americanAir.map(cas('American')),
  ...sovietAir.map(cas('Soviet')),
  ...turkishNavy.map(ngs('Turkish')),
  ...italianNavy.map(ngs('Italian')),
  ...britishNavy.map(ngs('British')),
  ...americanNavy.map(ngs('American')),
  ...sovietNavy.map(ngs('Soviet')),
]

/** 2.2, R-76: the rest of the 160 pieces. Only ULTRA and the Experten are limited in play. */
export const MARKERS = {
  ultra: 4,
  experten: 1,
  gameTurn: 1,
  outOfSupply: 8,
  interdicted: 8,
  engaged: 8,
  x: 4,
} as const

/** How hexes, units and sides stand in a file. */
export const { hex, unit, side, unitTable, hexList, unitList } = printedNames(map, counters, ['german', 'allied'])

/** For rules and data that name a counter; throws on a name that does not exist. */
export const unitNamed = counterFinder(counters)

export const unitIds: readonly UnitId[] = counters.map((_, id) => id as UnitId)
export const landIds: readonly UnitId[] = unitIds.filter(id => counters[id].kind === 'land')
export const casIds: readonly UnitId[] = unitIds.filter(id => counters[id].kind === 'cas')
export const ngsIds: readonly UnitId[] = unitIds.filter(id => counters[id].kind === 'ngs')

/** The land unit of that number; throws on a CAS or NGS. */
export function landUnit(id: UnitId): LandUnit {
  const found = counters[id]
  if (found?.kind !== 'land') throw new RangeError(`Unit ${id} is no land unit`)
  return found
}
