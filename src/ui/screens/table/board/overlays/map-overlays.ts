import type { OverlayPicture, Tone } from '../../../../../core/engine/game-look'
import type { HexId } from '../../../../../core/ids'
import type { HexMap } from '../../../../../core/map/hex-map'
import { areaAt, isInPlay, isLand, terrainAt } from '../../../../../core/map/map-queries'
import type { LogLine, LogLines } from '../../../../../store/session-view'
import type { LossLine } from '../../losses'
import type { Table } from '../../table-context'

/** Ids of overlays that are shown while Z is held. */
export const THREATS: readonly string[] = ['threat', 'zoc']

/** And while W is: who holds what. */
export const OWNERS: readonly string[] = ['control', 'owners', 'objectives']

type Area = OverlayPicture['areas'][number]

const TONES: readonly Tone[] = ['neutral', 'good', 'side-0', 'threat', 'water', 'side-1', 'bad']
const PATTERNS: readonly Area['pattern'][] = ['plain', 'hatch', 'dots']

/** Hexes of each name, told apart by tone and pattern. */
function byName(map: HexMap, nameOf: (hex: HexId) => string | null): readonly Area[] {
  const found = new Map<string, HexId[]>()
  for (let each = 0; each < map.grid.size; each++) {
    const hex = each as HexId
    const name = isLand(map, hex) && isInPlay(map, hex) ? nameOf(hex) : null
    if (name === null) continue
    const there = found.get(name)
    if (there) there.push(hex)
    else found.set(name, [hex])
  }
  return [...found].map(([label, hexes], i) => ({
    hexes,
    label,
    tone: TONES[i % TONES.length],
    pattern: PATTERNS[Math.floor(i / TONES.length) % PATTERNS.length],
  }))
}

const picture = (areas: readonly Area[], note: string): OverlayPicture => ({ areas, lines: [], marks: [], note })

export const areasPicture = (map: HexMap): OverlayPicture =>
  picture(
    byName(map, hex => areaAt(map, hex)?.name ?? null),
    'Areas of the map.',
  )

export const terrainPicture = (map: HexMap): OverlayPicture =>
  picture(
    byName(map, hex => terrainAt(map, hex).name),
    'The terrain of each hex.',
  )

/** Steps lost in each hex, by side. */
export function lossesPicture(losses: Iterable<LossLine>): OverlayPicture {
  const lost = new Map<HexId, [number, number]>()
  const totals: [number, number] = [0, 0]
  for (const { loss } of losses) {
    const { side, hex, steps } = loss
    if (side === undefined) continue
    totals[side] += steps
    if (hex === null) continue
    const there = lost.get(hex) ?? [0, 0]
    there[side] += steps
    lost.set(hex, there)
  }
  return {
    areas: [],
    lines: [],
    marks: [...lost].flatMap(([hex, steps]) =>
      steps.flatMap((count, side) => (count === 0 ? [] : [{ hex, text: `−${count}`, tone: toneOfSide(side) }])),
    ),
    note: `Steps lost so far: ${totals[0]} against ${totals[1]}.`,
  }
}

const toneOfSide = (side: number): Tone => (side === 0 ? 'side-0' : 'side-1')

/** The way of the unit that moved last, if it moved this turn. */
export function lastTrail(log: LogLines, turn: number, trail: Table['look']['trail']): readonly HexId[] | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { entry } = log.at(i) as LogLine
    if (entry.turn !== turn) return null
    const way = trail(entry)
    if (way !== null) return way.hexes
  }
  return null
}
