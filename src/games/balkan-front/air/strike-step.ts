import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { hex, unitList } from '../forces/counters'
import type { Front, Go, Units } from '../state'
import { flightOf, isOperative } from './air-units'
import { pointsTold } from './air-words'
import {
  bomb,
  bombingModifier,
  bombingNeeds,
  leftOf,
  type Raid,
  STRIKES,
  strikable,
  strikeAirUnit,
  twelfthsOf,
} from './bombing'
import { MISSION_INFO } from './missions'
import { hexOfSpot, type Spot, spotName, spotShape } from './spots'

type Args = Raid
/** `left`: have not bombed yet; `groups`: attacks that are still to be made; `picked`: the group that is being put together. */
type Local = { left: Units; groups: readonly Units[]; picked: Units; hits: number; struck: Units }
type Striking = Frame<Args, Local>

/** One attack after the other, until a hit asks which air unit is struck. */
function attackOn(s: Front, f: Striking, go: Go): void {
  const { at, mission, beyond } = f.args
  while (f.local.groups.length > 0) {
    const [units = [], ...others] = f.local.groups
    f.local.groups = others
    f.local.left = f.local.left.filter(id => !units.includes(id))
    const hit = bomb(s, go, { at, mission, units, beyond })
    if (hit) f.local.hits += 1
    if (!hit || mission !== 'airbase') continue
    const there = strikable(s, at, f.side)
    if (needsChoice(s, there)) {
      go.ask({ step: 'bombHit', side: f.side, args: { at } })
      return
    }
    const [first] = there
    if (first === undefined) continue
    strikeAirUnit(s, go, first, at)
    f.local.struck = [...f.local.struck, first]
  }
  if (f.local.left.length > 0) return
  const { hits, struck } = f.local
  go.log('raidOver', { units: f.args.units, mission, at, hits, left: leftOf(s, f.args), struck }, '20.F.0.2')
  go.end()
}

/** R-AIR33: two counters of one model in one state are no choice. */
const needsChoice = (s: Front, units: Units): boolean =>
  new Set(units.map(id => `${nameOf(id)} ${isOperative(s, id)}`)).size > 1

const strengthTold = (s: Front, units: Units): string =>
  pointsTold(units.reduce((sum, id) => sum + twelfthsIn(s, id), 0))
const twelfthsIn = (s: Front, id: UnitId): number => {
  const flight = flightOf(s, id)
  return flight === null ? 0 : twelfthsOf(s, flight)
}

