import { frameFaults } from '../../core/engine/hand'
import type { Side, UnitId } from '../../core/ids'
import { MOST_MORALE } from './charts/morale-and-mobilization'
import { countryOf, isGreatPowerUnit, nameOf, sideOf } from './countries'
import { COUNTRIES, POWERS } from './forces/counter'
import { scenarioOf } from './forces/scenarios'
import { isLand } from './map/geography'
import { hexOf, isType, landIds, unitIds, unitOf, type Wars } from './state'
import { steps } from './steps'

function* unitFaults(s: Wars): Iterable<string> {
  for (const id of unitIds) {
    const { at, demoralized } = unitOf(s, id)
    if (at.is === 'hex' && !isLand(at.hex)) yield `${nameOf(id)} stands at sea`
    if (demoralized && at.is !== 'hex' && at.is !== 'unseen') yield `${nameOf(id)} is Demoralized in a box`
    if (at.is === 'track' && !isGreatPowerUnit(s, id)) yield `${nameOf(id)} is on the Turn Track`
    if (at.is === 'prisoner' && isGreatPowerUnit(s, id)) yield `${nameOf(id)} is a prisoner`
    if (at.is === 'prisoner' && isType(id, 'depot', 'fortification', 'artillery')) yield `${nameOf(id)} is a prisoner`
    if (at.is === 'display' && (isGreatPowerUnit(s, id) || !nameOf(id).startsWith('Ottoman')))
      yield `${nameOf(id)} is in Asia`
  }
}

/** 5.G.5, A16: no hex holds units of both sides, or of a side and a neutral. */
function* stackFaults(s: Wars): Iterable<string> {
  const seen = new Map<number, Side | null>()
  for (const id of landIds) {
    const hex = hexOf(s, id)
    if (hex === null) continue
    const side = sideOf(s, id)
    if (seen.has(hex) && seen.get(hex) !== side) yield `${nameOf(id)} shares its hex with others than its own side`
    seen.set(hex, side)
  }
}

function* countryFaults(s: Wars): Iterable<string> {
  for (const name of COUNTRIES) {
    if (s.morale[name] < 0 || s.morale[name] > MOST_MORALE) yield `Morale of ${name} is ${s.morale[name]}`
    if (s.countries[name].stance === 'joined' && s.countries[name].side === null) yield `${name} joined nobody`
  }
  for (const name of scenarioOf(s).sides.flat())
    if (s.countries[name].stance === 'neutral') yield `${name} is neutral in a war that it began`
  for (const power of POWERS)
    if (s.powers[power].committed && s.powers[power].ally === null) yield `${power} fights for nobody`
  const isLeft = (id: UnitId) => unitOf(s, id).at.is !== 'gone' && unitOf(s, id).at.is !== 'absent'
  for (const name of COUNTRIES)
    if (s.countries[name].stance === 'out' && unitIds.some(id => isLeft(id) && countryOf(s, id) === name))
      yield `${name} has capitulated and still has units`
}

/** What must hold after every action. */
export const audit = (s: Wars): readonly string[] => [
  ...unitFaults(s),
  ...stackFaults(s),
  ...countryFaults(s),
  ...frameFaults(steps, s, { isFought: s.combat !== null, called: 'combat' }),
]
