import { type Objection, ofUnit, plain } from '../../../core/engine/answer'
import { change } from '../../../core/engine/change'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { designationOf } from '../forces/designations'
import { type Battle, counterOf, type Gambit, type Go, isPartisan, nameOf, unit } from '../state'
import { loseStep } from './elimination'
import {
  bestTarget,
  FIRES,
  type Fire,
  focusOn,
  isHit,
  shotForecast,
  targetsOf,
  toHit,
  type Volley,
  volleys,
} from './fire'

type Args = { readonly stage: Fire }
type Local = { shooter: UnitId | null; volleys: readonly Volley[] }
type Firing = Frame<Args, Local>

const hasShots = (f: Firing, id: UnitId): boolean => f.local.volleys.some(each => each.unit === id && each.left > 0)

const targets = (s: Gambit, f: Firing): UnitId[] => (s.battle === null ? [] : targetsOf(s, s.battle, f.args.stage))

/** 12.9.1: shots left over when no defender is, except against partisans. */
const isExtra = (s: Gambit, f: Firing): boolean =>
  f.args.stage === 'offence' && s.battle !== null && targets(s, f).length === 0

const whyNotExtra = (s: Gambit, f: Firing): Objection =>
  !isExtra(s, f) && refusal('12.9.1', 'defenders are left to fire at')

/** 12.3.2: shooter and target are named shot by shot. */
export const fire = step<Gambit, Args, Local>({
  args: shape.fields({ stage: shape.oneOf('barrage', 'defence', 'offence') }),
  local: shape.fields({
    shooter: shape.nullable(unit),
    volleys: shape.list(shape.fields({ unit, left: shape.whole(0, 2) }), 9),
  }),
  fresh: () => ({ shooter: null, volleys: [] }),
  enter(s, f, go) {
    f.local.volleys = s.battle ? volleys(s, s.battle, f.args.stage) : []
    goOn(s, f, go)
  },
  prompt(s, f) {
    const name = f.local.shooter === null ? 'nobody' : nameOf(f.local.shooter)
    const { title, rule } = FIRES[f.args.stage]
    return {
      text: isExtra(s, f)
        ? `No defender is left: ${name} may fire on for an extra hit, which bars a retreat.`
        : `${title}: pick a target for ${name}.`,
      rule: isExtra(s, f) ? '12.9.1' : rule,
      waiting: 'is firing',
    }
  },
  answers: {
    with: ofUnit({
      among: (_s, f) => f.local.volleys.map(each => each.unit),
      whyNot: (_s, f, id) =>
        firstOf(
          () => !hasShots(f, id) && refusal('12.3.1', 'it has no shot left', { unit: id }),
          () => f.local.shooter === id && refusal('12.3.1', 'it is firing already', { unit: id }),
        ),
      label: id => `Fire ${nameOf(id)}`,
      title: 'Who fires',
      intent: 'pick',
      do(_s, f, id) {
        f.local.shooter = id
      },
    }),
    at: ofUnit({
      among: targets,
      whyNot: (s, f, id) =>
        !targets(s, f).includes(id) &&
        refusal('12.5.1', 'it is no target: not here, or behind the front line', { unit: id }),
      label: id => `At ${nameOf(id)}`,
      title: 'Targets',
      intent: 'act',
      seals: true,
      do: (s, f, id, go) => shootAndGoOn(s, f, id, go),
    }),
    all: ofUnit({
      among: targets,
      whyNot: (s, f, id) =>
        firstOf(
          () => !targets(s, f).includes(id) && refusal('12.5.1', 'it is no target', { unit: id }),
          () => shotsLeft(f) < 2 && refusal('12.3.1', 'there is one shot left', { unit: id }),
        ),
      label: id => `Fire all at ${designationOf(counterOf(id))}`,
      title: 'All shots at one target',
      intent: 'act',
      batch: true,
      seals: true,
      do: fireAll,
    }),
    extra: plain({
      label: 'Fire for an extra hit',
      whyNot: whyNotExtra,
      intent: 'act',
      seals: true,
      do: (s, f, go) => shootAndGoOn(s, f, null, go),
    }),
    cease: plain({ label: 'Cease fire', whyNot: whyNotExtra, intent: 'pass', do: (_s, _f, go) => go.end() }),
  },
  forecast: (s, f) =>
    s.battle === null || f.local.shooter === null ? null : shotForecast(s, s.battle, f.local.shooter, f.args.stage),
  primary(s, f) {
    const [only, ...others] = targets(s, f)
    if (only === undefined || others.length > 0) return null
    return { kind: shotsLeft(f) < 2 ? 'at' : 'all', unit: only }
  },
  focus: (s, { local: { shooter } }) => focusOn(s, shooter === null ? [] : [shooter]),
  needs: (s, f) => f.local.shooter !== null && (targets(s, f).length > 0 || isExtra(s, f)),
  battle: (_s, f) => ({ stage: FIRES[f.args.stage].title, fought: true }),
  taking: 'if all fire at whoever hits best, and nobody breaks off or retreats',
  assume(s, f) {
    const target = s.battle === null ? null : bestTarget(s, s.battle, f.args.stage)
    return target === null ? { kind: 'cease' } : { kind: 'at', unit: target }
  },
})

