import type { Flow } from '../../../core/engine/step'
import { lookUp } from '../../../core/results-table'
import { prestigeBoxes, titoPrestigeOf } from '../charts'
import { TITO_PRESTIGE } from '../forces/options'
import { isChosen, isTitoDead, type Partizan } from '../state'

/** 19.1.1: one attack of any kind is enough. */
export const mayRollPrestige = (s: Partizan): boolean => isChosen(s, TITO_PRESTIGE) && !isTitoDead(s) && s.hasAttacked

/** 19.1.2, R-28: the marker stops at either end of its track. */
export function rollPrestige(s: Partizan, go: Flow): void {
  const die = go.roll(6, "Tito's prestige")
  const { result } = lookUp(titoPrestigeOf(s), 0, die, s.kills)
  s.prestige = Math.max(0, Math.min(prestigeBoxes.length - 1, s.prestige + result))
  if (prestigeBoxes[s.prestige].sas) s.sasEarned = true
  go.log('prestige', { net: die + s.kills, moved: result, box: s.prestige }, '19.1.2')
}
