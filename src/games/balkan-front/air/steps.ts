import { airBattle } from './air-battle'
import { abandon, aim, airCombats, jettison, split } from './air-battle-steps'
import { airBoard } from './air-board-step'
import { comeHome } from './come-home-step'
import { escapeTo } from './escape-step'
import { flakSupport } from './flak-support-step'
import { interceptors } from './interceptor-step'
import { patrol } from './patrol-step'
import { placeFighters } from './placing-step'
import { bombHit, strike } from './strike-step'

/** The decisions of this subject, by the names files know them by. */
export const airSteps = {
  airBoard,
  patrol,
  interceptors,
  airCombats,
  airBattle,
  abandon,
  jettison,
  split,
  placeFighters,
  aim,
  strike,
  bombHit,
  comeHome,
  flakSupport,
  escape: escapeTo,
}
