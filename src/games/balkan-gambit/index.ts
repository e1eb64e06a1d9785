import type { GameModule } from '../../core/engine/module'
import { audit } from './audit'
import { charts } from './charts'
import { counters } from './counters'
import { look } from './look'
import { map } from './map'
import { milestones } from './milestones'
import { rules } from './rules'
import { scenarios } from './scenarios'
import { FORCE_10, NO_SWAP, setup, TENTH_MOUNTAIN } from './setup'
import { type Gambit, position } from './state'
import { advance } from './steps/advance'
import { assault } from './steps/assault'
import { attack } from './steps/attack'
import { battle } from './steps/battle'
import { breakOff } from './steps/break-off'
import { clearOut } from './steps/clear-out'
import { command } from './steps/command'
import { deploy } from './steps/deploy'
import { fire } from './steps/fire'
import { force10 } from './steps/force-10'
import { hunt } from './steps/hunt'
import { march } from './steps/march'
import { move } from './steps/move'
import { naval } from './steps/naval'
import { overstack } from './steps/overstack'
import { port } from './steps/port'
import { push } from './steps/push'
import { reclaim } from './steps/reclaim'
import { reinforce } from './steps/reinforce'
import { relocate } from './steps/relocate'
import { retreat } from './steps/retreat'
import { sail } from './steps/sail'
import { slip } from './steps/slip'
import { stand } from './steps/stand'
import { tac } from './steps/tac'
import { LAST_TURN, turn } from './steps/turn'
import { tell } from './tell'

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
  sides: [
    { id: 'allied', name: 'Allies' },
    { id: 'axis', name: 'Axis' },
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
