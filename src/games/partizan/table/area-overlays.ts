import type { Overlay, OverlayPicture, Tone } from '../../../core/engine/game-table'
import type { HexId } from '../../../core/ids'
import type { Terrain } from '../charts'
import {
  hexesIn,
  isClosedToCroatians,
  isClosedToItalians,
  isIsland,
  landHexes,
  neighbourSteps,
  regionNames,
  regionOf,
  terrainAt,
} from '../map'
import { campaign } from '../scenarios/campaign'
import type { Partizan } from '../state'

type Look = { readonly tone: Tone; readonly pattern: 'plain' | 'hatch' | 'dots' }

const TONES: readonly Tone[] = ['neutral', 'good', 'side-0', 'threat', 'water', 'side-1', 'bad']
const looks: readonly Look[] = (['plain', 'hatch', 'dots'] as const).flatMap(pattern =>
  TONES.map(tone => ({ tone, pattern })),
)

/** Regions of Yugoslavia first, then the countries around it. */
const names = [...new Set([...regionNames, ...landHexes.map(hex => regionOf(hex) ?? '')])].filter(Boolean)

const isBeside = (a: string, b: string): boolean =>
  hexesIn(a).some(hex => neighbourSteps(hex).some(({ to }) => regionOf(to) === b))

/** Neighbours never look alike: each takes the first look that none beside it has. */
function looksByName(): ReadonlyMap<string, Look> {
  const found = new Map<string, Look>()
  for (const [index, name] of names.entries()) {
    const taken = names
      .slice(0, index)
      .filter(other => isBeside(name, other))
      .map(other => found.get(other))
    found.set(name, looks.find(look => !taken.includes(look)) as Look)
  }
  return found
}

const quotaOf = (name: string): number => campaign.partisan.quota.find(each => each.region === name)?.units ?? 0

const labelOf = (name: string, hexes: readonly HexId[]): string => {
  const quota = quotaOf(name)
  const parts = [
    name,
    hexes.every(isClosedToItalians) ? 'closed to Italians' : '',
    hexes.every(isClosedToCroatians) ? 'closed to Croatians and Ustashi' : '',
    quota > 0 ? `${quota} Partisans start here` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

const regionsPicture = (): OverlayPicture => {
  const byName = looksByName()
  return {
    areas: names.map(name => ({
      hexes: hexesIn(name),
      ...(byName.get(name) as Look),
      label: labelOf(name, hexesIn(name)),
    })),
    lines: [],
    marks: [],
    note: 'Regions of Yugoslavia and the countries around it, as set-up, arrivals and movement bans use them.',
  }
}

let regions: OverlayPicture | null = null

export const areasOverlay: Overlay<Partizan> = {
  id: 'areas',
  title: 'Regions',
  about: 'Regions as set-up, arrivals and movement bans use them',
  rule: '2.5',
  hover: false,
  picture() {
    regions ??= regionsPicture()
    return regions
  },
}

const GROUND: { readonly [terrain in Terrain]: Look } = {
  clear: { tone: 'good', pattern: 'plain' },
  rough: { tone: 'neutral', pattern: 'hatch' },
  mountain: { tone: 'bad', pattern: 'hatch' },
}

const groundPicture: OverlayPicture = {
  areas: (Object.keys(GROUND) as Terrain[]).map(terrain => ({
    hexes: landHexes.filter(hex => terrainAt(hex) === terrain),
    ...GROUND[terrain],
    label: terrain,
  })),
  lines: [],
  marks: landHexes.filter(isIsland).map(hex => ({ hex, text: 'I', tone: 'water' })),
  note: 'The terrain of each hex; islands count as rough and are open to commandos only.',
}

export const groundOverlay: Overlay<Partizan> = {
  id: 'terrain',
  title: 'Terrain',
  about: 'The terrain that movement, stacking and combat use in each hex',
  rule: '9.1.5',
  hover: false,
  picture: () => groundPicture,
}
