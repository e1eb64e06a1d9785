import { recent } from '../../../core/engine/derived'
import type { TableMarker } from '../../../core/engine/game-look'
import type { HexId } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { sideAdjective } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { hexName, hexNumber } from '../map/geography'
import type { Wars } from '../state'
import { controllerOf } from '../victory/score'

/** 13.2 */
const trenches = (s: Wars): TableMarker[] =>
  s.entrenchments.map(({ hex, side }) => ({
    key: `trench-${hexNumber(hex)}`,
    at: { hex },
    face: markerFace({
      symbol: 'improved-position',
      nation: scenarioOf(s).colours[side],
      designation: 'Trench',
      label: `${sideAdjective(s, side)} entrenchment in ${hexName(hex)}`,
    }),
  }))

/** 5.2.7 */
const cuts = (s: Wars): TableMarker[] =>
  s.cutRail.map(hex => ({
    key: `cut-${hexNumber(hex)}`,
    at: { hex },
    small: true,
    face: markerFace({ symbol: 'blown', designation: 'Rail', label: `Railway cut in ${hexName(hex)}` }),
  }))

const flag = (s: Wars, hex: HexId): TableMarker[] => {
  const side = controllerOf(s, hex)
  if (side === null) return []
  const label = `${hexName(hex)} in the hands of the ${sideAdjective(s, side)} side`
  return [
    {
      key: `captured-${hexNumber(hex)}`,
      at: { hex },
      small: true,
      face: markerFace({ symbol: 'flag', nation: scenarioOf(s).colours[side], label }),
    },
  ]
}

/** D11: Cities that have changed hands. */
export const markers = recent((s: Wars): readonly TableMarker[] => [
  ...trenches(s),
  ...cuts(s),
  ...s.captured.flatMap(({ hex }) => flag(s, hex)),
])
