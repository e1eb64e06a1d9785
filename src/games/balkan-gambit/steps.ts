import { framesOf } from '../../core/engine/frames'
import { advanceAfterCombat } from './combat/advance'
import { attack } from './combat/attack-step'
import { battle } from './combat/battle'
import { breakOff } from './combat/break-off'
import { fire } from './combat/fire-step'
import { push } from './combat/push'
import { retreat } from './combat/retreat-step'
import { stand } from './combat/stand'
import { command } from './command/command'
import { deploy } from './forces/deploy'
import { reclaim } from './forces/reclaim'
import { reinforce } from './forces/reinforce'
import { marchInland } from './movement/march'
import { overstack } from './movement/overstack'
import { clearOut } from './mutual/clear-out'
import { hunt } from './partisans/hunt-step'
import { relocate } from './partisans/relocate'
import { slip } from './partisans/slip'
import { assault } from './sea/assault-step'
import { port } from './sea/port'
import { sail } from './sea/sail'
import { force10 } from './support/force-10'
import { naval } from './support/naval'
import { tac } from './support/tac'
import { turn } from './turn'

/** Every decision, in order of play. */
export const steps = {
  deploy,
  turn,
  clearOut,
  relocate,
  reinforce,
  naval,
  force10,
  command,
  sail,
  march: marchInland,
  port,
  assault,
  reclaim,
  attack,
  battle,
  tac,
  fire,
  breakOff,
  stand,
  retreat,
  push,
  advance: advanceAfterCombat,
  hunt,
  slip,
  overstack,
}

export const frames = framesOf(steps)
