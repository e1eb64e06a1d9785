import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { enterHexes, placeUnit } from '../movement/marching'
import { type Combat, hexOf, nameOf, PARTISAN, type Partizan, secretOf, standing, unit } from '../state'
import { leaveCombat } from './casualties'
import { mayRetreat, retreatHexes, retreatPoints, retreatWays, whyNotRetreat, whyNotRetreatTo } from './retreat-ways'

/** re: after a close combat that the Partisans began (12.5); else before an Axis attack (12.1). */
type Args = { re: boolean }
type Local = { picked: UnitId | null }
type Retreating = Frame<Args, Local>

const ruleOf = (f: Retreating): string => (f.args.re ? '12.5' : '12.1')

const whyNotPick = (s: Partizan, f: Retreating, combat: Combat, id: UnitId): Refusal[] =>
  firstOf(
    () => f.local.picked === id && refusal(ruleOf(f), `${nameOf(id)} is picked already`, { unit: id }),
    () => whyNotRetreat(s, combat, id, f.args.re),
  )

/** 12.3, 11.3.2: it goes, no longer exposed, and is hidden again. Chits go along (12.4). */
function fallBack(s: Partizan, f: Retreating, combat: Combat, id: UnitId, to: HexId) {
  const from = hexOf(s, id) as HexId
  const path = retreatWays(s, combat, id, f.args.re).pathTo(to)
  enterHexes(s, id, path)
  placeUnit(s, id, to)
  leaveCombat(s, id)
  s.exposed = s.exposed.filter(each => each !== id)
  const again = s.retreated.includes(id)
  if (!again) s.retreated = [...s.retreated, id]
  return { unit: id, from, to, path, again, re: f.args.re, owner: secretOf(s, PARTISAN) }
}

/** 12: Partisans slip away, unit by unit; nobody must. */
export const retreat: Step<Partizan, Args, Local> = {
  args: shape.fields({ re: shape.flag }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  answers: { pick: ['unit'], to: ['hex'], done: [] },
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

  *choices(s, f) {
    const { combat } = s
    const { picked } = f.local
    if (combat !== null) {
      for (const id of mayRetreat(combat, f.args.re))
        if (whyNotPick(s, f, combat, id).length === 0)
          yield { action: { kind: 'pick', unit: id }, label: standing(s, id) }
      if (picked !== null) {
        const ways = retreatWays(s, combat, picked, f.args.re)
        for (const hex of retreatHexes(s, combat, picked, f.args.re))
          yield { action: { kind: 'to', hex }, label: hexName(hex), cost: ways.costTo(hex) }
      }
    }
    yield { action: { kind: 'done' }, label: 'The rest stays' }
  },

  check(s, f, a) {
    if (a.kind === 'done') return []
    if (s.combat === null) return [refusal('12.1', 'there is no combat')]
    if (a.kind === 'pick') return whyNotPick(s, f, s.combat, unitOfAction(a))
    return f.local.picked === null
      ? [refusal(ruleOf(f), 'pick a unit first')]
      : whyNotRetreatTo(s, s.combat, f.local.picked, f.args.re, hexOfAction(a))
  },

  apply(s, f, a, go) {
    if (a.kind === 'done' || s.combat === null) return go.end()
    if (a.kind === 'pick') {
      f.local.picked = unitOfAction(a)
      return
    }
    const id = f.local.picked
    if (id === null) return
    go.log('retreated', fallBack(s, f, s.combat, id, hexOfAction(a)), '12.3.1')
    f.local.picked = null
    if (mayRetreat(s.combat, f.args.re).length === 0) go.end()
  },
}
