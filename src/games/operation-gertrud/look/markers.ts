import { recent } from '../../../core/engine/derived'
import type { TableMarker } from '../../../core/engine/game-look'
import type { HexId } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { ANKARA, BERTH, grid, hexName, sideBetween } from '../map/geography'
import { type Edge, type Gertrud, sideAdjective, unitOf, YAVUZ } from '../state'
import { holderOf } from './cities'
import { face } from './faces'
import { sideColour } from './nations'

const numberOf = (hex: HexId): string => grid.numbers[hex]
const edgeName = ({ a, b }: Edge): string => `between ${hexName(a)} and ${hexName(b)}`

/** a flag where a city has changed hands. */
const flags = (s: Gertrud): TableMarker[] =>
  s.captured.flatMap(hex => {
    const side = holderOf(s, hex)
    if (side === null) return []
    const label = `${hexName(hex)} captured by the ${sideAdjective(s, side)} side`
    const flag = markerFace({ symbol: 'flag', nation: sideColour(s, side), label })
    return [{ key: `captured-${numberOf(hex)}`, at: { hex }, small: true, face: flag }]
  })

const onHexside = (what: string, edge: Edge, marker: TableMarker['face']): TableMarker[] => {
  const hexside = sideBetween(edge.a, edge.b)
  const key = `${what}-${numberOf(edge.a)}-${numberOf(edge.b)}`
  return hexside === null ? [] : [{ key, at: { hexside }, face: marker }]
}

/** 17.1.11, 17.1.12 */
const bridges = (s: Gertrud): TableMarker[] =>
  s.blown.flatMap(edge =>
    onHexside(
      `bridge-${edge.kind}`,
      edge,
      markerFace({
        symbol: 'demolished-bridge',
        designation: edge.kind === 'road' ? 'Road' : 'Rail',
        label: `${edge.kind === 'road' ? 'Road' : 'Rail'} bridge blown ${edgeName(edge)}`,
      }),
    ),
  )

/** 17.1.13, 17.1.14 */
const mines = (s: Gertrud): TableMarker[] =>
  s.mined.flatMap(edge =>
    onHexside(
      'mines',
      edge,
      markerFace({ symbol: 'no', designation: 'Mines', label: `Strait mined ${edgeName(edge)}` }),
    ),
  )

/** 17.0, R-17: she lies in her berth until the raid is over, and while she burns. */
const yavuz = (s: Gertrud): TableMarker[] => {
  const isThere =
    unitOf(s, YAVUZ).at.is === 'pool' && (s.raid === 'ahead' || s.raid === 'landed' || s.yavuz === 'ablaze')
  return isThere ? [{ key: 'yavuz', at: { hex: BERTH }, small: true, face: face(s, YAVUZ) }] : []
}

/** 17.1.8 */
const captive = (s: Gertrud): TableMarker[] =>
  s.inonu
    ? [
        {
          key: 'inonu',
          at: { hex: ANKARA },
          face: markerFace({
            symbol: 'no',
            designation: 'İnönü',
            label:
              'President İnönü is a captive: in this Allied player turn no Turkish unit moves or attacks, and only Soviet CAS and NGS are used',
          }),
        },
      ]
    : []

/** 12.0, 13.0: CAS and NGS lie over the hex they were committed to. */
const overBattle = (s: Gertrud): TableMarker[] => {
  if (s.battle === null) return []
  const { hex, cas, ngs } = s.battle
  return [ngs.attack, ngs.defend, cas.attack, cas.defend].flatMap(id =>
    id === null ? [] : [{ key: `over-battle-${id}`, at: { hex }, small: true as const, face: face(s, id) }],
  )
}

export const markers = recent((s: Gertrud): readonly TableMarker[] => [
  ...bridges(s),
  ...mines(s),
  ...captive(s),
  ...flags(s),
  ...yavuz(s),
  ...overBattle(s),
])
