import type { CounterState } from '../../core/engine/counter-face'

export const BADGES = ['out-of-supply', 'demoralized', 'engaged', 'interdicted'] as const

export type Badge = (typeof BADGES)[number]

/** No game puts more on one unit. */
const MOST_BADGES = 3

/** The gravest first. */
export function badgesOf(state: CounterState): readonly Badge[] {
  const worn: Readonly<Record<Badge, boolean | undefined>> = {
    'out-of-supply': state.outOfSupply,
    demoralized: state.demoralized,
    engaged: state.engaged,
    interdicted: state.interdicted,
  }
  return BADGES.filter(badge => worn[badge] === true).slice(0, MOST_BADGES)
}

export const badgeId = (badge: Badge): string => `badge-${badge}`
