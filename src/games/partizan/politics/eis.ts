import { refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { placeUnit } from '../movement/marching'
import { hexList, nameOf, type Partizan, secretOf, unit } from '../state'
import { eisHexes, sendToPool } from './surrender'

type Args = { unit: UnitId; italians: readonly HexId[] }

/** 7.3: Italian communists join the Partisans nearest to where Italians stood. */
export const eis: Step<Partizan, Args> = {
  args: shape.fields({ unit, italians: hexList }),
  answers: { to: ['hex'] },
  enter(s, f, go) {
    if (eisHexes(s, f.args.unit, f.args.italians).length > 0) return
    sendToPool(s, f.args.unit)
    go.log('eisWaits', {}, '7.3')
    go.end()
  },
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} joins you: pick a hex next to the Partisans nearest to the Italians who are gone.`,
    rule: '7.3',
    waiting: 'is placing Italian communists',
  }),
  *choices(s, f) {
    for (const hex of eisHexes(s, f.args.unit, f.args.italians))
      yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check(s, f, a) {
    const hex = hexOfAction(a)
    return eisHexes(s, f.args.unit, f.args.italians).includes(hex)
      ? []
      : [refusal('6.5.3', 'it must be an open hex next to the Partisan unit nearest to Italians just removed', { hex })]
  },
  apply(s, f, a, go) {
    placeUnit(s, f.args.unit, hexOfAction(a))
    go.log('arrived', { unit: f.args.unit, hex: hexOfAction(a), owner: secretOf(s, f.side) }, '7.3')
    go.end()
  },
}
