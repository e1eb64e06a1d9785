import type { CounterNation } from '../../core/engine/counter-face'

export const TINCTURES = ['black', 'white', 'red', 'blue', 'green', 'gold', 'sky', 'grey'] as const

export type Tincture = (typeof TINCTURES)[number]

/** Three rings from the outside in. Colours of the country, never an emblem of its regime; no two of one game are alike. */
export type Cockade = readonly [Tincture, Tincture, Tincture]

export const COCKADES: Readonly<Record<Exclude<CounterNation, 'marker'>, Cockade>> = {
  german: ['black', 'white', 'red'],
  ss: ['white', 'black', 'white'],
  luftwaffe: ['black', 'white', 'black'],
  italian: ['red', 'white', 'green'],
  'italian-43': ['red', 'white', 'green'],
  turkish: ['red', 'white', 'red'],
  ottoman: ['white', 'green', 'white'],
  soviet: ['gold', 'red', 'gold'],
  british: ['blue', 'white', 'red'],
  american: ['white', 'blue', 'white'],
  canadian: ['red', 'white', 'red'],
  polish: ['white', 'red', 'white'],
  french: ['red', 'white', 'blue'],
  partisan: ['red', 'blue', 'white'],
  'partisan-41': ['red', 'blue', 'white'],
  guerrilla: ['sky', 'blue', 'sky'],
  chetnik: ['black', 'white', 'blue'],
  bulgarian: ['white', 'green', 'red'],
  greek: ['blue', 'white', 'blue'],
  serbian: ['red', 'blue', 'white'],
  yugoslav: ['white', 'blue', 'red'],
  montenegrin: ['red', 'white', 'gold'],
  austrian: ['black', 'gold', 'black'],
  romanian: ['red', 'gold', 'blue'],
  hungarian: ['green', 'white', 'red'],
  croatian: ['white', 'red', 'blue'],
  ustashi: ['black', 'red', 'black'],
  albanian: ['red', 'black', 'red'],
  collaborator: ['grey', 'white', 'grey'],
}

export const hasCockade = (nation: CounterNation): nation is keyof typeof COCKADES => nation !== 'marker'

export const cockadeId = (nation: keyof typeof COCKADES): string => `cockade-${nation}`
