import { recent } from '../../../core/engine/derived'
import { framesOf } from '../../../core/engine/frames'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import type { HexId, UnitId } from '../../../core/ids'
import { filled } from '../../../core/look/overlay-parts'
import { isGlider } from '../air/air-units'
import { startOf } from '../air/flying'
import { type Order, pointsFor } from '../air/missions'
import { watchedHexes } from '../air/patrols'
import { airDistance, nearestBase } from '../air/ranges'
import { seaPatrolsOver } from '../air/ship-raids'
import { atHex, type Spot } from '../air/spots'
import { airSteps } from '../air/steps'
import { airIn } from '../board'
import { nameOf, sideAdjective } from '../countries'
import { allHexes, isAtSea } from '../map/geography'
import { zoneHexes } from '../sea/interdiction'
import type { Front } from '../state'

const SIDES = [0, 1] as const
const frames = framesOf(airSteps)

const TO_STAY: readonly Order[] = ['transfer', 'staging', 'transport']

type Flyer = { readonly unit: UnitId; readonly from: Spot; readonly mission: Order }

/** The first of those in hand with its mission, else the first air unit of the hex pointed at, as it would bomb or transfer. */
function flyerOf(s: Front, at: HexId | null): Flyer | null {
  const board = frames.owed(s, 'airBoard')
  const inHand = board?.local.picked.find(id => !isGlider(id))
  const pointed = at === null ? undefined : airIn(s, at).find(id => !isGlider(id))
  const unit = pointed ?? inHand
  if (unit === undefined) return null
  const from = startOf(s, unit)
  const mission = unit === inHand && board !== null ? board.local.mission : 'airbase'
  return from === null ? null : { unit, from, mission }
}

/** 18.1, 24.B: what it reaches, farther off what it reaches at extended range, and where no base is near enough for the way back. */
function ranges(s: Front, at: HexId | null): OverlayPicture | null {
  const flyer = flyerOf(s, at)
  if (flyer === null) return null
  const { unit, from, mission } = flyer
  const { normal, extended } = pointsFor(unit, mission)
  const near: HexId[] = []
  const far: HexId[] = []
  const lost: HexId[] = []
  for (const hex of allHexes) {
    const hexes = airDistance(s, unit, from, atHex(hex))
    if (hexes > (extended ?? normal)) continue
    const points = hexes <= normal ? normal : (extended ?? normal)
    if (!TO_STAY.includes(mission) && nearestBase(s, unit, atHex(hex)) > points) lost.push(hex)
    else if (hexes <= normal) near.push(hex)
    else far.push(hex)
  }
  return {
    areas: filled([
      { hexes: near, tone: 'good', pattern: 'plain', label: `${nameOf(unit)}: ${normal} hexes` },
      { hexes: far, tone: 'water', pattern: 'dots', label: `extended range: ${extended ?? normal} hexes` },
      { hexes: lost, tone: 'bad', pattern: 'hatch', label: 'no base in reach for the way back' },
    ]),
    lines: [],
    marks: [],
    note: `${nameOf(unit)} reaches ${normal} hexes${extended === null ? '' : `, ${extended} at extended range with a third of its bombs`}.`,
  }
}

/** 19.1: where fighters on the ground may turn back what flies in. */
const patrolZones = recent(
  (s: Front): OverlayPicture => ({
    areas: filled(
      SIDES.map(side => ({
        hexes: [...watchedHexes(s, side)],
        tone: side === 0 ? ('side-0' as const) : ('side-1' as const),
        pattern: side === 0 ? ('hatch' as const) : ('dots' as const),
        label: `${sideAdjective(side)} patrol zones`,
      })),
    ),
    lines: [],
    marks: [],
    note: 'A fighter on the ground may attack once what flies into half its range.',
  }),
)

/** 20.F.2.h.2, 26.C.1: where ships are met by bombers, or by the Navy. */
const shipping = recent((s: Front): OverlayPicture => {
  const sea = allHexes.filter(isAtSea)
  const watched = SIDES.map(side => ({
    hexes: sea.filter(hex => seaPatrolsOver(s, side, atHex(hex)).length > 0),
    tone: side === 0 ? ('side-0' as const) : ('side-1' as const),
    pattern: 'dots' as const,
    label: `${sideAdjective(side)} naval patrols`,
  }))
  const zone = {
    hexes: [...zoneHexes(s.interdiction)],
    tone: 'side-1' as const,
    pattern: 'hatch' as const,
    label: s.interdiction === 'none' ? 'no zone' : `${s.interdiction} interdiction zone`,
  }
  const areas = filled([zone, ...watched])
  return {
    areas,
    lines: [],
    marks: [],
    note:
      areas.length === 0
        ? 'No ships are met by anybody.'
        : 'Axis cargo in the zone rolls a die where it lands; naval patrols bomb what sails within 4 hexes.',
  }
})

export const airOverlays: readonly Overlay<Front>[] = [
  {
    id: 'ranges',
    title: 'Ranges',
    about: 'What the air unit in hand reaches, or the one pointed at',
    rule: '18.1',
    hover: true,
    picture: ranges,
  },
  {
    id: 'patrols',
    title: 'Patrol zones',
    about: 'Where fighters may turn back what flies in',
    rule: '19.1',
    hover: false,
    picture: s => patrolZones(s),
  },
  {
    id: 'interdiction',
    title: 'Ships in danger',
    about: 'The zone of the Navy, and the reach of naval patrols',
    rule: '26.C.1',
    hover: false,
    picture: s => shipping(s),
  },
]