/** The chance of one attack by a group. */
export function chanceOf(s: Front, units: Units, mission: Raid['mission']): number {
  const needs = bombingNeeds(
    s,
    units.reduce((sum, id) => sum + twelfthsIn(s, id), 0),
  )
  return needs === null ? 0 : Math.min(6, Math.max(0, 7 - needs + bombingModifier(units, mission))) / 6
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** P.4: bombers of one target bomb one by one or together, as their owner likes (20.F.0.2, R-AIR28). */
export const strike = step<Front, Args, Local>({
  args: shape.fields({
    at: spotShape,
    mission: shape.oneOf(...STRIKES),
    units: unitList,
    beyond: shape.withDefault(shape.nullable(hex), () => null),
  }) as unknown as shape.Shape<Args>,
  local: shape.fields({
    left: unitList,
    groups: shape.list(unitList, 99) as unknown as shape.Shape<readonly Units[]>,
    picked: unitList,
    hits: shape.withDefault(shape.whole(0, 99), () => 0),
    struck: shape.withDefault(unitList, () => []),
  }) as unknown as shape.Shape<Local>,
  fresh: ({ units }) => ({ left: units, groups: units.length === 1 ? [units] : [], picked: [], hits: 0, struck: [] }),
  enter(s, f, go) {
    const { units, mission, at } = f.args
    go.log('raid', { units, mission, at }, '20.F.0.2')
    if (f.local.groups.length > 0) attackOn(s, f, go)
  },
  resume(s, f, value, go) {
    if (typeof value === 'number') f.local.struck = [...f.local.struck, value as UnitId]
    attackOn(s, f, go)
  },
  prompt: (s, f) => ({
    text: `${MISSION_INFO[f.args.mission].title} at ${spotName(f.args.at)}: ${countTold(f.local.left.length, 'bomber')} of ${strengthTold(s, f.local.left)} points, one by one or together`,
    rule: '20.F.0.2',
    waiting: 'is bombing',
  }),
  answers: {
    together: plain({
      intent: 'act',
      label: (s, f) => `All together: a hit ${percent(chanceOf(s, f.local.left, f.args.mission))}`,
      do(s, f, go) {
        f.local.groups = [f.local.left]
        f.local.picked = []
        attackOn(s, f, go)
      },
    }),
    apart: plain({
      intent: 'act',
      label: (s, f) => `Each alone: ${f.local.left.map(id => percent(chanceOf(s, [id], f.args.mission))).join(', ')}`,
      whyNot: (_s, f) => f.local.left.length < 2 && refusal('20.F.0.2', 'only one is left'),
      do(s, f, go) {
        f.local.groups = f.local.left.map(id => [id])
        f.local.picked = []
        attackOn(s, f, go)
      },
    }),
    pick: ofUnit({
      intent: 'pick',
      toggles: true,
      title: 'A group of its own',
      among: (_s, f) => (f.local.left.length > 2 ? f.local.left : []),
      whyNot: (_s, f, id) =>
        (f.local.left.length < 3 || !f.local.left.includes(id)) &&
        refusal('20.F.0.2', `${nameOf(id)} makes no group here`, { unit: id }),
      label: (id, s) => `${nameOf(id)} ${strengthTold(s, [id])}`,
      do(_s, f, id) {
        f.local.picked = toggled(f.local.picked, id)
      },
    }),
    group: plain({
      intent: 'act',
      label: (s, f) =>
        `These ${f.local.picked.length} together: a hit ${percent(chanceOf(s, f.local.picked, f.args.mission))}`,
      whyNot: (_s, f) => f.local.picked.length === 0 && refusal('20.F.0.2', 'pick bombers first'),
      do(s, f, go) {
        f.local.groups = [f.local.picked]
        f.local.picked = []
        attackOn(s, f, go)
      },
    }),
  },
  primary: (_s, f) =>
    f.local.picked.length > 0
      ? 'group'
      : f.args.mission === 'airbase' && f.local.left.length > 1
        ? 'apart'
        : 'together',
  focus: (_s, f) => ({ hand: f.local.picked, targets: [hexOfSpot(f.args.at)].flatMap(hex => hex ?? []) }),
  needs: (_s, f) => f.local.left.length > 0,
})

/** 20.F.2.a.3, R-AIR9: the bombing player names the air unit that is struck. */
export const bombHit = step<Front, { readonly at: Spot }>({
  args: shape.fields({ at: spotShape }),
  prompt: (_s, f) => ({
    text: `A hit on ${spotName(f.args.at)}: which air unit is struck?`,
    rule: '20.F.2.a.3',
    waiting: 'picks what is hit',
  }),
  answers: {
    strike: ofUnit({
      intent: 'act',
      title: 'Air units there',
      among: (s, f) => strikable(s, f.args.at, f.side),
      whyNot: (s, f, id) =>
        !strikable(s, f.args.at, f.side).includes(id) &&
        refusal('20.F.2.a.3', `${nameOf(id)} is not there`, { unit: id }),
      label: (id, s) => `${nameOf(id)}: ${isOperative(s, id) ? 'becomes inoperative' : 'is eliminated'}`,
      do(s, f, id, go) {
        strikeAirUnit(s, go, id, f.args.at)
        go.end(id)
      },
    }),
  },
  primary: () => null,
  focus: (_s, f) => ({ targets: [hexOfSpot(f.args.at)].flatMap(hex => hex ?? []) }),
  needs: (s, f) => strikable(s, f.args.at, f.side).length > 0,
})
