import { including } from '../../../core/army/lists'
import { type Answer, ofBox, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { atHex, BOXES, hexOfSpot, inBox, MIDDLE_EAST, type Spot, sameSpot, spotName } from '../air/spots'
import { cancelPlan } from '../airborne/plans'
import { ALLIED, moverOf, nameOf } from '../countries'
import { groundIds, isGroundUnit } from '../forces/counters'
import { EVACUATION, isChosen } from '../forces/options'
import { hexName, isBeach, landHexes, portAt } from '../map/geography'
import { QUARTERS } from '../movement/allowance'
import { whyNotPick } from '../movement/in-hand'
import { isActing, whyNotLeave } from '../movement/movers'
import { hasMoved, leftOf, type MarchArgs, type Marching, type MarchLocal, pay, purseOf } from '../movement/purses'
import type { Front, Go, Units } from '../state'
import { isPositionAa, ratingOf } from '../units'
import {
  halvesOf,
  isPortToPort,
  itemsOf,
  placeOf,
  pointsFor,
  pointsToSail,
  quaysOf,
  type Sailing,
  whyNoVoyage,
} from './cargo'
import { chargeFleet } from './fleets'
import { landingHexes, whyNoLandingBook } from './landings'
import { leavingCost, whyNotAboard } from './passengers'
import { chargePort, isOwnBox } from './ports'
import { seaOf, seaWay } from './routes'

type SeaAnswer = Answer<Front, MarchArgs, MarchLocal>

const NOBODY = refusal('26.B.1.1', 'pick a unit or load supply first')

/** How the ends are used: ports where there are, the beach, the beach without heavy equipment (32.A.6), or an enemy beach (26.B.2). */
type Form = 'ports' | 'beach' | 'strip' | 'landing'

function sailingOf(s: Front, f: Marching, to: Spot, form: Form): Sailing | null {
  const { picked, store } = f.local
  const [first] = picked
  const from = first === undefined ? (store?.at ?? null) : placeOf(s, first)
  if (from === null) return null
  return {
    side: f.side,
    units: picked,
    supply: first === undefined ? (store?.supply ?? 0) : 0,
    from,
    to,
    landing: form === 'landing',
    byBeach: form !== 'ports',
    strips: form === 'strip',
  }
}

/** R-26B5: ground units in a box of their own. */
const canBoard = (s: Front, f: Marching, id: UnitId): boolean => {
  const at = placeOf(s, id)
  return (
    at?.is === 'box' &&
    isGroundUnit(id) &&
    f.args.phase === 'movement' &&
    s.kind !== 'surprise' &&
    moverOf(s, id) === f.side &&
    isOwnBox(at.box, f.side) &&
    isActing(s, id) &&
    ratingOf(s, id).move > 0 &&
    !s.sailed.includes(id) &&
    !s.stripped.includes(id)
  )
}

const boardable = (s: Front, f: Marching): Units => groundIds.filter(id => canBoard(s, f, id))

/** Somebody waits in a box for a ship. */
export const hasBoxed = (s: Front, f: Marching): boolean => boardable(s, f).length > 0

const whyNotInHand = (s: Front, f: Marching, id: UnitId): Refusal[] =>
  placeOf(s, id)?.is === 'box'
    ? canBoard(s, f, id)
      ? []
      : [refusal('26.B.1.1', `${nameOf(id)} does not sail now`, { unit: id })]
    : whyNotPick(s, f, id)

/** 26.B.1.5, 26.B.1.6, R-26B5: movement points of a voyage; null: all. */
function priceOf(s: Front, id: UnitId, sailing: Sailing): number | null {
  const points = pointsToSail(s, id, sailing)
  return points === null ? null : points + leavingCost(s, id, sailing.from, sailing.side)
}

function whyTooFew(s: Front, f: Marching, id: UnitId, sailing: Sailing): Refusal | false {
  const price = priceOf(s, id, sailing)
  const has = purseOf(s, f, id).quarters / QUARTERS
  if (price === null)
    return (
      hasMoved(f, id) &&
      refusal('26.B.1.6', `over a beach ${nameOf(id)} spends all its MPs, and it has spent some`, { unit: id })
    )
  return has < price && refusal('26.B.1.5', `${nameOf(id)} needs ${price} MPs and has ${has}`, { unit: id })
}

export function whyNotSail(s: Front, f: Marching, sailing: Sailing | null): Refusal[] {
  if (sailing === null) return [NOBODY]
  const { units } = sailing
  return firstOf(
    () =>
      f.args.phase === 'exploitation' && refusal('26.B.1.1', 'there is no naval transport in the exploitation phase'),
    ...units.map(id => () => whyNotInHand(s, f, id)),
    () => whyNoVoyage(s, sailing),
    ...units.map(id => () => whyNotAboard(s, id, sailing)),
    () => whyNotLeave(s, units),
    ...units.map(id => () => whyTooFew(s, f, id, sailing)),
  )
}

/** R-NAV3: ports, transport points and movement points are charged at once and stay charged; then each item sails. */
export function setSail(s: Front, f: Marching, sailing: Sailing, go: Go): void {
  const { units, from, side, supply, strips } = sailing
  const items = itemsOf(s, sailing)
  const left = units.map(id => {
    const price = priceOf(s, id, sailing)
    return { id, quarters: price === null ? 0 : purseOf(s, f, id).quarters - price * QUARTERS }
  })
  const halves = halvesOf(s, units, sailing.landing) + 2 * supply
  for (const at of quaysOf(s, sailing)) chargePort(s, at, halves)
  for (const { fleet, points } of items) chargeFleet(s, fleet, points)
  for (const { id, quarters } of left) {
    pay(s, f, id, hexOfSpot(from), quarters, 'rail')
    if (isPositionAa(id)) s.movedGuns = including(s.movedGuns, id)
    s.sailed = including(s.sailed, id)
    if (sailing.landing) cancelPlan(s, id)
  }
  if (units.length === 0) f.local.store = null
  f.local.picked = units.filter(id => (leftOf(f, id)?.quarters ?? 0) > 0)
  go.ask({ step: 'voyage', side, args: { items, strips } as never })
}

const COASTS: readonly HexId[] = landHexes.filter(hex => seaOf(hex) !== null && (portAt(hex) !== null || isBeach(hex)))

const totalPoints = (s: Front, sailing: Sailing): number =>
  itemsOf(s, sailing).reduce((sum, item) => sum + pointsFor(s, item), 0)

const HOW: { readonly [form in Form]: string } = {
  ports: 'By sea to',
  beach: 'Over the beach by sea to',
  strip: 'Without heavy equipment by sea to',
  landing: 'Land from the sea at',
}

const label = (s: Front, f: Marching, to: Spot, form: Form): string => {
  const sailing = sailingOf(s, f, to, form)
  const points = sailing === null ? 0 : totalPoints(s, sailing)
  return `${HOW[form]} ${spotName(to)}: ${points} ${points === 1 ? 'transport point' : 'transport points'}`
}

/** The dearest of those in hand. */
const costOf = (s: Front, f: Marching, to: Spot, form: Form): number | null => {
  const sailing = sailingOf(s, f, to, form)
  if (sailing === null || sailing.units.length === 0) return null
  return Math.max(...sailing.units.map(id => priceOf(s, id, sailing) ?? purseOf(s, f, id).quarters / QUARTERS))
}

const pathOf = (s: Front, f: Marching, to: Spot, form: Form): readonly HexId[] | null => {
  const sailing = sailingOf(s, f, to, form)
  return sailing === null ? null : (seaWay(s, f.side, sailing.from, to)?.flatMap(at => hexOfSpot(at) ?? []) ?? null)
}

/** The beach is offered by itself only where ports would be used without it (26.A.4). */
const whyNotByForm = (s: Front, f: Marching, to: Spot, form: Form): Refusal[] => {
  const sailing = sailingOf(s, f, to, form)
  if (form === 'beach' && sailing !== null && !isPortToPort(s, { ...sailing, byBeach: false }))
    return [refusal('26.A.4', 'it is no voyage from port to port', {})]
  return whyNotSail(s, f, sailing)
}

const sails = (f: Marching): boolean =>
  f.args.phase === 'movement' && (f.local.picked.length > 0 || f.local.store !== null)

const endsFor = (s: Front, f: Marching, form: Form): readonly HexId[] =>
  form === 'landing' ? landingHexes(s, f.local.picked) : COASTS.filter(hex => s.owner[hex] === f.side)

const toHex = (form: Form, title: string): SeaAnswer =>
  ofHex<Front, MarchArgs, MarchLocal>({
    title,
    intent: 'act',
    onRequest: true,
    ...(form === 'ports' || form === 'landing' ? {} : { seldom: true }),
    among: (s, f) => (sails(f) && s.kind !== 'surprise' ? endsFor(s, f, form) : []),
    whyNot: (s, f, hex) => whyNotByForm(s, f, atHex(hex), form),
    label: (hex, s, f) => label(s, f, atHex(hex), form),
    cost: (s, f, hex) => costOf(s, f, atHex(hex), form),
    path: (s, f, hex) => pathOf(s, f, atHex(hex), form),
    do: (s, f, hex, go) => setSail(s, f, sailingOf(s, f, atHex(hex), form) as Sailing, go),
  })

const toBox = (form: Form, title: string): SeaAnswer =>
  ofBox<Front, MarchArgs, MarchLocal>({
    title,
    intent: 'act',
    onRequest: true,
    among: (s, f) =>
      sails(f) && (form !== 'strip' || isChosen(s, EVACUATION)) ? BOXES.filter(box => isOwnBox(box, f.side)) : [],
    whyNot: (s, f, box) => whyNotByForm(s, f, inBox(box), form),
    label: (box, s, f) => label(s, f, inBox(box), form),
    cost: (s, f, box) => costOf(s, f, inBox(box), form),
    do: (s, f, box, go) => setSail(s, f, sailingOf(s, f, inBox(box), form) as Sailing, go),
  })

function whyNotLoad(s: Front, f: Marching, at: Spot): Refusal[] {
  return firstOf(
    () =>
      f.args.phase === 'exploitation' && refusal('26.B.1.1', 'there is no naval transport in the exploitation phase'),
    () => s.kind !== 'regular' && refusal('28.A.2.b.6', 'no supply is shipped in this turn'),
    () =>
      at.is === 'box' &&
      (at.box !== MIDDLE_EAST || f.side !== ALLIED) &&
      refusal('26.B.3', 'no full source of supply is there', {}, 'R-12B'),
    () =>
      at.is === 'hex' &&
      !s.storePorts.includes(at.hex) &&
      refusal('26.B.3', 'no full source of supply was joined to the port', { hex: at.hex }),
    () =>
      at.is === 'hex' && s.owner[at.hex] !== f.side && refusal('26.B.1.1', 'the port is not yours', { hex: at.hex }),
    () => f.local.store !== null && sameSpot(f.local.store.at, at) && refusal('26.B.3', 'supply is loaded there'),
  )
}

function loadAt(f: Marching, at: Spot): void {
  f.local.picked = []
  f.local.store = { at, supply: 2 }
}

/** 26: what units in hand do by sea, and how supply is shipped. */
export const sailAnswers: { readonly [kind: string]: SeaAnswer } = {
  sail: toHex('ports', 'By sea'),
  sailBox: toBox('ports', 'By sea to a box'),
  sailBeach: toHex('beach', 'By sea over the beach'),
  strip: toBox('strip', 'By sea without heavy equipment'),
  land: toHex('landing', 'Land from the sea'),
  book: plain<Front, MarchArgs, MarchLocal>({
    intent: 'pick',
    aside: true,
    label: 'Open the plan book',
    whyNot: (s, f) =>
      f.args.phase === 'movement'
        ? whyNoLandingBook(s, f.side)
        : refusal('26.B.1.1', 'there is no naval transport in the exploitation phase'),
    do: (_s, f, go) => go.ask({ step: 'planBook', side: f.side, args: { use: 'landings' } }),
  }),
  board: ofUnit<Front, MarchArgs, MarchLocal>({
    intent: 'pick',
    toggles: true,
    title: 'In boxes',
    among: boardable,
    whyNot: (s, f, id) =>
      !canBoard(s, f, id) && refusal('26.B.1.1', `${nameOf(id)} is in no box of yours, or does not sail`, { unit: id }),
    label: (id, s) => `${nameOf(id)} (${spotName(placeOf(s, id) as Spot)})`,
    do(s, f, id) {
      const { picked } = f.local
      const at = placeOf(s, id) as Spot
      const isTogether = picked.every(each => {
        const other = placeOf(s, each)
        return other !== null && sameSpot(other, at)
      })
      if (picked.includes(id)) f.local.picked = picked.filter(each => each !== id)
      else f.local.picked = isTogether ? [...picked, id] : [id]
    },
  }),
  load: ofHex<Front, MarchArgs, MarchLocal>({
    intent: 'pick',
    title: 'Load supply',
    aside: true,
    seldom: true,
    among: (s, f) => (f.args.phase === 'movement' ? s.storePorts : []),
    whyNot: (s, f, hex) => whyNotLoad(s, f, atHex(hex)),
    label: hex => `2 REs of supply at ${hexName(hex)}`,
    do: (_s, f, hex) => loadAt(f, atHex(hex)),
  }),
  loadBox: ofBox<Front, MarchArgs, MarchLocal>({
    intent: 'pick',
    title: 'Load supply in a box',
    aside: true,
    seldom: true,
    among: (_s, f) => (f.args.phase === 'movement' && f.side === ALLIED ? [MIDDLE_EAST] : []),
    whyNot: (s, f, box) => whyNotLoad(s, f, inBox(box)),
    label: box => `2 REs of supply in ${spotName(inBox(box))}`,
    do: (_s, f, box) => loadAt(f, inBox(box)),
  }),
  lighten: plain<Front, MarchArgs, MarchLocal>({
    intent: 'pick',
    label: (_s, f) => (f.local.store?.supply === 1 ? 'Load 2 REs of supply' : 'Load 1 RE of supply only'),
    whyNot: (_s, f) => f.local.store === null && refusal('26.B.3', 'no supply is loaded'),
    do(_s, f) {
      if (f.local.store !== null) f.local.store = { ...f.local.store, supply: f.local.store.supply === 1 ? 2 : 1 }
    },
  }),
  unload: plain<Front, MarchArgs, MarchLocal>({
    intent: 'cancel',
    label: 'Put the supply back',
    whyNot: (_s, f) => f.local.store === null && refusal('26.B.3', 'no supply is loaded'),
    do(_s, f) {
      f.local.store = null
    },
  }),
}
