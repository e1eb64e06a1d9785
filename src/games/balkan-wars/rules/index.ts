import { ruleEntries } from '../../../core/engine/rule-entries'
import { combat } from './combat'
import { events, movesOptions } from './events-and-options'
import { fogToVictory, scenarios } from './fog-to-scenarios'
import { movement, stackingToNeutrals } from './movement-to-neutrals'
import { diplomacyAndMobilization, introductionAndSequence } from './to-mobilization'

const says = {
  ...introductionAndSequence,
  ...diplomacyAndMobilization,
  ...movement,
  ...combat,
  ...stackingToNeutrals,
  ...fogToVictory,
  ...scenarios,
  ...events,
  ...movesOptions,
}

/** Rules that touch nothing in play, each with the reason. */
const noEffect: { readonly [rule in keyof typeof says]?: string } = {
  '1.G.3': 'about the cardboard',
  '1.1': 'overview of the game',
  '1.2': 'scale only; the grid of the map is fixed (A1)',
  '1.3.5': 'about the cardboard',
  '1.5.7': 'about the cardboard',
  '1.6': 'a list of the charts; each stands in the charts drawer',
  '1.7.5': 'a name; set-up lists go by it',
  '1.7.14': 'a name without effect',
  '3.4.2': 'points to 10.3',
  NID: 'colours of the counters',
  '14.3.7': 'words for the levels of victory',
  UID: 'abbreviations in the names of units',
}

/** Every rule of the rulebook in our own words. */
export const rules = ruleEntries(says, noEffect)
