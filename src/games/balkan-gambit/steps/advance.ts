import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { enterHex } from '../entering'
import { hexName } from '../map'
import { whyBanned } from '../movement'
import { whyNotJoin } from '../stacking'
import {
  ALLIED,
  type Gambit,
  hex,
  hexOf,
  isImproved,
  isSupport,
  markerAt,
  nameOf,
  onHex,
  putUnit,
  unitList,
} from '../state'
import { unitOfAction } from './automatic'

type Args = { hex: HexId; units: UnitId[] }
type Local = { going: UnitId[] }
type Advancing = Frame<Args, Local>

const whyNotToggle = (s: Gambit, f: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !f.args.units.includes(id) && refusal('12.7.1', 'only those who attacked advance', { unit: id }),
    () => !f.local.going.includes(id) && whyBanned(s, id, f.args.hex),
    () => !f.local.going.includes(id) && whyNotJoin(s, [...f.local.going, id], f.args.hex),
  )

const whyNotGo = (f: Advancing): Refusal[] =>
  reasons(
    f.local.going.length === 0 && refusal('12.7.1', 'nobody is named'),
    f.local.going.length > 0 && f.local.going.every(isSupport) && refusal('12.7.3', 'corps support does not go alone'),
  )

/** 12.7: any of the victorious attackers may go into the hex they cleared, at once and for free. */
export const advance: Step<Gambit, Args, Local> = {
  args: shape.fields({ hex, units: unitList }),
  local: shape.fields({ going: unitList }),
  fresh: () => ({ going: [] }),
  answers: { join: ['unit'], go: [], stay: [] },
  enter(s, f, go) {
    const able = f.args.units.some(id => !isSupport(id) && whyNotToggle(s, f, id).length === 0)
    if (!able) go.end()
  },
  prompt: (_s, f) => ({
    text: `${hexName(f.args.hex)} is clear: name those of the victors who advance into it, or stay.`,
    rule: '12.7.1',
    waiting: 'may advance',
  }),
  *choices(s, f) {
    for (const unit of f.args.units)
      if (whyNotToggle(s, f, unit).length === 0)
        yield {
          action: { kind: 'join', unit },
          label: f.local.going.includes(unit) ? `${nameOf(unit)} stays` : `${nameOf(unit)} advances`,
        }
    if (whyNotGo(f).length === 0) yield { action: { kind: 'go' }, label: 'Advance' }
    yield { action: { kind: 'stay' }, label: 'Stay' }
  },
  check: (s, f, a) => (a.kind === 'stay' ? [] : a.kind === 'go' ? whyNotGo(f) : whyNotToggle(s, f, unitOfAction(a))),
  apply(s, f, a, go) {
    const { local, args } = f
    if (a.kind === 'stay') return go.end()
    if (a.kind === 'join') {
      const id = unitOfAction(a)
      local.going = local.going.includes(id) ? local.going.filter(each => each !== id) : [...local.going, id]
      return
    }
    const abandoned = isImproved(s, args.hex) || markerAt(s, args.hex) !== null
    go.log('advanced', { units: [...local.going], from: hexOf(s, local.going[0]), hex: args.hex, abandoned }, '12.7.1')
    let captured = false
    for (const id of local.going) {
      captured = enterHex(s, go, id, args.hex) || captured
      putUnit(s, id, { at: onHex(args.hex) })
    }
    if (captured) go.become({ step: 'port', side: ALLIED, args: { hex: args.hex } })
    else go.end()
  },
}
