import { toggled } from '../../../core/army/lists'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { isHeldBy } from '../board'
import { planBattle } from '../combat/attack'
import { battleForecast } from '../combat/battle-forecast'
import { unitIds } from '../forces/counters'
import { grid, hexName } from '../map/hexes'
import { markActed } from '../movement/marching'
import { ALLIED, AXIS, type Battle, type Gambit, type Go, hex, nameOf, unitList } from '../state'
import { type AssaultKind, assaultTargets, isLimited, whyNotForm, whyNotTarget as whyNotHex } from './assault'
import { land } from './beachheads'

type Args = { readonly kind: AssaultKind }
type Local = { units: readonly UnitId[]; target: HexId | null }
type Assaulting = Frame<Args, Local>

const ruleOf = (kind: AssaultKind): string => (kind === 'airborne' ? '7.9.1' : '7.6.1')

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
export const assault = step<Gambit, Args, Local>({
  args: shape.fields({ kind: shape.oneOf('amphibious', 'airborne') }),
  local: shape.fields({ units: unitList, target: shape.nullable(hex) }),
  fresh: () => ({ units: [], target: null }),
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? `Pick up to two units for the ${f.args.kind} assault, and the hex they ${f.args.kind === 'airborne' ? 'drop on' : 'land on'}.`
        : `The ${f.args.kind} assault on ${hexName(f.local.target)} takes up to two units: launch it, or change it.`,
    rule: ruleOf(f.args.kind),
    waiting: 'is planning an assault',
  }),
  answers: {
    join: ofUnit({
      among: () => unitIds,
      whyNot: whyNotToggle,
      label: (id, _s, f) => (f.local.units.includes(id) ? `Leave ${nameOf(id)} behind` : nameOf(id)),
      title: 'Units for the assault',
      intent: 'pick',
      do(_s, f, id) {
        f.local.units = toggled(f.local.units, id)
      },
    }),
    target: ofHex({
      among: (_s, f) => assaultTargets(f.args.kind),
      whyNot: whyNotTarget,
      label: hexName,
      title: 'Targets',
      intent: 'pick',
      do(_s, f, to) {
        f.local.target = to
      },
    }),
    launch: plain({
      label: (_s, f) =>
        `${f.args.kind === 'airborne' ? 'Drop on' : 'Land at'} ${f.local.target === null ? '' : grid.numbers[f.local.target]}`.trim(),
      whyNot: (_s, f) => whyNotLaunch(f),
      intent: 'act',
      do: launch,
    }),
  },
  forecast(s, f) {
    const planned = plannedAssault(s, f)
    return planned === null ? null : battleForecast(s, planned)
  },
  primary: (_s, f) => (whyNotLaunch(f).length === 0 ? 'launch' : null),
  focus: (_s, { local: { units, target } }) => ({ hand: units, targets: target === null ? [] : [target] }),
  needs: (s, f) => unitIds.some(id => whyNotForm(s, f.args.kind, [], id).length === 0),
  battle: { stage: 'Plan', onMap: true },
})

/** The battle that would be fought; null: nobody is named, or the hex is not held. */
export function plannedAssault(s: Gambit, { args, local }: Assaulting): Battle | null {
  const { units, target } = local
  if (target === null || units.length === 0 || !isHeldBy(s, target, AXIS)) return null
  const kind = args.kind === 'airborne' ? 'air' : 'sea'
  return planBattle(s, { kind, attacker: ALLIED, hex: target, from: null, attackers: units })
}

function launch(s: Gambit, f: Assaulting, go: Go): void {
  const { units, target } = f.local
  const { kind } = f.args
  if (target === null) return
  for (const id of units) markActed(s, id)
  if (kind === 'amphibious' && isLimited(s, target)) s.assaults = { ...s.assaults, limited: s.assaults.limited + 1 }
  const planned = plannedAssault(s, f)
  go.log('assault', { kind, hex: target, units, held: planned !== null }, ruleOf(kind))
  if (planned !== null) {
    s.battle = planned
    go.become({ step: 'battle', side: ALLIED })
    return
  }
  land(s, go, units, target)
  go.end()
}
