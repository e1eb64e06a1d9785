import { ofHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { type Ask, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { isSasGranted } from '../combat/support'
import { hexName, islands, VIS } from '../map/hexes'
import { isEmpty, isHeldBy } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { whyNotShare } from '../movement/stacking'
import { AXIS, type Go, isIn, PARTISAN, type Partizan, putUnit, SAS } from '../state'

/** 7.4, R-14: Vis, or another empty island when the Axis is on Vis. */
export const sasIslands = (s: Partizan): HexId[] =>
  isHeldBy(s, VIS, AXIS) || whyNotShare(s, [SAS], VIS) !== null ? islands.filter(hex => isEmpty(s, hex)) : [VIS]

export function landSas(s: Partizan, go: Go, hex: HexId): void {
  putUnit(s, SAS, { steps: 1, unsupplied: 0 })
  placeUnit(s, SAS, hex)
  go.log('sas', { hex }, '7.4')
}

/** The 2 SAS comes at the moment it is granted; with no island free it waits for a later one. */
export function bringSas(s: Partizan, go: Go): Ask[] {
  if (!isSasGranted(s) || !isIn(s, SAS, 'waiting')) return []
  const open = sasIslands(s)
  if (open.length > 1) return [{ step: 'sas', side: PARTISAN }]
  if (open.length === 1) landSas(s, go, open[0] as HexId)
  return []
}

/** with the Axis on Vis the 2 SAS lands on another empty island. */
export const sas = step<Partizan>({
  seat: 'private',
  prompt: () => ({
    text: 'The Axis is on Vis: pick an empty island for the 2 SAS.',
    rule: '7.4',
    ruling: 'R-14',
    waiting: 'is placing the 2 SAS',
  }),
  answers: {
    to: ofHex({
      title: 'Destinations',
      intent: 'act',
      among: sasIslands,
      whyNot: (s, _f, hex) =>
        !sasIslands(s).includes(hex) &&
        refusal(
          '7.4',
          islands.includes(hex) ? 'this island is not empty' : 'the 2 SAS comes to an island',
          { hex },
          'R-14',
        ),
      label: hexName,
      do(s, _f, hex, go) {
        landSas(s, go, hex)
        go.end()
      },
    }),
  },
  focus: () => ({ hand: [SAS] }),
  needs: s => isIn(s, SAS, 'waiting') && sasIslands(s).length > 0,
})
