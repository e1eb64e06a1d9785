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
import { enterHexes, placeUnit, whyNotMarch } from '../movement/marching'
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

/** 12.1, 12.5, R-24: those whom a retreat is open to. */
export const mayRetreat = (combat: Battle, re: boolean): UnitId[] =>
  (re ? combat.attackers : combat.defenders).filter(isPartisan)

/** 12.2, 12.5: movement points of a retreat. */
export function retreatPoints(s: Partizan, combat: Battle, id: UnitId, re: boolean): number {
  const { move } = printedRatings(s, id)
  if (re) return move
  const part = retreatBy(combat.net ?? Number.POSITIVE_INFINITY)
  return part === 'full' ? move : part === 'half' ? half(move) : 0
}

/** 12.1.1, R-23: by the rules of movement, without a minimum move and without the railway. */
export const retreatWays = (s: Partizan, combat: Battle, id: UnitId, re: boolean): Ways =>
  walkFrom(s, id, hexOf(s, id) as HexId, retreatPoints(s, combat, id, re), false)

export const whyNotRetreat = (s: Partizan, combat: Battle, id: UnitId, re: boolean): Refusal[] =>
  firstOf(
    () =>
      !mayRetreat(combat, re).includes(id) &&
      refusal(re ? '11.6.4' : '12.1', `${nameOf(id)} is no Partisan unit that may retreat from this combat`, {
        unit: id,
      }),
    () =>
      retreatHexes(s, combat, id, re).length === 0 &&
      refusal('12.3.1', `${nameOf(id)} has nowhere to go and must fight`, { unit: id }),
  )

export function retreatHexes(s: Partizan, combat: Battle, id: UnitId, re: boolean): HexId[] {
  const ways = retreatWays(s, combat, id, re)
  const from = hexOf(s, id) as HexId
  return ways.hexes.filter(hex => whyNotMarch(s, id, from, ways, hex).length === 0)
}

export const whyNotRetreatTo = (s: Partizan, combat: Battle, id: UnitId, re: boolean, hex: HexId): Refusal[] =>
  whyNotMarch(s, id, hexOf(s, id) as HexId, retreatWays(s, combat, id, re), hex)

/** re: after a close combat that the Partisans began (12.5); else before an Axis attack (12.1). */
type Args = { readonly re: boolean }
type Local = { picked: UnitId | null }
type Retreating = Frame<Args, Local>

const ruleOf = (f: Retreating): string => (f.args.re ? '12.5' : '12.1')
const NO_BATTLE = refusal('12.1', 'there is no combat')

/** Who is still there and may go. */
const leavers = (s: Partizan, f: Retreating): readonly UnitId[] =>
  s.combat === null ? [] : mayRetreat(s.combat, f.args.re)

/** 12.3, 11.3.2: it goes, no longer exposed, and is hidden again. Chits go along (12.4). */
function fallBack(s: Partizan, f: Retreating, id: UnitId, to: HexId, go: Go): void {
  const from = hexOf(s, id)
  if (s.combat === null || from === null) return
  const path = retreatWays(s, s.combat, id, f.args.re).pathTo(to)
  enterHexes(s, id, path)
  placeUnit(s, id, to)
  leaveBattle(s, id)
  s.exposed = s.exposed.filter(each => each !== id)
  const again = s.retreated.includes(id)
  s.retreated = including(s.retreated, id)
  go.log('retreated', { unit: id, from, to, path, again, re: f.args.re, owner: secretOf(s, PARTISAN) }, '12.3.1')
}

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
      picked === null || s.combat === null
        ? `${what}: pick a unit, or let the rest stay.`
        : `${nameOf(picked)} goes up to ${retreatPoints(s, s.combat, picked, f.args.re)} MP: pick a hex.`
    return { text, rule: ruleOf(f), waiting: 'may retreat' }
  },
  answers: {
    pick: ofUnit({
      title: 'Units',
      intent: 'pick',
      among: leavers,
      whyNot(s, f, id) {
        if (s.combat === null) return NO_BATTLE
        if (f.local.picked === id) return refusal(ruleOf(f), `${nameOf(id)} is picked already`, { unit: id })
        return whyNotRetreat(s, s.combat, id, f.args.re)
      },
      label: (id, s) => standing(s, id),
      do(_s, f, id) {
        f.local.picked = id
      },
    }),
    to: ofHex({
      title: 'Destinations',
      intent: 'act',
      among: (s, f) =>
        s.combat === null || f.local.picked === null ? [] : retreatHexes(s, s.combat, f.local.picked, f.args.re),
      whyNot: (s, f, hex) =>
        firstOf(
          () => f.local.picked === null && refusal(ruleOf(f), 'pick a unit first'),
          () =>
            s.combat === null ? NO_BATTLE : whyNotRetreatTo(s, s.combat, f.local.picked as UnitId, f.args.re, hex),
        ),
      label: hexName,
      cost: (s, f, hex) => waysNow(s, f)?.costTo(hex) ?? null,
      path: (s, f, hex) => waysNow(s, f)?.pathTo(hex) ?? null,
      do(s, f, hex, go) {
        const id = f.local.picked
        if (id === null) return
        f.local.picked = null
        fallBack(s, f, id, hex, go)
        if (leavers(s, f).length === 0) go.end()
      },
    }),
    done: plain({
      label: 'The rest stays',
      intent: 'pass',
      leaves: (s, f) => {
        const able = leavers(s, f).filter(id => s.combat && whyNotRetreat(s, s.combat, id, f.args.re).length === 0)
        return able.length === 0 ? null : `${countTold(able.length, 'unit')} could get away`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) =>
    leavers(s, f).every(id => s.combat !== null && whyNotRetreat(s, s.combat, id, f.args.re).length > 0)
      ? 'done'
      : null,
  focus: (s, f) => battleFocus(s, f.local.picked === null ? [] : [f.local.picked]),
  battle: s => ({ stage: s.combat?.result == null ? 'Retreat' : 'Withdraw', onMap: true, fought: true }),
})

function waysNow(s: Partizan, f: Retreating) {
  const { picked } = f.local
  return s.combat === null || picked === null ? null : retreatWays(s, s.combat, picked, f.args.re)
}
