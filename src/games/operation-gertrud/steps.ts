import { intercept } from './air/intercept-step'
import { interdict } from './air/interdict-step'
import { sortie } from './air/sortie'
import { advance } from './combat/advance'
import { attack } from './combat/attack-step'
import { battle } from './combat/battle'
import { loss } from './combat/loss-step'
import { press } from './combat/press-step'
import { retreat } from './combat/retreat'
import { stand } from './combat/stand-step'
import { support } from './combat/support-step'
import { ultra } from './combat/ultra-step'
import { arrive } from './forces/arrive-step'
import { deploy } from './forces/deploy-step'
import { muster } from './forces/muster-step'
import { replace } from './forces/replace-step'
import { airbase } from './kommando/airbase-step'
import { mission } from './kommando/mission-step'
import { harbour, raid } from './kommando/raid'
import { movement } from './movement/movement-step'
import { drop } from './movement/paradrop'
import { airSupply } from './supply/supply-drop-step'
import { turn } from './turn'
import { victoryRoll } from './victory/victory'

/** In order of play, by the names files know them by. */
export const steps = {
  deploy,
  turn,
  muster,
  replace,
  interdict,
  sortie,
  intercept,
  movement,
  arrive,
  drop,
  mission,
  airbase,
  airSupply,
  raid,
  harbour,
  combat: attack,
  battle,
  support,
  ultra,
  press,
  loss,
  stand,
  retreat,
  advance,
  victoryRoll,
}
