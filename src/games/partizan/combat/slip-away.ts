import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { counterOf, type Partizan } from '../state'
import { battleFocus } from './declaration'
import { costTogether, fallBack, leavers, waysTogether, whyNotTogether } from './retreat'

type Args = { readonly re: boolean }

/**
 * 12.1, 12.5: Partisans say openly whether any of them go, and go together to a hex in the open. The curtain falls only for those who
 * part, or join counters that lie face down.
 */
export const slipAway = step<Partizan, Args>({
  seat: 'open',
  args: shape.fields({ re: shape.flag }),
  prompt(s, f) {
    const where = s.combat === null ? '' : hexName(s.combat.hex)
    return {
      text: f.args.re ? `Withdraw from the combat at ${where}, or stay?` : `Retreat from ${where}, or stand and fight?`,
      rule: f.args.re ? '12.5' : '12.1',
      waiting: 'may retreat',
    }
  },
  answers: {
    stand: plain({
      label: (_s, f) => (f.args.re ? 'Stay' : 'Stand and fight'),
      intent: 'act',
      stands: (_s, f) =>
        f.args.re
          ? [{ id: 'stay', term: 'phase', label: 'Never withdraw' }]
          : [{ id: 'stand', term: 'phase', label: 'Stand and fight' }],
      do: (_s, _f, go) => go.end(),
    }),
    // Whoever goes is turned up still, and where counters lie all may see.
    all: ofHex({
      title: 'Retreat together',
      intent: 'act',
      among: (s, f) => waysTogether(s, f),
      whyNot: (s, f, hex) => whyNotTogether(s, f, hex),
      label(hex, s, f) {
        const [only, another] = leavers(s, f)
        const who = only === undefined || another !== undefined ? 'All' : counterOf(only).designation
        return `${who} to ${hexName(hex)}`
      },
      cost: costTogether,
      do(s, f, hex, go) {
        for (const id of leavers(s, f)) fallBack(s, f, id, hex, go)
        go.end()
      },
    }),
    go: plain({
      label: (s, f) => {
        const act = f.args.re ? 'Withdraw' : 'Retreat'
        return leavers(s, f).length === 1 ? `${act} by a hidden move` : `${act} apart, hidden`
      },
      intent: 'act',
      do: (_s, f, go) => go.become({ step: 'retreat', side: f.side, args: { re: f.args.re } }),
    }),
  },
  focus: s => battleFocus(s),
  battle: s => ({ stage: s.combat?.result == null ? 'Retreat' : 'Withdraw', fought: true }),
  assume: () => ({ kind: 'stand' }),
  taking: 'if no cache is given and no support sent, on the Assault Table',
})
