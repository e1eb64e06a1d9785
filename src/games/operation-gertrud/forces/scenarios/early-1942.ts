import { fliegerWays, germanAir, germanGroups } from './german-set-up'
import { alliedWays, britishAir, britishNavy, italianAir, italianNavy, sanMarco } from './joining-forces'
import type { Scenario } from './scenario'
import { turkishGroups } from './turkish-set-up'

/** 18.3. R-10: the 7th Flieger comes on turn 1, reduced. */
export const early1942: Scenario = {
  id: 'early-1942',
  title: 'Early 1942',
  rule: '18.3',
  turns: 10,
  about: 'Turkey first, the Soviet Union after: a firmer Turkish army, and an American carrier group within reach.',
  victoryModifier: 2,
  raidModifier: 0,
  groups: [
    { id: 'ita-a', rule: '18.3.g16', side: 0, units: ['it-ravenna', 'it-aosta', 'it-bergamo'], at: { hex: '2805' } },
    {
      id: 'ita-b',
      rule: '18.3.g17',
      side: 0,
      units: ['it-assietta', 'it-pasubio', 'it-lombardia'],
      at: { hex: '2704' },
    },
    ...germanGroups,
    ...turkishGroups,
  ],
  reduced: [
    'tr-inf-32',
    'tr-inf-57',
    'tr-inf-6',
    'tr-inf-53',
    'tr-cav-7',
    'tr-inf-41',
    'tr-inf-17',
    'tr-inf-20',
    'tr-inf-39',
  ],
  support: [
    { rule: '18.3.g1', turn: 1, side: 0, units: germanAir, choose: 8 },
    { rule: '18.3.g15', turn: 1, side: 0, units: italianAir, choose: 2 },
    { rule: '18.3.g15', turn: 1, side: 0, units: italianNavy, choose: 2 },
    { rule: '18.3.t1', turn: 1, side: 1, units: ['tr-cas-1', 'tr-cas-2', 'tr-cas-3'], choose: 3 },
    { rule: '18.3.t1', turn: 1, side: 1, units: ['tr-ngs-yavuz'], choose: 1 },
    { rule: '18.3.r3', turn: 3, side: 1, units: britishAir, choose: 3 },
    { rule: '18.3.r3', turn: 3, side: 1, units: britishNavy, choose: 3 },
    { rule: '18.3.r3', turn: 3, side: 1, units: ['us-cas-1'], choose: 1 },
    { rule: '18.3.r3', turn: 3, side: 1, units: ['us-ngs-1'], choose: 1 },
  ],
  arrivals: [
    { id: 'ger-flieger', rule: '18.3.r1', turn: 1, side: 0, units: ['de-abn-7'], ways: fliegerWays, reduced: true },
    { ...sanMarco, rule: '18.3.r2' },
    { id: 'al-land', rule: '18.3.r4', turn: 3, side: 1, units: ['al-inf-2', 'al-inf-8'], ways: alliedWays },
  ],
  replacements: { German: 1, Italian: 1, Turkish: 1, Soviet: 0, Allied: 1 },
  sovietUnionOpens: null,
}
