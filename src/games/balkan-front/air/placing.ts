import { type Refusal, refusal } from '../../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import { nameOf, sideOf } from '../countries'
import type { Front, Units } from '../state'
import { isUp } from './air-combat'
import type { AirBattle, Placed } from './air-state'
import { strengthsOf } from './air-strengths'
import { flightOf } from './air-units'

/** 21.B.1: interceptors on the screen, escorts to spare on those, free escorts on who passes, who got through on the mission force. */
export const PLACINGS = ['screen', 'extras', 'bypass', 'force'] as const
export type Placing = (typeof PLACINGS)[number]

const isPlaced = ({ placed }: AirBattle, id: UnitId): boolean => placed.some(({ unit, on }) => unit === id || on === id)

/** Those who are still to be placed. */
export function placersOf(s: Front, battle: AirBattle, placing: Placing): Units {
  const { against, screen, past, done } = battle
  switch (placing) {
    case 'screen':
      return against.filter(id => !isPlaced(battle, id))
    case 'extras':
      return screen.length > against.length ? screen.filter(id => !isPlaced(battle, id)) : []
    case 'bypass':
      return screen.filter(id => isUp(s, id) && !done.includes(id) && !battle.placed.some(({ unit }) => unit === id))
    case 'force':
      return past.filter(id => isUp(s, id) && !battle.placed.some(({ unit }) => unit === id))
    default:
      return placing satisfies never
  }
}

export function ontoOf(s: Front, { against, screen, past, force }: AirBattle, placing: Placing): Units {
  switch (placing) {
    case 'screen':
      return screen
    case 'extras':
      return against
    case 'bypass':
      return past.filter(id => isUp(s, id))
    case 'force':
      return force.filter(id => isUp(s, id))
    default:
      return placing satisfies never
  }
}

/** 21.B.1.a.2, 21.B.1.c: escorts may be kept back; interceptors must all be placed. */
export const mayHold = (placing: Placing): boolean => placing === 'extras' || placing === 'bypass'

export const placerSide = (s: Front, { past, against }: AirBattle, placing: Placing): Side => {
  const [first] = [...against, ...past]
  const interceptor = first === undefined ? 1 : ((sideOf(s, first) ?? 1) as Side)
  return mayHold(placing) ? otherSide(interceptor) : interceptor
}

/** 21.B.1.a.1: one interceptor for each escort, as far as they go. */
const freeScreen = ({ screen, placed }: AirBattle): Units => screen.filter(id => !placed.some(({ on }) => on === id))

export function whyNotPlace(s: Front, battle: AirBattle, placing: Placing, { unit, on }: Placed): Refusal | false {
  if (!placersOf(s, battle, placing).includes(unit))
    return refusal('21.B.1.a.1', `${nameOf(unit)} is not to be placed`, { unit })
  if (!ontoOf(s, battle, placing).includes(on))
    return refusal('21.B.1.a.1', `${nameOf(on)} is not to be fought now`, { unit: on })
  if (placing !== 'screen') return false
  const free = freeScreen(battle)
  return free.length > 0 && !free.includes(on)
    ? refusal('21.B.1.a.1', 'every escort is met by one interceptor first', { unit: on })
    : false
}

const profile = (s: Front, id: UnitId): string => {
  const { attack, defence } = strengthsOf(s, id)
  return `${nameOf(id)} ${flightOf(s, id)?.mission} ${attack} ${defence}`
}
export const areAlike = (s: Front, units: Units): boolean => new Set(units.map(id => profile(s, id))).size <= 1

/** R-AIR33: whether its owner has anything to say. */
export function isChoice(s: Front, battle: AirBattle, placing: Placing): boolean {
  const [placers, onto] = [placersOf(s, battle, placing), ontoOf(s, battle, placing)]
  if (placers.length === 0 || onto.length === 0) return false
  if (mayHold(placing)) return true
  if (onto.length === 1) return false
  const isSpread = placing === 'screen' ? placers.length <= onto.length : placers.length === 1
  return !(isSpread && areAlike(s, placers) && areAlike(s, onto))
}

/** One on each, from the most dangerous or most precious on, then round again. */
export function usualPlaces(s: Front, battle: AirBattle, placing: Placing): readonly Placed[] {
  const worth = (id: UnitId): number => strengthsOf(s, id).attack + strengthsOf(s, id).defence
  const [placers, onto] = [placersOf(s, battle, placing), ontoOf(s, battle, placing)]
  if (onto.length === 0) return []
  const taken = (id: UnitId) => battle.placed.filter(({ on }) => on === id).length
  const order = onto.toSorted((a, b) => taken(a) - taken(b) || worth(b) - worth(a))
  return placers
    .toSorted((a, b) => worth(b) - worth(a))
    .map((unit, index) => ({ unit, on: order[index % order.length] as UnitId }))
}
