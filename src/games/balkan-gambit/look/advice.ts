import type { ScenarioAdvice } from '../../../core/engine/game-look'

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  1943: {
    hours: '4 to 6',
    complexity: 3,
    firstGame:
      'The best first game: few Allied units, one coast, and the Italians make every turn a surprise. Take the ready deployment, land on the Peloponnese and win a port before you go inland.',
  },
  1944: {
    hours: '6 to 8',
    complexity: 4,
    firstGame:
      'The largest of the three, with landings on both coasts. Play it when landings, supply and partisans hold no more secrets; keep British and Americans apart, for they never stack.',
  },
  1945: {
    hours: '3 to 5',
    complexity: 3,
    firstGame:
      'Short on units and long on hard choices: the Axis holds the north-west while Soviets and partisans come overland. Good for a first game with much land battle and little seafaring; mind the winter.',
  },
}
