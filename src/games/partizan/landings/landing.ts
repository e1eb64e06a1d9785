import type { Frame } from '../../../core/engine/state'
import { type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { beginCombat } from '../combat/declaration'
import { initiativeForecast } from '../combat/initiative'
import { hexName } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { AXIS, hex, nameOf, PARTISAN, type Partizan, unitList } from '../state'
import { comeAshore, waitingToLand, whyNotLand } from './armpit'

type Args = { hex: HexId }
type Local = { units: readonly UnitId[] }
type Landing = Frame<Args, Local>

const whyNotToggle = (s: Partizan, f: Landing, id: UnitId): Refusal[] =>
  f.local.units.includes(id) ? [] : whyNotLand(s, f.local.units, id, f.args.hex)

/** 19.2.2, 19.2.3: who lands at a port, and then the landing: at once if the port is free, by assault if it is not. */
export const landing: Step<Partizan, Args, Local> = {
  args: shape.fields({ hex }),
  local: shape.fields({ units: unitList }),
  fresh: () => ({ units: [] }),
  answers: { join: ['unit'], land: [], cancel: [] },
  prompt: (s, f) => ({
    text: `${isHeldBy(s, f.args.hex, AXIS) ? 'Assault on' : 'Landing at'} ${hexName(f.args.hex)}: pick units, then land.`,
    rule: '19.2.2.1',
    waiting: 'is landing',
  }),
  *choices(s, f) {
    for (const id of waitingToLand(s))
      if (whyNotToggle(s, f, id).length === 0)
        yield {
          action: { kind: 'join', unit: id },
          label: `${f.local.units.includes(id) ? 'Leave' : 'Take'} ${nameOf(id)}`,
        }
    if (f.local.units.length > 0) yield { action: { kind: 'land' }, label: `Land at ${hexName(f.args.hex)}` }
    yield { action: { kind: 'cancel' }, label: 'No landing here' }
  },
  check(s, f, a) {
    if (a.kind === 'join') return whyNotToggle(s, f, unitOfAction(a))
    return a.kind === 'land' && f.local.units.length === 0 ? [refusal('19.2.2.1', 'pick at least one unit')] : []
  },
  apply(s, f, a, go) {
    if (a.kind === 'join') {
      const id = unitOfAction(a)
      const { units } = f.local
      f.local.units = units.includes(id) ? units.filter(each => each !== id) : [...units, id]
      return
    }
    if (a.kind === 'cancel') return go.end()
    const attackers = [...f.local.units]
    if (!isHeldBy(s, f.args.hex, AXIS)) {
      comeAshore(s, go, attackers, f.args.hex, false)
      return go.end()
    }
    beginCombat(s, go, { attacker: PARTISAN, hex: f.args.hex, attackers, landing: true })
    go.become({ step: 'combat', side: PARTISAN })
  },
  forecast: (s, f) => (isHeldBy(s, f.args.hex, AXIS) ? initiativeForecast(s, f.args.hex, PARTISAN) : null),
}
