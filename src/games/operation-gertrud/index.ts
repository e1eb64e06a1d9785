import type { GameModule } from '../../core/engine/module'
import { intercept } from './air/intercept-step'
import { interdict } from './air/interdict-step'
import { sortie } from './air/sortie'
import { audit } from './audit'
import { charts } from './charts'
import { advance } from './combat/advance-step'
import { combat } from './combat/attack-step'
import { battle } from './combat/battle'
import { loss } from './combat/loss-step'
import { press } from './combat/press-step'
import { retreat } from './combat/retreat-step'
import { stand } from './combat/stand-step'
import { support } from './combat/support-step'
import { ultra } from './combat/ultra-step'
import { arrive } from './forces/arrive-step'
import { counters } from './forces/counters'
import { deploy } from './forces/deploy-step'
import { muster } from './forces/muster-step'
import { replace } from './forces/replace-step'
import { scenarios } from './forces/scenarios'
import { SOVIET_DUPLICITY } from './forces/second-game'
import { FREE_DEPLOYMENT, setup } from './forces/set-up'
import { airbase } from './kommando/airbase-step'
import { harbour } from './kommando/harbour-step'
import { mission } from './kommando/mission-step'
import { raid } from './kommando/raid-step'
import { look } from './look'
import { map } from './map/geography'
import { milestones } from './milestones'
import { drop } from './movement/drop-step'
import { movement } from './movement/movement-step'
import { rules } from './rules'
import { type Gertrud, position } from './state'
import { airSupply } from './supply/supply-drop-step'
import { tell } from './tell'
import { turn } from './turn'
import { victoryRoll } from './victory/victory-roll-step'

/** In order of play. */
const steps = {
  deploy,
  turn,
  muster,
  replace,
  interdict,
  sortie,
  intercept,
  movement,
  arrive,
  drop,
  mission,
  airbase,
  airSupply,
  raid,
  harbour,
  combat,
  battle,
  support,
  ultra,
  press,
  loss,
  stand,
  retreat,
  advance,
  victoryRoll,
}

export const operationGertrud: GameModule<Gertrud> = {
  id: 'operation-gertrud',
  title: 'Operation Gertrud',
  version: 1,
  sideIds: ['german', 'allied'],
  // 19.0: who lost with the Germans plays the Soviets in the second game.
  sides: (_setting, s) => [
    s?.duplicity
      ? { name: 'Soviet player', adjective: 'Soviet', colour: 'soviet' }
      : { name: 'German player', adjective: 'German', colour: 'german' },
    { name: 'Allied player', adjective: 'Allied', colour: 'turkish' },
  ],
  scenarios: scenarios.map(({ id, title, about, turns }) => ({ id, title, about, turns })),
  options: [
    {
      id: FREE_DEPLOYMENT,
      title: 'Free deployment',
      about: 'Turkey saw it coming: its units set up anywhere in Turkey, within a few limits',
      rule: '3.4.1',
      default: false,
    },
    {
      id: SOVIET_DUPLICITY,
      title: 'Soviet Duplicity',
      about: 'when the Germans lose, their player gets a second game with the Soviets against Turkey',
      rule: '19.0.2a',
      default: false,
    },
  ],
  rules,
  charts,
  counters,
  map,
  setup,
  steps,
  position,
  view: s => s,
  audit,
  tell,
  milestones,
  look,
  drafts: true,
}
