import { including } from '../../../core/army/lists'
import { type Leaving, openWays, type RetreatRules, retreating } from '../../../core/army/retreating'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { FIELD, type Field, isInEnemyZoc } from '../board'
import { nameOf, nationOf, sideOf } from '../countries'
import { hexesApart, hexName, stepsFrom } from '../map/geography'
import { CLOSED, isClimber, stepCosts } from '../movement/ground'
import { isBarred } from '../movement/marching'
import { enterHexes, sweepTrenches } from '../movement/segment'
import { derived, type Go, hexOf, isType, onHex, type Part, putUnit, unitList, unitOf, type Wars } from '../state'
import { demoralize, eliminate, surrender } from './losses'

/** 6.6.3 */
const LENGTH = 3

/** A way out, and how many enemy zones it enters. */
export type Escape = { readonly path: readonly HexId[]; readonly zones: number }

/** Each hex of a retreat is asked about by itself, so the ways are found once for each arrangement of units. */
const escapes = derived(
  [...FIELD, 'cutRail', 'weather'],
  findEscapes,
  ({ units, climbs }) => `${units.join()} ${climbs}`,
)

type Fleeing = { readonly units: readonly UnitId[]; readonly climbs: boolean }

/** D14: all ways of three steps, each further away, by where they end; the one with the fewest enemy zones. */
function findEscapes(s: Field & Part<'cutRail' | 'weather'>, { units, climbs }: Fleeing): ReadonlyMap<HexId, Escape> {
  const [first] = units as readonly [UnitId]
  const from = hexOf(s, first) as HexId
  const side = sideOf(s, first) as Side
  const costs = climbs ? stepCosts(s).climbing : stepCosts(s).plain
  const nations = [...new Set(units.map(id => nationOf(s, id)))]
  let reached: ReadonlyMap<HexId, Escape> = new Map([[from, { path: [from], zones: 0 }]])
  for (let length = 1; length <= LENGTH; length++) {
    const next = new Map<HexId, Escape>()
    for (const [at, { path, zones }] of reached)
      for (const { to, direction } of stepsFrom(at)) {
        if (hexesApart(from, to) !== length || costs[at * 6 + direction] === CLOSED) continue
        if (nations.some(nation => isBarred(s, nation, side, to))) continue
        const more = zones + (isInEnemyZoc(s, to, side) ? 1 : 0)
        const known = next.get(to)
        if (known === undefined || more < known.zones) next.set(to, { path: [...path, to], zones: more })
      }
    reached = next
  }
  return reached
}

/** 5.5.1, D14: an Engineer that retreats too, from the same hex. */
const guideOf = (s: Wars, id: UnitId, left: readonly UnitId[]): UnitId | null =>
  left.find(each => each !== id && isType(each, 'engineer') && hexOf(s, each) === hexOf(s, id)) ?? null

/** `guide`: an Engineer that leads it through the mountains. */
type Retreat = { readonly escape: Escape; readonly guide: UnitId | null }

/** Where a unit can retreat to: its own way, else behind an Engineer. */
export function retreatsOf(s: Wars, id: UnitId, left: readonly UnitId[]): ReadonlyMap<HexId, Retreat> {
  const own = escapes(s, { units: [id], climbs: isClimber(id) })
  const guide = own.size > 0 ? null : guideOf(s, id, left)
  const found = own.size > 0 || guide === null ? own : escapes(s, { units: [id, guide], climbs: true })
  return new Map([...found].map(([hex, way]) => [hex, { escape: way, guide: own.size > 0 ? null : guide }]))
}

type Args = { readonly units: readonly UnitId[] }
/** led: Engineers that went along with somebody already. */
type Local = Leaving & { led: readonly UnitId[] }
type Retreating = Frame<Args, Local>

const whyNot = (s: Wars, f: Retreating, id: UnitId, hex: HexId): Refusal | false => {
  if (retreatsOf(s, id, f.local.left).has(hex)) return false
  const from = hexOf(s, id)
  const isThree = from !== null && hexesApart(from, hex) === LENGTH
  return isThree
    ? refusal('6.6.4', 'no way leads there past the enemy and closed ground', { hex })
    : refusal('6.6.3', 'a retreat ends three hexes away', { hex }, 'D14')
}

