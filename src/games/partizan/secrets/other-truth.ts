import { anyOrder, type Chance, type Exchange, exchanged, otherHands, somePairs } from '../../../core/army/other-truth'
import type { Viewer } from '../../../core/engine/module'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { arrivalsOf } from '../charts'
import { counters, unitIds, unitNamed } from '../forces/counters'
import { OPEN_PARTISANS } from '../forces/options'
import { isClosedToCroatians, isIsland } from '../map/hexes'
import { mayStack } from '../movement/stacking'
import { AXIS, EIS, isChosen, nationOf, PARTISAN, type Partizan, sideOf, TITO, type Unit } from '../state'
import { steps } from '../steps'

const MARKS = ['moved', 'attacked', 'ferried', 'exposed', 'retreated'] as const

/**
 * Another truth that the viewer cannot tell from this one. Written apart from the view, from the table of R-34: which Partisan
 * hides where, which lie in the pool or are late, what lies under the top of a stack and in what state, the marks that only their
 * owner sees, what the enemy has in hand, and what the Armpit marker says.
 */
export function otherTruth(s: Partizan, viewer: Viewer, pick: Chance): Partizan {
  if (isChosen(s, OPEN_PARTISANS) || s.outcome !== null) return s
  let other = s
  if (viewer !== PARTISAN) {
    other = exchange(other, shuffledPartisans(other, pick))
    other = exchange(other, lateComers(other, pick))
    other = exchange(other, movedBritish(other, pick))
    other = otherThings(exchange(other, shuffledStacks(other, PARTISAN, pick)), PARTISAN, pick)
    if (s.armpit.marker !== null)
      other = { ...other, armpit: { ...other.armpit, marker: pick(2) === 0 ? 'yes' : 'no' } }
  }
  return viewer === AXIS ? other : otherThings(exchange(other, shuffledStacks(other, AXIS, pick)), AXIS, pick)
}

const otherThings = (s: Partizan, side: Side, pick: Chance): Partizan =>
  otherMarks(
    otherTops(otherStates({ ...s, frames: otherHands(steps, s, side, pick) }, side, pick), side, pick),
    side,
    pick,
  )

/** Each unit named takes the place of another, with whatever lay or was noted there. */
function exchange(s: Partizan, swaps: Exchange): Partizan {
  if (swaps.size === 0) return s
  const now = (id: UnitId): UnitId => swaps.get(id) ?? id
  return {
    ...exchanged(s, swaps, MARKS),
    chits: s.chits.map(chit => (chit.unit === null ? chit : { ...chit, unit: now(chit.unit) })),
    armpit: { ...s.armpit, landings: s.armpit.landings.map(each => ({ ...each, unit: now(each.unit) })) },
  }
}

const place = (s: Partizan, id: UnitId): HexId | null => {
  const { at } = s.units[id]
  return at.is === 'hex' ? at.hex : null
}

/** On an island only Tito can be unseen, and his opponent can reason that out. */
const isUnknownPartisan = (s: Partizan, id: UnitId): boolean => {
  const { at } = s.units[id]
  if (nationOf(id) !== 'Partisan' || s.faceUp.includes(id)) return false
  return at.is === 'pool' || at.is === 'hand' || (at.is === 'hex' && !isIsland(at.hex))
}

/** Any unknown Partisan may be any other; Tito is known to be alive, so he is never in the pool. */
function shuffledPartisans(s: Partizan, pick: Chance): Exchange {
  const all = unitIds.filter(id => isUnknownPartisan(s, id))
  const places = new Map(anyOrder(all, pick))
  const titos = all.find(old => places.get(old) === TITO)
  if (titos !== undefined && s.units[titos].at.is === 'pool') {
    const living = all.filter(id => s.units[id].at.is !== 'pool')
    const instead = living[pick(living.length)] as UnitId
    places.set(titos, places.get(instead) as UnitId)
    places.set(instead, TITO)
  }
  return places
}

/** Who of those whose time had come is still on the turn track: others of them may be there instead; so with the two E.I.S. */
function lateComers(s: Partizan, pick: Chance): Exchange {
  const due = Object.entries(arrivalsOf(s)).flatMap(([turn, names]) => (Number(turn) <= s.turn ? names : []))
  const swaps = new Map<UnitId, UnitId>()
  for (const group of [due.map(unitNamed), EIS]) {
    const isFree = (id: UnitId) => !swaps.has(id) && isUnknownPartisan(s, id)
    for (const late of group.filter(id => nationOf(id) === 'Partisan' && s.units[id].at.is === 'waiting')) {
      const others = group.filter(isFree)
      const instead = others[pick(others.length + 1)]
      if (instead === undefined) continue
      swaps.set(late, instead)
      swaps.set(instead, late)
    }
  }
  return swaps
}

const stackOf = (s: Partizan, hex: HexId, side: Side): UnitId[] =>
  unitIds.filter(id => sideOf(id) === side && place(s, id) === hex)

