import { ofHex, ofPick, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { unit } from '../forces/counters'
import { hexName } from '../map/geography'
import type { Front } from '../state'
import type { Plan } from './airborne-state'
import { isAirborne } from './airborne-units'
import { mayLand, planHexes, plannersOf } from './plan-book'
import { cancelPlan, isDue, openUp, planOf, whyNoPlan, writePlan } from './plans'

/** Written in I.7, on Crete before the first turn too; opened for drops in P.1 and for landings in M.2 (R-HID3). */
const USES = ['write', 'before', 'drops', 'landings'] as const
type Use = (typeof USES)[number]
type Args = { readonly use: Use }
type Local = { picked: UnitId | null; landing: boolean }
type Book = Frame<Args, Local>

/** What the asker is told: the book was looked into. */
export const BOOK = 'book'

const KINDS = ['drop', 'landing'] as const
type Kind = (typeof KINDS)[number]

const mine = (s: Front, f: Book): readonly Plan[] => s.plans.filter(({ side }) => side === f.side)
const isWriting = (f: Book): boolean => f.args.use === 'write' || f.args.use === 'before'

/** R-HID2, 33.D.2.1: what is written after the set-up counts as of the turn before the first. */
const writtenOn = (s: Front, f: Book): number => s.turn - (f.args.use === 'before' ? 1 : 0)

/** R-HID2: those that could be carried out now. */
const due = (s: Front, f: Book): readonly Plan[] =>
  mine(s, f).filter(plan => isDue(s, plan) && !plan.open && plan.landing === (f.args.use === 'landings'))

const able = (s: Front, id: UnitId, landing: boolean): boolean => (landing ? mayLand(s, id) : isAirborne(id))

function whyNotWrite(s: Front, f: Book, hex: HexId): Refusal[] {
  const { picked, landing } = f.local
  return firstOf(
    () => picked === null && refusal('25.C.1', 'pick a unit first'),
    () => picked !== null && whyNoPlan(s, f.side, picked),
    () =>
      picked !== null &&
      !able(s, picked, landing) &&
      refusal(landing ? '26.B.2.0' : '25.0', `${nameOf(picked)} does neither`, { unit: picked }),
    () =>
      !planHexes(s, landing).includes(hex) &&
      (landing
        ? refusal('26.B.2.6', 'nobody lands there', { hex })
        : refusal('20.E.2.1', 'nobody drops on mountains or swamps', { hex })),
  )
}

const planTold = ({ hex, landing }: Plan): string => `${landing ? 'lands at' : 'drops at'} ${hexName(hex)}`

function promptText(s: Front, f: Book): string {
  const { picked, landing } = f.local
  if (!isWriting(f)) {
    const count = due(s, f).length
    return count === 0
      ? 'No plan is due: close the book'
      : `${countTold(count, 'plan')} due: which are carried out now?`
  }
  if (picked !== null) return `${nameOf(picked)}: pick the hex where it ${landing ? 'lands' : 'drops'} next turn`
  const count = mine(s, f).length
  return count === 0
    ? 'Plan book: pick a unit to plan for, or close it'
    : `Plan book: ${countTold(count, 'plan')} written`
}

/** 25.C, 26.B.2.7, R-HID: behind the curtain, for the eyes of its owner alone. */
export const planBook = step<Front, Args, Local>({
  seat: 'private',
  args: shape.fields({ use: shape.oneOf(...USES) }),
  local: shape.fields({ picked: shape.nullable(unit), landing: shape.flag }),
  fresh: () => ({ picked: null, landing: false }),
  prompt: (s, f) => ({ text: promptText(s, f), rule: '25.C.1', ruling: 'R-HID', waiting: 'is reading the plan book' }),
  answers: {
    pick: ofUnit({
      intent: 'pick',
      title: 'Units',
      among: (s, f) => (isWriting(f) ? plannersOf(s, f.side) : []),
      whyNot: (s, f, id) =>
        firstOf(
          () => !isWriting(f) && refusal('25.C.1', 'plans are written in the initial phase', { unit: id }, 'R-HID2'),
          () =>
            !plannersOf(s, f.side).includes(id) &&
            refusal('25.C.1', `${nameOf(id)} neither drops nor lands`, { unit: id }),
          () => whyNoPlan(s, f.side, id),
        ),
      label(id, s) {
        const plan = planOf(s, id)
        return plan === null ? nameOf(id) : `${nameOf(id)}: ${planTold(plan)}`
      },
      do(s, f, id) {
        f.local.picked = id
        f.local.landing = !able(s, id, false)
      },
    }),
    as: ofPick<Front, Args, Local, Kind>({
      intent: 'pick',
      title: 'How',
      rule: '25.C.1',
      values: KINDS,
      whyNot(s, f, kind) {
        const { picked, landing } = f.local
        return firstOf(
          () => picked === null && refusal('25.C.1', 'pick a unit first'),
          () => landing === (kind === 'landing') && refusal('25.C.1', 'it is what is being planned'),
          () =>
            picked !== null &&
            !able(s, picked, kind === 'landing') &&
            refusal(kind === 'landing' ? '26.B.2.0' : '25.0', `${nameOf(picked)} does not`, { unit: picked }),
        )
      },
      label: kind => (kind === 'drop' ? 'Air drop' : 'Landing from the sea'),
      do(_s, f, kind) {
        f.local.landing = kind === 'landing'
      },
    }),
    write: ofHex({
      intent: 'act',
      title: 'Hexes',
      among: (s, f) => (f.local.picked === null ? [] : planHexes(s, f.local.landing)),
      whyNot: whyNotWrite,
      label: hex => `Write down ${hexName(hex)}`,
      do(s, f, hex) {
        const { picked, landing } = f.local
        if (picked !== null) writePlan(s, { side: f.side, unit: picked, hex, landing, turn: writtenOn(s, f) })
        f.local.picked = null
      },
    }),
    carryOut: ofUnit({
      intent: 'act',
      title: 'Carry out',
      seals: true,
      among: (s, f) => (isWriting(f) ? [] : due(s, f).map(plan => plan.unit)),
      whyNot: (s, f, id) =>
        (isWriting(f) || !due(s, f).some(plan => plan.unit === id)) &&
        refusal('25.C.1', `no plan of ${nameOf(id)} is due`, { unit: id }, 'R-HID2'),
      label(id, s) {
        const plan = planOf(s, id)
        return plan === null ? nameOf(id) : `${nameOf(id)} ${planTold(plan)}`
      },
      do: (s, _f, id, go) => openUp(s, go, id),
    }),
    carryAll: plain({
      intent: 'act',
      seals: true,
      label: (s, f) => `Carry out all ${countTold(due(s, f).length, 'plan')}`,
      short: (s, f) => `Carry out all ${due(s, f).length}`,
      whyNot: (s, f) =>
        (isWriting(f) || due(s, f).length < 2) && refusal('25.C.1', 'there are not several plans due', {}, 'R-HID2'),
      do(s, f, go) {
        for (const plan of due(s, f)) openUp(s, go, plan.unit)
      },
    }),
    cancel: ofUnit({
      intent: 'cancel',
      title: 'Cancel',
      aside: true,
      among: (s, f) => (isWriting(f) ? mine(s, f) : due(s, f)).map(plan => plan.unit),
      whyNot: (s, f, id) =>
        !(isWriting(f) ? mine(s, f) : due(s, f)).some(plan => plan.unit === id) &&
        refusal('25.C.2', `there is no plan of ${nameOf(id)} to cancel`, { unit: id }),
      label(id, s) {
        const plan = planOf(s, id)
        return plan === null ? nameOf(id) : `${nameOf(id)}: ${planTold(plan)}`
      },
      do: (s, _f, id) => cancelPlan(s, id),
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put back',
      whyNot: (_s, f) => f.local.picked === null && refusal('25.C.1', 'nothing is in hand'),
      do(_s, f) {
        f.local.picked = null
      },
    }),
    done: plain({ intent: 'pass', label: 'Close the book', do: (_s, _f, go) => go.end(BOOK) }),
  },
  // An empty book gives the operation up, and one with plans that are due may: that is never what Enter does.
  primary: (s, f) =>
    f.local.picked === null && mine(s, f).length > 0 && (isWriting(f) || due(s, f).length === 0) ? 'done' : null,
  focus: (s, f) => ({
    hand: f.local.picked === null ? [] : [f.local.picked],
    targets: [...new Set(mine(s, f).map(({ hex }) => hex))],
  }),
})
