import type { HexId, Side, UnitId } from '../../../core/ids'
import { construction } from '../charts/works'
import { sideOf } from '../countries'
import { groundIds, groundOf } from '../forces/counters'
import { canConstruct } from '../forces/unit-types'
import { isMajorCity, terrainAt, wallsBehind } from '../map/geography'
import { whyDefeatist } from '../politics/morale'
import { type Front, type Go, hexOf, type Part } from '../state'
import { isInSupplyNow } from '../supply/supply'
import { isPoor } from '../weather/weather'
import { pruneWorks } from './left-works'
import type { Building } from './works-state'

export type Built = Building['what']

const hasFort = (s: Part<'forts'>, hex: HexId): boolean => s.forts.some(fort => fort.hex === hex)
const hasPermanent = (s: Part<'airfields'>, hex: HexId): boolean =>
  s.airfields.some(field => field.hex === hex && field.kind === 'permanent')

/** 14.A.1.1, 14.A.1.3, R-14A3: whether the ground takes a fort or a permanent airfield. */
export function groundTakes(s: Part<'forts' | 'airfields' | 'wrecked'>, what: Built, hex: HexId): boolean {
  const isOpen = (construction.terrain as readonly string[]).includes(terrainAt(hex)) && !isMajorCity(hex)
  if (!isOpen) return false
  if (what === 'airfield') return !hasPermanent(s, hex)
  return !hasFort(s, hex) && (wallsBehind(hex).length === 0 || s.wrecked.includes(hex))
}

/** 14.A.1.4 */
export const startsOf = (side: Side): number => (side === 0 ? construction.starts.axis : construction.starts.allied)

/** Construction units of a side that could begin a work of the kind where they stand. */
export const buildersOf = (s: Front, side: Side, what: Built): UnitId[] =>
  groundIds.filter(id => {
    const hex = hexOf(s, id)
    return (
      hex !== null &&
      sideOf(s, id) === side &&
      canConstruct(groundOf(id)) &&
      s.owner[hex] === side &&
      groundTakes(s, what, hex) &&
      // 32.E.2
      (what !== 'fort' || whyDefeatist(s, hex, side, '32.E.2') === false) &&
      !s.building.some(each => each.builder === id || (each.hex === hex && each.what === what)) &&
      isInSupplyNow(s, id)
    )
  })

/** 14.A.1.2, R-14A: in the builder's initial phases, one in clear weather and half in poor; done at one. */
export function finishWorks(s: Front, side: Side, go: Go): void {
  pruneWorks(s)
  const done: Building[] = []
  s.building = s.building.flatMap(work => {
    if (sideOf(s, work.builder) !== side) return [work]
    const halves = work.halves + (isPoor(s, work.hex) ? 1 : 2)
    if (halves < 2) return [{ ...work, halves }]
    done.push(work)
    return []
  })
  for (const { what, hex } of done) {
    if (what === 'fort') s.forts = [...s.forts, { hex, side }]
    // 14.A.1.7: it takes the place of a temporary one.
    else s.airfields = [...s.airfields.filter(field => field.hex !== hex), { hex, kind: 'permanent' }]
    go.log('built', { what, hex, side, poor: isPoor(s, hex) }, what === 'fort' ? '14.A.1.2' : '14.A.1.3')
  }
}
