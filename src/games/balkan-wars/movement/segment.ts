import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { fortIn, isHeldBy, unitsOnMap } from '../board'
import { countryOf, sideOf, sideOfNation } from '../countries'
import { ENTRENCHMENTS, isChosen, RAIL_CUTTING } from '../forces/options'
import { railInHex, soilAt } from '../map/geography'
import { enterPlace } from '../politics/morale'
import { type Go, hexOf, isType, periodOf, unitOf, type Wars } from '../state'

/** D86: their countries have moved or attacked this player turn. */
export function noteActed(s: Wars, units: readonly UnitId[]): void {
  const countries = units.flatMap(id => countryOf(s, id) ?? [])
  if (countries.some(country => !s.acted.includes(country))) s.acted = [...new Set([...s.acted, ...countries])]
}

/** Whether a country of that side has land in a hex. */
const isSoilOf = (s: Wars, hex: HexId, side: Side): boolean =>
  soilAt(hex, periodOf(s)).some(land => land !== 'Italy' && sideOfNation(s, land) === side)

/** D57: a railway of the enemy is cut where a land unit comes. */
function cutRail(s: Wars, go: Go, side: Side, hex: HexId): void {
  if (!isChosen(s, RAIL_CUTTING) || s.cutRail.includes(hex) || !railInHex(hex, periodOf(s))) return
  if (!isSoilOf(s, hex, otherSide(side))) return
  s.cutRail = [...s.cutRail, hex]
  go.log('railCut', { hex }, '5.2.7')
}

/** What units do to each hex they come into: railways are cut, cities change hands (D11). */
export function enterHexes(s: Wars, go: Go, units: readonly UnitId[], hexes: readonly HexId[]): void {
  const [first] = units
  const side = first === undefined ? null : sideOf(s, first)
  if (side === null) return
  for (const hex of hexes) {
    cutRail(s, go, side, hex)
    enterPlace(s, go, hex, units)
  }
}

/** 13.2.3: an Entrenchment that nobody of its side holds any more is gone. */
export function sweepTrenches(s: Wars, go: Go): void {
  const lost = s.entrenchments.filter(({ hex, side }) => !isHeldBy(s, hex, side))
  if (lost.length === 0) return
  s.entrenchments = s.entrenchments.filter(each => !lost.includes(each))
  for (const { hex } of lost) go.log('trenchLost', { hex }, '13.2.3')
}

/** 2.P.2: what the last Movement segment of the side left behind is over (6.1.8, D92). */
export function beginMovement(s: Wars, side: Side): void {
  s.moved = []
  s.bridging = []
  s.railed = s.railed.filter(id => sideOf(s, id) !== side)
}

/** 13.1, D79: every Engineer in good order that stayed digs in, where no Fortification stands. */
function entrench(s: Wars, go: Go, side: Side, hex: HexId): void {
  if (!isChosen(s, ENTRENCHMENTS) || s.entrenchments.some(each => each.hex === hex)) return
  if (fortIn(s, hex) !== null) return
  s.entrenchments = [...s.entrenchments, { hex, side }]
  go.log('entrenched', { hex, side }, '13.1')
}

/** 5.2.7, D57: it also mends a railway of its own side. */
function mendRail(s: Wars, go: Go, side: Side, hex: HexId): void {
  if (!s.cutRail.includes(hex)) return
  if (!isSoilOf(s, hex, side)) return
  s.cutRail = s.cutRail.filter(each => each !== hex)
  go.log('railMended', { hex }, '5.2.7')
}

/** What happens by itself when a side has moved. D78: who has just arrived counts for stacking from now on. */
export function endMovement(s: Wars, go: Go, side: Side): void {
  for (const id of unitsOnMap(s, side)) {
    if (!isType(id, 'engineer') || unitOf(s, id).demoralized || s.moved.includes(id)) continue
    entrench(s, go, side, hexOf(s, id) as HexId)
    mendRail(s, go, side, hexOf(s, id) as HexId)
  }
  s.fresh = s.fresh.filter(id => sideOf(s, id) !== side)
}
