import { fliegerWays, germanAir, germanGroups } from './german-set-up'
import { alliedWays, britishAir, britishNavy, sovietGroups } from './joining-forces'
import type { Scenario } from './scenario'
import { turkishGroups } from './turkish-set-up'

/** 18.5. R-10: the 7th Flieger comes on turn 1. */
export const early1943: Scenario = {
  id: 'early-1943',
  title: 'Early 1943',
  rule: '18.5',
  turns: 10,
  about: 'A last throw at the Caucasus and the Levant: Turkey is ready and the Soviets stand on the border.',
  victoryModifier: 4,
  raidModifier: -2,
  groups: [...germanGroups, ...turkishGroups, ...sovietGroups],
  reduced: [],
  support: [
    { rule: '18.5.g1', turn: 1, side: 0, units: germanAir, choose: 6 },
    { rule: '18.5.t1', turn: 1, side: 1, units: ['tr-cas-1', 'tr-cas-2', 'tr-cas-3', 'tr-cas-4'], choose: 4 },
    { rule: '18.5.t1', turn: 1, side: 1, units: ['tr-ngs-yavuz'], choose: 1 },
    { rule: '18.5.s1', turn: 1, side: 1, units: ['su-cas-1', 'su-cas-2'], choose: 2 },
    { rule: '18.5.s1', turn: 1, side: 1, units: ['su-ngs-1', 'su-ngs-2'], choose: 2 },
    { rule: '18.5.r2', turn: 3, side: 1, units: britishAir, choose: 2 },
    { rule: '18.5.r2', turn: 3, side: 1, units: britishNavy, choose: 2 },
  ],
  arrivals: [
    { id: 'ger-flieger', rule: '18.5.r1', turn: 1, side: 0, units: ['de-abn-7'], ways: fliegerWays },
    { id: 'al-land', rule: '18.5.r3', turn: 3, side: 1, units: ['al-inf-8'], ways: alliedWays },
  ],
  replacements: { German: 1, Italian: 0, Turkish: 1, Soviet: 1, Allied: 1 },
  sovietUnionOpens: 1,
}
