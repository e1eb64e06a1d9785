import { recent } from '../../../core/engine/derived'
import type { Calendar, PhaseInfo } from '../../../core/engine/game-look'
import { owedFrame } from '../../../core/engine/state'
import { isObject } from '../../../core/json'
import { type Phase, phasesAt } from '../../../core/look/phase-strip'
import { ALLIED, AXIS, type Gambit } from '../state'
import { LAST_TURN, STAGES } from '../turn'

type Stage = (typeof STAGES)[number]

const SET_UP: readonly Phase[] = [
  { id: 'axis-set-up', title: 'Axis set-up', side: AXIS },
  { id: 'allied-set-up', title: 'Allied set-up', side: ALLIED },
  { id: 'first-turn', title: 'Turn 1', side: null },
]

/** 5.2: the phases of a game turn. */
const TURN: readonly Phase[] = [
  { id: 'weather', title: 'Weather', side: null },
  { id: 'partisans', title: 'Partisans', side: null },
  { id: 'reinforcements', title: 'Reinforcements', side: null },
  { id: 'allied', title: 'Allied turn', side: ALLIED },
  { id: 'axis', title: 'Axis turn', side: AXIS },
  { id: 'end', title: 'Turn end', side: null },
]

const PHASE_OF: { readonly [stage in Stage]: string } = {
  weather: 'weather',
  italians: 'weather',
  chetniks: 'weather',
  alliedPartisans: 'partisans',
  axisPartisans: 'partisans',
  ports: 'reinforcements',
  alliedOptions: 'reinforcements',
  naval: 'reinforcements',
  force10: 'reinforcements',
  axisOptions: 'reinforcements',
  alliedTurn: 'allied',
  alliedEnd: 'allied',
  axisTurn: 'axis',
  axisEnd: 'axis',
}

/** The turn notes what comes next; what is being decided is the stage before it. */
function phaseNow(s: Gambit): string {
  const local = s.frames.find(frame => frame.step === 'turn')?.local ?? null
  const next = isObject(local) ? String(local.next) : 'weather'
  const index = next === 'end' ? STAGES.length : (STAGES as readonly string[]).indexOf(next)
  return PHASE_OF[STAGES[Math.max(0, index - 1)]]
}

export const phases = recent((s: Gambit): readonly PhaseInfo[] => {
  const owed = owedFrame(s)
  if (owed === null) return phasesAt(TURN, TURN.length)
  if (owed.step === 'deploy') return phasesAt(SET_UP, owed.side === AXIS ? 0 : 1)
  const now = phaseNow(s)
  return phasesAt(
    TURN,
    TURN.findIndex(phase => phase.id === now),
  )
})

const SEASON: { readonly [scenario: string]: string } = {
  1943: 'Summer 1943',
  1944: 'Summer 1944',
  1945: 'Winter 1945',
}

/** 5.1: a turn is two to five days long, so two of them make about a week; the rules name no dates. */
const TURNS_A_WEEK = 2

export const calendar = (s: Gambit): Calendar => ({
  turn: s.turn,
  of: LAST_TURN,
  date: `${SEASON[s.setting.scenario]}, week ${Math.ceil(s.turn / TURNS_A_WEEK)}`,
})
