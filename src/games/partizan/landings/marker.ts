import { yesNo } from '../../../core/engine/make-step'
import type { Partizan } from '../state'

/** 19.2.0.2: the marker for the next turn, face down. */
export const armpit = yesNo<Partizan>({
  seat: 'private',
  yes: { kind: 'yes', label: 'Lay "Yes": the landings come next turn' },
  no: { kind: 'no', label: 'Lay "No"' },
  prompt: s => ({
    text: `Which Operation Armpit marker do you lay face down for turn ${s.turn + 1}?`,
    rule: '19.2.0.2',
    waiting: 'is laying the Operation Armpit marker',
  }),
  decide(s, _f, isYes, go) {
    s.armpit = { ...s.armpit, marker: isYes ? 'yes' : 'no' }
    go.log('armpitLaid', { turn: s.turn + 1 }, '19.2.0.2')
  },
})
