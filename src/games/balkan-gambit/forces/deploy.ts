import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, toggled, unitOfAction } from '../../../core/rules/automatic-step'
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
  putUnit,
  sideOf,
  unit,
} from '../state'
import { deplete, deployReady, deployTo, groupOf, isDeployed, toDeploy, whyNotDeploy } from './deployment'

type Local = { picked: UnitId | null }

/** SU.1: Axis units on the coast may begin with an Improved Position; asked again, it is taken away. */
const whyNotDigIn = (s: Gambit, f: Frame<null, Local>, hex: HexId): Refusal[] =>
  firstOf(
    () => f.side !== AXIS && refusal('SU.1', 'only the Axis has Improved Positions', { hex }),
    () => !isCoastal(hex) && refusal('SU.1', 'at set-up only in coastal hexes', { hex }),
    () => defendersIn(s, hex, AXIS).length === 0 && refusal('SU.1', 'an Axis unit must stand there', { hex }),
    () => !isImproved(s, hex) && !hasPositionsLeft(s) && refusal('SU.1', 'no Improved Position is left', { hex }),
  )

/** R-DEP10: each owner chooses the mode of each partisan unit; none concentrates beside others. */
const whyNotMode = (s: Gambit, f: Frame<null, Local>, id: UnitId): Refusal[] =>
  firstOf(
    () => (!isPartisan(id) || !isMine(s, f, id)) && refusal('2.7.2', 'only your partisans have modes', { unit: id }),
    () => hexOf(s, id) === null && refusal('2.7.2', 'put it on the map first', { unit: id }),
    () =>
      unitsIn(s, hexOf(s, id) as HexId).some(other => sideOf(s, other) !== sideOf(s, id)) &&
      refusal('10.3.C', 'it must stay dispersed beside enemies', { unit: id }),
  )

const isMine = (s: Gambit, f: Frame<null, Local>, id: UnitId): boolean => {
  const group = groupOf(s, id)
  return group !== null && group.side === f.side && group.in === undefined
}

const whyNotDeplete = (s: Gambit, f: Frame<null, Local>, id: UnitId): Refusal[] =>
  firstOf(
    () =>
      (!isMine(s, f, id) || groupOf(s, id)?.reduced === undefined) &&
      refusal('SU.2', 'it starts at full strength', { unit: id }),
    () => isReduced(s, id) && refusal('S45.1', 'it starts reduced already', { unit: id }),
  )

/** 3.1, SU: each side puts its units where the scenario lets it, Axis first. */
export const deploy: Step<Gambit, null, Local> = {
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  answers: { pick: ['unit'], to: ['hex'], mode: ['unit'], deplete: ['unit'], fortify: ['hex'], ready: [], done: [] },
  enter(s, f, go) {
    if (toDeploy(s, f.side).length === 0) go.end()
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
  }),

  *choices(s, f) {
    const { picked } = f.local
    const mine = toDeploy(s, f.side)
    for (const id of mine) if (id !== picked) yield { action: { kind: 'pick', unit: id }, label: nameOf(id) }
    if (picked !== null)
      for (const hex of landHexes)
        if (whyNotDeploy(s, picked, hex).length === 0) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    for (const id of mine) {
      if (whyNotMode(s, f, id).length === 0)
        yield {
          action: { kind: 'mode', unit: id },
          label: `${isDispersed(s, id) ? 'Concentrate' : 'Disperse'} ${nameOf(id)}`,
        }
      if (whyNotDeplete(s, f, id).length === 0)
        yield { action: { kind: 'deplete', unit: id }, label: `${nameOf(id)} starts reduced` }
    }
    for (const hex of landHexes)
      if (whyNotDigIn(s, f, hex).length === 0)
        yield { action: { kind: 'fortify', hex }, label: `Improved Position in ${hexName(hex)}` }
    yield { action: { kind: 'ready' }, label: 'Ready deployment' }
    if (isDeployed(s, f.side)) yield { action: { kind: 'done' }, label: 'Set-up is done' }
  },

  check(s, f, a) {
    if (a.kind === 'ready') return []
    if (a.kind === 'done')
      return isDeployed(s, f.side) ? [] : [refusal('3.1.1', 'units are still waiting to be set up')]
    if (a.kind === 'fortify') return whyNotDigIn(s, f, hexOfAction(a))
    if (a.kind === 'mode') return whyNotMode(s, f, unitOfAction(a))
    if (a.kind === 'deplete') return whyNotDeplete(s, f, unitOfAction(a))
    if (a.kind === 'pick')
      return reasons(
        !isMine(s, f, unitOfAction(a)) && refusal('3.1.1', 'it is not yours to set up', { unit: unitOfAction(a) }),
        f.local.picked === a.unit && refusal('3.1.1', 'it is picked already', { unit: unitOfAction(a) }),
      )
    return f.local.picked === null
      ? [refusal('3.1.1', 'pick a unit first')]
      : whyNotDeploy(s, f.local.picked, hexOfAction(a))
  },

  apply(s, f, a, go) {
    switch (a.kind) {
      case 'pick':
        f.local.picked = unitOfAction(a)
        return
      case 'to':
        if (f.local.picked !== null) deployTo(s, f.local.picked, hexOfAction(a))
        f.local.picked = null
        return
      case 'mode':
        putUnit(s, unitOfAction(a), { dispersed: !isDispersed(s, unitOfAction(a)) })
        return
      case 'deplete':
        deplete(s, unitOfAction(a))
        return
      case 'fortify':
        s.improved = toggled(s.improved, hexOfAction(a))
        return
      case 'ready':
        deployReady(s, f.side)
        f.local.picked = null
        return
      default:
        go.log('deployed', { side: f.side }, '3.1.1')
        go.end()
    }
  },
}
