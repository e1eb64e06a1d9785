import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import type { Phase } from '../../../core/engine/stages'
import { owedFrame } from '../../../core/engine/state'
import type { Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { dateSpan, daysLater } from '../../../core/look/date-span'
import { phasesAt } from '../../../core/look/phase-strip'
import { constants, turnTrack } from '../charts'
import { deploy } from '../forces/deploy-step'
import type { Who } from '../forces/deployment'
import { scenarioOf } from '../forces/scenarios'
import { hasSoviets } from '../forces/second-game'
import { ALLIED, GERMAN, type Gertrud, sideAdjective } from '../state'
import { phasesNow, stageOf } from '../turn'
import { sideId } from './nations'

export const isCombatPhase = (s: Gertrud): boolean => stageOf(s)?.endsWith('Combat') === true

const SET_UPS: { readonly [who in Who]: string } = {
  axis: 'Axis set-up',
  turkish: 'Turkish set-up',
  soviet: 'Soviet set-up',
}

/** who sets up, in order; in the second game the Soviets alone (19.0.3). */
function setUps(s: Gertrud): readonly Phase[] {
  const firstGame: Who[] = ['axis', 'turkish', ...(hasSoviets(scenarioOf(s)) ? (['soviet'] as const) : [])]
  return [
    ...(s.duplicity ? (['soviet'] as const) : firstGame).map(who => ({
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
  const { phases: all } = phasesNow(s)
  const first = all.findIndex(phase => phase.side === closed)
  return all.flatMap((phase, index): Phase[] => (phase.side !== closed ? [phase] : index === first ? [whole] : []))
}

const standing = (all: readonly Phase[], now: string): PhaseInfo[] =>
  phasesAt(
    all,
    all.findIndex(phase => phase.id === now),
  )

export const phases = recent((s: Gertrud): readonly PhaseInfo[] => {
  const owed = owedFrame(s)
  if (owed === null) {
    const all = turnWith(s, ALLIED)
    return phasesAt(all, all.length)
  }
  const setUp = knownFrame(s, 'deploy', deploy)
  if (setUp === owed) return standing(setUps(s), `${setUp.args.who}-set-up`)
  const { phases: all, now } = phasesNow(s)
  const phase = now ?? all[0]
  const isAdmin = phase.id === all[0].id
  return standing(turnWith(s, phase.side === GERMAN || isAdmin ? GERMAN : ALLIED), phase.id)
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
