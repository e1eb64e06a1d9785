import { ofUnits, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import type { Front, Go } from '../state'
import { columnOf } from './air-combat'
import type { AirBattle, Placed } from './air-state'
import { mayHold, ontoOf, PLACINGS, type Placing, placersOf, usualPlaces, whyNotPlace } from './placing'
import { hexOfSpot, spotName } from './spots'

type Args = { readonly placing: Placing }

const WORDS: { readonly [placing in Placing]: string } = {
  screen: 'place the interceptors on the escorts',
  extras: 'escorts to spare: place them, or keep them for those who pass',
  bypass: 'free escorts meet those who pass',
  force: 'those who got through pick their prey',
}
const RULES: { readonly [placing in Placing]: string } = {
  screen: '21.B.1.a.1',
  extras: '21.B.1.a.2',
  bypass: '21.B.1.c',
  force: '21.B.1.e',
}

function* pairs(s: Front, battle: AirBattle | null, placing: Placing): Iterable<Placed> {
  if (battle === null) return
  for (const unit of placersOf(s, battle, placing)) for (const on of ontoOf(s, battle, placing)) yield { unit, on }
}

function place(s: Front, go: Go, placing: Placing, more: readonly Placed[]): void {
  if (s.airBattle === null) return
  s.airBattle = { ...s.airBattle, placed: [...s.airBattle.placed, ...more] }
  if (placersOf(s, s.airBattle, placing).length === 0) go.end()
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** P.3: who is placed on whom, one after the other by the player the step names (21.B.1, R-AIR5, R-AIR17). */
export const placeFighters = step<Front, Args>({
  args: shape.fields({ placing: shape.oneOf(...PLACINGS) }),
  prompt: (s, f) => ({
    text: `Air combat${s.airBattle === null ? '' : ` over ${spotName(s.airBattle.at)}`}: ${WORDS[f.args.placing]}`,
    rule: RULES[f.args.placing],
    ruling: 'R-AIR5',
    waiting: 'is placing fighters',
  }),
  answers: {
    usual: plain({
      intent: 'act',
      label: 'One on each',
      do: (s, f, go) =>
        place(s, go, f.args.placing, s.airBattle === null ? [] : usualPlaces(s, s.airBattle, f.args.placing)),
    }),
    place: ofUnits({
      intent: 'act',
      title: 'Who on whom',
      among: (s, f) => [...pairs(s, s.airBattle, f.args.placing)].map(({ unit, on }) => ({ unit, other: on })),
      whyNot: (s, f, { unit, other }) =>
        s.airBattle === null
          ? refusal('21.0', 'no air combat is fought')
          : whyNotPlace(s, s.airBattle, f.args.placing, { unit, on: other }),
      label: ({ unit, other }, s) =>
        `${nameOf(unit)} on ${nameOf(other)} (${signed(columnOf(s, unit, other).differential)})`,
      do: (s, f, { unit, other }, go) => place(s, go, f.args.placing, [{ unit, on: other }]),
    }),
    hold: plain({
      intent: 'pass',
      label: (_s, f) => (f.args.placing === 'extras' ? 'Keep the rest back' : 'Leave the rest out'),
      whyNot: (_s, f) => !mayHold(f.args.placing) && refusal('21.B.1.a.1', 'interceptors must all be placed'),
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) => (f.args.placing === 'extras' && (s.airBattle?.past.length ?? 0) > 0 ? 'hold' : 'usual'),
  focus(s) {
    const hex = s.airBattle === null ? null : hexOfSpot(s.airBattle.at)
    return { targets: hex === null ? [] : [hex] }
  },
  needs: (s, f) => s.airBattle !== null && placersOf(s, s.airBattle, f.args.placing).length > 0,
})
