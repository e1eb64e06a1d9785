import type { GameLook } from '../../../core/engine/game-look'
import { type Gertrud, sideOf } from '../state'
import { advice } from './advice'
import { battle } from './battle-scene'
import { chapters } from './chapters'
import { tables } from './chart-tables'
import { battleEdge, heading, loss } from './diary'
import { face } from './faces'
import { focus } from './focus'
import { forces } from './forces'
import { hexLine, unitLine } from './inspection'
import { markers } from './markers'
import { overlays } from './overlays'
import { path, trail } from './paths'
import { calendar, phases } from './phases'
import { pools } from './pools'
import { score } from './score'
import { boxes, spot, stacks } from './stacks'
import { unitFacts } from './unit-facts'

/** How the game looks on the table. */
export const look: GameLook<Gertrud> = {
  advice,
  chapters,
  kindTitles: {
    pick: 'Units',
    stack: 'Stacks',
    to: 'Destinations',
    rail: 'By rail',
    target: 'Targets',
    strike: 'Stacks to interdict',
    join: 'Units to take part',
    commit: 'Support',
    fly: 'Support to send',
    arrive: 'Where it arrives',
    enter: 'Where it enters',
    drop: 'Drop hexes',
    take: 'Pieces',
    lose: 'Who loses a step',
    flip: 'Units to restore',
    reduced: 'Return reduced',
    full: 'Return at full strength',
    refit: 'Support to rebuild',
    retreat: 'Retreats',
    supply: 'CAS to give up',
    give: 'CAS to give up',
    put: 'Where the Kommando goes',
    aim: 'What it strikes',
  },
  readyKinds: ['ready', 'done'],
  sideOf,
  face,
  spot,
  stacks,
  boxes,
  markers,
  calendar,
  phases,
  pools,
  forces,
  unitLine,
  unitFacts,
  hexLine,
  focus,
  path,
  trail,
  loss,
  heading,
  battleEdge,
  overlays,
  score,
  tables,
  battle,
}
