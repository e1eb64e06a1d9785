import { reasons, refusal, type Step } from '../../../core/engine/step'
import { hexOfAction } from '../../../core/rules/automatic-step'
import { hexName } from '../map/geography'
import { type Gertrud, KOMMANDO, onHex, putUnit } from '../state'
import { liftMarkers } from '../supply/supply'
import { harbours } from './raid'

/** 17.0.6, 'cut out': the Kommando sails with the ship to a city of the German player's choice. */
export const harbour: Step<Gertrud> = {
  answers: { to: ['hex'] },
  enter(s, _f, go) {
    if (s.raid !== 'sailing') return go.end()
    if (harbours(s).length > 0) return
    s.raid = 'over'
    go.end()
  },
  prompt: () => ({
    text: 'The Yavuz is cut out: pick the city where the Kommando comes ashore',
    rule: '17.0.6',
    waiting: 'brings the Kommando home',
  }),
  *choices(s) {
    for (const hex of harbours(s)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check: (s, _f, a) =>
    reasons(
      !harbours(s).includes(hexOfAction(a)) &&
        refusal('17.0.6', 'it needs an Axis supply city with room', { hex: hexOfAction(a) }),
    ),
  apply(s, _f, a, go) {
    putUnit(s, KOMMANDO, { at: onHex(hexOfAction(a)) })
    s.raid = 'over'
    go.log('cameHome', { unit: KOMMANDO, hex: hexOfAction(a) }, '17.0.6')
    liftMarkers(s, go)
    go.end()
  },
}
