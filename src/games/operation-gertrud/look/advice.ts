import type { ScenarioAdvice } from '../../../core/engine/game-look'

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  'early-1941': {
    hours: '3 to 4',
    complexity: 2,
    firstGame:
      'The best first game: no modifier to the victory roll, the best raid, and half the Turkish army below strength. Take the ready deployment, break Edirne and Kırklareli with the Blitzkrieg Bonus, and keep the CAS for the Straits.',
  },
  'late-1941': {
    hours: '3 to 5',
    complexity: 3,
    firstGame:
      'Like the first, with Italians beside the Germans and no paratroops. A good second game: it teaches landings and naval gunfire in the Aegean.',
  },
  'early-1942': {
    hours: '4 to 5',
    complexity: 3,
    firstGame:
      'An even fight with everything in it: paratroops, Italians, British and the American carrier. Play it once battles and supply run by themselves.',
  },
  'late-1942': {
    hours: '4 to 5',
    complexity: 4,
    firstGame:
      'Short of German aircraft and short of time: Soviets come over the border on turn 3. Plan the eastern flank before you cross the Bosphorus.',
  },
  'early-1943': {
    hours: '4 to 6',
    complexity: 4,
    firstGame:
      'The hardest for the German player: Turkey is ready, the Soviets stand on the border, and twelve objectives are needed for even odds. For players who know the other four.',
  },
}
