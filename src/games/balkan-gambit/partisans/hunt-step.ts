import type { Frame } from '../../../core/engine/state'
import { type Flow, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { dispersedIn, isHeldBy } from '../board'
import { eliminate } from '../combat/elimination'
import { isHit } from '../combat/fire'
import { hexName } from '../map/hexes'
import { type Gambit, hex, hexOf, nameOf, unitList } from '../state'
import { displacements } from './displacement'
import { huntForecast } from './hunt'

type Args = { hex: HexId; from: HexId; units: readonly UnitId[]; total: number }
type Local = { struck: readonly UnitId[] }
type Hunting = Frame<Args, Local>

/** Those in the hex who have not been rolled for. */
const prey = (s: Gambit, f: Hunting): UnitId[] =>
  dispersedIn(s, f.args.hex, otherSide(f.side)).filter(id => !f.local.struck.includes(id))

/** 12.15: one die for each dispersed unit, in the order the attacker names. */
export const hunt: Step<Gambit, Args, Local> = {
  args: shape.fields({ hex, from: hex, units: unitList, total: shape.whole(-99, 99) }),
  local: shape.fields({ struck: unitList }),
  fresh: () => ({ struck: [] }),
  answers: { strike: ['unit'] },
  enter(s, f, go) {
    const { hex: where, units, total } = f.args
    go.log('hunt', { hex: where, units, total }, '12.15.3')
    goOn(s, f, go)
  },
  prompt: (_s, f) => ({
    text: `Pick the partisans to roll for in ${hexName(f.args.hex)}: ${f.args.total} or less eliminates them.`,
    rule: '12.15.3',
    waiting: 'is hunting partisans',
  }),
  *choices(s, f) {
    for (const id of prey(s, f)) yield { action: { kind: 'strike', unit: id }, label: nameOf(id) }
  },
  check: (s, f, a) =>
    reasons(
      !prey(s, f).includes(unitOfAction(a)) &&
        refusal('12.15.3', 'it is not there, or has been rolled for', { unit: unitOfAction(a) }),
    ),
  apply(s, f, a, go) {
    const id = unitOfAction(a)
    f.local.struck = [...f.local.struck, id]
    const hit = isHit(f.args.total, go.roll(10, `against ${nameOf(id)}`))
    go.log('struck', { unit: id, hit, number: f.args.total }, '12.15.3')
    if (hit) eliminate(s, go, id, { rule: '12.15.3' })
    else if (displacements(s, id).length > 0)
      return go.ask({ step: 'slip', side: otherSide(f.side), args: { unit: id } })
    goOn(s, f, go)
  },
  resume: (s, f, _value, go) => goOn(s, f, go),
  forecast: (s, f) => huntForecast(s, f.args, f.args.total),
}

/** R-PART3: afterwards those from next door may go in if nobody fights for the hex. */
function goOn(s: Gambit, f: Hunting, go: Flow): void {
  if (prey(s, f).length > 0) return
  const { hex: where, from, units } = f.args
  go.log('huntOver', { hex: where, left: dispersedIn(s, where, otherSide(f.side)).length }, '12.15.3')
  const standing = units.filter(id => hexOf(s, id) === from)
  if (from !== where && !isHeldBy(s, where, otherSide(f.side)) && standing.length > 0)
    go.become({ step: 'advance', side: f.side, args: { hex: where, units: standing } })
  else go.end()
}
