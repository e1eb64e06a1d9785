import type { CounterFace, CounterState, CounterSymbol } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { UnitId } from '../../../core/ids'
import { isConfused } from '../combat/attack'
import type { Arm, Counter } from '../forces/counters'
import { designationOf } from '../forces/designations'
import {
  ALLIED,
  combatFactor,
  counterOf,
  type Gambit,
  hasActed,
  is1945,
  isDispersed,
  isDivision,
  isReduced,
  isSupport,
  nationOf,
  sideOf,
  unitOf,
} from '../state'
import { frames } from '../steps'
import { unsuppliedUnits } from '../supply/supply'
import { NATIONS } from './nations'

const SYMBOLS: { readonly [arm in Arm]: CounterSymbol } = {
  armor: 'armor',
  motorized: 'motorized',
  infantry: 'infantry',
  light: 'light-infantry',
  special: 'special-forces',
  parachute: 'airborne',
  cavalry: 'cavalry',
  fortress: 'fortress',
  support: 'artillery',
  partisan: 'partisan',
}

const symbolOf = (s: Gambit, id: UnitId, { arm, name }: Counter): CounterSymbol => {
  if (isDispersed(s, id)) return 'partisan-dispersed'
  return arm === 'light' && /Mountain|Alpine/.test(name) ? 'mountain' : SYMBOLS[arm]
}

/** 2.9.6: the Italian of 1945 shares the colour of the collaborationists. */
const colourOf = (s: Gambit, id: UnitId) =>
  nationOf(id) === 'Italy' && is1945(s) ? 'collaborator' : NATIONS[nationOf(id)].colour

/** A word for what the counter itself does not show. */
function modeOf(s: Gambit, id: UnitId): string | null {
  if (isDispersed(s, id)) return 'disp.'
  if (isConfused(s, id)) return 'confused'
  return nationOf(id) === 'Chetnik' && s.chetniks !== null ? (sideOf(s, id) === ALLIED ? 'Allied' : 'Axis') : null
}

/** Those who fight in the battle or the hunt that is on. */
const engagedUnits = recent((s: Gambit): ReadonlySet<UnitId> => {
  const hunt = frames.topmost(s, 'hunt')
  return new Set([...(s.battle?.attackers ?? []), ...(s.battle?.defenders ?? []), ...(hunt?.args.units ?? [])])
})

const stateOf = (s: Gambit, id: UnitId): CounterState => {
  const mode = modeOf(s, id)
  return {
    ...(hasActed(s, id) ? { acted: true } : {}),
    ...(unsuppliedUnits(s).has(id) ? { outOfSupply: true } : {}),
    ...(engagedUnits(s).has(id) ? { engaged: true } : {}),
    ...(isReduced(s, id) ? { reduced: true } : {}),
    ...(mode === null ? {} : { mode }),
  }
}

/** 12.5: the factor of corps support stands in brackets. */
const printedFactor = (s: Gambit, id: UnitId): string =>
  isSupport(id) ? `(${combatFactor(s, id)})` : String(combatFactor(s, id))

/** 2.7.2: the dispersed side of a partisan counter has no ratings. */
const ratingsOf = (s: Gambit, id: UnitId): string =>
  isDispersed(s, id) ? '' : `${printedFactor(s, id)}-${counterOf(id).mf}`

/** '8th Armoured Division, British, 5-6, 2 of 2 steps' */
function spokenName(s: Gambit, id: UnitId): string {
  const { name, steps } = counterOf(id)
  const { adjective } = NATIONS[nationOf(id)]
  const hasNation = name.toLowerCase().includes(adjective.toLowerCase())
  return [
    name,
    hasNation ? '' : adjective,
    isDispersed(s, id) ? 'dispersed' : ratingsOf(s, id),
    isDivision(id) ? `${unitOf(s, id).steps} of ${steps} steps` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function faceOf(s: Gambit, id: UnitId): CounterFace {
  const counter = counterOf(id)
  return {
    kind: 'ground',
    nation: colourOf(s, id),
    symbol: symbolOf(s, id, counter),
    size: counter.size === '' ? null : counter.size,
    designation: designationOf(counter),
    ratings: ratingsOf(s, id),
    steps: isDivision(id) ? { left: unitOf(s, id).steps, full: counter.steps } : null,
    // 2.9.5: Croats in German service are gray and blue.
    formation: counter.nation === 'Germany' && counter.name.includes('Croatian') ? 'blue' : null,
    state: stateOf(s, id),
    label: spokenName(s, id),
  }
}

const facesOf = recent((_s: Gambit) => new Map<UnitId, CounterFace>())

export function face(s: Gambit, id: UnitId): CounterFace {
  const known = facesOf(s)
  const found = known.get(id) ?? faceOf(s, id)
  known.set(id, found)
  return found
}
