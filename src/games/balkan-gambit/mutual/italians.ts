import { isInBands, parseBands } from '../../../core/band'
import type { HexId, UnitId } from '../../../core/ids'
import { stackIn } from '../board'
import { ATTITUDES, type Attitude, DEFECTS_FROM, italianAttitude } from '../charts/charts'
import { eliminate } from '../combat/elimination'
import { counters, type Nation, unitIds } from '../forces/counters'
import { grid } from '../map/hexes'
import { stackRefusal } from '../movement/stacking'
import {
  ALLIED,
  AXIS,
  areaOf,
  type Gambit,
  type Go,
  hexOf,
  is1943,
  isYugoslavia,
  nationOf,
  onHex,
  putUnit,
  unitOf,
} from '../state'

const bands = Object.entries(italianAttitude).map(([roll, attitude]) => ({ roll: parseBands(roll) ?? [], attitude }))

const attitudeFor = (roll: number): Attitude =>
  bands.find(each => isInBands(each.roll, roll))?.attitude ?? 'belligerent'

const levelOf = (attitude: Attitude | null): number => (attitude === null ? -1 : ATTITUDES.indexOf(attitude))

/** S43.6: the level never falls and may rise by more than one. */
export const nextAttitude = (now: Attitude | null, roll: number): Attitude => {
  const rolled = attitudeFor(roll)
  return now !== null && levelOf(rolled) <= levelOf(now) ? now : rolled
}

const HAVE_LEFT: readonly (Attitude | null)[] = ['surrender', 'capitulation']

const italians = (s: Gambit): UnitId[] =>
  unitIds
    .filter(id => nationOf(id) === 'Italy' && hexOf(s, id) !== null)
    .sort((a, b) => compare(hexOf(s, a) as HexId, hexOf(s, b) as HexId) || a - b)

const compare = (a: HexId, b: HexId): number => grid.numbers[a].localeCompare(grid.numbers[b])

/** S43.6: the roll of this turn and what comes of it; true when Italians have just fallen into confusion. */
export function rollAttitude(s: Gambit, go: Go): boolean {
  if (!is1943(s) || HAVE_LEFT.includes(s.attitude)) return false
  const before = s.attitude
  s.attitude = nextAttitude(before, go.roll(10, 'attitude of the Italians'))
  go.log('attitude', { attitude: s.attitude, changed: before !== s.attitude }, 'S43.6')
  if (s.attitude === 'surrender')
    for (const id of italians(s)) eliminate(s, go, id, { rule: 'S43.6.3', pile: 'surrendered' })
  if (s.attitude === 'capitulation') for (const id of italians(s)) defect(s, go, id)
  return s.attitude === 'confusion' && before !== 'confusion'
}

/** S43.6.4, R-IT3: gone, or on 6 and more a dispersed partisan unit in its hex while counters last. */
function defect(s: Gambit, go: Go, id: UnitId): void {
  const hex = hexOf(s, id) as HexId
  const rolled = go.roll(10, `defection of ${counters[id].name}`)
  eliminate(s, go, id, { rule: 'S43.6.4', pile: 'surrendered' })
  const kind = rolled >= DEFECTS_FROM ? partisanKind(s, hex) : null
  const free = unitIds.find(each => nationOf(each) === kind && isSpare(s, each))
  if (free === undefined || stackRefusal(s, [...stackIn(s, hex, ALLIED), free]) !== null) return
  putUnit(s, free, { at: onHex(hex), steps: 1, dispersed: true })
  go.log('defected', { unit: free, from: id, hex }, 'S43.6.4')
}

const partisanKind = (s: Gambit, hex: HexId): Nation | null =>
  isYugoslavia(s, hex) || areaOf(s, hex) === 'Albania'
    ? 'Yugoslav Partisan'
    : areaOf(s, hex) === 'Greece'
      ? 'Greek Guerrilla'
      : null

/** R-CNT3: counters not used yet, and eliminated ones. */
const isSpare = (s: Gambit, id: UnitId): boolean => unitOf(s, id).at.is === 'waiting' || unitOf(s, id).at.is === 'dead'

/** R-IT1: units caught in one hex with Italians in confusion. */
export const unitsToClearOut = (s: Gambit): UnitId[] =>
  unitIds.filter(id => {
    const hex = hexOf(s, id)
    if (hex === null || nationOf(id) === 'Italy' || nationOf(id) === 'Chetnik') return false
    return stackIn(s, hex, AXIS).includes(id) && stackIn(s, hex, AXIS).some(other => nationOf(other) === 'Italy')
  })
