import { yesNo } from '../../../core/engine/make-step'
import { lookUp } from '../../../core/results-table'
import { prestigeBoxes, titoPrestigeOf } from '../charts'
import { TITO_PRESTIGE } from '../forces/options'
import { type Go, isChosen, isTitoDead, type Partizan } from '../state'

/** 19.1.1: one attack of any kind is enough. */
export const mayRollPrestige = (s: Partizan): boolean => isChosen(s, TITO_PRESTIGE) && !isTitoDead(s) && s.hasAttacked

/** 19.1.2, R-28: the marker stops at either end of its track. */
export function rollPrestige(s: Partizan, go: Go): void {
  const die = go.roll(6, "Tito's prestige")
  const { result } = lookUp(titoPrestigeOf(s), 0, die, s.kills)
  s.prestige = Math.max(0, Math.min(prestigeBoxes.length - 1, s.prestige + result))
  if (prestigeBoxes[s.prestige].sas) s.sasEarned = true
  go.log('prestige', { net: die + s.kills, moved: result, box: s.prestige }, '19.1.2')
}

/** 19.1.1: the Partisan player may roll, and may let it be. */
export const prestige = yesNo<Partizan>({
  seat: 'open',
  yes: { kind: 'roll', label: "Roll for Tito's prestige", seals: true },
  no: { kind: 'pass', label: 'Leave the marker where it is' },
  prompt: s => ({
    text: `Do you roll one die${s.kills > 0 ? ` plus ${s.kills}` : ''} for Tito's prestige?`,
    rule: '19.1.1',
    ruling: 'R-28',
    waiting: "may roll for Tito's prestige",
  }),
  decide(s, _f, isYes, go) {
    if (isYes) rollPrestige(s, go)
  },
})
