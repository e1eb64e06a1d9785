import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import { casFor, whyNotFly } from '../air/support'
import { stackIn } from '../board'
import { eliminate } from '../combat/elimination'
import { hexName } from '../map/geography'
import { type Gertrud, isSoviet, nameOf, snapshot } from '../state'
import { isUnsupplied, needyHexes } from './supply'

const isSovietStack = (s: Gertrud, hex: HexId, side: Side): boolean => stackIn(s, hex, side).some(isSoviet)

const whyNotHelp = (s: Gertrud, id: UnitId, hex: HexId, side: Side): Refusal[] =>
  firstOf(
    () => !needyHexes(s, side).includes(hex) && refusal('7.4.1', 'none of your units there is out of supply', { hex }),
    () => whyNotFly(s, id, side, isSovietStack(s, hex, side)),
  )

const isIdle = (s: Gertrud, side: Side): boolean =>
  needyHexes(s, side).every(hex => casFor(s, side, isSovietStack(s, hex, side)).length === 0)

/** 7.4, R-62: a CAS given up for each hex whose units are to stay in supply. */
export const airSupply: Step<Gertrud> = {
  answers: { supply: ['unit', 'hex'], done: [] },
  enter(s, f, go) {
    if (isIdle(snapshot(s), f.side)) go.end()
  },
  prompt(s, f) {
    const needy = needyHexes(s, f.side).length
    return {
      text: `Supply Drop: give up a CAS for ${needy === 1 ? 'the hex' : `one of ${needy} hexes`} out of supply, or go on`,
      rule: '7.4.1',
      waiting: 'may fly supply drops',
    }
  },
  *choices(s, f) {
    for (const hex of needyHexes(s, f.side))
      for (const unit of casFor(s, f.side, isSovietStack(s, hex, f.side)))
        yield { action: { kind: 'supply', unit, hex }, label: `Give up ${nameOf(unit)} for ${hexName(hex)}` }
    yield { action: { kind: 'done' }, label: 'No more Supply Drops' }
  },
  check: (s, f, a) => (a.kind === 'done' ? [] : whyNotHelp(s, unitOfAction(a), hexOfAction(a), f.side)),
  apply(s, f, a, go) {
    if (a.kind === 'done') return go.end()
    const hex = hexOfAction(a)
    const helped = stackIn(s, hex, f.side).filter(id => isUnsupplied(s, id))
    s.unsupplied = s.unsupplied.filter(id => !helped.includes(id))
    s.airSupplied = [...s.airSupplied, ...helped]
    go.log('airSupplied', { unit: unitOfAction(a), hex, units: helped }, '7.4.1')
    eliminate(s, go, unitOfAction(a), { rule: '7.4.4' })
    if (isIdle(snapshot(s), f.side)) go.end()
  },
}
