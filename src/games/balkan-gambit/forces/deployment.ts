import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import { nearestFit } from '../../../core/hex/nearest'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { unitsIn } from '../board'
import { grid, groundAt, hexNamed, isCoastal, isLand, isPeloponnese, landHexes, neighbourSteps } from '../map/hexes'
import { whyNotJoin } from '../movement/stacking'
import {
  AXIS,
  areaOf,
  derived,
  type Gambit,
  hexOf,
  isDispersed,
  isPartisan,
  nationOf,
  onHex,
  putUnit,
  sideOf,
  unitOf,
} from '../state'
import { unitNamed } from './counters'
import { readyDeployment, scenarioOf } from './scenarios'
import type { SetUpGroup } from './scenarios/scenario'

const groups = derived(
  ['setting'],
  (s): ReadonlyMap<UnitId, SetUpGroup> =>
    new Map(scenarioOf(s).groups.flatMap(group => group.units.map(id => [unitNamed(id), group] as const))),
)

export const groupOf = (s: Gambit, id: UnitId): SetUpGroup | null => groups(s).get(id) ?? null

/** The units a side puts on the map; those that begin in the Med Box are there already. */
export const toDeploy = (s: Gambit, side: Side): UnitId[] =>
  [...groups(s)].flatMap(([id, group]) => (group.side === side && group.in === undefined ? [id] : []))

export const isDeployed = (s: Gambit, side: Side): boolean => toDeploy(s, side).every(id => hexOf(s, id) !== null)

/** SU.6: nothing but partisans of the same nation. */
const isFree = (s: Gambit, id: UnitId, hex: HexId): boolean =>
  unitsIn(s, hex).every(other => other === id || nationOf(other) === nationOf(id))

const isWild = (hex: HexId): boolean => groundAt(hex) === 'rough' || groundAt(hex) === 'mountain'

const isInGroupArea = (s: Gambit, group: SetUpGroup, hex: HexId): boolean => {
  const area = areaOf(s, hex)
  return group.areas !== undefined
    ? area !== null && group.areas.includes(area)
    : group.near !== undefined && distance(grid, hex, hexNamed(group.near.hex)) <= group.near.within
}

/** SU.6, R-DEP10: empty rough or mountain; where a zone has none left, any empty hex; where it has none, any hex. */
function hideoutRefusal(s: Gambit, id: UnitId, group: SetUpGroup, hex: HexId): Refusal | null {
  const isOpen = (each: HexId) => isFree(s, id, each) && whyNotJoin(s, [id], each) === null
  if (isWild(hex) && isOpen(hex)) return null
  const zone = landHexes.filter(each => isInGroupArea(s, group, each))
  if (zone.some(each => isWild(each) && isOpen(each)))
    return refusal('SU.6', 'partisans set up in empty rough or mountain hexes', { hex }, 'R-DEP10')
  return zone.some(isOpen) && !isOpen(hex)
    ? refusal('SU.6', 'partisans set up in empty hexes', { hex }, 'R-DEP10')
    : null
}

function limitRefusal(s: Gambit, id: UnitId, group: SetUpGroup, hex: HexId): Refusal | null {
  if (group.limit === 'hideout') return hideoutRefusal(s, id, group, hex)
  if (group.limit === 'peloponnese' && !isPeloponnese(hex))
    return refusal('S43.5', 'these Italians begin on the Peloponnese', { hex })
  const isNearCoast = isCoastal(hex) || neighbourSteps(hex).some(step => isCoastal(step.to))
  return group.limit === 'coast' && !isNearCoast
    ? refusal('S43.5', 'these Italians begin on or next to the coast', { hex })
    : null
}

/** The rule that gives a group its place. */
function areaRule(s: Gambit, id: UnitId, group: SetUpGroup): string {
  if (group.near !== undefined) return 'SU.8'
  if (isPartisan(id)) return nationOf(id) === 'Chetnik' ? 'S43.7' : 'SU.7'
  return s.setting.scenario === '1943' ? 'S43.1' : s.setting.scenario === '1944' ? 'S44.1' : 'S45.1'
}

/** Why a unit may not set up in a hex. */
export function whyNotDeploy(s: Gambit, id: UnitId, hex: HexId): Refusal[] {
  const group = groupOf(s, id)
  if (group === null) return [refusal('3.1.1', 'it is not set up on the map', { unit: id })]
  const isHideout = group.limit === 'hideout'
  return firstOf(
    () => !isLand(hex) && refusal('2.3', 'units stand on land', { hex }),
    () => !isInGroupArea(s, group, hex) && refusal(areaRule(s, id, group), 'it does not set up in this part', { hex }),
    () => hexOf(s, id) === hex && refusal('3.1.1', 'it stands there already', { hex }),
    () => limitRefusal(s, id, group, hex),
    () =>
      !isHideout &&
      unitsIn(s, hex).some(other => sideOf(s, other) !== sideOf(s, id)) &&
      refusal('10.3.C', 'an enemy unit is there', { hex }),
    () => whyNotJoin(s, [id], hex),
  )
}

export function deployTo(s: Gambit, id: UnitId, hex: HexId): void {
  const left = hexOf(s, id)
  putUnit(s, id, { at: onHex(hex) })
  if (!isDispersed(s, id) && isPartisan(id) && !isFree(s, id, hex)) putUnit(s, id, { dispersed: true })
  if (left !== null && !unitsIn(s, left).some(other => sideOf(s, other) === AXIS))
    s.improved = s.improved.filter(each => each !== left)
}

/** 3.1.2, S45.1: exactly so many of a group start reduced: when one more is, the one named first is whole again. */
export function deplete(s: Gambit, id: UnitId): void {
  const group = groupOf(s, id)
  const already = (group?.units ?? []).map(unitNamed).find(each => unitOf(s, each).steps === 1)
  if (already !== undefined) putUnit(s, already, { steps: 2 })
  putUnit(s, id, { steps: 1 })
}

/** One click: every unit where the scenario's ready deployment has it, or as near as the other side's set-up allows. */
export function deployReady(s: Gambit, side: Side): void {
  const ready = readyDeployment(s, side)
  const all = toDeploy(s, side)
  const isMine = new Set(all)
  const concentrated = new Set(ready.concentrated.map(unitNamed))
  const reduced = new Set(ready.reduced.map(unitNamed))
  const now: Gambit = { ...s }
  now.units = now.units.map((unit, id) =>
    isMine.has(id as UnitId) ? { at: { is: 'waiting' }, steps: unit.steps, dispersed: isPartisan(id as UnitId) } : unit,
  )
  for (const [number, names] of Object.entries(ready.at))
    for (const id of names.map(unitNamed)) {
      const hex = nearestFit(grid, hexNamed(number), landHexes, each => whyNotDeploy(now, id, each).length === 0)
      if (hex === null) continue
      const hasChoice = groupOf(s, id)?.reduced !== undefined
      const steps = hasChoice ? (reduced.has(id) ? 1 : 2) : now.units[id].steps
      const dispersed = isPartisan(id) && !(concentrated.has(id) && isFree(now, id, hex))
      putUnit(now, id, { at: onHex(hex), steps, dispersed })
    }
  s.units = now.units
  if (side === AXIS) s.improved = ready.improved.map(hexNamed)
}
