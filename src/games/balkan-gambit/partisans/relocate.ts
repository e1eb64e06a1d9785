import { deploying } from '../../../core/army/deploying'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { unitIds } from '../forces/counters'
import { hexName } from '../map/hexes'
import { type Gambit, type Go, hexOf, isDispersed, isPartisan, nameOf, putUnit, sideOf, unit, unitList } from '../state'
import { displace, displacements, wayOf, whyNotDisplace, whyNotSwitch } from './displacement'

type Local = { picked: UnitId | null; switched: readonly UnitId[]; displaced: readonly UnitId[] }
type Relocating = Frame<null, Local>

const isMine = (s: Gambit, f: Relocating, id: UnitId): boolean =>
  isPartisan(id) && hexOf(s, id) !== null && sideOf(s, id) === f.side

const mine = (s: Gambit, f: Relocating): UnitId[] => unitIds.filter(id => isMine(s, f, id))

const whyNotTurn = (s: Gambit, f: Relocating, id: UnitId): Refusal[] =>
  firstOf(
    () => !isMine(s, f, id) && refusal('6.3.1', 'it is no partisan unit of yours', { unit: id }),
    () => f.local.switched.includes(id) && refusal('6.3.6', 'it has changed mode this segment', { unit: id }),
    () => whyNotSwitch(s, id),
  )

const whyNotPick = (s: Gambit, f: Relocating, id: UnitId): Refusal[] =>
  firstOf(
    () => !isMine(s, f, id) && refusal('6.3.2', 'it is no partisan unit of yours', { unit: id }),
    () => !isDispersed(s, id) && refusal('6.3.2', 'only dispersed units displace', { unit: id }),
    () => f.local.displaced.includes(id) && refusal('6.3.6', 'it has displaced this segment', { unit: id }),
  )

const hidden = (s: Gambit, f: Relocating): UnitId[] => mine(s, f).filter(id => whyNotPick(s, f, id).length === 0)

function unmoved(s: Gambit, f: Relocating): string | null {
  const left = hidden(s, f).length
  return left === 0 ? null : left === 1 ? '1 unit has not displaced' : `${left} units have not displaced`
}

function turnOver(s: Gambit, f: Relocating, id: UnitId, go: Go): void {
  putUnit(s, id, { dispersed: !isDispersed(s, id) })
  f.local.switched = [...f.local.switched, id]
  if (f.local.picked === id) f.local.picked = null
  go.log('switched', { unit: id, hex: hexOf(s, id), dispersed: isDispersed(s, id) }, '6.3.1')
}

const { pick, to } = deploying<Gambit, null, Local>({
  rule: '6.3.2',
  units: mine,
  whyNotPick,
  hexes: (s, _f, id) => displacements(s, id),
  whyNotTo: (s, _f, id, hex) => whyNotDisplace(s, id, hex),
  unitLabel: id => `Displace ${nameOf(id)}`,
  hexLabel: hexName,
  path: (s, _f, id, hex) => wayOf(s, id, hex),
  place(s, f, id, hex, go) {
    displace(s, go, id, hex, '6.3.4')
    f.local.displaced = [...f.local.displaced, id]
  },
})

/** 6.3: partisans change modes and move in the dark; each may turn over once and displace once. */
export const relocate = step<Gambit, null, Local>({
  local: shape.fields({ picked: shape.nullable(unit), switched: unitList, displaced: unitList }),
  fresh: () => ({ picked: null, switched: [], displaced: [] }),
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? 'Turn partisans over, pick dispersed ones to displace, or end.'
        : `Pick the hex, up to two away, to which ${nameOf(f.local.picked)} displaces.`,
    rule: '6.3.2',
    waiting: 'is moving partisans',
  }),
  answers: {
    switch: ofUnit({
      among: mine,
      whyNot: whyNotTurn,
      label: (id, s) => `${isDispersed(s, id) ? 'Concentrate' : 'Disperse'} ${nameOf(id)}`,
      title: 'Disperse or concentrate',
      intent: 'act',
      do: turnOver,
    }),
    pick,
    to,
    done: plain({ label: 'Partisans are done', intent: 'pass', leaves: unmoved, do: (_s, _f, go) => go.end() }),
  },
  primary: (s, f) => (f.local.picked === null && unmoved(s, f) === null ? 'done' : null),
  unmoved: (s, f) => hidden(s, f).map(unit => ({ units: [unit], take: { kind: 'pick', unit } })),
  focus: (_s, { local: { picked } }) => ({ hand: picked === null ? [] : [picked] }),
})
