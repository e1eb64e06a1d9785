import { assemble } from './assemble-step'
import { march } from './march-step'
import { follow } from './overrunning'
import { overstack } from './overstack-step'

/** The decisions of movement and exploitation, by the names files know them by. */
export const movementSteps = { march, follow, assemble, overstack }
