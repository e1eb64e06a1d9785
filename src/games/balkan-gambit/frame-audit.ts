import type { Frame } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { force10Hexes } from './force-10'
import { unitsToClearOut } from './italians'
import { harbours } from './marching'
import { pushHexes } from './partisans'
import { reclaimHexes } from './replacements'
import { splitHexes, wholeHexes } from './retreat'
import { type Gambit, hexOf, isDead, isInMed } from './state'

const IN_BATTLE = ['tac', 'fire', 'breakOff', 'stand']

type Named = { readonly unit: UnitId }

/** What a decision on the stack stands on: a file or an edit by hand may have taken it away. */
const NEEDS: { readonly [step: string]: (s: Gambit, f: Frame) => boolean } = {
  sail: (s, f) => isInMed(s, (f.args as Named).unit) && harbours(s, (f.args as Named).unit).length > 0,
  march: (s, f) => hexOf(s, (f.args as Named).unit) !== null,
  slip: (s, f) => hexOf(s, (f.args as Named).unit) !== null,
  push: (s, f) => hexOf(s, (f.args as Named).unit) !== null && pushHexes(s, (f.args as Named).unit).length > 0,
  reclaim: (s, f) => isDead(s, (f.args as Named).unit) && reclaimHexes(s, (f.args as Named).unit).length > 0,
  force10: s => force10Hexes(s).length > 0,
  clearOut: s => unitsToClearOut(s).length > 0,
  retreat: canGoBack,
}

function canGoBack(s: Gambit, f: Frame): boolean {
  const { from } = f.args as { from: HexId }
  const { left, split } = f.local as unknown as { left: UnitId[]; split: boolean }
  const ways = split ? splitHexes(s, from, left, f.side) : wholeHexes(s, from, left, f.side)
  return ways.length > 0 && left.every(id => hexOf(s, id) === from)
}

/** Only the decision owed now must be answerable; those below wait for it. */
export function frameFaults(s: Gambit): string[] {
  const found = s.frames
    .filter(frame => frame.entered && IN_BATTLE.includes(frame.step) && s.battle === null)
    .map(frame => `'${frame.step}' is asked without a battle`)
  const owed = s.frames.at(-1)
  if (owed?.entered && NEEDS[owed.step]?.(s, owed) === false) found.push(`'${owed.step}' has nothing to decide`)
  return found
}
