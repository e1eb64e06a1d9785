import { recent } from '../../../core/engine/derived'
import { otherSide, type Side } from '../../../core/ids'
import { hexesHeldBy } from '../board'
import { sideOf } from '../countries'
import { hexesApart } from '../map/geography'
import type { Front } from '../state'
import type { Mission, Repeat } from './air-state'
import { airAt, isGlider } from './air-units'
import { basesOf, capacityOf } from './airbases'
import { type Board, pickable } from './board-orders'
import { type Planned, startOf, whyNotOrder } from './flying'
import { isLift, NO_CARGO } from './lifts'
import type { Order } from './missions'
import { type Spot, sameSpot } from './spots'

/** Once only: the way there is behind them, or the cargo. */
const isOnce = (mission: Mission): boolean => mission === 'transfer' || mission === 'staging' || isLift(mission)

/** Noted as the air movement ends: what could be ordered again next turn. A side that has flown nothing keeps what it had. */
export function noteRepeats(s: Front, side: Side): void {
  const flown = s.flights.filter(
    ({ unit, mission }) => sideOf(s, unit) === side && s.flown.includes(unit) && !isOnce(mission),
  )
  if (flown.length === 0) return
  const mine = flown.map(
    ({ unit, mission, to, beyond, night }): Repeat => ({ side, unit, mission: mission as Order, to, beyond, night }),
  )
  s.repeats = [...s.repeats.filter(each => each.side !== side), ...mine]
}

/** The orders among them that can be given beside those that are listed, escorts after those they go with. */
function legalOf(s: Front, f: Board, orders: readonly Planned[]): readonly Planned[] {
  const found: Planned[] = []
  const inTurn = [...orders.filter(isCharge), ...orders.filter(each => !isCharge(each))]
  for (const order of inTurn)
    if (whyNotOrder(s, f.side, order, [...f.local.listed, ...found]).length === 0) found.push(order)
  return found
}
const isCharge = ({ mission }: Planned): boolean => mission !== 'escort'

/** What the side flew last, as far as it can be flown again. */
export const repeated = (s: Front, f: Board): readonly Planned[] =>
  legalOf(
    s,
    f,
    s.repeats
      .filter(({ side }) => side === f.side)
      .map(({ unit, mission, to, beyond, night }) => ({
        unit,
        mission,
        to,
        beyond,
        night,
        tow: null,
        cargo: NO_CARGO,
      })),
  )

/** How far a base is from the nearest ground unit of the enemy. */
const fromFront = (s: Front, side: Side, at: Spot): number =>
  at.is === 'box'
    ? Number.POSITIVE_INFINITY
    : Math.min(...hexesHeldBy(s, otherSide(side)).map(hex => hexesApart(at.hex, hex)), Number.POSITIVE_INFINITY)

/** Beside the enemy a base does not stand for long. */
const NEAR = 2

/** Each air unit without orders to the base in its reach that is nearest to the enemy, as long as missions can begin there. */
export function forwarded(s: Front, f: Board): readonly Planned[] {
  const bases = basesOf(s, f.side)
    .map(at => ({ at, far: fromFront(s, f.side, at), room: capacityOf(s, at) - airAt(s, at).length }))
    .filter(({ far, room }) => far >= NEAR && far < Number.POSITIVE_INFINITY && room > 0)
    .toSorted((a, b) => a.far - b.far)
  const found: Planned[] = []
  const room = (at: Spot, of: number): boolean =>
    [...f.local.listed, ...found].filter(each => sameSpot(each.to, at)).length < of
  for (const unit of pickable(s, f)) {
    const from = startOf(s, unit)
    if (isGlider(unit) || from === null || from.is === 'box') continue
    const here = fromFront(s, f.side, from)
    const order = (at: Spot): Planned => ({ unit, mission: 'transfer', to: at, ...PLAIN })
    const better = bases.find(
      each =>
        each.far < here &&
        room(each.at, each.room) &&
        whyNotOrder(s, f.side, order(each.at), [...f.local.listed, ...found]).length === 0,
    )
    if (better !== undefined) found.push(order(better.at))
  }
  return found
}
const PLAIN = { beyond: null, night: false, tow: null, cargo: NO_CARGO } as const

/** For what is asked of the same position over and over; never of one that is being changed. */
export const repeatedNow = recent(repeated)
export const forwardedNow = recent(forwarded)

/** Of how many missions of last turn. */
export const noted = (s: Front, side: Side): number => s.repeats.filter(each => each.side === side).length
