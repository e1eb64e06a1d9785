import { yesNo } from '../../../core/engine/make-step'
import * as shape from '../../../core/save/shape'
import type { Partizan } from '../state'
import { allDivisions, sendDivisions } from './response'

type Args = { readonly net: number }

/** 19.2.5: with the Allies ashore Germany may roll below the net surrender die for three divisions. */
export const answer = yesNo<Partizan, Args>({
  seat: 'open',
  args: shape.fields({ net: shape.whole(0, 99) }),
  yes: { kind: 'roll', label: 'Roll for the three divisions', seals: true },
  no: { kind: 'pass', label: 'Do not roll' },
  prompt: (_s, f) => ({
    text: `The Allies are ashore. Roll for the 5, 21 and 44 Divisions? They come at once on a die below ${f.args.net}.`,
    rule: '19.2.5',
    waiting: 'may call for divisions from Italy',
  }),
  decide(s, f, isYes, go) {
    if (!isYes) return
    const die = go.roll(6, 'German divisions from Italy')
    const come = die < f.args.net
    go.log('response', { die, net: f.args.net, come }, '19.2.5')
    if (come) sendDivisions(s, allDivisions())
  },
})
