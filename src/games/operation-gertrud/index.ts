import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { firstGame } from './first-game'
import { counters } from './forces/counters'
import { options } from './forces/options'
import { scenarios } from './forces/scenarios'
import { setup } from './forces/set-up'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/geography'
import { migrate, migrateOptions } from './migrations'
import { rules } from './rules'
import { booklet } from './rules/booklet'
import { glossary } from './rules/glossary'
import { rulings } from './rules/rulings'
import { type Gertrud, position } from './state'
import { steps } from './steps'
import { stageOf } from './turn'

export const operationGertrud: GameModule<Gertrud> = {
  id: 'operation-gertrud',
  title: 'Operation Gertrud',
  version: 3,
  sideIds: ['german', 'allied'],
  // 19.0: who lost with the Germans plays the Soviets in the second game.
  sides: (_setting, s) => [
    s?.duplicity
      ? { name: 'Soviet player', adjective: 'Soviet', colour: 'soviet' }
      : { name: 'German player', adjective: 'German', colour: 'german' },
    { name: 'Allied player', adjective: 'Allied', colour: 'turkish' },
  ],
  scenarios: scenarios.map(({ id, title, about, turns }) => ({ id, title, about, turns })),
  options,
  rules,
  booklet,
  rulings,
  glossary,
  charts,
  counters,
  map,
  setup,
  steps,
  roots: ['turn'],
  position,
  migrate,
  migrateOptions,
  view: s => s,
  audit: s => audit(s, steps),
  tell: book.tell,
  milestones: book.milestones,
  logKinds: book.kinds,
  outcome: book.outcome,
  stageOf,
  look,
  firstGame,
}
