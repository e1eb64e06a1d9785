import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { type Battle, type Gambit, isPartisan, nameOf, unit } from '../state'
import { loseStep } from './elimination'
import { isHit, type Stage, shotForecast, targetsOf, toHit, type Volley, volleys } from './fire'

type Args = { stage: Stage }
type Local = { shooter: UnitId | null; volleys: readonly Volley[] }
type Firing = Frame<Args, Local>

const TITLE: { readonly [stage in Stage]: string } = {
  barrage: 'Barrage',
  defence: 'Defensive fire',
  offence: 'Offensive fire',
}
const RULE: { readonly [stage in Stage]: string } = { barrage: '12.2.2', defence: '12.2.3', offence: '12.2.5.1' }

const hasShots = (f: Firing, id: UnitId): boolean => f.local.volleys.some(each => each.unit === id && each.left > 0)

/** 12.9.1: shots left over when no defender is, except against partisans. */
const isExtra = (s: Gambit, f: Firing): boolean =>
  f.args.stage === 'offence' && s.battle !== null && targetsOf(s, s.battle, f.args.stage).length === 0

const whyNotSwitch = (f: Firing, id: UnitId): Refusal[] =>
  firstOf(
    () => !hasShots(f, id) && refusal('12.3.1', 'it has no shot left', { unit: id }),
    () => f.local.shooter === id && refusal('12.3.1', 'it is firing already', { unit: id }),
  )

function whyNotAim(s: Gambit, f: Firing, id: UnitId): Refusal[] {
  if (s.battle === null) return [refusal('12.2.0', 'there is no battle')]
  return targetsOf(s, s.battle, f.args.stage).includes(id)
    ? []
    : [refusal('12.5.1', 'it is no target: not here, or behind the front line', { unit: id })]
}

/** 12.3.2: shooter and target are named shot by shot. */
export const fire: Step<Gambit, Args, Local> = {
  args: shape.fields({ stage: shape.oneOf('barrage', 'defence', 'offence') }),
  local: shape.fields({
    shooter: shape.nullable(unit),
    volleys: shape.list(shape.fields({ unit, left: shape.whole(0, 2) }), 9),
  }),
  fresh: () => ({ shooter: null, volleys: [] }),
  answers: { with: ['unit'], at: ['unit'], extra: [], cease: [] },
  enter(s, f, go) {
    f.local.volleys = s.battle ? volleys(s, s.battle, f.args.stage) : []
    goOn(s, f, go)
  },
  prompt(s, f) {
    const name = f.local.shooter === null ? 'nobody' : nameOf(f.local.shooter)
    return {
      text: isExtra(s, f)
        ? `No defender is left: ${name} may fire on for an extra hit, which bars a retreat.`
        : `${TITLE[f.args.stage]}: pick the target of ${name}.`,
      rule: isExtra(s, f) ? '12.9.1' : RULE[f.args.stage],
      waiting: 'is firing',
    }
  },
  *choices(s, f) {
    for (const { unit: id } of f.local.volleys)
      if (whyNotSwitch(f, id).length === 0) yield { action: { kind: 'with', unit: id }, label: `Fire ${nameOf(id)}` }
    if (isExtra(s, f)) {
      yield { action: { kind: 'extra' }, label: 'Fire for an extra hit' }
      yield { action: { kind: 'cease' }, label: 'Cease fire' }
    } else if (s.battle !== null)
      for (const id of targetsOf(s, s.battle, f.args.stage))
        yield { action: { kind: 'at', unit: id }, label: `At ${nameOf(id)}` }
  },
  check(s, f, a) {
    if (a.kind === 'with') return whyNotSwitch(f, unitOfAction(a))
    if (a.kind === 'at') return whyNotAim(s, f, unitOfAction(a))
    return isExtra(s, f) ? [] : [refusal('12.9.1', 'defenders are left to fire at')]
  },
  apply(s, f, a, go) {
    if (a.kind === 'with') {
      f.local.shooter = unitOfAction(a)
      return
    }
    if (a.kind === 'cease' || s.battle === null || f.local.shooter === null) return go.end()
    shoot(s, s.battle, f, f.local.shooter, a.kind === 'at' ? unitOfAction(a) : null, go)
    goOn(s, f, go)
  },
  forecast: (s, f) =>
    s.battle === null || f.local.shooter === null ? null : shotForecast(s, s.battle, f.local.shooter, f.args.stage),
}

/** 12.3.1, 12.4: one die; a hit counts at once. */
function shoot(s: Gambit, battle: Battle, f: Firing, id: UnitId, target: UnitId | null, go: Flow): void {
  const { stage } = f.args
  const number = toHit(s, battle, id, stage)
  const hit = isHit(number, go.roll(10, `${nameOf(id)} fires`))
  go.log('shot', { unit: id, target, stage, number, hit }, RULE[stage])
  f.local.volleys = f.local.volleys.map(each => (each.unit === id ? { ...each, left: each.left - 1 } : each))
  if (!hit) return
  if (target === null) {
    s.battle = { ...battle, extraHit: true }
    go.log('extraHit', { hex: battle.hex }, '12.9.1')
    return
  }
  loseStep(s, go, target, { rule: '12.3.3', unsupplied: battle.unsupplied.includes(target) })
  if (stage === 'defence') s.battle = { ...battle, attackLosses: [...battle.attackLosses, target] }
  if (stage === 'offence') s.battle = { ...battle, defenceLosses: [...battle.defenceLosses, target] }
}

/** The next shooter, or the end of this fire: nothing left to fire with, or nothing left to fire at. */
function goOn(s: Gambit, f: Firing, go: Flow): void {
  const { battle } = s
  const still = f.local.shooter !== null && hasShots(f, f.local.shooter)
  if (!still) f.local.shooter = f.local.volleys.find(each => each.left > 0)?.unit ?? null
  const isDone = battle === null || f.local.shooter === null || (!canAim(s, battle, f) && !wantsExtra(s, battle, f))
  if (isDone) go.end()
}

const canAim = (s: Gambit, battle: Battle, f: Firing): boolean => targetsOf(s, battle, f.args.stage).length > 0

const wantsExtra = (s: Gambit, battle: Battle, f: Firing): boolean =>
  isExtra(s, f) && !battle.extraHit && !battle.defenders.every(isPartisan)
