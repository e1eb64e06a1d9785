import { ofHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { successesOf } from '../charts'
import { nameOf } from '../countries'
import { unit } from '../forces/counters'
import { hexName } from '../map/geography'
import { type Front, hexOf } from '../state'
import { bridgeBetween, farEnd } from '../works/bridges'
import { seizable, trySeizing } from './bridge-seizing'

type Args = { readonly unit: UnitId }

const banks = (s: Front, { unit: id }: Args): readonly HexId[] => {
  const hex = hexOf(s, id)
  return hex === null ? [] : seizable(s, id).map(bridge => farEnd(bridge, hex))
}

/** 32.C.7: a unit that came down between several bridges names the one it runs for. */
export const seizeBridge = step<Front, Args>({
  args: shape.fields({ unit }),
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} is down: which bridge does it try to seize?`,
    rule: '32.C.7',
    ruling: 'R-32C5',
    waiting: 'is seizing a bridge',
  }),
  answers: {
    bridge: ofHex({
      intent: 'act',
      title: 'Bridges',
      seals: true,
      among: (s, f) => banks(s, f.args),
      whyNot: (s, f, hex) =>
        !banks(s, f.args).includes(hex) && refusal('32.C.7', 'no bridge of the enemy leads there', { hex }),
      label: hex => `The bridge to ${hexName(hex)}`,
      chance: s => (7 - successesOf(s).airborneSeizesBridge) / 6,
      do(s, f, hex, go) {
        const from = hexOf(s, f.args.unit)
        const bridge = from === null ? null : bridgeBetween(from, hex)
        if (bridge !== null) trySeizing(s, go, f.args.unit, bridge)
        go.end()
      },
    }),
  },
  primary: () => null,
  focus: (s, f) => ({ hand: [f.args.unit], targets: [...banks(s, f.args)] }),
  needs: (s, f) => seizable(s, f.args.unit).length > 0,
})
