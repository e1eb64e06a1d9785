import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { RHODES, refusedAt, type Spot } from '../air/spots'
import { airIn, unitsIn } from '../board'
import { zocCostsOf } from '../charts'
import { whyClosed } from '../closed-ground'
import { AXIS, nameOf, nationOf, sideOf } from '../countries'
import { EVACUATION, isChosen } from '../forces/options'
import { isClosedSide, isIn, isMarked, isStrait, stepsFrom } from '../map/geography'
import { harassmentOn } from '../movement/harassment'
import { isInMainlandGreece } from '../politics/lands'
import { isMoraleAtStake } from '../politics/morale'
import { isBoundToRhodes } from '../politics/rhodes'
import type { Front } from '../state'
import { hasHeavy, isCm } from '../units'
import { isInEnemyZoc } from '../zoc'
import { quaysOf, type Sailing } from './cargo'

const ISLANDS = ['Crete', 'Greek Islands', 'Yugoslav islands', 'Dodecanese Islands'] as const
const isIslandHex = (hex: HexId): boolean => ISLANDS.some(area => isIn(hex, area))

/** R-32E2: land hexes of islands joined without sea or straits. */
export function islandOf(hex: HexId): readonly HexId[] {
  if (!isIslandHex(hex)) return []
  const found = [hex]
  for (const each of found)
    for (const { to, side } of stepsFrom(each))
      if (isIslandHex(to) && !found.includes(to) && !isClosedSide(side) && !isStrait(side)) found.push(to)
  return found
}

/** 32.E.1, R-32E2 */
function whyLowSpirits(s: Front, id: UnitId, from: Spot, to: Spot): Refusal | false {
  if (nationOf(id) !== 'Greek' || !isMoraleAtStake(s) || from.is === 'box' || to.is === 'box') return false
  const island = islandOf(to.hex)
  if (island.length === 0 || !isInMainlandGreece(s, from.hex)) return false
  const isThreatened = island.some(hex => [...unitsIn(s, hex), ...airIn(s, hex)].some(each => sideOf(s, each) === AXIS))
  return !isThreatened && refusedAt('32.E.1', 'no Axis forces are on the island', to, 'R-32E2')
}

/** 28.B.1.b.2: Greeks do not embark in ports east of the Vardar while the Metaxas line is short, nor go west by sea. */
function whyVardar(s: Front, id: UnitId, sailing: Sailing): Refusal | false {
  const { from, to } = sailing
  const isEast = (at: Spot) => at.is === 'hex' && isMarked(at.hex, 'east of the Vardar')
  if (!s.metaxasShort || nationOf(id) !== 'Greek' || !isEast(from)) return false
  const goesWest = to.is === 'hex' && isInMainlandGreece(s, to.hex) && !isEast(to)
  return (
    (goesWest || quaysOf(s, sailing).includes(from)) &&
    refusedAt('28.B.1.b.2', 'the Metaxas line is not manned: Greeks do not embark in ports east of the Vardar', from)
  )
}

/** 32.A.6, R-32A6 */
function whyNotStrip(s: Front, id: UnitId): Refusal | false {
  if (!isChosen(s, EVACUATION)) return refusal('32.A.6', 'heavy equipment is not left behind', {}, 'R-32')
  if (nationOf(id) !== 'British') return refusal('32.A.6', 'only British units leave their equipment', { unit: id })
  return !hasHeavy(s, id) && refusal('32.A.6', `${nameOf(id)} has no heavy equipment to leave behind`, { unit: id })
}

/** Why a unit does not make a voyage, whatever ships and ports there are. */
export const whyNotAboard = (s: Front, id: UnitId, sailing: Sailing): Refusal[] =>
  firstOf(
    () => s.sailed.includes(id) && refusal('26.B.1.1', `${nameOf(id)} has sailed this turn`, { unit: id }, 'R-NAV3'),
    () => s.stripped.includes(id) && refusal('32.A.6', `${nameOf(id)} has no heavy equipment and stays`, { unit: id }),
    () =>
      sailing.from.is === 'box' &&
      sailing.from.box === RHODES &&
      isBoundToRhodes(s, id) &&
      refusal('28.A.1.c.2', `${nameOf(id)} guards Rhodes as long as there is a Greek government`, { unit: id }),
    () => sailing.strips && whyNotStrip(s, id),
    () => sailing.to.is === 'hex' && whyClosed(s, id, sailing.to.hex),
    () => whyVardar(s, id, sailing),
    () => whyLowSpirits(s, id, sailing.from, sailing.to),
  )

/** R-26B5, 6.A, 20.F.2.d: what leaving the hex costs besides. */
export function leavingCost(s: Front, id: UnitId, from: Spot, side: 0 | 1): number {
  if (from.is === 'box') return 0
  const zone = isInEnemyZoc(s, from.hex, side) ? zocCostsOf(s)[isCm(id) ? 'cm' : 'nonCm'] : 0
  return zone + harassmentOn(s, from.hex, side)
}
