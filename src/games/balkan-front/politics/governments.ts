import { leaving, sideOfCountry } from '../../../core/army/countries'
import type { HexId, UnitId } from '../../../core/ids'
import { forgetAir } from '../air/air-units'
import { whereFor } from '../arrivals/lists'
import { GOVERNMENT_ESCAPES } from '../charts/politics'
import { ALLIED, AXIS, nationOf } from '../countries'
import type { Nation } from '../forces/counter'
import { unitIds } from '../forces/counters'
import { hexesFor } from '../forces/scenarios'
import { ATHENAI, BEOGRAD, isIn } from '../map/geography'
import type { Settle, Taken } from '../ownership-hooks'
import { type Front, type Go, hexOf, type Part, putUnits, unitOf } from '../state'
import { isScored, score } from '../victory/points'
import { freeSetsOf } from './broken-sets'

export const GOVERNMENTS = ['Greece', 'Yugoslavia'] as const
export type GovernmentOf = (typeof GOVERNMENTS)[number]

/** 28.B.1.a.1, 28.C.2.a */
export const SEAT: { readonly [land in GovernmentOf]: HexId } = { Greece: ATHENAI, Yugoslavia: BEOGRAD }
const NATION: { readonly [land in GovernmentOf]: Nation } = { Greece: 'Greek', Yugoslavia: 'Yugoslav' }
export const RULE: { readonly [land in GovernmentOf]: string } = { Greece: '28.B.1.a.3', Yugoslavia: '28.C.2.a' }

type Seats = Part<'setting' | 'countries' | 'lostGovernments' | 'escaped'>

/** An Allied government sits in its capital. */
export const isSeated = (s: Seats, land: GovernmentOf): boolean =>
  isScored(s) &&
  sideOfCountry(s.countries, land) === ALLIED &&
  !s.lostGovernments.includes(SEAT[land]) &&
  !s.escaped.includes(SEAT[land])

/** R-GOV5: islands of their own country. */
const isOwnIsland = (land: GovernmentOf, hex: HexId): boolean =>
  land === 'Greece' ? isIn(hex, 'Crete') || isIn(hex, 'Greek Islands') : isIn(hex, 'Yugoslav islands')

const OUT_OF_PLAY: readonly string[] = ['waiting', 'set', 'dead', 'gone', 'surrendered', 'absent']

/** R-GOV6: still to come, and to islands only. */
const comesToIslands = (s: Front, id: UnitId, land: GovernmentOf): boolean => {
  const where = whereFor(s, id)
  if (where === null || where.is === 'box') return false
  const hexes = hexesFor(s, where)
  return hexes.length > 0 && hexes.every(hex => isOwnIsland(land, hex))
}

/** 28.B.1.a, R-GOV2, R-GOV8: the forces leave the game at once, with their zones; `areIslandsSpared` after an evacuation. */
function surrender(s: Front, go: Go, land: GovernmentOf, areIslandsSpared: boolean, settle: Settle): void {
  const own = unitIds.filter(id => nationOf(id) === NATION[land])
  const stays = (id: UnitId): boolean => {
    const hex = hexOf(s, id)
    return areIslandsSpared && hex !== null && isOwnIsland(land, hex)
  }
  const units = own.filter(id => !OUT_OF_PLAY.includes(unitOf(s, id).at.is) && !stays(id))
  const late = own.filter(id => unitOf(s, id).at.is === 'waiting' && !(areIslandsSpared && comesToIslands(s, id, land)))
  const left = units.flatMap(id => hexOf(s, id) ?? [])
  putUnits(s, units, () => ({ at: { is: 'surrendered' } }))
  putUnits(s, late, () => ({ at: { is: 'gone' } }))
  forgetAir(s, units)
  s.called = s.called.filter(id => !late.includes(id))
  freeSetsOf(s)
  go.log('surrendered', { land, units }, RULE[land])
  settle(s, go, left)
}

/** 28.B.1.a.3, R-GOV1, R-GOV8: the seat is in Axis hands, however it came there; one die, at once. */
export function takeSeat(s: Front, go: Go, { hex, to }: Taken, settle: Settle): void {
  const land = GOVERNMENTS.find(each => SEAT[each] === hex)
  if (to !== AXIS || land === undefined || !isSeated(s, land)) return
  const die = go.roll(6, `the government of ${land}`)
  const escapes = die <= GOVERNMENT_ESCAPES
  go.log('seatTaken', { land, hex, die, escapes }, RULE[land])
  if (escapes) {
    s.escaped = [...s.escaped, hex]
    return
  }
  s.lostGovernments = [...s.lostGovernments, hex]
  score(s, go, 'capital-captured', 1)
  s.countries = leaving(s.countries, land)
  surrender(s, go, land, false, settle)
}

/** 28.B.1.a.2, 28.C.2.a: into exile; on the islands they fight on. */
export function evacuate(s: Front, go: Go, land: GovernmentOf, settle: Settle): void {
  s.escaped = s.escaped.filter(hex => hex !== SEAT[land])
  s.lostGovernments = [...s.lostGovernments, SEAT[land]]
  go.log('evacuated', { land, hex: SEAT[land] }, land === 'Greece' ? '28.B.1.a.2' : '28.C.2.a')
  surrender(s, go, land, true, settle)
}

/** R-GOV4: those that got away go without being asked, even if the city was retaken. */
export function evacuateEscaped(s: Front, go: Go, settle: Settle): void {
  for (const land of GOVERNMENTS) if (s.escaped.includes(SEAT[land])) evacuate(s, go, land, settle)
}

/** R-GOV6: nothing more is raised for a nation whose government was captured, and after an exile only on its islands. */
export const isBeaten = (s: Part<'countries'>, nation: Nation): boolean =>
  GOVERNMENTS.some(land => NATION[land] === nation && s.countries[land].stance === 'out')
export const raisesAt = (s: Part<'lostGovernments'>, nation: Nation, hex: HexId): boolean => {
  const land = GOVERNMENTS.find(each => NATION[each] === nation)
  return land === undefined || !s.lostGovernments.includes(SEAT[land]) || isOwnIsland(land, hex)
}
