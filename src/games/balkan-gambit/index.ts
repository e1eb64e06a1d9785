import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts/charts'
import { advance } from './combat/advance'
import { attack } from './combat/attack-step'
import { battle } from './combat/battle'
import { breakOff } from './combat/break-off-step'
import { fire } from './combat/fire-step'
import { push } from './combat/push'
import { retreat } from './combat/retreat-step'
import { stand } from './combat/stand'
import { command } from './command/command'
import { counters } from './forces/counters'
import { deploy } from './forces/deploy'
import { reclaim } from './forces/reclaim'
import { reinforce } from './forces/reinforce'
import { scenarios } from './forces/scenarios'
import { FORCE_10, NO_SWAP, setup, TENTH_MOUNTAIN } from './forces/setup'
import { look } from './look'
import { map } from './map/hexes'
import { milestones } from './milestones'
import { march } from './movement/march'
import { move } from './movement/move'
import { overstack } from './movement/overstack'
import { clearOut } from './mutual/clear-out'
import { hunt } from './partisans/hunt-step'
import { relocate } from './partisans/relocate'
import { slip } from './partisans/slip'
import { rules } from './rules/rules'
import { assault } from './sea/assault-step'
import { port } from './sea/port'
import { sail } from './sea/sail'
import { type Gambit, position } from './state'
import { force10 } from './support/force-10-step'
import { naval } from './support/naval'
import { tac } from './support/tac'
import { tell } from './tell'
import { LAST_TURN, turn } from './turn'

/** In order of play. */
const steps = {
  deploy,
  turn,
  clearOut,
  relocate,
  reinforce,
  naval,
  force10,
  command,
  move,
  sail,
  march,
  port,
  assault,
  reclaim,
  attack,
  battle,
  tac,
  fire,
  breakOff,
  stand,
  retreat,
  push,
  advance,
  hunt,
  slip,
  overstack,
}

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
  position,
  view: s => s,
  audit,
  tell,
  milestones,
  look,
}
