import type { CounterFace } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { TableMarker } from '../../../core/engine/game-look'
import type { HexId, Side } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { scenarioOf } from '../forces/scenarios'
import { grid, hexName, places } from '../map/hexes'
import { beganAxis } from '../movement/entering'
import { blownSide } from '../movement/ground'
import { isOpen } from '../sea/beachheads'
import { ALLIED, AXIS, areaOf, type Gambit, isAlliedPlace, type Marker } from '../state'
import { navalFace, positionFace } from './marker-faces'
import { sideColour, sideName } from './nations'

const keyOf = (what: string, hex: HexId): string => `${what}-${grid.numbers[hex]}`

/** 'Beachhead at 1732, open, becomes a Port on turn 6' */
function marked(marker: Marker): CounterFace {
  const open = isOpen(marker)
  const kind = marker.port ? 'Port' : 'Beachhead'
  const due = marker.port || marker.opens === null ? '' : `, becomes a Port on turn ${marker.opens}`
  return markerFace({
    symbol: marker.port ? 'port' : 'beachhead',
    designation: marker.port ? 'Port' : 'Beach',
    ratings: marker.port || marker.opens === null ? '' : `T${marker.opens}`,
    state: open ? { mode: 'open' } : { mode: 'closed', outOfSupply: true },
    label: `${kind} at ${hexName(marker.hex)}${due}`,
  })
}

const beachheads = (s: Gambit): TableMarker[] =>
  s.markers.map(each => ({ key: keyOf('beachhead', each.hex), at: { hex: each.hex }, face: marked(each) }))

const positions = (s: Gambit): TableMarker[] =>
  s.improved.map(hex => ({ key: keyOf('position', hex), at: { hex }, face: positionFace() }))

const ships = (s: Gambit): TableMarker[] =>
  s.naval === null ? [] : [{ key: 'naval', at: { hex: s.naval }, face: navalFace() }]

function flag(s: Gambit, hex: HexId, side: Side): CounterFace {
  const isLiberated = s.liberated.includes(hex)
  return markerFace({
    symbol: 'flag',
    nation: sideColour(side),
    ratings: isLiberated ? '+1' : '',
    label: [
      `${hexName(hex)} under control of the ${sideName(side)}`,
      isLiberated ? 'liberated once: one command point more for the Allies' : '',
      isLiberated && side === ALLIED ? 'one less for the Axis while it is Allied' : '',
    ]
      .filter(Boolean)
      .join(', '),
  })
}

/** A flag where control has changed since the start, or where the Allies hold a place that counts. */
function isFlagged(s: Gambit, hex: HexId): boolean {
  const area = areaOf(s, hex)
  const isAllied = isAlliedPlace(s, hex)
  const counts = area !== null && scenarioOf(s).scoringAreas.includes(area)
  return isAllied === beganAxis(s, hex) || (isAllied && counts) || s.liberated.includes(hex)
}

const flags = (s: Gambit): TableMarker[] =>
  places
    .filter(({ hex }) => isFlagged(s, hex))
    .map(({ hex }) => ({
      key: keyOf('control', hex),
      at: { hex },
      small: true,
      face: flag(s, hex, isAlliedPlace(s, hex) ? ALLIED : AXIS),
    }))

/** 13.6.2: Force 10 lies on the hexside whose bridge it blew. */
const bridges = (s: Gambit): TableMarker[] => {
  const side = blownSide(s)
  if (side === null || s.blown === null) return []
  const face = markerFace({
    symbol: 'demolished-bridge',
    designation: 'F 10',
    label: `Bridge blown between ${hexName(s.blown.a)} and ${hexName(s.blown.b)}`,
  })
  return [{ key: 'bridge', at: { hexside: side }, face }]
}

export const markers = recent((s: Gambit): readonly TableMarker[] => [
  ...beachheads(s),
  ...positions(s),
  ...ships(s),
  ...bridges(s),
  ...flags(s),
])
