import type { CounterNation, CounterSize, CounterSymbol } from '../../../core/engine/counter-face'
import type { AirCounter, GroundCounter, GroundSize, GroundType, Nation } from '../forces/counter'
import { isMotorized } from '../forces/unit-types'

export const COLOURS: { readonly [nation in Nation]: CounterNation } = {
  Italian: 'italian',
  Albanian: 'albanian',
  German: 'german',
  Bulgarian: 'bulgarian',
  Hungarian: 'hungarian',
  Greek: 'greek',
  British: 'british',
  Yugoslav: 'yugoslav',
}

const SYMBOLS: { readonly [type in GroundType]: CounterSymbol } = {
  armor: 'armor',
  lightArmor: 'light-armor',
  lightTank: 'light-armor',
  assaultGun: 'assault-gun',
  motInf: 'motorized',
  motorcycle: 'motorcycle',
  motAT: 'motorized-antitank',
  heavyAA: 'heavy-antiaircraft',
  lightAA: 'antiaircraft',
  positionAA: 'position-antiaircraft',
  artillery: 'artillery',
  siegeArtillery: 'siege-artillery',
  infantry: 'infantry',
  lightInf: 'light-infantry',
  mountain: 'mountain',
  cavalry: 'cavalry',
  static: 'static',
  fortress: 'fortress',
  border: 'border',
  marine: 'marine',
  commando: 'special-forces',
  marineCommando: 'marine-commando',
  parachute: 'airborne',
  airLanding: 'air-landing',
  construction: 'construction',
  combatEngineer: 'engineer',
  assaultEngineer: 'assault-engineer',
  hq: 'headquarters',
}

/** The symbol with wheels under it, where there is one. */
const ON_WHEELS: { readonly [type in GroundType]?: CounterSymbol } = {
  infantry: 'motorized',
  cavalry: 'motorized-cavalry',
  heavyAA: 'motorized-antiaircraft',
  lightAA: 'motorized-antiaircraft',
  combatEngineer: 'motorized-engineer',
  hq: 'motorized-headquarters',
}

export function groundSymbol(counter: GroundCounter): CounterSymbol {
  if (counter.engineer === true) return 'parachute-engineer'
  if (isMotorized(counter)) return ON_WHEELS[counter.type] ?? SYMBOLS[counter.type]
  if (counter.type === 'hq' && counter.mountain === true) return 'mountain-headquarters'
  return counter.mountain === true && counter.type === 'infantry' ? 'mountain' : SYMBOLS[counter.type]
}

export function airSymbol({ letters, category, towed }: AirCounter): CounterSymbol {
  if (towed) return 'glider'
  if (letters === 'HF') return 'heavy-fighter'
  if (letters === 'D') return 'dive-bomber'
  if (letters === 'NB') return 'night-bomber'
  if (category === 'fighter') return 'fighter'
  return category === 'transport' ? 'transport-aircraft' : 'bomber'
}

export const SIZES: { readonly [size in GroundSize]: CounterSize | null } = {
  XX: 'XX',
  X: 'X',
  III: 'III',
  II: 'II',
  HQ: 'XX',
  '-': null,
}

export const TYPE_WORDS: { readonly [type in GroundType]: string } = {
  armor: 'Armored',
  lightArmor: 'Light armored',
  lightTank: 'Light tank',
  assaultGun: 'Assault gun',
  motInf: 'Motorized infantry',
  motorcycle: 'Motorcycle',
  motAT: 'Motorized antitank',
  heavyAA: 'Heavy antiaircraft',
  lightAA: 'Light antiaircraft',
  positionAA: 'Position antiaircraft',
  artillery: 'Artillery',
  siegeArtillery: 'Siege artillery',
  infantry: 'Infantry',
  lightInf: 'Light infantry',
  mountain: 'Mountain',
  cavalry: 'Cavalry',
  static: 'Static',
  fortress: 'Fortress',
  border: 'Border',
  marine: 'Marine',
  commando: 'Commando',
  marineCommando: 'Marine commando',
  parachute: 'Parachute',
  airLanding: 'Air landing',
  construction: 'Construction',
  combatEngineer: 'Combat engineer',
  assaultEngineer: 'Assault engineer',
  hq: 'Headquarters',
}

export const SIZE_WORDS: { readonly [size in GroundSize]: string } = {
  XX: 'division',
  X: 'brigade',
  III: 'regiment',
  II: 'battalion',
  HQ: '',
  '-': '',
}
