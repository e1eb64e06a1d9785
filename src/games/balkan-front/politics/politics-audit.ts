import { sideOfCountry } from '../../../core/army/countries'
import { AXIS, nameOf, nationOf } from '../countries'
import { unitIds } from '../forces/counters'
import { hexName } from '../map/geography'
import { type Front, hexOf, unitOf } from '../state'
import { GOVERNMENTS, isBeaten, SEAT } from './governments'

/** What must hold of this subject after every action. */
export function* politicsFaults(s: Front): Iterable<string> {
  if (s.leaning !== null && s.countries.Yugoslavia.stance !== 'neutral')
    yield 'Yugoslavia is in the war and still favours a side'
  for (const land of GOVERNMENTS) {
    const seat = SEAT[land]
    if (s.escaped.includes(seat) && s.lostGovernments.includes(seat))
      yield `the government of ${land} has escaped and is lost`
    if (s.countries[land].stance === 'out' && !s.lostGovernments.includes(seat))
      yield `${land} is beaten and its government at ${hexName(seat)} is not lost`
  }
  for (const id of unitIds) {
    const { at } = unitOf(s, id)
    if (hexOf(s, id) !== null && isBeaten(s, nationOf(id))) yield `${nameOf(id)} has surrendered and stands on the map`
    if (at.is === 'surrendered' && nationOf(id) !== 'Greek' && nationOf(id) !== 'Yugoslav')
      yield `${nameOf(id)} has surrendered without a government of its own`
  }
  for (const id of s.assisted) if (nationOf(id) !== 'German') yield `${nameOf(id)} is no German assistance`
  if (s.bulgarians !== 'passive' && sideOfCountry(s.countries, 'Bulgaria') !== AXIS)
    yield 'Bulgarians take part without Bulgaria'
}
