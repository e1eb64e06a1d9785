import type { Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { spend } from '../combat/elimination'
import { hexName } from '../map/geography'
import { type Gertrud, hex, nameOf, snapshot, unit } from '../state'
import { bestDuellist } from './duels'
import { isSovietHex } from './interdiction'
import { sortieForecast } from './sortie-forecast'
import { casFor, noneCan, whyNotFly } from './support'

type Args = { hex: HexId; cas: UnitId }

/** 13.7.2, R-71: one CAS of the owner may fight the interdictor. */
export const intercept: Step<Gertrud, Args> = {
  args: shape.fields({ hex, cas: unit }),
  answers: { commit: ['unit'], pass: [] },
  enter(s, f, go) {
    const now = snapshot(s)
    const forSoviets = isSovietHex(now, f.args.hex, f.side)
    if (casFor(now, f.side, forSoviets).length > 0) return
    const why = noneCan(now, f.side, forSoviets, 'no CAS can answer')
    go.log('noSupport', { why, side: f.side, kind: 'cas' }, '13.7.2')
    go.end(null)
  },
  prompt: (_s, { args }) => ({
    text: `${nameOf(args.cas)} interdicts ${hexName(args.hex)}: answer with a CAS, or let it pass`,
    rule: '13.7.2',
    waiting: 'may answer in the air',
  }),
  *choices(s, f) {
    for (const id of casFor(s, f.side, isSovietHex(s, f.args.hex, f.side)))
      yield { action: { kind: 'commit', unit: id }, label: `Answer with ${nameOf(id)}` }
    yield { action: { kind: 'pass' }, label: 'No answer' }
  },
  check: (s, f, a) =>
    a.kind === 'pass' ? [] : whyNotFly(s, unitOfAction(a), f.side, isSovietHex(s, f.args.hex, f.side)),
  apply(s, _f, a, go) {
    if (a.kind === 'pass') return go.end(null)
    spend(s, unitOfAction(a))
    go.log('answered', { unit: unitOfAction(a) }, '13.7.2')
    go.end(unitOfAction(a))
  },
  forecast(s, { args, side }) {
    const best = bestDuellist(s, casFor(s, side, isSovietHex(s, args.hex, side)))
    if (best === null) return null
    const answer = (reply: UnitId | null) => ({ ...args, reply })
    return sortieForecast(
      s,
      { label: 'not answered', sortie: answer(null) },
      { label: `answered by ${nameOf(best)}`, sortie: answer(best) },
    )
  },
}
