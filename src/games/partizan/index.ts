import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { advance } from './combat/advance'
import { attack } from './combat/attack'
import { combat } from './combat/battle'
import { chits } from './combat/chits'
import { losses } from './combat/losses'
import { plan } from './combat/plan'
import { retreat } from './combat/retreat'
import { arrive } from './forces/arrive'
import { campaign } from './forces/campaign'
import { counters } from './forces/counters'
import { deploy } from './forces/deploy'
import { hide } from './forces/hide'
import { setup } from './forces/opening'
import { options } from './forces/options'
import { answer } from './landings/answer'
import { landing } from './landings/landing'
import { armpit } from './landings/marker'
import { respond } from './landings/respond'
import { tell } from './log-book'
import { look } from './look'
import { map } from './map/hexes'
import { milestones } from './milestones'
import { move } from './movement/move'
import { eis } from './politics/eis'
import { prestige } from './politics/prestige-step'
import { position } from './position'
import { rebuild } from './replacements/rebuild'
import { replace } from './replacements/replace'
import { rules } from './rules'
import { otherTruth } from './secrets/other-truth'
import { read, view } from './secrets/view'
import { drop } from './special-units/drop'
import { force10 } from './special-units/force-10-step'
import { sas } from './special-units/sas-step'
import type { Partizan } from './state'
import { attrition } from './supply/attrition'
import { turn } from './turn'

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
  sideIds: ['partisan', 'axis'],
  sides: () => [
    { name: 'Partisans', colour: 'partisan' },
    { name: 'Axis', colour: 'german' },
  ],
  scenarios: [{ id: campaign.id, title: campaign.title, about: campaign.about, turns: campaign.turns }],
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
  secretsIn: s => view(s, 'table') !== s,
  audit,
  tell,
  milestones,
  look,
}
