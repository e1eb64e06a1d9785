import type { CounterFace } from '../../../core/engine/counter-face'
import { markerFace } from '../../../core/look/marker-face'

/** 14.0 */
export const ultraFace = (): CounterFace =>
  markerFace({ symbol: 'intelligence', nation: 'british', designation: 'ULTRA', label: 'ULTRA' })
