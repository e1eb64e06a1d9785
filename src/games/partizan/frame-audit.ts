import type { Frame } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { sasIslands } from './sas'
import { isIn, type Partizan, SAS, SS_500 } from './state'
import { eisHexes } from './surrender'

const IN_COMBAT = ['retreat', 'chits', 'plan', 'losses', 'advance']

type EisArgs = { readonly unit: UnitId; readonly italians: HexId[] }

/** What a decision on the stack stands on: a file or an edit by hand may have taken it away. */
const NEEDS: { readonly [step: string]: (s: Partizan, f: Frame) => boolean } = {
  eis: (s, f) => eisHexes(s, (f.args as unknown as EisArgs).unit, (f.args as unknown as EisArgs).italians).length > 0,
  sas: s => isIn(s, SAS, 'waiting') && sasIslands(s).length > 0,
  drop: s => isIn(s, SS_500, 'waiting'),
}

/** Only the decision owed now must be answerable; those below wait for it. */
export function frameFaults(s: Partizan): string[] {
  const found = s.frames
    .filter(frame => frame.entered && IN_COMBAT.includes(frame.step) && s.combat === null)
    .map(frame => `'${frame.step}' is asked without a combat`)
  const owed = s.frames.at(-1)
  if (owed?.entered && NEEDS[owed.step]?.(s, owed) === false) found.push(`'${owed.step}' has nothing to decide`)
  return found
}
