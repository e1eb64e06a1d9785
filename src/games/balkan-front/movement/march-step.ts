import { movingTogether } from '../../../core/army/moving-together'
import { picking } from '../../../core/army/picking'
import { ofHex, ofUnitAndPick, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal, type Unmoved } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { type Spot, spotName } from '../air/spots'
import { hexesHeldBy, unitsIn } from '../board'
import { moverOf, nameOf } from '../countries'
import { groundIds } from '../forces/counters'
import { hexName } from '../map/geography'
import { placeOf } from '../sea/cargo'
import { hasBoxed, sailAnswers } from '../sea/sail-answers'
import { type Front, type Go, hexOf } from '../state'
import { isPositionAa, partsOf } from '../units'
import { QUARTERS } from './allowance'
import { baseAnswers } from './bases-on-the-way'
import { slip } from './brandenburg'
import { breakDown, whyNotBreakDown } from './breakdown'
import { bridgeAnswers } from './bridges-on-the-way'
import { crowded, moversIn } from './crowding'
import { canPick, trainInHand, tripOf, walkOf, whyNotPick, whyWrongGait } from './in-hand'
import { type Gait, reachOf, whyOutOfReach } from './marching'
import { FORMS, type Form } from './movement-state'
import { whyNotLeave } from './movers'
import { overrunAnswers } from './overrunning'
import {
  hasMoved,
  type Left,
  leftOf,
  localShape,
  type MarchArgs,
  type Marching,
  type MarchLocal,
  movedUnits,
  phaseShape,
  purseOf,
} from './purses'
import { keepersFor, railHexes, railWay, whyNotRail } from './rail'
import { chargeRail, whyNoRoom } from './rail-capacity'
import { type Taken, takeWays } from './taking-ways'
import { workAnswers } from './works-on-the-way'

const NOBODY = refusal('6.1', 'pick a unit first')

const NOTHING: Refusal[] = []

/** Hexes with units of the side that moves; a neutral Yugoslav army moves too (R-Y2). */
const hexesOf = (s: Front, f: Marching): readonly HexId[] =>
  s.leaning === f.side
    ? [...new Set(groundIds.flatMap(id => (moverOf(s, id) === f.side ? (hexOf(s, id) ?? []) : [])))]
    : hexesHeldBy(s, f.side)

const ownIn = (s: Front, f: Marching, hex: HexId): readonly UnitId[] =>
  unitsIn(s, hex).filter(id => moverOf(s, id) === f.side)

function walkTo(s: Front, f: Marching, units: readonly UnitId[], hex: HexId, gait: Gait, go: Go): void {
  const taken = units.map((unit): Taken => {
    const purse = purseOf(s, f, unit)
    const found = reachOf(s, unit, purse, gait)
    const isOneHex = found.mustStop(hex)
    return {
      unit,
      path: found.pathTo(hex),
      quarters: isOneHex ? 0 : found.remaining(hex) * QUARTERS,
      way: gait === 'admin' ? 'admin' : isOneHex ? 'one hex' : 'on foot',
    }
  })
  takeWays(s, f, go, taken)
}

/** Ordinary and administrative movement are asked alike. */
const together = (gait: Gait, verb: string, title: string) =>
  movingTogether<Front, MarchArgs, MarchLocal>({
    rule: '6.1',
    title,
    // Units on an administrative march have no zone of control, and those on trains use up capacity.
    ...(gait === 'admin' ? { onRequest: true } : {}),
    hand: (_s, f) => f.local.picked,
    hexes(s, f, id) {
      const { reach, isAble } = walkOf(s, f, id, gait)
      return isAble ? reach.hexes : []
    },
    reaches(s, f, id, hex) {
      const { reach, from } = walkOf(s, f, id, gait)
      return from !== hex && reach.has(hex)
    },
    // Asked of every unit in hand for every hex, so no list of tests is made where nothing speaks against it.
    whyNot(s, f, id, hex) {
      const { reach, from, isAble } = walkOf(s, f, id, gait)
      return isAble && from !== hex && reach.has(hex)
        ? false
        : firstOf(
            () => whyNotPick(s, f, id),
            () => hexOf(s, id) === hex && refusal('6.2', `${nameOf(id)} stands there`, { hex }),
            () => whyWrongGait(f, id, gait),
            () => whyOutOfReach(s, id, hex, purseOf(s, f, id), gait),
          )
    },
    whyNotTogether: (s, _f, units) => whyNotLeave(s, units),
    label: hex => `${verb} ${hexName(hex)}`,
    cost: (s, f, id, hex) => {
      const { reach, points } = walkOf(s, f, id, gait)
      return reach.mustStop(hex) ? points : reach.costTo(hex)
    },
    ends: (s, f, id, hex) => {
      const { reach } = walkOf(s, f, id, gait)
      return reach.mustStop(hex) || reach.remaining(hex) === 0
    },
    path: (s, f, id, hex) => walkOf(s, f, id, gait).reach.pathTo(hex),
    go: (s, f, units, hex, go) => walkTo(s, f, units, hex, gait, go),
  })

