import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Advancers, whyNotAdvance } from '../advance'
import { enterHex } from '../capture'
import { hexName } from '../map'
import { type Gertrud, hex, nameOf, onHex, putUnit, unitList } from '../state'
import { unitOfAction } from './automatic'

type Args = { hex: HexId; units: UnitId[]; who: Advancers }
type Local = { going: UnitId[] }
type Advancing = Frame<Args, Local>

const whyNotToggle = (s: Gertrud, { args, local }: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !args.units.includes(id) && refusal('11.3.1', `${nameOf(id)} did not attack there`, { unit: id }),
    () => !local.going.includes(id) && whyNotAdvance(s, id, args.hex, args.who, local.going),
  )

const whyNotGo = (f: Advancing): Refusal[] =>
  reasons(f.local.going.length === 0 && refusal('11.3.2', 'nobody is named to advance'))

/** 11.3, 11.4: at once and for free into the emptied hex, or never. */
export const advance: Step<Gertrud, Args, Local> = {
  args: shape.fields({ hex, units: unitList, who: shape.oneOf('all', 'armor') }),
  local: shape.fields({ going: unitList }),
  fresh: () => ({ going: [] }),
  answers: { join: ['unit'], go: [], stay: [] },
  enter(s, f, go) {
    if (!f.args.units.some(id => whyNotToggle(s, f, id).length === 0)) go.end()
  },
  prompt: (_s, { args }) => ({
    text: `Advance into ${hexName(args.hex)}${args.who === 'armor' ? ' with armor' : ''}: name units, then go, or stay`,
    rule: args.who === 'armor' ? '11.4.1' : '11.3.2',
    waiting: 'may advance',
  }),
  *choices(s, f) {
    for (const unit of f.args.units)
      if (whyNotToggle(s, f, unit).length === 0)
        yield {
          action: { kind: 'join', unit },
          label: f.local.going.includes(unit) ? `${nameOf(unit)} stays` : `${nameOf(unit)} advances`,
        }
    if (whyNotGo(f).length === 0) yield { action: { kind: 'go' }, label: `Advance into ${hexName(f.args.hex)}` }
    yield { action: { kind: 'stay' }, label: 'Stay' }
  },
  check: (s, f, a) => (a.kind === 'stay' ? [] : a.kind === 'go' ? whyNotGo(f) : whyNotToggle(s, f, unitOfAction(a))),
  apply(s, f, a, go) {
    const { local, args } = f
    if (a.kind === 'stay') return go.end()
    if (a.kind === 'join') {
      const id = unitOfAction(a)
      local.going = local.going.includes(id) ? local.going.filter(each => each !== id) : [...local.going, id]
      return
    }
    go.log('advanced', { units: [...local.going], hex: args.hex, who: args.who }, '11.3.2')
    for (const id of [...local.going]) {
      putUnit(s, id, { at: onHex(args.hex) })
      enterHex(s, go, id, args.hex)
    }
    go.end()
  },
}
