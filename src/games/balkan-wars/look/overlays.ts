import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import {
  areasByName,
  cheapestEnds,
  filled,
  type Goer,
  GROUND_LOOKS,
  reachParts,
  toneOf,
} from '../../../core/look/overlay-parts'
import { hexesOf, unitsIn, unitsOnMap, zocOf } from '../board'
import { commandArea, isCommanding } from '../command/command'
import { isClosedHex, landAt, nameOf, nationOf, sideAdjective, sideCalled, sideOf } from '../countries'
import {
  hexName,
  IN_1912,
  IN_1913,
  inAlbania,
  landHexes,
  type Period,
  railInHex,
  soilAt,
  terrainAt,
} from '../map/geography'
import { reachOf } from '../movement/marching'
import { hexOf, isType, landIds, periodOf, type Wars } from '../state'
import { isAlwaysSupplied, isSupplied, sourcesFor, supplyLine } from '../supply/supply'
import { scoreLines } from '../victory/score'
import { isBesieged, shiftsAt } from './inspection'

/** Lines and marks are left out where there are none. */
type Picture = Partial<OverlayPicture> & Pick<OverlayPicture, 'areas' | 'note'>
const whole = (picture: Picture): OverlayPicture => ({ lines: [], marks: [], ...picture })

const SIDES = [0, 1] as const
const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The hexes of either side in its colour. */
const bySide = (hexes: (side: Side) => readonly HexId[], label: (side: Side) => string): OverlayPicture['areas'] =>
  filled(SIDES.map(side => ({ hexes: hexes(side), tone: toneOf(side), pattern: 'plain', label: label(side) })))

/** 8.1 */
const zones = recent(
  (s: Wars): Picture => ({
    areas: filled(
      SIDES.map(side => ({
        hexes: landHexes.filter(hex => zocOf(s, side)[hex] === 1),
        tone: side === 0 ? ('side-0' as const) : ('threat' as const),
        pattern: 'hatch' as const,
        label: `${sideAdjective(s, side)} zones of control`,
      })),
    ),
    note: 'None goes into or out of mountains, over water or over the frontier of a neutral.',
  }),
)

/** 9.1: how far the HQs of a side that are known reach. */
const command = recent((s: Wars): Picture => {
  const hqs = SIDES.flatMap(side => unitsOnMap(s, side)).filter(id => isCommanding(s, id))
  return {
    areas: bySide(
      side => distinct(hqs.filter(id => sideOf(s, id) === side).flatMap(id => commandArea(s, id))),
      side => `in command of ${sideAdjective(s, side)} HQs`,
    ),
    marks: hqs.map(id => ({ hex: hexOf(s, id) as HexId, text: 'HQ', tone: toneOf(sideOf(s, id) as Side) })),
    note: 'Each HQ commands units of its own country; the German one those of its whole side.',
  }
})

/** 6.1: who could attack with supply, and over which way. */
function supplyPicture(s: Wars, side: Side): Picture {
  const units = unitsOnMap(s, side).filter(id => !isAlwaysSupplied(id))
  const out = units.filter(id => !isSupplied(s, id))
  const sources = distinct(units.flatMap(id => sourcesFor(s, id).map(({ hex }) => hex)))
  const lines = hexesOf(s, units).flatMap(hex => {
    const one = units.find(id => hexOf(s, id) === hex && isSupplied(s, id))
    const line = one === undefined ? [] : supplyLine(s, one)
    return line.length > 1 ? [{ hexes: line, tone: toneOf(side) }] : []
  })
  return {
    areas: filled([
      {
        hexes: hexesOf(s, out),
        tone: 'bad',
        pattern: 'hatch',
        label: 'units without supply for an attack',
      },
    ]),
    lines,
    marks: sources.map(hex => ({ hex, text: 'S', tone: toneOf(side) })),
    note: `${out.length === 0 ? 'All known units' : `All but ${out.length} known units`} of the ${sideAdjective(s, side)} side could attack in supply.`,
  }
}
const supplyOf = [recent((s: Wars) => supplyPicture(s, 0)), recent((s: Wars) => supplyPicture(s, 1))] as const