const onFoot = together('foot', 'Move to', 'Destinations')
const administrative = together('admin', 'Admin move to', 'Administrative movement')

function whyNotTrain(s: Front, f: Marching, hex: HexId): Refusal[] {
  const { picked } = f.local
  if (trainInHand(s, f)?.fits(hex) === true) return NOTHING
  return firstOf(
    () => picked.length === 0 && NOBODY,
    () => f.args.phase === 'exploitation' && refusal('7.A.1', 'there is no rail movement in the exploitation phase'),
    ...picked.map(id => () => whyNotPick(s, f, id)),
    () => picked.some(id => hexOf(s, id) === hex) && refusal('6.2', 'they stand there', { hex }),
    ...picked.map(id => () => whyNotRail(s, tripOf(s, f, id), hex) ?? false),
    () => whyNotLeave(s, picked),
    () =>
      whyNoRoom(
        s,
        picked.map(unit => ({ unit, isLow: railWay(s, tripOf(s, f, unit), hex)?.isLow === true })),
      ) ?? false,
  )
}

const rail = ofHex<Front, MarchArgs, MarchLocal>({
  title: 'By rail',
  intent: 'act',
  onRequest: true,
  among: (s, f) => {
    const [first] = f.local.picked
    const train = trainInHand(s, f)
    return first === undefined || train === null ? [] : railHexes(s, tripOf(s, f, first)).filter(train.fits)
  },
  whyNot: whyNotTrain,
  label: hex => `By rail to ${hexName(hex)}`,
  cost: (s, f, hex) => trainInHand(s, f)?.points(hex) ?? 0,
  path: (s, f, hex) => {
    const [first] = f.local.picked
    return first === undefined ? null : (railWay(s, tripOf(s, f, first), hex)?.path ?? null)
  },
  do(s, f, hex, go) {
    const units = f.local.picked
    const ways = units.map(unit => ({ unit, way: railWay(s, tripOf(s, f, unit), hex) }))
    const taken = ways.flatMap(({ unit, way }): Taken[] =>
      way === null
        ? []
        : [
            {
              unit,
              path: way.path,
              quarters: purseOf(s, f, unit).quarters - way.points * QUARTERS,
              way: 'by rail',
              rail: { low: way.isLow, past: keepersFor(s, way.path, f.side, units, movedUnits(f)).length > 0 },
            },
          ],
    )
    for (const { unit, way } of ways) {
      if (way === null) continue
      chargeRail(s, unit, way.isLow)
      s.pinned = [...new Set([...s.pinned, ...keepersFor(s, way.path, f.side, units, movedUnits(f))])]
    }
    takeWays(s, f, go, taken)
  },
})

const unmovedIn = (s: Front, f: Marching, hex: HexId): UnitId[] =>
  ownIn(s, f, hex).filter(id => !hasMoved(f, id) && canPick(s, f, id))

/** Who is asked about: guns that guard a place move too, but nobody waits for that. */
const unmoved = (s: Front, f: Marching): readonly Unmoved[] =>
  hexesOf(s, f).flatMap((hex): Unmoved[] => {
    const all = unmovedIn(s, f, hex)
    const units = all.every(isPositionAa) ? [] : all
    const [first, second] = units
    if (first === undefined) return []
    return [{ units, take: second === undefined ? { kind: 'pick', unit: first } : { kind: 'stack', hex } }]
  })

/** R-STK2: somebody in a crowded hex can still step out of it. */
function whyCrowded(s: Front, f: Marching): Refusal | false {
  for (const hex of crowded(s, f.side))
    for (const id of moversIn(s, hex, f.side)) {
      if (whyNotPick(s, f, id).length > 0 || whyWrongGait(f, id, 'foot') !== false) continue
      if (whyNotLeave(s, [id]) !== false) continue
      if (reachOf(s, id, purseOf(s, f, id), 'foot').hexes.length > 1)
        return refusal('8.B.1', `too many units are in ${hexName(hex)}, and some can still move`, { hex }, 'R-STK2')
    }
  return false
}

