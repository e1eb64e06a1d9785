import { bombard, casualty } from './bombardment/bombard-step'
import { weather } from './calendar'
import { advance } from './combat/advance'
import { attack } from './combat/attack-step'
import { drawSupply, screen } from './combat/before-combat'
import { charge } from './combat/charge'
import { combat } from './combat/combat'
import { disrupt } from './combat/losses'
import { moraleUnseen, spendMorale } from './combat/morale-step'
import { retreat } from './combat/retreat'
import { deploy } from './forces/deployment'
import { mobilize } from './mobilization/mobilize-step'
import { move } from './movement/move-step'
import { overstack } from './movement/stacking'
import { evacuate } from './politics/albania'
import { answerArmistice, offerArmistice } from './politics/armistice'
import { armsDeal, disease } from './politics/arms-and-disease'
import { commitStrength, conflict, conflictPrize, declareConflict } from './politics/conflict-step'
import { event } from './politics/event-step'
import { answerExchange, exchange, handOver } from './politics/exchange-step'
import { place } from './politics/placing'
import { changeSides, commitPower, giveMorale, takeOver } from './politics/powers'
import { rally } from './rally/rally-step'
import { showStack } from './secrets/looking'
import { agents, operation, operationMorale } from './strategy/operations'
import { lookAt, strategic } from './strategy/strategic-step'
import { turn } from './turn'
import { endTurn, proposeArmistice } from './victory/endings'

/** In order of play, by the names files know them by. */
export const steps = {
  deploy,
  turn,
  weather,
  event,
  armsDeal,
  disease,
  showStack,
  evacuate,
  offerArmistice,
  answerArmistice,
  commitPower,
  takeOver,
  changeSides,
  place,
  exchange,
  answerExchange,
  handOver,
  giveMorale,
  conflict,
  declareConflict,
  commitStrength,
  conflictPrize,
  mobilize,
  strategic,
  operation,
  agents,
  operationMorale,
  lookAt,
  move,
  overstack,
  bombard,
  casualty,
  attack,
  combat,
  screen,
  drawSupply,
  charge,
  chargeUnseen: charge,
  spendMorale,
  moraleUnseen,
  disrupt,
  retreat,
  advance,
  rally,
  proposeArmistice,
  endTurn,
}
