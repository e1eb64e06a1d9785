import type { Ask } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import { lapsePlans } from '../airborne/plans'
import { settle, settleAll } from '../ownership'
import { type Front, type Go, hexOf } from '../state'

/** Movement and exploitation are asked by the same steps. */
export type MovePhase = 'movement' | 'exploitation'

/** R-OWN4: units and zones win hexes from the first movement phase on. */
export function movementPhase(s: Front, side: Side, go: Go): Ask[] {
  forget(s)
  if (!s.underWay) settleAll(s, go)
  return asks(side, 'movement')
}

export function exploitationPhase(s: Front, side: Side): Ask[] {
  forget(s)
  return asks(side, 'exploitation')
}

const asks = (side: Side, phase: MovePhase): Ask[] => [
  { step: 'march', side, args: { phase } },
  { step: 'assemble', side, args: { phase } },
  { step: 'overstack', side },
]

function forget(s: Front): void {
  s.noZoc = []
  s.pinned = []
  s.justBroken = []
}

/** 5.4, R-OWN2: zones that were given up come back, all of them before any hex is looked at. */
export function endMoving(s: Front, go: Go): void {
  const back = s.noZoc.flatMap(id => hexOf(s, id) ?? [])
  forget(s)
  settle(s, go, back)
  // R-HID2: landings that were due and not sailed.
  if (s.kind === 'regular') lapsePlans(s, s.active, true)
}
