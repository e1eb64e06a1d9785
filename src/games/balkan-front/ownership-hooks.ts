import type { HexId, Side } from '../../core/ids'
import { loseCityGuns } from './air/city-guns'
import { loseAirbase } from './air/escape'
import { settleAirheads } from './airborne/airheads'
import { spoilPlans } from './airborne/plans'
import { landOnCrete } from './arrivals/crete-landing'
import { takeSeat } from './politics/governments'
import { takeGreatPort } from './sea/fleets'
import type { Front, Go, Owner } from './state'
import { loseSource } from './supply/lost-source'
import { enterStores, leaveStores } from './supply/stores'
import { takeCity } from './victory/captured'
import { settleBridges } from './works/bridges'
import { enterWorks, loseAirfield } from './works/captured'
import { leaveWorks } from './works/left-works'

/** What came of a change: who won a hex, from whom, and whether a unit entered it. */
export type Taken = { readonly hex: HexId; readonly from: Owner; readonly to: Side; readonly entered: boolean }

/** Looks again at hexes that an event touched (R-OWN2). */
export type Settle = (s: Front, go: Go, touched: readonly HexId[]) => void

/** What changes hands with a hex: called once for every hex that was won, in this order. */
export const ownershipHooks: readonly ((s: Front, go: Go, taken: Taken, settle: Settle) => void)[] = [
  (s, _go, { hex, from }) => settleBridges(s, hex, from),
  loseSource,
  loseAirbase,
  loseAirfield,
  loseCityGuns,
  takeGreatPort,
  takeCity,
  takeSeat,
]

/** What happens when a unit of a side comes into a hex, whoever owned it. */
export const entryHooks: readonly ((s: Front, go: Go, hex: HexId, side: Side) => void)[] = [
  enterWorks,
  landOnCrete,
  enterStores,
]

/** What happens where units have come, gone or been lost, before anybody wins a hex by it. */
export const leavingHooks: readonly ((s: Front, go: Go, touched: readonly HexId[]) => void)[] = [
  leaveWorks,
  settleAirheads,
  spoilPlans,
  leaveStores,
]
