import type { Ruling } from '../../../core/engine/module'
import { combatRulings } from './rulings-of-combat'
import { commandRulings } from './rulings-of-command'
import { mapAndForces } from './rulings-of-map-and-forces'

/** Where the booklet is silent, contradicts itself or is lost: how it is played here, as the players read it. */
export const rulings: readonly Ruling[] = [...mapAndForces, ...commandRulings, ...combatRulings]
