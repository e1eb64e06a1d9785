import type { Goal } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import type { Front } from '../state'

type Pair = readonly [Goal, Goal]

const GOALS: { readonly [scenario: string]: Pair } = {
  'plan-y': [
    { text: 'Capture the Yugoslav capital, the sooner the better: by Jan II it is decisive.', rule: '33.F.3' },
    { text: 'Keep the Yugoslav capital until the end of March 1941.', rule: '33.F.3' },
  ],
  'assault-on-crete': [
    {
      text: 'Own every airbase of Crete, or destroy four British REs at the price of two airborne ones.',
      rule: '33.D.3.1',
    },
    { text: 'Keep an airbase of Crete, and lose fewer than four of your REs.', rule: '33.D.3.1' },
  ],
}

const USUAL: Pair = [
  {
    text: 'More points than the Allies, three times as many for a decisive victory: capitals, cities, British losses.',
    rule: '31.B.2',
  },
  {
    text: 'More points than the Axis, three times as many for a decisive victory: hold cities, keep the British whole.',
    rule: '31.B.2',
  },
]

/** 31.B and the scenarios of 33: what both sides play for. */
export const goal = (s: Front, side: Side): Goal => (GOALS[s.setting.scenario] ?? USUAL)[side]
