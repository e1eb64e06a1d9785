import type { Frame } from '../../../core/engine/state'
import { type Flow, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { dispersedIn } from '../board'
import { hexName } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { whyBanned, zoneOf } from '../movement/movement'
import { ALLIED, type Gambit, hex, hexOf, nameOf, onHex, putUnit, unitList } from '../state'
import { eliminate } from './elimination'
import { splitHexes, wholeHexes } from './retreat'

type Args = { from: HexId; units: readonly UnitId[] }
type Local = { left: readonly UnitId[]; split: boolean }
type Retreating = Frame<Args, Local>

const ways = (s: Gambit, f: Retreating): HexId[] =>
  f.local.split ? splitHexes(s, f.args.from, f.local.left, f.side) : wholeHexes(s, f.args.from, f.local.left, f.side)

/** 12.8: the owner picks the hex; a force that no single hex takes goes one unit at a time. */
export const retreat: Step<Gambit, Args, Local> = {
  args: shape.fields({ from: hex, units: unitList }),
  local: shape.fields({ left: unitList, split: shape.flag }),
  fresh: args => ({ left: [...args.units], split: false }),
  answers: { to: ['hex'] },
  enter(s, f, go) {
    f.local.split = wholeHexes(s, f.args.from, f.local.left, f.side).length === 0
    if (f.local.split) go.log('split', { units: [...f.local.left], strictures: ['12.8.4'] }, '12.8.4')
  },
  prompt: (_s, f) => ({
    text: `Pick the hex to which ${f.local.split ? nameOf(f.local.left[0]) : 'the force'} retreats from ${hexName(f.args.from)}.`,
    rule: '12.8.0',
    waiting: 'is retreating',
  }),
  *choices(s, f) {
    for (const to of ways(s, f)) yield { action: { kind: 'to', hex: to }, label: hexName(to) }
  },
  check: (s, f, a) =>
    reasons(
      !ways(s, f).includes(hexOfAction(a)) && refusal('12.8.1', 'it may not retreat there', { hex: hexOfAction(a) }),
    ),
  apply(s, f, a, go) {
    const to = hexOfAction(a)
    const going = f.local.split ? f.local.left.slice(0, 1) : [...f.local.left]
    f.local.left = f.local.split ? f.local.left.slice(1) : []
    const ports = going.filter(id => goBack(s, id, to, go))
    const pushed = dispersedIn(s, to, otherSide(f.side))
    const asks = [
      ...pushed.map(unit => ({ step: 'push', side: otherSide(f.side), args: { unit } })),
      ...(ports.length > 0 ? [{ step: 'port', side: ALLIED, args: { hex: to } }] : []),
    ]
    if (asks.length > 0) go.ask(...asks)
    else if (f.local.left.length === 0) go.end()
  },
  resume(_s, f, _value, go) {
    if (go.pending === 0 && f.local.left.length === 0) go.end()
  },
}

/** R-MV6: collaborators are lost outside their zone, others must leave a closed country in their next turn. */
function goBack(s: Gambit, id: UnitId, to: HexId, go: Flow): boolean {
  go.log('retreated', { unit: id, from: hexOf(s, id), to }, '12.8.5')
  putUnit(s, id, { at: onHex(to) })
  if (whyBanned(s, id, to) !== null && zoneOf(id) !== null) {
    eliminate(s, go, id, { rule: '11.3.4' })
    return false
  }
  if (whyBanned(s, id, to) !== null && !s.strayed.includes(id)) {
    s.strayed = [...s.strayed, id]
    go.log('strayed', { unit: id, hex: to }, '11.5.2')
  }
  if (!s.retreated.includes(id)) s.retreated = [...s.retreated, id]
  return enterHex(s, go, id, to)
}
