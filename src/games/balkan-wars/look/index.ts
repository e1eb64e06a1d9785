import type { GameLook } from '../../../core/engine/game-look'
import { sequenceOf } from '../../../core/look/phase-strip'
import { scenarioOf } from '../forces/scenarios'
import { book } from '../log-book'
import { sideOfAny } from '../secrets/sight'
import type { Wars } from '../state'
import { phasesNow } from '../turn'
import { battle } from './battle-scene'
import { tables } from './chart-tables'
import { face } from './faces'
import { forces } from './forces'
import { goal } from './goal'
import { hexFacts, hexLine, unitFacts, unitLine } from './inspection'
import { ledger, trackChange, tracks } from './ledger'
import { markers, pools } from './markers'
import { closedLand, overlays } from './overlays'
import { calendar, phases } from './phases'
import { boxes, boxName, spot, stacks } from './stacks'
import { byHand, figures, score, stackSum, turnDate, turnReport } from './turn-report'
import { advice, chapters } from './words'

/** How the game looks on the table, to the eyes whose view of the position it is given. */
export const look: GameLook<Wars> = {
  advice,
  chapters,
  byHand,
  readyKinds: ['ready', 'done'],
  sideOf: sideOfAny,
  face,
  spot,
  stacks,
  boxes,
  markers,
  mapPeriod: setting => scenarioOf({ setting }).period,
  closedLand,
  hasZones: true,
  stackSum,
  turnDate,
  calendar,
  phases,
  sequence: s => sequenceOf(phasesNow(s)),
  goal,
  figures,
  turnReport,
  pools,
  tracks,
  ledger,
  trackChange,
  forces,
  unitLine,
  unitFacts,
  hexLine,
  hexFacts,
  boxName,
  trail: book.trail,
  loss: book.loss,
  heading: book.heading,
  battleEdge: book.battleEdge,
  overlays,
  score,
  tables,
  onlooking: s => (s.combat === null ? {} : { targets: [s.combat.hex], from: s.combat.origins }),
  battle,
}
