import { ofBox, ofHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import { nameOf, sideOf } from '../countries'
import type { Front, Go } from '../state'
import type { Escaped } from './air-state'
import { land } from './air-units'
import { landEscaped, refuges } from './escape'
import { airDistance } from './ranges'
import { atHex, hexOfSpot, inBox, refusedAt, type Spot, sameSpot, spotName } from './spots'

const firstOfSide = (s: Front, side: Side): Escaped | null =>
  s.fleeing.find(({ unit }) => sideOf(s, unit) === side) ?? null

const open = (s: Front, side: Side): readonly Spot[] => {
  const escaped = firstOfSide(s, side)
  return escaped === null ? [] : refuges(s, escaped)
}

function whyNot(s: Front, side: Side, to: Spot) {
  if (firstOfSide(s, side) === null) return refusal('17.B.2', 'no air unit is looking for a base')
  return !open(s, side).some(each => sameSpot(each, to)) && refusedAt('17.B.2', 'it is no base of yours in range', to)
}

function settleAt(s: Front, f: { readonly side: Side }, to: Spot, go: Go): void {
  const escaped = firstOfSide(s, f.side)
  if (escaped === null) return
  s.fleeing = s.fleeing.filter(each => each !== escaped)
  land(s, escaped.unit, to)
  go.log('landed', { units: [escaped.unit], at: to }, '17.B.2')
  landEscaped(s, go)
  if (firstOfSide(s, f.side) === null) go.end()
}

/** 17.B.2: the owner picks a base for each air unit that got away. */
export const escapeTo = step<Front>({
  enter(s, f, go) {
    landEscaped(s, go)
    if (firstOfSide(s, f.side) === null) go.end()
  },
  prompt(s, f) {
    const escaped = firstOfSide(s, f.side)
    return {
      text:
        escaped === null
          ? 'All have landed'
          : `${nameOf(escaped.unit)} got away from ${spotName(escaped.at)}: pick a base`,
      rule: '17.B.2',
      waiting: 'is saving air units',
    }
  },
  answers: {
    at: ofHex({
      intent: 'act',
      title: 'Bases',
      among: (s, f) => open(s, f.side).flatMap(at => hexOfSpot(at) ?? []),
      whyNot: (s, f, hex) => whyNot(s, f.side, atHex(hex)),
      label: hex => `Land at ${spotName(atHex(hex))}`,
      do: (s, f, hex, go) => settleAt(s, f, atHex(hex), go),
    }),
    atBox: ofBox({
      intent: 'act',
      title: 'Boxes',
      among: (s, f) => open(s, f.side).flatMap(at => (at.is === 'box' ? [at.box] : [])),
      whyNot: (s, f, box) => whyNot(s, f.side, inBox(box)),
      label: box => `Land at ${spotName(inBox(box))}`,
      do: (s, f, box, go) => settleAt(s, f, inBox(box), go),
    }),
  },
  primary(s, f) {
    const escaped = firstOfSide(s, f.side)
    const [first, ...others] = open(s, f.side)
    if (escaped === null || first === undefined) return null
    const far = (at: Spot) => airDistance(s, escaped.unit, escaped.at, at)
    const nearest = others.reduce((best, at) => (far(at) < far(best) ? at : best), first)
    return nearest.is === 'hex' ? { kind: 'at', hex: nearest.hex } : { kind: 'atBox', box: nearest.box }
  },
  focus(s, f) {
    const escaped = firstOfSide(s, f.side)
    return escaped === null ? {} : { hand: [escaped.unit] }
  },
  needs: (s, f) => firstOfSide(s, f.side) !== null,
})
