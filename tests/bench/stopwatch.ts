/** One of those compared: gets ready untimed, then does the work that is timed. */
export type Contestant = () => () => void

/** Milliseconds of each contestant, by round. They take turns, so that a slow spell of the machine hits all alike. */
export function compare<Name extends string>(
  contestants: { readonly [name in Name]: Contestant },
  rounds: number,
  warmUps = 2,
): Record<Name, number> {
  const names = Object.keys(contestants) as Name[]
  const times = new Map<Name, number[]>(names.map(name => [name, []]))
  for (let round = -warmUps; round < rounds; round++) {
    for (const name of names) {
      const work = contestants[name]()
      const took = timed(work)
      if (round >= 0) times.get(name)?.push(took)
    }
  }
  return Object.fromEntries(names.map(name => [name, percentile(times.get(name) ?? [], 50)])) as Record<Name, number>
}

export function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** By nearest rank. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
