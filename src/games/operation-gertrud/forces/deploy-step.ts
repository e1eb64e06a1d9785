import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName, landHexes } from '../map/geography'
import { type Gertrud, nameOf, unit, unitOf } from '../state'
import { casIds, unitNamed } from './counters'
import {
  choosable,
  deployReady,
  deployTo,
  leaveRest,
  matesOf,
  placeFixed,
  take,
  toDeploy,
  type Who,
  whyNotBegin,
  whyNotDeploy,
  whyNotName,
  whyNotTake,
} from './deployment'

type Args = { who: Who }
type Local = { picked: UnitId | null }
type Deploying = Frame<Args, Local>

const whyNotPick = (s: Gertrud, f: Deploying, id: UnitId): Refusal[] =>
  firstOf(
    () =>
      !toDeploy(s, f.args.who).includes(id) &&
      refusal('3.0.1', `${nameOf(id)} is not yours to set up by hand`, { unit: id }),
    () => f.local.picked === id && refusal('3.0.1', 'it is picked already', { unit: id }),
  )

const groupName = (s: Gertrud, f: Deploying, id: UnitId): string => {
  const mates = matesOf(s, f.args.who, id).length
  return mates > 1 ? `${nameOf(id)} and its ${mates - 1} comrades` : nameOf(id)
}

/** 3.0, 3.4, 18.x: each side puts its units where the scenario lets it, the Axis first. */
export const deploy: Step<Gertrud, Args, Local> = {
  args: shape.fields({ who: shape.oneOf('axis', 'turkish', 'soviet') }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  answers: { pick: ['unit'], to: ['hex'], take: ['unit'], experten: ['unit'], ready: [], done: [] },
  enter(s, f) {
    placeFixed(s, f.args.who)
  },
  prompt: (s, f) => ({
    text:
      f.local.picked !== null
        ? `Set up ${groupName(s, f, f.local.picked)}: pick a hex`
        : whyNotBegin(s, f.args.who).length === 0
          ? 'All stand ready: change what you like, or begin'
          : 'Set up: pick a unit, or take the ready deployment',
    rule: '3.0.1',
    waiting: 'is setting up',
  }),
  *choices(s, f) {
    const { who } = f.args
    const { picked } = f.local
    for (const id of toDeploy(s, who))
      if (id !== picked) yield { action: { kind: 'pick', unit: id }, label: `Set up ${groupName(s, f, id)}` }
    if (picked !== null)
      for (const hex of landHexes)
        if (whyNotDeploy(s, who, picked, hex).length === 0) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    for (const pool of choosable(s, who))
      for (const id of pool.units.map(unitNamed))
        if (whyNotTake(s, who, id).length === 0)
          yield {
            action: { kind: 'take', unit: id },
            label: unitOf(s, id).at.is === 'pool' ? `Leave ${nameOf(id)}` : `Take ${nameOf(id)}`,
          }
    for (const id of casIds)
      if (whyNotName(s, who, id).length === 0)
        yield { action: { kind: 'experten', unit: id }, label: `${nameOf(id)} is the Experten` }
    yield { action: { kind: 'ready' }, label: 'Ready deployment' }
    if (whyNotBegin(s, who).length === 0) yield { action: { kind: 'done' }, label: 'Set-up is done' }
  },
  check(s, f, a) {
    const { who } = f.args
    switch (a.kind) {
      case 'ready':
        return []
      case 'done':
        return whyNotBegin(s, who)
      case 'take':
        return whyNotTake(s, who, unitOfAction(a))
      case 'experten':
        return whyNotName(s, who, unitOfAction(a))
      case 'pick':
        return whyNotPick(s, f, unitOfAction(a))
      default:
        return f.local.picked === null
          ? [refusal('3.0.1', 'pick a unit first')]
          : whyNotDeploy(s, who, f.local.picked, hexOfAction(a))
    }
  },
  apply(s, f, a, go) {
    const { who } = f.args
    switch (a.kind) {
      case 'pick':
        f.local.picked = unitOfAction(a)
        return
      case 'to':
        if (f.local.picked !== null) deployTo(s, who, f.local.picked, hexOfAction(a))
        f.local.picked = null
        return
      case 'take':
        return take(s, unitOfAction(a))
      case 'experten':
        s.experten = unitOfAction(a)
        return
      case 'ready':
        deployReady(s, who)
        f.local.picked = null
        return
      default:
        leaveRest(s, who)
        go.log('deployed', { side: f.side, who }, '3.0.1')
        go.end()
    }
  },
}
