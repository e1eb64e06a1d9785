import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import { owedFrame } from '../../../core/engine/state'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { cheapestEnds, filled, reachParts, toneOf } from '../../../core/look/overlay-parts'
import { targetModifiers, victoryPoints } from '../charts'
import { movementOf } from '../forces/ratings'
import { hexName, isBlocked, isCity, landHexes, landingHexes, neighbourSteps, settledHexes } from '../map/hexes'
import { boardOf, isHeldBy } from '../movement/board'
import { whyNotMarch } from '../movement/marching'
import { walkFrom } from '../movement/ways'
import { AXIS, PARTISAN, type Partizan, sideOf } from '../state'
import { areasOverlay, groundOverlay } from './area-overlays'
import { notesOn } from './seen-before'
import { supplyOverlays } from './supply-overlays'
import { sideName } from './words'

/** Where a unit could end a move begun now. */
function ends(s: Partizan, id: UnitId, from: HexId): [HexId, number][] {
  const ways = walkFrom(s, id, from, movementOf(s, id), true)
  return ways.hexes.filter(hex => whyNotMarch(s, id, from, ways, hex).length === 0).map(hex => [hex, ways.costTo(hex)])
}

/** nothing is reckoned from counters the viewer may not see. */
function reachPicture(s: Partizan, at: HexId | null): OverlayPicture | null {
  if (at === null) return null
  const units = boardOf(s).unitsIn[at]
  const unknown = s.hidden.some(each => each.hex === at)
  if (units.length === 0 && !unknown) return null
  const reached = cheapestEnds(units.map(id => ({ side: sideOf(id), ends: ends(s, id, at) })))
  const counted = `${reached.size} hexes are in reach of ${hexName(at)} on foot`
  return {
    ...reachParts(reached, sideName),
    lines: [],
    note:
      units.length === 0
        ? `Nobody can say how far the counters in ${hexName(at)} go.`
        : `${counted}${unknown ? ', for those that are seen' : ''}.`,
  }
}

/** 18.6: who holds the towns and cities that score. */
const townsPicture = recent((s: Partizan): OverlayPicture => {
  const heldBy = (side: Side) => settledHexes.filter(hex => isHeldBy(s, hex, side))
  const worth = (hex: HexId) => (isCity(hex) ? victoryPoints.city : victoryPoints.town)
  const scoring = heldBy(PARTISAN)
  return {
    areas: filled([
      { hexes: scoring, tone: 'side-0', pattern: 'plain', label: 'held by the Partisan side, scores' },
      { hexes: heldBy(AXIS), tone: 'side-1', pattern: 'plain', label: 'held by the Axis' },
      {
        hexes: settledHexes.filter(hex => !isHeldBy(s, hex, PARTISAN) && !isHeldBy(s, hex, AXIS)),
        tone: 'neutral',
        pattern: 'hatch',
        label: 'held by nobody',
      },
      {
        hexes: s.scare ? landingHexes : [],
        tone: 'water',
        pattern: 'dots',
        label: 'landing scare, one point more',
      },
    ]),
    lines: [],
    marks: settledHexes.map(hex => ({
      hex,
      text: `${worth(hex)}`,
      tone: scoring.includes(hex) ? 'side-0' : 'neutral',
    })),
    note: `Towns and cities are worth ${scoring.reduce((sum, hex) => sum + worth(hex), 0)} VP to the Partisans as things stand.`,
  }
})

/** 18.5: what lies where, and who stands on it. */
const targetsPicture = recent((s: Partizan): OverlayPicture => {
  const hexes = [...new Set(s.targets.map(each => each.hex))]
  const on = (side: Side) => hexes.filter(hex => isHeldBy(s, hex, side))
  return {
    areas: filled([
      { hexes: on(PARTISAN), tone: 'side-0', pattern: 'plain', label: 'targets under Partisan units' },
      { hexes: on(AXIS), tone: 'side-1', pattern: 'hatch', label: 'targets guarded by the Axis' },
      {
        hexes: hexes.filter(hex => !isHeldBy(s, hex, PARTISAN) && !isHeldBy(s, hex, AXIS)),
        tone: 'neutral',
        pattern: 'plain',
        label: 'targets left alone',
      },
    ]),
    lines: [],
    marks: s.targets.map(({ hex, objective }) => ({ hex, text: `+${targetModifiers[objective]}`, tone: 'bad' })),
    note: `${s.targets.length} target objectives on the map, each worth a die and what is marked.`,
  }
})

/** 11.1.1, 9.5.1: there are no zones of control, but whoever ends next to an enemy can be attacked. */
const threatPicture = recent((s: Partizan): OverlayPicture => {
  const enemy = otherSide(owedFrame(s)?.side ?? AXIS)
  const near = new Set(
    landHexes
      .filter(hex => isHeldBy(s, hex, enemy))
      .flatMap(hex => neighbourSteps(hex).flatMap(({ to, side }) => (isBlocked(side) ? [] : [to]))),
  )
  const hexes = landHexes.filter(hex => near.has(hex) && !isHeldBy(s, hex, enemy))
  return {
    areas: filled([
      { hexes, tone: 'threat', pattern: 'hatch', label: `next to ${enemy === PARTISAN ? 'Partisan' : 'Axis'} units` },
    ]),
    lines: [],
    marks: [],
    note: `${hexes.length} hexes lie next to units of the ${sideName(enemy)}.`,
  }
})

/** 11.2.3: where face-down counters lie in hexes in which some were turned up before. */
const memoryPicture = recent((s: Partizan): OverlayPicture => {
  const found = s.hidden.flatMap(({ hex, side }) => {
    const last = notesOn(s, side, hex)[0]
    return last === undefined ? [] : [{ hex, side, turn: last.turn }]
  })
  return {
    areas: filled(
      ([PARTISAN, AXIS] as const).map(side => ({
        hexes: found.filter(each => each.side === side).map(each => each.hex),
        tone: toneOf(side),
        pattern: 'dots',
        label: `${side === PARTISAN ? 'Partisan' : 'Axis'} counters, seen here before`,
      })),
    ),
    lines: [],
    marks: found.map(({ hex, turn, side }) => ({ hex, text: `T${turn}`, tone: toneOf(side) })),
    note: 'The turn on which units were last turned up there; whether the same lie there now is not known.',
  }
})

export const overlays: readonly Overlay<Partizan>[] = [
  ...supplyOverlays,
  {
    id: 'reach',
    title: 'Reach of a stack',
    about: 'Where the units that are seen could walk if it were their turn, with the cost',
    rule: '9.1.1',
    hover: true,
    picture: reachPicture,
  },
  {
    id: 'control',
    title: 'Towns and cities',
    about: 'Who holds the places that score, and what each is worth',
    rule: '18.6',
    hover: false,
    picture: s => townsPicture(s),
  },
  {
    id: 'targets',
    title: 'Target objectives',
    about: 'Where the targets of this turn lie, and what is added to the die',
    rule: '18.5.2',
    hover: false,
    picture: s => targetsPicture(s),
  },
  {
    id: 'threat',
    title: 'Next to the enemy',
    about: 'Hexes in which units can be attacked; nobody has a zone of control',
    rule: '9.5.1',
    hover: false,
    picture: s => threatPicture(s),
  },
  {
    id: 'memory',
    title: 'Seen before',
    about: 'Hexes with face-down counters where units were turned up earlier',
    rule: '11.2.3',
    hover: false,
    picture: s => memoryPicture(s),
  },
  areasOverlay,
  groundOverlay,
]
