import type { ScenarioAdvice } from '../../../core/engine/game-look'

export const advice: { readonly [scenario: string]: ScenarioAdvice } = {
  'on-to-belgrade': {
    hours: '1 to 2',
    complexity: 2,
    firstGame:
      'The best first game: two countries, no diplomacy, six turns. Take the ready set-up. Austria crosses the Sava with artillery against Belgrade; Serbia holds the river and keeps an eye on Sarajevo, which is worth twenty.',
  },
  'first-war': {
    hours: '3 to 4',
    complexity: 4,
    firstGame:
      'The whole game, seven turns. Begin with the ready set-up. The League must take places fast: Skopje and Monastir fall to marching, Adrianople to artillery. The Ottomans trade ground for time and keep their Morale above zero.',
  },
  'second-war': {
    hours: '3 to 4',
    complexity: 4,
    firstGame:
      'Bulgaria alone against its allies, dug in along the Vardar. Strike one of them hard before Rumanians and Ottomans come in: each country at Morale 0 is worth five points.',
  },
  jihad: {
    hours: '3 to 4',
    complexity: 4,
    firstGame:
      'The First War with the Ottomans on the attack and the League only half raised. The League lives on its mobilization of the first four turns; the Ottomans must break Bulgaria before it comes.',
  },
}

/** What the rulebook's chapters are about. */
export const chapters: { readonly [chapter: string]: string } = {
  1: 'Introduction',
  2: 'Sequence of play',
  3: 'Diplomacy',
  4: 'Mobilization',
  5: 'Movement',
  6: 'Combat',
  7: 'Stacking',
  8: 'Zones of control',
  9: 'Headquarters',
  10: 'Morale and rally',
  11: 'Neutrals',
  12: 'Fog of War',
  13: 'Entrenchments',
  14: 'Victory',
  CRT: 'Combat results',
  MOB: 'Mobilization costs',
  DEM: 'Demoralized units',
  RLY: 'Rally',
  DCT: 'Diplomatic Conflict Table',
  NID: 'National identity',
  UID: 'Unit names',
  EV: 'Events',
  SC: 'Scenarios in general',
  S1: 'The First Balkan War',
  S2: 'The Second Balkan War',
  S3: 'On to Belgrade!',
  S4: 'Jihad',
  M: 'MOVES 81 options',
}
