import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import { areasByName, filled, GROUND_LOOKS, toneOf } from '../../../core/look/overlay-parts'
import { sideAdjective } from '../countries'
import { landHexes, terrainAt, zoneAt } from '../map/geography'
import { isOwnedBy } from '../ownership'
import type { Front } from '../state'
import { SKY_NAMES } from '../turn-words'
import { zocOf } from '../zoc'
import { airOverlays } from './air-overlays'

const SIDES = [0, 1] as const

const owners = recent(
  (s: Front): OverlayPicture => ({
    areas: filled(
      SIDES.map(side => ({
        hexes: landHexes.filter(hex => isOwnedBy(s, hex, side)),
        tone: toneOf(side),
        pattern: 'plain' as const,
        label: `${sideAdjective(side)} hexes`,
      })),
    ),
    lines: [],
    marks: [],
    note: 'A hex belongs to whoever occupied it last, or had the last uncontested zone of control in it.',
  }),
)

const zones = recent(
  (s: Front): OverlayPicture => ({
    areas: filled(
      SIDES.map(side => ({
        hexes: landHexes.filter(hex => zocOf(s, side)[hex] === 1),
        tone: side === 0 ? ('side-0' as const) : ('threat' as const),
        pattern: 'hatch' as const,
        label: `${sideAdjective(side)} zones of control`,
      })),
    ),
    lines: [],
    marks: [],
    note: 'Only divisions have one; none crosses sea, lakes or karst, or goes into neutral countries.',
  }),
)

const weather = recent(
  (s: Front): OverlayPicture => ({
    areas: filled(
      (['D', 'E'] as const).map(zone => ({
        hexes: landHexes.filter(hex => zoneAt(hex) === zone),
        tone: s.weather[zone] === 'C' ? ('good' as const) : ('bad' as const),
        pattern: zone === 'D' ? ('plain' as const) : ('dots' as const),
        label: `zone ${zone}: ${SKY_NAMES[s.weather[zone]]}`,
      })),
    ),
    lines: [],
    marks: [],
    note: 'Weather line D parts the two zones.',
  }),
)

const ground = recent(
  (_s: Front): OverlayPicture => ({
    areas: areasByName(GROUND_LOOKS, landHexes, terrainAt),
    lines: [],
    marks: [],
    note: 'What the hexes cost to enter is in the terrain effects chart.',
  }),
)

const drawn = (
  id: string,
  title: string,
  about: string,
  rule: string | null,
  picture: (s: Front) => OverlayPicture,
): Overlay<Front> => ({ id, title, about, rule, hover: false, picture: s => picture(s) })

export const overlays: readonly Overlay<Front>[] = [
  drawn('owner', 'Ownership', 'Whose every hex is', '3.D.1', owners),
  drawn('zoc', 'Zones of control', 'Hexes next to divisions of either side', '5.1', zones),
  drawn('weather', 'Weather zones', 'North and south of line D', '27.0', weather),
  ...airOverlays,
  drawn('ground', 'Ground', 'Terrain by its kind', '6.3', ground),
]
