import type { GameLook } from '../../../core/engine/game-look'
import { sequenceOf } from '../../../core/look/phase-strip'
import { sideOf } from '../countries'
import { book } from '../log-book'
import type { Front } from '../state'
import { phasesNow } from '../turn'
import { battle } from './battle-scene'
import { combatTables } from './combat-tables'
import { face } from './faces'
import { figures } from './figures'
import { forces } from './forces'
import { goal } from './goal'
import { owners, unitClass, weather } from './ground-owned'
import { groundTables } from './ground-tables'
import { hexLine, unitFacts, unitLine } from './inspection'
import { markers } from './markers'
import { board } from './mission-board'
import { overlays } from './overlays'
import { calendar, phases, turnDate } from './phases'
import { ledger } from './politics-sheet'
import { pools } from './pools'
import { score } from './score'
import { boxes, spot, stackSum, stacks } from './stacks'
import { byHand, turnReport } from './turn-report'
import { warnings } from './warnings'
import { advice, chapters } from './words'

/** How the game looks on the table. Nothing is hidden in it but plans. */
export const look: GameLook<Front> = {
  advice,
  chapters,
  byHand,
  readyKinds: ['ready', 'done'],
  hasZones: true,
  sideOf,
  face,
  spot,
  stacks,
  boxes,
  markers,
  stackSum,
  unitClass,
  owners,
  weather,
  calendar,
  turnDate,
  phases,
  sequence: s => sequenceOf(phasesNow(s)),
  goal,
  figures,
  turnReport,
  pools,
  ledger,
  forces,
  unitLine,
  unitFacts,
  hexLine,
  trail: book.trail,
  loss: book.loss,
  heading: book.heading,
  battleEdge: book.battleEdge,
  folds: book.folds,
  overlays,
  score,
  warnings,
  tables: setting => [...combatTables(setting), ...groundTables(setting)],
  onlooking: s => (s.battle === null ? {} : { targets: [s.battle.hex] }),
  battle,
  board,
}
