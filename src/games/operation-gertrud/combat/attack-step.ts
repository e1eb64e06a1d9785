import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, toggled, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { landIds } from '../forces/counters'
import { hexName, isNextTo } from '../map/geography'
import { ALLIED, type Gertrud, hex, hexOf, nameOf, sideOf, snapshot, unitList } from '../state'
import { ableAgainst, planBattle, targetsOf, whyNotAdd, whyNotLaunch, whyNotTarget, whyNotWithhold } from './attack'
import { battleForecast } from './battle-forecast'

type Local = { target: HexId | null; joined: UnitId[] }
type Attacking = Frame<null, Local>

const whyNotPick = (s: Gertrud, f: Attacking, where: HexId): Refusal[] =>
  firstOf(
    () => f.local.target === where && refusal('11.0.1', 'it is the target already', { hex: where }),
    () => whyNotTarget(s, where, f.side),
  )

function whyNotToggle(s: Gertrud, f: Attacking, id: UnitId): Refusal[] {
  const { target, joined } = f.local
  return firstOf(
    () => target === null && refusal('11.0.3', 'name the hex to attack first'),
    () => (joined.includes(id) ? whyNotWithhold(s, id) : target !== null && whyNotAdd(s, id, target, joined, f.side)),
  )
}

const whyNotGo = (s: Gertrud, { target, joined }: Local): Refusal[] =>
  target === null ? [refusal('11.0.3', 'name the hex to attack first')] : whyNotLaunch(s, target, joined)

const whyNotEnd = (s: Gertrud): Refusal[] =>
  s.dropping === null
    ? []
    : [refusal('15.0.3', `${nameOf(s.dropping)} has dropped and must attack`, { unit: s.dropping })]

/** Units beside the target, attackers to be or not. */
const candidates = (s: Gertrud, f: Attacking, target: HexId): UnitId[] =>
  landIds.filter(id => {
    const at = hexOf(s, id)
    return at !== null && sideOf(s, id) === f.side && (at === target || isNextTo(at, target))
  })

/** 11.0: attacks one after the other, each to its end, as many as the player likes. */
export const combat: Step<Gertrud, null, Local> = {
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  answers: { target: ['hex'], join: ['unit'], launch: [], end: [] },
  enter(s, f, go) {
    if (targetsOf(snapshot(s), f.side).length > 0) return
    if (s.inonu && f.side === ALLIED) go.log('leaderless', {}, '17.1.8a')
    go.end()
  },
  resume(s, f, _value, go) {
    if (targetsOf(snapshot(s), f.side).length === 0) go.end()
  },
  prompt: (s, f) => ({
    text:
      f.local.target !== null
        ? `Attack ${hexName(f.local.target)} with ${f.local.joined.length} units: add, withhold or launch`
        : s.dropping !== null
          ? `Combat: pick a hex to attack; ${nameOf(s.dropping)} must still fight for its drop hex`
          : 'Combat: pick a hex to attack, or end the phase',
    rule: '11.0.1',
    waiting: 'is planning an attack',
  }),
  *choices(s, f) {
    const { target, joined } = f.local
    for (const where of targetsOf(s, f.side))
      if (where !== target) yield { action: { kind: 'target', hex: where }, label: `Attack ${hexName(where)}` }
    if (target !== null) {
      for (const unit of candidates(s, f, target))
        if (whyNotToggle(s, f, unit).length === 0)
          yield {
            action: { kind: 'join', unit },
            label: joined.includes(unit) ? `Withhold ${nameOf(unit)}` : `Add ${nameOf(unit)}`,
          }
      if (whyNotGo(s, f.local).length === 0)
        yield { action: { kind: 'launch' }, label: `Launch the attack on ${hexName(target)}` }
    }
    if (whyNotEnd(s).length === 0) yield { action: { kind: 'end' }, label: 'End the Combat Phase' }
  },
  check(s, f, a) {
    if (a.kind === 'end') return whyNotEnd(s)
    if (a.kind === 'launch') return whyNotGo(s, f.local)
    return a.kind === 'join' ? whyNotToggle(s, f, unitOfAction(a)) : whyNotPick(s, f, hexOfAction(a))
  },
  apply(s, f, a, go) {
    const { local } = f
    switch (a.kind) {
      case 'end':
        return go.end()
      case 'target':
        local.target = hexOfAction(a)
        local.joined = ableAgainst(snapshot(s), hexOfAction(a), f.side)
        return
      case 'join': {
        const id = unitOfAction(a)
        local.joined = toggled(local.joined, id)
        return
      }
      default: {
        if (local.target === null) return
        s.battle = planBattle(s, f.side, local.target, local.joined)
        local.target = null
        local.joined = []
        go.ask({ step: 'battle', side: f.side })
      }
    }
  },
  forecast(s, f) {
    const { target, joined } = f.local
    if (target === null || whyNotGo(s, f.local).length > 0) return null
    return battleForecast(s, planBattle(s, f.side, target, joined))
  },
}
