import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/games/balkan-front/airborne/airborne-state'
import { planHexes } from '../../../../src/games/balkan-front/airborne/plan-book'
import { checkSupply } from '../../../../src/games/balkan-front/arrivals/initial-phase'
import { owedInside } from '../../../../src/games/balkan-front/combat/inside'
import { fightersOf } from '../../../../src/games/balkan-front/combat/strengths'
import { isBeach, isIn, landAt, landHexes } from '../../../../src/games/balkan-front/map/geography'
import { endMoving } from '../../../../src/games/balkan-front/movement/movement-phase'
import { pointsLeft } from '../../../../src/games/balkan-front/sea/fleets'
import { isProvisioned, whyNotLandAt } from '../../../../src/games/balkan-front/sea/landings'
import { beginSeaTurn } from '../../../../src/games/balkan-front/sea/sea-turn'
import type { Front } from '../../../../src/games/balkan-front/state'
import type { AirBuild } from '../air/aloft'
import {
  deployed,
  flow,
  hex,
  kindsOf,
  numbers,
  offered,
  owed,
  play,
  position,
  refusals,
  unit,
  units,
  where,
} from '../positions'
import { ATHENAI, pick, shipping } from './at-sea'

const CLEAR = { D: 'C', E: 'C' } as const
/** A beach of Crete, west of Khania. */
const MALEME = '15B:2114'
const PARA = 'ge-par-1'
const MARINES = 'it-mar-sm'
const ALBANIANS = 'al-tom'
const TURN = position({ scenario: 'marita-merkur' }).turn

const plan = (id: string, number: string, more: Partial<Plan> = {}): Plan => ({
  side: 0,
  unit: unit(id),
  hex: hex(number),
  landing: true,
  turn: TURN - 1,
  open: true,
  ...more,
})
const land = (number: string, ...dice: number[]) => ({
  kind: 'land',
  hex: number,
  ...(dice.length > 0 ? { dice } : {}),
})

/** Athenai is the Axis’s, and so are its ships. */
const bound = ({ at = {}, own = {}, ...build }: AirBuild = {}): Front =>
  shipping(0, {
    at: { [ATHENAI]: [PARA, MARINES], ...at },
    owners: { axis: [ATHENAI] },
    own: {
      weather: CLEAR,
      intervened: true,
      portsTaken: [hex(ATHENAI), hex('4510')],
      plans: [plan(PARA, MALEME), plan(MARINES, MALEME)],
      ...own,
    },
    ...build,
  })
const why = (s: Front, id: string, number = MALEME): string[] =>
  whyNotLandAt(s, units(id), hex(number), 0).map(each => each.rule)

