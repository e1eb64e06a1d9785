import type { Ask } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import type { Mission, MissionResult } from '../charts'
import { eliminate, loseStep } from '../combat/elimination'
import { enterHex } from '../movement/capture'
import { ALLIED, type Gertrud, type Go, KOMMANDO, onHex, putUnit } from '../state'
import { liftMarkers } from '../supply/supply'
import { rollMission } from './missions'

export type MissionPlan = {
  readonly mission: Mission
  readonly hex: HexId
  /** The far end of the bridge or arrow. */
  readonly to: HexId | null
  readonly prey: UnitId | null
  readonly cas: readonly UnitId[]
}

/** 17.1, R-22: the CAS are given up, the Kommando is put down, the die falls; what its result leaves to be decided is asked. */
export function undertake(s: Gertrud, plan: MissionPlan, go: Go): Ask[] {
  const { mission, hex, cas } = plan
  for (const id of cas) eliminate(s, go, id, { rule: '17.1.2' })
  s.missions = [...s.missions, mission.id]
  s.moved = [...s.moved, KOMMANDO]
  putUnit(s, KOMMANDO, { at: onHex(hex) })
  enterHex(s, go, KOMMANDO, hex)
  const { die, result } = rollMission(s, cas.length, go.roll)
  const isSuccess = result === 'success'
  go.log('mission', { mission: mission.id, title: mission.title, hex, die, result, success: isSuccess }, '17.1.7a')
  const asks = isSuccess ? succeed(s, plan, go) : fail(s, mission, result, go)
  liftMarkers(s, go)
  return asks
}

/** 17.1.7b, R-64: a 4 kills a reduced Kommando, only a 6 for good. */
function fail(s: Gertrud, { penalty }: Mission, result: MissionResult, go: Go): Ask[] {
  s.missionPenalty += penalty
  if (result === 'loses a step') loseStep(s, go, KOMMANDO, '17.1.7a')
  if (result === 'eliminated') eliminate(s, go, KOMMANDO, { rule: '17.1.7a' })
  if (result === 'gone for good') eliminate(s, go, KOMMANDO, { rule: '17.1.7a', forGood: true })
  return []
}

function succeed(s: Gertrud, { mission, hex, to, prey }: MissionPlan, go: Go): Ask[] {
  switch (mission.success) {
    case 'frozen':
      s.inonu = true
      return []
    case 'cas':
      return [{ step: 'airbase', side: ALLIED }]
    case 'bridge':
      if (to !== null) s.blown = [...s.blown, { kind: mission.id === 'road-bridge' ? 'road' : 'rail', a: hex, b: to }]
      return []
    case 'mine':
      if (to !== null) s.mined = [...s.mined, { a: hex, b: to }]
      return []
    default:
      if (prey !== null) loseStep(s, go, prey, '17.1.15b')
      return []
  }
}
