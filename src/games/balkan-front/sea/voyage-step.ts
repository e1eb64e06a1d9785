import { automatic } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { escapeAsks } from '../air/escape'
import { seaPatrolsOnWay } from '../air/ship-raids'
import { hexOfSpot } from '../air/spots'
import { isHeldBy } from '../board'
import { interdictionOf } from '../charts'
import { TOKEN_PHASES } from '../charts/supply-lines'
import { AXIS } from '../countries'
import { unitList } from '../forces/counters'
import type { Front, Go } from '../state'
import { eliminate, hasHeavy, put, reNow, takeOff } from '../units'
import { score } from '../victory/points'
import { isSunk } from './convoy-hits'
import { pointsLeft, sinkPoints } from './fleets'
import { noteLanded } from './landings'
import { portClassOf, portRoom } from './ports'
import { touchesZone } from './routes'
import { type Item, itemShape } from './sea-state'

type Args = { readonly items: readonly Item[]; readonly strips: boolean }
/** `next`: the item that is at sea or comes next; `back`: turned back, and do not move on in this phase. */
type Local = { next: number; struck: boolean; back: readonly UnitId[] }
type Sailing = Frame<Args, Local>

/** Supply is put ashore (12.C.3.1). */
function putAshore(s: Front, f: Sailing, { supply }: Item, at: Item['to']): void {
  if (at.is === 'hex' && supply > 0)
    s.tokens = [...s.tokens, { hex: at.hex, side: f.side, re: supply, phases: TOKEN_PHASES }]
}

/** 26.C.2: one die for an item that has come through the zone, when it reaches its end (R-NAV2). */
function runZone(s: Front, item: Item, go: Go): 'through' | 'back' | 'sunk' {
  if (!touchesZone(s, item.way) || s.interdiction === 'none') return 'through'
  const die = go.roll(6, 'interdiction')
  const result = interdictionOf(s)[s.interdiction][die - 1] ?? '-'
  go.log('interdicted', { units: item.units, supply: item.supply, zone: s.interdiction, die, result }, '26.C.2')
  return result === '-' ? 'through' : result === 'T' ? 'back' : 'sunk'
}

/** 32.A.6, R-32A6: what they leave on the beach as they embark counts for the Axis, whatever becomes of them at sea. */
function strip(s: Front, f: Sailing, units: readonly UnitId[], go: Go): void {
  if (!f.args.strips) return
  for (const id of units.filter(each => hasHeavy(s, each))) {
    s.stripped = [...s.stripped, id]
    go.log('stripped', { unit: id, re: reNow(s, id) }, '32.A.6')
    score(s, go, 'abandoned', reNow(s, id))
  }
}

function arrive(s: Front, f: Sailing, item: Item, go: Go): void {
  const { units, to, way, fleet, points, landing, from, supply } = item
  go.log(
    'sailed',
    {
      units,
      supply,
      from,
      to,
      way: way.flatMap(at => hexOfSpot(at) ?? []),
      fleet,
      points,
      landing,
      left: pointsLeft(s, fleet),
      portFull: [from, to].some(at => portClassOf(at) !== null && portRoom(s, at) === 0),
      held: landing && to.is === 'hex' && isHeldBy(s, to.hex, otherSide(f.side)),
    },
    landing ? '26.B.2.0' : '26.B.1.1',
  )
  putAshore(s, f, item, to)
  if (units.length === 0) return
  if (to.is === 'box') takeOff(s, go, units, to)
  else put(s, go, units, to.hex)
  if (landing) noteLanded(s, units)
}

/** What becomes of the item when all bombs have fallen. */
function finish(s: Front, f: Sailing, go: Go): void {
  const item = s.voyage
  s.voyage = null
  f.local.next += 1
  f.local.struck = false
  if (item === null || isSunk(item)) return
  const end = f.side === AXIS ? runZone(s, item, go) : 'through'
  if (end === 'through') arrive(s, f, item, go)
  else if (end === 'back') {
    putAshore(s, f, item, item.from)
    f.local.back = [...f.local.back, ...item.units]
  } else {
    drown(s, go, item)
    sinkPoints(s, go, item.fleet, item.points)
  }
}

/** 26.C.2: gone from play, without cadres; in a box too. */
export function drown(s: Front, go: Go, { units }: Item): void {
  if (units.length === 0) return
  eliminate(s, go, units, '26.C.2')
}

function sail(s: Front, f: Sailing, go: Go): void {
  while (s.outcome === null) {
    const item = f.args.items[f.local.next]
    if (item === undefined) {
      go.end({ back: f.local.back } as never)
      return
    }
    if (!f.local.struck) {
      f.local.struck = true
      s.voyage = item
      strip(s, f, item.units, go)
      const enemy = otherSide(f.side)
      if (seaPatrolsOnWay(s, enemy, item.way).length > 0) {
        go.ask({ step: 'seaStrike', side: enemy })
        return
      }
    }
    finish(s, f, go)
    const asks = s.outcome === null ? escapeAsks(s) : []
    if (asks.length > 0) {
      go.ask(...asks)
      return
    }
  }
}

/** 26.B.1: the items of a voyage, one after the other, each to its end (R-NAV3). */
export const voyage = automatic<Front, Args, Local>({
  args: shape.fields({ items: shape.list(itemShape, 99), strips: shape.flag }) as unknown as shape.Shape<Args>,
  local: shape.fields({
    next: shape.whole(0, 99),
    struck: shape.flag,
    back: unitList,
  }) as unknown as shape.Shape<Local>,
  fresh: () => ({ next: 0, struck: false, back: [] }),
  enter: (s, f, go) => sail(s, f, go),
  resume: (s, f, _value, go) => sail(s, f, go),
})
