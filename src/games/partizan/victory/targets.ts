import { type Answer, ofUnit } from '../../../core/engine/answer'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { TARGET_WITHOUT_TITO, targetModifiers } from '../charts'
import { TITO_PENALTY } from '../forces/options'
import { hexName, hexNamed } from '../map/hexes'
import { stackIn } from '../movement/board'
import { noteDown } from '../secrets/sight'
import {
  AXIS,
  type Go,
  hexOf,
  isChosen,
  isPartisan,
  isTitoDead,
  nameOf,
  PARTISAN,
  type Partizan,
  sideOf,
  type Target,
  TITO,
} from '../state'
import { axisTargets, type Objective, objectiveName, partisanTargets } from './target-objectives'

/** 4.1, R-3, R-4: twenty-two markers; two may lie in one hex. */
export function targetsOf(first: number, second: number): Target[] {
  const table = first % 2 === 1 ? axisTargets : partisanTargets
  return table.map(({ objective, hexes }) => ({ objective, hex: hexNamed(hexes[second - 1] as string) }))
}

export function placeTargets(s: Partizan, go: Go): void {
  const first = go.roll(6, 'target objectives: table')
  const second = go.roll(6, 'target objectives: column')
  s.targets = targetsOf(first, second)
  go.log('targets', { table: first % 2 === 1 ? 'Axis' : 'Partisan', column: second }, '4.1.2')
}

/** 18.5, 19.4. */
export const targetWorth = (s: Partizan, objective: Objective, die: number): number =>
  Math.max(0, die + targetModifiers[objective] + (isChosen(s, TITO_PENALTY) && isTitoDead(s) ? TARGET_WITHOUT_TITO : 0))

/** 'the Bridge at 2916'. */
export function targetAt(s: Partizan, id: UnitId): string {
  const hex = hexOf(s, id)
  const target = s.targets.find(each => each.hex === hex)
  return hex === null || target === undefined ? '' : `the ${objectiveName(target.objective)} at ${hexName(hex)}`
}

/** why a unit may not destroy the target in its hex. */
export function whyNotDestroy(s: Partizan, id: UnitId): Refusal[] {
  const at = { unit: id }
  const hex = hexOf(s, id)
  return firstOf(
    () => sideOf(id) !== PARTISAN && refusal('18.5.1', 'only Partisan and Allied units destroy targets', at),
    () => hex === null && refusal('18.5.1', `${nameOf(id)} is not on the map`, at),
    () =>
      !s.targets.some(each => each.hex === hex) && refusal('18.5.1', `no target lies where ${nameOf(id)} stands`, at),
    () =>
      s.retreated.includes(id) &&
      refusal('9.5.9', `${nameOf(id)} came here by a retreat and cannot destroy the target`, at, 'R-5'),
  )
}

/** Those who could destroy a target where they stand. */
export const destroyers = (s: Partizan): UnitId[] =>
  s.targets.length === 0
    ? []
    : [...new Set(s.targets.flatMap(({ hex }) => stackIn(s, hex, PARTISAN)))].filter(
        id => whyNotDestroy(s, id).length === 0,
      )

/** 5.1.6.1, 9.5.9, R-5: a target is destroyed from the movement or the combat phase; what was in hand there may be let go. */
export const destroying = <Local extends Json>(
  letGo: (f: Frame<null, Local>, id: UnitId) => void,
): Answer<Partizan, null, Local> =>
  ofUnit({
    title: 'Targets to destroy',
    intent: 'act',
    seals: true,
    among: (s, f) => (f.side === PARTISAN ? destroyers(s) : []),
    whyNot: (s, f, id) =>
      f.side === AXIS ? refusal('18.5.1', 'only the Partisan side destroys targets') : whyNotDestroy(s, id),
    label: (id, s) => `${nameOf(id)} destroys ${targetAt(s, id)}`,
    warn: (s, _f, id) => priceOfDestroying(s, id),
    do(s, f, id, go) {
      destroyTarget(s, go, id)
      letGo(f, id)
    },
  })

/** 18.5.1, 11.3.1: what it earns, and what it costs whoever does it. */
function priceOfDestroying(s: Partizan, id: UnitId): string | null {
  const target = s.targets.find(each => each.hex === hexOf(s, id))
  if (target === undefined) return null
  const [least, most] = [targetWorth(s, target.objective, 1), targetWorth(s, target.objective, 6)]
  return [
    id === TITO ? 'Tito shows himself to the Axis' : 'the Axis sees who it is',
    isPartisan(id) ? 'its ratings are halved to the end of the turn' : '',
    `a die earns ${least} to ${most} VP`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** a unit that destroyed a target is seen until the next action. */
export const turningDown = <
  Local extends Json,
  Answers extends { readonly [kind: string]: Answer<Partizan, null, Local> },
>(
  answers: Answers,
): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([kind, answer]) => [
      kind,
      {
        ...answer,
        apply(s, f, a, go) {
          if (s.faceUp.length > 0) s.faceUp = []
          answer.apply(s, f, a, go)
        },
      } satisfies Answer<Partizan, null, Local>,
    ]),
  ) as unknown as Answers

/** 18.5.1, 11.3.1, R-5: the unit is turned up, its move is over, and a Partisan is exposed to the end of the turn. */
export function destroyTarget(s: Partizan, go: Go, id: UnitId): void {
  const hex = hexOf(s, id)
  const index = s.targets.findIndex(each => each.hex === hex)
  if (hex === null || index < 0) return
  const { objective } = s.targets[index]
  go.reveal()
  const vp = targetWorth(s, objective, go.roll(6, `${objectiveName(objective)} at ${hexName(hex)}`))
  s.targets = s.targets.toSpliced(index, 1)
  s.targetVp += vp
  s.faceUp = [id]
  noteDown(s, AXIS, hex, 'destroyed a target', [id])
  if (!s.moved.includes(id)) s.moved = [...s.moved, id]
  if (isPartisan(id) && !s.exposed.includes(id)) s.exposed = [...s.exposed, id]
  const advanced = s.notes.some(
    note => note.turn === s.turn && note.why === 'advanced' && note.hex === hex && note.units.includes(id),
  )
  go.log('destroyed', { unit: id, hex, objective, vp, advanced }, '18.5.1')
}
