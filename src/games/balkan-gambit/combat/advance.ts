import { type AdvanceRules, advancePrimary, advancing, type Going } from '../../../core/army/advancing'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { designationOf } from '../forces/designations'
import { hexName } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { whyBanned } from '../movement/movement'
import { whyNotJoin } from '../movement/stacking'
import {
  ALLIED,
  combatFactor,
  counterOf,
  type Gambit,
  type Go,
  hex,
  hexOf,
  isImproved,
  isSupport,
  markerAt,
  nameOf,
  onHex,
  putUnit,
  unitList,
} from '../state'

type Args = { readonly hex: HexId; readonly units: readonly UnitId[] }
type Advancing = Frame<Args, Going>

const whyNotAdd = (s: Gambit, f: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !f.args.units.includes(id) && refusal('12.7.1', 'only those who attacked advance', { unit: id }, 'R-CB11'),
    () => whyBanned(s, id, f.args.hex),
    () => whyNotJoin(s, [...f.local.going, id], f.args.hex),
  )

const whyNotGo = (_s: Gambit, { local: { going } }: Advancing): Refusal[] =>
  firstOf(
    () => going.length === 0 && refusal('12.7.1', 'nobody is named'),
    () => going.every(isSupport) && refusal('12.7.3', 'corps support does not go alone', undefined, 'R-CB11'),
  )

const rules: AdvanceRules<Gambit, Args, Going> = {
  rule: '12.7.1',
  units: (_s, f) => f.args.units,
  whyNotAdd,
  whyNotGo,
  hexOf: (_s, f) => f.args.hex,
  nameOf,
  shortNameOf: id => designationOf(counterOf(id)),
  // 12.7.3: corps support goes along with others only.
  worthOf: (s, id) => (isSupport(id) ? -1 : combatFactor(s, id)),
  advance,
}

/** 12.7: any of the victorious attackers may go into the hex they cleared, at once and for free. */
export const advanceAfterCombat = step<Gambit, Args, Going>({
  args: shape.fields({ hex, units: unitList }),
  local: shape.fields({ going: unitList }),
  fresh: () => ({ going: [] }),
  enter(s, f, go) {
    if (!f.args.units.some(id => !isSupport(id) && whyNotAdd(s, f, id).length === 0)) go.end()
  },
  prompt: (_s, f) => ({
    text: `${hexName(f.args.hex)} is clear: advance into it, or stay?`,
    rule: '12.7.1',
    ruling: 'R-CB11',
    waiting: 'may advance',
  }),
  answers: advancing(rules),
  primary: (s, f) => advancePrimary(rules, s, f),
  focus: (s, { args, local }) => ({
    hand: local.going,
    targets: [args.hex],
    from: [...new Set(args.units.map(id => hexOf(s, id)).filter(from => from !== null))],
  }),
  battle: { stage: 'Advance', onMap: true },
})

function advance(s: Gambit, { args }: Advancing, units: readonly UnitId[], go: Go): void {
  const abandoned = isImproved(s, args.hex) || markerAt(s, args.hex) !== null
  go.log('advanced', { units, from: hexOf(s, units[0]), hex: args.hex, abandoned }, '12.7.1')
  let captured = false
  for (const id of units) {
    captured = enterHex(s, go, id, args.hex) || captured
    putUnit(s, id, { at: onHex(args.hex) })
  }
  if (captured) go.become({ step: 'port', side: ALLIED, args: { hex: args.hex } })
  else go.end()
}
