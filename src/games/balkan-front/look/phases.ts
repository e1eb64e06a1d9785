import { recent } from '../../../core/engine/derived'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import type { Phase } from '../../../core/engine/stages'
import { owedFrame } from '../../../core/engine/state'
import type { Side } from '../../../core/ids'
import { phasesAt } from '../../../core/look/phase-strip'
import { dateOf, lastTurn } from '../calendar'
import { ALLIED, AXIS, sideAdjective } from '../countries'
import type { Front } from '../state'
import { phasesNow } from '../turn'

const setUp = (side: Side): Phase => ({ id: `set-up-${side}`, title: `${sideAdjective(side)} set-up`, side })
const SET_UPS: readonly Phase[] = [setUp(ALLIED), setUp(AXIS), { id: 'first-turn', title: 'First turn', side: null }]

const turnOf = ({ id }: Phase): string => id.split('-')[0] as string
const WHOLE: { readonly [turn: string]: { readonly title: string; readonly side: Side } } = {
  october: { title: 'Oct II 40', side: ALLIED },
  surprise: { title: 'Surprise turn', side: AXIS },
  axis: { title: 'Axis turn', side: AXIS },
  allied: { title: 'Allied turn', side: ALLIED },
}

/** The strip has room for the phases of one player turn; the others are folded into one entry each. */
function folded(all: readonly Phase[], open: string): readonly Phase[] {
  const seen = new Set<string>()
  return all.flatMap((each): Phase[] => {
    const phase = { ...each, title: each.title.replace(/ Phase$/, '') }
    const turn = turnOf(phase)
    const whole = WHOLE[turn]
    if (whole === undefined || turn === open) return [phase]
    if (seen.has(turn)) return []
    seen.add(turn)
    return [{ id: `turn-${turn}`, ...whole }]
  })
}

const standing = (all: readonly Phase[], now: string): PhaseInfo[] =>
  phasesAt(
    all,
    all.findIndex(phase => phase.id === now),
  )

export const phases = recent((s: Front): readonly PhaseInfo[] => {
  const owed = owedFrame(s)
  const { phases: all, now } = phasesNow(s)
  if (owed === null) {
    const shown = folded(all, 'allied')
    return phasesAt(shown, shown.length)
  }
  if (owed.step === 'deploy' || owed.step === 'startLosses') return standing(SET_UPS, `set-up-${owed.side}`)
  const phase = now ?? all[0]
  return phase === undefined ? [] : standing(folded(all, turnOf(phase)), phase.id)
})

export const calendar = recent(
  (s: Front): Calendar => ({ turn: s.turn, of: lastTurn(s.setting), date: dateOf(s.turn) }),
)
export const turnDate = (_s: Front, turn: number): string => dateOf(turn).replace(/ \d+$/, '')
