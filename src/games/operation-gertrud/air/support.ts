import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { navalPermissions } from '../charts'
import { casIds, ngsIds } from '../forces/counters'
import { isChosen, OUTER_COASTS } from '../forces/options'
import { coastsOf } from '../map/geography'
import { ALLIED, counterOf, type Gertrud, isSoviet, nameOf, nationOf, sideOf, unitOf, YAVUZ } from '../state'

/** 17.1.8b, R-23: nothing but Soviets flies or sails for the Allied player while the president is a captive. */
const isGrounded = (s: Gertrud, id: UnitId): boolean =>
  s.inonu && s.active === ALLIED && sideOf(s, id) === ALLIED && !isSoviet(id)

/** 17.1.8b: what the log tells when nobody can be sent to help land units, Soviet or other. */
export const noneCan = (s: Gertrud, side: Side, forSoviets: boolean, what: string): string =>
  s.inonu && s.active === ALLIED && side === ALLIED && !forSoviets ? `${what} while İnönü is a captive` : what

/** 3.1: why a CAS or NGS cannot be used by that side now, whatever for. */
export function whyNotReady(s: Gertrud, id: UnitId, side: Side, kind: 'cas' | 'ngs'): Refusal[] {
  const [what, once, spent] = kind === 'cas' ? ['a CAS', '13.0.1', '13.6'] : ['an NGS', '12.0.1', '12.5']
  const { at } = unitOf(s, id)
  const where = { unit: id }
  return firstOf(
    () => counterOf(id).kind !== kind && refusal(once, `${nameOf(id)} is not ${what}`, where),
    () => sideOf(s, id) !== side && refusal(once, `${nameOf(id)} belongs to the other side`, where),
    () => at.is === 'absent' && refusal(once, `${nameOf(id)} is not in this scenario`, where),
    () => at.is === 'waiting' && refusal(once, `${nameOf(id)} has not come yet`, where),
    () => at.is !== 'pool' && refusal('3.1.3', `${nameOf(id)} is eliminated`, where),
    () => at.is === 'pool' && at.used && refusal(spent, `${nameOf(id)} has been used this turn`, where),
    () => id === YAVUZ && s.yavuz === 'ablaze' && refusal('5.1.2', 'the Yavuz is damaged', where),
    () => isGrounded(s, id) && refusal('17.1.8b', 'no support while İnönü is a captive', where, 'R-23'),
  )
}

const soviets = (rule: string, id: UnitId, forSoviets: boolean): Refusal | false =>
  isSoviet(id) !== forSoviets &&
  refusal(rule, forSoviets ? 'only Soviet pieces support Soviet units' : 'Soviet pieces support Soviet units only', {
    unit: id,
  })

/** 13.0: why a CAS may not help land units, Soviet or other. */
export const whyNotFly = (s: Gertrud, id: UnitId, side: Side, forSoviets: boolean): Refusal[] =>
  firstOf(
    () => whyNotReady(s, id, side, 'cas'),
    () => soviets('13.0.5', id, forSoviets),
  )

const MARMARA = 'Sea of Marmara'

/** 12.1, R-19: the Yavuz acts on every coast; others need a sea of theirs, and no Marmara coast in the hex. */
function whyNotOnCoast(s: Gertrud, id: UnitId, hex: HexId): Refusal | null {
  const coasts = coastsOf(hex)
  if (coasts.length === 0) return refusal('11.0.step2.1', 'the hex has no coast', { hex })
  const nation = nationOf(id)
  if (id === YAVUZ) return null
  const isShut = isChosen(s, OUTER_COASTS) ? coasts.every(sea => sea === MARMARA) : coasts.includes(MARMARA)
  if (isShut) return refusal('12.1.1', 'only the Yavuz acts on a coast of the Sea of Marmara', { hex }, 'R-19')
  if (coasts.some(sea => navalPermissions[sea]?.includes(nation))) return null
  return nation === 'Soviet'
    ? refusal('12.1.2', 'the Soviet fleet keeps to the Black Sea', { hex })
    : refusal('12.1.3', 'it keeps to the Aegean and the Mediterranean', { hex })
}

/** 12.0, 12.1: why an NGS may not help land units in a combat in that hex. */
export const whyNotBombard = (s: Gertrud, id: UnitId, side: Side, forSoviets: boolean, hex: HexId): Refusal[] =>
  firstOf(
    () => whyNotReady(s, id, side, 'ngs'),
    () => soviets('12.0.6', id, forSoviets),
    () => whyNotOnCoast(s, id, hex),
  )

/** CAS that side can use, whatever for. */
export const readyCas = (s: Gertrud, side: Side): UnitId[] =>
  casIds.filter(id => whyNotReady(s, id, side, 'cas').length === 0)

export const casFor = (s: Gertrud, side: Side, forSoviets: boolean): UnitId[] =>
  casIds.filter(id => whyNotFly(s, id, side, forSoviets).length === 0)

export const ngsFor = (s: Gertrud, side: Side, forSoviets: boolean, hex: HexId): UnitId[] =>
  ngsIds.filter(id => whyNotBombard(s, id, side, forSoviets, hex).length === 0)
