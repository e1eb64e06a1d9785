import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import { nameOf } from '../countries'
import { isGroundUnit } from '../forces/counters'
import { type Front, hexOf, onHex, putUnits } from '../state'
import { put, takeOff } from '../units'
import { convertible } from './air-lists'

/** 29.D: units become others of the list. What was converted cannot be replaced: it is gone, not eliminated. */
export const convert = step<Front>({
  enter(s, f, go) {
    if (convertible(s, f.side).length === 0) go.end()
  },
  prompt: () => ({ text: 'Units that may be converted', rule: '29.D', waiting: 'is converting units' }),
  answers: {
    convert: ofUnit({
      intent: 'act',
      title: 'Units',
      among: (s, f) => convertible(s, f.side).map(({ from }) => from),
      whyNot: (s, f, id) =>
        convertible(s, f.side).every(({ from }) => from !== id) &&
        refusal('29.D', `${nameOf(id)} is not converted now`, { unit: id }),
      label(id, s, f) {
        const to = convertible(s, f.side).find(({ from }) => from === id)?.to
        return to === undefined ? nameOf(id) : `${nameOf(id)} becomes ${nameOf(to)}`
      },
      do(s, f, id, go) {
        const to = convertible(s, f.side).find(({ from }) => from === id)?.to
        const hex = hexOf(s, id)
        if (to === undefined || hex === null) return
        takeOff(s, go, [id], { is: 'gone' })
        // R-AIR34: a converted air unit keeps base and state.
        s.inoperative = s.inoperative.map(each => (each === id ? to : each))
        if (isGroundUnit(to)) put(s, go, [to], hex)
        else putUnits(s, [to], () => ({ at: onHex(hex) }))
        go.log('converted', { unit: id, into: to, hex }, '29.D')
        if (s.outcome === null && convertible(s, f.side).length === 0) go.end()
      },
    }),
    done: plain({ intent: 'pass', label: 'No more', do: (_s, _f, go) => go.end() }),
  },
  primary: () => null,
  needs: (s, f) => convertible(s, f.side).length > 0,
})
