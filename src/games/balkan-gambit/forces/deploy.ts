import { deploying, progressBy } from '../../../core/army/deploying'
import { toggled } from '../../../core/army/lists'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { defendersIn, unitsIn } from '../board'
import { hasPositionsLeft } from '../command/improved-positions'
import { hexName, isCoastal, landHexes } from '../map/hexes'
import {
  AXIS,
  type Gambit,
  hexOf,
  isDispersed,
  isImproved,
  isPartisan,
  isReduced,
  nameOf,
  nationOf,
  putUnit,
  sideOf,
  unit,
} from '../state'
import { deplete, deployReady, deployTo, groupOf, isDeployed, toDeploy, whyNotDeploy } from './deployment'

type Local = { picked: UnitId | null }
type Deploying = Frame<null, Local>

/** SU.1: Axis units on the coast may begin with an Improved Position; asked again, it is taken away. */
const whyNotDigIn = (s: Gambit, f: Deploying, hex: HexId): Refusal[] =>
  firstOf(
    () => f.side !== AXIS && refusal('SU.1', 'only the Axis has Improved Positions', { hex }),
    () => !isCoastal(hex) && refusal('SU.1', 'at set-up only in coastal hexes', { hex }),
    () => defendersIn(s, hex, AXIS).length === 0 && refusal('SU.1', 'an Axis unit must stand there', { hex }),
    () =>
      !isImproved(s, hex) && !hasPositionsLeft(s) && refusal('SU.1', 'no Improved Position is left', { hex }, 'R-CNT5'),
  )

/** R-DEP10: each owner chooses the mode of each partisan unit; none concentrates beside others. */
const whyNotMode = (s: Gambit, f: Deploying, id: UnitId): Refusal[] =>
  firstOf(
    () => (!isPartisan(id) || !isMine(s, f, id)) && refusal('2.7.2', 'only your partisans have modes', { unit: id }),
    () => hexOf(s, id) === null && refusal('2.7.2', 'put it on the map first', { unit: id }),
    () =>
      unitsIn(s, hexOf(s, id) as HexId).some(other => sideOf(s, other) !== sideOf(s, id)) &&
      refusal('10.3.C', 'it must stay dispersed beside enemies', { unit: id }, 'R-PART1'),
  )

const isMine = (s: Gambit, f: Deploying, id: UnitId): boolean => {
  const group = groupOf(s, id)
  return group !== null && group.side === f.side && group.in === undefined
}

const whyNotDeplete = (s: Gambit, f: Deploying, id: UnitId): Refusal[] =>
  firstOf(
    () =>
      (!isMine(s, f, id) || groupOf(s, id)?.reduced === undefined) &&
      refusal('SU.2', 'it starts at full strength', { unit: id }),
    () => isReduced(s, id) && refusal('S45.1', 'it starts reduced already', { unit: id }),
  )

const mine = (s: Gambit, f: Deploying): UnitId[] => toDeploy(s, f.side)

const { pick, to } = deploying<Gambit, null, Local>({
  rule: '3.1.1',
  units: mine,
  whyNotPick: (s, f, id) => !isMine(s, f, id) && refusal('3.1.1', 'it is not yours to set up', { unit: id }),
  hexes: () => landHexes,
  whyNotTo: (s, _f, id, hex) => whyNotDeploy(s, id, hex),
  unitLabel: nameOf,
  hexLabel: hexName,
  place: (s, _f, id, hex) => deployTo(s, id, hex),
  next: (s, f) => nextOf(s, f),
  mayRepeat: true,
})

/** The next who can stand somewhere comes to hand by itself. */
const nextOf = (s: Gambit, f: Deploying): UnitId | null =>
  mine(s, f).find(id => hexOf(s, id) === null && landHexes.some(hex => whyNotDeploy(s, id, hex).length === 0)) ?? null

const placed = (s: Gambit, f: Deploying): number => mine(s, f).filter(id => hexOf(s, id) !== null).length

/** 3.1, SU: each side puts its units where the scenario lets it, Axis first. */
export const deploy = step<Gambit, null, Local>({
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter(s, f, go) {
    if (toDeploy(s, f.side).length === 0) go.end()
    else f.local.picked = nextOf(s, f)
  },
  prompt: (s, f) => ({
    text:
      f.local.picked !== null
        ? `Pick the hex where ${nameOf(f.local.picked)} sets up.`
        : isDeployed(s, f.side)
          ? 'All your units stand: change what you like, or end the set-up.'
          : 'Pick a unit to set up, or take the ready deployment.',
    rule: '3.1.1',
    waiting: 'is setting up',
    progress: progressBy(mine(s, f), nationOf, id => hexOf(s, id) !== null),
  }),
  answers: {
    pick,
    to,
    mode: ofUnit({
      among: mine,
      whyNot: whyNotMode,
      label: (id, s) => `${isDispersed(s, id) ? 'Concentrate' : 'Disperse'} ${nameOf(id)}`,
      title: 'Disperse or concentrate',
      intent: 'act',
      do: (s, _f, id) => putUnit(s, id, { dispersed: !isDispersed(s, id) }),
    }),
    deplete: ofUnit({
      among: mine,
      whyNot: whyNotDeplete,
      label: id => `${nameOf(id)} starts reduced`,
      title: 'Units that start reduced',
      intent: 'act',
      do: (s, _f, id) => deplete(s, id),
    }),
    fortify: ofHex({
      among: (_s, f) => (f.side === AXIS ? landHexes : []),
      whyNot: whyNotDigIn,
      label: hex => `Improved Position in ${hexName(hex)}`,
      title: 'Improved Positions',
      intent: 'act',
      do(s, _f, hex) {
        s.improved = toggled(s.improved, hex)
      },
    }),
    ready: plain({
      label: 'Place all by the ready set-up',
      short: () => 'Place all: ready set-up',
      intent: 'act',
      warn: (s, f) =>
        placed(s, f) === 0 ? null : `${countTold(placed(s, f), 'unit')} you have placed will stand elsewhere`,
      do(s, f) {
        deployReady(s, f.side)
        f.local.picked = null
      },
    }),
    done: plain({
      label: 'Set-up is done',
      whyNot: (s, f) => !isDeployed(s, f.side) && refusal('3.1.1', 'units are still waiting to be set up'),
      intent: 'pass',
      do(_s, f, go) {
        go.log('deployed', { side: f.side }, '3.1.1')
        go.end()
      },
    }),
  },
  primary: (s, f) => (f.local.picked === null && isDeployed(s, f.side) ? 'done' : null),
  focus: (_s, { local: { picked } }) => ({ hand: picked === null ? [] : [picked] }),
})
