import { including } from '../../../core/army/lists'
import { type Leaving, type RetreatRules, retreating } from '../../../core/army/retreating'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { countTold } from '../../../core/engine/telling'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { isHeldBy } from '../board'
import { successesOf } from '../charts'
import { nameOf, sideOf } from '../countries'
import { hexList, unit, unitList } from '../forces/counters'
import { hexName } from '../map/geography'
import { type Front, type Go, hexOf, type Units } from '../state'
import { eliminate, put, reduce } from '../units'
import { battleFocus } from './combat-forecast'
import type { Role } from './combat-state'
import { leavesCadre, maySlipBack, mustGoOn, priorityOf, retreatHexes, whyNotRetreat } from './retreat'

type Args = { readonly role: Role; readonly units: Units }
/** The hexes a unit has left behind in this retreat. */
type Trail = { readonly unit: UnitId; readonly hexes: readonly HexId[] }
type Local = Leaving & { trails: readonly Trail[] }
type F = Frame<Args, Local>

const behind = (f: F, id: UnitId): readonly HexId[] => f.local.trails.find(({ unit }) => unit === id)?.hexes ?? []

const noteLeft = (f: F, id: UnitId, from: HexId): void => {
  const hexes = [...behind(f, id), from]
  f.local.trails = [...f.local.trails.filter(each => each.unit !== id), { unit: id, hexes }]
}

/** 9.F.1.3, 9.F.1.5: those for whom there is nothing to choose are taken off at once. */
function removeLost(s: Front, f: F, go: Go): void {
  for (const id of f.local.left) {
    const { priority, hexes } = retreatHexes(s, id, behind(f, id))
    const isLost =
      priority === null || (priority === 3 && !leavesCadre(s, id) && !hexes.some(hex => maySlipBack(s, id, hex)))
    if (!isLost && hexOf(s, id) !== null) continue
    f.local.left = f.local.left.filter(each => each !== id)
    if (hexOf(s, id) === null) continue
    go.log('noRetreat', { unit: id, hex: hexOf(s, id) as HexId, priority }, priority === null ? '9.F.1.5' : '9.F.1.3')
    eliminate(s, go, [id], priority === null ? '9.F.1.5' : '9.F.1.3')
  }
}

/** 32.B.2.2: whether the commandos get through; who does not is lost. */
function slipsBack(s: Front, id: UnitId, to: HexId, go: Go): boolean {
  const die = go.roll(6, 'slipping back')
  const success = die >= successesOf(s).commandoRetreats
  go.log('slippedBack', { unit: id, hex: to, die, success }, '32.B.2.2')
  if (!success) eliminate(s, go, [id], '32.B.2.2')
  return success
}

/** 9.F.1, 9.F.1.6: one hex back, with what that costs. */
function send(s: Front, f: F, id: UnitId, to: HexId, go: Go): void {
  const from = hexOf(s, id)
  // R-GOV8: the capital fell behind those that went before, and its forces are gone.
  if (from === null) return
  const priority = priorityOf(s, id, to)
  const onFriends = isHeldBy(s, to, sideOf(s, id) as Side)
  if (priority === 3 && maySlipBack(s, id, to) && !slipsBack(s, id, to, go)) return
  noteLeft(f, id, from)
  go.log('retreated', { unit: id, from, to, priority, again: behind(f, id).length > 1 }, `9.F.1.${priority}`)
  put(s, go, [id], to)
  if (hexOf(s, id) === null) return
  if (f.args.role === 'defend' && onFriends) s.fellBack = including(s.fellBack, id)
  if (priority === 3 && !maySlipBack(s, id, to)) reduce(s, go, [id], '9.F.1.3')
  if (mustGoOn(s, id)) f.local.left = [...f.local.left, id]
}

function settleRest(s: Front, f: F, go: Go): void {
  removeLost(s, f, go)
  const [only] = f.local.left
  if (only === undefined) {
    go.end()
    return
  }
  const { hexes } = retreatHexes(s, only, behind(f, only))
  if (f.local.left.length > 1 || hexes.length > 1) return
  f.local.left = []
  send(s, f, only, hexes[0] as HexId, go)
  settleRest(s, f, go)
}

const rules: RetreatRules<Front, Args, Local> = {
  rule: '9.F.1.0',
  ways: (s, f, id, sent) => retreatHexes(s, id, behind(f, id), sent).hexes,
  whyNot: (s, f, id, where) => whyNotRetreat(s, id, where, behind(f, id)),
  hexOf,
  nameOf,
  hexName,
  send,
  settle: settleRest,
}

const answers = retreating(rules)

/** 9.F.1: those who must go, all together where one hex takes them. */
export const retreat = step<Front, Args, Local>({
  args: shape.fields({ role: shape.oneOf('attack', 'defend'), units: unitList }),
  local: shape.fields({
    left: unitList,
    trails: shape.list(shape.fields({ unit, hexes: hexList }), 999),
  }) as unknown as shape.Shape<Local>,
  fresh: ({ units }) => ({ left: units, trails: [] }),
  enter: settleRest,
  prompt: (_s, f) => ({
    text: `${f.local.left.length === 1 ? nameOf(f.local.left[0] as UnitId) : countTold(f.local.left.length, 'unit')} must retreat`,
    rule: '9.F.1.0',
    waiting: 'is retreating',
  }),
  answers,
  primary(s, f) {
    const [all, ...others] = answers.all.choices('all', s, f)
    return all !== undefined && others.length === 0 ? all.action : null
  },
  focus: (s, f) => ({ ...battleFocus(s), hand: f.local.left }),
  battle: { stage: 'Retreat', onMap: true, fought: true },
  needs: (_s, f) => f.local.left.length > 0,
})
