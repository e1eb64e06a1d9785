import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts/charts'
import { counters } from './forces/counters'
import { scenarios } from './forces/scenarios'
import { FORCE_10, NO_SWAP, setup, TENTH_MOUNTAIN } from './forces/setup'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/hexes'
import { rules } from './rules/rules'
import { type Gambit, position } from './state'
import { steps } from './steps'
import { LAST_TURN, phasesNow } from './turn'

export const balkanGambit: GameModule<Gambit> = {
  id: 'balkan-gambit',
  title: 'Balkan Gambit',
  version: 1,
  sideIds: ['allied', 'axis'],
  sides: () => [
    { name: 'Allies', colour: 'british' },
    { name: 'Axis', colour: 'german' },
  ],
  scenarios: scenarios.map(({ id, title, about }) => ({ id, title, about, turns: LAST_TURN })),
  options: [
    {
      id: FORCE_10,
      title: 'Force 10',
      about: 'a handful of saboteurs arrives on turn 7 and may blow one bridge',
      rule: '13.6.1',
      default: false,
    },
    {
      id: TENTH_MOUNTAIN,
      title: '10th Mountain Division',
      about: 'takes the place of one US division, free',
      rule: 'SU.4',
      values: [NO_SWAP, 'us-3-inf', 'us-36-inf', 'us-45-inf'],
      default: NO_SWAP,
      scenarios: ['1944'],
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
  audit,
  tell: book.tell,
  milestones: book.milestones,
  logKinds: book.kinds,
  outcome: book.outcome,
  stageOf: s => phasesNow(s).now?.id ?? null,
  look,
}