/** Where the stack pointed at could go on foot if it were its turn. */
function reachPicture(s: Wars, at: HexId): Picture | null {
  const goers = unitsIn(s, at).flatMap((id): Goer[] => {
    const [side, reached] = [sideOf(s, id), reachOf(s, [id])]
    if (side === null) return []
    const ends = (reached?.hexes ?? []).filter(hex => hex !== at)
    return [{ side, ends: ends.map(hex => [hex, reached?.costTo(hex) ?? 0] as const) }]
  })
  if (goers.length === 0) return null
  const reached = cheapestEnds(goers)
  const note = `${reached.size} hexes are in reach of ${hexName(at)} on foot.`
  return { ...reachParts(reached, side => sideCalled(s, side)), note }
}

/** 5.2.4: the railways at home of the nation whose stack is pointed at. */
function railPicture(s: Wars, at: HexId): Picture | null {
  const [first] = unitsIn(s, at)
  if (first === undefined) return null
  const nation = nationOf(s, first)
  const hexes = landHexes.filter(hex => railInHex(hex, periodOf(s)) && landAt(s, hex).includes(nation as never))
  return {
    areas: filled([{ hexes, tone: 'good', pattern: 'dots', label: `railways of ${nation}` }]),
    note: `The ${nameOf(first)} and its countrymen go by rail here, where no enemy zone of control lies.`,
  }
}

/** 5.1.6, 11.1: what is closed to the stack pointed at. */
function closedPicture(s: Wars, at: HexId): Picture | null {
  const [first] = unitsIn(s, at)
  if (first === undefined) return null
  const nation = nationOf(s, first)
  const hexes = landHexes.filter(hex => isClosedHex(s, hex, nation))
  return {
    areas: filled([{ hexes, tone: 'bad', pattern: 'hatch', label: `closed to ${nation}` }]),
    note: 'Neutral land, and the land of those who let nobody else in.',
  }
}

/** Fortress hexes: what an attack meets there, and whether they are cut off. */
const sieges = recent((s: Wars): Picture => {
  const forts = landIds.filter(id => isType(id, 'fortification') && hexOf(s, id) !== null)
  const of = (id: UnitId) => hexOf(s, id) as HexId
  const besieged = forts.filter(id => {
    const side = sideOf(s, id)
    return side !== null && isBesieged(s, of(id), side)
  })
  const open = forts.filter(id => !besieged.includes(id))
  return {
    areas: filled([
      { hexes: open.map(of), tone: 'good', pattern: 'plain', label: 'fortress, open' },
      { hexes: besieged.map(of), tone: 'bad', pattern: 'hatch', label: 'fortress, besieged' },
    ]),
    marks: forts.map(id => ({ hex: of(id), text: `−${shiftsAt(s, of(id))}`, tone: 'neutral' as const })),
    note: 'The number is the columns an attack loses before its own artillery.',
  }
})

/** 14.1: places that give points now. */
const objectives = recent((s: Wars): Picture => {
  const lines = scoreLines(s)
  const of = (side: Side) => distinct(lines.filter(({ values }) => values[side] > 0).flatMap(({ hexes }) => hexes))
  return {
    areas: bySide(of, side => `points for the ${sideAdjective(s, side)} side`),
    marks: lines.flatMap(({ hexes, values }) =>
      hexes.length === 1
        ? [{ hex: hexes[0] as HexId, text: `${values[0] + values[1]}`, tone: 'neutral' as const }]
        : [],
    ),
    note: 'Places with a number are named in the victory list; the others give one point each.',
  }
})

const COUNTRY_LOOKS = {
  'Ottoman Empire': { tone: 'side-1', pattern: 'plain' },
  Bulgaria: { tone: 'side-0', pattern: 'hatch' },
  Serbia: { tone: 'side-0', pattern: 'plain' },
  Montenegro: { tone: 'good', pattern: 'hatch' },
  Greece: { tone: 'good', pattern: 'plain' },
  Rumania: { tone: 'neutral', pattern: 'hatch' },
  'Austro-Hungary': { tone: 'neutral', pattern: 'dots' },
  Albania: { tone: 'bad', pattern: 'hatch' },
} as const

