import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture, Tone } from '../../../core/engine/game-look'
import type { HexId, Side } from '../../../core/ids'
import { unitIds } from '../forces/counters'
import { germanHexes, hexName, isRail, landHexes, resourceHexes } from '../map/hexes'
import { isRailedToGermany } from '../movement/rail-nets'
import { AXIS, hexOf, isUnsupplied, PARTISAN, type Partizan, sideOf } from '../state'
import { cutOff } from '../victory/victory'
import { canTrace, mayNeedSupply, openSources, supplyLine } from './in-supply'

type Area = OverlayPicture['areas'][number]

export const toneOf = (side: Side): Tone => (side === PARTISAN ? 'side-0' : 'side-1')
export const filled = (areas: readonly Area[]): Area[] => areas.filter(area => area.hexes.length > 0)

/** Hexes with units known to be out of supply; in a stack that is not seen through the marker tells as much. */
const unsuppliedHexes = (s: Partizan, side: Side): HexId[] => {
  const named = unitIds.filter(id => sideOf(id) === side && isUnsupplied(s, id)).map(id => hexOf(s, id))
  const hidden = s.hidden.filter(each => each.side === side && each.unsupplied).map(each => each.hex)
  return [...new Set([...named.filter(hex => hex !== null), ...hidden])]
}

const NAMES = { [PARTISAN]: 'Allied', [AXIS]: 'Axis' } as const

/** 15.3, 15.4, R-54: positions alone decide, so both may see it. */
function supplyPicture(s: Partizan, side: Side): OverlayPicture {
  const held = landHexes.filter(hex => mayNeedSupply(s, side, hex))
  const lines = held.flatMap(hex => {
    const line = supplyLine(s, side, hex)
    return line === null || line.length < 2 ? [] : [{ hexes: line, tone: toneOf(side) }]
  })
  const cut = held.filter(hex => !canTrace(s, side, hex))
  const marked = unsuppliedHexes(s, side)
  const name = NAMES[side]
  return {
    areas: filled([
      {
        hexes: landHexes.filter(hex => canTrace(s, side, hex)),
        tone: toneOf(side),
        pattern: 'plain',
        label: 'in supply',
      },
      { hexes: cut, tone: 'bad', pattern: 'hatch', label: 'units that would fail a check now' },
      { hexes: marked, tone: 'bad', pattern: 'dots', label: 'units out of supply' },
    ]),
    lines,
    marks: openSources(s, side).map(hex => ({ hex, text: 'S', tone: toneOf(side) })),
    note:
      openSources(s, side).length === 0
        ? `No ${name} source of supply is open.`
        : `${cut.length} of ${held.length} hexes with ${name} units can trace no supply.`,
  }
}

const pictures = {
  [PARTISAN]: recent((s: Partizan) => supplyPicture(s, PARTISAN)),
  [AXIS]: recent((s: Partizan) => supplyPicture(s, AXIS)),
}

function tracePicture(s: Partizan, at: HexId | null): OverlayPicture | null {
  if (at === null) return null
  const side = ([PARTISAN, AXIS] as const).find(each => mayNeedSupply(s, each, at))
  if (side === undefined) return null
  const line = supplyLine(s, side, at)
  const end = line?.at(-1)
  return {
    areas: filled([{ hexes: line === null ? [at] : [], tone: 'bad', pattern: 'hatch', label: 'no way to a source' }]),
    lines: line === null ? [] : [{ hexes: line, tone: toneOf(side) }],
    marks: end === undefined ? [] : [{ hex: end, text: 'S', tone: 'good' }],
    note: end === undefined ? `Nothing reaches ${hexName(at)}.` : `${hexName(at)} is supplied from ${hexName(end)}.`,
  }
}

/** 18.3, 6.2: railways that lead to Germany without a Partisan in the way. */
const railPicture = recent((s: Partizan): OverlayPicture => {
  const rail = landHexes.filter(isRail)
  const cut = cutOff(s)
  return {
    areas: filled([
      {
        hexes: rail.filter(hex => isRailedToGermany(s, hex)),
        tone: 'side-1',
        pattern: 'plain',
        label: 'joined to Germany',
      },
      {
        hexes: rail.filter(hex => !isRailedToGermany(s, hex)),
        tone: 'bad',
        pattern: 'hatch',
        label: 'cut off from Germany',
      },
    ]),
    lines: [],
    marks: [
      ...resourceHexes.map(hex => ({ hex, text: 'R', tone: cut.includes(hex) ? ('bad' as const) : ('good' as const) })),
      ...germanHexes.map(hex => ({ hex, text: 'G', tone: 'side-1' as const })),
    ],
    note: `${cut.length} of ${resourceHexes.length} resource hexes are cut off: ${cut.length} VP for the Partisans this turn.`,
  }
})

export const supplyOverlays: readonly Overlay<Partizan>[] = [
  {
    id: 'supply-axis',
    title: 'Axis supply',
    about: 'Land from which Axis units trace supply, their lines, and who is cut off',
    rule: '15.4',
    hover: false,
    picture: s => pictures[AXIS](s),
  },
  {
    id: 'supply-allied',
    title: 'Allied supply',
    about: 'Land from which Allied units trace supply; Partisans need none',
    rule: '15.3',
    hover: false,
    picture: s => pictures[PARTISAN](s),
  },
  {
    id: 'trace',
    title: 'Supply of a stack',
    about: 'The way over which the stack pointed at draws its supply',
    rule: '15.4',
    hover: true,
    picture: tracePicture,
  },
  {
    id: 'railways',
    title: 'Railways to Germany',
    about: 'Rail hexes joined to Germany, and the resource hexes that score when cut off',
    rule: '18.3',
    hover: false,
    picture: s => railPicture(s),
  },
]
