import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { NATIONS, type Nation } from '../forces/counter'
import { hexName } from '../map/geography'
import { type Front, type Go, hexOf } from '../state'
import { miss, withdraw, withdrawable } from './air-lists'

type Args = { readonly nation: Nation; readonly model: string; readonly count: number }
type Local = { left: number }
type F = Frame<Args, Local>

const those = (s: Front, { args: { nation, model } }: F) => withdrawable(s, nation, model)

/** Where there is nothing to choose, all go, and what is missing is paid for. */
function settle(s: Front, f: F, go: Go): void {
  const able = those(s, f)
  if (able.length > f.local.left && f.local.left > 0) return
  for (const id of able.slice(0, f.local.left)) withdraw(s, go, id)
  const missing = f.local.left - Math.min(able.length, f.local.left)
  for (let n = 0; n < missing; n++) miss(s, go, f.args.nation, f.args.model, f.side)
  f.local.left = 0
  go.end()
}

/** 29.C.2, R-29C: the owner names which air unit of a model leaves. */
export const withdrawAir = step<Front, Args, Local>({
  args: shape.fields({ nation: shape.oneOf(...NATIONS), model: shape.text, count: shape.whole(1, 9) }),
  local: shape.fields({ left: shape.whole(0, 9) }),
  fresh: ({ count }) => ({ left: count }),
  enter: settle,
  prompt: (_s, f) => ({
    text: `${f.local.left} ${f.args.nation} ${f.args.model} must be withdrawn: which?`,
    rule: '29.C.2',
    ruling: 'R-29C',
    waiting: 'is withdrawing air units',
  }),
  answers: {
    withdraw: ofUnit({
      intent: 'act',
      title: 'Air units',
      among: those,
      whyNot: (s, f, id) =>
        !those(s, f).includes(id) && refusal('29.C.2', `only a ${f.args.model} of theirs`, { unit: id }),
      label(id, s) {
        const hex = hexOf(s, id)
        return `${nameOf(id)}${hex === null ? '' : ` at ${hexName(hex)}`}`
      },
      do(s, f, id, go) {
        withdraw(s, go, id)
        f.local.left -= 1
        settle(s, f, go)
      },
    }),
  },
  needs: (s, f) => f.local.left > 0 && those(s, f).length > f.local.left,
})
