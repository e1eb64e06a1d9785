import { pathOf } from '../../../core/engine/hand'
import type { Choice } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexLabel } from '../../../core/map/map-queries'
import { presentState } from '../../../store/session-state'
import { choose, placedChoices, play } from './acting'
import { type BoardPosition, positionOf } from './board/board-position'
import type { PlacedChoices } from './choices-by-place'
import { type Desk, type Offer, PASSING } from './desk'
import { type Clicked as Meant, reasonAgainst } from './explain'
import { putBack } from './hand/put-back'
import { setWayPoint } from './hand/way-points'
import { helpFor, partnersFor } from './partners'
import type { Table } from './table-context'

// What a click, a tap or Enter on a hex, a box or a counter does.

type Clicked = Meant & { readonly title: string }

/** How something was pressed. */
export type Press = {
  /** The top unit alone is meant, not its stack: Alt, or a long press. */
  readonly alone?: boolean
  /** By a finger, which points at nothing before: the first tap shows where it would lead, the second does it. */
  readonly byTouch?: boolean
  /** Those in hand are to go by way of it: Shift. */
  readonly onTheWay?: boolean
}

/** A hex was clicked, tapped or entered. */
export function pickHex(table: Table, hex: HexId, press: Press = {}): void {
  const { alone = false } = press
  const { desk, sheet } = table
  const { otherWay, tapped } = desk.getState()
  const board = positionOf(table)
  const units = board.stacks.get(hex) ?? []
  putAside(desk, { inspected: units.length > 0 ? hex : null, fanned: null })
  if (!isAsked(table)) return
  const placed = placedChoices(table)
  const ways = placed.ways(hex)
  const way = ways[otherWay % Math.max(1, ways.length)]
  const [top] = alone ? units.filter(unit => pickOf(board, placed, unit) !== null) : []
  const meant = way?.share === undefined ? (way ?? takenAtOnce(table, placed.at(hex))) : null
  if (top !== undefined) pickUnit(table, top, { alone })
  else if (meant !== null && tapped === hex) play(table, meant)
  else if (meant !== null && press.byTouch === true && isWorthALook(table, meant))
    desk.setState({ tapped: hex, armed: null })
  else if (way !== undefined && press.onTheWay === true && setWayPoint(table, hex, way)) return
  else if (way !== undefined) takeWay(table, way, { hex, units, title: hexLabel(sheet.map, hex) })
  else if (units.some(unit => board.hand.has(unit))) openOrPutBack(table, hex, units)
  else offer(table, placed.at(hex), { hex, units, title: hexLabel(sheet.map, hex) })
}

/** Whether the map has something to show of an answer before it is given: a way, a price. */
const isWorthALook = ({ engine, session, views }: Table, { action, cost, intent }: Choice): boolean =>
  intent === 'act' &&
  (cost !== undefined || (pathOf(engine.game, views.position(session.store.getState()), action)?.length ?? 0) > 1)

/** A box beside the map was clicked, tapped or entered. */
export function pickBox(table: Table, box: string): void {
  const { desk, look, sheet, session, views } = table
  putAside(desk)
  if (!isAsked(table)) return
  const units = look.boxes(views.position(session.store.getState())).get(box) ?? []
  const title = sheet.map.boxById.get(box)?.name ?? box
  offer(table, placedChoices(table).byBox.get(box) ?? [], { hex: null, box, units, title })
}

/** One counter was clicked: in a fan, the inspector, a box or a list. In a stack that is in hand it is ticked or left out. */
export function pickUnit(table: Table, unit: UnitId, { alone = false }: Press = {}): void {
  const { desk } = table
  const { fanned } = desk.getState()
  putAside(desk)
  if (!isAsked(table)) return
  const placed = placedChoices(table)
  const pick = pickOf(positionOf(table), placed, unit)
  if (placed.paired.has(unit)) nameUnit(table, unit)
  else if (alone && takeAlone(table, unit)) return
  else if (pick !== null) {
    choose(table, pick)
    // Ticking one after the other, the fan stays.
    desk.setState({ fanned })
  } else offerUnit(table, placed, unit)
}

/** A unit that is no answer itself stands for its hex or box where that is one. */
function offerUnit(table: Table, { byUnit, byHex, byBox }: PlacedChoices, unit: UnitId): void {
  const { look } = table
  const { known } = positionOf(table)
  const spot = look.spot(known, unit)
  const own = byUnit.get(unit) ?? []
  const around = spot.is === 'hex' ? byHex.get(spot.hex) : spot.is === 'box' ? byBox.get(spot.box) : undefined
  const title = look.face(known, unit).label
  offer(table, own.length > 0 ? own : (around ?? []), {
    hex: spot.is === 'hex' ? spot.hex : null,
    units: [unit],
    title,
  })
}

/** The way that is shown becomes the next dearer one, after the dearest the cheapest again. */
export const switchWay = ({ desk }: Table): void => desk.setState(({ otherWay }) => ({ otherWay: otherWay + 1 }))

/** The way that a click on a hex would take. */
export function shownWay(table: Table, hex: HexId, { otherWay }: Pick<Desk, 'otherWay'>): Choice | null {
  const ways = placedChoices(table).ways(hex)
  return ways[otherWay % Math.max(1, ways.length)] ?? null
}

