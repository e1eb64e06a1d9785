import type { Ruling } from '../../../core/engine/module'
import { arrivalsAndScreen } from './rulings-of-arrivals-and-screen'
import { mapAndCombat } from './rulings-of-map-and-combat'

/** Where the booklet is silent, contradicts itself or is lost: how it is played here, as the players read it. */
export const rulings: readonly Ruling[] = [...mapAndCombat, ...arrivalsAndScreen]
