import { type Answer, ofUnit } from '../../../core/engine/answer'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hitBase } from '../air/airbases'
import { atHex } from '../air/spots'
import { airbaseCapacity, type Work, workCosts } from '../charts/works'
import { nameOf } from '../countries'
import { groundOf } from '../forces/counters'
import { isChosen, SMALL_AIRFIELDS } from '../forces/options'
import { canConstruct } from '../forces/unit-types'
import { hexName, isMajorCity, railInHex, terrainAt } from '../map/geography'
import { type Front, type Go, hexOf } from '../state'
import { isPositionAa } from '../units'
import { isPoor } from '../weather/weather'
import { QUARTERS } from './allowance'
import { leftOf, type MarchArgs, type Marching, type MarchLocal, pay, purseOf } from './purses'

/** Work that a unit does where it stands, in the middle of its move. */
export type Task = {
  readonly work: Work
  readonly rule: string
  readonly title: string
  label(unit: UnitId, hex: HexId): string
  /** What speaks against it beside the price. */
  whyNot(s: Front, f: Marching, id: UnitId, hex: HexId): Refusal[]
  do(s: Front, go: Go, id: UnitId, hex: HexId): void
}

const costOf = (s: Front, work: Work, hex: HexId): number | null =>
  isPoor(s, hex) ? workCosts[work].poor : workCosts[work].clear

function whyNot(s: Front, f: Marching, task: Task, id: UnitId): Refusal[] {
  const hex = hexOf(s, id)
  const at = { unit: id }
  if (hex === null || !f.local.picked.includes(id)) return [refusal(task.rule, 'pick a unit first', at)]
  const cost = costOf(s, task.work, hex)
  const points = purseOf(s, f, id).quarters / QUARTERS
  return firstOf(
    () =>
      leftOf(f, id)?.mode === 'admin' &&
      refusal('6.B.1', `${nameOf(id)} has moved administratively this phase`, at, 'R-6B2'),
    () => task.whyNot(s, f, id, hex),
    () => cost === null && refusal('14.A.1.10', 'not in poor weather', { hex }),
    () => points < (cost ?? 0) && refusal(task.rule, `it takes ${cost} MPs, ${nameOf(id)} has ${points}`, at),
  )
}

export const answerTo = (task: Task): Answer<Front, MarchArgs, MarchLocal> =>
  ofUnit<Front, MarchArgs, MarchLocal>({
    title: task.title,
    intent: 'act',
    among: (_s, f) => f.local.picked,
    whyNot: (s, f, id) => whyNot(s, f, task, id),
    label: (id, s) => task.label(id, hexOf(s, id) as HexId),
    cost: (s, _f, id) => costOf(s, task.work, hexOf(s, id) as HexId),
    do(s, f, id, go) {
      const hex = hexOf(s, id) as HexId
      pay(s, f, id, hex, purseOf(s, f, id).quarters - (costOf(s, task.work, hex) ?? 0) * QUARTERS, 'foot')
      task.do(s, go, id, hex)
      f.local.picked = f.local.picked.filter(each => (leftOf(f, each)?.quarters ?? 1) > 0)
    },
  })

const isBuilder = (id: UnitId): boolean => canConstruct(groundOf(id))
export const notBuilder = (rule: string, id: UnitId): Refusal | false =>
  !isBuilder(id) && refusal(rule, `${nameOf(id)} is no construction unit`, { unit: id })

/** 7.A.4, R-7A4, R-EXP */
const breakRail: Task = {
  work: 'breakRail',
  rule: '7.A.4.1',
  title: 'Break the railway',
  label: (id, hex) => `${nameOf(id)} breaks the railway in ${hexName(hex)}`,
  whyNot: (s, _f, id, hex) =>
    firstOf(
      () => isPositionAa(id) && refusal('22.A.3.5', 'position antiaircraft breaks no railway', { unit: id }),
      () => !railInHex(hex) && refusal('7.A.4.1', 'there is no railway', { hex }),
      () => s.brokenRail.includes(hex) && refusal('7.A.4.1', 'the railway is broken already', { hex }, 'R-7A4'),
    ),
  do(s, go, unit, hex) {
    s.brokenRail = [...s.brokenRail, hex]
    go.log('railBroken', { unit, hex, poor: isPoor(s, hex) }, '7.A.4.1')
  },
}

