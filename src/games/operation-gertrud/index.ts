import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { counters } from './forces/counters'
import { scenarios } from './forces/scenarios'
import { SOVIET_DUPLICITY } from './forces/second-game'
import { FREE_DEPLOYMENT, setup } from './forces/set-up'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/geography'
import { rules } from './rules'
import { type Gertrud, position } from './state'
import { steps } from './steps'
import { stageOf } from './turn'

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
  roots: ['turn'],
  position,
  view: s => s,
  audit: s => audit(s, steps),
  tell: book.tell,
  milestones: book.milestones,
  logKinds: book.kinds,
  outcome: book.outcome,
  stageOf,
  look,
}
