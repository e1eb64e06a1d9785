import type { Step } from '../../../core/engine/step'
import { refusal } from '../../../core/engine/step'
import { hexOfAction } from '../../../core/rules/automatic-step'
import { hexName, isLand } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { type Gambit, onHex, putUnit } from '../state'
import { force10Hexes, force10 as force10Unit, whyNotArrive } from './force-10'

/** 13.6.1: Force 10 drops into Yugoslavia. */
export const force10: Step<Gambit> = {
  answers: { drop: ['hex'] },
  prompt: () => ({
    text: 'Pick the empty Yugoslav hex where Force 10 drops.',
    rule: '13.6.1',
    waiting: 'is dropping Force 10',
  }),
  *choices(s) {
    for (const hex of force10Hexes(s)) yield { action: { kind: 'drop', hex }, label: hexName(hex) }
  },
  check: (s, _f, a) =>
    isLand(hexOfAction(a)) ? whyNotArrive(s, hexOfAction(a)) : [refusal('7.9.1', 'it drops on land')],
  apply(s, _f, a, go) {
    const hex = hexOfAction(a)
    putUnit(s, force10Unit, { at: onHex(hex) })
    go.log('force10', { unit: force10Unit, hex }, '13.6.1')
    if (enterHex(s, go, force10Unit, hex)) return go.become({ step: 'port', side: 0, args: { hex } })
    go.end()
  },
}
