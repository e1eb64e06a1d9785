import type { Ask } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { arriving } from '../arrivals/arriving'
import { mobilizedNow } from '../arrivals/lists'
import { armySide } from '../countries'
import { scenarioOf, splitUnits, unitsListed } from '../forces/scenarios'
import { BEOGRAD } from '../map/geography'
import { settle } from '../ownership'
import { type Front, type Go, hexOf, putUnits, unitOf } from '../state'
import { isBeaten } from './governments'

/** 29.E: cadres in play go to full strength where they are, in supply or not. */
export function flip(s: Front, go: Go, units: readonly UnitId[]): void {
  const cadres = units.filter(id => hexOf(s, id) !== null && unitOf(s, id).cadre)
  if (cadres.length === 0) return
  putUnits(s, cadres, () => ({ cadre: false }))
  go.log('mobilized', { units: cadres }, '29.E')
  settle(
    s,
    go,
    cadres.flatMap(id => hexOf(s, id) ?? []),
  )
}

/** 28.C.2.b, R-Y3: the next step of Yugoslavia, in an initial phase of the side that moves it. */
export function mobilizeYugoslavia(s: Front, side: Side, go: Go): Ask[] {
  const next = scenarioOf(s).mobilization[s.mobilized]
  // R-GOV6: nothing more is raised once the government is gone.
  if (armySide(s, 'Yugoslav') !== side || s.lostGovernments.includes(BEOGRAD)) return []
  if (next === undefined) {
    if (!s.used.includes('mobilized')) s.used = [...s.used, 'mobilized']
    return []
  }
  s.mobilized += 1
  go.log('mobilization', { label: next.label }, '28.C.2.b')
  flip(s, go, splitUnits(next.flip))
  return arriving(s, side, unitsListed({ each: next.place }), go)
}

export function mobilizeGreece(s: Front, go: Go): void {
  if (!isBeaten(s, 'Greek')) flip(s, go, mobilizedNow(s))
}
