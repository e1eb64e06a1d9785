import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side } from '../../../core/ids'
import { prestigeBoxes } from '../charts'
import { TITO_PRESTIGE } from '../forces/options'
import { isCoastal } from '../map/hexes'
import { AXIS, hasSurrendered, isChosen, isTitoDead, type Partizan, SUPPORTS, type Support } from '../state'

/** 16.3, R-28: with Tito's Prestige and Tito alive the marker decides, otherwise the surrender. */
export const hasAlliedBomber = (s: Partizan): boolean =>
  isChosen(s, TITO_PRESTIGE) && !isTitoDead(s) ? prestigeBoxes[s.prestige].bomber : hasSurrendered(s)

/** 17.2, R-28: the same for the 2 SAS, which stays once earned. */
export const isSasGranted = (s: Partizan): boolean =>
  isChosen(s, TITO_PRESTIGE) && !isTitoDead(s) ? s.sasEarned : hasSurrendered(s)

/** 11.4.5, 16.2-16.4, R-18: why support may not join a combat in which `holder` has the initiative. */
export function whyNotSupport(s: Partizan, support: Support, holder: Side, hex: HexId): Refusal | null {
  const isAxis = support === 'axis-bomber'
  if (isAxis !== (holder === AXIS)) return refusal('11.4.5', 'only the side with the initiative has support')
  if (support === 'allied-bomber' && !hasAlliedBomber(s))
    return refusal('16.3', 'the Allied Bomber has not been received yet', undefined, 'R-28')
  if (support !== 'partisan-navy') return null
  if (!hasSurrendered(s)) return refusal('16.4', 'the Partisan Navy comes with the Italian surrender')
  return isCoastal(hex) ? null : refusal('16.4', 'the Partisan Navy needs a coastal hex', { hex }, 'R-18')
}

export const supportFor = (s: Partizan, holder: Side, hex: HexId): Support[] =>
  SUPPORTS.filter(each => whyNotSupport(s, each, holder, hex) === null)
