import { recent } from '../../../core/engine/derived'
import type { Pool, TableMarker } from '../../../core/engine/game-look'
import type { HexId, Side } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { sideAdjective } from '../countries'
import { AMPHIBIOUS, isChosen, SECRET_OPERATIONS } from '../forces/options'
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

/** M.SO.2a */
const agents = (s: Wars, side: Side): Pool[] =>
  isChosen(s, SECRET_OPERATIONS)
    ? [
        {
          id: `agents-${side}`,
          title: 'Agents',
          side,
          note: s.agents[side] === 0 ? 'none' : `${s.agents[side]} ready`,
          rule: 'M.SO.2a',
          items: [],
          meter: { left: s.agents[side], of: Math.max(1, s.agents[side]), unit: 'Agents' },
        },
      ]
    : []

/** 5.7, D42 */
function landings(s: Wars): Pool[] {
  const { left, fleet, banned } = s.landings
  if (!isChosen(s, AMPHIBIOUS) || (left + fleet === 0 && !banned)) return []
  const label = `${left + fleet} Amphibious Operations left${banned ? ', none before a naval victory' : ''}`
  const face = markerFace({ symbol: 'beachhead', nation: scenarioOf(s).colours[0], designation: 'Landing', label })
  return [
    {
      id: 'landings',
      title: 'Amphibious Operations',
      side: 0,
      note: `${left + fleet} left${banned ? ', not before a naval victory' : ''}`,
      rule: '5.7.1',
      items: Array.from({ length: Math.max(1, left + fleet) }, (_, at) => ({
        face,
        spent: banned || at >= left + fleet,
      })),
    },
  ]
}

/** What a side has a number of; what its countries have stands in the ledger. */
export const pools = recent((s: Wars): readonly Pool[] => [...agents(s, 0), ...landings(s), ...agents(s, 1)])
