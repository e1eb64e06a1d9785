import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { firstGame } from './first-game'
import { campaign } from './forces/campaign'
import { counters } from './forces/counters'
import { setup } from './forces/opening'
import { migrateOptions, options } from './forces/options'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/hexes'
import { migrate } from './migrations'
import { position } from './position'
import { rules } from './rules'
import { booklet } from './rules/booklet'
import { glossary } from './rules/glossary'
import { rulings } from './rules/rulings'
import { otherTruth } from './secrets/other-truth'
import { secretsIn, view } from './secrets/view'
import type { Partizan } from './state'
import { steps } from './steps'
import { phaseOn } from './turn'

export const partizan: GameModule<Partizan> = {
  id: 'partizan',
  title: 'Partizan!',
  version: 3,
  sideIds: ['partisan', 'axis'],
  sides: () => [
    { name: 'Partisans', colour: 'partisan-41' },
    { name: 'Axis', colour: 'german' },
  ],
  scenarios: [{ id: campaign.id, title: campaign.title, about: campaign.about, turns: campaign.turns }],
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
  view,
  read: book.read,
  otherTruth,
  secretsIn,
  stageOf: phaseOn,
  audit,
  tell: book.tell,
  outcome: book.outcome,
  milestones: book.milestones,
  logKinds: book.kinds,
  look,
  firstGame,
}
