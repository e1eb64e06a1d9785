import { including } from '../../../core/army/lists'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { half, printedRatings } from '../forces/ratings'
import { hexName } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { enterHexes, placeUnit, whyNotMarch } from '../movement/marching'
import { whyNotJoin } from '../movement/stacking'
import { type Ways, walkFrom } from '../movement/ways'
import {
  type Battle,
  type Go,
  hexOf,
  isPartisan,
  nameOf,
  PARTISAN,
  type Partizan,
  secretOf,
  standing,
  unit,
} from '../state'
import { leaveBattle } from './casualties'
import { battleFocus } from './declaration'
import { retreatBy } from './initiative'

/** re: after a close combat that the Partisans began (12.5); else before an Axis attack (12.1). */
type Args = { readonly re: boolean }
type Local = { picked: UnitId | null }
type Retreating = Pick<Frame<Args>, 'args'>

/** 12.1, 12.5, R-24: those whom a retreat is open to. */
export const mayRetreat = ({ attackers, defenders }: Battle, re: boolean): UnitId[] =>
  (re ? attackers : defenders).filter(isPartisan)

export const leavers = (s: Partizan, f: Retreating): readonly UnitId[] =>
  s.combat === null ? [] : mayRetreat(s.combat, f.args.re)

/** 12.2, 12.5: movement points of a retreat. */
function retreatPoints(s: Partizan, f: Retreating, id: UnitId): number {
  const { move } = printedRatings(s, id)
  if (f.args.re) return move
  const part = retreatBy(s.combat?.net ?? Number.POSITIVE_INFINITY)
  return part === 'full' ? move : part === 'half' ? half(move) : 0
}

/** 12.1.1, R-23: by the rules of movement, without a minimum move and without the railway. */
const waysOf = (s: Partizan, f: Retreating, id: UnitId): Ways =>
  walkFrom(s, id, hexOf(s, id) as HexId, retreatPoints(s, f, id), false)

const whyNotTo = (s: Partizan, f: Retreating, id: UnitId, hex: HexId): Refusal[] =>
  whyNotMarch(s, id, hexOf(s, id) as HexId, waysOf(s, f, id), hex)

const hasWay = (s: Partizan, f: Retreating, id: UnitId): boolean =>
  waysOf(s, f, id).hexes.some(hex => whyNotTo(s, f, id, hex).length === 0)

/**
 * 12.3.1: why all who may retreat cannot go to a hex together, in the open. What lies face down is not for all eyes, so that nobody
 * joins other counters this way.
 */
export function whyNotTogether(s: Partizan, f: Retreating, hex: HexId): Refusal[] {
  const units = leavers(s, f)
  return firstOf(
    () => units.length === 0 && refusal(ruleOf(f), 'nobody may retreat'),
    () => isHeldBy(s, hex, PARTISAN) && refusal('12.3.1', 'counters of yours lie there: retreat to it unseen', { hex }),
    () => firstOf(...units.map(id => () => whyNotTo(s, f, id, hex))),
    () => whyNotJoin(s, units, hex),
  )
}

/** Where the first of them can go: all the others are asked by `whyNotTogether`. */
export function waysTogether(s: Partizan, f: Retreating): readonly HexId[] {
  const [first] = leavers(s, f)
  return first === undefined ? [] : waysOf(s, f, first).hexes
}

export function costTogether(s: Partizan, f: Retreating, hex: HexId): number | null {
  const [first] = leavers(s, f)
  return first === undefined ? null : waysOf(s, f, first).costTo(hex)
}

const ruleOf = (f: Retreating): string => (f.args.re ? '12.5' : '12.1')

