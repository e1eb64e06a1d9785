import { describe, expect, it } from 'vitest'
import { primaryOf } from '../../../../src/core/engine/hand'
import { balkanFront } from '../../../../src/games/balkan-front'
import { type Planned, whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import type { Plan } from '../../../../src/games/balkan-front/airborne/airborne-state'
import { plannersOf } from '../../../../src/games/balkan-front/airborne/plan-book'
import {
  cancelPlansOf,
  isDue,
  lapsePlans,
  spoilPlans,
  whyNoPlan,
} from '../../../../src/games/balkan-front/airborne/plans'
import { INITIAL_PARTS } from '../../../../src/games/balkan-front/arrivals/initial-phase'
import type { Front } from '../../../../src/games/balkan-front/state'
import { airPosition, facing, spot } from '../air/aloft'
import { hex, names, offered, play, position, refusals, unit, units } from '../positions'

const ATHENAI = '15B:0911'
const MALEME = '15B:2114'
const KHANIA = '15B:2113'
const PARA = 'ge-par-1'
const OTHER = 'ge-par-2'
const TURN = 14

const plan = (id: string, to: string, more: Partial<Plan> = {}): Plan => ({
  side: 0,
  unit: unit(id),
  hex: hex(to),
  landing: false,
  turn: TURN - 1,
  open: false,
  ...more,
})
const build = { turn: TURN, at: { [ATHENAI]: [PARA, OTHER] }, owners: { axis: [ATHENAI] } }
const book = (use: 'write' | 'drops', plans: readonly Plan[] = []): Front =>
  facing('planBook', 0, { ...build, own: { plans } }, { use })
const written = (s: Front) => s.plans.map(each => [...names([each.unit]), each.hex, each.turn])

describe('25.C the plan book', () => {
  it('25.C.2 one plan for a unit: a new one takes the place of the old, or it is cancelled', () => {
    const s = play(book('write'), { kind: 'pick', unit: PARA }, { kind: 'write', hex: MALEME })
    expect(written(s)).toEqual([[PARA, hex(MALEME), TURN]])
    const again = play(s, { kind: 'pick', unit: PARA }, { kind: 'write', hex: KHANIA })
    expect(written(again)).toEqual([[PARA, hex(KHANIA), TURN]])
    expect(written(play(again, { kind: 'cancel', unit: PARA }))).toEqual([])
    // What was due is planned anew for the turn after.
    const late = play(book('write', [plan(PARA, MALEME)]), { kind: 'pick', unit: PARA }, { kind: 'write', hex: MALEME })
    expect(late.plans.map(each => isDue(late, each))).toEqual([false])
  })

  it('25.C.2, R-PLAN2 in the phase of execution it may be cancelled, not written', () => {
    const s = book('drops', [plan(PARA, MALEME)])
    expect(offered(s, 'carryOut')).toEqual([PARA])
    expect([offered(s, 'pick'), refusals(s, { kind: 'pick', unit: OTHER })]).toEqual([[], ['25.C.1']])
    expect(play(s, { kind: 'cancel', unit: PARA }).plans).toEqual([])
  })

  it('25.C.1, R-HID3 all that are due are carried out by one act, and Enter gives none of them up', () => {
    const s = book('drops', [plan(PARA, MALEME), plan(OTHER, KHANIA)])
    expect(primaryOf(balkanFront, s)).toBe(null)
    const open = play(s, 'carryAll')
    expect([open.plans.map(each => each.open), primaryOf(balkanFront, open)?.kind]).toEqual([[true, true], 'done'])
    expect(refusals(book('drops', [plan(PARA, MALEME)]), 'carryAll')).toEqual(['25.C.1'])
    expect(refusals(book('write', [plan(PARA, MALEME)]), 'carryAll')).toEqual(['25.C.1'])
  })

  it('25.C.3 none for a unit in an enemy zone of control, and gone when it enters one', () => {
    const near = position({ ...build, at: { 4912: [PARA], 4913: ['br-inf-2nz'] } })
    expect(whyNoPlan(near, 0, unit(PARA))?.rule).toBe('25.C.3')
    expect(whyNoPlan(position(build), 0, unit(PARA))).toBe(null)
    const s: Front = { ...near, plans: [plan(PARA, MALEME), plan('ge-par-3', MALEME)] }
    spoilPlans(s)
    expect(s.plans).toEqual([])
    const safe: Front = { ...position(build), plans: [plan(PARA, MALEME)] }
    spoilPlans(safe)
    expect(safe.plans).toHaveLength(1)
  })

  it('25.C.3, R-PLAN3 who attacks or is attacked has no plan any more', () => {
    const s: Front = { ...position(build), plans: [plan(PARA, MALEME), plan(OTHER, MALEME)] }
    cancelPlansOf(s, units(PARA))
    expect(s.plans.map(each => each.unit)).toEqual(units(OTHER))
  })

  it('25.C.4, R-HID2 what is not carried out when it is due lapses with its phase', () => {
    const s: Front = { ...position(build), plans: [plan(PARA, MALEME), plan(OTHER, MALEME, { turn: TURN })] }
    lapsePlans(s, 0, true)
    expect(s.plans).toHaveLength(2)
    lapsePlans(s, 0, false)
    expect(s.plans.map(each => each.unit)).toEqual(units(OTHER))
  })

  it('25.C.5 the book comes after the reinforcements, so that who has just come can be planned for', () => {
    const ids = INITIAL_PARTS.map(({ id }) => id)
    expect(ids.indexOf('plans')).toBeGreaterThan(ids.indexOf('reinforcements'))
    expect(plannersOf(position(build), 0)).toEqual(expect.arrayContaining(units(PARA, OTHER)))
    expect(plannersOf(position({ ...build, at: {} }), 0)).not.toContain(unit(PARA))
  })

  it('25.C.6, 25.C.1 supply is dropped without a plan, troops are not', () => {
    const s = airPosition({
      ...build,
      at: { [ATHENAI]: [PARA, 'ge-air-ju52-x1', 'ge-air-ju52-x2'] },
      own: { weather: { D: 'C', E: 'C' }, depots: [spot(ATHENAI)] },
    })
    const order = (cargo: Partial<Planned['cargo']>): Planned => ({
      unit: unit('ge-air-ju52-x1'),
      mission: 'drop',
      to: spot(MALEME),
      beyond: null,
      night: false,
      tow: null,
      cargo: { ...NO_CARGO, ...cargo },
    })
    const rules = (planned: Planned) => whyNotOrder(s, 0, planned, []).map(({ rule }) => rule)
    expect(rules(order({ supply: 1 }))).toEqual([])
    expect(rules(order({ units: units(PARA) }))).toEqual(['25.C.1'])
  })

  it('25.D an air landing unit drops only with a glider among its transports', () => {
    const s = airPosition({
      ...build,
      at: { [ATHENAI]: ['ge-al-16', 'ge-air-ju52-x1', 'ge-air-dfs-x1'] },
      own: { weather: { D: 'C', E: 'C' }, plans: [plan('ge-al-16', MALEME, { open: true })] },
    })
    const rules = (tow: string | null) =>
      whyNotOrder(
        s,
        0,
        {
          unit: unit('ge-air-ju52-x1'),
          mission: 'drop',
          to: spot(MALEME),
          beyond: null,
          night: false,
          tow: tow === null ? null : unit(tow),
          cargo: { units: units('ge-al-16'), inGlider: tow === null ? [] : units('ge-al-16'), supply: 0 },
        },
        [],
      ).map(({ rule }) => rule)
    expect([rules(null), rules('ge-air-dfs-x1')]).toEqual([['25.D'], []])
  })
})
