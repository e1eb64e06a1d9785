import type { Viewer } from '../../../core/engine/module'
import type { Frame, LogEntry } from '../../../core/engine/state'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { isObject } from '../../../core/json'
import { arrivalTurn } from '../forces/arrivals'
import { counters, unitIds } from '../forces/counters'
import { OPEN_PARTISANS } from '../forces/options'
import {
  type Awaited,
  type Chit,
  derived,
  type Field,
  type Hidden,
  hexOf,
  isChosen,
  PARTISAN,
  type Partizan,
  sideOf,
  type Unit,
} from '../state'
import { isBuried, shownTops } from './sight'

const sidesHiddenFrom = (viewer: Viewer): readonly Side[] => (viewer === 'table' ? [0, 1] : [viewer === 0 ? 1 : 0])

/** what one screen may show. With open partisans, and when the war is over, everything. */
export function view(s: Partizan, viewer: Viewer): Partizan {
  if (isChosen(s, OPEN_PARTISANS) || s.outcome !== null) return s
  const from = sidesHiddenFrom(viewer)
  const { masked, isMasked, units, hidden, tops } = coverOf(s, viewer)
  const isOwn = (id: UnitId) => !from.includes(sideOf(id))
  const hidesPartisans = from.includes(PARTISAN)
  return {
    ...s,
    units,
    hidden,
    awaited: countAwaited(s, masked),
    tops: [...s.tops.filter(isOwn), ...tops],
    moved: s.moved.filter(isOwn),
    attacked: s.attacked.filter(isOwn),
    ferried: s.ferried.filter(isOwn),
    retreated: s.retreated.filter(isOwn),
    exposed: hidesPartisans ? s.exposed.filter(id => s.faceUp.includes(id)) : s.exposed,
    chits: hidesPartisans ? s.chits.map(chit => maskChit(s, chit, isMasked)) : s.chits,
    armpit: hidesPartisans
      ? { ...s.armpit, marker: s.armpit.marker === null ? null : 'laid', landings: shownLandings(s, isMasked) }
      : s.armpit,
    frames: s.frames.map(frame => (from.includes(frame.side) ? maskFrame(frame) : frame)),
  }
}

type Cover = {
  readonly masked: readonly UnitId[]
  readonly isMasked: ReadonlySet<UnitId>
  readonly units: readonly Unit[]
  readonly hidden: readonly Hidden[]
  /** Of the stacks that are not the viewer's. */
  readonly tops: readonly UnitId[]
}

/** As long as nothing moves a viewer sees the same list of units, and all that is derived from it serves again. */
const coverOf = derived(['units', 'hidden', 'faceUp', 'tops', 'setting'], (s, viewer: Viewer): Cover => {
  const from = sidesHiddenFrom(viewer)
  const masked = unitIds.filter(id => from.includes(sideOf(id)) && isBuried(s, id))
  const isMasked = new Set(masked)
  return {
    masked,
    isMasked,
    units: s.units.map((unit, id) => (isMasked.has(id as UnitId) ? unseen(id as UnitId) : unit)),
    hidden: countHidden(s, masked),
    tops: from.flatMap(side => shownTops(s, side)),
  }
})

const unseen = (id: UnitId): Unit => ({ at: { is: 'unseen' }, steps: counters[id].steps, unsupplied: 0 })

/** By hex and side, in map order; a view of a view keeps what it had. */
function countHidden(s: Field, masked: readonly UnitId[]): Hidden[] {
  const found = new Map<string, Hidden>(s.hidden.map(each => [`${each.side} ${each.hex}`, each]))
  for (const id of masked) {
    const { at, unsupplied } = s.units[id]
    if (at.is !== 'hex') continue
    const side = sideOf(id)
    const key = `${side} ${at.hex}`
    const known = found.get(key) ?? { hex: at.hex, side, count: 0, unsupplied: false }
    found.set(key, { ...known, count: known.count + 1, unsupplied: known.unsupplied || unsupplied > 0 })
  }
  return [...found.values()].sort((a, b) => a.side - b.side || a.hex - b.hex)
}

/** By the turn they come, in order; a view of a view keeps what it had. */
function countAwaited(s: Partizan, masked: readonly UnitId[]): Awaited[] {
  const found = new Map<number | null, number>(s.awaited.map(each => [each.turn, each.count]))
  for (const id of masked) {
    if (s.units[id].at.is !== 'waiting') continue
    const printed = arrivalTurn(s, id)
    const turn = printed === null ? null : Math.max(printed, s.turn)
    found.set(turn, (found.get(turn) ?? 0) + 1)
  }
  return [...found].map(([turn, count]) => ({ turn, count })).sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0))
}

const maskChit = (s: Partizan, chit: Chit, isMasked: ReadonlySet<UnitId>): Chit =>
  chit.unit === null || !isMasked.has(chit.unit) ? chit : { ...chit, unit: null, hex: hexOf(s, chit.unit) as HexId }

/** Which ports were landed in this turn is seen on the map; who lies under whom is not. */
const shownLandings = (s: Partizan, isMasked: ReadonlySet<UnitId>) =>
  s.armpit.landings.filter(({ unit }) => !isMasked.has(unit) && s.units[unit].at.is !== 'unseen')

/** Which phase of the turn or of a combat it is, everybody sees. */
const OPEN_STEPS = ['turn', 'combat']

/** What the other side is thinking of is its own business. */
const maskFrame = (frame: Frame): Frame =>
  OPEN_STEPS.includes(frame.step) ? frame : { ...frame, args: null, local: null }

/** The facts of an entry that only its owner may read. */
const PRIVATE: { readonly [kind: string]: readonly string[] } = {
  moved: ['unit', 'by', 'path'],
  retreated: ['unit', 'again', 'path'],
  arrived: ['unit'],
  built: ['unit'],
  landed: ['units'],
  unsupplied: ['unit', 'hex'],
  starved: ['unit'],
  attrition: ['unit'],
  attack: ['again'],
}

/** The log as the viewer may read it: no name of a unit that was not turned up. */
export function read(entry: LogEntry, viewer: Viewer): LogEntry | null {
  const { facts } = entry
  if (!isObject(facts) || typeof facts.owner !== 'number' || facts.owner === viewer) return entry
  // Bringing up to strength what lies under a stack changes nothing that the other side may see.
  if (entry.kind === 'restored') return null
  const isStepOnly = facts.gone === false
  const secret = [...(PRIVATE[entry.kind] ?? []), ...(isStepOnly ? ['hex', 'gone'] : [])]
  const kept = Object.entries(facts).filter(([key]) => !secret.includes(key))
  return { ...entry, facts: Object.fromEntries(kept) }
}
