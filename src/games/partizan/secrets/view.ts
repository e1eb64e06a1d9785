import { fogOver, hiddenFrom, knownFrames, type PileRules, piledUp } from '../../../core/army/fog'
import type { Viewer } from '../../../core/engine/module'
import type { HexId, UnitId } from '../../../core/ids'
import { arrivalTurn } from '../forces/arrivals'
import { unitIds } from '../forces/counters'
import { OPEN_PARTISANS } from '../forces/options'
import {
  type Awaited,
  type Chit,
  counterOf,
  derived,
  type Hidden,
  hexOf,
  isChosen,
  PARTISAN,
  type Partizan,
  sideOf,
  type Unit,
  type Units,
  unitOf,
} from '../state'
import { steps } from '../steps'
import { isBuried, shownTops } from './sight'

/** With open partisans, and when the war is over, nothing is hidden. */
export const secretsIn = (s: Partizan): boolean => !isChosen(s, OPEN_PARTISANS) && s.outcome === null

const fog = fogOver<Partizan, 'hidden' | 'faceUp' | 'tops' | 'setting', Unit>(['hidden', 'faceUp', 'tops', 'setting'], {
  ids: unitIds,
  isHidden: (s, id, viewer) => hiddenFrom(viewer).includes(sideOf(id)) && isBuried(s, id),
  unseen: id => ({ at: { is: 'unseen' }, steps: counterOf(id).steps, unsupplied: 0 }),
})

/** With the stacks of those who are hidden, and the tops of stacks that are not the viewer's: all the same until something moves. */
const coverOf = derived(['units', 'hidden', 'faceUp', 'tops', 'setting'], (s, viewer: Viewer) => {
  const cover = fog(s, viewer)
  return {
    ...cover,
    stacks: piledUp(s.hidden, onTheMap(s, cover.hidden), STACKS),
    tops: hiddenFrom(viewer).flatMap(side => shownTops(s, side)),
  }
})

/** what one screen may show. */
export function view(s: Partizan, viewer: Viewer): Partizan {
  if (!secretsIn(s)) return s
  const from = hiddenFrom(viewer)
  const { units, hidden, stacks, tops } = coverOf(s, viewer)
  const isOwn = (id: UnitId) => !from.includes(sideOf(id))
  const hidesPartisans = from.includes(PARTISAN)
  return {
    ...s,
    units,
    hidden: stacks,
    awaited: piledUp(s.awaited, onTheTrack(s, hidden), TRACK),
    tops: [...s.tops.filter(isOwn), ...tops],
    moved: s.moved.filter(isOwn),
    attacked: s.attacked.filter(isOwn),
    ferried: s.ferried.filter(isOwn),
    retreated: s.retreated.filter(isOwn),
    exposed: hidesPartisans ? s.exposed.filter(id => s.faceUp.includes(id)) : s.exposed,
    chits: hidesPartisans ? s.chits.map(chit => maskChit(s, chit, hidden)) : s.chits,
    armpit: hidesPartisans
      ? { ...s.armpit, marker: s.armpit.marker === null ? null : 'laid', landings: shownLandings(s, hidden) }
      : s.armpit,
    frames: knownFrames(steps, s.frames, viewer),
  }
}

/** By hex and side, in map order; that somebody in a stack is out of supply is seen. */
const STACKS: PileRules<Hidden> = {
  nameOf: ({ side, hex }) => `${side} ${hex}`,
  together: (a, b) => ({ ...a, unsupplied: a.unsupplied || b.unsupplied }),
  order: (a, b) => a.side - b.side || a.hex - b.hex,
}

function* onTheMap(s: Units, hidden: ReadonlySet<UnitId>): Iterable<Hidden> {
  for (const id of hidden) {
    const { at, unsupplied } = unitOf(s, id)
    if (at.is === 'hex') yield { hex: at.hex, side: sideOf(id), count: 1, unsupplied: unsupplied > 0 }
  }
}

/** By the turn they come, in order. */
const TRACK: PileRules<Awaited> = {
  nameOf: ({ turn }) => `${turn}`,
  order: (a, b) => (a.turn ?? 0) - (b.turn ?? 0),
}

function* onTheTrack(s: Partizan, hidden: ReadonlySet<UnitId>): Iterable<Awaited> {
  for (const id of hidden) {
    if (unitOf(s, id).at.is !== 'waiting') continue
    const printed = arrivalTurn(s, id)
    yield { turn: printed === null ? null : Math.max(printed, s.turn), count: 1 }
  }
}

const maskChit = (s: Partizan, chit: Chit, hidden: ReadonlySet<UnitId>): Chit =>
  chit.unit === null || !hidden.has(chit.unit) ? chit : { ...chit, unit: null, hex: hexOf(s, chit.unit) as HexId }

/** Which ports were landed in this turn is seen on the map; who lies under whom is not. */
const shownLandings = (s: Partizan, hidden: ReadonlySet<UnitId>) =>
  s.armpit.landings.filter(({ unit }) => !hidden.has(unit) && unitOf(s, unit).at.is !== 'unseen')
