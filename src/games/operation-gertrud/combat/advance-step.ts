import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { advanceStep, type Going } from '../../../core/rules/advance-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { enterHex } from '../movement/capture'
import { type Gertrud, hex, hexOf, nameOf, onHex, putUnit, unitList } from '../state'
import { type Advancers, whyNotAdvance } from './advance'

type Args = { hex: HexId; units: UnitId[]; who: Advancers }
type Advancing = Frame<Args, Going>

const whyNotAdd = (s: Gertrud, { args, local }: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !args.units.includes(id) && refusal('11.3.1', `${nameOf(id)} did not attack there`, { unit: id }),
    () => whyNotAdvance(s, id, args.hex, args.who, local.going),
  )

const canGo = (s: Gertrud, f: Advancing): boolean => f.args.units.some(id => whyNotAdd(s, f, id).length === 0)

/** 11.4: why nobody goes, as the log tells it; a paratroop is there already (15.0.7). */
function reportNobody(s: Gertrud, f: Advancing, go: Flow): void {
  const [why] = f.args.units.filter(id => hexOf(s, id) !== f.args.hex).flatMap(id => whyNotAdd(s, f, id))
  if (why !== undefined) go.log('noAdvance', { hex: f.args.hex, why: why.why }, why.rule)
}

/** 11.3, 11.4: at once and for free into the emptied hex, or never. */
const intoEmptied = advanceStep<Gertrud, Args>({
  args: shape.fields({ hex, units: unitList, who: shape.oneOf('all', 'armor') }),
  local: shape.fields({ going: unitList }),
  units: args => args.units,
  whyNotAdd,
  whyNotGo: (_s, f) => reasons(f.local.going.length === 0 && refusal('11.3.2', 'nobody is named to advance')),
  canBegin: canGo,
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

export const advance: Step<Gertrud, Args, Going> = {
  ...intoEmptied,
  enter(s, f, go) {
    if (!canGo(s, f)) reportNobody(s, f, go)
    intoEmptied.enter?.(s, f, go)
  },
}
