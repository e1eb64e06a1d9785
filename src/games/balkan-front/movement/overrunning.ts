import { toggled } from '../../../core/army/lists'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { isHeldBy } from '../board'
import { overrunCostsOf, zocCostsOf } from '../charts'
import { overrun as removeVictims, victimsIn, whyNotOverrun } from '../combat/overrun'
import { nameOf } from '../countries'
import { hex as hexShape, unitList } from '../forces/counters'
import { allSteps, hexName, isClosedSide, neighboursOf, whyClosedSide } from '../map/geography'
import { type Front, type Go, hexOf, type Unit } from '../state'
import { isCm, put } from '../units'
import { zocOf } from '../zoc'
import { QUARTERS } from './allowance'
import { moveClassOf, stepCostsNow } from './ground'
import { harassmentOn } from './harassment'
import { whyNotLeave } from './movers'
import { leftOf, type MarchArgs, type Marching, type MarchLocal, pay, purseOf } from './purses'

const CLOSED = Number.POSITIVE_INFINITY

/** 13.3: the position without the victims, whose ZOC costs nothing. */
const without = (s: Front, victims: readonly UnitId[]): Front => ({
  ...s,
  units: s.units.map((unit, id): Unit => (victims.includes(id as UnitId) ? { ...unit, at: { is: 'dead' } } : unit)),
})

/** 13.3, 13.7, R-13: entering at road rate if there is one, the zones of other enemies, harassment and the overrun itself. */
export function overrunCost(s: Front, id: UnitId, hex: HexId, side: Side): number {
  const from = hexOf(s, id) as HexId
  const over = allSteps[from]?.find(({ to }) => to === hex)
  if (over === undefined) return CLOSED
  const entering = stepCostsNow(s, moveClassOf(id))[from * 6 + over.direction] ?? CLOSED
  const zone = zocOf(without(s, victimsIn(s, hex, side)), otherSide(side))
  const leaving = zone[from] === 1 ? zocCostsOf(s) : { cm: 0, nonCm: 0 }
  const kind = isCm(id) ? 'cm' : 'nonCm'
  return entering + leaving[kind] + harassmentOn(s, from, side) + overrunCostsOf(s)[kind]
}

/** Why those in hand cannot overrun a hex. */
function whyNot(s: Front, f: Marching, hex: HexId): Refusal[] {
  const { picked } = f.local
  const [first] = picked
  const from = first === undefined ? null : hexOf(s, first)
  const over = from === null ? undefined : allSteps[from]?.find(({ to }) => to === hex)?.side
  return firstOf(
    () => first === undefined && refusal('13.1', 'pick a unit first'),
    () => s.kind === 'october' && refusal('33.F.2.3', 'there are no overruns in Oct II 40', { hex }, 'R-OCT'),
    () => over === undefined && refusal('13.1', `${hexName(hex)} is not next to them`, { hex }),
    () =>
      isClosedSide(over as HexsideId) &&
      refusal('6.5', `nothing crosses the ${whyClosedSide(over as HexsideId)}`, { hex }),
    () => whyNotOverrun(s, picked, hex, f.side) ?? false,
    () => whyNotLeave(s, picked),
    ...picked.map(id => () => {
      const wanted = overrunCost(s, id, hex, f.side)
      const has = purseOf(s, f, id).quarters / QUARTERS
      return firstOf(
        () =>
          leftOf(f, id)?.mode === 'admin' &&
          refusal('6.B.1', `${nameOf(id)} has moved administratively this phase`, { unit: id }, 'R-6B2'),
        () => has < wanted && refusal('13.6', `${nameOf(id)} needs ${wanted} MPs and has ${has}`, { unit: id }),
      )
    }),
  )
}

function* amongVictims(s: Front, f: Marching): Iterable<HexId> {
  const [first] = f.local.picked
  const from = first === undefined ? null : hexOf(s, first)
  if (from === null) return
  for (const hex of neighboursOf(from)) if (isHeldBy(s, hex, otherSide(f.side))) yield hex
}

