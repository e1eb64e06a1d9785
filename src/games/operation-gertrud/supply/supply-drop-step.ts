import { ofUnitAndHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import type { HexId, Side } from '../../../core/ids'
import { casFor, whyNotFly } from '../air/support'
import { stackIn } from '../board'
import { eliminate } from '../combat/elimination'
import { hexName } from '../map/geography'
import { type Gertrud, isSoviet, nameOf } from '../state'
import { isUnsupplied, needyHexes } from './supply'

const isSovietStack = (s: Gertrud, hex: HexId, side: Side): boolean => stackIn(s, hex, side).some(isSoviet)

const drops = (s: Gertrud, side: Side) =>
  needyHexes(s, side).flatMap(hex => casFor(s, side, isSovietStack(s, hex, side)).map(unit => ({ unit, hex })))

const hexesWord = (needy: number): string => (needy === 1 ? 'the hex' : `one of ${needy} hexes`)

/** 7.4, R-62: a CAS given up for each hex whose units are to stay in supply. */
export const airSupply = step<Gertrud>({
  enter(s, f, go) {
    if (drops(s, f.side).length === 0) go.end()
  },
  prompt: (s, f) => ({
    text: `Supply Drop: give up a CAS for ${hexesWord(needyHexes(s, f.side).length)} out of supply, or go on`,
    rule: '7.4.1',
    ruling: 'R-62',
    waiting: 'may fly supply drops',
  }),
  answers: {
    supply: ofUnitAndHex({
      title: 'CAS to give up',
      intent: 'spend',
      among: (s, f) => drops(s, f.side),
      whyNot: (s, f, { unit, hex }) =>
        firstOf(
          () =>
            !needyHexes(s, f.side).includes(hex) &&
            refusal('7.4.1', 'none of your units there is out of supply', { hex }),
          () => whyNotFly(s, unit, f.side, isSovietStack(s, hex, f.side)),
        ),
      label: ({ unit, hex }) => `Give up ${nameOf(unit)} for ${hexName(hex)}`,
      do(s, f, { unit, hex }, go) {
        const helped = stackIn(s, hex, f.side).filter(id => isUnsupplied(s, id))
        s.unsupplied = s.unsupplied.filter(id => !helped.includes(id))
        s.airSupplied = [...s.airSupplied, ...helped]
        go.log('airSupplied', { unit, hex, units: helped }, '7.4.1')
        eliminate(s, go, unit, { rule: '7.4.4' })
        if (drops(s, f.side).length === 0) go.end()
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'No more Supply Drops',
      leaves(s, f) {
        const needy = needyHexes(s, f.side).length
        return needy === 1 ? 'one hex stays out of supply' : `${needy} hexes stay out of supply`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: () => 'done',
})
