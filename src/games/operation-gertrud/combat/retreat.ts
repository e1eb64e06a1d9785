import { canPlaceAll, type Sent } from '../../../core/army/placing'
import { type Leaving, openWays, type RetreatRules, retreating } from '../../../core/army/retreating'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { isInEnemyZoc, stackIn } from '../board'
import { landUnit } from '../forces/counters'
import { hexName, isWater, sideBetween, stepsFrom } from '../map/geography'
import { whyClosed } from '../movement/borders'
import { enterHex } from '../movement/capture'
import { minesStop } from '../movement/ground'
import { stackRefusal } from '../movement/stacking'
import { type Gertrud, type Go, hexesUnder, hexOf, nameOf, nationOf, onHex, putUnit, sideOf, unitList } from '../state'
import { liftMarkers } from '../supply/supply'
import { loseRetreating } from './battle-effects'

/** 11.1, R-14: why a unit may not retreat into a hex once others have gone where `sent` says. */
export function whyNotRetreat(s: Gertrud, id: UnitId, to: HexId, sent: readonly Sent[] = []): Refusal[] {
  const from = hexOf(s, id)
  const over = from === null ? null : sideBetween(from, to)
  const side = sideOf(s, id)
  const at = { hex: to }
  return firstOf(
    () => (from === null || over === null) && refusal('11.1.1', 'a retreat goes to an adjacent hex', at),
    () => whyClosed(s, id, to),
    () => over !== null && isWater(over) && refusal('11.1.2', 'open water lies between', at),
    () => from !== null && minesStop(s, nationOf(id), from, to) && refusal('11.1.2', 'the strait is mined', at, 'R-24'),
    () => stackIn(s, to, otherSide(side)).length > 0 && refusal('11.1.2', 'an enemy unit is there', at),
    () =>
      isInEnemyZoc(s, to, side) &&
      !landUnit(id).ignoresZoc &&
      refusal('11.1.2', 'it lies in an enemy zone of control', at, 'R-14'),
    () => {
      const there = stackIn(s, to, side).filter(other => sent.every(each => each.unit !== other))
      const coming = sent.flatMap(each => (each.hex === to ? [each.unit] : []))
      const full = stackRefusal([...there, ...coming, id], to)
      return full && refusal('11.1.2', full.why, at)
    },
  )
}

export function retreatHexes(s: Gertrud, id: UnitId, sent: readonly Sent[] = []): HexId[] {
  const from = hexOf(s, id)
  if (from === null) return []
  return stepsFrom(from)
    .map(step => step.to)
    .filter(to => whyNotRetreat(s, id, to, sent).length === 0)
}

/** whether every one of them finds a hex. */
export const canAllRetreat = (s: Gertrud, units: readonly UnitId[]): boolean =>
  canPlaceAll(units, (id, sent) => retreatHexes(s, id, sent))

/** all: every one of them must get away, as the owner chose a retreat that all can make. */
type Args = { readonly units: readonly UnitId[]; readonly all: boolean }
type Retreating = Frame<Args, Leaving>

const rules: RetreatRules<Gertrud, Args, Leaving> = {
  rule: '11.1.1',
  ways: (s, _f, id, sent) => retreatHexes(s, id, sent),
  whyNot: (s, _f, id, hex) => whyNotRetreat(s, id, hex),
  hexOf,
  isBound: (_s, f) => f.args.all,
  nameOf,
  hexName,
  send(s, _f, unit, hex, go) {
    go.log('retreated', { unit, from: hexOf(s, unit), to: hex }, '11.1.1')
    putUnit(s, unit, { at: onHex(hex) })
    enterHex(s, go, unit, hex)
  },
  settle,
}

/** 11.1.3: when none of those left has a way, all are lost. */
function settle(s: Gertrud, f: Retreating, go: Go): void {
  if (f.local.left.some(id => openWays(rules, s, f, id).length > 0)) return
  for (const id of f.local.left) loseRetreating(s, id, go)
  liftMarkers(s, go)
  go.end()
}

const answers = retreating(rules)

/** 11.1: each unit one hex, together or one after the other, the owner's choice; who has no way is lost. */
export const retreat = step<Gertrud, Args, Leaving>({
  args: shape.fields({ units: unitList, all: shape.flag }),
  local: shape.fields({ left: unitList }),
  fresh: args => ({ left: args.units }),
  enter: settle,
  prompt: (_s, f) => ({
    text:
      f.local.left.length === 1
        ? `${nameOf(f.local.left[0])} must retreat: pick a hex`
        : `${f.local.left.length} units must retreat: all to one hex, or each to its own`,
    rule: '11.1.1',
    ruling: 'R-14',
    waiting: 'is retreating',
  }),
  answers,
  primary(s, f) {
    const together = [...answers.all.choices('all', s, f)]
    const ways = together.length > 0 ? together : [...answers.retreat.choices('retreat', s, f)]
    return ways.length === 1 ? ways[0].action : null
  },
  // Where several go, each is picked with its hex.
  focus: (s, { local: { left } }) => ({
    hand: left.length === 1 ? left : [],
    from: hexesUnder(s, left),
  }),
  battle: { stage: 'Retreat', onMap: true, fought: true },
  needs: (s, f) => f.local.left.some(id => retreatHexes(s, id).length > 0),
})
