import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { countTold } from '../../../core/engine/telling'
import { isNeutralLand } from '../countries'
import type { Front } from '../state'
import { INTERVENTION_ACT, intervene, interventionForces, isYugoslaviaAttacked, mayIntervene } from './intervention'
import { yugoslavStatus } from './yugoslavia'

/** R-GER4: what a yes brings, in its order. */
export function consequences(s: Front): readonly string[] {
  const status = yugoslavStatus(s)
  const against = isYugoslaviaAttacked(s) ? 'for Greece and Yugoslavia' : 'for Greece only'
  return [
    'A yes costs the Axis 12 points',
    isNeutralLand(s, 'Bulgaria')
      ? 'Bulgaria joins the Axis: passive this turn, partial afterwards'
      : `Bulgaria stays ${s.bulgarians}`,
    status === 'pro-Allied neutral' ? 'Yugoslavia is attacked and joins the Allies' : `Yugoslavia stays ${status}`,
    `${countTold(interventionForces(s).length, 'German unit')} deploy, ${against}, and have a surprise turn before the Axis turn`,
    'Axis rail capacity rises to 60, the Italians may go anywhere',
    'The garrisons of the Metaxas Line and Eastern Greece end, and so does German assistance',
    'Most Germans must leave again in May 41',
    'A no is for good; assistance then goes on to Apr II 41',
  ]
}

/** 28.A.2.b.1: once, on the first clear turn of 1941 in zone D; a no is a no for good. */
export const intervention = step<Front>({
  enter(s, _f, go) {
    if (!mayIntervene(s)) go.end()
  },
  prompt: s => ({
    text: 'Does Germany intervene in the Balkans, now or never?',
    notes: consequences(s),
    rule: '28.A.2.b.1',
    ruling: 'R-GER4',
    waiting: 'is deciding on German intervention',
  }),
  answers: {
    intervene: plain({
      intent: 'spend',
      label: 'Germany intervenes',
      do(s, _f, go) {
        s.used = [...s.used, INTERVENTION_ACT]
        const asks = intervene(s, go)
        if (s.outcome === null) go.ask(...asks)
      },
    }),
    stayOut: plain({
      intent: 'spend',
      forGood: true,
      label: 'Germany stays out for good',
      do(s, _f, go) {
        s.used = [...s.used, INTERVENTION_ACT]
        go.log('stayedOut', {}, '28.A.2.b.1')
        go.end()
      },
    }),
  },
  resume(s, _f, _value, go) {
    if (s.outcome === null && go.pending === 0) go.end()
  },
  primary: () => null,
  needs: mayIntervene,
})
