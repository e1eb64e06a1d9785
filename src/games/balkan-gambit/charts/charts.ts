import { bookChart as book, replacedChart as replaced } from '../../../core/engine/chart-reading'
import type { Chart } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'
import type { MoveClass } from '../forces/counters'
import type { Ground } from '../map/hexes'
import { limitProblems, reducedProblems, terrainProblems } from './chart-checks'

export type Cost = { readonly [moveClass in MoveClass]: number }
export type TerrainChart = {
  readonly hexes: { readonly [ground in Ground]: { readonly mp: Cost; readonly attackFire: number } }
  readonly river: { readonly mp: number; readonly attackFire: number }
  readonly road: { readonly mp: number }
  readonly improvedPosition: { readonly attackFire: number }
}

const terrain: TerrainChart = {
  hexes: {
    clear: { mp: { light: 1, nonmech: 1, mech: 1 }, attackFire: 0 },
    rough: { mp: { light: 1, nonmech: 2, mech: 2 }, attackFire: -1 },
    mountain: { mp: { light: 2, nonmech: 3, mech: 4 }, attackFire: -2 },
    city: { mp: { light: 1, nonmech: 1, mech: 1 }, attackFire: -1 },
  },
  river: { mp: 1, attackFire: -1 },
  road: { mp: 1 },
  improvedPosition: { attackFire: -1 },
}

export type MarkerLimits = { readonly beachhead: number; readonly improvedPosition: number }
const markerLimits: MarkerLimits = { beachhead: 8, improvedPosition: 24 }

/** Combat factor of the reduced side, by that of the full side. */
export type ReducedRatings = { readonly [full: string]: number }
const reducedRatings: ReducedRatings = { 6: 5, 5: 4, 4: 3, 3: 2 }

export const weather = { turn1: 'clear', afterPoor: -1, afterClear: 1, worseUpTo: 3, betterFrom: 8 } as const

export const tac: { readonly [scenario: string]: { readonly clear: number; readonly poor: number } } = {
  1943: { clear: 2, poor: 1 },
  1944: { clear: 3, poor: 1 },
  1945: { clear: 1, poor: 0 },
}

export const commandCosts = {
  move: 1,
  attack: 2,
  amphibious: 3,
  airborne: 3,
  maintain: 1,
  fortify: 1,
  restore: 1,
  reclaim: 1,
} as const

export const cpAllocation = { base: 7, perCity: 1, perMarkerLost: 1, partisanReserve: 1, floor: 0 } as const

export const hitModifiers = { outOfSupply: -1, tac: 1, naval: 1 } as const

export const ATTITUDES = ['belligerent', 'confusion', 'surrender', 'capitulation'] as const
export type Attitude = (typeof ATTITUDES)[number]
export const italianAttitude: { readonly [roll: string]: Attitude } = {
  '1-3': 'belligerent',
  '4-8': 'confusion',
  '9': 'surrender',
  '10': 'capitulation',
}
/** S43.6.4: a roll this high turns an Italian unit into partisans. */
export const DEFECTS_FROM = 6
/** S43.7.1: a roll this high gives the Chetniks to the Allied player. */
export const CHETNIKS_ALLIED_FROM = 6

export const victoryPoints = { division: 1, marker: 3, town: 3, city: 6 } as const

/** Exits by nation, as the map names them. */
export const supplyExits = {
  german: ['W-Liguria', 'N-Pontebba', 'N-Zala', 'N-Balaton', 'N-Kecskemet'],
  bulgarian: ['E-Pleven', 'E-Plovdiv', 'E-Thrace'],
  soviet: ['E-Arad', 'E-Lugoj', 'E-Severin', 'E-Pleven', 'E-Plovdiv'],
} as const

export const stackLimits = { axis: 3, allied: 3, alliedSupport: 1, partisansAtSetUp: 3, assault: 2 } as const

export const charts: readonly Chart[] = [
  {
    id: 'terrain',
    title: 'Terrain Effects Chart',
    source: 'reconstructed',
    basis:
      'Pinned by the rules: rough costs 1 or 2 and -1 to attack fire, rivers -1, Improved Position -1. ' +
      'Reconstructed: mountain costs and -2, river +1 MP, road 1 MP, city -1.',
    data: terrain,
    problems: terrainProblems,
  },
  {
    id: 'markerLimits',
    title: 'Marker limits',
    source: 'reconstructed',
    basis: 'What the published 280 counters leave after units and fixed markers.',
    data: markerLimits,
    problems: limitProblems,
  },
  {
    id: 'reducedRatings',
    title: 'Reduced-side combat factors',
    source: 'reconstructed',
    basis: '8th Armoured 5/4 and German infantry 3/2 are stated; both are one less than full.',
    data: reducedRatings,
    problems: reducedProblems,
  },
  book('weather', 'Weather', '6.1', weather),
  book('airNaval', 'TAC and Naval availability', 'SU.5', { tac, naval: 1 }),
  book('commands', 'Command point costs', '7.3-7.12, 8.2', commandCosts),
  book('cpAllocation', 'Command point allocation', '7.2 and the scenarios', cpAllocation),
  book('hitModifiers', 'To-hit modifiers', '9.5, 12.2, 12.11', hitModifiers),
  book('portOpening', 'Port opening', '9.3', { '1-2': 1, '3-4': 2, '5-6': 3, '7-8': 4, '9-10': 5 }),
  book('italianAttitude', 'Italian attitude', 'S43.6', italianAttitude),
  book('chetnikControl', 'Chetnik control', 'S43.7', { '1-5': 'Axis', '6-10': 'Allied' }),
  book('stacking', 'Stacking limits', '10.3', stackLimits),
  book('supply', 'Supply exits', '9.3, 9.4', supplyExits),
  book('victory', 'Victory points', '4.0', victoryPoints),
]

export const terrainChart = (s: Pick<GameState, 'setting'>): TerrainChart => replaced(s, 'terrain') ?? terrain
export const markerLimitsOf = (s: Pick<GameState, 'setting'>): MarkerLimits =>
  replaced(s, 'markerLimits') ?? markerLimits
export const reducedRatingsOf = (s: Pick<GameState, 'setting'>): ReducedRatings =>
  replaced(s, 'reducedRatings') ?? reducedRatings
