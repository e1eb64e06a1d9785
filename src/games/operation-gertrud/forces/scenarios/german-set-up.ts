import type { SetUpGroup } from './scenario'

/** 18.1 lines 3 to 13, which every scenario repeats. */
export const germanGroups = [
  { id: 'ger-kommando', rule: '18.1.g3', side: 0, units: ['de-kommando'], at: { box: 'kommando' } },
  { id: 'ger-kurd', rule: '18.1.g4', side: 0, units: ['de-kurd'], at: { region: 'turkeyWithin2OfIraq' } },
  {
    id: 'ger-XLVI',
    rule: '18.1.g5',
    side: 0,
    units: ['de-pz-8', 'de-pz-14', 'de-mot-16'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  {
    id: 'ger-XLIX',
    rule: '18.1.g6',
    side: 0,
    units: ['de-mtn-1', 'de-mtn-4'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  {
    id: 'ger-LI',
    rule: '18.1.g7',
    side: 0,
    units: ['de-inf-101', 'de-inf-132', 'de-inf-183'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  {
    id: 'ger-LII',
    rule: '18.1.g8',
    side: 0,
    units: ['de-inf-79'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  {
    id: 'ger-XL',
    rule: '18.1.g9',
    side: 0,
    units: ['de-pz-9', 'de-mech-lah', 'de-inf-73'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  {
    id: 'ger-XLI',
    rule: '18.1.g10',
    side: 0,
    units: ['de-mech-reich', 'de-mot-gd', 'de-mot-hg'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  {
    id: 'ger-XIV',
    rule: '18.1.g11',
    side: 0,
    units: ['de-pz-5', 'de-pz-11', 'de-mot-60', 'de-inf-294'],
    at: { region: 'axisSetup' },
    together: true,
    alone: true,
  },
  { id: 'ger-armenian', rule: '18.1.g12', side: 0, units: ['de-armenian'], at: { hex: '2533' } },
  { id: 'ger-muslim', rule: '18.1.g13', side: 0, units: ['de-muslim'], at: { region: 'adjacentToAnkara' } },
] as const satisfies readonly SetUpGroup[]

/** All the German CAS there are; each scenario says how many of them. */
export const germanAir = [
  'de-cas-1',
  'de-cas-2',
  'de-cas-3',
  'de-cas-4',
  'de-cas-5',
  'de-cas-6',
  'de-cas-7',
  'de-cas-8',
  'de-cas-9',
  'de-cas-10',
] as const

/** 18.3 to 18.5: on foot by the northern row of Bulgaria, or by parachute. */
export const fliegerWays = [
  { by: 'edge', region: 'bulgariaNorthRow' },
  { by: 'drop', region: 'turkey' },
] as const
