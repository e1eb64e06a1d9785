import type { GameLook } from '../../../core/engine/game-look'
import { sequenceOf } from '../../../core/look/phase-strip'
import { battleFocus } from '../combat/declaration'
import { book } from '../log-book'
import { sideOfAny } from '../secrets/stand-ins'
import type { Partizan } from '../state'
import { phasesIn } from '../turn'
import { battle } from './battle-scene'
import { boxMarkers, stackSum, turnDate } from './boxes-and-sums'
import { byHand } from './by-hand'
import { tables } from './chart-tables'
import { face } from './faces'
import { forces } from './forces'
import { goal } from './goal'
import { hexLine, unitFacts, unitLine } from './inspection'
import { markers } from './markers'
import { overlays } from './overlays'
import { calendar, phases } from './phases'
import { pools } from './pools'
import { score } from './score'
import { sightings } from './seen-before'
import { boxes, spot, stacks } from './stacks'
import { figures, turnReport } from './turn-report'
import { advice, chapters } from './words'

/** How the game looks on the table, to the eyes whose view of the position it is given. */
export const look: GameLook<Partizan> = {
  advice,
  chapters,
  byHand,
  readyKinds: ['ready', 'done'],
  sideOf: (_known, unit) => sideOfAny(unit),
  face,
  spot,
  stacks,
  boxes,
  markers,
  boxMarkers,
  stackSum,
  turnDate,
  calendar,
  phases,
  sequence: s => sequenceOf(phasesIn(s)),
  goal,
  figures,
  turnReport,
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
