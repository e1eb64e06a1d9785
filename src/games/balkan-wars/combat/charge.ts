import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { change } from '../../../core/engine/change'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { commands, isCommanding } from '../command/command'
import { nameOf, sideOf } from '../countries'
import { FOG, isChosen } from '../forces/options'
import { hexName } from '../map/geography'
import { whyNotInArmistice } from '../politics/armistice'
import { counterOf, hexOf, isType, landIds, unitList, unitOf, type Wars } from '../state'
import { type Combat, type OfRole, ofRole, type Role } from './combat-state'
import { combatForecast, isGun, shockOf, shockTotal } from './odds'

export const sideIn = ({ attacker }: Combat, role: Role): Side => (role === 'attack' ? attacker : otherSide(attacker))
export const unitsIn = (combat: Combat, role: Role): readonly UnitId[] =>
  role === 'attack' ? combat.attackers : combat.defenders

/** 9.4.1, D7: an HQ outside that commands somebody in the combat. D83: none of a country that keeps an armistice, in attack. */
function lendsShock(s: Wars, combat: Combat, role: Role, hq: UnitId): boolean {
  if (!isCommanding(s, hq) || sideOf(s, hq) !== sideIn(combat, role)) return false
  if (role === 'attack' && whyNotInArmistice(s, hq)) return false
  return unitsIn(combat, role).some(id => !isType(id, 'fleet') && commands(s, hq, id))
}

/** 6.4.1: why a unit may not charge. */
export function whyNotCharge(s: Wars, combat: Combat, role: Role, id: UnitId): Refusal[] {
  const at = { unit: id }
  const isIn = unitsIn(combat, role).includes(id)
  return firstOf(
    () =>
      !isIn &&
      !(isType(id, 'hq') && lendsShock(s, combat, role, id)) &&
      refusal(isType(id, 'hq') ? '9.4.1' : '6.4.1', `${nameOf(id)} has no part in this combat`, at),
    () => unitOf(s, id).demoralized && refusal('6.4.1', `${nameOf(id)} is Demoralized`, at),
    () =>
      (isGun(id) || isType(id, 'fortification')) && refusal('6.4.1', 'artillery and Fortifications do not charge', at),
  )
}

/** Everyone of a side who may charge: those in the combat, then HQs that lend their Shock. */
export function chargersFor(s: Wars, combat: Combat, role: Role): UnitId[] {
  const inside = unitsIn(combat, role)
  const outside = landIds.filter(id => isType(id, 'hq') && !inside.includes(id))
  return [...inside, ...outside].filter(id => whyNotCharge(s, combat, role, id).length === 0)
}

type Local = { named: readonly UnitId[] }
type Charging = Frame<OfRole, Local>

const whyNot = (s: Wars, f: Charging, id: UnitId): Refusal[] =>
  s.combat === null ? [refusal('6.4.1', 'no combat is fought')] : whyNotCharge(s, s.combat, f.args.role, id)

const candidates = (s: Wars, f: Charging): UnitId[] => (s.combat === null ? [] : chargersFor(s, s.combat, f.args.role))

/**
 * 6.4: who charges is named, then all at once. It is asked in private, since an HQ that could lend its Shock may lie face down
 * elsewhere.
 */
export const charge = step<Wars, OfRole, Local>({
  seat: 'private',
  args: ofRole,
  local: shape.fields({ named: unitList }),
  fresh: () => ({ named: [] }),
  enter(s, f, go) {
    // An HQ that could lend its Shock may lie face down: whether there is one is not told by not asking.
    if (candidates(s, f).length > 0 || isChosen(s, FOG)) return
    name(s, f, [])
    go.end()
  },
  prompt: (s, f) => ({
    text: promptText(s, f),
    rule: '6.4.1',
    ruling: 'D7',
    waiting: 'decides who charges',
  }),
  answers: {
    name: ofUnit<Wars, OfRole, Local>({
      title: 'Who charges',
      intent: 'pick',
      among: candidates,
      whyNot: (s, f, id) => !f.local.named.includes(id) && whyNot(s, f, id),
      label: (id, s, f) => `${nameOf(id)} ${f.local.named.includes(id) ? 'holds back' : 'charges'} (${shockOf(s, id)})`,
      short: (id, _s, f) => `${counterOf(id).name} ${f.local.named.includes(id) ? 'holds back' : 'charges'}`,
      do(_s, f, id) {
        f.local.named = toggled(f.local.named, id)
      },
    }),
    all: plain<Wars, OfRole, Local>({
      title: 'Who charges',
      intent: 'pick',
      label: 'All charge',
      whyNot: (s, f) =>
        candidates(s, f).every(id => f.local.named.includes(id)) && refusal('6.4.1', 'all are named already'),
      do(s, f) {
        f.local.named = candidates(s, f)
      },
    }),
    go: plain<Wars, OfRole, Local>({
      intent: 'act',
      label: (s, f) => `Charge: Shock ${shockTotal(s, f.local.named)}`,
      whyNot: (_s, f) => f.local.named.length === 0 && refusal('6.4.1', 'nobody is named'),
      do(s, f, go) {
        name(s, f, f.local.named)
        go.end()
      },
    }),
    none: plain<Wars, OfRole, Local>({
      intent: 'pass',
      label: 'No charge',
      stands: () => [{ id: 'none', term: 'phase', label: 'No charge' }],
      do(s, f, go) {
        name(s, f, [])
        go.end()
      },
    }),
  },
  primary: (_s, f) => (f.local.named.length > 0 ? 'go' : 'none'),
  focus: (s, f) => ({ hand: f.local.named, targets: s.combat === null ? [] : [s.combat.hex] }),
  battle: { stage: 'Charge', fought: true },
  needs: s => s.combat !== null,
  assume: (_s, f) => ({ kind: f.local.named.length > 0 ? 'go' : 'none' }),
  forecast: (s, f) => {
    if (s.combat === null) return null
    return combatForecast(s, { ...s.combat, charges: { ...s.combat.charges, [f.args.role]: f.local.named } })
  },
})

function name(s: Wars, f: Charging, units: readonly UnitId[]): void {
  change(s, 'combat', combat => {
    combat.charges[f.args.role] = [...units]
  })
}

function promptText(s: Wars, f: Charging): string {
  const { combat } = s
  if (combat === null) return 'No combat is fought'
  const where = hexName(combat.hex)
  if (f.args.role === 'attack') return `Charge at ${where}: +2 if your Shock is higher, but who charges bears a D`
  const theirs = combat.charges.attack
  const shock = theirs === null ? '' : ` against Shock ${shockTotal(s, theirs)}`
  return `Charge in defence of ${where}${shock}: -1 for the attacker if yours is higher`
}

/** CRT.D, 9.4.2: of those who charged, the ones that stand in a combat hex. */
export const exposedChargers = (s: Wars, combat: Combat, role: Role): UnitId[] =>
  (combat.charges[role] ?? []).filter(id => {
    const hex = hexOf(s, id)
    return hex !== null && (hex === combat.hex || combat.origins.includes(hex))
  })
