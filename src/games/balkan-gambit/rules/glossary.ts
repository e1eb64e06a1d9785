import type { Glossary } from '../../../core/engine/glossary'

export const glossary: Glossary = {
  CP: 'Command points: each command costs some of them. What is not spent is lost at the end of the turn.',
  TAC: 'Tactical air: an Allied air marker that adds 1 to the hit numbers in one battle.',
  'Naval Support': 'The Allied fleet marker: it helps battles in coastal hexes in or next to its own, all turn.',
  OOS: 'Out of supply: one less on the hit number, and mechanized units move 3 MP at most.',
  MP: 'Movement points.',
  VP: 'Victory points.',
  'Med Box': 'Where Western Allied units wait off the map before they land or sail.',
  Beachhead: 'An Allied supply source on the coast. It must be paid for every turn, or it is closed.',
  'Improved Position': 'An Axis field work: attackers need one less to hit.',
  'corps support': 'Artillery behind the front line: it fires once, is shielded by others and never fights alone.',
  barrage: 'The fire of the attacker’s corps support before all other fire.',
  dispersed: 'Partisans in hiding: they share hexes with enemies, cannot attack, and must be hunted.',
  concentrated: 'Partisans in the open: they move, fight and block like other units.',
  displace: 'Dispersed partisans go up to two hexes away, whatever lies between.',
  Chetniks: 'Partisans of 1943 whose side is rolled for each turn.',
}
