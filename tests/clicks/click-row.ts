import type { PlayedGame } from '../fixtures/games/recorded'
import type { ClickingHand } from './clicking-hand'

/** One line of the click budget: a task, from where it is played, and in how many acts it must be done. */
export type ClickRow = {
  readonly game: string
  readonly task: string
  readonly budget: number
  readonly save: () => Promise<string>
  readonly play: (hand: ClickingHand) => Promise<void>
}

/** The games as the table calls them, each with the scenario in which its tasks are looked for. */
export const GAMES = {
  Gambit: { game: 'balkan-gambit', scenario: '1944' },
  Gertrud: { game: 'operation-gertrud', scenario: 'early-1941' },
  'Partizan!': { game: 'partizan', scenario: 'campaign' },
  'Balkan Wars': { game: 'balkan-wars', scenario: 'first-war' },
} as const satisfies { readonly [name: string]: { readonly game: PlayedGame; readonly scenario: string } }

export type GameName = keyof typeof GAMES

/** A row whose position is looked for, and which plays with what was found there. */
export function found<Found>(
  row: Pick<ClickRow, 'game' | 'task' | 'budget'>,
  search: () => Promise<{ readonly save: string; readonly found: Found }>,
  play: (hand: ClickingHand, found: Found) => Promise<void>,
): ClickRow {
  let what: Found
  return {
    ...row,
    async save() {
      const { save, found: here } = await search()
      what = here
      return save
    },
    play: hand => play(hand, what),
  }
}
