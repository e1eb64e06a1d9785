import { refusal, type Step } from '../../../core/engine/step'
import { hexOfAction } from '../../../core/rules/automatic-step'
import { hexName, islands } from '../map/hexes'
import type { Partizan } from '../state'
import { landSas, sasIslands } from './sas'

/** with the Axis on Vis the 2 SAS lands on another empty island. */
export const sas: Step<Partizan> = {
  answers: { to: ['hex'] },
  prompt: () => ({
    text: 'The Axis is on Vis: pick an empty island for the 2 SAS.',
    rule: '7.4',
    waiting: 'is placing the 2 SAS',
  }),
  *choices(s) {
    for (const hex of sasIslands(s)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check(s, _f, a) {
    const hex = hexOfAction(a)
    if (sasIslands(s).includes(hex)) return []
    return [
      refusal('7.4', islands.includes(hex) ? 'this island is not empty' : 'the 2 SAS comes to an island', { hex }),
    ]
  },
  apply(s, _f, a, go) {
    landSas(s, go, hexOfAction(a))
    go.end()
  },
}
