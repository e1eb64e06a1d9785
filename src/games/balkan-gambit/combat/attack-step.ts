import { toggled } from '../../../core/army/lists'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { dispersedIn, stackIn } from '../board'
import { shiftToReserve } from '../command/command-points'
import { payForAttack } from '../command/orders'
import { grid, hexName } from '../map/hexes'
import { markActed } from '../movement/marching'
import { huntForecast, huntTotal } from '../partisans/hunt'
import { type Battle, type Gambit, type Go, hex, isPartisan, isSupport, nameOf, unitList } from '../state'
import { attackTargets, fittest, planBattle, type Target, whyNotAttack, whyNotJoinAttack } from './attack'
import { battleForecast } from './battle-forecast'

type Args = {
  readonly from: HexId
  readonly needsPartisan: boolean
  /** What it was ordered against at once. */
  readonly aim: Target | null
  /** Whether its command points are paid; a launch pays them otherwise. */
  readonly paid: boolean
}
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
      refusal('7.2.4', 'this point is for partisans, and none can attack there', { hex: target.hex }, 'R-CP1'),
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
    () =>
      f.args.needsPartisan &&
      !joined.some(isPartisan) &&
      refusal('7.2.4', 'this point is for partisans', undefined, 'R-CP1'),
  )
}

const aimAt = (kind: 'target' | 'hunt', verb: string) =>
  ofHex<Gambit, Args, Local>({
    among: (s, f) =>
      attackTargets(s, f.args.from, f.side).flatMap(each => (each.hunt === (kind === 'hunt') ? [each.hex] : [])),
    whyNot: (s, f, to) => whyNotTarget(s, f, { hex: to, hunt: kind === 'hunt' }),
    label: to => `${verb} ${hexName(to)}`,
    short: to => `${kind === 'hunt' ? 'Hunt in' : verb} ${hexName(to)}`,
    title: kind === 'hunt' ? 'Hunts' : 'Targets',
    path: (_s, f, to) => (f.args.from === to ? null : [f.args.from, to]),
    intent: 'pick',
    do: (s, f, to) => takeAim(s, f, { hex: to, hunt: kind === 'hunt' }),
  })

function takeAim(s: Gambit, { args, local, side }: Attacking, aim: Target): void {
  local.target = aim.hex
  local.hunt = aim.hunt
  local.joined = fittest(s, args.from, aim, side)
}

const counted = (units: number): string => (units === 1 ? 'one unit' : `${units} units`)

/** 7.4, 12.1: one stack attacks one hex; some of it may be withheld. */
export const attack = step<Gambit, Args, Local>({
  args: shape.fields({
    from: hex,
    needsPartisan: shape.flag,
    aim: shape.nullable(shape.fields({ hex, hunt: shape.flag })),
    paid: shape.flag,
  }),
  local: shape.fields({ target: shape.nullable(hex), hunt: shape.flag, joined: unitList }),
  fresh: () => ({ target: null, hunt: false, joined: [] }),
  enter(s, f) {
    const { aim } = f.args
    if (aim !== null && whyNotTarget(s, f, aim).length === 0) takeAim(s, f, aim)
  },
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? `Pick the hex that the stack in ${hexName(f.args.from)} attacks.`
        : `${f.local.hunt ? 'Hunt in' : 'Attack'} ${hexName(f.local.target)} with ${counted(f.local.joined.length)}: launch it, or add and withhold units.`,
    rule: '7.4.1',
    waiting: 'is planning an attack',
  }),
  answers: {
    target: aimAt('target', 'Attack'),
    hunt: aimAt('hunt', 'Hunt dispersed partisans in'),
    join: ofUnit({
      among: (s, f) => stackIn(s, f.args.from, f.side),
      whyNot: whyNotToggle,
      label: (id, _s, f) => (f.local.joined.includes(id) ? `Withhold ${nameOf(id)}` : `Add ${nameOf(id)}`),
      title: 'Units for the attack',
      intent: 'pick',
      do(_s, f, id) {
        f.local.joined = toggled(f.local.joined, id)
      },
    }),
    launch: plain({
      label: (_s, f) =>
        f.local.target === null ? 'Attack' : `${f.local.hunt ? 'Hunt in' : 'Attack'} ${grid.numbers[f.local.target]}`,
      whyNot: (_s, f) => whyNotLaunch(f),
      intent: 'act',
      do: launch,
    }),
    back: plain({
      label: 'Call it off',
      whyNot: (_s, f) => f.args.paid && refusal('7.4.0', 'its command points are spent'),
      intent: 'cancel',
      do: (_s, _f, go) => go.end(),
    }),
  },
  forecast(s, f) {
    const { target, hunt, joined } = f.local
    if (target === null || joined.length === 0) return null
    if (hunt)
      return dispersedIn(s, target, otherSide(f.side)).length === 0
        ? null
        : huntForecast(s, { hex: target, from: f.args.from, units: joined })
    const planned = plannedAttack(s, f)
    return planned === null ? null : battleForecast(s, planned)
  },
  primary: (_s, f) => (whyNotLaunch(f).length === 0 ? 'launch' : null),
  focus: (_s, { args, local }) => ({
    hand: local.joined,
    targets: local.target === null ? [] : [local.target],
    from: [args.from],
  }),
  needs: (s, f) =>
    attackTargets(s, f.args.from, f.side).some(each => isSame(f, each) || whyNotTarget(s, f, each).length === 0),
  battle: { stage: 'Plan', onMap: true },
})

/** The battle that would be fought; null: none, or a hunt. */
export function plannedAttack(s: Gambit, f: Attacking): Battle | null {
  const { target, hunt, joined } = f.local
  if (target === null || hunt || joined.length === 0) return null
  return planBattle(s, { kind: 'ground', attacker: f.side, hex: target, from: f.args.from, attackers: joined })
}

function launch(s: Gambit, f: Attacking, go: Go): void {
  const { target, hunt, joined } = f.local
  if (target === null) return
  if (!f.args.paid) payForAttack(s, f.side, f.args.from)
  for (const id of joined) markActed(s, id)
  if (joined.some(isPartisan)) shiftToReserve(s)
  if (!hunt) {
    s.battle = plannedAttack(s, f)
    go.become({ step: 'battle', side: f.side })
    return
  }
  const { from } = f.args
  const total = huntTotal(s, { hex: target, from, units: joined })
  go.become({ step: 'hunt', side: f.side, args: { hex: target, from, units: joined, total } })
}
