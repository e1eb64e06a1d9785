import type { Side } from '../../../../src/core/ids'
import type { Json } from '../../../../src/core/json'
import { balkanFront } from '../../../../src/games/balkan-front'
import type { Flight, Mission } from '../../../../src/games/balkan-front/air/air-state'
import { atHex, inBox, type Spot } from '../../../../src/games/balkan-front/air/spots'
import type { Front, Unit } from '../../../../src/games/balkan-front/state'
import { type Build, engine, hex, position, unit } from '../positions'

/** '4913' on the map, 'rhodes' beside it. */
export const spot = (name: string): Spot => (/\d/u.test(name) ? atHex(hex(name)) : inBox(name))

export const flight = (id: string, mission: Mission, to: string, more: Partial<Flight> = {}): Flight => ({
  unit: unit(id),
  mission,
  base: spot(to),
  to: spot(to),
  beyond: null,
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

/** A decision of the air phase that is asked by itself, with units in the air; behind it the Navy is asked. */
export function facing(step: string, side: Side, build: AirBuild, args: Json = null): Front {
  const s = airPosition(build)
  const local = balkanFront.steps[step]?.fresh?.(args) ?? null
  const then = { step: 'interdict', side: 1, args: { before: false }, local: null, asker: 0, entered: true } as const
  const now = { step, side, args, local, asker: 0, entered: false }
  return engine.carryOn({ ...s, frames: [...s.frames, then, now] }).state
}
