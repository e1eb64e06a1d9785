import type { Flight, Mission } from '../../../../src/games/balkan-front/air/air-state'
import { atHex, inBox, type Spot } from '../../../../src/games/balkan-front/air/spots'
import type { Front, Unit } from '../../../../src/games/balkan-front/state'
import { type Build, hex, position, unit } from '../positions'

/** '4913' on the map, 'rhodes' beside it. */
export const spot = (name: string): Spot => (/\d/u.test(name) ? atHex(hex(name)) : inBox(name))

export const flight = (id: string, mission: Mission, to: string, more: Partial<Flight> = {}): Flight => ({
  unit: unit(id),
  mission,
  base: spot(to),
  to: spot(to),
  at: spot(to),
  night: false,
  extended: false,
  fate: 'flying',
  tow: null,
  cargo: { units: [], inGlider: [], supply: 0 },
  ...more,
})

export type AirBuild = Build & {
  readonly flights?: readonly Flight[]
  readonly inBoxes?: { readonly [box: string]: readonly string[] }
}

/** A position that may be written to, with units in boxes and in the air. */
export function airPosition({ flights = [], inBoxes = {}, ...build }: AirBuild): Front {
  const s = position({ ...build, own: { flights, flown: flights.map(each => each.unit), ...build.own } })
  const units: Unit[] = [...s.units]
  for (const { unit: flyer, tow, cargo } of flights)
    for (const id of [flyer, ...(tow === null ? [] : [tow]), ...cargo.units])
      units[id] = { at: { is: 'aloft' }, cadre: false }
  for (const [box, ids] of Object.entries(inBoxes))
    for (const id of ids) units[unit(id)] = { at: { is: 'box', box }, cadre: false }
  return { ...s, units }
}
