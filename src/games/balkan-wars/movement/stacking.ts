import { ofUnit, ofUnitAndHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { boardOf, isHeldBy, isInEnemyZoc, STACK_LIMIT, STANDING, type Standing, stackIn } from '../board'
import { eliminate, surrender } from '../combat/losses'
import { nameOf, nationOf, sideOf } from '../countries'
import { hexName, neighboursOf, stepsFrom } from '../map/geography'
import { secretOwner } from '../secrets/sight'
import { derived, type Go, hexOf, isType, onHex, type Part, putUnit, unitOf, type Wars } from '../state'
import { climbsWithHelp, stepCosts } from './ground'
import { isBarred } from './marching'
import { enterHexes, sweepTrenches } from './segment'

type Stacks = Standing & Part<'fresh'>

/** 7.1, D78: units that count for stacking in a hex. */
export const countedIn = (s: Stacks, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => !s.fresh.includes(id))

export const isOverfull = (s: Stacks, hex: HexId, side: Side): boolean => countedIn(s, hex, side).length > STACK_LIMIT

/** 7.G.1: hexes where somebody must give way. */
export const overfullHexes = derived([...STANDING, 'fresh'], (s, side: Side): readonly HexId[] =>
  boardOf(s).hexes[side].filter(hex => isOverfull(s, hex, side)),
)

/** D53: never the excess while another can go. */
const staysLast = (id: UnitId): boolean => isType(id, 'fortification', 'depot')

/** Those of the overfull hexes who may be the ones to go. */
function candidates(s: Wars, side: Side): UnitId[] {
  return overfullHexes(s, side).flatMap(hex => {
    const all = countedIn(s, hex, side)
    const others = all.filter(id => !staysLast(id))
    return others.length > 0 ? others : all
  })
}

/** D53: passable, without enemies and below the limit. */
function whyNotInto(s: Wars, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const from = hexOf(s, id) as HexId
  const at = { hex }
  const step = stepsFrom(from).find(each => each.to === hex)
  const costs = climbsWithHelp(s, id, side) ? stepCosts(s).climbing : stepCosts(s).plain
  return firstOf(
    () => step === undefined && refusal('7.G.2', 'it goes to an adjacent hex', at),
    () =>
      step !== undefined &&
      costs[from * 6 + step.direction] === Number.POSITIVE_INFINITY &&
      refusal('7.G.2', 'there is no way for it', at),
    () => isBarred(s, nationOf(s, id), side, hex) && refusal('7.G.2', 'the hex is closed to it', at),
    () =>
      countedIn(s, hex, side).length >= STACK_LIMIT && refusal('7.1.1', `${STACK_LIMIT} units are there already`, at),
  )
}

const placesFor = (s: Wars, id: UnitId, side: Side): HexId[] =>
  unitOf(s, id).demoralized
    ? []
    : neighboursOf(hexOf(s, id) as HexId).filter(hex => whyNotInto(s, id, hex, side).length === 0)

const whyNotExcess = (s: Wars, id: UnitId, side: Side): Refusal | false =>
  !candidates(s, side).includes(id) && refusal('7.G.2', `${nameOf(id)} need not give way`, { unit: id })

/** Whether an enemy stands next to it. */
const isBeset = (s: Wars, id: UnitId): boolean =>
  neighboursOf(hexOf(s, id) as HexId).some(next => isHeldBy(s, next, otherSide(sideOf(s, id) as Side)))

/** Next to an enemy it surrenders, else it goes to its Pool (7.G.2). */
function giveUp(s: Wars, go: Go, id: UnitId): void {
  const side = sideOf(s, id) as Side
  if (isBeset(s, id)) surrender(s, go, id, otherSide(side))
  else eliminate(s, go, id)
}

function settle(s: Wars, side: Side, go: Go): void {
  sweepTrenches(s, go)
  if (overfullHexes(s, side).length === 0) go.end()
}

const promptText = ([first, ...more]: readonly HexId[]): string => {
  const where = first === undefined ? '' : hexName(first)
  const others = more.length === 0 ? '' : more.length === 1 ? ' and one more hex' : ` and ${more.length} more hexes`
  return `More than ${STACK_LIMIT} units in ${where}${others}: who gives way is Demoralized`
}

/** 7.G.2, D53: who is too many is Demoralized and gives way, or is lost. */
export const overstack = step<Wars>({
  seat: 'private',
  enter: (s, f, go) => {
    if (overfullHexes(s, f.side).length === 0) go.end()
  },
  prompt: (s, f) => ({
    text: promptText(overfullHexes(s, f.side)),
    rule: '7.G.2',
    ruling: 'D53',
    waiting: 'is sorting out stacks',
  }),
  answers: {
    displace: ofUnitAndHex<Wars, null, null>({
      title: 'Gives way',
      intent: 'act',
      *among(s, f) {
        for (const unit of candidates(s, f.side)) for (const hex of placesFor(s, unit, f.side)) yield { unit, hex }
      },
      whyNot: (s, f, { unit, hex }) =>
        firstOf(
          () => whyNotExcess(s, unit, f.side),
          () =>
            unitOf(s, unit).demoralized &&
            refusal('7.G.2', `${nameOf(unit)} is Demoralized already and would be lost`, { unit }),
          () => whyNotInto(s, unit, hex, f.side),
        ),
      label: ({ unit, hex }) => `${nameOf(unit)} to ${hexName(hex)}`,
      warn: (s, f, { hex }) => (isInEnemyZoc(s, hex, f.side) ? 'it surrenders in an enemy zone of control' : null),
      do(s, f, { unit, hex }, go) {
        const from = hexOf(s, unit) as HexId
        // Where it is taken all the same, nobody learns which way it went.
        const isTaken = isInEnemyZoc(s, hex, f.side)
        go.log('displaced', { unit, from, to: isTaken ? null : hex, owner: secretOwner(s, unit) }, '7.G.2')
        putUnit(s, unit, { demoralized: true })
        if (isTaken) surrender(s, go, unit, otherSide(f.side), '8.3.2')
        else {
          putUnit(s, unit, { at: onHex(hex) })
          enterHexes(s, go, [unit], [hex])
        }
        settle(s, f.side, go)
      },
    }),
    lose: ofUnit<Wars, null, null>({
      title: 'Is lost',
      intent: 'spend',
      among: (s, f) => candidates(s, f.side),
      whyNot: (s, f, id) =>
        firstOf(
          () => whyNotExcess(s, id, f.side),
          () =>
            !unitOf(s, id).demoralized &&
            placesFor(s, id, f.side).length > 0 &&
            refusal('7.G.2', `${nameOf(id)} can give way`, { unit: id }),
        ),
      label: (id, s) => `${nameOf(id)} ${isBeset(s, id) ? 'surrenders' : 'is lost'}`,
      do(s, f, id, go) {
        go.log('displaced', { unit: id, from: hexOf(s, id) as HexId, to: null, owner: secretOwner(s, id) }, '7.G.2')
        giveUp(s, go, id)
        settle(s, f.side, go)
      },
    }),
  },
  focus: (s, f) => ({ from: overfullHexes(s, f.side) }),
  needs: (s, f) => overfullHexes(s, f.side).length > 0,
})
