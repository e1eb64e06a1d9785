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
