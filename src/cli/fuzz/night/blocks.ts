/** A scenario of a game, by their ids. */
export type Sheet = { readonly game: string; readonly scenario: string }

/** Some seeds of one scenario: what a worker is given at a time. */
export type Block = Sheet & { readonly seeds: readonly number[] }

export type NightPlan = {
  readonly sheets: readonly Sheet[]
  readonly games: number
  readonly seed: number
}

/** Seeds of one scenario after another: rules that are warm stay warm. */
export const BLOCK = 25

/** One game in ten is checked in full. */
const FULL = 10

const SAMPLED_EVERY = 20

/** At every so-manieth action of the game with this seed everything is checked. */
export const everyFor = (seed: number): number => (seed % FULL === 0 ? 1 : SAMPLED_EVERY)

/** Every other ten seeds are played by one of the policies there are, the rest by chance. */
export function policyFor<T>(seed: number, policies: readonly T[]): T | null {
  const ten = Math.floor(seed / FULL)
  return ten % 2 === 0 ? null : (policies[Math.floor(ten / 2) % policies.length] ?? null)
}

export const gameKey = (sheet: Sheet, seed: number): string => `${sheet.game}/${sheet.scenario}/${seed}`

/** The games still to be played, the scenarios in turn; `done` are the keys of those that were. */
export function* blocksToPlay({ sheets, games, seed }: NightPlan, done: ReadonlySet<string>): Generator<Block> {
  if (sheets.length === 0) return
  for (let first = 0, index = 0; first < games; first += BLOCK, index++) {
    const sheet = sheets[index % sheets.length] as Sheet
    const count = Math.min(BLOCK, games - first)
    const seeds = Array.from({ length: count }, (_, at) => seed + first + at).filter(
      each => !done.has(gameKey(sheet, each)),
    )
    if (seeds.length > 0) yield { ...sheet, seeds }
  }
}
