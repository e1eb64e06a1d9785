import { including } from '../../../core/army/lists'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { line } from '../../../core/hex/measure'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { dispersedIn } from '../board'
import { grid, hexName } from '../map/hexes'
import { destination, toOnly } from '../movement/destination'
import { enterHex } from '../movement/entering'
import { whyBanned, zoneOf } from '../movement/movement'
import { ALLIED, type Gambit, type Go, hex, hexOf, nameOf, onHex, putUnit, unitList } from '../state'
import { eliminate } from './elimination'
import { splitHexes, wholeHexes } from './retreat'

type Args = { readonly from: HexId; readonly units: readonly UnitId[] }
type Local = { left: readonly UnitId[]; split: boolean }
type Retreating = Frame<Args, Local>

const ways = (s: Gambit, f: Retreating): HexId[] =>
  f.local.split ? splitHexes(s, f.args.from, f.local.left, f.side) : wholeHexes(s, f.args.from, f.local.left, f.side)

/** Those who go next: all of them, or one after the other. */
const nextToGo = ({ local: { left, split } }: Retreating): readonly UnitId[] => (split ? left.slice(0, 1) : left)

/** 12.8: the owner picks the hex; a force that no single hex takes goes one unit at a time. */
export const retreat = step<Gambit, Args, Local>({
  args: shape.fields({ from: hex, units: unitList }),
  local: shape.fields({ left: unitList, split: shape.flag }),
  fresh: args => ({ left: args.units, split: false }),
  enter(s, f, go) {
    f.local.split = wholeHexes(s, f.args.from, f.local.left, f.side).length === 0
    if (f.local.split) go.log('split', { units: f.local.left, strictures: ['12.8.4'] }, '12.8.4')
  },
  prompt: (_s, f) => ({
    text: `Pick the hex to which ${f.local.split ? nameOf(f.local.left[0]) : 'the force'} retreats from ${hexName(f.args.from)}.`,
    rule: '12.8.0',
    ruling: 'R-RT1',
    waiting: 'is retreating',
  }),
  answers: {
    to: destination({
      ways,
      why: ['12.8.1', 'it may not retreat there'],
      path: (_s, f, to) => line(grid, f.args.from, to),
      go: goBack,
    }),
  },
  resume(_s, f, _value, go) {
    if (go.pending === 0 && f.local.left.length === 0) go.end()
  },
  primary: (s, f) => toOnly(ways(s, f)),
  focus: (_s, f) => ({ hand: nextToGo(f), from: [f.args.from] }),
  needs: (s, f) => ways(s, f).length > 0 && f.local.left.every(id => hexOf(s, id) === f.args.from),
  battle: { stage: 'Retreat', onMap: true },
})

function goBack(s: Gambit, f: Retreating, to: HexId, go: Go): void {
  const going = nextToGo(f)
  f.local.left = f.local.left.slice(going.length)
  const ports = going.filter(id => sendBack(s, id, to, go))
  const pushed = dispersedIn(s, to, otherSide(f.side))
  const asks = [
    ...pushed.map(unit => ({ step: 'push', side: otherSide(f.side), args: { unit } })),
    ...(ports.length > 0 ? [{ step: 'port', side: ALLIED, args: { hex: to } }] : []),
  ]
  if (asks.length > 0) go.ask(...asks)
  else if (f.local.left.length === 0) go.end()
}

/** R-MV6: collaborators are lost outside their zone, others must leave a closed country in their next turn. */
function sendBack(s: Gambit, id: UnitId, to: HexId, go: Go): boolean {
  go.log('retreated', { unit: id, from: hexOf(s, id), to }, '12.8.5')
  putUnit(s, id, { at: onHex(to) })
  const isBanned = whyBanned(s, id, to) !== null
  if (isBanned && zoneOf(id) !== null) {
    eliminate(s, go, id, { rule: '11.3.4' })
    return false
  }
  if (isBanned && !s.strayed.includes(id)) {
    s.strayed = [...s.strayed, id]
    go.log('strayed', { unit: id, hex: to }, '11.5.2')
  }
  s.retreated = including(s.retreated, id)
  return enterHex(s, go, id, to)
}