/** All pay, whether they enter or not (13.4). */
function declare(s: Front, f: Marching, hex: HexId, go: Go): readonly UnitId[] {
  const units = f.local.picked
  const from = hexOf(s, units[0] as UnitId) as HexId
  const paid = units.map(id => ({ id, left: purseOf(s, f, id).quarters - overrunCost(s, id, hex, f.side) * QUARTERS }))
  removeVictims(s, go, units, hex, f.side, f.args.phase === 'exploitation')
  for (const { id, left } of paid) pay(s, f, id, from, left, 'foot')
  f.local.picked = units.filter(id => (leftOf(f, id)?.quarters ?? 0) > 0)
  return units
}

const answer = (
  label: (hex: HexId) => string,
  title: string,
  then: (s: Front, units: readonly UnitId[], hex: HexId, go: Go, f: Marching) => void,
) =>
  ofHex<Front, MarchArgs, MarchLocal>({
    title,
    intent: 'act',
    among: amongVictims,
    whyNot,
    label,
    cost: (s, f, hex) => Math.max(0, ...f.local.picked.map(id => overrunCost(s, id, hex, f.side))),
    path: (s, f, hex) => {
      const from = f.local.picked[0] === undefined ? null : hexOf(s, f.local.picked[0])
      return from === null ? null : [from, hex]
    },
    do(s, f, hex, go) {
      const units = declare(s, f, hex, go)
      if (s.outcome !== null) return
      then(s, units, hex, go, f)
      f.local.picked = f.local.picked.filter(id => hexOf(s, id) !== null)
    },
  })

/** 13: with all who overrun going in, or with some of them staying. */
export const overrunAnswers = {
  overrun: answer(
    hex => `Overrun ${hexName(hex)}`,
    'Overruns',
    (s, units, hex, go) => put(s, go, units, hex),
  ),
  overrunPart: answer(
    hex => `Overrun ${hexName(hex)}, then choose who enters`,
    'Overruns, choosing who enters',
    (_s, units, hex, go, f) => go.ask({ step: 'follow', side: f.side, args: { units, hex } }),
  ),
}

type FollowArgs = { units: readonly UnitId[]; hex: HexId }
type FollowLocal = { going: readonly UnitId[] }

/** 13.4, R-13A: who has overrun a hex enters it or stays. */
export const follow = step<Front, FollowArgs, FollowLocal>({
  args: shape.fields({ units: unitList, hex: hexShape }) as unknown as shape.Shape<FollowArgs>,
  local: shape.fields({ going: unitList }),
  fresh: args => ({ going: args.units }),
  prompt: (_s, f) => ({
    text: `Who enters ${hexName(f.args.hex)} after the overrun?`,
    rule: '13.4',
    ruling: 'R-13A',
    waiting: 'is overrunning',
  }),
  answers: {
    toggle: ofUnit({
      intent: 'pick',
      toggles: true,
      title: 'Units',
      among: (_s, f) => f.args.units,
      whyNot: (_s, f, id) => !f.args.units.includes(id) && refusal('13.4', 'it did not overrun', { unit: id }),
      label: (id, _s, f) => (f.local.going.includes(id) ? `${nameOf(id)} stays` : `${nameOf(id)} enters`),
      do(_s, f, id) {
        f.local.going = toggled(f.local.going, id)
      },
    }),
    done: plain({
      intent: 'act',
      label: (_s, f) => (f.local.going.length === 0 ? 'Nobody enters' : `${f.local.going.length} enter`),
      do(s, f, go) {
        if (f.local.going.length > 0) put(s, go, f.local.going, f.args.hex)
        else go.log('notEntered', { units: f.args.units, hex: f.args.hex }, '13.4')
        go.end()
      },
    }),
  },
  primary: () => 'done',
  focus: (_s, f) => ({ hand: f.local.going, targets: [f.args.hex] }),
})
