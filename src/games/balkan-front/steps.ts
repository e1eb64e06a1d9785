import { pausingForEscapes } from './air/escape'
import { airSteps } from './air/steps'
import { airborneSteps } from './airborne/steps'
import { arrivalsSteps } from './arrivals/steps'
import { combatSteps } from './combat/steps'
import { deploy } from './forces/deploy-step'
import { startLosses } from './forces/start-losses-step'
import { movementSteps } from './movement/steps'
import { politicsSteps } from './politics/steps'
import { seaSteps } from './sea/steps'
import { turn } from './turn'
import { victorySteps } from './victory/steps'
import { worksSteps } from './works/steps'

/** In order of play, by the names files know them by; each subject lists its own. */
export const steps = {
  deploy,
  startLosses,
  turn,
  ...politicsSteps,
  ...arrivalsSteps,
  ...worksSteps,
  ...movementSteps,
  march: pausingForEscapes(movementSteps.march),
  ...seaSteps,
  ...airborneSteps,
  ...airSteps,
  ...combatSteps,
  ...victorySteps,
}
