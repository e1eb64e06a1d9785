import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { spend } from '../combat/elimination'
import { hexName } from '../map/geography'
import { type Gertrud, hex, nameOf, unit } from '../state'
import { isSovietHex } from './interdiction'
import { duelTold, sortieForecast } from './sortie-forecast'
import { casFor, noneCan, whyNotFly } from './support'

type Args = { readonly hex: HexId; readonly cas: UnitId }

/** */
const isForSoviets = (s: Gertrud, f: Frame<Args>): boolean => isSovietHex(s, f.args.hex, f.side)
const answering = (s: Gertrud, f: Frame<Args>): UnitId[] => casFor(s, f.side, isForSoviets(s, f))

/** 13.7.2: one CAS of the owner may fight the interdictor. */
export const intercept = step<Gertrud, Args>({
  args: shape.fields({ hex, cas: unit }),
  enter(s, f, go) {
    if (answering(s, f).length > 0) return
    const why = noneCan(s, f.side, isForSoviets(s, f), 'no CAS can answer')
    go.log('noSupport', { why, side: f.side, kind: 'cas' }, '13.7.2')
    go.end(null)
  },
  prompt: (_s, { args }) => ({
    text: `${nameOf(args.cas)} interdicts ${hexName(args.hex)}: answer with a CAS, or let it pass`,
    rule: '13.7.2',
    ruling: 'R-71',
    waiting: 'may answer in the air',
  }),
  answers: {
    commit: ofUnit({
      title: 'Support',
      intent: 'spend',
      among: answering,
      whyNot: (s, f, id) => whyNotFly(s, id, f.side, isForSoviets(s, f)),
      label: id => `Answer with ${nameOf(id)}`,
      // Each aircraft has odds of its own.
      warn: (s, f, id) => duelTold(s, f.args.cas, id),
      do(s, _f, id, go) {
        spend(s, id)
        go.log('answered', { unit: id }, '13.7.2')
        go.end(id)
      },
    }),
    pass: plain({
      intent: 'pass',
      seals: true,
      label: 'No answer',
      stands: () => [{ id: 'none', term: 'phase', label: 'Answer no interdiction' }],
      do: (_s, _f, go) => go.end(null),
    }),
  },
  primary: () => 'pass',
  focus: (_s, f) => ({ targets: [f.args.hex] }),
  battle: { stage: 'Answer' },
  forecast: (s, f) => sortieForecast(s, { ...f.args, reply: null }),
})
