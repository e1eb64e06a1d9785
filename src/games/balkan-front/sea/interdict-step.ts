import { ofPick, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { transportPoints } from '../charts/sea'
import type { Front } from '../state'
import { score } from '../victory/points'
import { crete, isInterdictionOver } from './interdiction'
import { type Interdiction, ZONES } from './sea-state'

/** `before`: the choice of 33.D.2.1, before the first turn, when no emergency can be declared. */
type Args = { readonly before: boolean }

const SAYS: { readonly [zone in Interdiction]: string } = {
  none: 'No interdiction zone',
  loose: 'A loose zone: all south of line D',
  tight: 'A tight zone: within 2 hexes of Crete',
}

const mayCallOut = (s: Front, { before }: Args): boolean => !before && s.emergency === 'kept'

/** 26.C.1, 26.B.0.4: the Royal Navy in the Allied initial phase. */
export const interdict = step<Front, Args>({
  args: shape.fields({ before: shape.flag }),
  enter(s, f, go) {
    if (isInterdictionOver(s) && !mayCallOut(s, f.args)) go.end()
  },
  prompt: s => ({
    text: isInterdictionOver(s)
      ? 'The Navy has lost too much to interdict: call out the emergency transports, or go on'
      : 'The Navy interdicts the Aegean: loosely, tightly or not at all',
    rule: '26.C.1',
    waiting: 'is sending out the Navy',
  }),
  answers: {
    zone: ofPick<Front, Args, null, Interdiction>({
      intent: 'act',
      title: 'Interdiction zone',
      rule: '26.C.1',
      values: ZONES,
      whyNot: (s, _f, zone) =>
        zone !== 'none' && isInterdictionOver(s) && refusal('20.F.2.i.2', 'fifteen hits have driven the warships off'),
      label: zone => SAYS[zone],
      do(s, _f, zone, go) {
        s.interdiction = zone
        go.log('zoneDeclared', { zone }, '26.C.1')
        go.end()
      },
    }),
    emergency: plain({
      intent: 'spend',
      forGood: true,
      label: `Call out ${transportPoints.britishEmergency} emergency transport points for this turn: 5 VPs`,
      short: () => 'Emergency transports',
      whyNot: (s, f) =>
        !mayCallOut(s, f.args) &&
        refusal('26.B.0.4', f.args.before ? 'they are called out in an initial phase' : 'once a game'),
      do(s, _f, go) {
        s.emergency = 'now'
        go.log('emergencyCalled', { points: transportPoints.britishEmergency }, '26.B.0.4')
        score(s, go, 'emergency', 1)
      },
    }),
  },
  primary: () => null,
  // What the Navy keeps ships from is what the screen shows.
  focus: () => ({ from: crete }),
})
