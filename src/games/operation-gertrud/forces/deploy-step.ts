import { deploying, type InHand, progressBy } from '../../../core/army/deploying'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName, landHexes } from '../map/geography'
import { type Gertrud, hexOf, isLandUnit, nameOf, nationOf, unit, unitOf } from '../state'
import { casIds, landUnit, unitNamed } from './counters'
import {
  choosable,
  deployReady,
  deployTo,
  leaveRest,
  matesOf,
  placeFixed,
  take,
  toDeploy,
  WHO,
  type Who,
  whyNotBegin,
  whyNotDeploy,
  whyNotName,
  whyNotTake,
} from './deployment'

type Args = { readonly who: Who }
type Local = InHand
type Deploying = Frame<Args, Local>

const groupName = (s: Gertrud, f: Deploying, id: UnitId): string => {
  const mates = matesOf(s, f.args.who, id).length
  if (mates < 2) return nameOf(id)
  const corps = isLandUnit(id) ? landUnit(id).corps : null
  return corps === null ? `${nameOf(id)} and ${mates - 1} more of its group` : `${corps} Corps, ${mates} units`
}

const isReady = (s: Gertrud, f: Deploying): boolean => whyNotBegin(s, f.args.who).length === 0

/** The next who can stand somewhere comes to hand by itself. */
const nextOf = (s: Gertrud, f: Deploying): UnitId | null =>
  toDeploy(s, f.args.who).find(
    id => hexOf(s, id) === null && landHexes.some(hex => whyNotDeploy(s, f.args.who, id, hex).length === 0),
  ) ?? null

const placed = (s: Gertrud, f: Deploying): number => toDeploy(s, f.args.who).filter(id => hexOf(s, id) !== null).length

export const whoDeploys = (frame: Frame): Who => (frame as Deploying).args.who

/** 3.0, 3.4, 18.x: each side puts its units where the scenario lets it, the Axis first. */
export const deploy = step<Gertrud, Args, Local>({
  args: shape.fields({ who: shape.oneOf(...WHO) }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter(s, f) {
    placeFixed(s, f.args.who)
    f.local.picked = nextOf(s, f)
  },
  prompt: (s, f) => ({
    text:
      f.local.picked !== null
        ? `Set up ${groupName(s, f, f.local.picked)}: pick a hex`
        : isReady(s, f)
          ? 'All stand ready: change what you like, or begin'
          : 'Set up: pick a unit, or take the ready deployment',
    rule: '3.0.1',
    waiting: 'is setting up',
    progress: progressBy(toDeploy(s, f.args.who), nationOf, id => hexOf(s, id) !== null),
  }),
  answers: {
    ...deploying<Gertrud, Args, Local>({
      rule: '3.0.1',
      units: (s, f) => toDeploy(s, f.args.who),
      whyNotPick: (s, f, id) =>
        !toDeploy(s, f.args.who).includes(id) &&
        refusal('3.0.1', `${nameOf(id)} is not yours to set up by hand`, { unit: id }),
      hexes: () => landHexes,
      whyNotTo: (s, f, id, hex) => whyNotDeploy(s, f.args.who, id, hex),
      unitLabel: (id, s, f) => `Set up ${groupName(s, f, id)}`,
      hexLabel: hex => hexName(hex),
      place: (s, f, id, hex) => deployTo(s, f.args.who, id, hex),
      next: nextOf,
      mayRepeat: true,
    }),
    take: ofUnit({
      title: 'Pieces',
      intent: 'act',
      among: (s, f) => choosable(s, f.args.who).flatMap(pool => pool.units.map(unitNamed)),
      whyNot: (s, f, id) => whyNotTake(s, f.args.who, id),
      label: (id, s) => (unitOf(s, id).at.is === 'pool' ? `Leave ${nameOf(id)}` : `Take ${nameOf(id)}`),
      do: (s, _f, id) => take(s, id),
    }),
    experten: ofUnit({
      title: 'Who is the Experten',
      intent: 'act',
      among: () => casIds,
      whyNot: (s, f, id) => whyNotName(s, f.args.who, id),
      label: id => `${nameOf(id)} is the Experten`,
      do(s, _f, id) {
        s.experten = id
      },
    }),
    ready: plain({
      intent: 'act',
      label: 'Place all by the ready set-up',
      short: () => 'Place all: ready set-up',
      warn: (s, f) =>
        placed(s, f) === 0 ? null : `${countTold(placed(s, f), 'unit')} you have placed will stand elsewhere`,
      do(s, f) {
        deployReady(s, f.args.who)
        f.local.picked = null
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'Set-up is done',
      whyNot: (s, f) => whyNotBegin(s, f.args.who),
      do(s, f, go) {
        leaveRest(s, f.args.who)
        go.log('deployed', { side: f.side, who: f.args.who }, '3.0.1')
        go.end()
      },
    }),
  },
  primary(s, f) {
    if (f.local.picked !== null) return null
    if (isReady(s, f)) return 'done'
    const next = nextOf(s, f)
    return next === null ? null : { kind: 'pick', unit: next }
  },
  focus: (s, f) => ({ hand: f.local.picked === null ? [] : matesOf(s, f.args.who, f.local.picked) }),
})
