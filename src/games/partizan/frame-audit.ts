import type { HexId, UnitId } from '../../core/ids'
import { type FrameNeeds, framesAtFault } from '../../core/rules/frame-faults'
import { eisHexes } from './politics/surrender'
import { sasIslands } from './special-units/sas'
import { isIn, type Partizan, SAS, SS_500 } from './state'

const IN_COMBAT = ['retreat', 'chits', 'plan', 'losses', 'advance']

type EisArgs = { readonly unit: UnitId; readonly italians: HexId[] }

const NEEDS: FrameNeeds<Partizan> = {
  eis: (s, f) => eisHexes(s, (f.args as unknown as EisArgs).unit, (f.args as unknown as EisArgs).italians).length > 0,
  sas: s => isIn(s, SAS, 'waiting') && sasIslands(s).length > 0,
  drop: s => isIn(s, SS_500, 'waiting'),
}

export const frameFaults = (s: Partizan): string[] =>
  framesAtFault(s, NEEDS, { steps: IN_COMBAT, isFought: s.combat !== null, called: 'combat' })
