import { germanAir, germanGroups } from './german-set-up'
import { alliedWays, britishAir, britishNavy, italianAir, italianNavy, sanMarco } from './joining-forces'
import type { Scenario } from './scenario'
import { turkishGroups } from './turkish-set-up'

/** 18.2. The 7th Flieger is not used. */
export const late1941: Scenario = {
  id: 'late-1941',
  title: 'Late 1941',
  rule: '18.2',
  turns: 10,
  about: 'Greece has fallen, the attack on the Soviet Union is put off; Italians join in, the paratroops do not.',
  victoryModifier: 1,
  raidModifier: 1,
  groups: [
    { id: 'ita-a', rule: '18.2.g15', side: 0, units: ['it-ravenna', 'it-aosta', 'it-bergamo'], at: { hex: '2805' } },
    {
      id: 'ita-b',
      rule: '18.2.g16',
      side: 0,
      units: ['it-assietta', 'it-pasubio', 'it-lombardia'],
      at: { hex: '2704' },
    },
    ...germanGroups,
    ...turkishGroups,
  ],
  reduced: [
    'tr-inf-33',
    'tr-inf-28',
    'tr-inf-46',
    'tr-inf-32',
    'tr-inf-66',
    'tr-inf-57',
    'tr-inf-6',
    'tr-inf-25',
    'tr-inf-71',
    'tr-inf-3',
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
    { rule: '18.2.g1', turn: 1, side: 0, units: germanAir, choose: 8 },
    { rule: '18.2.g14b', turn: 1, side: 0, units: italianAir, choose: 2 },
    { rule: '18.2.g14b', turn: 1, side: 0, units: italianNavy, choose: 2 },
    { rule: '18.2.t0', turn: 1, side: 1, units: ['tr-cas-1', 'tr-cas-2'], choose: 2 },
    { rule: '18.2.t0', turn: 1, side: 1, units: ['tr-ngs-yavuz'], choose: 1 },
    { rule: '18.2.r2', turn: 3, side: 1, units: britishAir, choose: 3 },
    { rule: '18.2.r2', turn: 3, side: 1, units: britishNavy, choose: 3 },
  ],
  arrivals: [
    { ...sanMarco, rule: '18.2.r1' },
    { id: 'al-land', rule: '18.2.r3', turn: 3, side: 1, units: ['al-inf-2', 'al-inf-8'], ways: alliedWays },
  ],
  replacements: { German: 2, Italian: 1, Turkish: 2, Soviet: 0, Allied: 1 },
  sovietUnionOpens: null,
}
