import { recent } from '../../../core/engine/derived'
import type { ScoreRow, ScoreSheet } from '../../../core/engine/game-look'
import type { HexId, Side } from '../../../core/ids'
import { scenarioOf } from '../forces/scenarios'
import { isCity, places } from '../map/hexes'
import { ALLIED, AXIS, areaOf, type Gambit, isAlliedPlace } from '../state'
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
  }
}

const counts = (s: Gambit, hex: HexId): boolean => {
  const area = areaOf(s, hex)
  return area !== null && scenarioOf(s).scoringAreas.includes(area)
}

/** Places that count but score for nobody now, and why. */
function unheld(s: Gambit): ScoreRow[] {
  const open = places.map(place => place.hex).filter(hex => counts(s, hex) && holderOf(s, hex) === null)
  const denied = open.filter(hex => isDenied(s, hex))
  const cutOff = open.filter(hex => !isDenied(s, hex) && !isSupplied(s, hex, isAlliedPlace(s, hex) ? ALLIED : AXIS))
  const rows: ScoreRow[] = [
    { label: 'Places denied by partisans', values: [0, 0], rule: '4.0.6', hexes: denied },
    { label: 'Places out of supply', values: [0, 0], rule: '4.0.5', hexes: cutOff },
  ]
  return rows.filter(row => row.hexes !== undefined && row.hexes.length > 0)
}

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
      ...unheld(s),
      { label: 'Enemy divisions destroyed', values: [allied.divisions, axis.divisions], rule: '4.0.3' },
      { label: 'Beachheads and Ports taken', values: [allied.markers, axis.markers], rule: '4.0.4' },
      { label: 'Optional units of the other side', values: [allied.optional, axis.optional], rule: '4.0.8' },
    ],
    totals: [allied.total, axis.total],
    standing: standing(s, allied.total, axis.total),
    rule: '4.0.9',
  }
})
