import { recent } from '../../../core/engine/derived'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import type { Phase } from '../../../core/engine/stages'
import { owedFrame } from '../../../core/engine/state'
import { otherSide, type Side } from '../../../core/ids'
import { phasesAt } from '../../../core/look/phase-strip'
import { dateOf, lastTurn } from '../calendar'
import { sideAdjective } from '../countries'
import { deploysFirst } from '../forces/set-up'
import type { Wars } from '../state'
import { phasesNow } from '../turn'

function setUps(s: Wars): readonly Phase[] {
  const first = deploysFirst(s)
  const of = (side: Side): Phase => ({ id: `set-up-${side}`, title: `${sideAdjective(s, side)} set-up`, side })
  return [of(first), of(otherSide(first)), { id: 'first-turn', title: 'Turn 1', side: null }]
}

/** The strip has room for the segments of one player turn; the other is a single entry. */
function turnWith(s: Wars, open: Side): readonly Phase[] {
  const closed = otherSide(open)
  const whole: Phase = { id: `turn-${closed}`, title: `${sideAdjective(s, closed)} turn`, side: closed }
  const { phases: all } = phasesNow(s)
  const first = all.findIndex(phase => phase.side === closed)
  return all.flatMap((phase, index): Phase[] => (phase.side !== closed ? [phase] : index === first ? [whole] : []))
}

function standing(all: readonly Phase[], now: string): PhaseInfo[] {
  const at = all.findIndex(phase => phase.id === now)
  return phasesAt(all, at)
}

export const phases = recent((s: Wars): readonly PhaseInfo[] => {
  const owed = owedFrame(s)
  if (owed === null) {
    const all = turnWith(s, otherSide(s.first))
    return phasesAt(all, all.length)
  }
  if (owed.step === 'deploy') return standing(setUps(s), `set-up-${owed.side}`)
  const { phases: all, now } = phasesNow(s)
  const phase = now ?? all[0]
  return phase === undefined ? [] : standing(turnWith(s, phase.side ?? s.first), phase.id)
})

export const calendar = (s: Wars): Calendar => ({
  turn: s.turn,
  of: lastTurn(s.setting),
  date: dateOf(s, s.turn),
})
