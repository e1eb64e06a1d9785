import type { CounterFace } from '../../../core/engine/counter-face'
import { markerFace, plainFace } from '../../../core/look/marker-face'

/** 13.2: one of the Tactical Air Commands. */
export const tacFace = (): CounterFace =>
  plainFace('air', {
    symbol: 'fighter',
    nation: 'british',
    designation: 'TAC',
    ratings: '+1',
    label: 'Tactical Air Command',
  })

export const navalFace = (): CounterFace =>
  plainFace('naval', {
    symbol: 'cruiser',
    nation: 'british',
    designation: 'Naval',
    ratings: '+1',
    label: 'Naval Support',
  })

export const positionFace = (): CounterFace =>
  markerFace({ symbol: 'improved-position', designation: 'Pos', ratings: '-1', label: 'Improved Position' })
