import { type Declared, declaring } from '../../../core/army/declaring'
import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { type HexId, otherSide } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexesHeldBy, isAnyoneInTouch } from '../board'
import { nameOf } from '../countries'
import { FOG, isChosen } from '../forces/options'
import { hexName, hexNumber } from '../map/geography'
import { hex, hexOf, unitList, type Wars } from '../state'
import type { Combat } from './combat-state'
import { canPlaceFleet, placingFleet, withdrawingFleet } from './fleet'
import { columnName, combatForecast, oddsOf } from './odds'
import { ableAgainst, planCombat, targetsOf, unitsBeside, whyNotAttack, whyNotTarget } from './target'

type Attacking = Frame<null, Declared>

/** The attack that is being declared, once it has a target and somebody to make it. */
export const declared = (s: Wars, { side, local: { target, joined } }: Attacking): Combat | null =>
  target === null || joined.length === 0 ? null : planCombat(s, side, target, joined)

/** 'Attack 2720 · 1/3': the column as far as the defenders are known. */
function launchLabel(s: Wars, f: Attacking, target: HexId): string {
  const planned = declared(s, f)
  const column = planned === null || planned.defenders.length === 0 ? '' : ` · ${columnName(oddsOf(s, planned))}`
  return `Attack ${hexNumber(target)}${column}`
}

/** Under fog it is asked wherever the armies touch, so that being asked tells nobody what lies face down. */
const canGoOn = (s: Wars, f: Attacking): boolean =>
  (isChosen(s, FOG) ? isAnyoneInTouch(s) : targetsOf(s, f.side).length > 0) || canPlaceFleet(s, f.side)

/** 6: attacks one after the other, each to its end, as many as the player likes. */
export const attack = step<Wars, null, Declared>({
  seat: 'private',
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  enter(s, f, go) {
    if (!canGoOn(s, f)) go.end()
  },
  resume(s, f, _value, go) {
    if (!canGoOn(s, f)) go.end()
  },
  prompt: (_s, { local: { target, joined } }) => ({
    text:
      target === null
        ? 'Combat: pick a hex to attack, or end the segment'
        : `Attack ${hexName(target)} with ${joined.length} units: add, withhold or launch`,
    rule: '6.G.1',
    ruling: 'D17',
    waiting: 'is planning an attack',
  }),
  answers: {
    ...declaring<Wars, null, Declared>({
      rule: '6.3.1',
      targets: (s, f) => hexesHeldBy(s, otherSide(f.side)),
      whyNotTarget: (s, f, where) => whyNotTarget(s, where, f.side),
      candidates: (s, f, target) => unitsBeside(s, target, f.side),
      usual: (s, f, target) => ableAgainst(s, target, f.side),
      stacks: { hexOf, hexName },
      whyNotJoin: (s, f, id, target) => whyNotAttack(s, id, target, f.side),
      targetLabel: where => `Attack ${hexName(where)}`,
      joinLabel: (id, isIn) => `${isIn ? 'Withhold' : 'Add'} ${nameOf(id)}`,
      launchLabel: (target, s, f) => launchLabel(s, f, target),
      launch(s, f, target, joined, go) {
        s.combat = planCombat(s, f.side, target, joined)
        go.ask({ step: 'combat', side: f.side })
      },
    }),
    fleet: placingFleet<null, Declared>(() => false),
    withdraw: withdrawingFleet<null, Declared>(),
    drop: plain<Wars, null, Declared>({
      intent: 'cancel',
      label: 'Drop this attack',
      whyNot: (_s, f) => f.local.target === null && refusal('6.G.1', 'no attack is planned'),
      do(_s, f) {
        f.local.target = null
        f.local.joined = []
      },
    }),
    end: plain<Wars, null, Declared>({
      intent: 'pass',
      label: 'End Combat',
      leaves(s, f) {
        const targets = targetsOf(s, f.side).length
        if (targets === 0) return null
        return targets === 1 ? 'one more attack is possible' : `${targets} more attacks are possible`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) =>
    f.local.target !== null && f.local.joined.length > 0 ? 'launch' : targetsOf(s, f.side).length === 0 ? 'end' : null,
  unmoved: (s, f) =>
    targetsOf(s, f.side)
      .filter(at => at !== f.local.target)
      .map(at => ({ units: ableAgainst(s, at, f.side), take: { kind: 'target', hex: at }, at })),
  focus: (_s, f) => ({ hand: f.local.joined, targets: f.local.target === null ? [] : [f.local.target] }),
  battle: { stage: 'Declare', onMap: true },
  forecast(s, f) {
    const planned = declared(s, f)
    return planned && combatForecast(s, planned)
  },
})
