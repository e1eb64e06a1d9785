import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { nameOf } from '../countries'
import { hexName } from '../map/geography'
import { type Front, hexOf } from '../state'
import { eliminate, isPositionAa } from '../units'
import { crowded, moversIn } from './crowding'

/** Position antiaircraft takes no room, so its removal cures nothing (22.A.3.2). */
const removable = (s: Front, side: 0 | 1): UnitId[] =>
  crowded(s, side).flatMap(hex => moversIn(s, hex, side).filter(id => !isPositionAa(id)))

/** 8.B.1, R-STK2: what cannot be cured is removed, by its owner’s choice, without cadres. */
export const overstack = step<Front>({
  enter(s, f, go) {
    if (crowded(s, f.side).length === 0) go.end()
  },
  prompt: (s, f) => ({
    text: `Too many units in ${crowded(s, f.side).map(hexName).join(', ')}: remove some`,
    rule: '8.B.1',
    ruling: 'R-STK2',
    waiting: 'is removing units',
  }),
  answers: {
    remove: ofUnit({
      title: 'Units',
      intent: 'spend',
      among: (s, f) => removable(s, f.side),
      whyNot(s, f, id) {
        const hex = hexOf(s, id)
        return (
          (hex === null || !removable(s, f.side).includes(id)) &&
          refusal('8.B.1', 'its hex is not overstacked', { unit: id })
        )
      },
      label: (id, s) => `Remove ${nameOf(id)} from ${hexName(hexOf(s, id) as never)}`,
      do(s, f, id, go) {
        const hex = hexOf(s, id)
        if (hex !== null) go.log('crowdedOut', { unit: id, hex }, '8.B.1')
        eliminate(s, go, [id], '8.B.1')
        if (s.outcome === null && crowded(s, f.side).length === 0) go.end()
      },
    }),
  },
  needs: (s, f) => crowded(s, f.side).length > 0,
})