/** A British unit that lies unseen among Partisans may lie among others. */
function movedBritish(s: Partizan, pick: Chance): Exchange {
  const isUnseen = (id: UnitId) => !s.faceUp.includes(id) && !s.tops.includes(id)
  const partisansAt = (hex: HexId) => stackOf(s, hex, PARTISAN).filter(id => nationOf(id) === 'Partisan')
  const guests = unitIds.filter(id => {
    const hex = place(s, id)
    return nationOf(id) === 'British' && hex !== null && !isIsland(hex) && isUnseen(id) && partisansAt(hex).length > 0
  })
  if (guests.length === 0) return new Map()
  const guest = guests[pick(guests.length)] as UnitId
  const hosts = unitIds.filter(id => {
    const hex = place(s, id)
    const isOpen = isUnknownPartisan(s, id) && hex !== null && hex !== place(s, guest)
    return isOpen && partisansAt(hex).length > 1
  })
  const host = hosts[pick(hosts.length + 1)]
  if (host === undefined) return new Map()
  return new Map([
    [guest, host],
    [host, guest],
  ])
}

const weight = (s: Partizan, id: UnitId): number => {
  const { full, reduced } = counters[id]
  const { attack, defence } = s.units[id].steps < counters[id].steps ? (reduced ?? full) : full
  return attack + defence
}

/** The counter seen on a stack of a nation that keeps its units face up: the one chosen, else the strongest, the first of equals. */
const seenOn = (s: Partizan, stack: readonly UnitId[]): UnitId | undefined =>
  stack.find(id => s.tops.includes(id)) ?? stack.toSorted((a, b) => weight(s, b) - weight(s, a) || a - b)[0]

/** Those who lie under the top of a stack that is not face down. */
const buriedOf = (s: Partizan, side: Side): UnitId[] =>
  unitIds.filter(id => {
    const hex = place(s, id)
    if (sideOf(id) !== side || nationOf(id) === 'Partisan' || hex === null || s.faceUp.includes(id)) return false
    const stack = stackOf(s, hex, side)
    return stack.every(other => nationOf(other) !== 'Partisan') && seenOn(s, stack) !== id
  })

/** What lies under two stacks may be the other way round, if what is seen of both stays the same. */
const shuffledStacks = (s: Partizan, side: Side, pick: Chance): Exchange =>
  somePairs(buriedOf(s, side), pick, (a, b) => mayTrade(s, a, b))

const sameState = (a: Unit, b: Unit): boolean => a.steps === b.steps && a.unsupplied === b.unsupplied

function mayTrade(s: Partizan, a: UnitId, b: UnitId): boolean {
  const [from, to] = [place(s, a) as HexId, place(s, b) as HexId]
  if (from === to || counters[a].steps !== counters[b].steps || !sameState(s.units[a], s.units[b])) return false
  const fits = (id: UnitId, hex: HexId, leaver: UnitId): boolean => {
    const stack = stackOf(s, hex, sideOf(id))
    const top = seenOn(s, stack) as UnitId
    const isCroat = nationOf(id) === 'Croatian' || nationOf(id) === 'Ustashi'
    return (
      !(isCroat && isClosedToCroatians(hex)) &&
      !isIsland(hex) &&
      (s.tops.includes(top) || weight(s, id) < weight(s, top)) &&
      stack.every(other => other === leaver || mayStack(nationOf(id), nationOf(other)))
    )
  }
  return fits(a, to, b) && fits(b, from, a)
}

/** Under the top a unit may be full or reduced, and out of supply for longer or not so long. */
function otherStates(s: Partizan, side: Side, pick: Chance): Partizan {
  let other = s
  for (const id of buriedOf(s, side)) {
    const { steps, unsupplied } = other.units[id]
    const fresh = {
      ...other.units[id],
      steps: counters[id].steps === 2 ? 1 + pick(2) : steps,
      unsupplied: unsupplied > 0 ? 1 + pick(3) : 0,
    }
    const changed = { ...other, units: other.units.with(id, fresh) }
    const stack = stackOf(s, place(s, id) as HexId, side)
    const isTold = seenOn(changed, stack) !== seenOn(s, stack)
    if (!isTold) other = changed
  }
  return other
}

/** The counter seen on a stack may lie there by choice or by default. */
function otherTops(s: Partizan, side: Side, pick: Chance): Partizan {
  const hexes = new Set(buriedOf(s, side).map(id => place(s, id) as HexId))
  const seen = [...hexes].flatMap(hex => seenOn(s, stackOf(s, hex, side)) ?? [])
  return { ...s, tops: [...new Set([...s.tops, ...seen.filter(() => pick(2) === 0)])] }
}

/** Who has moved, fought or fled, and who is exposed, is not marked on counters that lie face down, nor on any of the enemy's. */
function otherMarks(s: Partizan, side: Side, pick: Chance): Partizan {
  const isUnmarked = (id: UnitId) => sideOf(id) === side && place(s, id) !== null && !s.faceUp.includes(id)
  const marked = (ids: readonly UnitId[], isPartisanMark: boolean): UnitId[] => [
    ...ids.filter(id => !isUnmarked(id)),
    ...unitIds.filter(id => isUnmarked(id) && pick(4) === 0 && (!isPartisanMark || nationOf(id) === 'Partisan')),
  ]
  const lists = MARKS.map(mark => [mark, marked(s[mark], mark === 'exposed' || mark === 'retreated')])
  return { ...s, ...Object.fromEntries(lists) }
}
