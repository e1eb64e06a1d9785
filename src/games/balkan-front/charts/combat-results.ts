import { type Ladder, ladder } from '../../../core/odds'
import type { ResultsTable } from '../../../core/results-table'

/** 9.A.3: from the worst for the attacker to the best. */
export const COLUMNS = [
  '1:4',
  '1:3',
  '1:2',
  '1:1',
  '1.5:1',
  '2:1',
  '3:1',
  '4:1',
  '5:1',
  '6:1',
  '7:1',
  '8:1',
  '9:1',
] as const

/** 9.C, from the worst for the attacker to the best. */
export const RESULTS = ['AE', 'AH', 'AR', 'AS', 'EX', 'HX', 'DR', 'DH', 'DE'] as const
export type Result = (typeof RESULTS)[number]

export type CombatTable = ResultsTable<Result>

/** 9.B.7: above the last column it is read there, below the first the attacker is eliminated without a die. */
export const ODDS_LADDER: Ladder = ladder(COLUMNS)

// biome-ignore format: a row a line
export const combatResults: CombatTable = {
  columns: COLUMNS,
  rows: {
    '-5 or less': ['AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AH', 'AR', 'AR', 'AR', 'AS'],
    '-4': ['AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AH', 'AR', 'AR', 'AR', 'AS', 'AS'],
    '-3': ['AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AH', 'AH', 'AR', 'AS', 'AS', 'AS', 'HX'],
    '-2': ['AE', 'AE', 'AE', 'AE', 'AE', 'AH', 'AH', 'AR', 'AS', 'AS', 'AS', 'HX', 'DR'],
    '-1': ['AE', 'AE', 'AE', 'AE', 'AH', 'AH', 'AR', 'AR', 'AS', 'AS', 'HX', 'DR', 'DR'],
    '0': ['AE', 'AE', 'AE', 'AH', 'AH', 'AR', 'AR', 'AS', 'AS', 'HX', 'DR', 'DR', 'DH'],
    '1': ['AE', 'AE', 'AE', 'AH', 'AR', 'AR', 'AS', 'AS', 'HX', 'DR', 'DR', 'DH', 'DE'],
    '2': ['AE', 'AE', 'AH', 'AR', 'AR', 'AS', 'AS', 'EX', 'DR', 'DR', 'DH', 'DH', 'DE'],
    '3': ['AE', 'AH', 'AH', 'AR', 'AS', 'AS', 'EX', 'HX', 'DR', 'DH', 'DH', 'DE', 'DE'],
    '4': ['AH', 'AH', 'AR', 'AS', 'AS', 'EX', 'HX', 'DR', 'DH', 'DE', 'DE', 'DE', 'DE'],
    '5': ['AH', 'AR', 'AR', 'AS', 'EX', 'HX', 'DR', 'DH', 'DE', 'DE', 'DE', 'DE', 'DE'],
    '6': ['AR', 'AR', 'AS', 'EX', 'HX', 'DR', 'DR', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
    '7': ['AR', 'AS', 'AS', 'HX', 'DR', 'DR', 'DH', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
    '8': ['AS', 'AS', 'EX', 'DR', 'DR', 'DH', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
    '9': ['AS', 'EX', 'HX', 'DR', 'DH', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
    '10 or more': ['EX', 'HX', 'DR', 'DH', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
  },
}

/** 9.C in our own words. */
export const resultNames: { readonly [code in Result]: string } = {
  AE: 'Attacker eliminated: cadres are left and retreat',
  AH: 'Attacker loses half of its printed attack strength, the rest retreats',
  AR: 'Attacker retreats',
  AS: 'Attack stalled: nothing happens',
  EX: 'Exchange: the weaker side is eliminated, the other loses as much',
  HX: 'Half exchange: the weaker side is eliminated, the other loses half as much',
  DR: 'Defender retreats',
  DH: 'Defender loses half of its printed defence strength, the rest retreats',
  DE: 'Defender eliminated: cadres are left and retreat',
}
