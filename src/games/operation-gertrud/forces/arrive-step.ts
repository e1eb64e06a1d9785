import type { Frame } from '../../../core/engine/state'
import type { Flow, Refusal, Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { enterHex } from '../movement/capture'
import { mustStop } from '../movement/marching'
import { type Gertrud, nameOf, onHex, putUnit, unit } from '../state'
import { liftMarkers } from '../supply/supply'
import {
  arrivalHexes,
  companyOf,
  entryCost,
  entryHexes,
  pointsAfterEntry,
  whyNotArrive,
  whyNotWalkIn,
} from './arrivals'

type Args = { unit: UnitId }
type Arriving = Frame<Args>

const whyNot = (s: Gertrud, f: Arriving, kind: string, hex: HexId): Refusal[] =>
  kind === 'enter' ? whyNotWalkIn(s, f.args.unit, hex, f.side) : whyNotArrive(s, f.args.unit, hex, f.side)

/** 10.0, 18.x: where a reinforcement comes in. */
export const arrive: Step<Gertrud, Args> = {
  args: shape.fields({ unit }),
  answers: { place: ['hex'], enter: ['hex'], cancel: [] },
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} arrives: pick a hex`,
    rule: '10.0.1',
    waiting: 'brings in reinforcements',
  }),
  *choices(s, f) {
    for (const hex of arrivalHexes(s, f.args.unit, f.side))
      yield { action: { kind: 'place', hex }, label: hexName(hex) }
    for (const hex of entryHexes(s, f.args.unit, f.side))
      yield { action: { kind: 'enter', hex }, label: `On foot at ${hexName(hex)}`, cost: entryCost(s, hex) }
    yield { action: { kind: 'cancel' }, label: 'Not yet' }
  },
  check: (s, f, a) => (a.kind === 'cancel' ? [] : whyNot(s, f, a.kind, hexOfAction(a))),
  apply(s, f, a, go) {
    if (a.kind === 'cancel') return go.end()
    if (a.kind === 'place') place(s, f, hexOfAction(a), go)
    else walkIn(s, f, hexOfAction(a), go)
  },
}

/** 10.0.1, 10.0.3: without cost, with the full move ahead unless it is in an enemy zone of control. */
function place(s: Gertrud, f: Arriving, hex: HexId, go: Flow): void {
  const units = companyOf(s, f.args.unit)
  for (const id of units) {
    putUnit(s, id, { at: onHex(hex) })
    s.arrived.push(id)
    enterHex(s, go, id, hex)
  }
  for (const id of units) if (mustStop(s, id, hex)) s.moved.push(id)
  go.log('arrived', { units, hex }, '10.0.1')
  liftMarkers(s, go)
  go.end()
}

function walkIn(s: Gertrud, f: Arriving, hex: HexId, go: Flow): void {
  const id = f.args.unit
  const left = mustStop(s, id, hex) ? 0 : pointsAfterEntry(s, id, hex)
  putUnit(s, id, { at: onHex(hex) })
  s.arrived.push(id)
  enterHex(s, go, id, hex)
  if (left === 0) s.moved.push(id)
  go.log('walkedIn', { units: [id], hex }, '10.0.1')
  liftMarkers(s, go)
  go.end({ unit: id, left })
}
