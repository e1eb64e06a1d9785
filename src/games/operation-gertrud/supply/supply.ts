import type { Direction } from '../../../core/hex/grid'
import { linkedHexes } from '../../../core/hex/linked-hexes'
import type { HexId, HexsideId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { type Board, boardOf } from '../board'
import type { Log } from '../combat/elimination'
import { landIds, landUnit, unitNamed } from '../forces/counters'
import { grid, hexesOf, isRiver, isWater, straitOn, terrainAt } from '../map/geography'
import { isClosed } from '../movement/borders'
import { railStands, roadStands } from '../movement/ground'
import { type Gertrud, hexOf, nationOf, sideOf, snapshot } from '../state'

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
export const sourceHexes = (s: Gertrud, id: UnitId): HexId[] =>
  SOURCES[sourceOf(id)].filter(hex => !s.captured.includes(hex))

/** 7.1.3, R-29: an enemy ship over either end of the strait, which only happens in a battle there. */
function shipsBlock(s: Gertrud, side: Side, from: HexId, to: HexId): boolean {
  const { battle } = s
  if (battle === null || (battle.hex !== from && battle.hex !== to)) return false
  return (battle.attacker === side ? battle.ngs.defend : battle.ngs.attack) !== null
}

/** 7.0, 8.4: whether a path may enter a hex. */
export const mayEnter = (board: Board, hex: HexId, side: Side): boolean => {
  const enemy = otherSide(side)
  return board.holds[enemy][hex] !== 1 && (board.zoc[enemy][hex] !== 1 || board.holds[side][hex] === 1)
}

/** 7.1: whether a path may cross a hexside into a hex. */
export function mayCross(s: Gertrud, board: Board, side: Side, from: HexId, to: HexId, over: HexsideId): boolean {
  if (isWater(over)) return false
  if (straitOn(over) !== null)
    return board.holds[side][from] === 1 && board.holds[side][to] === 1 && !shipsBlock(s, side, from, to)
  const isLinked = roadStands(s, over) || railStands(s, over)
  return isLinked || (!isRiver(over) && terrainAt(to) !== 'mountain')
}

const networks = new WeakMap<Board, Map<string, Uint8Array>>()

/** 7.0: 1 for every hex in which units that draw on that source would be in supply. */
function network(s: Gertrud, source: Source): Uint8Array {
  const board = boardOf(s)
  const found = networks.get(board) ?? new Map<string, Uint8Array>()
  networks.set(board, found)
  const blown = s.blown.map(each => `${each.kind}${each.a}-${each.b}`).join()
  const ships = s.battle === null ? '' : `${s.battle.hex} ${s.battle.ngs.attack} ${s.battle.ngs.defend}`
  const key = `${source} ${s.captured.join()} ${blown} ${ships} ${s.turn}`
  const known = found.get(key)
  if (known) return known
  const kin = KIN[source]
  const side = sideOf(s, kin)
  const targets = sourceHexes(s, kin).filter(hex => mayEnter(board, hex, side))
  const fresh = linkedHexes(grid, targets, (from: HexId, direction: Direction, to: HexId) => {
    const over = grid.hexside[from * 6 + direction] as HexsideId
    return mayEnter(board, to, side) && mayCross(s, board, side, from, to, over) && !isClosed(s, kin, to)
  })
  found.set(key, fresh)
  return fresh
}

/** 7.0, 7.6: whether a unit has a path to a city that supplies it. */
export function canTrace(s: Gertrud, id: UnitId): boolean {
  const hex = hexOf(s, id)
  return hex === null || !landUnit(id).needsSupply || network(s, sourceOf(id))[hex] === 1
}

export const isUnsupplied = (s: Gertrud, id: UnitId): boolean => s.unsupplied.includes(id)

/** 7.2.2, R-04: markers come off the moment a path exists; none is put on here. */
export function liftMarkers(s: Gertrud, go: Log): void {
  if (s.unsupplied.length === 0) return
  const now = snapshot(s)
  const lifted = now.unsupplied.filter(id => hexOf(now, id) === null || canTrace(now, id))
  if (lifted.length === 0) return
  s.unsupplied = s.unsupplied.filter(id => !lifted.includes(id))
  const units = lifted.filter(id => hexOf(s, id) !== null)
  if (units.length > 0) go.log('supplied', { units }, '7.2.2')
}

/** 7.0.1, 7.2.1: at the end of a Movement Phase all units of the side are judged; 10.0.4: arrivals come supplied. */
export function checkSupply(s: Gertrud, side: Side, go: Log): void {
  const now = snapshot(s)
  const mine = landIds.filter(id => hexOf(now, id) !== null && sideOf(now, id) === side)
  const cut = mine.filter(id => !now.arrived.includes(id) && !canTrace(now, id))
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
