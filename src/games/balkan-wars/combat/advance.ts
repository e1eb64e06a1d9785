import { ofHex, ofUnitAndHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { isHeldBy } from '../board'
import { nameOf, nationOf, sideOf } from '../countries'
import { hexName, hexNumber, neighboursOf, stepsFrom } from '../map/geography'
import { CLOSED, climbsWithHelp, stepCosts } from '../movement/ground'
import { isBarred } from '../movement/marching'
import { enterHexes, sweepTrenches } from '../movement/segment'
import { type Go, hexList, hexOf, isType, onHex, putUnit, unitList, type Wars } from '../state'
import { whyNotAcross } from './target'

type Args = { readonly units: readonly UnitId[]; readonly hexes: readonly HexId[] }
type Local = { gone: readonly UnitId[]; ridden: readonly UnitId[]; entered: readonly HexId[] }
type Advancing = Frame<Args, Local>

/** 6.7, D16: why a survivor may not advance into a hex that the enemy has left. */
export function whyNotAdvance(s: Wars, id: UnitId, hex: HexId): Refusal[] {
  const at = { unit: id }
  const from = hexOf(s, id)
  return firstOf(
    () => isType(id, 'depot', 'fortification', 'fleet') && refusal('6.7.3', `${nameOf(id)} never advances`, at, 'D16'),
    () => (from === null || from === hex) && refusal('6.7.1', `${nameOf(id)} is not next to it`, at),
    () => from !== null && whyNotAcross(s, id, from, hex),
    () =>
      isBarred(s, nationOf(s, id), sideOf(s, id) as Side, hex) && refusal('6.7.1', 'the hex is closed to it', { hex }),
  )
}

const whyNotGo = (s: Wars, f: Advancing, id: UnitId, hex: HexId): Refusal[] =>
  firstOf(
    () => !f.args.units.includes(id) && refusal('6.7.1', `${nameOf(id)} did not fight there`, { unit: id }),
    () => f.local.gone.includes(id) && refusal('6.7.1', `${nameOf(id)} has advanced`, { unit: id }),
    () => !f.args.hexes.includes(hex) && refusal('6.7.1', 'the enemy did not leave that hex', { hex }),
    () => whyNotAdvance(s, id, hex),
  )

/** 6.7.2: one more hex for cavalry that has advanced; zones do not matter, enemies and closed ground do. */
function whyNotRide(s: Wars, f: Advancing, id: UnitId, hex: HexId): Refusal[] {
  const from = hexOf(s, id)
  const side = sideOf(s, id) as Side
  return firstOf(
    () =>
      (!isType(id, 'cavalry') || !f.local.gone.includes(id)) &&
      refusal('6.7.2', 'only cavalry that has advanced rides on', { unit: id }),
    () => f.local.ridden.includes(id) && refusal('6.7.2', 'it has ridden on', { unit: id }),
    () => {
      const out = from === null ? undefined : stepsFrom(from).find(each => each.to === hex)
      if (from === null || out === undefined) return refusal('6.7.2', 'it is not next to it', { hex })
      const costs = climbsWithHelp(s, id, side) ? stepCosts(s).climbing : stepCosts(s).plain
      const isShut = costs[from * 6 + out.direction] === CLOSED || isBarred(s, nationOf(s, id), side, hex)
      return isShut && refusal('6.7.2', 'it is closed to it', { hex })
    },
  )
}

const free = (found: readonly Refusal[]): boolean => found.length === 0

const ableFor = (s: Wars, f: Advancing, hex: HexId): UnitId[] =>
  f.args.units.filter(id => free(whyNotGo(s, f, id, hex)))

const riders = (s: Wars, f: Advancing): UnitId[] =>
  f.local.gone.filter(
    id =>
      isType(id, 'cavalry') &&
      !f.local.ridden.includes(id) &&
      neighboursOf(hexOf(s, id) as HexId).some(hex => free(whyNotRide(s, f, id, hex))),
  )

const canGoOn = (s: Wars, f: Advancing): boolean =>
  f.args.hexes.some(hex => ableFor(s, f, hex).length > 0) || riders(s, f).length > 0

function go_(s: Wars, f: Advancing, id: UnitId, hex: HexId, further: boolean, go: Go): void {
  const from = hexOf(s, id) as HexId
  putUnit(s, id, { at: onHex(hex) })
  f.local.entered = [...new Set([...f.local.entered, hex])]
  if (further) f.local.ridden = [...f.local.ridden, id]
  else f.local.gone = [...f.local.gone, id]
  go.log('advanced', { unit: id, from, to: hex, further }, further ? '6.7.2' : '6.7.1')
}

/** D11: all countries that advanced into a City share it. */
function finish(s: Wars, f: Advancing, go: Go): void {
  for (const hex of f.local.entered) {
    const there = f.local.gone.filter(id => hexOf(s, id) === hex)
    const passed = f.local.ridden.filter(id => !there.includes(id) && f.args.hexes.includes(hex))
    enterHexes(s, go, [...there, ...passed], [hex])
  }
  sweepTrenches(s, go)
  go.end()
}

const settle = (s: Wars, f: Advancing, go: Go): void => {
  if (!canGoOn(s, f)) finish(s, f, go)
}

/** 6.7: survivors into the hex the enemy has left; cavalry one further. */
export const advance = step<Wars, Args, Local>({
  seat: 'open',
  args: shape.fields({ units: unitList, hexes: hexList }),
  local: shape.fields({ gone: unitList, ridden: unitList, entered: hexList }),
  fresh: () => ({ gone: [], ridden: [], entered: [] }),
  enter: settle,
  prompt: (s, f) => ({
    text:
      f.args.hexes.some(hex => ableFor(s, f, hex).length > 0) || f.local.gone.length === 0
        ? `Advance into ${f.args.hexes.map(hexName).join(' or ')}: who goes, or stay`
        : 'Cavalry may ride one hex further',
    rule: '6.7.1',
    waiting: 'may advance',
  }),
  answers: {
    all: ofHex<Wars, Args, Local>({
      title: 'All together',
      intent: 'act',
      among: (_s, f) => f.args.hexes,
      whyNot: (s, f, hex) =>
        (!f.args.hexes.includes(hex) || ableFor(s, f, hex).length < 2) &&
        refusal('6.7.1', 'there are no two who could advance there', { hex }),
      label: (hex, s, f) =>
        f.args.hexes.length === 1 ? `Advance with all ${ableFor(s, f, hex).length}` : `All into ${hexName(hex)}`,
      do(s, f, hex, go) {
        for (const id of ableFor(s, f, hex)) go_(s, f, id, hex, false, go)
        settle(s, f, go)
      },
    }),
    advance: ofUnitAndHex<Wars, Args, Local>({
      title: 'Who advances',
      intent: 'act',
      *among(s, f) {
        for (const hex of f.args.hexes) for (const unit of ableFor(s, f, hex)) yield { unit, hex }
      },
      whyNot: (s, f, { unit, hex }) => whyNotGo(s, f, unit, hex),
      label: ({ unit, hex }) => `${nameOf(unit)} into ${hexName(hex)}`,
      short: ({ hex }) => `Advance into ${hexNumber(hex)}`,
      do(s, f, { unit, hex }, go) {
        go_(s, f, unit, hex, false, go)
        settle(s, f, go)
      },
    }),
    ride: ofUnitAndHex<Wars, Args, Local>({
      title: 'Cavalry rides on',
      intent: 'act',
      *among(s, f) {
        for (const unit of riders(s, f)) for (const hex of neighboursOf(hexOf(s, unit) as HexId)) yield { unit, hex }
      },
      whyNot: (s, f, { unit, hex }) => whyNotRide(s, f, unit, hex),
      label: ({ unit, hex }) => `${nameOf(unit)} on to ${hexName(hex)}`,
      do(s, f, { unit, hex }, go) {
        go_(s, f, unit, hex, true, go)
        settle(s, f, go)
      },
    }),
    stay: plain<Wars, Args, Local>({
      intent: 'pass',
      label: (_s, f) => (f.local.gone.length === 0 ? 'Nobody advances' : 'End the advance'),
      leaves: (_s, f) => (f.local.gone.length === 0 ? 'the hex that was won' : null),
      do: finish,
    }),
  },
  primary(s, f) {
    const [hex, other] = f.args.hexes
    const units = hex === undefined || other !== undefined ? [] : ableFor(s, f, hex)
    const [only] = units
    if (hex !== undefined && units.length > 1) return { kind: 'all', hex }
    if (hex !== undefined && only !== undefined) return { kind: 'advance', unit: only, hex }
    return f.args.hexes.every(each => ableFor(s, f, each).length === 0) ? 'stay' : null
  },
  focus: (s, { args }) => ({
    targets: args.hexes,
    from: [...new Set(args.units.flatMap(id => hexOf(s, id) ?? []))],
  }),
  battle: { stage: 'Advance', onMap: true, fought: true },
  needs: canGoOn,
  assume: () => ({ kind: 'stay' }),
})

/** 6.7.1: of these hexes, those that nobody of the side holds any more. */
export const vacatedBy = (s: Wars, hexes: readonly HexId[], side: Side): HexId[] =>
  hexes.filter(hex => !isHeldBy(s, hex, side))
