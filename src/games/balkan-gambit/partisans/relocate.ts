import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { unitIds } from '../forces/counters'
import { hexName } from '../map/hexes'
import { type Gambit, hexOf, isDispersed, isPartisan, nameOf, onHex, putUnit, sideOf, unit, unitList } from '../state'
import { displacements, whyNotDisplace, whyNotSwitch } from './displacement'

type Local = { picked: UnitId | null; switched: readonly UnitId[]; displaced: readonly UnitId[] }

const isMine = (s: Gambit, f: Frame<null, Local>, id: UnitId): boolean =>
  isPartisan(id) && hexOf(s, id) !== null && sideOf(s, id) === f.side

const whyNotTurn = (s: Gambit, f: Frame<null, Local>, id: UnitId): Refusal[] =>
  firstOf(
    () => !isMine(s, f, id) && refusal('6.3.1', 'it is no partisan unit of yours', { unit: id }),
    () => f.local.switched.includes(id) && refusal('6.3.6', 'it has changed mode this segment', { unit: id }),
    () => whyNotSwitch(s, id),
  )

const whyNotPick = (s: Gambit, f: Frame<null, Local>, id: UnitId): Refusal[] =>
  reasons(
    !isMine(s, f, id) && refusal('6.3.2', 'it is no partisan unit of yours', { unit: id }),
    !isDispersed(s, id) && refusal('6.3.2', 'only dispersed units displace', { unit: id }),
    f.local.displaced.includes(id) && refusal('6.3.6', 'it has displaced this segment', { unit: id }),
    f.local.picked === id && refusal('6.3.2', 'it is picked already', { unit: id }),
  )

/** 6.3: partisans change modes and move in the dark; each may turn over once and displace once. */
export const relocate: Step<Gambit, null, Local> = {
  local: shape.fields({ picked: shape.nullable(unit), switched: unitList, displaced: unitList }),
  fresh: () => ({ picked: null, switched: [], displaced: [] }),
  answers: { switch: ['unit'], pick: ['unit'], to: ['hex'], done: [] },
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? 'Turn partisans over, pick dispersed ones to displace, or end.'
        : `Pick the hex, up to two away, to which ${nameOf(f.local.picked)} displaces.`,
    rule: '6.3.2',
    waiting: 'is moving partisans',
  }),

  *choices(s, f) {
    for (const id of unitIds) {
      if (!isMine(s, f, id)) continue
      if (whyNotTurn(s, f, id).length === 0)
        yield {
          action: { kind: 'switch', unit: id },
          label: `${isDispersed(s, id) ? 'Concentrate' : 'Disperse'} ${nameOf(id)}`,
        }
      if (whyNotPick(s, f, id).length === 0)
        yield { action: { kind: 'pick', unit: id }, label: `Displace ${nameOf(id)}` }
    }
    if (f.local.picked !== null)
      for (const hex of displacements(s, f.local.picked)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    yield { action: { kind: 'done' }, label: 'Partisans are done' }
  },

  check(s, f, a) {
    if (a.kind === 'done') return []
    if (a.kind === 'switch') return whyNotTurn(s, f, unitOfAction(a))
    if (a.kind === 'pick') return whyNotPick(s, f, unitOfAction(a))
    return f.local.picked === null
      ? [refusal('6.3.2', 'pick a dispersed unit first')]
      : whyNotDisplace(s, f.local.picked, hexOfAction(a))
  },

  apply(s, f, a, go) {
    if (a.kind === 'done') return go.end()
    if (a.kind === 'pick') {
      f.local.picked = unitOfAction(a)
    } else if (a.kind === 'switch') {
      const id = unitOfAction(a)
      putUnit(s, id, { dispersed: !isDispersed(s, id) })
      f.local.switched = [...f.local.switched, id]
      if (f.local.picked === id) f.local.picked = null
      go.log('switched', { unit: id, hex: hexOf(s, id), dispersed: isDispersed(s, id) }, '6.3.1')
    } else if (f.local.picked !== null) {
      const id = f.local.picked
      const from = hexOf(s, id)
      putUnit(s, id, { at: onHex(hexOfAction(a)) })
      f.local.displaced = [...f.local.displaced, id]
      f.local.picked = null
      go.log('displaced', { unit: id, from, to: hexOfAction(a) }, '6.3.4')
    }
  },
}
