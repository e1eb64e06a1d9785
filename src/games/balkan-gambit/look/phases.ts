import { recent } from '../../../core/engine/derived'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import { phasesAt } from '../../../core/look/phase-strip'
import type { Gambit } from '../state'
import { LAST_TURN, phasesNow } from '../turn'

export const phases = recent((s: Gambit): readonly PhaseInfo[] => {
  const { phases: all, now } = phasesNow(s)
  return phasesAt(all, now === null ? all.length : all.findIndex(each => each.id === now.id))
})

const SEASON: { readonly [scenario: string]: string } = {
  1943: 'Summer 1943',
  1944: 'Summer 1944',
  1945: 'Winter 1945',
}

/** 5.1: a turn is two to five days long, so two of them make about a week; the rules name no dates. */
const halfWeek = (turn: number): string => `${turn % 2 === 1 ? 'early' : 'late'} week ${Math.ceil(turn / 2)}`

export const calendar = (s: Gambit): Calendar => ({
  turn: s.turn,
  of: LAST_TURN,
  date: `${SEASON[s.setting.scenario]}, ${halfWeek(s.turn)}`,
})
