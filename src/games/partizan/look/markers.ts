import { recent } from '../../../core/engine/derived'
import type { TableMarker } from '../../../core/engine/game-look'
import type { HexId } from '../../../core/ids'
import { grid, hexName, landingHexes, settledHexes } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { type Chit, hexOf, PARTISAN, type Partizan } from '../state'
import { phaseOn } from '../turn'
import { cacheFace, markerFace, targetFace } from './marker-faces'

const keyOf = (what: string, hex: HexId, nth = 0): string => `${what}-${grid.numbers[hex]}${nth === 0 ? '' : `-${nth}`}`

/** 4.1.2, R-4: two may lie in one hex. */
const targets = (s: Partizan): TableMarker[] =>
  s.targets.map(({ objective, hex }, index) => {
    const nth = s.targets.slice(0, index).filter(each => each.hex === hex).length
    return { key: keyOf('target', hex, nth), at: { hex }, face: targetFace(objective) }
  })

const beaches = (s: Partizan): TableMarker[] =>
  s.armpit.beaches.map(hex => ({
    key: keyOf('beach', hex),
    at: { hex },
    face: markerFace({
      symbol: 'beachhead',
      nation: 'american',
      designation: 'Beach',
      label: `Landing Beach at ${hexName(hex)}: supplies Allied units`,
    }),
  }))

const chitHex = (s: Partizan, { unit, hex }: Chit): HexId | null => (unit === null ? hex : hexOf(s, unit))

/** R-34: in which hex a cache lies is open to both, whoever has it. */
function caches(s: Partizan): TableMarker[] {
  const placed = s.chits.flatMap(chit => {
    const hex = chitHex(s, chit)
    return hex === null ? [] : [{ hex, strength: chit.strength }]
  })
  // The order in which they were handed out would tell two holders apart.
  const sorted = placed.toSorted((a, b) => a.hex - b.hex || b.strength - a.strength)
  return sorted.map(({ hex, strength }, index) => {
    const nth = sorted.slice(0, index).filter(each => each.hex === hex).length
    return { key: keyOf('cache', hex, nth), at: { hex }, small: true, face: cacheFace(strength) }
  })
}

/** R-34: a stack of which only the top is seen shows that somebody in it is out of supply. */
const unsupplied = (s: Partizan): TableMarker[] =>
  s.hidden
    .filter(each => each.unsupplied)
    .map(({ hex }) => ({
      key: keyOf('supply', hex),
      at: { hex },
      small: true,
      face: markerFace({ symbol: 'out-of-supply', label: `A unit of the stack in ${hexName(hex)} is out of supply` }),
    }))

/** 18.6, R-26: towns that the Partisan side holds, and ports that it held last. */
const flags = (s: Partizan): TableMarker[] => {
  const held = settledHexes.filter(hex => isHeldBy(s, hex, PARTISAN))
  return [...new Set([...held, ...s.partisanPorts])].map(hex => ({
    key: keyOf('control', hex),
    at: { hex },
    small: true,
    face: markerFace({
      symbol: 'flag',
      nation: 'partisan-41',
      label: held.includes(hex)
        ? `${hexName(hex)} held by the Partisan side`
        : `${hexName(hex)}, a port last held by the Partisan side`,
    }),
  }))
}

const scares = (s: Partizan): TableMarker[] =>
  s.scare
    ? landingHexes.map(hex => ({
        key: keyOf('scare', hex),
        at: { hex },
        small: true,
        face: markerFace({
          symbol: 'event',
          ratings: '+1',
          label: `Landing scare: ${hexName(hex)} is worth 1 VP more to the Partisans at the end of the turn`,
        }),
      }))
    : []

/** 11.11.1: a hex is attacked once in a segment. */
const attacked = (s: Partizan): TableMarker[] =>
  ['partisanAttacks', 'axisAttacks'].includes(phaseOn(s) ?? '')
    ? s.attackedHexes.map(hex => ({
        key: keyOf('attacked', hex),
        at: { hex },
        small: true,
        face: markerFace({ symbol: 'battle', label: `${hexName(hex)} has been attacked in this segment` }),
      }))
    : []

export const markers = recent((s: Partizan): readonly TableMarker[] => [
  ...targets(s),
  ...beaches(s),
  ...caches(s),
  ...unsupplied(s),
  ...flags(s),
  ...scares(s),
  ...attacked(s),
])
