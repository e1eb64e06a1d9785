import type { Glossary } from '../../../core/engine/glossary'

export const glossary: Glossary = {
  CAS: 'Combat Air Support: an air unit kept off the map. Once a turn it supports a combat, interdicts a stack or flies supply.',
  NGS: 'Naval Gunfire Support: a ship kept off the map that supports combats on its coasts, once a turn.',
  ULTRA:
    'Intelligence markers of the Allied player: each helps one die of a British or American piece and does not come back.',
  ZOC: 'Zone of control: the six hexes around a land unit. Enemies stop there, and no retreat or supply path goes through.',
  OOS: 'Out of support: an aircraft or ship that has been used this turn.',
  MP: 'Movement points.',
  Experten: 'The German aces: one German CAS that rolls two dice in air combat.',
  Interdiction: 'An attack by aircraft on an enemy stack about to move: if it succeeds, the stack moves one hex only.',
  'Supply Drop': 'A CAS is given up, and all units of its side in one hex stay in supply.',
  Kommando: 'The German commando unit: it raids the Goeben on turn 1, then may drop or go on missions.',
  Goeben: 'The old name of the Yavuz, the Turkish battle cruiser at its berth near Istanbul.',
  Yavuz: 'The Turkish battle cruiser, once the German Goeben.',
  DE: 'Defender eliminated.',
  DR: 'Defender retreats one hex.',
  D1: 'Defender loses a step, or all of them retreat.',
  EX: 'Exchange: both sides lose a step.',
  NE: 'No effect.',
  AR: 'Attacker retreats one hex.',
  A1: 'Attacker loses a step.',
  AE: 'Attacker eliminated.',
}
