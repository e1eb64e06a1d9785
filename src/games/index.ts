import type { CounterNation } from '../core/engine/counter-face'
import type { GameModule } from '../core/engine/module'
import type { GameState } from '../core/engine/state'

/** What the start page tells about a game before its rules are loaded. */
export interface GameEntry {
  readonly id: string
  readonly title: string
  readonly years: string
  readonly about: string
  /** How much there is to play: '3 scenarios · 20 turns'. */
  readonly scale: string
  /** The colours on its table. */
  readonly nations: readonly CounterNation[]
  /** Its rules, in a chunk of their own. Absent: they are not written yet. */
  readonly load?: () => Promise<GameModule<GameState>>
  /** It has lessons for a first game. */
  readonly hasFirstGame?: true
  /** It can be played on screen, not only on the command line. */
  readonly hasTable?: true
  /** What of it is still to come, said on the start page. Until it is whole its saves are not promised to open later. */
  readonly unfinished?: string
  /** The start page shows its scenarios until another game is chosen: one that hides nothing and is soon learnt. */
  readonly isSuggested?: true
}

/** In the order of the start page. */
export const games: readonly GameEntry[] = [
  {
    id: 'balkan-wars',
    title: 'Balkan Wars',
    years: '1912–1913',
    about: 'The League against the Ottomans, then against itself.',
    load: async () => (await import('./balkan-wars')).balkanWars,
    hasTable: true,
    hasFirstGame: true,
    scale: '4 scenarios · 6–40 turns',
    nations: ['serbian', 'ottoman', 'greek', 'bulgarian'],
  },
  {
    id: 'balkan-front',
    title: 'Balkan Front',
    years: '1940–1941',
    about: 'Greece, Marita and Crete, down to the battalion.',
    load: async () => (await import('./balkan-front')).balkanFront,
    hasTable: true,
    hasFirstGame: true,
    scale: '8 scenarios · 2–20 turns',
    nations: ['german', 'italian', 'greek', 'british', 'yugoslav'],
  },
  {
    id: 'operation-gertrud',
    title: 'Operation Gertrud',
    years: '1941–1943',
    about: 'What if: the Wehrmacht crosses the Bosphorus.',
    load: async () => (await import('./operation-gertrud')).operationGertrud,
    hasTable: true,
    isSuggested: true,
    hasFirstGame: true,
    scale: '5 scenarios · 10 turns',
    nations: ['german', 'italian', 'turkish', 'british', 'soviet'],
  },
  {
    id: 'partizan',
    title: 'Partizan!',
    years: '1941–1944',
    about: 'Tito’s war: hide, strike, cut the railways.',
    load: async () => (await import('./partizan')).partizan,
    hasTable: true,
    hasFirstGame: true,
    scale: '1 campaign · 10 turns',
    nations: ['partisan-41', 'german', 'italian-43', 'croatian', 'bulgarian'],
  },
  {
    id: 'balkan-gambit',
    title: 'Balkan Gambit',
    years: '1943–1945',
    about: 'What if: the Allies land on the Adriatic.',
    scale: '3 scenarios · 20 turns',
    nations: ['british', 'american', 'partisan', 'german', 'italian-43', 'bulgarian'],
    load: async () => (await import('./balkan-gambit')).balkanGambit,
    hasTable: true,
    hasFirstGame: true,
  },
]

/** Throws with words for the player when there is no such game, or when it cannot be played yet. */
export async function loadGame(id: string, entries: readonly GameEntry[] = games): Promise<GameModule<GameState>> {
  const entry = entries.find(each => each.id === id)
  if (!entry) throw new Error(`there is no game '${id}'; the games are ${entries.map(each => each.id).join(', ')}`)
  if (!entry.load) throw new Error(`${entry.title} (${id}) is not playable yet`)
  return entry.load()
}
