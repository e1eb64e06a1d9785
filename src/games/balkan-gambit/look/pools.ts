import { recent } from '../../../core/engine/derived'
import type { Pool } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { markerLimitsOf } from '../charts/charts'
import { allocation } from '../command/command-points'
import { hexName } from '../map/hexes'
import { ALLIED, AXIS, type Gambit, tacLeft } from '../state'
import { phasesNow } from '../turn'
import { navalFace, positionFace, tacFace } from './marker-faces'
import { sideColour } from './nations'

type Items = Pool['items']

const several = (count: number, spent: boolean, face: () => Items[number]['face']): Items =>
  Array.from({ length: Math.max(0, count) }, () => ({ face: face(), spent }))

const pointFace = (side: Side, isReserved: boolean) =>
  markerFace({
    symbol: 'number',
    nation: isReserved ? 'partisan' : sideColour(side),
    designation: 'CP',
    ratings: '1',
    label: isReserved ? 'Command point for partisans' : 'Command point',
  })

/** 7.2.4: one Allied point is for partisans only. */
function commandPoints(s: Gambit, side: Side): Pool {
  const isNow = phasesNow(s).now?.id === (side === ALLIED ? 'alliedTurn' : 'axisTurn')
  const { free, reserved } = isNow ? s.cp : { free: 0, reserved: 0 }
  const forPartisans = reserved > 0 ? `, ${reserved} of them for partisans only` : ''
  return {
    id: side === ALLIED ? 'cp-allied' : 'cp-axis',
    title: 'Command points',
    side,
    note: isNow
      ? `${free + reserved} left${forPartisans}`
      : `${allocation(s, side)} in the next player turn as things stand`,
    rule: '7.2.1',
    items: [
      ...several(free, false, () => pointFace(side, false)),
      ...several(reserved, false, () => pointFace(side, true)),
    ],
  }
}

/** 13.2: by scenario and weather. */
function air(s: Gambit): Pool {
  const ready = Math.max(0, tacLeft(s))
  const all = ready + s.tacUsed
  return {
    id: 'tac',
    title: 'Tactical air',
    side: ALLIED,
    note: all === 0 ? 'none flies in this weather' : `${ready} of ${all} ready`,
    rule: '13.2',
    items: [...several(ready, false, tacFace), ...several(s.tacUsed, true, tacFace)],
  }
}

const fleet = (s: Gambit): Pool => ({
  id: 'naval',
  title: 'Naval Support',
  side: ALLIED,
  note: s.naval === null ? 'not on station' : `on station at ${hexName(s.naval)}`,
  rule: '13.4',
  items: several(1, s.naval !== null, navalFace),
})

const limited = (left: number, placed: number, face: () => Items[number]['face']) => ({
  note: `${left} of ${left + placed} left to place`,
  items: [...several(left, false, face), ...several(placed, true, face)],
})

const beachhead = () => markerFace({ symbol: 'beachhead', designation: 'Beach', label: 'Beachhead marker' })

export const pools = recent((s: Gambit): readonly Pool[] => {
  const limits = markerLimitsOf(s)
  return [
    commandPoints(s, ALLIED),
    air(s),
    fleet(s),
    {
      id: 'beachheads',
      title: 'Beachhead markers',
      side: ALLIED,
      rule: '9.3.5',
      ...limited(limits.beachhead - s.markers.length, s.markers.length, beachhead),
    },
    commandPoints(s, AXIS),
    {
      id: 'positions',
      title: 'Improved Positions',
      side: AXIS,
      rule: '7.12.1',
      ...limited(limits.improvedPosition - s.improved.length, s.improved.length, positionFace),
    },
  ]
})
