import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { advanceStep, type Going } from '../../../core/rules/advance-step'
import * as shape from '../../../core/save/shape'
import { type Advancers, whyNotAdvance } from '../advance'
import { enterHex } from '../capture'
import { hexName } from '../map'
import { type Gertrud, hex, nameOf, onHex, putUnit, unitList } from '../state'

type Args = { hex: HexId; units: UnitId[]; who: Advancers }
type Advancing = Frame<Args, Going>

const whyNotAdd = (s: Gertrud, { args, local }: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !args.units.includes(id) && refusal('11.3.1', `${nameOf(id)} did not attack there`, { unit: id }),
    () => whyNotAdvance(s, id, args.hex, args.who, local.going),
  )

/** 11.3, 11.4: at once and for free into the emptied hex, or never. */
export const advance = advanceStep<Gertrud, Args>({
  args: shape.fields({ hex, units: unitList, who: shape.oneOf('all', 'armor') }),
  local: shape.fields({ going: unitList }),
  units: args => args.units,
  whyNotAdd,
  whyNotGo: (_s, f) => reasons(f.local.going.length === 0 && refusal('11.3.2', 'nobody is named to advance')),
  canBegin: (s, f) => f.args.units.some(id => whyNotAdd(s, f, id).length === 0),
  prompt: (_s, { args }) => ({
    text: `Advance into ${hexName(args.hex)}${args.who === 'armor' ? ' with armor' : ''}: name units, then go, or stay`,
    rule: args.who === 'armor' ? '11.4.1' : '11.3.2',
    waiting: 'may advance',
  }),
  nameOf,
  goLabel: f => `Advance into ${hexName(f.args.hex)}`,
  advance(s, { args }, units, go) {
    go.log('advanced', { units, hex: args.hex, who: args.who }, '11.3.2')
    for (const id of units) {
      putUnit(s, id, { at: onHex(args.hex) })
      enterHex(s, go, id, args.hex)
    }
    go.end()
  },
})
