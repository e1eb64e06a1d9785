import type { Frame } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { type FrameNeeds, framesAtFault } from '../../core/rules/frame-faults'
import { splitHexes, wholeHexes } from './combat/retreat'
import { reclaimHexes } from './forces/replacements'
import { harbours } from './movement/marching'
import { unitsToClearOut } from './mutual/italians'
import { pushHexes } from './partisans/displacement'
import { type Gambit, hexOf, isDead, isInMed } from './state'
import { force10Hexes } from './support/force-10'

const IN_BATTLE = ['tac', 'fire', 'breakOff', 'stand']

type Named = { readonly unit: UnitId }

const NEEDS: FrameNeeds<Gambit> = {
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

export const frameFaults = (s: Gambit): string[] =>
  framesAtFault(s, NEEDS, { steps: IN_BATTLE, isFought: s.battle !== null })
