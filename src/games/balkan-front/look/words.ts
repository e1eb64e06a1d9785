import type { ScenarioAdvice } from '../../../core/engine/game-look'

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  'plan-y': {
    hours: '4 to 6',
    complexity: 4,
    firstGame:
      'The best first game: the ground war against Yugoslavia alone, with few aircraft and no British. Take the ready set-up. The Italians win by taking Beograd, the sooner the better: push along the roads from Fiume and out of Albania before winter closes the mountains. The Yugoslavs delay in the passes, mobilize and keep the capital, which may move by rail.',
  },
  'operation-marita': {
    hours: '4 to 6',
    complexity: 5,
    firstGame:
      'April 1941 in two turns, with a surprise turn of the Germans before the first. The Germans go round the Metaxas Line by Strumica, take Thessalonike and Beograd and exploit with their panzers; the Allies give ground slowly and keep their governments out of reach. The intervention has cost the Axis 12 points before the first shot.',
  },
  'marita-merkur': {
    hours: '10 to 14',
    complexity: 5,
    firstGame:
      'Marita, and what follows down to Crete. The Germans must order their withdrawal on May I or May II, so what is to take Crete must be chosen by then: parachutists, or troops that need no guns and land from the sea. The Allies ship to Crete what they can save, and evacuate a government before it is caught.',
  },
  'assault-on-crete': {
    hours: '3 to 5',
    complexity: 5,
    firstGame:
      'Three turns, few forces, all the rules of air and sea. Before the first turn the Germans write down who drops where. They want every airbase of the island, or four REs of British losses at a price of no more than two in parachutists; the Navy decides how dangerous the sea is.',
  },
  'balkan-campaign': {
    hours: '20 and more',
    complexity: 5,
    firstGame:
      'All twenty turns from November 1940 with their politics: the Axis decides how much German help it pays for, whether Yugoslavia is pressed, and on the first clear turn of 1941 whether Germany intervenes at all. It ends when the Axis ceases operations; before April that is worth 10 points, after June it costs 15. Play Plan Y and Marita first.',
  },
  'italo-greek-war': {
    hours: '8 to 12',
    complexity: 5,
    firstGame:
      'The first ten turns of the campaign: few forces, all of the rules. The Italians have little to attack with before December; the Greeks mobilize, and each Albanian city they take is worth points, two of them a revolt. Both must man their garrisons, or pay.',
  },
  'plan-g': {
    hours: '20 and more',
    complexity: 5,
    firstGame:
      'The campaign with an Italian army that was there in time. A die of the Allies tells whether they saw it coming: then the Greeks mobilize in October and move first. The Italians must win in November what they could not win later.',
  },
  'greek-appeasement': {
    hours: '20 and more',
    complexity: 5,
    firstGame:
      'The campaign with the Cham region in Italian hands: four hexes, and a way round the Epirote mountains along the coast. The Greek border force stands further back.',
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
