import { recent } from '../../../core/engine/derived'
import type { Pool } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { AMPHIBIOUS, isChosen, SECRET_OPERATIONS } from '../forces/options'
import { scenarioOf } from '../forces/scenarios'
import type { Wars } from '../state'

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
