import type { Glossary } from '../../../core/engine/glossary'

export const glossary: Glossary = {
  RP: 'Replacement point: builds a unit or a step, or restores a reduced unit.',
  VP: 'Victory points: only the Partisan side collects them.',
  MP: 'Movement points.',
  SAS: 'The British 2nd SAS, a commando unit that moves among the islands.',
  'E.I.S.': 'Italian communists who join the Partisans when Italy surrenders.',
  Kampfgruppe: 'A German battle group, built when no other German unit can be rebuilt.',
  Re: 'A result that lets attacking Partisans withdraw after the combat.',
  'weapons cache': 'A chit that adds its number to one Partisan unit in this combat.',
  'weapons caches': 'Chits that each add their number to one Partisan unit in this combat.',
  'Operation Armpit': 'The option of an Allied landing on the coast of Yugoslavia.',
  'Force 10': 'An optional team of saboteurs that drops in on turn 7.',
  initiative: 'Decided by a die in each combat: its holder chooses the table and may use air and naval support.',
  'landing scare': 'Rumours of an Allied landing: Partisans in the ports score, and Germany gets replacements.',
  prestige: 'How much support the Allies give Tito.',
}
