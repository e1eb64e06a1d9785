import { fliegerWays, germanAir, germanGroups } from './german-set-up'
import {
  alliedWays,
  britishAir,
  britishNavy,
  italianAir,
  italianNavy,
  sanMarco,
  sovietArrivals,
} from './joining-forces'
import type { Scenario } from './scenario'
import { turkishGroups } from './turkish-set-up'

/** 18.4. R-09: its Italians take the place of those of 18.2. R-10: the 7th Flieger comes on turn 1. */
export const late1942: Scenario = {
  id: 'late-1942',
  title: 'Late 1942',
  rule: '18.4',
  turns: 10,
  about: 'The war in the East goes on: few Italians, one British division late, and Soviets over the border on turn 3.',
  victoryModifier: 3,
  raidModifier: -1,
  groups: [
    { id: 'ita-a', rule: '18.4.g18', side: 0, units: ['it-ravenna', 'it-bergamo'], at: { hex: '2805' } },
    { id: 'ita-b', rule: '18.4.g19', side: 0, units: ['it-assietta', 'it-lombardia'], at: { hex: '2704' } },
    ...germanGroups,
    ...turkishGroups,
  ],
  reduced: ['tr-cav-7', 'tr-inf-41', 'tr-inf-17', 'tr-inf-20', 'tr-inf-39'],
  support: [
    { rule: '18.4.g1', turn: 1, side: 0, units: germanAir, choose: 7 },
    { rule: '18.4.g17', turn: 1, side: 0, units: italianAir, choose: 1 },
    { rule: '18.4.g17', turn: 1, side: 0, units: italianNavy, choose: 1 },
    { rule: '18.4.t1', turn: 1, side: 1, units: ['tr-cas-1', 'tr-cas-2', 'tr-cas-3'], choose: 3 },
    { rule: '18.4.t1', turn: 1, side: 1, units: ['tr-ngs-yavuz'], choose: 1 },
    { rule: '18.4.r2', turn: 3, side: 1, units: ['su-cas-1', 'su-cas-2'], choose: 1 },
    { rule: '18.4.r2', turn: 3, side: 1, units: ['su-ngs-1', 'su-ngs-2'], choose: 1 },
    { rule: '18.4.r3', turn: 4, side: 1, units: britishAir, choose: 1 },
    { rule: '18.4.r3', turn: 4, side: 1, units: britishNavy, choose: 1 },
  ],
  arrivals: [
    { id: 'ger-flieger', rule: '18.4.r1', turn: 1, side: 0, units: ['de-abn-7'], ways: fliegerWays },
    { ...sanMarco, rule: '18.4.r1b' },
    ...sovietArrivals,
    { id: 'al-land', rule: '18.4.r4', turn: 4, side: 1, units: ['al-inf-8'], ways: alliedWays },
  ],
  replacements: { German: 1, Italian: 1, Turkish: 1, Soviet: 2, Allied: 0 },
  sovietUnionOpens: 3,
}
