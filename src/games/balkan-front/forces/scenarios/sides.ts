import type { Side } from '../../../../core/ids'

export const AXIS: Side = 0
export const ALLIED: Side = 1
