import { otherSide, type Side } from '../../../core/ids'
import { moverOf, nationOf } from '../countries'
import { groundIds } from '../forces/counters'
import { CLEAR, type Front, hexOf, type Units } from '../state'
import { isJoined } from './lines'
import { sourcesOf } from './sources'
import { outOfSupply } from './supply'

/** What keeps units from their sources: each unit under the first that would let it through. */
export type WhyOut = {
  readonly weather: Units
  readonly zoc: Units
  readonly length: Units
  readonly cut: Units
}

/** The position as if no unit of a side had a zone. */
const withoutZones = (s: Front, side: Side): Front => ({
  ...s,
  noZoc: [...s.noZoc, ...groundIds.filter(id => moverOf(s, id) === side)],
})

/** 12.A, 12.B.0.1: the weather, a zone of control, or the length of the way; else it is cut off. */
export function whyOut(s: Front, side: Side, out: Units): WhyOut {
  const found = { weather: [], zoc: [], length: [], cut: [] } as { [why in keyof WhyOut]: Units[number][] }
  if (out.length === 0) return found
  const isClear = s.weather.D === 'C' && s.weather.E === 'C'
  const inClear = isClear ? out : outOfSupply({ ...s, weather: CLEAR }, side)
  const open = outOfSupply(withoutZones(s, otherSide(side)), side)
  for (const id of out) {
    const hex = hexOf(s, id)
    const nation = nationOf(id)
    const why = !inClear.includes(id)
      ? 'weather'
      : !open.includes(id)
        ? 'zoc'
        : hex !== null && isJoined(s, nation, hex, sourcesOf(s, nation, side))
          ? 'length'
          : 'cut'
    found[why].push(id)
  }
  return found
}
