import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { whyNotLandAt } from '../landings/armpit'
import { hexName, landingHexes } from '../map/hexes'
import { AXIS, hex, PARTISAN, type Partizan, standing, unitList } from '../state'
import { beginCombat } from './declaration'
import { initiativeForecast } from './initiative'
import { totalAttack } from './odds'
import { attackableHexes, possibleAttackers, usualAttackers, whyNotAttack, whyNotTarget } from './targets-of-attack'

type Local = { target: HexId | null; joined: readonly UnitId[] }
type Attacking = Frame<null, Local>

const whyNotJoin = (s: Partizan, f: Attacking, id: UnitId): Refusal[] =>
  f.local.target === null ? [refusal('11.1.1', 'name a hex first')] : whyNotAttack(s, id, f.side, f.local.target)

const whyNotLaunch = (s: Partizan, f: Attacking): Refusal[] =>
  firstOf(
    () => f.local.target === null && refusal('11.1.1', 'name a hex first'),
    () => f.local.joined.length === 0 && refusal('11.1.1', 'name at least one attacking unit'),
    () =>
      totalAttack(s, { attackers: f.local.joined, landing: false }) === 0 &&
      refusal('11.6.1', 'these units have no attack strength'),
  )

/** 11.1, R-8: one attack after the other. To launch is binding, and turns up both sides. */
export const attack: Step<Partizan, null, Local> = {
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  answers: { target: ['hex'], join: ['unit'], launch: [], cancel: [], land: ['hex'], done: [] },
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? 'Combat: name a hex to attack, or end your attacks.'
        : `Attack on ${hexName(f.local.target)} by ${countTold(f.local.joined.length, 'unit')}: add or drop units, then launch it for good.`,
    rule: '11.1.2',
    waiting: 'is attacking',
  }),

  *choices(s, f) {
    const { target, joined } = f.local
    for (const each of attackableHexes(s, f.side))
      if (each !== target) yield { action: { kind: 'target', hex: each }, label: `Attack ${hexName(each)}` }
    if (target !== null) {
      for (const id of possibleAttackers(s, f.side, target))
        yield {
          action: { kind: 'join', unit: id },
          label: `${joined.includes(id) ? 'Drop' : 'Add'} ${standing(s, id)}`,
        }
      if (whyNotLaunch(s, f).length === 0)
        yield { action: { kind: 'launch' }, label: `Launch the attack on ${hexName(target)}` }
      yield { action: { kind: 'cancel' }, label: 'No attack on this hex' }
    }
    if (f.side === PARTISAN)
      for (const each of landingHexes)
        if (whyNotLandAt(s, each).length === 0)
          yield { action: { kind: 'land', hex: each }, label: `Land at ${hexName(each)}` }
    yield { action: { kind: 'done' }, label: 'No more attacks' }
  },

  check(s, f, a) {
    switch (a.kind) {
      case 'done':
        return []
      case 'target':
        return f.local.target === a.hex
          ? [refusal('11.1.1', 'this hex is named already', { hex: hexOfAction(a) })]
          : whyNotTarget(s, f.side, hexOfAction(a))
      case 'join':
        return whyNotJoin(s, f, unitOfAction(a))
      case 'launch':
        return whyNotLaunch(s, f)
      case 'cancel':
        return f.local.target === null ? [refusal('11.1.1', 'no hex is named')] : []
      default:
        return f.side === AXIS ? [refusal('19.2.2.1', 'only the Allies land')] : whyNotLandAt(s, hexOfAction(a))
    }
  },

  apply(s, f, a, go) {
    const { target, joined } = f.local
    switch (a.kind) {
      case 'done':
        return go.end()
      case 'target':
        f.local = { target: hexOfAction(a), joined: usualAttackers(s, f.side, hexOfAction(a)) }
        return
      case 'join': {
        const id = unitOfAction(a)
        f.local.joined = joined.includes(id) ? joined.filter(each => each !== id) : [...joined, id]
        return
      }
      case 'cancel':
        f.local = { target: null, joined: [] }
        return
      case 'land':
        f.local = { target: null, joined: [] }
        return go.ask({ step: 'landing', side: f.side, args: { hex: hexOfAction(a) } })
    }
    if (target === null) return
    const attackers = [...joined]
    f.local = { target: null, joined: [] }
    beginCombat(s, go, { attacker: f.side, hex: target, attackers, landing: false })
    go.ask({ step: 'combat', side: f.side })
  },
  resume() {},

  forecast: (s, f) => (f.local.target === null ? null : initiativeForecast(s, f.local.target, f.side)),
}
