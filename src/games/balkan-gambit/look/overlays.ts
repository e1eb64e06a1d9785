import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { cheapestEnds, filled, type OverlayMark, reachParts, toneOf } from '../../../core/look/overlay-parts'
import { boardOf } from '../board'
import { beaches, hexName, isCity, landHexes, places } from '../map/hexes'
import { whyNotMarch } from '../movement/marching'
import { movementFactor, reachFrom } from '../movement/movement'
import { displacements } from '../partisans/displacement'
import { whyNotTarget } from '../sea/assault'
import { ALLIED, AXIS, type Gambit, hexOf, isAlliedPlace, isDispersed, isPartisan, sideOf } from '../state'
import { marchOf, network, type Source, sourceHexes, supplyLine, unsuppliedUnits } from '../supply/supply'
import { holderOf, isSupplied } from '../victory/victory'
import { areasOverlay, groundOverlay } from './area-overlays'
import { sideName } from './nations'

const unitsOf = (s: Gambit, side: Side): UnitId[] =>
  boardOf(s).hexes[side].flatMap(hex => boardOf(s).unitsIn[hex].filter(id => sideOf(s, id) === side))

/** What a side's units on the map draw on; the ordinary source of the side in any case. */
const sourcesOf = (s: Gambit, side: Side): Source[] => {
  const drawn = unitsOf(s, side).filter(id => !isPartisan(id))
  return [...new Set<Source>([side === ALLIED ? 'western' : 'german', ...drawn.map(id => marchOf(s, id).source)])]
}

/** R-SU3: the land an infantry unit of the side would be supplied in, its roads, its sources, and who is cut off. */
function supplyPicture(s: Gambit, side: Side): OverlayPicture {
  const sources = sourcesOf(s, side)
  const roads = landHexes.filter(hex => sources.some(source => network(s, source)[hex] === 1))
  const cutOff = [...unsuppliedUnits(s)].filter(id => sideOf(s, id) === side)
  const hexes = [...new Set(cutOff.map(id => hexOf(s, id)).filter(hex => hex !== null))]
  const marks: OverlayMark[] = sources.flatMap(source =>
    sourceHexes(s, source).map(hex => ({ hex, text: 'S', tone: toneOf(side) })),
  )
  return {
    areas: filled([
      {
        hexes: landHexes.filter(hex => isSupplied(s, hex, side)),
        tone: toneOf(side),
        pattern: 'plain',
        label: 'in supply',
      },
      { hexes: roads, tone: toneOf(side), pattern: 'dots', label: 'roads that carry supply' },
      { hexes, tone: 'bad', pattern: 'hatch', label: 'units out of supply' },
    ]),
    lines: [],
    marks,
    note:
      cutOff.length === 0
        ? `No unit of the ${sideName(side)} is out of supply.`
        : `${cutOff.length} ${cutOff.length === 1 ? 'unit' : 'units'} of the ${sideName(side)} out of supply.`,
  }
}

const supplyPictures = {
  [ALLIED]: recent((s: Gambit) => supplyPicture(s, ALLIED)),
  [AXIS]: recent((s: Gambit) => supplyPicture(s, AXIS)),
}

/** The lines over which the units of a hex draw their supply. */
function tracePicture(s: Gambit, at: HexId | null): OverlayPicture | null {
  const units = at === null ? [] : boardOf(s).unitsIn[at].filter(id => !isPartisan(id))
  if (at === null || units.length === 0) return null
  const out = units.filter(id => unsuppliedUnits(s).has(id))
  const lines = units.flatMap(id => {
    const line = supplyLine(s, at, marchOf(s, id))
    return line === null ? [] : [{ hexes: line, tone: toneOf(sideOf(s, id)) }]
  })
  const ends = [...new Set(lines.map(line => line.hexes.at(-1)).filter(hex => hex !== undefined))]
  return {
    areas: filled([{ hexes: out.length > 0 ? [at] : [], tone: 'bad', pattern: 'hatch', label: 'out of supply' }]),
    lines,
    marks: ends.map(hex => ({ hex, text: 'S', tone: 'good' })),
    note:
      out.length === units.length
        ? `Nothing reaches ${hexName(at)}: out of supply.`
        : `${hexName(at)} is supplied from ${ends.map(hexName).join(' and ')}.`,
  }
}

