import { ration } from '../supply/ration-step'
import { arrive } from './arrive-step'
import { convert } from './convert-step'
import { replace } from './replace-step'
import { withdrawAir } from './withdraw-step'

/** The decisions of the initial phase, by the names files know them by. */
export const arrivalsSteps = {
  withdrawAir,
  convert,
  replace,
  arrive,
  ration,
}
