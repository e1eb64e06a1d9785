import { writeSave } from '../../../src/core/save/save-file'
import { balkanFront } from '../../../src/games/balkan-front'
import { saveOf } from '../../clicks/positions'
import { setUp } from '../table/front-save'

/** What stands on a game's card: a position, and the place in its middle. */
export type Card = { readonly game: string; readonly place: string; readonly save: () => Promise<string> }

export const CARDS: readonly Card[] = [
  {
    game: 'balkan-wars',
    place: 'Adrianople',
    save: () => saveOf({ game: 'balkan-wars', scenario: 'first-war' }),
  },
  {
    game: 'balkan-front',
    place: 'Thessalonike',
    save: async () => writeSave(balkanFront, setUp('operation-marita', 1)),
  },
  {
    game: 'operation-gertrud',
    place: 'Edirne',
    save: () => saveOf({ game: 'operation-gertrud', scenario: 'early-1941' }),
  },
  {
    game: 'partizan',
    place: 'Sarajevo',
    save: () => saveOf({ game: 'partizan', scenario: 'campaign' }),
  },
  {
    game: 'balkan-gambit',
    place: 'Mostar',
    save: () => saveOf({ game: 'balkan-gambit', scenario: '1944' }),
  },
]
