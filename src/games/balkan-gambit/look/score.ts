import { recent } from '../../../core/engine/derived'
import type { ScoreRow, ScoreSheet, Warning } from '../../../core/engine/game-look'
import type { HexId, Side } from '../../../core/ids'
import { defendersIn } from '../board'
import { supplyExits, victoryPoints } from '../charts/charts'
import { scenarioOf } from '../forces/scenarios'
import { exitHexes, hexName, isCity, places } from '../map/hexes'
import { ALLIED, AXIS, areaOf, type Gambit, isAlliedPlace } from '../state'
import { sourceHexes } from '../supply/supply'
import { holderOf, isDenied, isSupplied, type Score, scoreOf, winnerOf } from '../victory/victory'
import { sideName } from './nations'

const placesOf = (s: Gambit, side: Side | null, kind: 'city' | 'town'): HexId[] =>
  places.map(place => place.hex).filter(hex => isCity(hex) === (kind === 'city') && holderOf(s, hex) === side)

const held = (s: Gambit, side: Side, score: Score, kind: 'city' | 'town'): ScoreRow => {
  const points = kind === 'city' ? score.cities : score.towns
  return {
    label: `${kind === 'city' ? 'Cities' : 'Towns'} held in supply by the ${sideName(side)}`,
    values: side === ALLIED ? [points, 0] : [0, points],
    rule: kind === 'city' ? '4.0.7' : '4.0.5',
    hexes: placesOf(s, side, kind),
    reconstructed: 'Which places are cities and which towns was printed on the map, which is lost',
    ruling: 'R-MAP8',
  }
}

const counts = (s: Gambit, hex: HexId): boolean => {
  const area = areaOf(s, hex)
  return area !== null && scenarioOf(s).scoringAreas.includes(area)
}

/** What a side would score for places if nothing stood against it. */
const worth = (hexes: readonly HexId[]): number =>
  hexes.reduce((sum, hex) => sum + (isCity(hex) ? victoryPoints.city : victoryPoints.town), 0)

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`

/** Places in the hands of a side that score for nobody now, and why. */
function unheldBy(s: Gambit, side: Side): ScoreRow[] {
  const open = places
    .map(place => place.hex)
    .filter(hex => counts(s, hex) && isAlliedPlace(s, hex) === (side === ALLIED) && holderOf(s, hex) === null)
  const row = (what: string, rule: string, hexes: readonly HexId[]): ScoreRow => ({
    label: `${what}: ${points(worth(hexes))} not scored`,
    values: [0, 0],
    rule,
    hexes,
  })
  const rows = [
    row(
      `Denied to the ${sideName(side)} by partisans`,
      '4.0.6',
      open.filter(hex => isDenied(s, hex)),
    ),
    row(
      `Held by the ${sideName(side)} and cut off`,
      '4.0.5',
      open.filter(hex => !isDenied(s, hex)),
    ),
  ]
  return rows.filter(({ hexes = [] }) => hexes.length > 0)
}

/** Late enough for partisans to gather on the edge roads. */
const EXITS_FROM = 15

/** 4.0.5, R-SU3: how safe the German exits are, once the end is near. */
export const warnings = recent((s: Gambit): readonly Warning[] => {
  if (s.turn < EXITS_FROM || s.outcome !== null) return []
  const all = supplyExits.german.flatMap(exit => exitHexes.get(exit) ?? [])
  const free = sourceHexes(s, 'german')
  const bare = free.filter(hex => defendersIn(s, hex, AXIS).length === 0)
  const blocked = all.filter(hex => !free.includes(hex))
  const cutOff = places.filter(({ hex }) => counts(s, hex) && !isAlliedPlace(s, hex) && !isSupplied(s, hex, AXIS))
  const listed = (hexes: readonly HexId[]): string => hexes.map(hexName).join(', ')
  const texts = [
    blocked.length > 0 && `The enemy blocks ${blocked.length} of ${all.length} German exits: ${listed(blocked)}.`,
    bare.length === free.length &&
      (bare.length === 0
        ? 'No German exit is open.'
        : `No open German exit is garrisoned: ${listed(bare)}. One that is cannot be cut.`),
    cutOff.length > 0 && `${cutOff.length} Axis places would be out of supply now.`,
  ].filter(text => text !== false)
  return texts.map(text => ({ text, rule: '4.0.5', ruling: 'R-SU3' }))
})

/** While it lasts a game is judged as if it ended now; then it has been. */
function standing({ outcome }: Gambit, allied: number, axis: number): string {
  const isOver = outcome !== null
  const draw = isOver ? 'A draw' : 'A draw now'
  const [more, less] = [Math.max(allied, axis), Math.min(allied, axis)]
  const winner = winnerOf(allied, axis)
  if (winner !== null)
    return `The ${sideName(winner)} ${isOver ? 'won' : 'would win now'} with ${more} points to ${less}, at least twice as many.`
  if (more === less) return `${draw}, ${more} ${more === 1 ? 'point' : 'points'} each.`
  const leader = sideName(allied > axis ? ALLIED : AXIS)
  return isOver
    ? `${draw}: the ${leader} led with ${more} points to ${less}, and needed twice as many.`
    : `${draw}: the ${leader} lead with ${more} points to ${less}, and twice as many would win.`
}

export const score = recent((s: Gambit): ScoreSheet => {
  const allied = scoreOf(s, ALLIED)
  const axis = scoreOf(s, AXIS)
  return {
    rows: [
      held(s, ALLIED, allied, 'city'),
      held(s, AXIS, axis, 'city'),
      held(s, ALLIED, allied, 'town'),
      held(s, AXIS, axis, 'town'),
      ...unheldBy(s, ALLIED),
      ...unheldBy(s, AXIS),
      { label: 'Enemy divisions destroyed', values: [allied.divisions, axis.divisions], rule: '4.0.3' },
      { label: 'Beachheads and Ports taken', values: [allied.markers, axis.markers], rule: '4.0.4' },
      { label: 'Optional units of the other side', values: [allied.optional, axis.optional], rule: '4.0.8' },
    ],
    totals: [allied.total, axis.total],
    standing: standing(s, allied.total, axis.total),
    rule: '4.0.9',
    warnings: warnings(s),
  }
})
