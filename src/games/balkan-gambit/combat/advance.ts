import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { advanceStep, type Going } from '../../../core/rules/advance-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { whyBanned } from '../movement/movement'
import { whyNotJoin } from '../movement/stacking'
import {
  ALLIED,
  type Gambit,
  hex,
  hexOf,
  isImproved,
  isSupport,
  markerAt,
  nameOf,
  onHex,
  putUnit,
  unit,
  unitList,
} from '../state'

type Args = { hex: HexId; units: readonly UnitId[] }
type Advancing = Frame<Args, Going>

const whyNotAdd = (s: Gambit, f: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !f.args.units.includes(id) && refusal('12.7.1', 'only those who attacked advance', { unit: id }),
    () => whyBanned(s, id, f.args.hex),
    () => whyNotJoin(s, [...f.local.going, id], f.args.hex),
  )

/** 12.7: any of the victorious attackers may go into the hex they cleared, at once and for free. */
export const advance = advanceStep<Gambit, Args>({
  args: shape.fields({ hex, units: unitList }),
  local: shape.fields({ going: shape.distinct(unit) }),
  units: args => args.units,
  whyNotAdd,
  whyNotGo: (_s, { local: { going } }) =>
    reasons(
      going.length === 0 && refusal('12.7.1', 'nobody is named'),
      going.length > 0 && going.every(isSupport) && refusal('12.7.3', 'corps support does not go alone'),
    ),
  canBegin: (s, f) => f.args.units.some(id => !isSupport(id) && whyNotAdd(s, f, id).length === 0),
  prompt: (_s, f) => ({
    text: `${hexName(f.args.hex)} is clear: name those of the victors who advance into it, or stay.`,
    rule: '12.7.1',
    waiting: 'may advance',
  }),
  nameOf,
  goLabel: () => 'Advance',
  advance(s, { args }, units, go) {
    const abandoned = isImproved(s, args.hex) || markerAt(s, args.hex) !== null
    go.log('advanced', { units, from: hexOf(s, units[0]), hex: args.hex, abandoned }, '12.7.1')
    let captured = false
    for (const id of units) {
      captured = enterHex(s, go, id, args.hex) || captured
      putUnit(s, id, { at: onHex(args.hex) })
    }
    if (captured) go.become({ step: 'port', side: ALLIED, args: { hex: args.hex } })
    else go.end()
  },
})
