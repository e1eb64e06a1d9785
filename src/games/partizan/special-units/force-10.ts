import { ofHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { eliminate } from '../combat/casualties'
import { hexName, isYugoslav, yugoslavHexes } from '../map/hexes'
import { isEmpty, isHeldBy } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { whyNotShare } from '../movement/stacking'
import { AXIS, F10, type Go, type Partizan } from '../state'
import { rollDrift } from './paradrop'

/** 19.3, R-53. */
export const whyNotAim = (s: Partizan, hex: HexId): Refusal[] =>
  firstOf(
    () => !isYugoslav(hex) && refusal('19.3', 'Force 10 jumps over Yugoslavia', { hex }, 'R-53'),
    () => !isEmpty(s, hex) && refusal('19.3', 'Force 10 aims at an empty hex', { hex }, 'R-53'),
  )

/** it always drifts; only Yugoslav hexes without Axis units and with room will do. */
export function dropForce10(s: Partizan, go: Go, aim: HexId): void {
  const hex = rollDrift(s, go, aim, 'Force 10')
  const isSafe = hex !== null && isYugoslav(hex) && !isHeldBy(s, hex, AXIS) && whyNotShare(s, [F10], hex) === null
  if (isSafe) {
    placeUnit(s, F10, hex)
    go.log('force10', { aim, hex }, '19.3')
  } else {
    eliminate(s, go, F10)
    go.log('force10Lost', { aim, hex }, '19.3')
  }
}

/** 19.3: Force 10 is aimed at an empty hex, and drifts. Which hexes are empty both can see. */
export const force10 = step<Partizan>({
  seat: 'open',
  enter(s, _f, go) {
    if (yugoslavHexes.every(hex => whyNotAim(s, hex).length > 0)) go.end()
  },
  prompt: () => ({
    text: 'Force 10 jumps: name an empty hex of Yugoslavia, from which it will drift.',
    rule: '19.3',
    ruling: 'R-53',
    waiting: 'is dropping Force 10',
  }),
  answers: {
    aim: ofHex({
      title: 'Where to jump',
      intent: 'act',
      seals: true,
      among: () => yugoslavHexes,
      whyNot: (s, _f, hex) => whyNotAim(s, hex),
      label: hexName,
      do(s, _f, hex, go) {
        dropForce10(s, go, hex)
        go.end()
      },
    }),
  },
  focus: () => ({ hand: [F10] }),
})
