import type { CounterFace, CounterNation, CounterState, CounterSymbol } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { chitOf } from '../combat/odds'
import { type Counter, counters } from '../forces/counters'
import { printedRatings } from '../forces/ratings'
import { unitsIn } from '../movement/board'
import { move } from '../movement/move'
import { mayStack } from '../movement/stacking'
import { faceDownOf } from '../secrets/stand-ins'
import {
  AXIS,
  counterOf,
  hasTrait,
  isIn,
  isOnMap,
  isReduced,
  isUnsupplied,
  nationOf,
  type Partizan,
  sideOf,
  unitOf,
} from '../state'
import { phaseOn } from '../turn'
import { NATIONS_OF } from './words'

/** What a counter's back tells: whose it is. */
type Back = { readonly nation: CounterNation; readonly symbol: CounterSymbol; readonly label: string }

const PARTISAN_BACK: Back = { nation: 'partisan-41', symbol: 'partisan-unknown', label: 'Partisan unit, unknown' }
const AXIS_BACK: Back = { nation: 'german', symbol: 'unknown', label: 'Axis unit, unknown' }

const colourOf = (nation: Counter['nation']): CounterNation =>
  counters.find(each => each.nation === nation)?.colour ?? 'marker'

/** Of those who lie under the counters seen in a hex: where stacking (10.2, 10.3) leaves one nation only, all may know it. */
function backIn(s: Partizan, hex: HexId, side: Side): Back {
  const seen = unitsIn(s, hex).filter(id => sideOf(id) === side)
  const possible = NATIONS_OF[side].filter(nation => seen.every(id => mayStack(nation, nationOf(id))))
  if (side === AXIS) return possible.length === 1 ? { ...AXIS_BACK, nation: colourOf(possible[0]) } : AXIS_BACK
  if (seen.length === 0) return PARTISAN_BACK
  return possible.includes('Partisan')
    ? seen.some(id => nationOf(id) === 'Partisan')
      ? PARTISAN_BACK
      : { ...PARTISAN_BACK, label: 'Partisan or Allied unit, unknown' }
    : { nation: 'american', symbol: 'unknown', label: 'Allied unit, unknown' }
}

const turnedDown = (back: Back): CounterFace => ({
  kind: 'ground',
  ...back,
  size: null,
  designation: '',
  ratings: '',
  steps: null,
  formation: null,
  state: { hidden: true },
})

/** 11.2.3: whether the other side has written it down as seen. */
const isNoted = (s: Partizan, id: UnitId): boolean =>
  s.notes.some(note => note.side === otherSide(sideOf(id)) && note.units.includes(id))

const ratingsLine = (s: Partizan, id: UnitId): string => {
  const { attack, defence, move } = printedRatings(s, id)
  return `${attack}-${defence}-${move}`
}

/** Those who have done what their side is doing now. */
function hasActed(s: Partizan, id: UnitId): boolean {
  const phase = phaseOn(s)
  const isAxis = sideOf(id) === AXIS
  if (phase === (isAxis ? 'axisMoves' : 'partisanMoves'))
    return s.moved.includes(id) && knownFrame(s, 'move', move)?.local.hand.some(each => each.unit === id) !== true
  return phase === (isAxis ? 'axisAttacks' : 'partisanAttacks') && s.attacked.includes(id)
}

/** A word for what lies on the counter. */
function modeOf(s: Partizan, id: UnitId): string | null {
  const chit = chitOf(s, id)
  if (chit > 0) return s.exposed.includes(id) ? `+${chit} exp.` : `+${chit}`
  if (s.exposed.includes(id)) return 'exposed'
  return s.retreated.includes(id) ? 'retreat' : null
}

const stateOf = (s: Partizan, id: UnitId): CounterState => {
  const mode = modeOf(s, id)
  const isEngaged = s.combat !== null && [...s.combat.attackers, ...s.combat.defenders].includes(id)
  return {
    ...(hasActed(s, id) ? { acted: true } : {}),
    ...(isUnsupplied(s, id) ? { outOfSupply: true } : {}),
    ...(isEngaged ? { engaged: true } : {}),
    ...(isReduced(s, id) ? { reduced: true } : {}),
    ...(mode === null ? {} : { mode }),
  }
}

/** '714 Infantry Division, German, 3-3-6, 2 of 2 steps' */
function spokenName(s: Partizan, id: UnitId): string {
  const { name, nation, steps } = counterOf(id)
  const parts = [
    name,
    name.includes(nation) ? '' : nation,
    ratingsLine(s, id),
    steps === 2 && isOnMap(s, id) ? `${unitOf(s, id).steps} of ${steps} steps` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function faceOf(s: Partizan, id: UnitId): CounterFace {
  const cover = faceDownOf(id)
  if (cover !== null) return turnedDown(cover.hex === null ? PARTISAN_BACK : backIn(s, cover.hex, cover.side))
  const isUnseen = isIn(s, id, 'unseen')
  // A name that was turned up once stands in the log and in the notes; where the unit is now does not.
  if (isUnseen && !isNoted(s, id)) return turnedDown(sideOf(id) === AXIS ? AXIS_BACK : PARTISAN_BACK)
  const { colour, symbol, size, designation, steps } = counterOf(id)
  return {
    kind: 'ground',
    nation: colour,
    symbol,
    size,
    designation,
    ratings: ratingsLine(s, id),
    steps: steps === 2 ? { left: unitOf(s, id).steps, full: steps } : null,
    // 2.3: the Italian communists are of a lighter brown.
    formation: hasTrait(id, 'eis') ? 'brown' : null,
    state: isUnseen ? {} : stateOf(s, id),
    label: isUnseen ? `${spokenName(s, id)}, seen before` : spokenName(s, id),
  }
}

const facesOf = recent((_s: Partizan) => new Map<UnitId, CounterFace>())

export function face(s: Partizan, id: UnitId): CounterFace {
  const faces = facesOf(s)
  const known = faces.get(id) ?? faceOf(s, id)
  faces.set(id, known)
  return known
}
