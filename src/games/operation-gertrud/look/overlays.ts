import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { filled, toneOf } from '../../../core/look/overlay-parts'
import { boardOf, standingIn, unitsIn, zocOf } from '../board'
import { landUnit } from '../forces/counters'
import { hexName, landHexes } from '../map/geography'
import { marchPoints, reachByRail, reachOnFoot, whyNotEntrain } from '../movement/marching'
import { whyNotJoin } from '../movement/stacking'
import { ALLIED, GERMAN, type Gertrud, hexesUnder, hexOf, sideAdjective, sideOf } from '../state'
import { canTrace, isUnsupplied, sourceHexes, sourceOf } from '../supply/supply'
import { areasOverlay, groundOverlay, objectivesOverlay } from './area-overlays'
import { pathsLike, supplyLine } from './supply-lines'

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
const unitsOfSide = (s: Gertrud, side: Side): UnitId[] =>
  boardOf(s).hexes[side].flatMap(hex => standingIn(s, hex, side))

/** 7.0: the land linked to the cities of a side, the way of each stack to them, and who has none. */
function supplyPicture(s: Gertrud, side: Side): OverlayPicture {
  const units = unitsOfSide(s, side).filter(id => landUnit(id).needsSupply)
  const kin = distinct(units.map(sourceOf)).flatMap(source => units.find(id => sourceOf(id) === source) ?? [])
  const linked = landHexes.filter(hex => kin.some(id => pathsLike(s, id).has(hex)))
  const marked = units.filter(id => isUnsupplied(s, id))
  const cutOff = units.filter(id => !isUnsupplied(s, id) && !canTrace(s, id))
  const lines = hexesUnder(s, units).flatMap(hex => {
    const line = units
      .filter(id => hexOf(s, id) === hex)
      .map(id => supplyLine(s, id))
      .find(each => each !== null)
    return line && line.length > 1 ? [{ hexes: line, tone: toneOf(side) }] : []
  })
  return {
    areas: filled([
      { hexes: linked, tone: toneOf(side), pattern: 'plain', label: 'linked to a supply city' },
      { hexes: hexesUnder(s, marked), tone: 'bad', pattern: 'hatch', label: 'units out of supply' },
      { hexes: hexesUnder(s, cutOff), tone: 'bad', pattern: 'dots', label: 'units that will be out of supply' },
    ]),
    lines,
    marks: distinct(kin.flatMap(id => sourceHexes(s, id))).map(hex => ({ hex, text: 'S', tone: toneOf(side) })),
    note: `${marked.length === 0 ? 'No' : marked.length} ${sideAdjective(s, side)} ${marked.length === 1 ? 'unit is' : 'units are'} out of supply${
      cutOff.length > 0 ? `, ${cutOff.length} more cut off` : ''
    }.`,
  }
}

const supplyPictures = [
  recent((s: Gertrud) => supplyPicture(s, GERMAN)),
  recent((s: Gertrud) => supplyPicture(s, ALLIED)),
] as const

/** The way over which the units of a hex draw their supply. */
function tracePicture(s: Gertrud, at: HexId | null): OverlayPicture | null {
  const units = at === null ? [] : unitsIn(s, at).filter(id => landUnit(id).needsSupply)
  if (at === null || units.length === 0) return null
  const lines = units.flatMap(id => {
    const line = supplyLine(s, id)
    return line === null ? [] : [{ hexes: line, tone: toneOf(sideOf(s, id)) }]
  })
  const ends = distinct(lines.flatMap(line => line.hexes.at(-1) ?? []))
  const out = units.filter(id => isUnsupplied(s, id) || !canTrace(s, id))
  return {
    areas: filled([
      { hexes: out.length > 0 ? [at] : [], tone: 'bad', pattern: 'hatch', label: 'without a supply path' },
    ]),
    lines,
    marks: ends.map(hex => ({ hex, text: 'S', tone: 'good' })),
    note:
      ends.length === 0
        ? `No supply path leads from ${hexName(at)}.`
        : `${hexName(at)} is supplied from ${ends.map(hexName).join(' and ')}.`,
  }
}

/** As if it were the turn of whoever stands there, and nobody of them had moved. */
function reachPicture(s: Gertrud, at: HexId | null): OverlayPicture | null {
  const units = at === null ? [] : unitsIn(s, at)
  if (at === null || units.length === 0) return null
  const cheapest = new Map<HexId, number>()
  const byRail = new Set<HexId>()
  for (const id of units) {
    const walked = reachOnFoot(s, id, at, marchPoints(s, id), true)
    for (const hex of walked.hexes)
      if (hex !== at && whyNotJoin(s, [id], hex) === null)
        cheapest.set(hex, Math.min(walked.costTo(hex), cheapest.get(hex) ?? Number.POSITIVE_INFINITY))
    if (whyNotEntrain(s, id).length === 0)
      for (const hex of reachByRail(s, id, at).hexes)
        if (hex !== at && whyNotJoin(s, [id], hex) === null) byRail.add(hex)
  }
  const tone = toneOf(sideOf(s, units[0]))
  const farther = [...byRail].filter(hex => !cheapest.has(hex))
  return {
    areas: filled([
      { hexes: [...cheapest.keys()], tone, pattern: 'plain', label: 'in reach on foot' },
      { hexes: farther, tone, pattern: 'dots', label: 'in reach by rail' },
    ]),
    lines: [],
    marks: [...cheapest].map(([hex, cost]) => ({ hex, text: `${cost}`, tone })),
    note: `${cheapest.size} hexes are in reach of ${hexName(at)} on foot${farther.length > 0 ? `, ${farther.length} more by rail` : ''}.`,
  }
}

/** 8.0 */
const zonePicture = recent((s: Gertrud): OverlayPicture => {
  const of = (side: Side) => landHexes.filter(hex => zocOf(s, side)[hex] === 1)
  return {
    areas: filled([
      { hexes: of(GERMAN), tone: 'side-0', pattern: 'hatch', label: `${sideAdjective(s, GERMAN)} zones of control` },
      { hexes: of(ALLIED), tone: 'threat', pattern: 'hatch', label: 'Allied zones of control' },
    ]),
    lines: [],
    marks: [],
    note: 'A unit that enters an enemy zone of control stops; none reaches over water or a strait.',
  }
})

export const overlays: readonly Overlay<Gertrud>[] = [
  {
    id: 'supply-german',
    title: 'German supply',
    about: 'Land linked to a supply city, the way of each stack, and units cut off',
    rule: '7.0.1',
    hover: false,
    picture: s => supplyPictures[GERMAN](s),
  },
  {
    id: 'supply-allied',
    title: 'Allied supply',
    about: 'Land linked to a supply city, the way of each stack, and units cut off',
    rule: '7.0.1',
    hover: false,
    picture: s => supplyPictures[ALLIED](s),
  },
  {
    id: 'trace',
    title: 'Supply of a stack',
    about: 'The way over which the stack pointed at draws its supply',
    rule: '7.0.1',
    hover: true,
    picture: tracePicture,
  },
  {
    id: 'reach',
    title: 'Reach of a stack',
    about: 'Where the stack pointed at could go if it were its turn, with the cost',
    rule: '9.0.1',
    hover: true,
    picture: reachPicture,
  },
  {
    id: 'zoc',
    title: 'Zones of control',
    about: 'Hexes next to units of either side',
    rule: '8.0.1',
    hover: false,
    picture: s => zonePicture(s),
  },
  objectivesOverlay,
  areasOverlay,
  groundOverlay,
]
