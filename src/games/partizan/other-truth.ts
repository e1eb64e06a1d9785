import type { Viewer } from '../../core/engine/module'
import type { HexId, Side, UnitId } from '../../core/ids'
import { arrivalsOf } from './charts'
import { counters, unitIds, unitNamed } from './counters'
import { isClosedToCroatians, isIsland } from './map'
import { OPEN_PARTISANS } from './scenarios/options'
import { mayStack } from './stacking'
import { AXIS, EIS, isChosen, nationOf, PARTISAN, type Partizan, sideOf, TITO, type Unit } from './state'

type Pick = (count: number) => number

/**
 * Another truth that the viewer cannot tell from this one. Written apart from the view, from the table of R-34: which Partisan
 * hides where, which lie in the pool or are late, what lies under the top of a stack, and what the Armpit marker says.
 */
export function otherTruth(s: Partizan, viewer: Viewer, pick: Pick): Partizan {
  if (isChosen(s, OPEN_PARTISANS) || s.outcome !== null) return s
  let other = s
  if (viewer !== PARTISAN) {
    other = exchange(other, shuffledPartisans(other, pick))
    other = exchange(other, lateComers(other, pick))
    other = exchange(other, movedBritish(other, pick))
    other = exchange(other, shuffledStacks(other, PARTISAN, pick))
    if (s.armpit.marker !== null)
      other = { ...other, armpit: { ...other.armpit, marker: pick(2) === 0 ? 'yes' : 'no' } }
  }
  return viewer === AXIS ? other : exchange(other, shuffledStacks(other, AXIS, pick))
}

/** Who takes whose place. */
type Exchange = ReadonlyMap<UnitId, UnitId>

/** Each unit named takes the place of another, with whatever lay or was noted there. */
function exchange(s: Partizan, swaps: Exchange): Partizan {
  if (swaps.size === 0) return s
  const now = (id: UnitId): UnitId => swaps.get(id) ?? id
  const units = [...s.units]
  for (const [old, fresh] of swaps) units[fresh] = s.units[old]
  return {
    ...s,
    units,
    moved: s.moved.map(now),
    attacked: s.attacked.map(now),
    ferried: s.ferried.map(now),
    exposed: s.exposed.map(now),
    retreated: s.retreated.map(now),
    chits: s.chits.map(chit => (chit.unit === null ? chit : { ...chit, unit: now(chit.unit) })),
    armpit: { ...s.armpit, landings: s.armpit.landings.map(each => ({ ...each, unit: now(each.unit) })) },
  }
}

const place = (s: Partizan, id: UnitId): HexId | null => {
  const { at } = s.units[id]
  return at.is === 'hex' ? at.hex : null
}

const shuffled = <T>(list: readonly T[], pick: Pick): T[] => {
  const left = [...list]
  return list.map(() => left.splice(pick(left.length), 1)[0] as T)
}

/** On an island only Tito can be unseen, and his opponent can reason that out. */
const isUnknownPartisan = (s: Partizan, id: UnitId): boolean => {
  const { at } = s.units[id]
  if (nationOf(id) !== 'Partisan' || s.faceUp.includes(id)) return false
  return at.is === 'pool' || at.is === 'hand' || (at.is === 'hex' && !isIsland(at.hex))
}

/** Any unknown Partisan may be any other; Tito is known to be alive, so he is never in the pool. */
function shuffledPartisans(s: Partizan, pick: Pick): Exchange {
  const all = unitIds.filter(id => isUnknownPartisan(s, id))
  const fresh = shuffled(all, pick)
  const places = new Map(all.map((old, index) => [old, fresh[index] as UnitId]))
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
function lateComers(s: Partizan, pick: Pick): Exchange {
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
function movedBritish(s: Partizan, pick: Pick): Exchange {
  const isUnseen = (id: UnitId) => !s.faceUp.includes(id) && !s.tops.includes(id)
  const partisansAt = (hex: HexId) => stackOf(s, hex, PARTISAN).filter(id => nationOf(id) === 'Partisan')
  const guests = unitIds.filter(id => {
    const hex = place(s, id)
    return nationOf(id) === 'British' && hex !== null && !isIsland(hex) && isUnseen(id) && partisansAt(hex).length > 0
  })
  const guest = guests[0]
  if (guest === undefined) return new Map()
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

/** What lies under two stacks may be the other way round, if what is seen of both stays the same. */
function shuffledStacks(s: Partizan, side: Side, pick: Pick): Exchange {
  const buried = unitIds.filter(id => {
    const hex = place(s, id)
    if (sideOf(id) !== side || nationOf(id) === 'Partisan' || hex === null || s.faceUp.includes(id)) return false
    const stack = stackOf(s, hex, side)
    return stack.every(other => nationOf(other) !== 'Partisan') && seenOn(s, stack) !== id
  })
  const swaps = new Map<UnitId, UnitId>()
  for (const id of shuffled(buried, pick)) {
    const other = buried.find(each => each !== id && !swaps.has(each) && !swaps.has(id) && mayTrade(s, id, each))
    if (other === undefined || pick(2) === 0) continue
    swaps.set(id, other)
    swaps.set(other, id)
  }
  return swaps
}

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
