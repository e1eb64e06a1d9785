import { eitherOr } from '../../../core/rules/either-or'
import type { Partizan } from '../state'
import { rollPrestige } from './prestige'

/** 19.1.1: the Partisan player may roll, and may let it be. */
export const prestige = eitherOr<Partizan>({
  yes: { kind: 'roll', label: "Roll for Tito's prestige" },
  no: { kind: 'pass', label: 'Leave the marker where it is' },
  prompt: s => ({
    text: `Do you roll one die${s.kills > 0 ? ` plus ${s.kills}` : ''} for Tito's prestige?`,
    rule: '19.1.1',
    waiting: "may roll for Tito's prestige",
  }),
  decide(s, _f, isYes, go) {
    if (isYes) rollPrestige(s, go)
  },
})
