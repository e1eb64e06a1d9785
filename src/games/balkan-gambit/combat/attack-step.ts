import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { hexOfAction, toggled, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { dispersedIn, stackIn } from '../board'
import { shiftToReserve } from '../command/command-points'
import { hexName } from '../map/hexes'
import { markActed } from '../movement/marching'
import { huntForecast, huntTotal } from '../partisans/hunt'
import { type Gambit, hex, isPartisan, isSupport, nameOf, unitList } from '../state'
import { attackTargets, fittest, planBattle, type Target, whyNotAttack, whyNotJoinAttack } from './attack'
import { battleForecast } from './battle-forecast'

type Args = { from: HexId; needsPartisan: boolean }
type Local = { target: HexId | null; hunt: boolean; joined: readonly UnitId[] }
type Attacking = Frame<Args, Local>

const targetOf = ({ local }: Attacking): Target | null =>
  local.target === null ? null : { hex: local.target, hunt: local.hunt }

const isSame = (f: Attacking, target: Target): boolean => f.local.target === target.hex && f.local.hunt === target.hunt

const whyNotTarget = (s: Gambit, f: Attacking, target: Target): Refusal[] =>
  firstOf(
    () => isSame(f, target) && refusal('7.4.1', 'it is the target already', { hex: target.hex }),
    () => whyNotAttack(s, f.args.from, target, f.side),
    () =>
      f.args.needsPartisan &&
      !fittest(s, f.args.from, target, f.side).some(isPartisan) &&
      refusal('7.2.4', 'this point is for partisans, and none can attack there', { hex: target.hex }),
  )

function whyNotToggle(s: Gambit, f: Attacking, id: UnitId): Refusal[] {
  const target = targetOf(f)
  if (target === null) return [refusal('7.4.1', 'pick a target first')]
  return firstOf(
    () => !stackIn(s, f.args.from, f.side).includes(id) && refusal('7.4.3', 'it is not in the stack', { unit: id }),
    () => whyNotJoinAttack(s, id, target, f.side),
  )
}

function whyNotLaunch(f: Attacking): Refusal[] {
  const { target, joined } = f.local
  return firstOf(
    () => target === null && refusal('7.4.1', 'pick a target first'),
    () => joined.length === 0 && refusal('12.1', 'nobody attacks'),
    () => joined.every(isSupport) && refusal('12.5.2', 'corps support never attacks alone'),
    () => f.args.needsPartisan && !joined.some(isPartisan) && refusal('7.2.4', 'this point is for partisans'),
  )
}

const counted = (units: number): string => (units === 1 ? 'one unit' : `${units} units`)

/** 7.4, 12.1: one stack attacks one hex; some of it may be withheld. */
export const attack: Step<Gambit, Args, Local> = {
  args: shape.fields({ from: hex, needsPartisan: shape.flag }),
  local: shape.fields({ target: shape.nullable(hex), hunt: shape.flag, joined: unitList }),
  fresh: () => ({ target: null, hunt: false, joined: [] }),
  answers: { target: ['hex'], hunt: ['hex'], join: ['unit'], launch: [] },
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? `Pick the hex that the stack in ${hexName(f.args.from)} attacks.`
        : `${f.local.hunt ? 'Hunt in' : 'Attack'} ${hexName(f.local.target)} with ${counted(f.local.joined.length)}: launch it, or add and withhold units.`,
    rule: '7.4.1',
    waiting: 'is planning an attack',
  }),

  *choices(s, f) {
    for (const target of attackTargets(s, f.args.from, f.side))
      if (whyNotTarget(s, f, target).length === 0)
        yield {
          action: { kind: target.hunt ? 'hunt' : 'target', hex: target.hex },
          label: `${target.hunt ? 'Hunt dispersed partisans in' : 'Attack'} ${hexName(target.hex)}`,
        }
    for (const id of stackIn(s, f.args.from, f.side))
      if (whyNotToggle(s, f, id).length === 0)
        yield {
          action: { kind: 'join', unit: id },
          label: f.local.joined.includes(id) ? `Withhold ${nameOf(id)}` : `Add ${nameOf(id)}`,
        }
    if (whyNotLaunch(f).length === 0) yield { action: { kind: 'launch' }, label: 'Launch the attack' }
  },

  check(s, f, a) {
    if (a.kind === 'launch') return whyNotLaunch(f)
    if (a.kind === 'join') return whyNotToggle(s, f, unitOfAction(a))
    return whyNotTarget(s, f, { hex: hexOfAction(a), hunt: a.kind === 'hunt' })
  },

  apply(s, f, a, go) {
    const { local, args } = f
    if (a.kind === 'join') {
      local.joined = toggled(local.joined, unitOfAction(a))
      return
    }
    if (a.kind !== 'launch') {
      const target = { hex: hexOfAction(a), hunt: a.kind === 'hunt' }
      local.target = target.hex
      local.hunt = target.hunt
      local.joined = fittest(s, args.from, target, f.side)
      return
    }
    const where = local.target
    if (where === null) return
    for (const id of local.joined) markActed(s, id)
    if (local.joined.some(isPartisan)) shiftToReserve(s)
    if (local.hunt) {
      const units = [...local.joined]
      const total = huntTotal(s, { hex: where, from: args.from, units })
      go.become({ step: 'hunt', side: f.side, args: { hex: where, from: args.from, units, total } })
      return
    }
    s.battle = planBattle(s, { kind: 'ground', attacker: f.side, hex: where, from: args.from, attackers: local.joined })
    go.become({ step: 'battle', side: f.side })
  },

  forecast(s, f) {
    const { target, hunt, joined } = f.local
    if (target === null || joined.length === 0) return null
    if (hunt)
      return dispersedIn(s, target, otherSide(f.side)).length === 0
        ? null
        : huntForecast(s, { hex: target, from: f.args.from, units: joined })
    return battleForecast(
      s,
      planBattle(s, { kind: 'ground', attacker: f.side, hex: target, from: f.args.from, attackers: joined }),
    )
  },
}
