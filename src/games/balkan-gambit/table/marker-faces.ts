import type { CounterFace, CounterNation, CounterState, CounterSymbol } from '../../../core/engine/counter-face'

type Look = {
  readonly symbol: CounterSymbol
  readonly label: string
  readonly nation?: CounterNation
  readonly designation?: string
  readonly ratings?: string
  readonly state?: CounterState
}

const plain = (kind: CounterFace['kind'], look: Look): CounterFace => ({
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

export const markerFace = (look: Look): CounterFace => plain('marker', look)

/** 13.2: one of the Tactical Air Commands. */
export const tacFace = (): CounterFace =>
  plain('air', {
    symbol: 'fighter',
    nation: 'british',
    designation: 'TAC',
    ratings: '+1',
    label: 'Tactical Air Command',
  })

export const navalFace = (): CounterFace =>
  plain('naval', { symbol: 'cruiser', nation: 'british', designation: 'Naval', ratings: '+1', label: 'Naval Support' })

export const positionFace = (): CounterFace =>
  markerFace({ symbol: 'improved-position', designation: 'Pos', ratings: '-1', label: 'Improved Position' })
