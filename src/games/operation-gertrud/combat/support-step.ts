import type { Frame } from '../../../core/engine/state'
import { type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { bestDuellist } from '../air/duels'
import { casFor, ngsFor, noneCan, whyNotBombard, whyNotFly } from '../air/support'
import { coastsOf, hexName } from '../map/geography'
import { type Gertrud, nameOf, snapshot } from '../state'
import { areSoviets } from './attack'
import { CALLED_OFF, commit } from './battle-effects'
import { battleForecast } from './battle-forecast'

type Args = { kind: 'ngs' | 'cas'; role: 'attack' | 'defend' }
type Supporting = Frame<Args>

const RULE = { cas: '11.0.step3.1', ngs: '11.0.step2.1' } as const

const candidates = (s: Gertrud, { args: { kind, role }, side }: Supporting): UnitId[] => {
  if (s.battle === null) return []
  const soviets = areSoviets(s.battle, role)
  return kind === 'cas' ? casFor(s, side, soviets) : ngsFor(s, side, soviets, s.battle.hex)
}

function whyNotCommit(s: Gertrud, { args: { kind, role }, side }: Supporting, id: UnitId): Refusal[] {
  if (s.battle === null) return [refusal('11.0.step2.1', 'there is no battle')]
  const soviets = areSoviets(s.battle, role)
  return kind === 'cas' ? whyNotFly(s, id, side, soviets) : whyNotBombard(s, id, side, soviets, s.battle.hex)
}

/** 11.0.2: why the attack may not be called off at this point. */
const whyNotCallOff = (s: Gertrud, { args }: Supporting): Refusal[] =>
  reasons(
    args.role !== 'attack' && refusal('11.0.2', 'only the attacker calls off his attack'),
    s.battle?.committed === true && refusal('11.0.2', 'a CAS or NGS has been committed'),
  )

/** 11.0 steps 2 and 3, 12.0, 13.0: one piece of a kind for each side, the attacker first; the choice is final. */
export const support: Step<Gertrud, Args> = {
  args: shape.fields({ kind: shape.oneOf('ngs', 'cas'), role: shape.oneOf('attack', 'defend') }),
  answers: { commit: ['unit'], pass: [], cancel: [] },
  enter(s, f, go) {
    if (candidates(snapshot(s), f).length > 0) return
    const { kind } = f.args
    // R-56; inland nobody thinks of ships.
    const isMissed = kind === 'cas' || (s.battle !== null && coastsOf(s.battle.hex).length > 0)
    const forSoviets = s.battle !== null && areSoviets(s.battle, f.args.role)
    const why = noneCan(s, f.side, forSoviets, `no ${kind.toUpperCase()} can help`)
    if (isMissed) go.log('noSupport', { why, side: f.side, kind }, RULE[kind])
    go.end()
  },
  prompt: (s, { args: { kind, role } }) => ({
    text: `${role === 'attack' ? 'Attack on' : 'Defence of'} ${s.battle ? hexName(s.battle.hex) : 'the hex'}: commit ${
      kind === 'cas' ? 'a CAS' : 'an NGS'
    }, or go without`,
    rule: RULE[kind],
    waiting: kind === 'cas' ? 'may commit a CAS' : 'may commit an NGS',
  }),
  *choices(s, f) {
    for (const unit of candidates(s, f)) yield { action: { kind: 'commit', unit }, label: `Commit ${nameOf(unit)}` }
    yield { action: { kind: 'pass' }, label: f.args.kind === 'cas' ? 'No CAS' : 'No NGS' }
    if (whyNotCallOff(s, f).length === 0) yield { action: { kind: 'cancel' }, label: 'Call it off' }
  },
  check(s, f, a) {
    if (a.kind === 'pass') return []
    return a.kind === 'cancel' ? whyNotCallOff(s, f) : whyNotCommit(s, f, unitOfAction(a))
  },
  apply(s, f, a, go) {
    const { kind, role } = f.args
    if (a.kind === 'cancel') return go.end(CALLED_OFF)
    if (a.kind === 'commit' && s.battle) {
      commit(s, s.battle, kind, role, unitOfAction(a))
      go.log('committed', { unit: unitOfAction(a), hex: s.battle.hex, role }, RULE[kind])
    }
    go.end()
  },
  forecast(s, f) {
    const { battle } = s
    if (battle === null) return null
    const best = bestDuellist(s, candidates(s, f))
    if (best === null) return battleForecast(s, battle)
    const { kind, role } = f.args
    const supported = { ...battle, [kind]: { ...battle[kind], [role]: best } }
    const now = kind === 'cas' ? 'without a CAS' : 'without an NGS'
    return battleForecast(s, battle, { now, label: `with ${nameOf(best)}`, battle: supported })
  },
}
