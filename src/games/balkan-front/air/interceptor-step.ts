import { ofBox, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { airIds, unit } from '../forces/counters'
import type { Front, Go } from '../state'
import {
  canGoUp,
  goUp,
  interceptable,
  interceptionsOf,
  scramblesOf,
  whyNotIntercept,
  whyNotScramble,
  whyNotUp,
} from './interceptors'
import { atHex, hexOfSpot, inBox, type Spot, spotName } from './spots'

type Local = { picked: UnitId | null }
type Rising = Frame<null, Local>

const NOBODY = refusal('20.A', 'pick a fighter first')

const able = (s: Front, side: Side): UnitId[] => airIds.filter(id => canGoUp(s, side, id))

const hexesOf = (spots: readonly Spot[]) => spots.flatMap(at => hexOfSpot(at) ?? [])
const boxesOf = (spots: readonly Spot[]) => spots.flatMap(at => (at.is === 'box' ? [at.box] : []))

const interceptions = (s: Front, { side, local }: Rising): Spot[] =>
  local.picked === null ? [] : interceptionsOf(s, side, local.picked)
const scrambles = (s: Front, { side, local }: Rising): Spot[] =>
  local.picked === null ? [] : scramblesOf(s, side, local.picked)

function up(s: Front, f: Rising, mission: 'interception' | 'scramble', to: Spot, go: Go): void {
  if (f.local.picked === null) return
  goUp(s, go, f.local.picked, mission, to)
  f.local.picked = null
  if (able(s, f.side).length === 0) go.end()
}

const whyNot = (
  s: Front,
  f: Rising,
  to: Spot,
  test: (s: Front, side: Side, id: UnitId, to: Spot) => ReturnType<typeof whyNotUp>,
) => (f.local.picked === null ? NOBODY : test(s, f.side, f.local.picked, to))

/** P.2: fighters of the other side rise, one by one, to intercept or to get away from a base that is bombed (20.A, 20.B). */
export const interceptors = step<Front, null, Local>({
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter(s, f, go) {
    if (able(s, f.side).length === 0) go.end()
  },
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? 'Interceptors: pick a fighter, or let the enemy come'
        : `${nameOf(f.local.picked)}: where to?`,
    rule: '20.A',
    ruling: 'R-AIR4',
    waiting: 'is sending up fighters',
  }),
  answers: {
    pick: ofUnit({
      intent: 'pick',
      title: 'Fighters',
      among: (s, f) => able(s, f.side),
      whyNot: (s, f, id) =>
        firstOf(
          () => whyNotUp(s, f.side, id),
          () => !canGoUp(s, f.side, id) && refusal('20.A', `${nameOf(id)} reaches no enemy`, { unit: id }),
        ),
      label: id => nameOf(id),
      do(_s, f, id) {
        f.local.picked = id
      },
    }),
    intercept: ofHex({
      intent: 'act',
      title: 'Intercept',
      among: (s, f) => hexesOf(interceptions(s, f)),
      whyNot: (s, f, hex) => whyNot(s, f, atHex(hex), whyNotIntercept),
      label: hex => `Intercept over ${spotName(atHex(hex))}`,
      do: (s, f, hex, go) => up(s, f, 'interception', atHex(hex), go),
    }),
    interceptBox: ofBox({
      intent: 'act',
      title: 'Intercept',
      among: (s, f) => boxesOf(interceptions(s, f)),
      whyNot: (s, f, box) => whyNot(s, f, inBox(box), whyNotIntercept),
      label: box => `Intercept over ${spotName(inBox(box))}`,
      do: (s, f, box, go) => up(s, f, 'interception', inBox(box), go),
    }),
    scramble: ofHex({
      intent: 'act',
      title: 'Scramble to',
      among: (s, f) => hexesOf(scrambles(s, f)),
      whyNot: (s, f, hex) => whyNot(s, f, atHex(hex), whyNotScramble),
      label: hex => `Scramble to ${spotName(atHex(hex))}`,
      do: (s, f, hex, go) => up(s, f, 'scramble', atHex(hex), go),
    }),
    scrambleBox: ofBox({
      intent: 'act',
      title: 'Scramble to',
      among: (s, f) => boxesOf(scrambles(s, f)),
      whyNot: (s, f, box) => whyNot(s, f, inBox(box), whyNotScramble),
      label: box => `Scramble to ${spotName(inBox(box))}`,
      do: (s, f, box, go) => up(s, f, 'scramble', inBox(box), go),
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put back',
      whyNot: (_s, f) => f.local.picked === null && refusal('20.A', 'nothing is in hand'),
      do(_s, f) {
        f.local.picked = null
      },
    }),
    done: plain({ intent: 'pass', label: 'No more fighters rise', do: (_s, _f, go) => go.end() }),
  },
  primary: (_s, f) => (f.local.picked === null ? 'done' : null),
  focus: (s, f) => ({
    hand: f.local.picked === null ? [] : [f.local.picked],
    targets: hexesOf(interceptable(s, f.side)),
  }),
})
