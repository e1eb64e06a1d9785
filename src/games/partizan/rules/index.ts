import { ruleEntries } from '../../../core/engine/rule-entries'
import { arrivalsAndEvents } from './arrivals-and-events'
import { combatAndRetreat } from './combat-and-retreat'
import { movementAndStacking } from './movement-and-stacking'
import { replacementsAndSupply } from './replacements-and-supply'
import { setUpAndTurn } from './set-up-and-turn'
import { victoryAndOptions } from './victory-and-options'

const says = {
  ...setUpAndTurn,
  ...arrivalsAndEvents,
  ...movementAndStacking,
  ...combatAndRetreat,
  ...replacementsAndSupply,
  ...victoryAndOptions,
}

/** Rules that touch nothing in play, each with the reason. */
const noEffect = {
  '2.4': 'names only',
  '9.1.4': 'support never stands on the map; where it may fight is 16.2 to 16.4',
  '14.3.2': 'Partisan units are never out of supply (15.2.1)',
  '14.3.3': 'all chits come off every turn (5.3.1), so none are in play when the die is rolled',
  '15.5.2': 'support never stands on the map, so it has nothing to trace',
  '18.9': 'the app keeps the tally',
} satisfies { readonly [rule in keyof typeof says]?: string }

/** Every rule of the rulebook in our own words. */
export const rules = ruleEntries(says, noEffect)
