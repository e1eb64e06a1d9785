import { recent } from '../../../core/engine/derived'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import { type Phase, phasesAt } from '../../../core/look/phase-strip'
import { turnTrackOf } from '../charts'
import { campaign } from '../forces/campaign'
import { AXIS, PARTISAN, type Partizan } from '../state'
import { phaseOn, phasesIn } from '../turn'

const SET_UP: readonly Phase[] = [
  { id: 'axis-set-up', title: 'Axis set-up', side: AXIS },
  { id: 'partisan-set-up', title: 'Partisan set-up', side: PARTISAN },
  { id: 'first-turn', title: 'Turn 1', side: null },
]

export const phases = recent((s: Partizan): readonly PhaseInfo[] => {
  const turn = phasesIn(s).phases
  if (s.outcome !== null) return phasesAt(turn, turn.length)
  const now = phaseOn(s)
  if (now === null) return phasesAt(SET_UP, s.frames.at(-1)?.step === 'deploy' ? 0 : 1)
  return phasesAt(
    turn,
    turn.findIndex(phase => phase.id === now),
  )
})

const MONTHS: { readonly [short: string]: string } = {
  Jan: 'January',
  Apr: 'April',
  May: 'May',
  Aug: 'August',
  Sep: 'September',
  Dec: 'December',
}

/** 'Sep-Dec 1941' on the track: 'September to December 1941'. A track of the players' own may name its turns as it likes. */
export const dateOf = (name: string): string =>
  name.replace(/^([A-Z][a-z]{2})-([A-Z][a-z]{2})(?= )/, (whole, first: string, last: string) =>
    MONTHS[first] && MONTHS[last] ? `${MONTHS[first]} to ${MONTHS[last]}` : whole,
  )

export const calendar = (s: Partizan): Calendar => ({
  turn: s.turn,
  of: campaign.turns,
  date: dateOf(turnTrackOf(s)[s.turn - 1]?.name ?? ''),
})
