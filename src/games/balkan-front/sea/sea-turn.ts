import type { Side } from '../../../core/ids'
import { ALLIED, AXIS, sideOf } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import type { Front, PhasePart } from '../state'
import { suppliedFor } from '../supply/supply'
import { ownPorts } from './ports'
import { freshSeaTurn } from './sea-state'

/** 26.A.3.2, 26.C.1: the initial phase of a side begins: its ports, and the end of the zone of the Allies. */
export function beginSeaTurn(s: Front, side: Side): void {
  Object.assign(s, freshSeaTurn())
  s.openPorts = ownPorts(s, side)
  s.storePorts = []
  // 26.B.2.3
  s.provisioned = s.provisioned.filter(id => sideOf(s, id) !== side)
  if (s.emergency === 'now') s.emergency = 'spent'
  if (side === ALLIED && s.kind === 'regular') s.interdiction = 'none'
}

/** 26.B.3: ports from which a line leads to a full source. Germans and British draw on nothing else. */
export function noteStores(s: Front, side: Side): void {
  const supplied = suppliedFor(s, side === AXIS ? 'German' : 'British')
  s.storePorts = s.openPorts.filter(hex => s.owner[hex] === side && supplied[hex] === 1)
}

/** I.8: the Allies declare their zone; Plan Y has none (R-NAV10). */
export const INTERDICTION: PhasePart = {
  id: 'interdiction',
  rule: '26.C.1',
  when: s => s.active === ALLIED && scenarioOf(s).victory !== 'capital',
  play: (_s, side) => [{ step: 'interdict', side, args: { before: false } }],
}
