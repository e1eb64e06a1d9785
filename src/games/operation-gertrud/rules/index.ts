import { ruleEntries } from '../../../core/engine/rule-entries'
import { battle } from './battle'
import { goebenAndMissions } from './goeben-and-missions'
import { piecesSetUpAndTurn } from './pieces-set-up-and-turn'
import { scenariosAndDuplicity } from './scenarios-and-duplicity'
import { supplyAndMovement } from './supply-and-movement'

const says = {
  ...piecesSetUpAndTurn,
  ...supplyAndMovement,
  ...battle,
  ...goebenAndMissions,
  ...scenariosAndDuplicity,
}

/** Rules that touch nothing in play, each with the reason. */
const noEffect: { readonly [rule in keyof typeof says]?: string } = {
  '1.0': 'background of the game',
  '1.1': 'scale only; the grid of the map is fixed',
  '2.8': 'points to other rules; the app keeps all markers',
  '10.0.5': 'every reinforcement has a stated place and waits when it is blocked (R-35)',
  '11.2': 'the number is left out in the rulebook',
  '19.0.1': 'the history behind the option',
  S43: 'out of scope: pieces and rules of another game (R-38)',
  S47: 'out of scope: pieces and rules of another game (R-38)',
}

/** Every rule of the rulebook in our own words. */
export const rules = ruleEntries(says, noEffect)
