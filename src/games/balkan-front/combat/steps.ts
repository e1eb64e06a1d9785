import { advance } from './advance-step'
import { attack } from './attack-step'
import { battle } from './battle'
import { pay } from './pay-step'
import { retreat } from './retreat-step'
import { roll } from './roll-step'

/** The decisions of this subject, by the names files know them by. */
export const combatSteps = { attack, battle, roll, pay, retreat, advance }