/** 14.A.1.9 */
const mendRail: Task = {
  work: 'repairRail',
  rule: '14.A.1.9',
  title: 'Mend the railway',
  label: (id, hex) => `${nameOf(id)} mends the railway in ${hexName(hex)}`,
  whyNot: (s, _f, id, hex) =>
    firstOf(
      () => notBuilder('14.A.1.9', id),
      () => !s.brokenRail.includes(hex) && refusal('14.A.1.9', 'no railway is broken there', { hex }),
    ),
  do(s, go, unit, hex) {
    s.brokenRail = s.brokenRail.filter(each => each !== hex)
    go.log('railMended', { unit, hex, poor: isPoor(s, hex) }, '14.A.1.9')
  },
}

/** 14.A.1.5, R-14A3, R-EXP */
const layAirfield: Task = {
  work: 'temporaryAirfield',
  rule: '14.A.1.5',
  title: 'Lay a temporary airfield',
  label: (id, hex) => `${nameOf(id)} lays a temporary airfield in ${hexName(hex)}`,
  whyNot: (s, f, id, hex) =>
    firstOf(
      () => notBuilder('14.A.1.5', id),
      () =>
        f.args.phase === 'exploitation' &&
        refusal('14.A.1.5', 'airfields are laid in the movement phase', { hex }, 'R-EXP'),
      () => s.unsupplied.includes(id) && refusal('14.A.1.5', `${nameOf(id)} is out of supply`, { unit: id }),
      () =>
        (isMajorCity(hex) || !['clear', 'rough'].includes(terrainAt(hex))) &&
        refusal('14.A.1.5', 'airfields are laid on clear or rough ground', { hex }, 'R-14A3'),
      () =>
        s.airfields.some(field => field.hex === hex) && refusal('14.A.1.5', 'there is an airfield already', { hex }),
    ),
  do(s, go, unit, hex) {
    s.airfields = [...s.airfields, { hex, kind: 'temporary' }]
    go.log('fieldLaid', { unit, hex }, '14.A.1.5')
  },
}

/** 32.A.4: with a capacity of 1 or 2, to be raised to 3 by repairs. */
const laySmall = (work: 'airfieldOfOne' | 'airfieldOfTwo', capacity: 1 | 2): Task => ({
  ...layAirfield,
  work,
  rule: `32.A.4.${capacity}`,
  title: `Lay a temporary airfield of ${capacity}`,
  label: (id, hex) => `${nameOf(id)} lays a temporary airfield of ${capacity} in ${hexName(hex)}`,
  whyNot: (s, f, id, hex) =>
    firstOf(
      () =>
        !isChosen(s, SMALL_AIRFIELDS) && refusal(`32.A.4.${capacity}`, 'airfields are laid whole', { hex }, 'R-32A4'),
      () => layAirfield.whyNot(s, f, id, hex),
    ),
  do(s, go, unit, hex) {
    layAirfield.do(s, go, unit, hex)
    for (let missing = capacity; missing < airbaseCapacity.temporary; missing++) hitBase(s, atHex(hex))
  },
})

/** What units in hand may do where they stand. */
export const workAnswers = {
  breakRail: answerTo(breakRail),
  mendRail: answerTo(mendRail),
  layAirfield: answerTo(layAirfield),
  layOne: answerTo(laySmall('airfieldOfOne', 1)),
  layTwo: answerTo(laySmall('airfieldOfTwo', 2)),
}
