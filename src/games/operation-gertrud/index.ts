import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { counters } from './counters'
import { SOVIET_DUPLICITY } from './duplicity'
import { look } from './look'
import { map } from './map'
import { milestones } from './milestones'
import { rules } from './rules'
import { scenarios } from './scenarios'
import { FREE_DEPLOYMENT, setup } from './setup'
import { type Gertrud, position } from './state'
import { advance } from './steps/advance'
import { airSupply } from './steps/air-supply'
import { airbase } from './steps/airbase'
import { arrive } from './steps/arrive'
import { battle } from './steps/battle'
import { combat } from './steps/combat'
import { deploy } from './steps/deploy'
import { drop } from './steps/drop'
import { harbour } from './steps/harbour'
import { intercept } from './steps/intercept'
import { interdict } from './steps/interdict'
import { loss } from './steps/loss'
import { mission } from './steps/mission'
import { movement } from './steps/movement'
import { muster } from './steps/muster'
import { press } from './steps/press'
import { raid } from './steps/raid'
import { replace } from './steps/replace'
import { retreat } from './steps/retreat'
import { sortie } from './steps/sortie'
import { stand } from './steps/stand'
import { support } from './steps/support'
import { turn } from './steps/turn'
import { ultra } from './steps/ultra'
import { victoryRoll } from './steps/victory-roll'
import { tell } from './tell'

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
