import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, toggled, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { isHeldBy } from '../board'
import { planBattle } from '../combat/attack'
import { battleForecast } from '../combat/battle-forecast'
import { unitIds } from '../forces/counters'
import { hexName } from '../map/hexes'
import { markActed } from '../movement/marching'
import { ALLIED, AXIS, type Gambit, hex, nameOf, unitList } from '../state'
import { type AssaultKind, assaultTargets, isLimited, whyNotForm, whyNotTarget as whyNotHex } from './assault'
import { land } from './landing'

type Args = { kind: AssaultKind }
type Local = { units: readonly UnitId[]; target: HexId | null }
type Assaulting = Frame<Args, Local>

function whyNotToggle(s: Gambit, f: Assaulting, id: UnitId): Refusal[] {
  const { units, target } = f.local
  if (units.includes(id)) return []
  return firstOf(
    () => whyNotForm(s, f.args.kind, units, id),
    () => target !== null && whyNotHex(s, f.args.kind, [...units, id], target),
  )
}

const whyNotTarget = (s: Gambit, f: Assaulting, to: HexId): Refusal[] =>
  firstOf(
    () => f.local.target === to && refusal('7.5', 'it is the target already', { hex: to }),
    () => whyNotHex(s, f.args.kind, f.local.units, to),
  )

const whyNotLaunch = (f: Assaulting): Refusal[] =>
  firstOf(
    () => f.local.units.length === 0 && refusal('7.5', 'name one or two units'),
    () => f.local.target === null && refusal('7.5', 'pick a hex'),
  )

/** 7.5-7.10: up to two units form in the Med Box and come by sea or by air. */
export const assault: Step<Gambit, Args, Local> = {
  args: shape.fields({ kind: shape.oneOf('amphibious', 'airborne') }),
  local: shape.fields({ units: unitList, target: shape.nullable(hex) }),
  fresh: () => ({ units: [], target: null }),
  answers: { join: ['unit'], target: ['hex'], launch: [] },
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? `Name up to two units for the ${f.args.kind} assault, and the hex they come down on.`
        : `The ${f.args.kind} assault on ${hexName(f.local.target)} takes up to two units: launch it, or change it.`,
    rule: f.args.kind === 'airborne' ? '7.9.1' : '7.6.1',
    waiting: 'is planning an assault',
  }),

  *choices(s, f) {
    for (const id of unitIds)
      if (whyNotToggle(s, f, id).length === 0)
        yield {
          action: { kind: 'join', unit: id },
          label: f.local.units.includes(id) ? `Leave ${nameOf(id)} behind` : nameOf(id),
        }
    for (const to of assaultTargets(f.args.kind))
      if (whyNotTarget(s, f, to).length === 0) yield { action: { kind: 'target', hex: to }, label: hexName(to) }
    if (whyNotLaunch(f).length === 0) yield { action: { kind: 'launch' }, label: 'Launch the assault' }
  },

  check(s, f, a) {
    if (a.kind === 'launch') return whyNotLaunch(f)
    return a.kind === 'join' ? whyNotToggle(s, f, unitOfAction(a)) : whyNotTarget(s, f, hexOfAction(a))
  },

  apply(s, f, a, go) {
    const { local } = f
    if (a.kind === 'join') local.units = toggled(local.units, unitOfAction(a))
    else if (a.kind === 'target') local.target = hexOfAction(a)
    else if (local.target !== null) launch(s, f.args.kind, [...local.units], local.target, go)
  },

  forecast(s, f) {
    const { units, target } = f.local
    if (target === null || units.length === 0 || !isHeldBy(s, target, AXIS)) return null
    return battleForecast(s, assaultBattle(s, f.args.kind, units, target))
  },
}

const assaultBattle = (s: Gambit, kind: AssaultKind, attackers: readonly UnitId[], target: HexId) =>
  planBattle(s, { kind: kind === 'airborne' ? 'air' : 'sea', attacker: ALLIED, hex: target, from: null, attackers })

function launch(s: Gambit, kind: AssaultKind, units: UnitId[], target: HexId, go: Flow): void {
  for (const id of units) markActed(s, id)
  if (kind === 'amphibious' && isLimited(s, target)) s.assaults = { ...s.assaults, limited: s.assaults.limited + 1 }
  go.log(
    'assault',
    { kind, hex: target, units, held: isHeldBy(s, target, AXIS) },
    kind === 'airborne' ? '7.9.1' : '7.6.1',
  )
  if (isHeldBy(s, target, AXIS)) {
    s.battle = assaultBattle(s, kind, units, target)
    go.become({ step: 'battle', side: ALLIED })
    return
  }
  land(s, go, units, target)
  go.end()
}
