import type { GameModule, SideInfo } from '../../core/engine/module'
import type { Setting } from '../../core/engine/state'
import type { Side } from '../../core/ids'
import { audit } from './audit'
import { lastTurn } from './calendar'
import { charts } from './charts'
import { firstGame } from './first-game'
import { counters, SIDE_IDS } from './forces/counters'
import { options, presets } from './forces/options'
import { scenarioOf, scenarios } from './forces/scenarios'
import { setup } from './forces/set-up'
import { book } from './log-book'
import { look } from './look'
import { map } from './map/geography'
import { rules } from './rules'
import { booklet, glossary } from './rules/booklet'
import { rulings } from './rules/rulings'
import { otherTruth, secretsIn, view } from './secrets/view'
import { position, type Wars } from './state'
import { steps } from './steps'
import { stageOf } from './turn'

/** E17: who they are is the scenario's. */
const sideInfo = (setting: Setting, side: Side): SideInfo => {
  const { names, adjectives, colours } = scenarioOf({ setting })
  return { name: names[side], adjective: adjectives[side], colour: colours[side] }
}

export const balkanWars: GameModule<Wars> = {
  id: 'balkan-wars',
  title: 'Balkan Wars',
  version: 1,
  sideIds: SIDE_IDS,
  sides: setting => [sideInfo(setting, 0), sideInfo(setting, 1)],
  scenarios: scenarios.map(({ id, title, about, turns }) => ({ id, title, about, turns })),
  lastTurn,
  options,
  presets,
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