const shotsLeft = (f: Firing): number => f.local.volleys.reduce((sum, each) => sum + each.left, 0)

/** 12.3.2: shot after shot at one target, as long as it stands and there is anything to fire with. */
function fireAll(s: Gambit, f: Firing, target: UnitId, go: Go): void {
  while (s.battle !== null && f.local.shooter !== null && targets(s, f).includes(target)) {
    shoot(s, s.battle, f, f.local.shooter, target, go)
    if (!hasShots(f, f.local.shooter)) f.local.shooter = f.local.volleys.find(each => each.left > 0)?.unit ?? null
  }
  goOn(s, f, go)
}

function shootAndGoOn(s: Gambit, f: Firing, target: UnitId | null, go: Go): void {
  if (s.battle !== null && f.local.shooter !== null) shoot(s, s.battle, f, f.local.shooter, target, go)
  goOn(s, f, go)
}

/** 12.3.1, 12.4: one die; a hit counts at once. */
function shoot(s: Gambit, battle: Battle, f: Firing, id: UnitId, target: UnitId | null, go: Go): void {
  const { stage } = f.args
  const number = toHit(s, battle, id, stage)
  const hit = isHit(number, go.roll(10, `${nameOf(id)} fires`))
  go.log('shot', { unit: id, target, stage, number, hit }, FIRES[stage].rule)
  f.local.volleys = f.local.volleys.map(each => (each.unit === id ? { ...each, left: each.left - 1 } : each))
  if (!hit) return
  if (target === null) {
    s.battle = { ...battle, extraHit: true }
    go.log('extraHit', { hex: battle.hex }, '12.9.1')
    return
  }
  loseStep(s, go, target, { rule: '12.3.3', unsupplied: battle.unsupplied.includes(target) })
  change(s, 'battle', now => {
    if (stage === 'defence') now.attackLosses.push(target)
    if (stage === 'offence') now.defenceLosses.push(target)
  })
}

/** The next shooter, or the end of this fire: nothing left to fire with, or nothing left to fire at. */
function goOn(s: Gambit, f: Firing, go: Go): void {
  const { battle } = s
  const still = f.local.shooter !== null && hasShots(f, f.local.shooter)
  if (!still) f.local.shooter = f.local.volleys.find(each => each.left > 0)?.unit ?? null
  const canFire = targets(s, f).length > 0 || (battle !== null && wantsExtra(s, battle, f))
  if (f.local.shooter === null || !canFire) go.end()
}

const wantsExtra = (s: Gambit, battle: Battle, f: Firing): boolean =>
  isExtra(s, f) && !battle.extraHit && !battle.defenders.every(isPartisan)
