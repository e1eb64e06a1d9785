import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture, Tone } from '../../../core/engine/game-look'
import { countTold } from '../../../core/engine/telling'
import type { HexId } from '../../../core/ids'
import { type Terrain, type TerrainChart, terrainChart } from '../charts'
import { campaign } from '../forces/campaign'
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
} from '../map/hexes'
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
  const closed = [
    ...(hexes.every(isClosedToItalians) ? ['Italians'] : []),
    ...(hexes.every(isClosedToCroatians) ? ['Croatians', 'Ustashi'] : []),
  ]
  const parts = [
    name,
    closed.length > 0 ? `closed to ${inRow(closed)}` : '',
    quota > 0 ? `${countTold(quota, 'Partisan unit')} start${quota === 1 ? 's' : ''} here` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

const inRow = (words: readonly string[]): string => words.join(', ').replace(/, (?=[^,]*$)/, ' and ')

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
    isNamed: false,
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

/** 9.1.5: what entering costs each kind of unit. */
function costWords({ leg, motor, mountainCavalry }: TerrainChart['hexes'][Terrain]): string {
  if (leg === motor && leg === mountainCavalry) return `${leg} MP for all`
  return `leg ${leg} MP, motor ${motor}, mountain and cavalry ${mountainCavalry}`
}

const groundPicture = recent((chart: TerrainChart): OverlayPicture => {
  const { hexes, island, town, city, river, rail } = chart
  return {
    areas: (Object.keys(GROUND) as Terrain[]).map(terrain => ({
      hexes: landHexes.filter(hex => terrainAt(hex) === terrain),
      ...GROUND[terrain],
      label: `${terrain}: ${costWords(hexes[terrain])}`,
    })),
    lines: [],
    marks: landHexes.filter(isIsland).map(hex => ({ hex, text: 'I', tone: 'water' })),
    note:
      `What it costs to enter. A town adds ${town}, a city ${city}, a river ${river}; along a railway it is ${rail} in all. ` +
      `Islands (I) count as rough, cost ${island} and are open to few units.`,
  }
})

export const groundOverlay: Overlay<Partizan> = {
  id: 'terrain',
  title: 'Terrain',
  about: 'The terrain of each hex and what it costs to enter',
  rule: '9.1.5',
  hover: false,
  picture: s => groundPicture(terrainChart(s)),
}
