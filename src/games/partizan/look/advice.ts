import type { ScenarioAdvice } from '../../../core/engine/game-look'

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  campaign: {
    hours: '6 to 9',
    complexity: 2,
    firstGame:
      'Rules are light and there is but one scenario: take the ready deployment on both sides and leave the options off. Partisans keep away from garrisons, blow up targets and fill the map before the end, for each counter off it costs 10 points; the Axis hunts with Germans in clear country, where the initiative is theirs.',
  },
}