/** Where a unit could end a move begun now, and what it would cost; displacement costs nothing. */
function ends(s: Gambit, id: UnitId, from: HexId): [HexId, number | null][] {
  if (isDispersed(s, id)) return displacements(s, id).map(hex => [hex, null])
  const reached = reachFrom(s, id, from, movementFactor(s, id), true)
  return reached.hexes
    .filter(hex => whyNotMarch(s, id, from, reached, hex).length === 0)
    .map(hex => [hex, reached.costTo(hex)])
}

/** As if it were the turn of whoever stands there. */
function reachPicture(s: Gambit, at: HexId | null): OverlayPicture | null {
  const units = at === null ? [] : boardOf(s).unitsIn[at]
  if (at === null || units.length === 0) return null
  const reached = cheapestEnds(units.map(id => ({ side: sideOf(s, id), ends: ends(s, id, at) })))
  return {
    ...reachParts(reached, sideName),
    lines: [],
    note: `${reached.size} hexes are in reach of ${hexName(at)}.`,
  }
}

/** 4.0: who scores each place as things stand. */
const controlPicture = recent((s: Gambit): OverlayPicture => {
  const hexes = places.map(place => place.hex)
  const scoring = (side: Side) => hexes.filter(hex => holderOf(s, hex) === side)
  const idle = (isAllied: boolean) =>
    hexes.filter(hex => holderOf(s, hex) === null && isAlliedPlace(s, hex) === isAllied)
  return {
    areas: filled([
      { hexes: scoring(ALLIED), tone: 'side-0', pattern: 'plain', label: 'scores for the Allies' },
      { hexes: scoring(AXIS), tone: 'side-1', pattern: 'plain', label: 'scores for the Axis' },
      { hexes: idle(true), tone: 'side-0', pattern: 'hatch', label: 'Allied, scores nothing' },
      { hexes: idle(false), tone: 'side-1', pattern: 'hatch', label: 'Axis, scores nothing' },
    ]),
    lines: [],
    marks: ([ALLIED, AXIS] as const).flatMap(side =>
      scoring(side).map(hex => ({ hex, text: isCity(hex) ? '6' : '3', tone: toneOf(side) })),
    ),
    note: `Places that score: ${scoring(ALLIED).length} for the Allies, ${scoring(AXIS).length} for the Axis.`,
  }
})

/** 7.6, 7.7: where a landing could be made now, weather and points aside. */
const landingPicture = recent((s: Gambit): OverlayPicture => {
  const open = beaches.filter(hex => whyNotTarget(s, 'amphibious', [], hex).length === 0)
  return {
    areas: filled([
      { hexes: open, tone: 'side-0', pattern: 'plain', label: 'open to landings' },
      {
        hexes: beaches.filter(hex => !open.includes(hex)),
        tone: 'neutral',
        pattern: 'hatch',
        label: 'closed to landings now',
      },
    ]),
    lines: [],
    marks: [],
    note: `${open.length} beaches and ports are open to landings${s.weather === 'poor' ? ', once the weather clears' : ''}.`,
  }
})

export const overlays: readonly Overlay<Gambit>[] = [
  {
    id: 'supply-allied',
    title: 'Allied supply',
    about: 'Land in supply, the roads that carry it, and units cut off',
    rule: '9.2.2',
    hover: false,
    picture: s => supplyPictures[ALLIED](s),
  },
  {
    id: 'supply-axis',
    title: 'Axis supply',
    about: 'Land in supply, the roads that carry it, and units cut off',
    rule: '9.2.2',
    hover: false,
    picture: s => supplyPictures[AXIS](s),
  },
  {
    id: 'trace',
    title: 'Supply of a stack',
    about: 'The way over which the stack pointed at draws its supply',
    rule: '9.2.2',
    hover: true,
    picture: tracePicture,
  },
  {
    id: 'reach',
    title: 'Reach of a stack',
    about: 'Where the stack pointed at could go if it were its turn, with the cost',
    rule: '11.1.1',
    hover: true,
    picture: reachPicture,
  },
  {
    id: 'control',
    title: 'Control',
    about: 'Who scores each town and city as things stand',
    rule: '4.0.5',
    hover: false,
    picture: s => controlPicture(s),
  },
  {
    id: 'landings',
    title: 'Landing beaches',
    about: 'Where an amphibious assault may strike',
    rule: '7.6.1',
    hover: false,
    picture: s => landingPicture(s),
  },
  areasOverlay,
  groundOverlay,
]
