import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { dispersedIn, isHeldBy } from '../board'
import { eliminate } from '../combat/elimination'
import { isHit } from '../combat/fire'
import { hexName, isCity } from '../map/hexes'
import { type Gambit, type Go, hex, hexOf, nameOf, unitList } from '../state'
import { displacements } from './displacement'
import { huntForecast } from './hunt'

type Args = { readonly hex: HexId; readonly from: HexId; readonly units: readonly UnitId[]; readonly total: number }
type Local = { struck: readonly UnitId[] }
type Hunting = Frame<Args, Local>

/** Those in the hex who have not been rolled for. */
const prey = (s: Gambit, f: Hunting): UnitId[] =>
  dispersedIn(s, f.args.hex, otherSide(f.side)).filter(id => !f.local.struck.includes(id))

/** 12.15: one die for each dispersed unit, in the order the attacker names. */
export const hunt = step<Gambit, Args, Local>({
  args: shape.fields({ hex, from: hex, units: unitList, total: shape.whole(-99, 99) }),
  local: shape.fields({ struck: unitList }),
  fresh: () => ({ struck: [] }),
  enter(s, f, go) {
    const { hex: where, units, total } = f.args
    go.log('hunt', { hex: where, units, total }, '12.15.3')
    goOn(s, f, go)
  },
  prompt: (_s, f) => ({
    text: `Pick the partisans to roll for in ${hexName(f.args.hex)}: ${f.args.total} or less eliminates them.`,
    rule: '12.15.3',
    ruling: 'R-PART3',
    waiting: 'is hunting partisans',
  }),
  answers: {
    strike: ofUnit({
      among: prey,
      whyNot: (s, f, unit) =>
        !prey(s, f).includes(unit) && refusal('12.15.3', 'it is not there, or has been rolled for', { unit }),
      label: id => `Roll for ${nameOf(id)}`,
      title: 'Targets',
      intent: 'act',
      seals: true,
      do: strike,
    }),
  },
  resume: (s, f, _value, go) => goOn(s, f, go),
  forecast: (s, f) => huntForecast(s, f.args, f.args.total),
  primary(s, f) {
    const [unit] = prey(s, f)
    return unit === undefined ? null : { kind: 'strike', unit }
  },
  focus: (_s, { args }) => ({ hand: args.units, targets: [args.hex], from: [args.from] }),
  needs: (s, f) => prey(s, f).length > 0,
  battle: { stage: 'Hunt' },
})

function strike(s: Gambit, f: Hunting, id: UnitId, go: Go): void {
  f.local.struck = [...f.local.struck, id]
  const hit = isHit(f.args.total, go.roll(10, `against ${nameOf(id)}`))
  go.log('struck', { unit: id, hit, number: f.args.total }, '12.15.3')
  if (hit) eliminate(s, go, id, { rule: '12.15.3' })
  if (!hit && mayLeave(s, f, id)) go.ask({ step: 'slip', side: otherSide(f.side), args: { unit: id } })
  else goOn(s, f, go)
}

/** 12.10, R-PART9: nobody retreats out of a city, dispersed units no more than others. */
const mayLeave = (s: Gambit, f: Hunting, id: UnitId): boolean => !isCity(f.args.hex) && displacements(s, id).length > 0

/** 12.7.1, R-PART3: afterwards those from next door may go in if no enemy is left there, hunted or not. */
function goOn(s: Gambit, f: Hunting, go: Go): void {
  if (prey(s, f).length > 0) return
  const { hex: where, from, units } = f.args
  const left = dispersedIn(s, where, otherSide(f.side)).length
  go.log('huntOver', { hex: where, left }, '12.15.3')
  const standing = units.filter(id => hexOf(s, id) === from)
  const isCleared = left === 0 && !isHeldBy(s, where, otherSide(f.side))
  if (from !== where && isCleared && standing.length > 0)
    go.become({ step: 'advance', side: f.side, args: { hex: where, units: standing } })
  else go.end()
}
