import type { Direction } from '../../../core/hex/grid'
import { linkedHexes } from '../../../core/hex/linked-hexes'
import type { HexId, HexsideId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { boardOf, type Standing, zocOf } from '../board'
import { landIds, landUnit, unitNamed } from '../forces/counters'
import { grid, hexesOf, isIn, isRiver, isWater, straitOn, terrainAt } from '../map/geography'
import { type Borders, isClosed } from '../movement/borders'
import { railStands, roadStands } from '../movement/ground'
import { derived, type Gertrud, hexOf, type Log, nationOf, type Part, sideOf } from '../state'

/** 7.5, R-31: whose cities a unit may draw on. */
type Source = 'axis' | 'turkish' | 'allied' | 'soviet'

const SOURCES: { readonly [source in Source]: readonly HexId[] } = {
  axis: hexesOf('axis supply'),
  turkish: [...hexesOf('turkish supply'), ...hexesOf('allied supply')],
  allied: hexesOf('allied supply'),
  soviet: hexesOf('soviet supply'),
}

export function sourceOf(id: UnitId): Source {
  switch (nationOf(id)) {
    case 'German':
    case 'Italian':
      return 'axis'
    case 'Turkish':
      return 'turkish'
    case 'Soviet':
      return 'soviet'
    default:
      return 'allied'
  }
}

/** One of each, to ask where its kind may go. */
const KIN: { readonly [source in Source]: UnitId } = {
  axis: unitNamed('de-inf-79'),
  turkish: unitNamed('tr-inf-1'),
  allied: unitNamed('al-inf-8'),
  soviet: unitNamed('su-inf-20'),
}

/** 7.5.5: the cities a unit may draw on, captured ones apart. */
export const sourceHexes = (s: Part<'captured'>, id: UnitId): HexId[] =>
  SOURCES[sourceOf(id)].filter(hex => !s.captured.includes(hex))

/**
 * 'friendly city' has one meaning, for missions and for rebuilding: an uncaptured city that supplies the unit, on the
 * mainland, for Turks in Turkey.
 */
export const isFriendlyCity = (s: Part<'captured'>, id: UnitId, hex: HexId): boolean =>
  sourceHexes(s, id).includes(hex) &&
  !isIn(hex, 'islandsNoLandLink') &&
  (sourceOf(id) !== 'turkish' || isIn(hex, 'turkey'))

/** 7.1.3, R-29: an enemy ship over either end of the strait, which only happens in a battle there. */
function shipsBlock({ battle }: Part<'battle'>, side: Side, from: HexId, to: HexId): boolean {
  if (battle === null || (battle.hex !== from && battle.hex !== to)) return false
  return (battle.attacker === side ? battle.ngs.defend : battle.ngs.attack) !== null
}

/** What decides where supply paths lead. */
type Paths = Standing & Borders & Part<'captured' | 'blown' | 'battle'>

/** 7.0: the cities that may supply a unit like this, and where paths to them may lead. */
export function pathsFor(s: Paths, id: UnitId) {
  const side = sideOf(s, id)
  const enemy = otherSide(side)
  const { holds } = boardOf(s)
  const zoc = zocOf(s, enemy)
  // 7.0, 8.4
  const mayEnter = (hex: HexId): boolean => holds[enemy][hex] !== 1 && (zoc[hex] !== 1 || holds[side][hex] === 1)
  // 7.1
  const mayCross = (from: HexId, to: HexId, over: HexsideId): boolean => {
    if (isWater(over)) return false
    if (straitOn(over) !== null)
      return holds[side][from] === 1 && holds[side][to] === 1 && !shipsBlock(s, side, from, to)
    const isLinked = roadStands(s, over) || railStands(s, over)
    return isLinked || (!isRiver(over) && terrainAt(to) !== 'mountain')
  }
  return {
    targets: sourceHexes(s, id).filter(mayEnter),
    isOpen: (from: HexId, direction: Direction, to: HexId): boolean =>
      mayEnter(to) && mayCross(from, to, grid.hexside[from * 6 + direction] as HexsideId) && !isClosed(s, id, to),
  }
}

/** 7.0: 1 for every hex in which units that draw on that source would be in supply. */
const network = derived(
  ['units', 'dropping', 'raid', 'yavuz', 'duplicity', 'setting', 'turn', 'captured', 'blown', 'battle'],
  (s, source: Source): Uint8Array => {
    const { targets, isOpen } = pathsFor(s, KIN[source])
    return linkedHexes(grid, targets, isOpen)
  },
)

/** 7.0, 7.6: whether a unit has a path to a city that supplies it. */
export function canTrace(s: Paths, id: UnitId): boolean {
  const hex = hexOf(s, id)
  return hex === null || !landUnit(id).needsSupply || network(s, sourceOf(id))[hex] === 1
}

export const isUnsupplied = (s: Part<'unsupplied'>, id: UnitId): boolean => s.unsupplied.includes(id)

/** 7.2.2, R-04: markers come off the moment a path exists; none is put on here. */
export function liftMarkers(s: Gertrud, go: Log): void {
  const lifted = s.unsupplied.filter(id => hexOf(s, id) === null || canTrace(s, id))
  if (lifted.length === 0) return
  s.unsupplied = s.unsupplied.filter(id => !lifted.includes(id))
  const units = lifted.filter(id => hexOf(s, id) !== null)
  if (units.length > 0) go.log('supplied', { units }, '7.2.2')
}

/** 7.0.1, 7.2.1: at the end of a Movement Phase all units of the side are judged; 10.0.4: arrivals come supplied. */
export function checkSupply(s: Gertrud, side: Side, go: Log): void {
  const mine = landIds.filter(id => hexOf(s, id) !== null && sideOf(s, id) === side)
  const cut = mine.filter(id => !s.arrived.includes(id) && !canTrace(s, id))
  s.airSupplied = s.airSupplied.filter(id => !mine.includes(id))
  const fresh = cut.filter(id => !s.unsupplied.includes(id))
  s.unsupplied = [...s.unsupplied.filter(id => !mine.includes(id)), ...cut]
  if (fresh.length > 0) go.log('unsupplied', { units: fresh }, '7.2.1')
}

/** 7.4.1: hexes whose marked units may be helped by a Supply Drop. */
export const needyHexes = (s: Gertrud, side: Side): HexId[] => {
  const hexes = s.unsupplied.filter(id => sideOf(s, id) === side).map(id => hexOf(s, id))
  return [...new Set(hexes)].filter(hex => hex !== null).sort((a, b) => a - b)
}
