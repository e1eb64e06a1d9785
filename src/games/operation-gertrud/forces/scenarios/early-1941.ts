import { germanAir, germanGroups } from './german-set-up'
import { alliedWays, britishAir, britishNavy } from './joining-forces'
import type { Scenario } from './scenario'
import { turkishGroups } from './turkish-set-up'

/** 18.1. R-10: the 7th Flieger waits off the map and comes by parachute or never. */
export const early1941: Scenario = {
  id: 'early-1941',
  title: 'Early 1941',
  rule: '18.1',
  turns: 10,
  about: 'Spring 1941, no pact with Ankara yet: the kindest odds for the German player.',
  victoryModifier: 0,
  raidModifier: 2,
  groups: [
    ...germanGroups,
    { id: 'ger-flieger', rule: '18.1.g14', side: 0, units: ['de-abn-7'], at: { box: 'flieger' } },
    ...turkishGroups,
  ],
  reduced: [
    'tr-inf-33',
    'tr-inf-52',
    'tr-inf-28',
    'tr-inf-64',
    'tr-inf-46',
    'tr-inf-62',
    'tr-inf-32',
    'tr-inf-66',
    'tr-inf-57',
    'tr-inf-6',
    'tr-inf-25',
    'tr-inf-71',
    'tr-inf-63',
    'tr-inf-3',
    'tr-inf-29',
    'tr-inf-15',
    'tr-inf-10',
    'tr-inf-53',
    'tr-inf-51',
    'tr-inf-67',
    'tr-cav-7',
    'tr-inf-41',
    'tr-inf-17',
    'tr-inf-20',
    'tr-inf-39',
  ],
  support: [
    { rule: '18.1.g1', turn: 1, side: 0, units: germanAir, choose: 10 },
    { rule: '18.1.t1', turn: 1, side: 1, units: ['tr-cas-1', 'tr-cas-2'], choose: 2 },
    { rule: '18.1.t1', turn: 1, side: 1, units: ['tr-ngs-yavuz'], choose: 1 },
    { rule: '18.1.r1', turn: 3, side: 1, units: britishAir, choose: 3 },
    { rule: '18.1.r1', turn: 3, side: 1, units: britishNavy, choose: 3 },
  ],
  arrivals: [{ id: 'al-land', rule: '18.1.r2', turn: 3, side: 1, units: ['al-inf-2', 'al-inf-8'], ways: alliedWays }],
  replacements: { German: 2, Italian: 0, Turkish: 2, Soviet: 0, Allied: 1 },
  sovietUnionOpens: null,
}
