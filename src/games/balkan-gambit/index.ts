import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts/charts'
import { firstGame } from './first-game'
import { counters } from './forces/counters'
import { migrateOptions, options } from './forces/options'
import { scenarios } from './forces/scenarios'
import { setup } from './forces/setup'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/hexes'
import { migrate } from './migrations'
import { booklet } from './rules/booklet'
import { glossary } from './rules/glossary'
import { rules } from './rules/rules'
import { rulings } from './rules/rulings'
import { type Gambit, position } from './state'
import { steps } from './steps'
import { LAST_TURN, phasesNow } from './turn'

export const balkanGambit: GameModule<Gambit> = {
  id: 'balkan-gambit',
  title: 'Balkan Gambit',
  version: 3,
  sideIds: ['allied', 'axis'],
  sides: () => [
    { name: 'Allies', colour: 'british' },
    { name: 'Axis', colour: 'german' },
  ],
  scenarios: scenarios.map(({ id, title, about }) => ({ id, title, about, turns: LAST_TURN })),
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
  audit,
  tell: book.tell,
  milestones: book.milestones,
  logKinds: book.kinds,
  outcome: book.outcome,
  stageOf: s => phasesNow(s).now?.id ?? null,
  look,
  firstGame,
}
