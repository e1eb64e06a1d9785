import { waysForFirst } from '../../../core/army/placing'
import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { enterHex } from '../movement/capture'
import { type Gertrud, hexOf, nameOf, onHex, putUnit, snapshot, unitList } from '../state'
import { liftMarkers } from '../supply/supply'
import { loseRetreating } from './battle-effects'
import { retreatHexes, whyNotRetreat } from './retreat'

/** all: every one of them must get away, as the owner chose a retreat that all can make. */
type Args = { units: UnitId[]; all: boolean }
type Local = { left: UnitId[] }
type Retreating = Frame<Args, Local>

const leavesRoom = (s: Gertrud, f: Retreating, id: UnitId, to: HexId): boolean =>
  waysForFirst([id, ...f.local.left.filter(other => other !== id)], (unit, sent) =>
    retreatHexes(s, unit, sent),
  ).includes(to)

const waysOf = (s: Gertrud, f: Retreating, id: UnitId): HexId[] =>
  retreatHexes(s, id).filter(to => !f.args.all || leavesRoom(s, f, id, to))

function whyNotGo(s: Gertrud, f: Retreating, id: UnitId, to: HexId): Refusal[] {
  return firstOf(
    () => !f.local.left.includes(id) && refusal('11.1.1', `${nameOf(id)} does not retreat now`, { unit: id }),
    () => whyNotRetreat(s, id, to),
    () => f.args.all && !leavesRoom(s, f, id, to) && refusal('11.1.2', 'another unit needs this place', { hex: to }),
  )
}

/** 11.1: each unit one hex, one after the other, the owner's choice; who has no way is lost. */
export const retreat: Step<Gertrud, Args, Local> = {
  args: shape.fields({ units: unitList, all: shape.flag }),
  local: shape.fields({ left: unitList }),
  fresh: args => ({ left: [...args.units] }),
  answers: { retreat: ['unit', 'hex'] },
  enter: (s, f, go) => settle(s, f, go),
  prompt: (_s, f) => ({
    text:
      f.local.left.length === 1
        ? `${nameOf(f.local.left[0])} must retreat: pick a hex`
        : `${f.local.left.length} units must retreat: pick a unit and its hex`,
    rule: '11.1.1',
    waiting: 'is retreating',
  }),
  *choices(s, f) {
    for (const unit of f.local.left)
      for (const hex of waysOf(s, f, unit))
        yield { action: { kind: 'retreat', unit, hex }, label: `${nameOf(unit)} to ${hexName(hex)}` }
  },
  check: (s, f, a) => whyNotGo(s, f, unitOfAction(a), hexOfAction(a)),
  apply(s, f, a, go) {
    const id = unitOfAction(a)
    const to = hexOfAction(a)
    go.log('retreated', { unit: id, from: hexOf(s, id), to }, '11.1.1')
    putUnit(s, id, { at: onHex(to) })
    enterHex(s, go, id, to)
    f.local.left = f.local.left.filter(each => each !== id)
    settle(s, f, go)
  },
}

/** 11.1.3: when none of those left has a way, all are lost. */
function settle(s: Gertrud, f: Retreating, go: Flow): void {
  const now = snapshot(s)
  if (f.local.left.some(id => waysOf(now, f, id).length > 0)) return
  for (const id of [...f.local.left]) loseRetreating(s, id, go)
  liftMarkers(s, go)
  go.end()
}
