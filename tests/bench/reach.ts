import { type Reach, type ReachRules, reach, stepTable } from '../../src/core/hex/reach'
import type { HexId } from '../../src/core/ids'
import { type Finding, milliseconds, proveEqual, times } from './finding'
import { entryCost, grid, POINTS, starts } from './hill-country'
import { flood, floodById } from './honeycomb-flood'
import { compare } from './stopwatch'

const ROUNDS = 15
/** The faster one floods more often in a round, so that both are timed for long enough. */
const OUR_FLOODS = 400
const PEER_FLOODS = 10
const WANTED = 50

const rules: ReachRules = {
  points: POINTS,
  fraction: 1,
  cost: stepTable(grid, (_from, _direction, to) => entryCost[to] || Number.POSITIVE_INFINITY, 1),
}

const ourReach = (start: HexId): Reach => reach(grid, start, rules)

export function reachById(start: HexId): [HexId, number][] {
  const reached = ourReach(start)
  return reached.hexes.map((hex): [HexId, number] => [hex, reached.costTo(hex)]).sort(([a], [b]) => a - b)
}

/** Where a unit can go, against the same flood on honeycomb-grid. */
export function measureReach(): Finding[] {
  for (const start of starts) proveEqual(`reach from hex ${start}`, reachById(start), floodById(start))
  const often = (count: number, from: (start: HexId) => unknown) => () => () => {
    for (let i = 0; i < count; i++) starts.forEach(from)
  }
  const took = compare({ ours: often(OUR_FLOODS, ourReach), peer: often(PEER_FLOODS, flood) }, ROUNDS)
  const ours = took.ours / OUR_FLOODS / starts.length
  const peer = took.peer / PEER_FLOODS / starts.length
  return [
    {
      what: `reach, ${POINTS} points, ${grid.size} hexes, against honeycomb-grid`,
      ours: milliseconds(ours),
      peer: milliseconds(peer),
      ratio: `${times(peer / ours)} faster`,
      wanted: `at least ${WANTED}x`,
      holds: peer / ours >= WANTED,
      numbers: { oursMs: ours, peerMs: peer, ratio: peer / ours },
    },
  ]
}
