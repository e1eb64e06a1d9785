import type { HexId, UnitId } from '../../../core/ids'
import { isHeldBy } from '../board'
import { eliminate, loseMarker } from '../combat/elimination'
import { counters, type Nation, unitIds } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { isCity, isPort, placeAt, placeHex } from '../map/hexes'
import {
  ALLIED,
  AXIS,
  areaOf,
  type Gambit,
  isAlliedPlace,
  isDispersed,
  isImproved,
  isPartisan,
  type Log,
  nationOf,
  sideOf,
  unitOf,
} from '../state'

const WESTERN: readonly Nation[] = ['Britain', 'Canada', 'Poland', 'United States']
/** 9.3: those who are supplied over beaches and ports, and may set them up. */
export const isWestern = (id: UnitId): boolean => WESTERN.includes(nationOf(id))

const CAPITALS: ReadonlyMap<HexId, Nation> = new Map([
  [placeHex('Laibach'), 'Slovenia'],
  [placeHex('Zagreb'), 'Croatia'],
  [placeHex('Beograd'), 'Serbia'],
])

/**
 * What happens to a hex when a unit comes in or passes through: control, markers, liberation, surrender. True when Western units
 * have just captured a port, which lets the Allied player put a marker there (9.3.5).
 */
export function enterHex(s: Gambit, go: Log, id: UnitId, hex: HexId): boolean {
  if (isDispersed(s, id)) return false
  const side = sideOf(s, id)
  if (side === AXIS && !isHeldBy(s, hex, ALLIED)) loseMarker(s, go, hex)
  if (isPartisan(id)) return false
  if (side === AXIS) {
    takeForAxis(s, go, hex)
    return false
  }
  if (isImproved(s, hex)) {
    s.improved = s.improved.filter(each => each !== hex)
    go.log('positionDestroyed', { hex }, '7.12.3')
  }
  const captured = takeForAllies(s, go, hex)
  surrenderZone(s, go, hex)
  return captured && isPort(hex) && isWestern(id)
}

/** R-CTL: a place belongs to the side whose regular unit came last. */
function takeForAxis(s: Gambit, go: Log, hex: HexId): void {
  if (!isAlliedPlace(s, hex)) return
  s.alliedPlaces = s.alliedPlaces.filter(each => each !== hex)
  go.log('taken', { hex, side: AXIS, city: isCity(hex), again: s.liberated.includes(hex) }, '4.0.5')
}

function takeForAllies(s: Gambit, go: Log, hex: HexId): boolean {
  if (placeAt(hex) === null || isAlliedPlace(s, hex)) return false
  s.alliedPlaces = [...s.alliedPlaces, hex]
  go.log('taken', { hex, side: ALLIED, city: isCity(hex), again: s.liberated.includes(hex) }, '4.0.5')
  if (isCity(hex) && !s.liberated.includes(hex) && beganAxis(s, hex)) {
    s.liberated = [...s.liberated, hex]
    go.log('liberated', { hex }, 'S43.9')
  }
  return true
}

/** R-CP3: only a city that was Axis-controlled at the start can be liberated. */
export const beganAxis = (s: Gambit, hex: HexId): boolean => {
  const area = areaOf(s, hex)
  return area !== null && !scenarioOf(s).alliedAreas.includes(area)
}

/** 13.5.3: the collaborators of a zone give up for good when Allied regulars come into its capital. */
function surrenderZone(s: Gambit, go: Log, hex: HexId): void {
  const zone = CAPITALS.get(hex)
  if (zone === undefined) return
  const loyal = unitIds.filter(each => counters[each].nation === zone && unitOf(s, each).at.is === 'hex')
  for (const each of loyal) eliminate(s, go, each, { rule: '13.5.3', pile: 'surrendered' })
  if (loyal.length > 0) go.log('zoneSurrenders', { hex, zone, units: loyal.length }, '13.5.3')
}