/** 8.3.2: every enemy zone it enters counts; a Demoralized unit surrenders in the first. */
function flee(s: Wars, go: Go, id: UnitId, path: readonly HexId[]): void {
  const side = sideOf(s, id) as Side
  const from = path[0] as HexId
  let end = from
  for (const hex of path.slice(1)) {
    end = hex
    if (!isInEnemyZoc(s, hex, side)) continue
    if (unitOf(s, id).demoralized) {
      surrender(s, go, id, otherSide(side), '8.3.2')
      return
    }
    demoralize(s, go, id, '8.3.2')
  }
  putUnit(s, id, { at: onHex(end) })
  s.retreated = including(s.retreated, id)
  go.log('retreated', { unit: id, from, to: end, path }, '6.6.3')
  enterHexes(s, go, [id], path.slice(1))
}

const rules: RetreatRules<Wars, Args, Local> = {
  rule: '6.6.3',
  ways: (s, f, id) => [...retreatsOf(s, id, f.local.left).keys()],
  whyNot,
  hexOf,
  nameOf,
  hexName,
  send(s, f, unit, hex, go) {
    if (f.local.led.includes(unit)) return
    const way = retreatsOf(s, unit, [...f.local.left, unit]).get(hex)
    if (way === undefined) return
    flee(s, go, unit, way.escape.path)
    if (way.guide === null) return
    f.local.left = f.local.left.filter(each => each !== way.guide)
    f.local.led = [...f.local.led, way.guide]
    flee(s, go, way.guide, way.escape.path)
  },
  settle,
}

/** 6.6.3: who has no way is eliminated. */
function settle(s: Wars, f: Retreating, go: Go): void {
  const lost = f.local.left.filter(id => openWays(rules, s, f, id).length === 0)
  f.local.left = f.local.left.filter(id => !lost.includes(id))
  for (const id of lost) {
    go.log('noRetreat', { unit: id, hex: hexOf(s, id) as HexId }, '6.6.3')
    eliminate(s, go, id, '6.6.3')
  }
  sweepTrenches(s, go)
  if (f.local.left.length === 0) go.end()
}

const answers = retreating(rules)

const together = (s: Wars, f: Retreating) =>
  new Set(f.local.left.map(id => hexOf(s, id))).size === 1 ? [...answers.all.choices('all', s, f)] : []

/** 6.6: three hexes away, each unit by itself or all of one hex together. */
export const retreat = step<Wars, Args, Local>({
  seat: 'open',
  args: shape.fields({ units: unitList }),
  local: shape.fields({ left: unitList, led: unitList }),
  fresh: args => ({ left: args.units, led: [] }),
  enter: settle,
  prompt: (_s, f) => ({
    text:
      f.local.left.length === 1
        ? `${nameOf(f.local.left[0] as UnitId)} must retreat three hexes: pick where to`
        : `${f.local.left.length} units must retreat three hexes: all to one hex, or each to its own`,
    rule: '6.6.3',
    waiting: 'is retreating',
  }),
  answers: { all: answers.all, retreat: answers.retreat },
  primary(s, f) {
    const ways = f.local.left.length > 1 ? together(s, f) : [...answers.retreat.choices('retreat', s, f)]
    return ways.length === 1 && ways[0] !== undefined ? ways[0].action : null
  },
  focus: (s, { local: { left } }) => ({
    hand: left.length === 1 ? left : [],
    from: [...new Set(left.flatMap(id => hexOf(s, id) ?? []))],
  }),
  // Cavalry may also slip away from a bombardment (M.CS.5).
  battle: s => ({ stage: 'Retreat', onMap: true, ...(s.combat === null ? {} : { fought: true }) }),
  needs: (s, f) => f.local.left.some(id => retreatsOf(s, id, f.local.left).size > 0),
})
