import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import { type AreaLook, areasByName, GROUND_LOOKS } from '../../../core/look/overlay-parts'
import { scenarioOf } from '../forces/scenarios'
import { type Area, groundAt, landHexes } from '../map/hexes'
import { areaOf, type Gambit } from '../state'

/** Neighbours never look alike. */
const LOOKS: { readonly [area in Area]: AreaLook } = {
  Istria: { tone: 'good', pattern: 'dots' },
  Italy: { tone: 'good', pattern: 'plain' },
  Slovenia: { tone: 'side-0', pattern: 'plain' },
  Croatia: { tone: 'neutral', pattern: 'plain' },
  Serbia: { tone: 'water', pattern: 'plain' },
  Macedonia: { tone: 'threat', pattern: 'hatch' },
  Albania: { tone: 'bad', pattern: 'plain' },
  Greece: { tone: 'side-0', pattern: 'hatch' },
  Bulgaria: { tone: 'good', pattern: 'hatch' },
  Romania: { tone: 'side-1', pattern: 'plain' },
  Hungary: { tone: 'bad', pattern: 'hatch' },
}

/** What the scenario says of an area: whether its places count, and who may not enter. */
function labelOf(s: Gambit, area: Area): string {
  const { scoringAreas, bans } = scenarioOf(s)
  const closed = Object.entries(bans).flatMap(([nation, areas]) => (areas.includes(area) ? [nation] : []))
  return [
    area,
    scoringAreas.includes(area) ? 'counts for victory' : 'does not count for victory',
    closed.length > 0 ? `closed to ${closed.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const areasPicture = recent((s: Gambit): OverlayPicture => {
  return {
    areas: areasByName(
      LOOKS,
      landHexes,
      hex => areaOf(s, hex),
      area => labelOf(s, area),
    ),
    lines: [],
    marks: [],
    note: `Places count for victory in ${scenarioOf(s)
      .scoringAreas.filter(area => area !== 'Istria')
      .join(', ')}.`,
  }
})

export const areasOverlay: Overlay<Gambit> = {
  id: 'areas',
  title: 'Countries and zones',
  about: 'Areas as set-up, movement bans and victory use them',
  rule: '2.4.1',
  hover: false,
  picture: s => areasPicture(s),
}

const groundPicture: OverlayPicture = {
  areas: areasByName({ ...GROUND_LOOKS, city: { tone: 'threat', pattern: 'plain' } }, landHexes, groundAt),
  lines: [],
  marks: [],
  note: 'The terrain that counts in each hex; a city replaces all other terrain.',
}

export const groundOverlay: Overlay<Gambit> = {
  id: 'terrain',
  title: 'Terrain',
  about: 'The terrain that movement and fire use in each hex',
  rule: '11.2',
  hover: false,
  picture: () => groundPicture,
}