const YEARS = [1912, 1913] as const

/** SC.5, D28: whose land each hex was in a year; in the year that is played as it stands, after event 26 with Albania. */
const bordersOf = (period: Period) =>
  recent((s: Wars): Picture => {
    const isInForce = periodOf(s) === period
    const ownerOf = (hex: HexId): string | null => {
      if (isInForce && s.albania && inAlbania(hex) === 'whole') return 'Albania'
      return soilAt(hex, period)[0] ?? null
    }
    const force = isInForce
      ? 'in force in this scenario'
      : `not in force: this scenario has those of ${YEARS[periodOf(s)]}`
    return {
      areas: areasByName(COUNTRY_LOOKS, landHexes, ownerOf),
      note: `Borders of ${YEARS[period]}, ${force}; a border hex belongs to every country with soil in it.`,
      isNamed: true,
    }
  })
const borders = [bordersOf(IN_1912), bordersOf(IN_1913)] as const

/** EV.26, D28: Albania, once it is closed. */
export const closedLand = recent((s: Wars): OverlayPicture['areas'] =>
  filled([
    {
      hexes: s.albania ? landHexes.filter(hex => inAlbania(hex) === 'whole') : [],
      tone: 'neutral',
      pattern: 'hatch',
      label: 'Albania, neutral and closed',
    },
  ]),
)

const ground = recent(
  (_s: Wars): Picture => ({
    areas: areasByName(GROUND_LOOKS, landHexes, terrainAt),
    note: 'Off the roads only Alpine units and Engineers, and who goes with them, enter mountains.',
  }),
)

const drawn = (
  id: string,
  title: string,
  about: string,
  rule: string | null,
  picture: (s: Wars) => Picture,
): Overlay<Wars> => ({ id, title, about, rule, hover: false, picture: s => whole(picture(s)) })

const pointed = (
  id: string,
  title: string,
  about: string,
  rule: string,
  picture: (s: Wars, at: HexId) => Picture | null,
): Overlay<Wars> => ({
  id,
  title,
  about,
  rule,
  hover: true,
  picture(s, at) {
    const found = at === null ? null : picture(s, at)
    return found && whole(found)
  },
})

export const overlays: readonly Overlay<Wars>[] = [
  drawn('zoc', 'Zones of control', 'Hexes next to units of either side', '8.G', zones),
  drawn('command', 'Command', 'How far the HQs reach', '9.1.2', command),
  drawn('supply', 'Supply of who is on turn', 'Sources, ways, and who would attack without', '6.1.3', s =>
    supplyOf[s.active](s),
  ),
  drawn('enemy-supply', 'Supply of the other side', 'Sources, ways, and who would attack without', '6.1.3', s =>
    supplyOf[otherSide(s.active)](s),
  ),
  pointed('reach', 'Reach of a stack', 'Where the stack pointed at could go, with the cost', '5.G.4', reachPicture),
  pointed('rail', 'Railways of a nation', 'Those at home of the stack pointed at', '5.2.4', railPicture),
  pointed('closed', 'Closed to a stack', 'Where the stack pointed at may never go', '5.1.6', closedPicture),
  drawn('sieges', 'Fortresses', 'What an attack meets there, and which are cut off', '6.3.8', sieges),
  drawn('objectives', 'Victory points', 'Places that count now', '14.1.1', objectives),
  drawn('borders-1912', 'Borders of 1912', 'The countries before the First Balkan War', 'SC.5', borders[IN_1912]),
  drawn('borders-1913', 'Borders of 1913', 'The countries after the First Balkan War', 'SC.5', borders[IN_1913]),
  drawn('ground', 'Ground', 'Clear, rough and mountain', '5.5.1', ground),
]
