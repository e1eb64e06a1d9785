import { recent } from '../../../core/engine/derived'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import type { Frame } from '../../../core/engine/state'
import { isObject } from '../../../core/json'
import { type Phase, phasesAt } from '../../../core/look/phase-strip'
import { turnTrackOf } from '../charts'
import { campaign } from '../forces/campaign'
import { ARMPIT, TITO_PRESTIGE } from '../forces/options'
import { AXIS, isChosen, PARTISAN, type Partizan } from '../state'

const SET_UP: readonly Phase[] = [
  { id: 'axis-set-up', title: 'Axis set-up', side: AXIS },
  { id: 'partisan-set-up', title: 'Partisan set-up', side: PARTISAN },
  { id: 'first-turn', title: 'Turn 1', side: null },
]

/** 5.1, 5.2, 5.3: the phases of a game turn. */
const TURN: readonly (Phase & { readonly option?: string })[] = [
  { id: 'partisan-politics', title: 'Politics', side: PARTISAN, option: ARMPIT },
  { id: 'partisan-replacements', title: 'Replacements', side: PARTISAN },
  { id: 'targets', title: 'Targets', side: PARTISAN },
  { id: 'partisan-movement', title: 'Movement', side: PARTISAN },
  { id: 'partisan-combat', title: 'Combat', side: PARTISAN },
  { id: 'partisan-supply', title: 'Supply', side: PARTISAN },
  { id: 'prestige', title: 'Prestige', side: PARTISAN, option: TITO_PRESTIGE },
  { id: 'axis-politics', title: 'Politics', side: AXIS },
  { id: 'axis-replacements', title: 'Replacements', side: AXIS },
  { id: 'axis-movement', title: 'Movement', side: AXIS },
  { id: 'axis-combat', title: 'Combat', side: AXIS },
  { id: 'axis-supply', title: 'Supply', side: AXIS },
  { id: 'victory', title: 'Victory', side: null },
]

/** By the side whose decision it is. What is fought out stands under the attack or the move that asked for it. */
const PHASE_OF: { readonly [step: string]: readonly [partisan: string, axis: string] } = {
  armpit: ['partisan-politics', 'partisan-politics'],
  rebuild: ['partisan-replacements', 'partisan-replacements'],
  force10: ['partisan-replacements', 'partisan-replacements'],
  arrive: ['partisan-replacements', 'axis-replacements'],
  move: ['partisan-movement', 'axis-movement'],
  attack: ['partisan-combat', 'axis-combat'],
  attrition: ['partisan-supply', 'partisan-supply'],
  prestige: ['prestige', 'prestige'],
  eis: ['axis-politics', 'axis-politics'],
  answer: ['axis-politics', 'axis-politics'],
  respond: ['axis-politics', 'axis-politics'],
  drop: ['axis-replacements', 'axis-replacements'],
  replace: ['axis-replacements', 'axis-replacements'],
}

/** 19.2.5: they come before the landing scare. What was asked of the other side is masked, how far the turn has come is not. */
const isResponse = ({ frames }: Partizan, { step }: Frame): boolean =>
  step === 'arrive' &&
  frames.some(frame => frame.step === 'turn' && isObject(frame.local) && frame.local.next === 'scare')

/** 7.4, 19.1.3, R-14: the 2 SAS alone is placed without more; what the turn has next tells where it is. */
const SAS_PHASE: { readonly [next: string]: string } = {
  prestigeDone: 'prestige',
  italy: 'prestige',
  response: 'axis-politics',
  axisPoints: 'axis-replacements',
}

const nextStage = (s: Partizan): string => {
  const local = s.frames.find(frame => frame.step === 'turn')?.local ?? null
  return isObject(local) && typeof local.next === 'string' ? local.next : ''
}

/** The phase of the turn that is on; null before the first turn and after the last. */
export const phaseNow = recent((s: Partizan): string | null => {
  if (s.outcome !== null || s.frames.some(frame => frame.step === 'deploy' || frame.step === 'hide')) return null
  for (const frame of s.frames.toReversed()) {
    const phase = isResponse(s, frame) ? 'axis-politics' : PHASE_OF[frame.step]?.[frame.side]
    if (phase !== undefined) return phase
  }
  return SAS_PHASE[nextStage(s)] ?? 'partisan-replacements'
})

const isPlayed = (s: Partizan, option: string | undefined): boolean => option === undefined || isChosen(s, option)

export const phases = recent((s: Partizan): readonly PhaseInfo[] => {
  const turn = TURN.filter(phase => isPlayed(s, phase.option))
  if (s.outcome !== null) return phasesAt(turn, turn.length)
  const now = phaseNow(s)
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
