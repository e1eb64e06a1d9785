import type { Served } from '../../../scripts/serve.mjs'

/** Something done to the app as a player's machine may do it. Throws when the app does not stand it. */
export type Attack = {
  readonly name: string
  readonly about: string
  /** Tells figures as it goes: a run that is ended has told something. */
  readonly run: (app: Served, tell: (line: string) => void) => Promise<void>
}

export function demand(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what)
}

/** Asks until it is so; the machine may be busy. */
export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 120_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`in ${patienceMs / 1000} s it was never so: ${what}`)
}
