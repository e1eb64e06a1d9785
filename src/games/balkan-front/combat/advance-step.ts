import { type AdvanceRules, advancePrimary, advancing, canAnyGo, type Going } from '../../../core/army/advancing'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { stackIn } from '../board'
import { whyClosed } from '../closed-ground'
import { nameOf } from '../countries'
import { counterOf, hex, unitList } from '../forces/counters'
import { hexName } from '../map/geography'
import { fits, stackLimit } from '../stacking'
import { type Front, hexOf, type Units } from '../state'
import { attackOf, put } from '../units'

type Args = { readonly hex: HexId; readonly units: Units }

const rules: AdvanceRules<Front, Args, Going> = {
  rule: '9.F.2',
  units: (s, { args }) => args.units.filter(id => hexOf(s, id) !== null),
  whyNotAdd: (s, { args, local, side }, id) =>
    firstOf(
      () => !args.units.includes(id) && refusal('9.F.2', `${nameOf(id)} did not attack there`, { unit: id }),
      () => whyClosed(s, id, args.hex),
      () =>
        !fits(s, [...stackIn(s, args.hex, side), ...local.going, id], stackLimit(args.hex)) &&
        refusal('9.F.2', `there is no more room in ${hexName(args.hex)}`, { hex: args.hex }),
    ),
  whyNotGo: (_s, f) => f.local.going.length === 0 && refusal('9.F.2', 'nobody is named to advance'),
  hexOf: (_s, f) => f.args.hex,
  nameOf,
  shortNameOf: id => counterOf(id).name,
  worthOf: attackOf,
  advance(s, { args }, units, go) {
    go.log('advanced', { units, hex: args.hex }, '9.F.2')
    put(s, go, units, args.hex)
    go.end()
  },
}

/** 9.F.2, R-ADV: at once into the hex that was cleared, or never. */
export const advance = step<Front, Args, Going>({
  args: shape.fields({ hex, units: unitList }),
  local: shape.fields({ going: unitList }),
  fresh: () => ({ going: [] }),
  enter(s, f, go) {
    if (!canAnyGo(rules, s, f)) go.end()
  },
  prompt: (_s, { args }) => ({
    text: `Advance into ${hexName(args.hex)}, or stay?`,
    rule: '9.F.2',
    waiting: 'may advance',
  }),
  answers: advancing(rules),
  primary: (s, f) => advancePrimary(rules, s, f),
  focus: (s, { args, local }) => ({
    hand: local.going,
    targets: [args.hex],
    from: [...new Set(args.units.flatMap(id => hexOf(s, id) ?? []))],
  }),
  battle: { stage: 'Advance', onMap: true, fought: true },
})
