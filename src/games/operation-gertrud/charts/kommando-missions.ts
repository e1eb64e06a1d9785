import type { RuleId } from '../../../core/ids'

/** 17.1: the eight additional missions, in the rulebook's order. */
export const MISSIONS = [
  'inonu',
  'eskisehir',
  'izmir',
  'road-bridge',
  'rail-bridge',
  'bosphorus',
  'dardanelles',
  'barracks',
] as const
export type MissionId = (typeof MISSIONS)[number]

/** Where the Kommando is put: next to a place, at a bridge of that kind, at an arrow of that strait, next to an enemy unit. */
export type MissionPlace =
  | { readonly nextTo: string }
  | { readonly bridge: 'road' | 'rail' }
  | { readonly strait: 'Bosphorus' | 'Dardanelles' }
  | { readonly nextToEnemy: true }

export type Mission = {
  readonly id: MissionId
  readonly title: string
  readonly rule: RuleId
  readonly place: MissionPlace
  readonly success: 'frozen' | 'cas' | 'bridge' | 'mine' | 'step'
  /** Added to every later victory roll after a failure. */
  readonly penalty: number
}

/** 17.1, in the order of the rulebook. */
export const missions: readonly Mission[] = [
  {
    id: 'inonu',
    title: 'Capture President İnönü',
    rule: '17.1.7',
    place: { nextTo: '2416' },
    success: 'frozen',
    penalty: 2,
  },
  {
    id: 'eskisehir',
    title: 'Raid Eskişehir airbase',
    rule: '17.1.9a',
    place: { nextTo: '2412' },
    success: 'cas',
    penalty: 1,
  },
  { id: 'izmir', title: 'Raid İzmir airbase', rule: '17.1.10a', place: { nextTo: '2106' }, success: 'cas', penalty: 1 },
  {
    id: 'road-bridge',
    title: 'Destroy road bridge',
    rule: '17.1.11a',
    place: { bridge: 'road' },
    success: 'bridge',
    penalty: 1,
  },
  {
    id: 'rail-bridge',
    title: 'Destroy rail bridge',
    rule: '17.1.12a',
    place: { bridge: 'rail' },
    success: 'bridge',
    penalty: 1,
  },
  {
    id: 'bosphorus',
    title: 'Mine the Bosphorus',
    rule: '17.1.13a',
    place: { strait: 'Bosphorus' },
    success: 'mine',
    penalty: 2,
  },
  {
    id: 'dardanelles',
    title: 'Mine the Dardanelles',
    rule: '17.1.14a',
    place: { strait: 'Dardanelles' },
    success: 'mine',
    penalty: 2,
  },
  {
    id: 'barracks',
    title: 'Raid enemy barracks',
    rule: '17.1.15a',
    place: { nextToEnemy: true },
    success: 'step',
    penalty: 1,
  },
]

export const missionOf = (id: MissionId): Mission => missions.find(each => each.id === id) ?? missions[0]

export const missionModifiers = { kommandoReduced: -1, secondCas: -1 } as const

export const MISSION_RESULTS = ['success', 'unharmed', 'loses a step', 'eliminated', 'gone for good'] as const
export type MissionResult = (typeof MISSION_RESULTS)[number]

export type MissionTable = {
  readonly columns: readonly string[]
  readonly rows: { readonly [die: string]: readonly MissionResult[] }
}

/** 17.1.7a: the same die for all missions; all but the first are failures. */
export const missionTable: MissionTable = {
  columns: ['result'],
  rows: {
    '2 or less': ['success'],
    '3': ['unharmed'],
    '4': ['loses a step'],
    '5': ['eliminated'],
    '6': ['gone for good'],
  },
}
