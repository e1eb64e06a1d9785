import type { GameModule } from '../../core/engine/module'
import { otherTruth, secretsIn, view } from './airborne/secrets'
import { audit } from './audit'
import { lastTurn } from './calendar'
import { charts } from './charts'
import { firstGame } from './first-game'
import { SIDE_IDS } from './forces/counter'
import { counters } from './forces/counters'
import { options } from './forces/options'
import { scenarios } from './forces/scenarios'
import { setup } from './forces/set-up'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/geography'
import { rules } from './rules'
import { booklet, glossary } from './rules/booklet'
import { rulings } from './rules/rulings'
import { type Front, position } from './state'
import { steps } from './steps'
import { stageOf } from './turn'

/** Scenarios whose ground war can be played. */
const PLAYABLE: readonly string[] = [
  'plan-y',
  'operation-marita',
  'balkan-campaign',
  'italo-greek-war',
  'plan-g',
  'greek-appeasement',
  'marita-merkur',
  'assault-on-crete',
]

export const balkanFront: GameModule<Front> = {
  id: 'balkan-front',
  title: 'Balkan Front',
  version: 1,
  sideIds: SIDE_IDS,
  sides: () => [
    { name: 'Axis', adjective: 'Axis', colour: 'german' },
    { name: 'Allies', adjective: 'Allied', colour: 'greek' },
  ],
  scenarios: scenarios
    .filter(({ id }) => PLAYABLE.includes(id))
    .map(({ id, title, about, firstTurn, lastTurn: last }) => ({ id, title, about, turns: last - firstTurn + 1 })),
  lastTurn,
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
  view,
  otherTruth,
  secretsIn,
  audit,
  tell: book.tell,
  read: book.read,
  milestones: book.milestones,
  logKinds: book.kinds,
  outcome: book.outcome,
  stageOf,
  look,
  firstGame,
}