describe('26.B.2 landings on enemy beaches', () => {
  it('26.B.2.0, 26.B.2.1, R-26B3 a regiment lands on an empty beach, counts double, and owns it at once', () => {
    expect(isBeach(hex(MALEME))).toBe(true)
    const s = play(bound(), pick(PARA))
    expect(offered(s, 'land')).toEqual([MALEME])
    const ashore = play(s, land(MALEME))
    expect([where(ashore, PARA), ashore.owner[hex(MALEME)]]).toEqual([MALEME, 0])
    expect(pointsLeft(s, 'axisAegean') - pointsLeft(ashore, 'axisAegean')).toBe(2)
    expect([ashore.landed, ashore.plans.map(each => each.unit)]).toEqual([units(PARA), units(MARINES)])
    // 26.B.1.6: all MPs are spent.
    expect(refusals(ashore, pick(PARA))).toEqual(['6.2'])
  })

  it('26.B.2.0, R-26B4 Germans and Italians without heavy equipment and British commandos, nobody else (vector 216)', () => {
    const s = position({ scenario: 'marita-merkur', own: { weather: CLEAR } })
    const british = (id: string): string[] => {
      const plans = [plan(id, '15B:2504', { side: 1 })]
      const enemy = position({
        scenario: 'marita-merkur',
        owners: { axis: ['15B:2504'] },
        own: { weather: CLEAR, plans },
      })
      return whyNotLandAt(enemy, units(id), hex('15B:2504'), 1).map(each => each.rule)
    }
    expect([british('br-mar-mnbdo'), british('br-cdo-50'), british('br-cdo-lay')]).toEqual([['26.B.2.0'], [], []])
    expect(why(s, 'ge-mtn-5')).toEqual(['26.B.2.0'])
    expect(why(s, ALBANIANS)).toEqual(['26.B.2.0'])
  })

  it('26.B.2.7, R-PLAN4 only by a plan that is open, for that beach, and while it is the enemy’s', () => {
    expect(why(bound(), PARA)).toEqual([])
    expect(why(bound({ own: { plans: [] } }), PARA)).toEqual(['26.B.2.7'])
    expect(why(bound({ own: { plans: [plan(PARA, MALEME, { open: false })] } }), PARA)).toEqual(['26.B.2.7'])
    expect(why(bound({ own: { plans: [plan(PARA, MALEME, { landing: false })] } }), PARA)).toEqual(['26.B.2.7'])
    expect(why(bound({ own: { plans: [plan(PARA, MALEME, { turn: TURN })] } }), PARA)).toEqual(['26.B.2.7'])
    expect(why(bound({ own: { plans: [plan(PARA, '15B:2310')] } }), PARA)).toEqual(['26.B.2.7'])
    expect(why(bound({ owners: { axis: [ATHENAI, MALEME] } }), PARA)).toEqual(['26.B.2.0'])
  })

  it('26.B.2.7, 25.C.1 a plan that is due is opened in the book during movement, and lapses with the phase', () => {
    const hidden = bound({ own: { plans: [plan(PARA, MALEME, { open: false })] } })
    expect(offered(play(hidden, pick(PARA)), 'land')).toEqual([])
    const book = play(hidden, 'book')
    expect(owed(book)).toBe('planBook')
    expect(kindsOf(book, { kind: 'carryOut', unit: PARA })).toContain('planOpened')
    const opened = play(book, { kind: 'carryOut', unit: PARA }, 'done', pick(PARA))
    expect(offered(opened, 'land')).toEqual([MALEME])
    const over = { ...opened }
    endMoving(over, flow().go)
    expect(over.plans).toEqual([])
  })

  it('26.B.2.4 not in poor weather', () => {
    expect(why(bound({ own: { weather: { D: 'C', E: 'P' } } }), PARA)).toEqual(['26.B.2.4'])
    expect(why(bound({ own: { weather: { D: 'P', E: 'C' } } }), PARA)).toEqual([])
  })

  it('26.B.2.6 never on the mainland of Greece or of Yugoslavia', () => {
    const dalmatia = landHexes.filter(
      each => isBeach(each) && landAt(each) === 'Yugoslavia' && !isIn(each, 'Yugoslav islands'),
    )
    expect(dalmatia.length).toBeGreaterThan(3)
    for (const number of ['15B:0713', ...numbers(dalmatia)]) expect(why(bound(), PARA, number)).toEqual(['26.B.2.6'])
    expect(numbers(planHexes(position(), true))).toContain(MALEME)
    expect(planHexes(position(), true).filter(each => dalmatia.includes(each))).toEqual([])
  })

  it('26.B.2.2 quartered in the attack of that turn; marines are not', () => {
    const factors = (id: string, role: 'attack' | 'defend', landed = units(id)) => {
      const s = position({ at: { [MALEME]: [id], '15B:2113': ['gr-inf-k1'] }, own: { landed } })
      return fightersOf(s, units(id), role, hex(role === 'attack' ? '15B:2113' : MALEME))[0]?.factors.map(
        ({ rule }) => rule,
      )
    }
    expect(factors(PARA, 'attack')).toContain('26.B.2.2')
    expect(factors(PARA, 'attack', [])).not.toContain('26.B.2.2')
    expect(factors(PARA, 'defend')).not.toContain('26.B.2.2')
    expect([factors(MARINES, 'attack'), factors('br-cdo-50', 'attack')].flat()).not.toContain('26.B.2.2')
  })

  it('26.B.2.3, R-26B2 who lands in supply is in supply in the enemy turn that follows, and then by its own line', () => {
    const ashore = play(bound(), pick(PARA), land(MALEME))
    const supplied = (s: Front): boolean => {
      const t = { ...s }
      checkSupply(t, flow().go)
      return !t.unsupplied.includes(unit(PARA))
    }
    expect([isProvisioned(ashore, unit(PARA)), supplied(ashore)]).toEqual([false, false])
    expect(supplied({ ...ashore, active: 1 })).toBe(true)
    expect(supplied({ ...ashore, active: 1, provisioned: [] })).toBe(false)
    const hungry = play(bound({ own: { unsupplied: units(PARA) } }), pick(PARA), land(MALEME))
    expect(supplied({ ...hungry, active: 1 })).toBe(false)
    const next = { ...ashore }
    beginSeaTurn(next, 1)
    expect(next.provisioned).toEqual(units(PARA))
    beginSeaTurn(next, 0)
    expect(next.provisioned).toEqual([])
  })

  it('26.B.2.5, R-26B3 on enemies: the hex stays theirs, and must be attacked from inside', () => {
    const s = play(bound({ at: { [MALEME]: ['gr-inf-k1'] } }), pick(PARA), land(MALEME))
    expect([where(s, PARA), s.owner[hex(MALEME)]]).toEqual([MALEME, 1])
    expect(numbers(owedInside(s, 0))).toEqual([MALEME])
  })
})

describe('33.D plans for the first turn', () => {
  it('33.D.2.1, 25.C.1 after both have set up the Axis plans what is due in the first turn', () => {
    const zone = deployed('assault-on-crete')
    expect(owed(zone)).toBe('interdict')
    const book = play(zone, { kind: 'zone', pick: 'none' })
    expect(owed(book)).toBe('planBook')
    const [drops] = offered(book, 'pick').filter(id => id.startsWith('ge-par'))
    const written = play(book, { kind: 'pick', unit: drops as string }, { kind: 'write', hex: MALEME })
    expect(written.plans).toMatchObject([{ unit: unit(drops as string), turn: written.turn - 1, open: false }])
  })
})
