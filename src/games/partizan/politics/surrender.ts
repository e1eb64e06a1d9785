import { recent } from '../../../core/engine/derived'
import type { Ask } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import type { HexId, UnitId } from '../../../core/ids'
import { turnTrackOf } from '../charts'
import { leaveBattle } from '../combat/casualties'
import { campaign } from '../forces/campaign'
import { unitIds } from '../forces/counters'
import { grid, isIsland, isYugoslav, neighbourSteps } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { whyNotShare } from '../movement/stacking'
import { bringSas } from '../special-units/sas'
import {
  AXIS,
  derived,
  EIS,
  type Field,
  type Go,
  hexOf,
  isIn,
  isItalian,
  isPartisan,
  PARTISAN,
  type Partizan,
  putUnit,
} from '../state'

/** 7.1, 19.2.4. */
export const surrenderModifier = (s: Partizan): number => (s.armpit.ashore ? campaign.armpit.surrenderPenalty : 0)

export const isSurrender = (s: Partizan, net: number): boolean => net <= (turnTrackOf(s)[s.turn - 1]?.surrender ?? 0)
export const isScare = (s: Partizan, die: number): boolean => die <= (turnTrackOf(s)[s.turn - 1]?.scare ?? 0)

/** 7.2: the Italians are gone; their communists and the British come to the Partisans. */
export function surrender(s: Partizan, go: Go): Ask[] {
  s.surrendered = s.turn
  const left: HexId[] = []
  for (const id of unitIds) {
    if (!isItalian(id)) continue
    const hex = hexOf(s, id)
    if (hex !== null && !left.includes(hex)) left.push(hex)
    leaveBattle(s, id)
    s.tops = s.tops.filter(each => each !== id)
    putUnit(s, id, { at: { is: 'gone' }, steps: 0, unsupplied: 0 })
  }
  go.log('surrender', { turn: s.turn }, '7.2.1')
  return [
    ...EIS.map((unit): Ask => ({ step: 'eis', side: PARTISAN, args: { unit, italians: left } })),
    ...bringSas(s, go),
  ]
}

const away = (from: HexId, italians: readonly HexId[]): number =>
  italians.reduce((least, hex) => Math.min(least, distance(grid, from, hex)), Number.POSITIVE_INFINITY)

/** 6.5.3, R-15: hexes next to the Partisan unit nearest to Italians who have just gone; if barred, to the next nearest. */
export const eisHexes = (s: Partizan, unit: UnitId, italians: readonly HexId[]): readonly HexId[] =>
  hexesFor(s, unit)(italians)

const hexesFor = derived(['units', 'hidden'], (s, unit: UnitId) =>
  recent((italians: readonly HexId[]) => findHexes(s, unit, italians), 2),
)

function findHexes(s: Field, unit: UnitId, italians: readonly HexId[]): readonly HexId[] {
  const open = (near: HexId) =>
    neighbourSteps(near)
      .map(step => step.to)
      .filter(
        hex => isYugoslav(hex) && !isIsland(hex) && !isHeldBy(s, hex, AXIS) && whyNotShare(s, [unit], hex) === null,
      )
  const byDistance = new Map<number, Set<HexId>>()
  for (const id of unitIds) {
    const hex = hexOf(s, id)
    if (!isPartisan(id) || hex === null || EIS.includes(id)) continue
    const far = italians.length === 0 ? 0 : away(hex, italians)
    byDistance.set(far, (byDistance.get(far) ?? new Set()).add(hex))
  }
  for (const far of [...byDistance.keys()].sort((a, b) => a - b)) {
    const found = new Set([...(byDistance.get(far) ?? [])].flatMap(open))
    if (found.size > 0) return [...found].sort((a, b) => a - b)
  }
  return []
}

/** nobody to join, so they can be built later. */
export function sendToPool(s: Partizan, unit: UnitId): void {
  if (isIn(s, unit, 'waiting')) putUnit(s, unit, { at: { is: 'pool' }, steps: 0 })
}
