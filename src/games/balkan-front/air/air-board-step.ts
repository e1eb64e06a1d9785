import { toggled } from '../../../core/army/lists'
import { ofBox, ofHex, ofPick, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { BOOK } from '../airborne/plan-book-step'
import { nameOf } from '../countries'
import { hex, unit, unitList } from '../forces/counters'
import { hexName } from '../map/geography'
import type { Front, Go } from '../state'
import { cargo } from './air-state'
import { flightOf, groundSpot } from './air-units'
import {
  type Board,
  type BoardLocal,
  baseMates,
  canPick,
  costOf,
  inReach,
  isListed,
  liftOf,
  NOBODY,
  needsFarEnd,
  ordersTo,
  pickable,
  presetMission,
  targets,
  warnOf,
  whyNotAll,
} from './board-orders'
import { beginFlight, endLeg, type Planned, startOf, whyGrounded, whyNotOrder } from './flying'
import { isLift } from './lifts'
import { loadingAnswers } from './loading-answers'
import { MISSION_INFO, ORDERS, type Order, targetsFor, whyNotOfType } from './missions'
import { forwarded, forwardedNow, noted, repeated, repeatedNow } from './packages'
import { patrolsOver, placesOf } from './patrols'
import { atHex, hexOfSpot, inBox, type Spot, sameSpot, spotName, spotShape } from './spots'

export const QUIET = 'quiet'

function emptyHand(f: Board): void {
  f.local.picked = []
  f.local.cargo = []
  f.local.supply = 0
  f.local.bank = null
}

function listAll(s: Front, f: Board, to: Spot): void {
  if (needsFarEnd(s, f, to)) {
    f.local.bank = hexOfSpot(to)
    return
  }
  f.local.listed = [...f.local.listed, ...(ordersTo(s, f, to) ?? [])]
  emptyHand(f)
}

const labelOf = (to: Spot, f: Board): string =>
  f.local.bank === null ? `${MISSION_INFO[f.local.mission].title}: ${spotName(to)}` : `The bridge to ${spotName(to)}`

const placesHere = (s: Front, id: UnitId): readonly Spot[] => {
  const flight = flightOf(s, id)
  return flight === null ? [] : placesOf(flight)
}

/** Flies what is listed, one after the other, place by place (R-AIR1, R-AIR11). */
function fly(s: Front, f: Board, go: Go): void {
  const { local, side } = f
  for (;;) {
    const [next, ...rest] = local.way
    if (local.aloft === null) {
      const [planned, ...others] = local.listed
      if (planned === undefined) return
      local.listed = others
      if (whyNotOrder(s, side, planned, []).length > 0) continue
      local.way = beginFlight(s, go, side, planned)
      local.aloft = planned.unit
      local.quiet = planned.night
    } else if (next === undefined) {
      endLeg(s, local.aloft)
      local.aloft = null
    } else {
      local.way = rest
      s.flights = s.flights.map(flight => (flight.unit === local.aloft ? { ...flight, at: next } : flight))
      if (local.quiet || patrolsOver(s, otherSide(side), ...placesHere(s, local.aloft)).length === 0) continue
      go.ask({ step: 'patrol', side: otherSide(side), args: { unit: local.aloft } })
      return
    }
  }
}

/** R-AIR11, R-AIR18: after a turn-back its lift is over, and the rest of the package waits if it was bound for the same place. */
function goOn(s: Front, f: Board, value: unknown, go: Go): void {
  const { local } = f
  if (value === BOOK) return
  if (value === QUIET) local.quiet = true
  const flight = local.aloft === null ? null : flightOf(s, local.aloft)
  if (flight !== null && flight.fate !== 'flying') {
    const shared = (each: Planned) => each.cargo.units.some(id => flight.cargo.units.includes(id))
    local.listed = local.listed.filter(each => !shared(each))
    local.aloft = null
    local.way = []
    if (local.listed.some(({ to }) => sameSpot(to, flight.to))) return
  }
  fly(s, f, go)
  if (local.aloft === null) endIfIdle(s, f, go)
}

function endIfIdle(s: Front, f: Board, go: Go): void {
  if (f.local.listed.length === 0 && pickable(s, f).length === 0) go.end()
}

function promptText(f: Board): string {
  const { picked, mission, night, listed } = f.local
  const [first] = picked
  if (first !== undefined) {
    if (f.local.bank !== null) return `The bridge from ${hexName(f.local.bank)}: pick its other end`
    const who = picked.length === 1 ? nameOf(first) : countTold(picked.length, 'air unit')
    return `${MISSION_INFO[mission].title}${night ? ' by night' : ''} with ${who}: pick the target, or another mission`
  }
  return listed.length === 0
    ? 'Air missions: pick an air unit, or end the air movement'
    : `${countTold(listed.length, 'mission')} listed: fly, or pick another air unit`
}

const planned: shape.Shape<readonly Planned[]> = shape.list(
  shape.fields({
    unit,
    mission: shape.oneOf(...ORDERS),
    to: spotShape,
    beyond: shape.withDefault(shape.nullable(hex), () => null),
    night: shape.flag,
    tow: shape.nullable(unit),
    cargo,
  }),
  199,
) as unknown as shape.Shape<readonly Planned[]>

const whyNotPick = (s: Front, f: Board, id: UnitId): Refusal[] =>
  firstOf(
    () => isListed(f, id) && refusal('20.0', `${nameOf(id)} has its orders`, { unit: id }),
    () => whyGrounded(s, f.side, id),
    () => !canPick(s, f, id) && refusal('24.C.1', `nothing can tow ${nameOf(id)}`, { unit: id }),
  )

const pickHexes = (s: Front, f: Board): HexId[] => {
  const found = pickable(s, f).flatMap(id => hexOfSpot(startOf(s, id) as Spot) ?? [])
  return [...new Set(found)].filter(hex => found.filter(each => each === hex).length > 1)
}

const stackAt = (s: Front, f: Board, hex: HexId): UnitId[] =>
  pickable(s, f).filter(id => {
    const at = groundSpot(s, id)
    return at?.is === 'hex' && at.hex === hex
  })

/** P.1: the phasing side lists its missions and flies them (18, 20, R-AIR11). */
export const airBoard = step<Front, null, BoardLocal>({
  local: shape.fields({
    picked: unitList,
    mission: shape.oneOf(...ORDERS),
    night: shape.flag,
    bank: shape.withDefault(shape.nullable(hex), () => null),
    cargo: unitList,
    supply: shape.whole(0, 99),
    listed: planned,
    aloft: shape.nullable(unit),
    way: shape.list(spotShape, 199) as unknown as shape.Shape<readonly Spot[]>,
    quiet: shape.flag,
  }),
  fresh: () => ({
    picked: [],
    mission: 'airbase',
    night: false,
    bank: null,
    cargo: [],
    supply: 0,
    listed: [],
    aloft: null,
    way: [],
    quiet: false,
  }),
  enter: endIfIdle,
  resume: goOn,
  prompt: (_s, f) => ({ text: promptText(f), rule: '16.C', waiting: 'is flying missions' }),
  answers: {
    pick: ofUnit({
      intent: 'pick',
      toggles: true,
      title: 'Air units',
      among: (s, f) => [...f.local.picked, ...pickable(s, f).filter(id => !f.local.picked.includes(id))],
      whyNot: (s, f, id) => !f.local.picked.includes(id) && whyNotPick(s, f, id),
      label: id => nameOf(id),
      do(s, f, id) {
        const { picked } = f.local
        const joins = picked.includes(id) || picked.every(each => baseMates(s, each, id))
        if (!joins || picked.includes(id)) emptyHand(f)
        f.local.picked = joins ? toggled(picked, id) : [id]
        if (f.local.picked.length === 1 && !picked.includes(id)) f.local.mission = presetMission(s, f)
      },
    }),
    base: ofHex({
      intent: 'pick',
      title: 'Airbases',
      among: pickHexes,
      whyNot: (s, f, hex) =>
        stackAt(s, f, hex).length < 2 && refusal('17.0', 'no two air units there can fly', { hex }),
      label: hex => `All air units at ${spotName(atHex(hex))}`,
      aside: true,
      do(s, f, hex) {
        emptyHand(f)
        f.local.picked = stackAt(s, f, hex)
        f.local.mission = presetMission(s, f)
      },
    }),
    mission: ofPick<Front, null, BoardLocal, Order>({
      intent: 'pick',
      title: 'Missions',
      rule: '20.0',
      values: ORDERS,
      whyNot: (s, f, mission) =>
        firstOf(
          () => f.local.picked.length === 0 && NOBODY,
          () =>
            isLift(mission) &&
            f.local.cargo.length + f.local.supply === 0 &&
            refusal('20.E.0.1', 'load something first'),
          () => f.local.mission === mission && refusal(MISSION_INFO[mission].rule, 'it is the mission in hand'),
          () =>
            mission !== 'escort' &&
            targetsFor(s, { side: f.side, mission }).length === 0 &&
            refusal(MISSION_INFO[mission].rule, 'there is nothing to fly it against'),
          ...f.local.picked.map(id => () => whyNotOfType(id, mission, f.local.night)),
        ),
      label: mission => MISSION_INFO[mission].title,
      do(_s, f, mission) {
        f.local.mission = mission
        f.local.bank = null
      },
    }),
    to: ofHex({
      intent: 'act',
      title: 'Targets',
      among: (s, f) => targets(s, f).flatMap(at => (at.is === 'hex' && inReach(s, f, at) ? [at.hex] : [])),
      whyNot: (s, f, hex) => whyNotAll(s, f, atHex(hex)),
      label: (hex, _s, f) => labelOf(atHex(hex), f),
      cost: (s, f, hex) => costOf(s, f, atHex(hex)),
      warn: (s, f, hex) => warnOf(s, f, atHex(hex)),
      do: (s, f, hex) => listAll(s, f, atHex(hex)),
    }),
    toBox: ofBox({
      intent: 'act',
      title: 'Boxes',
      among: (s, f) => targets(s, f).flatMap(at => (at.is === 'box' && inReach(s, f, at) ? [at.box] : [])),
      whyNot: (s, f, box) => whyNotAll(s, f, inBox(box)),
      label: (box, _s, f) => labelOf(inBox(box), f),
      cost: (s, f, box) => costOf(s, f, inBox(box)),
      do: (s, f, box) => listAll(s, f, inBox(box)),
    }),
    night: plain({
      intent: 'pick',
      label: (_s, f) => (f.local.night ? 'Fly by day' : 'Fly by night'),
      whyNot: (_s, f) => f.local.picked.length === 0 && NOBODY,
      do(_s, f) {
        f.local.night = !f.local.night
        const { byNight } = MISSION_INFO[f.local.mission]
        if (f.local.night && byNight !== true) f.local.mission = 'transfer'
      },
    }),
    unlist: ofUnit({
      intent: 'cancel',
      title: 'Take back an order',
      aside: true,
      among: (_s, f) => f.local.listed.map(each => each.unit),
      whyNot: (_s, f, id) => !isListed(f, id) && refusal('20.0', `${nameOf(id)} has no orders`, { unit: id }),
      label(id, _s, f) {
        const found = f.local.listed.find(each => each.unit === id)
        return found === undefined
          ? nameOf(id)
          : `${nameOf(id)}: ${MISSION_INFO[found.mission].title.toLowerCase()}, ${spotName(found.to)}`
      },
      do(_s, f, id) {
        const lift = liftOf(f.local.listed, id)
        f.local.listed = f.local.listed.filter(each => !lift.includes(each))
      },
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put back',
      whyNot: (_s, f) => f.local.picked.length === 0 && refusal('18.3', 'nothing is in hand'),
      do: (_s, f) => emptyHand(f),
    }),
    again: plain({
      intent: 'pick',
      aside: true,
      label: (s, f) => `Last turn’s missions again: ${repeatedNow(s, f).length} of ${noted(s, f.side)}`,
      short: () => 'Last turn’s missions',
      whyNot: (s, f) =>
        firstOf(
          () => noted(s, f.side) === 0 && refusal('18.3', 'nothing was flown yet that could be flown again'),
          () => repeatedNow(s, f).length === 0 && refusal('18.3', 'none of last turn’s missions can be flown now'),
        ),
      do(s, f) {
        emptyHand(f)
        f.local.listed = [...f.local.listed, ...repeated(s, f)]
      },
    }),
    forward: plain({
      intent: 'pick',
      aside: true,
      label: (s, f) => `Transfer all others forward: ${countTold(forwardedNow(s, f).length, 'air unit')}`,
      short: () => 'All others forward',
      whyNot: (s, f) =>
        forwardedNow(s, f).length === 0 &&
        refusal('20.D.1.1', 'no air unit without orders reaches a base nearer to the enemy'),
      do(s, f) {
        emptyHand(f)
        f.local.listed = [...f.local.listed, ...forwarded(s, f)]
      },
    }),
    ...loadingAnswers,
    fly: plain({
      intent: 'act',
      label: (_s, f) => (f.local.listed.length === 1 ? 'Fly the mission' : `Fly ${f.local.listed.length} missions`),
      whyNot: (_s, f) => f.local.listed.length === 0 && refusal('18.3', 'no mission is listed'),
      do(s, f, go) {
        emptyHand(f)
        fly(s, f, go)
        if (f.local.aloft === null) endIfIdle(s, f, go)
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'End the air movement',
      leaves: (_s, f) =>
        f.local.listed.length === 0 ? null : `${countTold(f.local.listed.length, 'mission')} not flown`,
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (_s, f) => (f.local.listed.length > 0 ? 'fly' : f.local.picked.length > 0 ? null : 'done'),
  focus: (_s, f) => ({
    hand: f.local.picked,
    targets: [...new Set(f.local.listed.flatMap(({ to }) => hexOfSpot(to) ?? []))],
  }),
})