function isAsked({ session, views }: Table): boolean {
  const s = session.store.getState()
  return s.looking === null && views.deciding(s) !== null
}

/** All that passes but the choice that waits: picked once more, it is confirmed; anything else puts it aside. */
const putAside = (desk: Table['desk'], also: Partial<Desk> = {}): void =>
  desk.setState(({ armed }) => ({ ...PASSING, armed, ...also }))

/** What takes a unit into the hand or out of it. In the stack that is in hand it is the tick. */
function pickOf({ hand, hexOf }: BoardPosition, { byUnit }: PlacedChoices, unit: UnitId): Choice | null {
  const picks = (byUnit.get(unit) ?? []).filter(({ intent, action: { hex } }) => intent === 'pick' && hex === undefined)
  const isOfHand = [...hand].some(each => hexOf(each) === hexOf(unit) && hexOf(unit) !== null)
  const tick = picks.find(({ toggles }) => toggles === true)
  const only = picks.find(({ toggles }) => toggles !== true)
  return (isOfHand ? (tick ?? only) : (only ?? tick)) ?? null
}

/** A unit for which a place is named next; once more, and it is not. */
function nameUnit({ desk, session, views }: Table, unit: UnitId): void {
  const among = views.choices(session.store.getState())
  desk.setState(({ naming }) => ({ armed: null, naming: isNamed(naming, unit, among) ? null : { unit, among } }))
}

const isNamed = (naming: Desk['naming'], unit: UnitId, among: readonly Choice[]): boolean =>
  naming?.unit === unit && naming.among === among

/** Only this unit: what else is in hand is put back first where the pick would join it. */
function takeAlone(table: Table, unit: UnitId): boolean {
  const picksOf = (): readonly Choice[] =>
    (placedChoices(table).byUnit.get(unit) ?? []).filter(({ intent }) => intent === 'pick')
  const only = picksOf().find(({ toggles }) => toggles !== true)
  if (only === undefined && positionOf(table).hand.size > 0) putBack(table)
  const pick = only ?? picksOf()[0]
  if (pick !== undefined) choose(table, pick)
  return pick !== undefined
}

/** The stack in hand is clicked once more: it fans out, and a lone unit is put back. */
function openOrPutBack(table: Table, hex: HexId, units: readonly UnitId[]): void {
  if (units.length > 1) table.desk.setState({ fanned: hex, armed: null })
  else putBack(table)
}

/** Where only part of the hand can go, who cannot is said first, and the others are offered. */
function takeWay(table: Table, way: Choice, clicked: Clicked): void {
  if (way.share === undefined) choose(table, way, 'map')
  else {
    explain(table, clicked, [{ label: othersWords(way.share.can), choice: way }])
    // What is offered is what Enter does.
    table.desk.setState({ armed: way })
  }
}

const othersWords = (can: number): string => (can === 1 ? 'Move the one that can' : `Move the other ${can}`)

function offer(table: Table, choices: readonly Choice[], clicked: Clicked): void {
  const { desk } = table
  const picks = choices.filter(({ intent }) => intent === 'pick')
  // Several of a stack can be picked: each with its own tick.
  if (clicked.hex !== null && picks.length > 1 && clicked.units.length > 1) {
    desk.setState({ fanned: clicked.hex, armed: null })
    return
  }
  const taken = takenAtOnce(table, choices)
  if (taken === null) desk.setState({ armed: null })
  if (taken !== null) choose(table, taken, clicked.hex === null ? 'pointer' : 'map')
  else if (choices.length === 0) explain(table, clicked)
  else desk.setState({ menu: { hex: clicked.hex, title: clicked.title, choices } })
}

/** What a click takes of all that it could mean: the one that picks something up, else the only one; null: it must be said which. */
export function takenAtOnce(table: Table, choices: readonly Choice[]): Choice | null {
  const picks = choices.filter(({ intent }) => intent === 'pick')
  const [only, another] = picks.length === 1 ? picks : choices
  return only === undefined || another !== undefined || isBought(table, only) ? null : only
}

/** What costs points of a purse is not bought by a click that may have meant the units there. */
const isBought = (table: Table, { costIn, intent }: Choice): boolean =>
  costIn !== undefined &&
  intent !== 'pick' &&
  positionOf(table).hand.size === 0 &&
  table.desk.getState().naming === null

function explain(table: Table, clicked: Clicked, offers: readonly Offer[] = []): void {
  const { desk, engine, session, views } = table
  const s = session.store.getState()
  if (views.prompt(s) === null) return
  const { hand } = positionOf(table).focus
  const partners = hand.length === 0 ? partnersFor(table, clicked) : []
  const reason = reasonAgainst({
    engine,
    truth: presentState(s),
    choices: views.choices(s),
    clicked,
    hand,
    isPlaceMeant: partners.length > 0,
  })
  if (reason === null) return
  const help = reason.help ?? helpFor(table, clicked.hex)
  const all = [...offers, ...partners.map(choice => ({ label: choice.label, choice }))]
  const { title, hex } = clicked
  desk.setState({
    explanation: {
      title,
      hex,
      reasons: [reason],
      ...(help === null ? {} : { help }),
      ...(all.length > 0 ? { offers: all } : {}),
    },
  })
}
