import type { ScenarioAdvice } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import type { Nation } from '../forces/counters'
import { PARTISAN } from '../state'

/** In the order of an order of battle. */
export const NATIONS_OF: readonly [readonly Nation[], readonly Nation[]] = [
  ['Partisan', 'American', 'French', 'Polish', 'British'],
  ['German', 'Italian', 'Bulgarian', 'Hungarian', 'Ustashi', 'Croatian'],
]

export const sideName = (side: Side): string => (side === PARTISAN ? 'Partisans' : 'Axis')
/** For ids: 'map-axis-german'. */
export const sideKey = (side: Side): string => (side === PARTISAN ? 'partisan' : 'axis')

/** What the rulebook's chapters are about. */
export const chapters: { readonly [chapter: string]: string } = {
  1: 'Introduction',
  2: 'Components',
  3: 'Set-up and hex control',
  4: 'Target objectives',
  5: 'Sequence of play',
  6: 'Arrivals',
  7: 'Italian surrender',
  8: 'Landing scares',
  9: 'Movement',
  10: 'Stacking',
  11: 'Combat',
  12: 'Partisan retreat',
  13: 'Replacement points',
  14: 'Weapons caches',
  15: 'Supply',
  16: 'Air and naval support',
  17: 'Special units',
  18: 'Victory',
  19: 'Optional rules',
}

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  campaign: {
    hours: '6 to 9',
    complexity: 2,
    firstGame:
      'Rules are light and there is but one scenario: take the ready deployment on both sides and leave the options off. Partisans keep away from garrisons, blow up targets and fill the map before the end, for each counter off it costs 10 points; the Axis hunts with Germans in clear country, where the initiative is theirs.',
  },
}
