import type { CounterFace, CounterNation, CounterState, CounterSymbol } from '../../../core/engine/counter-face'

type Look = {
  readonly symbol: CounterSymbol
  readonly label: string
  readonly nation?: CounterNation
  readonly designation?: string
  readonly ratings?: string
  readonly state?: CounterState
}

export const markerFace = ({ symbol, label, nation, designation, ratings, state }: Look): CounterFace => ({
  kind: 'marker',
  nation: nation ?? 'marker',
  symbol,
  size: null,
  designation: designation ?? '',
  ratings: ratings ?? '',
  steps: null,
  formation: null,
  state: state ?? {},
  label,
})

/** 14.0 */
export const ultraFace = (): CounterFace =>
  markerFace({ symbol: 'intelligence', nation: 'british', designation: 'ULTRA', label: 'ULTRA' })
