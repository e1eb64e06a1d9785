import { ofPick, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { bestStaff } from '../command/command'
import { countriesOn, countryOf, nameOf, sideOf } from '../countries'
import { COUNTRIES, type Country } from '../forces/counter'
import { changeMorale } from '../politics/morale'
import { secretOwner } from '../secrets/sight'
import { counterOf, type Go, hexOf, isType, putUnit, unitIds, unitList, unitOf, type Wars } from '../state'

/** 10.2, 9.3, X25-X27: cadre, the best Staff in range, and a Morale Point; 6 always fails, 1 never does. */
export function rallyNeeds(s: Wars, id: UnitId, point: boolean): number {
  const { cadre, staff } = counterOf(id)
  // 9.3.2: a Demoralized HQ has its own Staff for itself.
  const help = isType(id, 'hq') ? Math.max(staff ?? 0, bestStaff(s, id)) : bestStaff(s, id)
  return Math.min(5, Math.max(1, cadre + help + (point ? 1 : 0)))
}

type Local = { tried: readonly UnitId[] }
type Rallying = Frame<null, Local>

const shaken = (s: Wars, side: Side): UnitId[] =>
  unitIds.filter(id => sideOf(s, id) === side && hexOf(s, id) !== null && unitOf(s, id).demoralized)

const waiting = (s: Wars, f: Rallying): UnitId[] => shaken(s, f.side).filter(id => !f.local.tried.includes(id))

const whyNotTry = (s: Wars, f: Rallying, id: UnitId): Refusal[] =>
  firstOf(
    () => sideOf(s, id) !== f.side && refusal('10.2.1', 'it belongs to the other side', { unit: id }),
    () => !unitOf(s, id).demoralized && refusal('10.2.1', `${nameOf(id)} is in good order`, { unit: id }),
    () => f.local.tried.includes(id) && refusal('10.2.1', `${nameOf(id)} has tried to rally`, { unit: id }, 'D85'),
    () => !shaken(s, f.side).includes(id) && refusal('10.2.1', `${nameOf(id)} is not on the map`, { unit: id }),
  )

/** 10.2.3 */
const whyNoPoint = (s: Wars, id: UnitId): Refusal[] => {
  const country = countryOf(s, id)
  return firstOf(
    () => country === null && refusal('10.2.3', 'a Great Power has no Morale to spend', { unit: id }),
    () =>
      country !== null && s.morale[country] === 0 && refusal('10.2.3', `${country} has no Morale left`, { unit: id }),
    () =>
      rallyNeeds(s, id, true) === rallyNeeds(s, id, false) && refusal('10.2.4', 'a point would not help', { unit: id }),
  )
}

function attempt(s: Wars, f: Rallying, id: UnitId, point: boolean, go: Go): void {
  const needed = rallyNeeds(s, id, point)
  const country = countryOf(s, id)
  if (point && country !== null) changeMorale(s, go, country, -1, 'spent on a rally')
  const rallied = go.roll(6, 'rally') <= needed
  if (rallied) putUnit(s, id, { demoralized: false })
  f.local.tried = [...f.local.tried, id]
  go.log('rally', { unit: id, hex: hexOf(s, id) as HexId, needed, rallied, point, owner: secretOwner(s, id) }, '10.2.1')
}

/** 10.3.7, D41, D86 */
export const whyNotNationalRally = (s: Wars, side: Side, country: Country): Refusal[] =>
  firstOf(
    () => !countriesOn(s, side).includes(country) && refusal('10.3.7', `${country} is not on your side`),
    () => s.morale[country] > 0 && refusal('10.3.7', `${country} still has Morale`),
    () => s.rallied.includes(country) && refusal('10.3.7', `${country} has had its National Rally`),
    () =>
      s.acted.includes(country) && refusal('10.3.7', `units of ${country} have moved or attacked`, undefined, 'D86'),
  )

const canRallyNation = (s: Wars, side: Side): boolean =>
  countriesOn(s, side).some(country => whyNotNationalRally(s, side, country).length === 0)

const canGoOn = (s: Wars, f: Rallying): boolean => waiting(s, f).length > 0 || canRallyNation(s, f.side)

const settle = (s: Wars, f: Rallying, go: Go): void => {
  if (!canGoOn(s, f)) go.end()
}

/** RLY.1: in sixths; a 1 always rallies, a 6 never. */
export const rallyChance = (s: Wars, id: UnitId, point: boolean): string => `${rallyNeeds(s, id, point)} in 6`

const trying = (title: string, point: boolean) =>
  ofUnit<Wars, null, Local>({
    title,
    intent: point ? 'spend' : 'act',
    seals: true,
    among: waiting,
    whyNot: (s, f, id) =>
      firstOf(
        () => whyNotTry(s, f, id),
        () => (point ? whyNoPoint(s, id) : []),
      ),
    label: (id, s) => `${nameOf(id)}: ${rallyChance(s, id, point)}`,
    do(s, f, id, go) {
      attempt(s, f, id, point, go)
      settle(s, f, go)
    },
  })

/** 10.2, 10.3.7, D85: unit by unit in the owner's order, each with or without a Morale Point. */
export const rally = step<Wars, null, Local>({
  seat: 'private',
  local: shape.fields({ tried: unitList }),
  fresh: () => ({ tried: [] }),
  enter: settle,
  prompt: (s, f) => ({
    text:
      waiting(s, f).length > 0
        ? `Rally: ${waiting(s, f).length === 1 ? 'one Demoralized unit may try, one roll' : `${waiting(s, f).length} Demoralized units may try, one roll each`}`
        : 'Rally: a country without Morale may have its National Rally',
    rule: '10.2.1',
    ruling: 'D85',
    waiting: 'is rallying units',
  }),
  answers: {
    all: plain<Wars, null, Local>({
      intent: 'act',
      seals: true,
      label: (s, f) => `Rally all ${waiting(s, f).length}`,
      whyNot: (s, f) => waiting(s, f).length === 0 && refusal('10.2.1', 'nobody is Demoralized'),
      do(s, f, go) {
        // An HQ that has rallied helps those after it.
        const order = waiting(s, f).sort((a, b) => Number(isType(b, 'hq')) - Number(isType(a, 'hq')))
        for (const id of order) attempt(s, f, id, false, go)
        settle(s, f, go)
      },
    }),
    rally: trying('Rally', false),
    spend: trying('Rally with a Morale Point', true),
    nation: ofPick<Wars, null, Local, Country>({
      title: 'National Rally',
      intent: 'spend',
      seals: true,
      rule: '10.3.7',
      values: COUNTRIES,
      whyNot: (s, f, country) => whyNotNationalRally(s, f.side, country),
      label: country => `National Rally of ${country}`,
      do(s, f, country, go) {
        const die = go.roll(6, `National Rally of ${country}`)
        s.rallied = [...s.rallied, country]
        go.log('nationalRally', { country, die }, '10.3.7')
        changeMorale(s, go, country, die, 'National Rally', '10.3.7')
        settle(s, f, go)
      },
    }),
    done: plain<Wars, null, Local>({
      intent: 'pass',
      label: 'End Rally',
      leaves(s, f) {
        const left = waiting(s, f).length
        if (left === 0) return null
        return left === 1 ? 'one unit has not tried' : `${left} units have not tried`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) => (waiting(s, f).length > 0 ? 'all' : 'done'),
  unmoved: (s, f) => waiting(s, f).map(unit => ({ units: [unit], take: null })),
  focus: (s, f) => ({ from: [...new Set(waiting(s, f).flatMap(id => hexOf(s, id) ?? []))] }),
  needs: canGoOn,
})
