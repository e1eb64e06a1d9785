import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { automatic, step, yesNo } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf, sideOf } from '../countries'
import { unitIds, unitList, unitOf, type Wars } from '../state'

/** 3.G.2: prisoners that a side holds, of countries that are in the war. */
const heldBy = (s: Wars, side: Side): UnitId[] =>
  unitIds.filter(id => {
    const { at } = unitOf(s, id)
    return at.is === 'prisoner' && at.of === side && sideOf(s, id) === otherSide(side)
  })

const hasPrisoners = (s: Wars): boolean => heldBy(s, 0).length + heldBy(s, 1).length > 0

const offer = shape.fields({ give: unitList, take: unitList })
type Offer = shape.ShapeOf<typeof offer>

/** Whom the offer names, of those whom the one or the other side holds. */
const naming = (part: keyof Offer, title: string, why: string, [add, drop]: readonly [string, string]) => {
  const all = (s: Wars, f: Frame<null, Offer>) => heldBy(s, part === 'give' ? f.side : otherSide(f.side))
  return ofUnit<Wars, null, Offer>({
    title,
    intent: 'pick',
    among: all,
    whyNot: (s, f, id) => !all(s, f).includes(id) && refusal('3.G.2', `the ${nameOf(id)} is ${why}`, { unit: id }),
    label: (id, _s, f) => `${f.local[part].includes(id) ? drop : add} ${nameOf(id)}`,
    do(_s, f, id) {
      f.local[part] = toggled(f.local[part], id)
    },
  })
}

/** 3.3.1, D91: one offer. */
export const exchange = step<Wars, null, Offer>({
  local: offer,
  fresh: () => ({ give: [], take: [] }),
  enter(s, _f, go) {
    if (!hasPrisoners(s)) go.end()
  },
  resume: (_s, _f, _value, go) => go.end(),
  prompt: (_s, f) => ({
    text:
      f.local.give.length + f.local.take.length === 0
        ? 'Offer an exchange of prisoners? Pick whom you give back and whom you want'
        : `You give ${f.local.give.length} and want ${f.local.take.length}`,
    rule: '3.3.1',
    ruling: 'D91',
    waiting: 'may offer an exchange of prisoners',
  }),
  answers: {
    give: naming('give', 'Your prisoners', 'not your prisoner', ['Give', 'Keep']),
    take: naming('take', 'Your units in captivity', 'not a prisoner of the enemy', ['Want', 'Leave']),
    offer: plain({
      intent: 'act',
      label: 'Make the offer',
      whyNot: (_s, f) =>
        f.local.give.length + f.local.take.length === 0 && refusal('3.3.1', 'nobody is named in the offer'),
      do(_s, f, go) {
        const { give, take } = f.local
        go.log('offered', { side: f.side, give, take }, '3.3.1')
        go.ask({ step: 'handOver', side: f.side, args: { give, take } })
      },
    }),
    none: plain({ intent: 'pass', label: 'Offer nothing', do: (_s, _f, go) => go.end() }),
  },
  primary: (_s, f) => (f.local.give.length + f.local.take.length === 0 ? 'none' : 'offer'),
  needs: hasPrisoners,
})

/** 3.3.1 */
export const answerExchange = yesNo<Wars, Offer>({
  args: offer,
  prompt: (_s, f) => ({
    text: `Exchange of prisoners: you get ${f.args.give.length} back and give ${f.args.take.length}; agreed?`,
    rule: '3.3.1',
    waiting: 'answers the offer',
  }),
  yes: { kind: 'agree', label: 'Agree' },
  no: { kind: 'refuse', label: 'Refuse' },
  decide: () => {},
  primary: () => null,
})

/** An offer is answered, and prisoners who are free are put on the map by their owners. */
export const handOver = automatic<Wars, Offer>({
  args: offer,
  enter: (_s, f, go) => go.ask({ step: 'answerExchange', side: otherSide(f.side), args: f.args }),
  resume(_s, f, value, go) {
    const { give, take } = f.args
    if (typeof value !== 'boolean') {
      if (go.pending === 0) go.end()
      return
    }
    go.log('exchanged', { units: [...give, ...take], accepted: value }, '3.3.1')
    if (!value) return go.end()
    go.ask(
      { step: 'place', side: otherSide(f.side), args: { units: give, why: 'prisoner' } },
      { step: 'place', side: f.side, args: { units: take, why: 'prisoner' } },
    )
  },
})
