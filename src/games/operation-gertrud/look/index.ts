import type { GameLook } from '../../../core/engine/game-look'
import { sequenceOf } from '../../../core/look/phase-strip'
import { book } from '../log-book'
import { type Gertrud, sideOf } from '../state'
import { phasesNow } from '../turn'
import { advice } from './advice'
import { battle } from './battle-scene'
import { boxMarkers, stackSum, turnDate } from './boxes-and-sums'
import { byHand } from './by-hand'
import { chapters } from './chapters'
import { tables } from './chart-tables'
import { face } from './faces'
import { forces } from './forces'
import { goal } from './goal'
import { hexLine, unitLine } from './inspection'
import { markers } from './markers'
import { overlays } from './overlays'
import { calendar, phases } from './phases'
import { pools } from './pools'
import { score } from './score'
import { boxes, spot, stacks } from './stacks'
import { figures, turnReport } from './turn-report'
import { unitFacts } from './unit-facts'

/** How the game looks on the table. */
export const look: GameLook<Gertrud> = {
  advice,
  chapters,
  byHand,
  readyKinds: ['ready', 'done'],
  sideOf,
  face,
  spot,
  stacks,
  boxes,
  markers,
  hasZones: true,
  boxMarkers,
  stackSum,
  turnDate,
  calendar,
  phases,
  sequence: s => sequenceOf(phasesNow(s)),
  goal,
  figures,
  turnReport,
  pools,
  forces,
  unitLine,
  unitFacts,
  hexLine,
  trail: book.trail,
  loss: book.loss,
  heading: book.heading,
  battleEdge: book.battleEdge,
  overlays,
  score,
  tables,
  battle,
}
