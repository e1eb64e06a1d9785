import { chanceOf, distribution } from '../../../core/distribution'
import { ofUnit, plain, type Stands } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { reasons, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { airFates, bestDuellist, navalDuel } from '../air/duels'
import { noneCan, whyNotBombard, whyNotFly } from '../air/support'
import { EVERY_QUESTION, isChosen } from '../forces/options'
import { coastsOf } from '../map/geography'
import { counterOf, type Gertrud, nameOf } from '../state'
import { areSoviets } from './attack'
import { commit } from './battle-effects'
import { battleFocus, battleHex, forecastNow } from './battle-forecast'
import type { Battle, Role } from './battle-state'
import { gainOf, isAskedFor, piecesFor, rollsAfterPass, rollsWithout, type SupportKind } from './support-matters'

type Args = { readonly kind: SupportKind; readonly role: Role }
type Supporting = Frame<Args>

const RULE = { cas: '11.0.step3.1', ngs: '11.0.step2.1' } as const

/** What the attacker answers at any question before something is committed (11.0.2). */
export const CALLED_OFF = 'called off'
/** The question answered itself. */
export const SKIPPED = 'skipped'
export const PASSED = 'passed'
/** Neither this piece nor any other. */
export const WITHOUT = 'without'

/** Those who may be sent. */
export const supportOffered = (s: Gertrud, { args: { kind, role } }: Supporting): UnitId[] =>
  s.battle === null ? [] : piecesFor(s, s.battle, kind, role)

const NAMES = { cas: ['CAS', 'a CAS'], ngs: ['NGS', 'an NGS'] } as const

/** Whether the attacker will be asked for aircraft after ships. */
const isCasAhead = (s: Gertrud, { args: { kind, role } }: Supporting): boolean =>
  s.battle !== null && kind === 'ngs' && role === 'attack' && isAskedFor(s, s.battle, 'cas', 'attack')

/** R-56: why nobody is asked, as the log tells it; inland nobody thinks of ships. */
function whyNotAsked(s: Gertrud, battle: Battle, { args: { kind, role }, side }: Supporting): string | null {
  const [name] = NAMES[kind]
  if (piecesFor(s, battle, kind, role).length > 0) return `no ${name} could change the result`
  if (kind === 'ngs' && coastsOf(battle.hex).length === 0) return null
  return noneCan(s, side, areSoviets(battle, role), `no ${name} can help`)
}

/** 'Roll without support' where the die falls at once. */
function passLabel(s: Gertrud, f: Supporting): string {
  const { kind, role } = f.args
  const [name] = NAMES[kind]
  if (role === 'defend' || s.battle === null || isCasAhead(s, f)) return `No ${name}`
  const rolls = rollsAfterPass(s, s.battle, kind)
  return `${rolls ? 'Roll' : 'Attack'} without ${s.battle.committed ? name : 'support'}`
}

/** 13.1, 12.2: what may become of a piece that is sent against the best that the enemy has sent or could send. */
function riskOf(s: Gertrud, { args: { kind, role } }: Supporting, id: UnitId): string {
  const used = 'used for this turn'
  const { battle } = s
  if (battle === null) return used
  const foe: Role = role === 'attack' ? 'defend' : 'attack'
  const sent = battle[kind][foe]
  const against = sent ?? bestDuellist(s, role === 'attack' ? piecesFor(s, battle, kind, foe) : [])
  if (against === null) return `${used}; nobody can answer`
  const fates = kind === 'cas' ? airFates(s, [id, against]) : distribution(roll => navalDuel(roll, id, against).fates)
  const lost = (at: 0 | 1) => Math.round(chanceOf(fates, each => each[at] === 'lost') * 100)
  const name = counterOf(against).abbr
  return `${used}; ${sent === null ? `if ${name} answers` : `against ${name}`} lost ${lost(0)} %, ${name} ${lost(1)} %`
}

/** What is worth less is not sent by whoever says so. */
const LEAST_GAIN = 0.2

/** Neither ships nor aircraft, in attack or in defence; or no aircraft for little. */
function standsFor(s: Gertrud, { args: { kind, role } }: Supporting): readonly Stands[] {
  const nothing = role === 'attack' ? 'Attack without support' : 'Send nothing in defence'
  const offers: Stands[] = [{ id: `${role}-without`, term: 'phase', label: nothing }]
  if (kind === 'ngs' || s.battle === null) return offers
  const label = `No CAS below ${LEAST_GAIN * 100} % gain in ${role === 'attack' ? 'attack' : 'defence'}`
  const applies = gainOf(s, s.battle, role) < LEAST_GAIN
  return [...offers, { id: `${role}-gain`, term: 'phase', label, applies }]
}

/** 11.0 steps 2 and 3, 12.0, 13.0: one piece of a kind for each side, the attacker first; the choice is final. */
export const support = step<Gertrud, Args>({
  args: shape.fields({ kind: shape.oneOf('ngs', 'cas'), role: shape.oneOf('attack', 'defend') }),
  enter(s, f, go) {
    const { kind, role } = f.args
    if (s.battle !== null && isAskedFor(s, s.battle, kind, role)) return
    const why = s.battle === null ? null : whyNotAsked(s, s.battle, f)
    if (why !== null) go.log('noSupport', { why, side: f.side, kind }, RULE[kind])
    go.end(SKIPPED)
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
      short: id => `Send ${counterOf(id).abbr}`,
      warn: riskOf,
      do(s, { args: { kind, role } }, id, go) {
        if (s.battle !== null) go.log('committed', { unit: id, hex: s.battle.hex, role }, RULE[kind])
        commit(s, kind, role, id)
        go.end()
      },
    }),
    without: plain({
      intent: 'pass',
      label: s => `${s.battle !== null && rollsWithout(s, s.battle) ? 'Roll' : 'Attack'} without support`,
      whyNot: (s, f) =>
        (isChosen(s, EVERY_QUESTION) || !isCasAhead(s, f)) &&
        refusal(RULE[f.args.kind], 'nothing else is asked for after this'),
      stands: standsFor,
      do: (_s, _f, go) => go.end(go.isStanding ? SKIPPED : WITHOUT),
    }),
    pass: plain({
      intent: 'pass',
      label: passLabel,
      // Where aircraft are asked for after ships, it is the other answer that stands.
      stands: (s, f) => (isCasAhead(s, f) && !isChosen(s, EVERY_QUESTION) ? [] : standsFor(s, f)),
      // What was said long before lets no die fall: the attacker rolls.
      do: (_s, _f, go) => go.end(go.isStanding ? SKIPPED : PASSED),
    }),
    cancel: plain({
      intent: 'cancel',
      label: 'Call it off',
      // 11.0.2
      whyNot: (s, f) =>
        reasons(
          f.args.role !== 'attack' && refusal('11.0.2', 'only the attacker calls off his attack', undefined, 'R-54'),
          s.battle?.committed === true && refusal('11.0.2', 'a CAS or NGS has been committed', undefined, 'R-54'),
        ),
      do: (_s, _f, go) => go.end(CALLED_OFF),
    }),
  },
  primary: (s, f) => (isCasAhead(s, f) && !isChosen(s, EVERY_QUESTION) ? 'without' : 'pass'),
  focus: battleFocus,
  battle: { stage: 'Support', fought: true },
  assume: () => ({ kind: 'pass' }),
  taking: 'if nothing else is sent and ULTRA is kept',
  fears(s, f) {
    const unit = bestDuellist(s, supportOffered(s, f))
    if (unit === null) return null
    const isOnly = supportOffered(s, f).length === 1
    const words = `if they answer with ${nameOf(unit)}${isOnly ? ', the only one ready' : ''}`
    return { action: { kind: 'commit', unit }, words }
  },
  forecast: forecastNow,
})
