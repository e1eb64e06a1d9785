import { knownFrame } from '../../../core/engine/frames'
import { automatic } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { standingIn } from '../board'
import { eliminate, spend } from '../combat/elimination'
import { ALLIED, counterOf, type Gertrud, type Go, hex, unit } from '../state'
import { airDuel } from './duels'
import { rollInterdiction } from './interdiction'

type Args = { readonly hex: HexId; readonly cas: UnitId }
type Local = { reply: UnitId | null; asked: 'reply' | 'ultra' }
type Flying = Frame<Args, Local>

/** 13.7, R-55: the owner may answer in the air; then the die decides. */
export const sortie = automatic<Gertrud, Args, Local>({
  args: shape.fields({ hex, cas: unit }),
  local: shape.fields({ reply: shape.nullable(unit), asked: shape.oneOf('reply', 'ultra') }),
  fresh: () => ({ reply: null, asked: 'reply' }),
  enter(s, f, go) {
    spend(s, f.args.cas)
    go.log('sortie', { unit: f.args.cas, hex: f.args.hex }, '13.7.1')
    go.ask({ step: 'intercept', side: otherSide(f.side), args: { hex: f.args.hex, cas: f.args.cas } })
  },
  resume(s, f, value, go) {
    const { args, local } = f
    if (local.asked === 'ultra') return fight(s, f, value === true, go)
    local.reply = typeof value === 'number' ? (value as UnitId) : null
    local.asked = 'ultra'
    const isBeige = local.reply !== null && [args.cas, local.reply].some(id => counterOf(id).beige)
    if (isBeige && s.ultra > 0) go.ask({ step: 'ultra', side: ALLIED, args: { kind: 'air', hex: args.hex } })
    else fight(s, f, false, go)
  },
})

function fight(s: Gertrud, { args, local, side }: Flying, ultra: boolean, go: Go): void {
  const stays = local.reply === null || survives(s, args, local.reply, ultra, go)
  if (stays) {
    const hit = rollInterdiction(s, args.hex, go.roll)
    const units = hit ? standingIn(s, args.hex, otherSide(side)) : []
    s.interdicted = [...s.interdicted, ...units.filter(id => !s.interdicted.includes(id))]
    go.log('interdicted', { hex: args.hex, hit, units }, '13.7.3')
  } else go.log('turnedBack', { unit: args.cas, hex: args.hex }, '13.7.2')
  go.end()
}

/** 13.7.2: air combat, after which the answer has done all it can. */
function survives(s: Gertrud, { cas, hex: where }: Args, reply: UnitId, ultra: boolean, go: Go): boolean {
  const { fates, totals } = airDuel(s, go.roll, cas, reply, ultra)
  go.log('duel', { kind: 'cas', units: [cas, reply], totals, hex: where }, '13.7.2')
  for (const [index, id] of [cas, reply].entries()) {
    if (fates[index] === 'lost') eliminate(s, go, id, { rule: '13.1' })
    if (fates[index] === 'sent home') go.log('sentHome', { unit: id }, '13.4.1')
  }
  return fates[0] === 'stays'
}

/** The sortie that is in the air; null: none. */
export function sortieUnderWay(s: Gertrud) {
  const frame = knownFrame(s, 'sortie', sortie)
  return frame === null ? null : { ...frame.args, reply: frame.local.reply, side: frame.side }
}
