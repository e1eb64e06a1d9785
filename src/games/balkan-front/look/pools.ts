import { recent } from '../../../core/engine/derived'
import type { Pool } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { capacityOf, railUsed } from '../movement/rail'
import type { Front } from '../state'

/** 7.A.2: what is left of the rail capacity of a side this turn. */
const railPool = (s: Front, side: Side): Pool => {
  const of = capacityOf(s, side)
  const left = of - railUsed(s, side)
  return {
    id: `rail-${side}`,
    title: 'Rail capacity',
    side,
    note: `${left} of ${of} REs left`,
    rule: '7.A.2.1',
    items: [],
    meter: { left, of, unit: 'RE' },
  }
}

export const pools = recent((s: Front): readonly Pool[] => [railPool(s, 0), railPool(s, 1)])
