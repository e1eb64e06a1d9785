import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import { owedFrame } from '../../../core/engine/state'
import type { Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isObject } from '../../../core/json'
import { dateSpan, daysLater } from '../../../core/look/date-span'
import { perPosition } from '../../../core/look/per-position'
import { type Phase, phasesAt } from '../../../core/look/phase-strip'
import { constants, turnTrack } from '../charts'
import { scenarioOf } from '../forces/scenarios'
import { hasSoviets } from '../forces/second-game'
import { ALLIED, GERMAN, type Gertrud } from '../state'
import { sideAdjective, sideId } from './nations'

const SET_UPS: { readonly [who: string]: string } = {
  axis: 'Axis set-up',
  turkish: 'Turkish set-up',
  soviet: 'Soviet set-up',
}

/** 5.1: the phases of a game turn. */
const TURN = [
  { id: 'admin', title: 'Admin', side: null },
  { id: 'german-replacement', title: 'Replacement', side: GERMAN },
  { id: 'german-interdiction', title: 'Interdiction', side: GERMAN },
  { id: 'german-movement', title: 'Movement', side: GERMAN },
  { id: 'german-combat', title: 'Combat', side: GERMAN },
  { id: 'allied-replacement', title: 'Replacement', side: ALLIED },
  { id: 'allied-interdiction', title: 'Interdiction', side: ALLIED },
  { id: 'allied-movement', title: 'Movement', side: ALLIED },
  { id: 'allied-combat', title: 'Combat', side: ALLIED },
  { id: 'victory', title: 'Victory', side: null },
] as const satisfies readonly Phase[]
export type PhaseId = (typeof TURN)[number]['id']

/** The turn notes what comes next; what is being decided is the phase before it. */
const BEFORE: { readonly [next: string]: PhaseId } = {
  germanInterdicted: 'german-replacement',
  germanMove: 'german-interdiction',
  germanCombat: 'german-movement',
  germanEnd: 'german-combat',
  alliedReplace: 'german-combat',
  alliedInterdicted: 'allied-replacement',
  alliedMove: 'allied-interdiction',
  alliedCombat: 'allied-movement',
  alliedEnd: 'allied-combat',
  victory: 'allied-combat',
  end: 'victory',
}

export const phaseNow = perPosition((s: Gertrud): PhaseId => {
  const local = s.frames.find(frame => frame.step === 'turn')?.local ?? null
  return BEFORE[isObject(local) ? String(local.next) : ''] ?? 'admin'
})

/** who sets up, in order; in the second game the Soviets alone (19.0.3). */
function setUps(s: Gertrud): readonly Phase[] {
  const firstGame = ['axis', 'turkish', ...(hasSoviets(scenarioOf(s)) ? ['soviet'] : [])]
  return [
    ...(s.duplicity ? ['soviet'] : firstGame).map(who => ({
      id: `${who}-set-up`,
      title: SET_UPS[who],
      side: who === 'axis' || s.duplicity ? GERMAN : ALLIED,
    })),
    { id: 'first-turn', title: 'Turn 1', side: null },
  ]
}

/** The strip has room for the phases of one player turn; the other is a single entry. */
function turnWith(s: Gertrud, open: Side): readonly Phase[] {
  const closed = otherSide(open)
  const whole: Phase = { id: `${sideId(closed)}-turn`, title: sideAdjective(s, closed), side: closed }
  const first = TURN.findIndex(phase => phase.side === closed)
  return TURN.flatMap((phase, index): Phase[] => (phase.side !== closed ? [phase] : index === first ? [whole] : []))
}

export const phases = perPosition((s: Gertrud): readonly PhaseInfo[] => {
  const owed = owedFrame(s)
  if (owed === null) {
    const all = turnWith(s, ALLIED)
    return phasesAt(all, all.length)
  }
  if (owed.step === 'deploy') {
    const who = isObject(owed.args) ? String(owed.args.who) : 'axis'
    const all = setUps(s)
    return phasesAt(
      all,
      all.findIndex(phase => phase.id === `${who}-set-up`),
    )
  }
  const now = phaseNow(s)
  const all = turnWith(s, now.startsWith('german') || now === 'admin' ? GERMAN : ALLIED)
  return phasesAt(
    all,
    all.findIndex(phase => phase.id === now),
  )
})

/** The days of a turn, counted from the scenario's first. */
export function weekOf(scenario: string, turn: number): string {
  const first = daysLater(turnTrack.from[scenario], (turn - 1) * turnTrack.days)
  return dateSpan(first, daysLater(first, turnTrack.days - 1))
}

/** 5.0: a turn is a week; those of the second game follow the ten of the first. */
export function calendar(s: Gertrud): Calendar {
  const turn = s.turn + (s.duplicity ? constants.turns : 0)
  return { turn: s.turn, of: constants.turns, date: weekOf(s.setting.scenario, turn) }
}
