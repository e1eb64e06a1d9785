import { ruleEntries } from '../../../core/engine/rule-entries'
import { battle } from './combat'
import { setUpAndScenarios } from './set-up-and-scenarios'
import { supplyAndMovement } from './supply-and-movement'
import { turnAndCommand } from './turn-and-command'

const says = { ...turnAndCommand, ...supplyAndMovement, ...battle, ...setUpAndScenarios }

/** Rules that touch nothing in play, each with the reason. */
const noEffect: { readonly [rule in keyof typeof says]?: string } = {
  '1.1': 'background of the game',
  '1.2': 'scale only; the grid of the map is fixed',
  '2.1': 'what is in the box',
  '2.6': 'what counters are for',
  '2.10': 'how names are shortened on counters',
  '2.11.1': 'the app rolls, or the players type in their own dice',
  '2.12.5': 'what elimination means outside the game',
  '5.1': 'how many days a turn stands for',
  '7.7.1.1': 'the reasons behind the limits of 7.7',
  '11.3.6': 'advice on handling counters; units move one at a time in any case',
}

/** Every rule of the rulebook in our own words. */
export const rules = ruleEntries(says, noEffect)
