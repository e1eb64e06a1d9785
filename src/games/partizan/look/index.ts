import type { GameLook } from '../../../core/engine/game-look'
import { battleFocus } from '../combat/declaration'
import { book } from '../log-book'
import { sideOfAny } from '../secrets/stand-ins'
import type { Partizan } from '../state'
import { battle } from './battle-scene'
import { tables } from './chart-tables'
import { face } from './faces'
import { forces } from './forces'
import { hexLine, unitFacts, unitLine } from './inspection'
import { markers } from './markers'
import { overlays } from './overlays'
import { calendar, phases } from './phases'
import { pools } from './pools'
import { score } from './score'
import { sightings } from './seen-before'
import { boxes, spot, stacks } from './stacks'
import { advice, chapters } from './words'

/** How the game looks on the table, to the eyes whose view of the position it is given. */
export const look: GameLook<Partizan> = {
  advice,
  chapters,
  readyKinds: ['ready', 'done'],
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
  onlooking: battleFocus,
  trail: book.trail,
  sightings,
  loss: book.loss,
  heading: book.heading,
  battleEdge: book.battleEdge,
  overlays,
  score,
  tables,
  battle,
}