function promptText(s: Front, f: Marching): string {
  const { picked } = f.local
  const [first] = picked
  const name = f.args.phase === 'movement' ? 'Movement' : 'Exploitation'
  if (first === undefined && f.local.store !== null)
    return `${f.local.store.supply} REs of supply at ${spotName(f.local.store.at)}: pick where they go`
  if (first === undefined) return `${name}: pick a unit or a stack, or end the phase`
  const who = picked.length === 1 ? nameOf(first) : `${picked.length} units`
  const least = Math.min(...picked.map(id => purseOf(s, f, id).quarters)) / QUARTERS
  return `Move ${who} from ${spotName(placeOf(s, first) as Spot)}: ${least} MPs`
}

/** R-BRK4, 22.A.3.7: what is left to guns that are broken down is left to each of their points. */
function heirs(s: Front, f: Marching, parent: UnitId): readonly Left[] {
  const own = leftOf(f, parent)
  const broken = s.sets.find(each => each.parent === parent)
  if (own === undefined || broken === undefined) return f.local.left
  const parts = partsOf(broken.set, broken.form).map((unit): Left => ({ ...own, unit }))
  return [...f.local.left.filter(({ unit }) => unit !== parent), ...parts]
}

/** 26.C.2: turned back at sea, they do not move for the rest of the phase. */
const turnedBack = (value: unknown): readonly UnitId[] => (value as { back?: readonly UnitId[] } | null)?.back ?? []

/** 6: units move in any order, alone or together, and may pause and go on (R-MOVE). */
export const march = step<Front, MarchArgs, MarchLocal>({
  args: phaseShape,
  local: localShape,
  fresh: () => ({ picked: [], left: [], store: null }),
  enter(s, f, go) {
    if (!hexesOf(s, f).some(hex => unmovedIn(s, f, hex).length > 0) && !hasBoxed(s, f)) go.end()
  },
  resume(s, f, value) {
    for (const id of turnedBack(value))
      f.local.left = f.local.left.map(each => (each.unit === id ? { ...each, quarters: 0 } : each))
    f.local.picked = f.local.picked.filter(id => hexOf(s, id) !== null && leftOf(f, id)?.quarters !== 0)
  },
  prompt: (s, f) => ({ text: promptText(s, f), rule: '6.1', waiting: 'is moving' }),
  answers: {
    ...picking<Front, MarchArgs, MarchLocal>({
      rule: '6.1',
      hexes: hexesOf,
      unitsIn: ownIn,
      hexOf,
      whyNot: whyNotPick,
      unitLabel: id => nameOf(id),
      stackLabel: hex => `Pick the stack in ${hexName(hex)}`,
      back: 'Put back',
    }),
    go: onFoot.all,
    part: onFoot.part,
    admin: administrative.all,
    rail,
    ...sailAnswers,
    ...overrunAnswers,
    ...workAnswers,
    ...baseAnswers,
    ...bridgeAnswers,
    slip,
    breakDown: ofUnitAndPick<Front, MarchArgs, MarchLocal, Form>({
      title: 'Break down',
      rule: '15.A.1',
      values: FORMS,
      intent: 'act',
      among: (_s, f) => f.local.picked.flatMap(unit => FORMS.map(pick => ({ unit, pick }))),
      whyNot: (s, f, { unit, pick }) =>
        firstOf(
          () => !f.local.picked.includes(unit) && NOBODY,
          () =>
            f.local.left.length > 0 &&
            !isPositionAa(unit) &&
            refusal('15.A.1', 'units have moved already', { unit }, 'R-BRK3'),
          () => whyNotBreakDown(s, unit, pick),
        ),
      label: ({ unit, pick }) =>
        pick === 'supported' ? `Break down ${nameOf(unit)}` : `Break down ${nameOf(unit)} with its headquarters`,
      do(s, f, { unit, pick }, go) {
        breakDown(s, go, unit, pick)
        f.local.left = heirs(s, f, unit)
        f.local.picked = []
      },
    }),
    end: plain({
      intent: 'pass',
      label: (_s, f) => (f.args.phase === 'movement' ? 'End the movement phase' : 'End the exploitation phase'),
      whyNot: whyCrowded,
      leaves(s, f) {
        const left = unmoved(s, f).reduce((sum, { units }) => sum + units.length, 0)
        return left === 0 ? null : left === 1 ? 'one unit has not moved' : `${left} units have not moved`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) => (f.local.picked.length > 0 || unmoved(s, f).length > 0 ? null : 'end'),
  unmoved,
  focus: (_s, f) => ({ hand: f.local.picked }),
})
