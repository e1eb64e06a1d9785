import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { stackIn } from '../board'
import { stackLimits } from '../charts/charts'
import { ALLIED, type Gambit, hexOf, is1943, is1945, isSupport, nationOf, sideOf } from '../state'

type Company = 'american' | 'western' | 'partisan' | 'eastern' | 'chetnik' | 'guerrilla' | 'axis' | 'italian'

/** 10.6: those who may share a hex. Italians keep apart until they are Belligerent (S43.6, R-DEP11). */
function companyOf(s: Gambit, id: UnitId): Company {
  switch (nationOf(id)) {
    case 'United States':
      return 'american'
    case 'Britain':
    case 'Canada':
    case 'Poland':
      return 'western'
    case 'Yugoslav Partisan':
      return 'partisan'
    case 'Soviet Union':
      return 'eastern'
    case 'Bulgaria':
      return is1945(s) ? 'eastern' : 'axis'
    case 'Chetnik':
      return 'chetnik'
    case 'Greek Guerrilla':
      return 'guerrilla'
    case 'Italy':
      return is1943(s) && s.attitude !== 'belligerent' ? 'italian' : 'axis'
    default:
      return 'axis'
  }
}

const RULE: { readonly [company in Company]: string } = {
  american: '10.6.A',
  western: '10.6.A',
  partisan: '10.6.B',
  eastern: '10.6.B',
  chetnik: '10.6.C',
  guerrilla: '10.6.C',
  axis: '10.6.D',
  italian: 'S43.6.2',
}

const mayMix = (s: Gambit, a: Company, b: Company): boolean =>
  a === b || (is1945(s) && [a, b].every(each => each === 'partisan' || each === 'eastern'))

/** 10.6: the first pair of nations that may not share a hex. */
function mixRefusal(s: Gambit, units: readonly UnitId[]): Refusal | null {
  const companies = [...new Set(units.map(id => companyOf(s, id)))]
  for (const [index, a] of companies.entries())
    for (const b of companies.slice(index + 1))
      if (!mayMix(s, a, b)) {
        const strict = a === 'axis' || a === 'western' ? b : a
        return refusal(RULE[strict], 'these nationalities may not share a hex')
      }
  return null
}

/** 10.3: too many units for one hex. */
function limitRefusal(s: Gambit, units: readonly UnitId[]): Refusal | null {
  const [first] = units
  if (first === undefined) return null
  if (sideOf(s, first) !== ALLIED)
    return units.length > stackLimits.axis ? refusal('10.3.A', 'the Axis stacks three units in a hex') : null
  const support = units.filter(isSupport).length
  if (support > stackLimits.alliedSupport) return refusal('10.3.B', 'one corps support unit in a hex')
  return units.length - support > stackLimits.allied
    ? refusal('10.3.B', 'the Allies stack three units and one corps support unit in a hex')
    : null
}

/** Why these units, all of one side, may not stand in one hex. */
export const stackRefusal = (s: Gambit, units: readonly UnitId[]): Refusal | null =>
  limitRefusal(s, units) ?? mixRefusal(s, units)

/** Why units may not end in a hex beside the friends who are there. */
export function whyNotJoin(s: Gambit, units: readonly UnitId[], hex: HexId): Refusal | null {
  const [first] = units
  if (first === undefined) return null
  const there = stackIn(s, hex, sideOf(s, first)).filter(id => !units.includes(id))
  if (there.length === 0 && units.length === 1) return null
  const why = stackRefusal(s, [...there, ...units])
  return why ? { ...why, at: { hex } } : null
}

/**
 * 10.4: whether a stack must lose units. What a change of Chetnik control or of Italian attitude leaves together stays (R-CHE2,
 * R-IT1), so nations that may not meet are no overstack.
 */
export function isOverstacked(s: Gambit, hex: HexId, side: 0 | 1): boolean {
  const units = stackIn(s, hex, side).filter(id => !isLeftBehind(s, id))
  return limitRefusal(s, units) !== null
}

/** R-CHE2: Chetniks in a hex with friends of today count toward no limit. */
const isLeftBehind = (s: Gambit, id: UnitId): boolean => {
  const hex = hexOf(s, id)
  return (
    nationOf(id) === 'Chetnik' &&
    hex !== null &&
    stackIn(s, hex, sideOf(s, id)).some(other => nationOf(other) !== 'Chetnik')
  )
}
