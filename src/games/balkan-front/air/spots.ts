import { refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hex } from '../forces/counters'
import { hexName, map } from '../map/geography'

/** R-BOX: where something can stand, fly to or be hit: a hex, or a box beside the map. */
export type Spot = { readonly is: 'hex'; readonly hex: HexId } | { readonly is: 'box'; readonly box: string }

export const BOXES = ['rhodes', 'middle-east'] as const
export const RHODES = 'rhodes'
export const MIDDLE_EAST = 'middle-east'

export const atHex = (of: HexId): Spot => ({ is: 'hex', hex: of })
export const inBox = (box: string): Spot => ({ is: 'box', box })

export const sameSpot = (a: Spot, b: Spot): boolean =>
  a.is === 'hex' ? b.is === 'hex' && a.hex === b.hex : b.is === 'box' && a.box === b.box

export const spotName = (spot: Spot): string =>
  spot.is === 'hex' ? hexName(spot.hex) : (map.boxById.get(spot.box)?.name ?? spot.box)

export const hexOfSpot = (spot: Spot): HexId | null => (spot.is === 'hex' ? spot.hex : null)

export const spotShape: shape.Shape<Spot> = shape.variant('is', {
  hex: { hex },
  box: { box: shape.oneOf(...BOXES) },
}) as unknown as shape.Shape<Spot>

/** Where a refusal points. */
export const pointAt = (spot: Spot): { hex: HexId } | { box: string } =>
  spot.is === 'hex' ? { hex: spot.hex } : { box: spot.box }

export const refusedAt = (rule: string, why: string, spot: Spot, ruling?: string) =>
  refusal(rule, why, pointAt(spot), ruling)

/** How often something happened at a place. */
export type Count = { readonly at: Spot; readonly count: number }

export const countAt = (counts: readonly Count[], at: Spot): number =>
  counts.find(each => sameSpot(each.at, at))?.count ?? 0

/** The list with so many more at a place; places with nothing are left out. */
export function counted(counts: readonly Count[], at: Spot, more: number): readonly Count[] {
  const count = countAt(counts, at) + more
  const others = counts.filter(each => !sameSpot(each.at, at))
  return count > 0 ? [...others, { at, count }] : others
}

export const countsShape = shape.list(
  shape.fields({ at: spotShape, count: shape.whole(1, 999) }),
  999,
) as unknown as shape.Shape<readonly Count[]>
