import type { GameLook } from '../../../core/engine/game-look'
import { type Gambit, sideOf } from '../state'
import { advice } from './advice'
import { battle } from './battle-scene'
import { chapters } from './chapters'
import { tables } from './chart-tables'
import { battleEdge, heading, loss } from './diary'
import { face } from './faces'
import { focus } from './focus'
import { forces } from './forces'
import { hexLine, unitFacts, unitLine } from './inspection'
import { markers } from './markers'
import { overlays } from './overlays'
import { path, trail } from './paths'
import { calendar, phases } from './phases'
import { pools } from './pools'
import { score } from './score'
import { boxes, spot, stacks } from './stacks'

/** How the game looks on the table. */
export const look: GameLook<Gambit> = {
  advice,
  chapters,
  kindTitles: {
    pick: 'Units',
    to: 'Destinations',
    sea: 'By sea',
    switch: 'Disperse or concentrate',
    mode: 'Disperse or concentrate',
    join: 'Units to take part',
    target: 'Targets',
    place: 'Stations',
    drop: 'Drop zones',
    with: 'Who fires',
    at: 'Targets',
    strike: 'Targets',
    raise: 'Where it is raised',
    enter: 'Units that may be called',
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
