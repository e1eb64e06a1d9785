import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { counters } from './counters'
import { look } from './look'
import { map } from './map'
import { milestones } from './milestones'
import { otherTruth } from './other-truth'
import { position } from './position'
import { rules } from './rules'
import { scenarios } from './scenarios'
import { options } from './scenarios/options'
import { setup } from './setup'
import type { Partizan } from './state'
import { advance } from './steps/advance'
import { answer } from './steps/answer'
import { armpit } from './steps/armpit'
import { arrive } from './steps/arrive'
import { attack } from './steps/attack'
import { attrition } from './steps/attrition'
import { chits } from './steps/chits'
import { combat } from './steps/combat'
import { deploy } from './steps/deploy'
import { drop } from './steps/drop'
import { eis } from './steps/eis'
import { force10 } from './steps/force-10'
import { hide } from './steps/hide'
import { landing } from './steps/landing'
import { losses } from './steps/losses'
import { move } from './steps/move'
import { plan } from './steps/plan'
import { prestige } from './steps/prestige'
import { rebuild } from './steps/rebuild'
import { replace } from './steps/replace'
import { respond } from './steps/respond'
import { retreat } from './steps/retreat'
import { sas } from './steps/sas'
import { turn } from './steps/turn'
import { tell } from './tell'
import { read, view } from './view'

/** In order of play. */
const steps = {
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
  combat,
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

export const partizan: GameModule<Partizan> = {
  id: 'partizan',
  title: 'Partizan!',
  version: 1,
  sides: [
    { id: 'partisan', name: 'Partisans' },
    { id: 'axis', name: 'Axis' },
  ],
  scenarios: scenarios.map(({ id, title, about, turns }) => ({ id, title, about, turns })),
  options,
  rules,
  charts,
  counters,
  map,
  setup,
  steps,
  position,
  view,
  read,
  otherTruth,
  audit,
  tell,
  milestones,
  look,
}
