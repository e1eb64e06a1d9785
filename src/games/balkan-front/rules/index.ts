import { ruleEntries } from '../../../core/engine/rule-entries'
import { airMissions } from './air-missions'
import { airMovement } from './air-movement'
import { combat } from './combat'
import { conceptsAndSequence } from './concepts-and-sequence'
import { movementAndStacking } from './movement-and-stacking'
import { nationsToVictory } from './nations-to-victory'
import { optionalRules } from './optional-rules'
import { scenarios } from './scenarios'
import { seaAndWeather } from './sea-and-weather'
import { supplyToBreakdowns } from './supply-to-breakdowns'

const says = {
  ...conceptsAndSequence,
  ...movementAndStacking,
  ...combat,
  ...supplyToBreakdowns,
  ...airMovement,
  ...airMissions,
  ...seaAndWeather,
  ...nationsToVictory,
  ...optionalRules,
  ...scenarios,
}

/** Rules that touch nothing in play, each with the reason. */
const noEffect: { readonly [rule in keyof typeof says]?: string } = {
  1: 'what the game is about',
  '8.C': 'a marker for stacks that do not fit on the cardboard',
  '29.C.1': 'no list of this game withdraws ground units one by one; the German order of May is 28.A.2.c',
  '14.G': 'winterized units act as all other German units do',
  IDX: 'the index of the booklet',
}

/** Every rule of the rulebook in our own words. */
export const rules = ruleEntries(says, noEffect)
