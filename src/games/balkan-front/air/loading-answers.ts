import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { firstOf, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { openPlan, whyNoBook } from '../airborne/plans'
import { nameOf } from '../countries'
import { hexName } from '../map/geography'
import type { Front } from '../state'
import { reNow } from '../units'
import { type Board, type BoardLocal, boarders, loadingBase, NOBODY, presetLift } from './board-orders'
import { sameSpot, spotName } from './spots'

/** 20.E.1.1: no carrier takes more than 2 REs. */
const MOST_SUPPLY = 2

const NO_TRANSPORT = refusal('20.E.0.1', 'only transports carry anything')

function whyNotMoreSupply(s: Front, f: Board) {
  const base = loadingBase(s, f)
  return firstOf(
    () => f.local.picked.length === 0 && NOBODY,
    () => base === null && NO_TRANSPORT,
    () =>
      base !== null &&
      !s.depots.some(at => sameSpot(at, base)) &&
      refusal('20.E.0.3', `no full supply source feeds ${spotName(base)}`),
    () => f.local.supply >= MOST_SUPPLY * f.local.picked.length && refusal('20.E.1.1', 'those in hand carry no more'),
  )
}

const sizeTold = (s: Front, id: UnitId): string => (reNow(s, id) === 1 / 2 ? '½ RE' : `${reNow(s, id)} RE`)

function loadLabel(s: Front, id: UnitId): string {
  const plan = openPlan(s, id, false)
  return `${nameOf(id)}, ${sizeTold(s, id)}${plan === null ? '' : `, drops at ${hexName(plan.hex)}`}`
}

/** 20.E: what the transports in hand take on board, and the book of plans (25.C). */
export const loadingAnswers = {
  load: ofUnit<Front, null, BoardLocal>({
    intent: 'pick',
    toggles: true,
    title: 'Load',
    among: boarders,
    whyNot(s, f, id) {
      return firstOf(
        () => f.local.picked.length === 0 && NOBODY,
        () => loadingBase(s, f) === null && NO_TRANSPORT,
        () =>
          !boarders(s, f).includes(id) && refusal('20.E.0.2', `${nameOf(id)} cannot go on board here`, { unit: id }),
      )
    },
    label: (id, s) => loadLabel(s, id),
    do(s, f, id) {
      f.local.cargo = toggled(f.local.cargo, id)
      f.local.mission = presetLift(s, f)
    },
  }),
  moreSupply: plain<Front, null, BoardLocal>({
    intent: 'pick',
    label: (_s, f) => (f.local.supply === 0 ? 'Load 1 RE of supply' : `Load ${f.local.supply + 1} RE of supply`),
    whyNot: whyNotMoreSupply,
    do(s, f) {
      f.local.supply += 1
      f.local.mission = presetLift(s, f)
    },
  }),
  lessSupply: plain<Front, null, BoardLocal>({
    intent: 'cancel',
    label: 'Leave the supply behind',
    whyNot: (_s, f) => f.local.supply === 0 && refusal('20.E.0.3', 'no supply is on board'),
    do(s, f) {
      f.local.supply = 0
      f.local.mission = presetLift(s, f)
    },
  }),
  book: plain<Front, null, BoardLocal>({
    intent: 'pick',
    label: 'Open the plan book',
    whyNot: (s, f) => whyNoBook(s, f.side),
    do: (_s, f, go) => go.ask({ step: 'planBook', side: f.side, args: { use: 'drops' } }),
  }),
}
