import { duplicityGroups } from './joining-forces'
import type { Replacements, SetUpGroup, Support } from './scenario'

type Duplicity = {
  readonly turns: number
  /** 19.0.3: only when the scenario had no Soviets. */
  readonly groups: readonly SetUpGroup[]
  readonly support: readonly Support[]
  readonly replacements: Replacements
}

/** 19.0: the second game, Soviets in the place of the Germans. */
export const sovietDuplicity: Duplicity = {
  turns: 10,
  groups: duplicityGroups,
  support: [
    { rule: '19.0.3a', turn: 1, side: 0, units: ['su-cas-1', 'su-cas-2'], choose: 2 },
    { rule: '19.0.3a', turn: 1, side: 0, units: ['su-ngs-1', 'su-ngs-2'], choose: 2 },
  ],
  replacements: { German: 0, Italian: 0, Turkish: 1, Soviet: 2, Allied: 0 },
}
