import { knownFrames } from '../../../core/army/fog'
import type { Viewer } from '../../../core/engine/module'
import type { Side } from '../../../core/ids'
import { isChosen, OPEN_PLANS } from '../forces/options'
import type { Front } from '../state'
import { steps } from '../steps'
import type { Plan } from './airborne-state'
import { planHexes, plannersOf } from './plan-book'

const isHiddenFrom = (viewer: Viewer, { side, open }: Plan): boolean => !open && side !== viewer

/** R-HID: nothing is hidden but plans that are not carried out yet. */
export const secretsIn = (s: Front): boolean =>
  s.outcome === null &&
  !isChosen(s, OPEN_PLANS) &&
  (s.plans.some(({ open }) => !open) || s.frames.some(({ step }) => step === 'planBook'))

/** What one screen may show. */
export const view = (s: Front, viewer: Viewer): Front =>
  secretsIn(s)
    ? {
        ...s,
        plans: s.plans.filter(plan => !isHiddenFrom(viewer, plan)),
        frames: knownFrames(steps, s.frames, viewer),
      }
    : s

/** Other units, other hexes, or none: what another side may have written down instead. */
export function otherTruth(s: Front, viewer: Viewer, pick: (count: number) => number): Front {
  if (!secretsIn(s)) return s
  const known = s.plans.filter(plan => !isHiddenFrom(viewer, plan))
  const hidden = ([0, 1] as const).filter(side => side !== viewer).flatMap(side => planned(s, side, known, pick))
  return { ...s, plans: [...known, ...hidden] }
}

function planned(s: Front, side: Side, known: readonly Plan[], pick: (count: number) => number): Plan[] {
  const units = plannersOf(s, side).filter(id => !known.some(({ unit }) => unit === id))
  const hexes = planHexes(s, false)
  return units.flatMap(unit => {
    const hex = hexes[pick(hexes.length)]
    return pick(3) === 0 && hex !== undefined
      ? [{ side, unit, hex, landing: false, turn: s.turn - pick(2), open: false }]
      : []
  })
}