/** 12.3, 11.3.2: it goes, no longer exposed, and is hidden again. Chits go along (12.4). */
export function fallBack(s: Partizan, f: Retreating, id: UnitId, to: HexId, go: Go): void {
  const from = hexOf(s, id) as HexId
  const path = waysOf(s, f, id).pathTo(to)
  enterHexes(s, id, path)
  placeUnit(s, id, to)
  leaveBattle(s, id)
  s.exposed = s.exposed.filter(each => each !== id)
  const again = s.retreated.includes(id)
  s.retreated = including(s.retreated, id)
  go.log('retreated', { unit: id, from, to, path, again, re: f.args.re, owner: secretOf(s, PARTISAN) }, '12.3.1')
}

const pick = ofUnit<Partizan, Args, Local>({
  title: 'Units',
  intent: 'pick',
  among: leavers,
  whyNot(s, f, id) {
    const at = { unit: id }
    if (f.local.picked === id) return refusal(ruleOf(f), `${nameOf(id)} is picked already`, at)
    if (!leavers(s, f).includes(id))
      return refusal(
        f.args.re ? '11.6.4' : '12.1',
        `${nameOf(id)} is no Partisan unit that may retreat from this combat`,
        at,
        'R-24',
      )
    return !hasWay(s, f, id) && refusal('12.3.1', `${nameOf(id)} has nowhere to go and must fight`, at, 'R-23')
  },
  label: (id, s) => standing(s, id),
  do(_s, f, id) {
    f.local.picked = id
  },
})

const to = ofHex<Partizan, Args, Local>({
  title: 'Destinations',
  intent: 'act',
  among: (s, f) => (f.local.picked === null ? [] : waysOf(s, f, f.local.picked).hexes),
  whyNot: (s, f, hex) =>
    f.local.picked === null ? refusal(ruleOf(f), 'pick a unit first') : whyNotTo(s, f, f.local.picked, hex),
  label: hexName,
  cost: (s, f, hex) => (f.local.picked === null ? null : waysOf(s, f, f.local.picked).costTo(hex)),
  path: (s, f, hex) => (f.local.picked === null ? null : waysOf(s, f, f.local.picked).pathTo(hex)),
  do(s, f, hex, go) {
    const id = f.local.picked
    if (id === null) return
    f.local.picked = null
    fallBack(s, f, id, hex, go)
    if (leavers(s, f).length === 0) go.end()
  },
})

const done = plain<Partizan, Args, Local>({
  label: 'The others stay',
  intent: 'pass',
  leaves(s, f) {
    const able = leavers(s, f).filter(id => hasWay(s, f, id)).length
    return able === 0 ? null : `${countTold(able, 'unit')} could retreat`
  },
  do: (_s, _f, go) => go.end(),
})

/** 12: Partisans slip away, unit by unit; nobody must. */
export const retreat = step<Partizan, Args, Local>({
  seat: 'private',
  args: shape.fields({ re: shape.flag }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  prompt(s, f) {
    const where = s.combat === null ? '' : hexName(s.combat.hex)
    const what = f.args.re ? `Withdraw from the combat at ${where}` : `Retreat from ${where} before the attack`
    const { picked } = f.local
    const text =
      picked === null
        ? `${what}: pick a unit, or stay.`
        : `${nameOf(picked)} retreats up to ${retreatPoints(s, f, picked)} MP: pick a hex.`
    return { text, rule: ruleOf(f), waiting: 'may retreat' }
  },
  answers: { pick, to, done },
  primary: (s, f) => (leavers(s, f).some(id => hasWay(s, f, id)) ? null : 'done'),
  // Whoever says that he retreats goes with all he can.
  assume(s, f) {
    const { picked } = f.local
    if (picked === null) {
      const unit = leavers(s, f).find(id => hasWay(s, f, id))
      return unit === undefined ? { kind: 'done' } : { kind: 'pick', unit }
    }
    const hex = waysOf(s, f, picked).hexes.find(each => whyNotTo(s, f, picked, each).length === 0)
    return hex === undefined ? { kind: 'done' } : { kind: 'to', hex }
  },
  focus: (s, f) => battleFocus(s, f.local.picked === null ? [] : [f.local.picked]),
  battle: s => ({ stage: s.combat?.result == null ? 'Retreat' : 'Withdraw', onMap: true, fought: true }),
})
