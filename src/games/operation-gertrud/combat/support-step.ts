import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { reasons, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { casFor, ngsFor, noneCan, whyNotBombard, whyNotFly } from '../air/support'
import { coastsOf } from '../map/geography'
import { type Gertrud, nameOf } from '../state'
import { areSoviets } from './attack'
import { commit } from './battle-effects'
import { battleFocus, battleHex, forecastNow } from './battle-forecast'
import type { Role } from './battle-state'

type Args = { readonly kind: 'ngs' | 'cas'; readonly role: Role }
type Supporting = Frame<Args>

const RULE = { cas: '11.0.step3.1', ngs: '11.0.step2.1' } as const

/** What the attacker answers at any question before something is committed (11.0.2). */
export const CALLED_OFF = 'called off'

/** Those who may be sent. */
export const supportOffered = (s: Gertrud, { args: { kind, role }, side }: Supporting): UnitId[] => {
  if (s.battle === null) return []
  const soviets = areSoviets(s.battle, role)
  return kind === 'cas' ? casFor(s, side, soviets) : ngsFor(s, side, soviets, s.battle.hex)
}

/** 11.0 steps 2 and 3, 12.0, 13.0: one piece of a kind for each side, the attacker first; the choice is final. */
export const support = step<Gertrud, Args>({
  args: shape.fields({ kind: shape.oneOf('ngs', 'cas'), role: shape.oneOf('attack', 'defend') }),
  enter(s, f, go) {
    if (supportOffered(s, f).length > 0) return
    const { kind } = f.args
    // R-56; inland nobody thinks of ships.
    const isMissed = kind === 'cas' || (s.battle !== null && coastsOf(s.battle.hex).length > 0)
    const forSoviets = s.battle !== null && areSoviets(s.battle, f.args.role)
    const why = noneCan(s, f.side, forSoviets, `no ${kind.toUpperCase()} can help`)
    if (isMissed) go.log('noSupport', { why, side: f.side, kind }, RULE[kind])
    go.end()
  },
  prompt: (s, { args: { kind, role } }) => ({
    text: `${role === 'attack' ? 'Attack on' : 'Defence of'} ${battleHex(s)}: commit ${
      kind === 'cas' ? 'a CAS' : 'an NGS'
    }, or go without`,
    rule: RULE[kind],
    waiting: kind === 'cas' ? 'may commit a CAS' : 'may commit an NGS',
  }),
  answers: {
    commit: ofUnit({
      title: 'Support',
      intent: 'spend',
      among: supportOffered,
      whyNot(s, { args: { kind, role }, side }, id) {
        if (s.battle === null) return refusal('11.0.step2.1', 'there is no battle')
        const soviets = areSoviets(s.battle, role)
        return kind === 'cas' ? whyNotFly(s, id, side, soviets) : whyNotBombard(s, id, side, soviets, s.battle.hex)
      },
      label: id => `Commit ${nameOf(id)}`,
      do(s, { args: { kind, role } }, id, go) {
        if (s.battle !== null) go.log('committed', { unit: id, hex: s.battle.hex, role }, RULE[kind])
        commit(s, kind, role, id)
        go.end()
      },
    }),
    pass: plain({
      intent: 'pass',
      label: (_s, f) => (f.args.kind === 'cas' ? 'No CAS' : 'No NGS'),
      do: (_s, _f, go) => go.end(),
    }),
    cancel: plain({
      intent: 'cancel',
      label: 'Call it off',
      // 11.0.2
      whyNot: (s, f) =>
        reasons(
          f.args.role !== 'attack' && refusal('11.0.2', 'only the attacker calls off his attack'),
          s.battle?.committed === true && refusal('11.0.2', 'a CAS or NGS has been committed'),
        ),
      do: (_s, _f, go) => go.end(CALLED_OFF),
    }),
  },
  primary: () => 'pass',
  focus: battleFocus,
  battle: (_s, f) => ({ stage: f.args.kind === 'ngs' ? 'Naval' : 'Air', fought: true }),
  assume: () => ({ kind: 'pass' }),
  forecast: forecastNow,
})
