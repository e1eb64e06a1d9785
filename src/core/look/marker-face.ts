import type { CounterFace, CounterNation, CounterState, CounterSymbol } from '../engine/counter-face'

export type MarkerLook = {
  readonly symbol: CounterSymbol
  readonly label: string
  readonly nation?: CounterNation
  readonly designation?: string
  readonly ratings?: string
  readonly state?: CounterState
}

/** The face of a counter that is no unit. */
export const plainFace = (kind: CounterFace['kind'], look: MarkerLook): CounterFace => ({
  kind,
  nation: look.nation ?? 'marker',
  symbol: look.symbol,
  size: null,
  designation: look.designation ?? '',
  ratings: look.ratings ?? '',
  steps: null,
  formation: null,
  state: look.state ?? {},
  label: look.label,
})

export const markerFace = (look: MarkerLook): CounterFace => plainFace('marker', look)
