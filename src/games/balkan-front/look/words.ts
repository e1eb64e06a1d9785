import type { ScenarioAdvice } from '../../../core/engine/game-look'

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  'plan-y': {
    hours: '4 to 6',
    complexity: 4,
    firstGame:
      'The best first game: the ground war against Yugoslavia alone, with few aircraft and no British. Take the ready set-up. The Italians win by taking Beograd, the sooner the better: push along the roads from Fiume and out of Albania before winter closes the mountains. The Yugoslavs delay in the passes, mobilize and keep the capital.',
  },
  'operation-marita': {
    hours: '4 to 6',
    complexity: 5,
    firstGame:
      'April 1941 in two turns, with a surprise turn of the Germans before the first. The Germans go round the Metaxas Line by Strumica, take Thessalonike and Beograd and exploit with their panzers; the Allies give ground slowly and keep their governments out of reach.',
  },
  'marita-merkur': {
    hours: '10 to 14',
    complexity: 5,
    firstGame:
      'Marita, and what follows down to Crete. Landings from the sea on enemy beaches are not built yet. The Germans must order their withdrawal on May I or May II; the Allies ship to Crete what they can save.',
  },
  'assault-on-crete': {
    hours: '3 to 5',
    complexity: 5,
    firstGame:
      'Three turns, few forces, all the rules of air and sea. Landings from the sea on enemy beaches are not built yet. The Germans want every airbase of the island, or British losses at a small price in parachutists; the Navy decides how dangerous the sea is.',
  },
  'balkan-campaign': {
    hours: '20 and more',
    complexity: 5,
    firstGame:
      'All twenty turns from November 1940 with their politics, on the ground only so far: no air missions, no ships. Play Plan Y and Marita first.',
  },
  'italo-greek-war': {
    hours: '8 to 12',
    complexity: 5,
    firstGame: 'The first ten turns of the campaign, on the ground only so far. Few forces, all of the rules.',
  },
  'plan-g': {
    hours: '20 and more',
    complexity: 5,
    firstGame: 'The campaign with an Italian army that was there in time, on the ground only so far.',
  },
  'greek-appeasement': {
    hours: '20 and more',
    complexity: 5,
    firstGame: 'The campaign with the Cham region in Italian hands, on the ground only so far.',
  },
}

/** What the rulebook's chapters are about. */
export const chapters: { readonly [chapter: string]: string } = {
  1: 'Introduction',
  2: 'Game components',
  3: 'Basic concepts',
  4: 'Sequence of play',
  5: 'Zones of control',
  6: 'Movement',
  7: 'Transport lines',
  8: 'Stacking',
  9: 'Combat',
  10: 'Armor effects',
  11: 'Support',
  12: 'Supply',
  13: 'Overruns',
  14: 'Special ground rules',
  15: 'Unit breakdowns',
  16: 'Air units',
  17: 'Airbases',
  18: 'Air movement',
  19: 'Patrol attacks',
  20: 'Air missions',
  21: 'Air combat',
  22: 'Antiaircraft',
  23: 'Air unit repair',
  24: 'Special air rules',
  25: 'Airborne operations',
  26: 'Naval rules',
  27: 'Weather',
  28: 'Nationalities',
  29: 'Reinforcements and replacements',
  30: 'Preparing for play',
  31: 'Victory',
  32: 'Optional rules',
  33: 'Scenarios',
  VP: 'Victory points',
  IDX: 'Index',
}
