import type { Side } from '../../../core/ids'
import type { Nation } from '../forces/counters'
import { PARTISAN } from '../state'

/** In the order of an order of battle. */
export const NATIONS_OF: readonly [readonly Nation[], readonly Nation[]] = [
  ['Partisan', 'American', 'French', 'Polish', 'British'],
  ['German', 'Italian', 'Bulgarian', 'Hungarian', 'Ustashi', 'Croatian'],
]

export const sideName = (side: Side): string => (side === PARTISAN ? 'Partisans' : 'Axis')
/** For ids: 'map-axis-german'. */
export const sideKey = (side: Side): string => (side === PARTISAN ? 'partisan' : 'axis')
