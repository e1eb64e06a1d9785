import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { stackIn } from '../board'
import { shiftToReserve } from '../command/command-points'
import { hexName } from '../map/hexes'
import { displacements, whyNotDisplace } from '../partisans/displacement'
import { type Gambit, hex, hexOf, isDispersed, isPartisan, nameOf, onHex, putUnit, unit, unitList } from '../state'
import { enterHex } from './entering'
import { march, markActed, whyNotActivate, whyNotDisembark, whyNotMarch, whyNotSail } from './marching'
import { movementFactor, reachFrom } from './movement'

type Args = { from: HexId; partisansFirst: boolean }
type Local = {
  picked: UnitId | null
  /** Movement points the picked unit has left. */
  left: number
  moved: readonly UnitId[]
  /** 11.4.4: where those who go by sea all go. */
  seaTo: HexId | null
  /** R-MV4: one unit a command goes to the Med Box. */
  boxed: boolean
}
export type Moving = Frame<Args, Local>

const needsPartisan = (f: Moving): boolean => f.args.partisansFirst && !f.local.moved.some(isPartisan)

function whyNotPick(s: Gambit, f: Moving, id: UnitId): Refusal[] {
  return firstOf(
    () => !stackIn(s, f.args.from, f.side).includes(id) && refusal('7.3.A', 'it is not in the stack', { unit: id }),
    () => f.local.picked === id && refusal('7.3.A', 'it is picked already', { unit: id }),
    () => whyNotActivate(s, id, f.side),
    () =>
      needsPartisan(f) &&
      !isPartisan(id) &&
      refusal('7.2.4', 'this point is for partisans: one moves first', { unit: id }),
  )
}

const isFresh = (f: Moving, id: UnitId): boolean => !f.local.moved.includes(id)

export const reachOf = (s: Gambit, f: Moving, id: UnitId): Reach =>
  reachFrom(s, id, hexOf(s, id) as HexId, f.local.left, isFresh(f, id))

const whyNotTo = (s: Gambit, f: Moving, id: UnitId, to: HexId): Refusal[] =>
  isDispersed(s, id) ? whyNotDisplace(s, id, to) : whyNotMarch(s, id, hexOf(s, id) as HexId, reachOf(s, f, id), to)

const whyNotEmbark = (s: Gambit, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => !isFresh(f, id) && refusal('11.4.4', 'it must begin its move in the marker hex', { unit: id }),
    () => whyNotSail(s, id),
  )

const whyNotSea = (s: Gambit, f: Moving, id: UnitId, to: HexId): Refusal[] =>
  firstOf(
    () => whyNotEmbark(s, f, id),
    () =>
      f.local.seaTo !== null &&
      f.local.seaTo !== to &&
      refusal('11.4.4', 'all who go by sea go to one hex', { hex: to }),
    () => whyNotDisembark(s, id, to),
  )

const whyNotBox = (s: Gambit, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => f.local.boxed && refusal('11.4.1', 'one unit a command sails to the Med Box', { unit: id }),
    () => whyNotEmbark(s, f, id),
  )

/** 7.3: the units of one stack move, one after the other, each where it likes; some may stay. */
export const move: Step<Gambit, Args, Local> = {
  args: shape.fields({ from: hex, partisansFirst: shape.flag }),
  local: shape.fields({
    picked: shape.nullable(unit),
    left: shape.whole(0, 99),
    moved: unitList,
    seaTo: shape.nullable(hex),
    boxed: shape.flag,
  }),
  fresh: () => ({ picked: null, left: 0, moved: [], seaTo: null, boxed: false }),
  answers: { pick: ['unit'], to: ['hex'], sea: ['hex'], box: [], done: [] },
  prompt: (s, f) => ({
    text:
      f.local.picked === null
        ? `Pick a unit in ${hexName(f.args.from)} to move, or end the command.`
        : isDispersed(s, f.local.picked)
          ? `Pick a hex up to two away for ${nameOf(f.local.picked)} to slip to.`
          : `Pick a hex for ${nameOf(f.local.picked)}, which has ${f.local.left} MP.`,
    rule: '7.3.A',
    waiting: 'is moving',
  }),

  *choices(s, f) {
    const id = f.local.picked
    for (const each of stackIn(s, f.args.from, f.side))
      if (whyNotPick(s, f, each).length === 0) yield { action: { kind: 'pick', unit: each }, label: nameOf(each) }
    if (id !== null && isDispersed(s, id)) {
      for (const to of displacements(s, id)) yield { action: { kind: 'to', hex: to }, label: hexName(to) }
    } else if (id !== null) {
      const reached = reachOf(s, f, id)
      for (const to of reached.hexes)
        if (whyNotMarch(s, id, hexOf(s, id) as HexId, reached, to).length === 0)
          yield {
            action: { kind: 'to', hex: to },
            label: hexName(to),
            cost: reached.costTo(to),
            ends: reached.remaining(to) === 0,
          }
      for (const { hex: to } of s.markers)
        if (whyNotSea(s, f, id, to).length === 0)
          yield { action: { kind: 'sea', hex: to }, label: `By sea to ${hexName(to)}` }
      if (whyNotBox(s, f, id).length === 0) yield { action: { kind: 'box' }, label: 'Sail to the Med Box' }
    }
    yield { action: { kind: 'done' }, label: 'End the command' }
  },

  check(s, f, a) {
    if (a.kind === 'done') return []
    if (a.kind === 'pick') return whyNotPick(s, f, unitOfAction(a))
    const id = f.local.picked
    if (id === null) return [refusal('7.3.A', 'pick a unit first')]
    if (a.kind === 'box') return whyNotBox(s, f, id)
    return a.kind === 'sea' ? whyNotSea(s, f, id, hexOfAction(a)) : whyNotTo(s, f, id, hexOfAction(a))
  },

  apply(s, f, a, go) {
    if (a.kind === 'done') {
      if (f.local.moved.some(isPartisan)) shiftToReserve(s)
      return go.end()
    }
    if (a.kind === 'pick') {
      f.local.picked = unitOfAction(a)
      f.local.left = isDispersed(s, unitOfAction(a)) ? 0 : movementFactor(s, unitOfAction(a))
      return
    }
    const id = f.local.picked
    if (id === null) return
    if (a.kind === 'to') walk(s, f, id, hexOfAction(a), go)
    else sailAway(s, f, id, a.kind === 'sea' ? hexOfAction(a) : null, go)
    if (!f.local.moved.includes(id)) f.local.moved = [...f.local.moved, id]
    if (f.local.left === 0) f.local.picked = null
  },
  resume() {},
}

function walk(s: Gambit, f: Moving, id: UnitId, to: HexId, go: Flow): void {
  if (isDispersed(s, id)) {
    go.log('displaced', { unit: id, from: hexOf(s, id), to }, '11.6.3')
    putUnit(s, id, { at: onHex(to) })
    markActed(s, id)
    f.local.left = 0
    return
  }
  const reached = reachOf(s, f, id)
  march(s, go, id, reached, to)
  f.local.left = Math.max(0, reached.remaining(to))
}

/** 11.4.4: a voyage uses everything; R-MV4: so does going to the Med Box. */
function sailAway(s: Gambit, f: Moving, id: UnitId, to: HexId | null, go: Flow): void {
  go.log('sailed', { unit: id, from: hexOf(s, id), to }, to === null ? '11.4.1' : '11.4.4')
  putUnit(s, id, { at: to === null ? { is: 'med' } : onHex(to) })
  if (to === null) f.local.boxed = true
  else {
    f.local.seaTo = to
    enterHex(s, go, id, to)
  }
  markActed(s, id)
  f.local.left = 0
}
