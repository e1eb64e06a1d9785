import type { Ruling } from '../../../core/engine/module'
import { combatRulings } from './rulings-of-combat'
import { setUpRulings } from './rulings-of-set-up'

/** Where the booklet is silent, contradicts itself or is lost: how it is played here, as the players read it. */
export const rulings: readonly Ruling[] = [...combatRulings, ...setUpRulings]
