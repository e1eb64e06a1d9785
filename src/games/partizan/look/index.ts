import type { GameLook } from '../../../core/engine/game-look'
import type { Partizan } from '../state'
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
import { sightings } from './seen-before'
import { boxes, spot, stacks } from './stacks'
import { sideOfAny } from './stand-ins'

/** How the game looks on the table, to the eyes whose view of the position it is given. */
export const look: GameLook<Partizan> = {
  advice,
  chapters,
  kindTitles: {
    pick: 'Units',
    to: 'Destinations',
    rail: 'By rail',
    sea: 'By sea',
    destroy: 'Targets to destroy',
    land: 'Ports to land at',
    top: 'Top of the stack',
    target: 'Hexes to attack',
    join: 'Units to take part',
    advance: 'Units that may advance',
    restore: 'Units to bring up to strength',
    give: 'Weapons caches',
    lose: 'Who takes the loss',
    take: 'Divisions from Italy',
    aim: 'Where to jump',
  },
  readyKinds: ['ready', 'done'],
  mainKinds: ['launch', 'land', 'jump'],
  sideOf: (_known, unit) => sideOfAny(unit),
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
  sightings,
  loss,
  heading,
  battleEdge,
  overlays,
  score,
  tables,
  battle,
}
