import { including } from '../../../core/army/lists'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { stackIn } from '../board'
import { shiftToReserve } from '../command/command-points'
import { hexName } from '../map/hexes'
import { displace, displacements, wayOf, whyNotDisplace } from '../partisans/displacement'
import {
  type Gambit,
  type Go,
  hex,
  hexOf,
  isDispersed,
  isPartisan,
  nameOf,
  onHex,
  putUnit,
  unit,
  unitList,
} from '../state'
import { enterHex } from './entering'
import { march, markActed, whyNotActivate, whyNotDisembark, whyNotMarch, whyNotSail } from './marching'
import { movementFactor, reachFrom } from './movement'

type Args = { readonly from: HexId; readonly partisansFirst: boolean }
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
type Moving = Frame<Args, Local>

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

const reachOf = (s: Gambit, f: Moving, id: UnitId): Reach =>
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

/** What is asked of the unit in hand; `none` when there is none. */
const ofPicked =
  <Rest extends readonly unknown[], Found>(
    none: Found,
    ask: (s: Gambit, f: Moving, id: UnitId, ...rest: Rest) => Found,
  ) =>
  (s: Gambit, f: Moving, ...rest: Rest): Found =>
    f.local.picked === null ? none : ask(s, f, f.local.picked, ...rest)

const NOBODY: readonly Refusal[] = [refusal('7.3.A', 'pick a unit first')]

function unmoved(s: Gambit, f: Moving): string | null {
  const left = stackIn(s, f.args.from, f.side).filter(id => whyNotActivate(s, id, f.side).length === 0).length
  return left === 0 ? null : left === 1 ? '1 unit has not moved' : `${left} units have not moved`
}

/** 7.3: the units of one stack move, one after the other, each where it likes; some may stay. */
export const move = step<Gambit, Args, Local>({
  args: shape.fields({ from: hex, partisansFirst: shape.flag }),
  local: shape.fields({
    picked: shape.nullable(unit),
    left: shape.whole(0, 99),
    moved: unitList,
    seaTo: shape.nullable(hex),
    boxed: shape.flag,
  }),
  fresh: () => ({ picked: null, left: 0, moved: [], seaTo: null, boxed: false }),
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
  answers: {
    pick: ofUnit({
      among: (s, f) => stackIn(s, f.args.from, f.side),
      whyNot: whyNotPick,
      label: nameOf,
      title: 'Units',
      intent: 'pick',
      do(s, f, id) {
        f.local.picked = id
        f.local.left = isDispersed(s, id) ? 0 : movementFactor(s, id)
      },
    }),
    to: ofHex({
      among: ofPicked<[], readonly HexId[]>([], (s, f, id) =>
        isDispersed(s, id) ? displacements(s, id) : reachOf(s, f, id).hexes,
      ),
      whyNot: ofPicked(NOBODY, whyNotTo),
      label: hexName,
      title: 'Destinations',
      cost: ofPicked(null, (s, f, id, to: HexId) => (isDispersed(s, id) ? null : reachOf(s, f, id).costTo(to))),
      ends: ofPicked(false, (s, f, id, to: HexId) => isDispersed(s, id) || reachOf(s, f, id).remaining(to) === 0),
      path: ofPicked<[HexId], readonly HexId[] | null>(null, (s, f, id, to) =>
        isDispersed(s, id) ? wayOf(s, id, to) : reachOf(s, f, id).pathTo(to),
      ),
      intent: 'act',
      do: (s, f, to, go) => goWith(f, id => walk(s, f, id, to, go)),
    }),
    sea: ofHex({
      among: s => s.markers.map(each => each.hex),
      whyNot: ofPicked(NOBODY, whyNotSea),
      label: to => `By sea to ${hexName(to)}`,
      title: 'By sea',
      path: ofPicked<[HexId], readonly HexId[] | null>(null, (s, _f, id, to) => {
        const from = hexOf(s, id)
        return from === null ? null : [from, to]
      }),
      intent: 'act',
      do: (s, f, to, go) => goWith(f, id => sailAway(s, f, id, to, go)),
    }),
    box: plain({
      label: 'Sail to the Med Box',
      whyNot: ofPicked(NOBODY, whyNotBox),
      intent: 'act',
      do: (s, f, go) => goWith(f, id => sailAway(s, f, id, null, go)),
    }),
    done: plain({
      label: 'End the command',
      intent: 'pass',
      leaves: unmoved,
      do(s, f, go) {
        if (f.local.moved.some(isPartisan)) shiftToReserve(s)
        go.end()
      },
    }),
  },
  primary: (s, f) => (f.local.picked === null && unmoved(s, f) === null ? 'done' : null),
  focus: (_s, { args, local: { picked } }) => ({ hand: picked === null ? [] : [picked], from: [args.from] }),
})

/** The unit in hand goes, and stays in hand while it has points left. */
function goWith(f: Moving, go: (id: UnitId) => void): void {
  const id = f.local.picked
  if (id === null) return
  go(id)
  f.local.moved = including(f.local.moved, id)
  if (f.local.left === 0) f.local.picked = null
}

function walk(s: Gambit, f: Moving, id: UnitId, to: HexId, go: Go): void {
  if (isDispersed(s, id)) {
    displace(s, go, id, to, '11.6.3')
    markActed(s, id)
    f.local.left = 0
    return
  }
  const reached = reachOf(s, f, id)
  march(s, go, id, reached, to)
  f.local.left = Math.max(0, reached.remaining(to))
}

/** 11.4.4: a voyage uses everything; R-MV4: so does going to the Med Box. */
function sailAway(s: Gambit, f: Moving, id: UnitId, to: HexId | null, go: Go): void {
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
