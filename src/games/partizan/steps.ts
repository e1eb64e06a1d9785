import type { GameModule } from '../../core/engine/module'
import { advance } from './combat/advance'
import { attack } from './combat/attack'
import { battle } from './combat/battle'
import { chits } from './combat/caches'
import { losses } from './combat/losses'
import { plan } from './combat/plan'
import { retreat } from './combat/retreat'
import { slipAway } from './combat/slip-away'
import { arrive } from './forces/arrive'
import { deploy, hide } from './forces/set-up-step'
import { armpit } from './landings/armpit'
import { landing } from './landings/landing'
import { answer, respond } from './landings/response'
import { move } from './movement/move'
import { eis } from './politics/eis'
import { prestige } from './politics/prestige'
import { rebuild } from './replacements/rebuild'
import { replace } from './replacements/replace'
import { force10 } from './special-units/force-10'
import { drop } from './special-units/paradrop'
import { sas } from './special-units/sas'
import type { Partizan } from './state'
import { attrition } from './supply/attrition'
import { turn } from './turn'

/** In order of play, under the names that files know them by. */
export const steps: GameModule<Partizan>['steps'] = {
  deploy,
  hide,
  turn,
  armpit,
  rebuild,
  arrive,
  force10,
  move,
  landing,
  attack,
  combat: battle,
  slipAway,
  retreat,
  chits,
  plan,
  losses,
  advance,
  attrition,
  prestige,
  eis,
  sas,
  answer,
  respond,
  drop,
  replace,
}
