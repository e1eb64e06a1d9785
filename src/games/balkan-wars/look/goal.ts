import type { Goal } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import type { Wars } from '../state'

type Pair = readonly [Goal, Goal]

const GOALS: { readonly [scenario: string]: Pair } = {
  'first-war': [
    {
      text: 'More points than the Ottomans: Constantinople 10, Adrianople, Salonika, Skopje, Scutari and Tirana 5 each.',
      rule: 'S1.V.1',
    },
    {
      text: 'Keep what you hold, above all Constantinople (10); Sofia, Belgrade, Athens and Philippopolis are worth 5 each.',
      rule: 'S1.V.4',
    },
  ],
  'on-to-belgrade': [
    { text: 'Keep Belgrade (10 points) and your towns (3 each) for six turns; Sarajevo is worth 20.', rule: 'S3.V' },
    {
      text: 'Take Belgrade (10 points) and the Serbian towns (3 each) within six turns, and keep Sarajevo.',
      rule: 'S3.V',
    },
  ],
}

const USUAL: Goal = {
  text: 'More points than the enemy at the end: places on the list of the scenario, and enemies at Morale 0.',
  rule: '14.3.5',
}

/** 14: what is paid for in the scenario. */
export const goal = (s: Wars, side: Side): Goal => GOALS[s.setting.scenario]?.[side] ?? USUAL
