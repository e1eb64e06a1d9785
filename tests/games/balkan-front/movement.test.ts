import { describe, expect, it } from 'vitest'
import { entryCostsOf } from '../../../src/games/balkan-front/charts'
import { sideBetween } from '../../../src/games/balkan-front/map/geography'
import { allowance } from '../../../src/games/balkan-front/movement/allowance'
import { hexCost, sideCost } from '../../../src/games/balkan-front/movement/ground'
import { reachOf } from '../../../src/games/balkan-front/movement/marching'
import { capacityOf, furtherCharge, railCharge } from '../../../src/games/balkan-front/movement/rail-capacity'
import { ownerOf } from '../../../src/games/balkan-front/ownership'
import {
  asked,
  type Build,
  engine,
  exploiting,
  hex,
  kindsOf,
  localOf,
  logOf,
  moving,
  offered,
  owed,
  play,
  position,
  refusals,
  unit,
  where,
} from './positions'

// Movement: vectors 3 to 20, 126, 127, 157, 158, 166 of the game book's examples.md, and what they leave out.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const go = (number: string) => ({ kind: 'go', hex: number })
const admin = (number: string) => ({ kind: 'admin', hex: number })
const rail = (number: string) => ({ kind: 'rail', hex: number })

/** What a unit pays to a hex with all its points. */
const cost = (build: Build, id: string, number: string): number => {
  const s = position(build)
  return reachOf(s, unit(id), { quarters: allowance(s, unit(id)), isFresh: false }, 'foot').costTo(hex(number))
}

describe('6 movement costs', () => {
  it('6.2, 6.3, 27.8 vector 10: a mountain costs artillery 6, infantry 3 and mountain troops 2', () => {
    const chart = entryCostsOf(position())
    expect(([0, 1, 2] as const).map(of => hexCost(chart, hex('4609'), 'C', of))).toEqual([6, 3, 2])
  })

  it('6.4 vectors 11 and 127: narrow straits cost two more than the hex behind them', () => {
    // Corfu channel and the like: the strait from Rab to Jablanac leads into mountains, Rion into rough.
    expect(cost({ at: { '15B:0416': ['gr-cav-1'] } }, 'gr-cav-1', '15B:0517')).toBe(4)
  })

  it('6.5 vectors 12 and 126: karst and sea hexsides are closed', () => {
    const karst = sideBetween(hex('1627'), hex('1626')) ?? (0 as never)
    expect(sideCost(entryCostsOf(position()), karst, 'C', 2)).toBe(Number.POSITIVE_INFINITY)
    expect(
      refusals(play(moving(1, { at: { '15B:0516': ['gr-for-ist'] } }), pick('gr-for-ist')), go('15B:0616')),
    ).toEqual(['6.5'])
  })

  it('7.B.1, 7.B.2, 7.B.3 along a road or railway only the clear cost is paid, in any country', () => {
    expect(cost({ at: { '4417': ['gr-cav-1'] } }, 'gr-cav-1', '4317')).toBe(1)
    expect(cost({ at: { '4410': ['gr-cav-1'] } }, 'gr-cav-1', '4510')).toBe(1)
  })

  it('7.0 a road helps only between hexes that it joins', () => {
    expect(cost({ at: { '4417': ['gr-cav-1'] } }, 'gr-cav-1', '4416')).toBe(3)
  })

  it('6.9, 27.3, 27.4 poor weather and winter make the same step dearer', () => {
    const at = { '4417': ['gr-cav-1'] }
    const in_ = (sky: 'P' | 'W') => ({ at, own: { weather: { D: sky, E: 'C' } as const } })
    expect(cost(in_('P'), 'gr-cav-1', '4416')).toBe(4)
    expect(cost(in_('W'), 'gr-cav-1', '4416')).toBe(6)
  })

  it('6.A vector 18: a unit of 6 MPs that leaves an enemy ZOC into a clear hex has 3 left', () => {
    const at = { '1321': ['yu-inf-1'], '1220': ['it-inf-3'] }
    const s = play(moving(1, { scenario: 'plan-y', at }), pick('yu-inf-1'), go('1322'))
    expect(localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters).toBe(12)
  })

  it('6.A R-6A a combat/motorized unit pays 3, and once for several zones', () => {
    const at = { '1321': ['ge-pz-2'], '1220': ['yu-inf-1'], '1320': ['yu-inf-3'] }
    expect(cost({ at }, 'ge-pz-2', '1322')).toBe(4)
  })

  it('12.D.2 vector 62: out of supply a unit has half its points', () => {
    const s = position({ at: { '2110': ['yu-inf-1'] }, own: { unsupplied: [unit('yu-inf-1')] } })
    expect(allowance(s, unit('yu-inf-1'))).toBe(12)
  })
})

describe('6 who moves, and how far', () => {
  it('6.1, 4.C only units of the phasing side move, and none must', () => {
    const s = moving(0, { at: { '4510': ['gr-cav-1'], '4208': ['ge-inf-72'] } })
    expect(refusals(s, pick('gr-cav-1'))).toEqual(['6.1'])
    expect(refusals(s, pick('ge-inf-72'))).toEqual([])
    expect(refusals(s, 'end')).toEqual([])
  })

  it('6.1, 6.8 only combat/motorized units move in the exploitation phase, with a full allowance', () => {
    const s = exploiting(0, { at: { '4208': ['ge-inf-72', 'ge-pz-2'] } })
    expect(refusals(s, pick('ge-inf-72'))).toEqual(['6.1'])
    expect(allowance(s, unit('ge-pz-2'))).toBe(40)
    expect(refusals(s, pick('ge-pz-2'))).toEqual([])
  })

  it('6.7 a unit may always go one hex, however dear, and ends there', () => {
    // 4 MPs against 6 for mountains in winter.
    const winter: Build = { at: { '4417': ['gr-for-ist'] }, own: { weather: { D: 'W', E: 'C' } } }
    const s = play(moving(1, winter), pick('gr-for-ist'), go('4416'))
    expect(where(s, 'gr-for-ist')).toBe('14A:4416')
    expect(localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters).toBe(0)
    expect(refusals(s, pick('gr-for-ist'))).toEqual(['6.2'])
  })

  it('6.7 not when something was spent, and never two hexes', () => {
    const winter: Build = { at: { '4418': ['gr-for-ist'] }, own: { weather: { D: 'W', E: 'C' } } }
    const s = play(moving(1, winter), pick('gr-for-ist'), go('4417'))
    expect(refusals(s, go('4416'))).toEqual(['6.2'])
    expect(refusals(play(moving(1, winter), pick('gr-for-ist')), go('4416'))).toEqual(['6.2'])
  })

  it('6.6 enemy units close their hex', () => {
    const s = play(moving(0, { at: { '4208': ['ge-inf-72'], '4309': ['gr-cav-1'] } }), pick('ge-inf-72'))
    expect(refusals(s, go('4309'))).toEqual(['6.6'])
  })

  it('6.2 what is too far is refused with the points that are missing', () => {
    const s = play(moving(1, { at: { '4510': ['gr-cav-1'] } }), pick('gr-cav-1'))
    expect(refusals(s, go('4417'))).toEqual(['6.2'])
  })

  it('6.2, 6.7 the choices say what a way costs, and whether it takes all that is left', () => {
    const s = play(moving(1, { at: { '1321': ['yu-inf-1'] } }), pick('yu-inf-1'))
    const to = (number: string) =>
      [...engine.choices(s)].find(({ action: { kind, hex: at } }) => kind === 'go' && at === hex(number))
    expect(to('1322')).toMatchObject({ cost: 1 })
    expect(to('1322')?.ends).toBeFalsy()
    const far = [...engine.choices(s)].filter(({ action: { kind }, cost: points }) => kind === 'go' && points === 6)
    expect(far.length).toBeGreaterThan(0)
    expect(far.every(({ ends }) => ends === true)).toBe(true)
  })

  it('6.8, R-MOVE a move may pause and go on', () => {
    const s = play(
      moving(1, { at: { '1321': ['yu-inf-1'], '1422': ['yu-inf-3'] } }),
      pick('yu-inf-1'),
      go('1322'),
      'back',
      pick('yu-inf-3'),
      'back',
      pick('yu-inf-1'),
    )
    expect(refusals(s, go('1222'))).toEqual([])
  })
})

describe('6.B administrative movement', () => {
  const at = { '4510': ['gr-cav-1'] }

  it('6.B.0, 6.B.2 vector 13: along a road it costs half a point, and the unit gives up its ZOC', () => {
    const s = play(moving(1, { at }), pick('gr-cav-1'), admin('4511'))
    expect(localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters).toBe(30)
    expect(s.noZoc).toEqual([unit('gr-cav-1')])
  })

  it('6.B.1 ordinary and administrative movement do not mix', () => {
    const s = play(moving(1, { at }), pick('gr-cav-1'), admin('4511'))
    expect(refusals(s, go('4510'))).toEqual(['6.B.1'])
    const walked = play(moving(1, { at }), pick('gr-cav-1'), go('4511'))
    expect(refusals(walked, admin('4510'))).toEqual(['6.B.1'])
  })

  it('6.B.3 vectors 20 and 158: neither from nor to a hex next to an enemy unit, whatever lies between', () => {
    const near = play(moving(1, { at: { ...at, '4410': ['ge-inf-72'] } }), pick('gr-cav-1'))
    expect(refusals(near, admin('4509'))).toEqual(['6.B.3'])
    // Karst between 1627 and 1626.
    const karst = { '1627': ['yu-inf-27'], '1626': ['it-paa-fiume'] }
    expect(refusals(play(moving(1, { at: karst }), pick('yu-inf-27')), admin('1727'))).toEqual(['6.B.3'])
    const far = play(moving(1, { at: { ...at, '4310': ['ge-inf-72'] } }), pick('gr-cav-1'))
    expect(refusals(far, admin('4409'))).toEqual(['6.B.3'])
  })

  it('6.B.4 not into a hex of the enemy', () => {
    const s = play(moving(1, { at: { '4510': ['gr-for-ist'] }, owners: { axis: ['4409'] } }), pick('gr-for-ist'))
    expect(refusals(s, admin('4409'))).toEqual(['6.B.4'])
  })

  it('6.B.5 mountains and major rivers only along a road', () => {
    const s = play(moving(1, { at: { '4417': ['gr-cav-1'] } }), pick('gr-cav-1'))
    expect(refusals(s, admin('4416'))).toEqual(['6.B.5'])
    expect(refusals(s, admin('4317'))).toEqual([])
  })

  it('6.B.0 there is none in the exploitation phase', () => {
    const s = play(exploiting(0, { at: { '2110': ['ge-pz-2'] } }), pick('ge-pz-2'))
    expect(refusals(s, admin('2109'))).toEqual(['6.B.0'])
  })

  it('3.D.1, 3.D.2, 5.4, 6.B.2 vector 157: a ZOC given up hands an empty hex over at once', () => {
    // 1321 lies between the two and is contested until the Yugoslavs march off.
    const s = moving(1, { scenario: 'plan-y', at: { '1322': ['yu-inf-1'], '1320': ['it-inf-3'] } })
    expect(ownerOf(s, hex('1321'))).toBe(1)
    const gone = play(s, pick('yu-inf-1'), admin('1323'))
    expect(ownerOf(gone, hex('1321'))).toBe(0)
  })
})

describe('7.A rail movement', () => {
  const yugoslav: Build = { scenario: 'plan-y', at: { '1123': ['yu-inf-1'] } }

  it('7.A, 7.A.1, 7.A.2.4 vectors 4 and 6: a division takes 3 REs, once a turn however often it goes', () => {
    const s = play(moving(1, yugoslav), pick('yu-inf-1'), rail('1222'), rail('1322'))
    expect(s.railed).toEqual([{ unit: unit('yu-inf-1'), halves: 6 }])
    expect(s.noZoc).toEqual([unit('yu-inf-1')])
  })

  it('3.A.3.4, 7.A.2.2 vectors 3 and 5: cavalry counts double, and low-volume lines double again', () => {
    const s = position({ at: { '1123': ['it-cav-aos'] } })
    expect(railCharge(s, unit('it-cav-aos'), false)).toBe(2)
    expect(railCharge(s, unit('it-cav-aos'), true)).toBe(4)
  })

  it('7.A.2.2, R-RAILCAP the charge rises with the first low-volume hex', () => {
    const s = play(moving(1, yugoslav), pick('yu-inf-1'), rail('1222'))
    expect(furtherCharge(s, unit('yu-inf-1'), true)).toBe(3)
    expect(furtherCharge(s, unit('yu-inf-1'), false)).toBe(0)
  })

  it('7.A.2.1, 7.A.2.3, 3.C.4 vectors 7 and 8: capacities by side', () => {
    expect(capacityOf(position({ scenario: 'balkan-campaign' }), 1)).toBe(10)
    expect(capacityOf(position({ scenario: 'balkan-campaign' }), 0)).toBe(30)
    expect(capacityOf(position({ scenario: 'operation-marita' }), 0)).toBe(70)
    expect(capacityOf(position({ scenario: 'operation-marita' }), 1)).toBe(20)
    expect(capacityOf(position({ scenario: 'plan-y' }), 1)).toBe(10)
  })

  it('7.A.2.1 more than the capacity is refused', () => {
    const at = { '1123': ['yu-inf-1', 'yu-inf-3', 'yu-inf-5', 'yu-inf-7'] }
    const s = play(moving(1, { scenario: 'plan-y', at }), { kind: 'stack', hex: '1123' })
    expect(refusals(s, rail('1222'))).toEqual(['7.A.2.1'])
  })

  it('7.A.3 vector 19: no train runs in Albania', () => {
    const s = play(moving(0, { scenario: 'plan-y', at: { '3818': ['it-inf-3'] } }), pick('it-inf-3'))
    expect(refusals(s, rail('3720')).some(rule => rule === '7.A.3' || rule === '7.A.1')).toBe(true)
    expect(offered(s, 'rail')).toEqual([])
  })

  it('7.A.1.1 an enemy ZOC closes a rail hex unless a unit that stays negates it, which then stays', () => {
    const at = { '1123': ['yu-inf-1', 'yu-inf-3'], '1022': ['it-inf-3'] }
    const alone = play(moving(1, { scenario: 'plan-y', at: { ...at, '1123': ['yu-inf-1'] } }), pick('yu-inf-1'))
    expect(refusals(alone, rail('1124'))).toEqual(['7.A.1.1'])
    const s = play(moving(1, { scenario: 'plan-y', at }), pick('yu-inf-1'), rail('1124'))
    expect(where(s, 'yu-inf-1')).toBe('14A:1124')
    expect(refusals(s, pick('yu-inf-3'))).toEqual(['7.A.1.1'])
  })

  it('7.A.1.2 only over hexes of one’s own that lead to a source', () => {
    const s = play(moving(1, { ...yugoslav, owners: { axis: ['1422'] } }), pick('yu-inf-1'))
    expect(refusals(s, rail('1422'))).toEqual(['7.A.1.2'])
  })

  it('7.A.1.2 a minor port is a source for Greek trains, and for no others', () => {
    // The line from Mesolongion inland touches no other railway.
    const along = (id: string) => {
      const s = play(moving(1, { scenario: 'balkan-campaign', at: { '15B:0418': [id] } }), pick(id))
      return offered(s, 'rail').length > 0
    }
    expect([along('gr-inf-10r'), along('br-inf-14')]).toEqual([true, false])
  })

  it('7.A.4.3 not into or out of a broken hex', () => {
    const s = play(moving(1, { ...yugoslav, own: { brokenRail: [hex('1222')] } }), pick('yu-inf-1'))
    expect(refusals(s, rail('1222'))).toEqual(['7.A.4.3'])
  })

  it('7.A.1 the rate is ten hexes a point, and a point begun is spent', () => {
    const s = play(moving(1, yugoslav), pick('yu-inf-1'), rail('1222'))
    expect(localOf<{ left: { quarters: number }[] }>(s).left[0]?.quarters).toBe(20)
  })
})

describe('8 stacking at the end of movement', () => {
  const four = ['yu-inf-1', 'yu-inf-3', 'yu-inf-5', 'yu-inf-7']

  it('8.B.1 vector 166: the phase does not end while somebody can step out', () => {
    const s = moving(1, { scenario: 'plan-y', at: { '2110': four } })
    expect(refusals(s, 'end')).toEqual(['8.B.1'])
  })

  it('8.B.1, 8.B.4 what cannot be cured is removed by its owner, without a cadre', () => {
    const s = asked('overstack', 1, { scenario: 'plan-y', at: { '1321': four } })
    expect(owed(s)).toBe('overstack')
    expect(offered(s, 'remove')).toEqual(four)
    const after = play(s, { kind: 'remove', unit: 'yu-inf-7', dice: [3] })
    expect(where(after, 'yu-inf-7')).toBe('dead')
    expect(owed(after)).not.toBe('overstack')
  })
})

describe('15 breakdowns', () => {
  const build: Build = { at: { '2110': ['ge-inf-72'] } }

  it('15.A.1, 15.B.1, 15.B.2, 15.C.1 vector 59: a German division becomes three regiments, or they and a headquarters', () => {
    const s = moving(0, build)
    const plain = play(s, pick('ge-inf-72'), { kind: 'breakDown', unit: 'ge-inf-72', pick: 'supported' })
    expect(['ge-bd-A-1', 'ge-bd-A-2', 'ge-bd-A-3', 'ge-bd-A-hq'].map(id => where(plain, id))).toEqual([
      '14A:2110',
      '14A:2110',
      '14A:2110',
      'set',
    ])
    const led = play(s, pick('ge-inf-72'), { kind: 'breakDown', unit: 'ge-inf-72', pick: 'headquarters' })
    expect(where(led, 'ge-bd-A-hq')).toBe('14A:2110')
    expect(where(led, 'ge-inf-72')).toBe('set')
  })

  it('15.A.1 not after somebody has moved', () => {
    const s = play(moving(0, { at: { '2110': ['ge-inf-72'], '2410': ['ge-inf-73'] } }), pick('ge-inf-73'), go('2409'))
    expect(
      refusals(play(s, 'back', pick('ge-inf-72')), { kind: 'breakDown', unit: 'ge-inf-72', pick: 'supported' }),
    ).toEqual(['15.A.1'])
  })

  it('15.C.1 a set serves one division at a time', () => {
    const s = play(
      moving(0, { at: { '2110': ['ge-pz-2'], '2410': ['ge-pz-9'] } }),
      pick('ge-pz-2'),
      { kind: 'breakDown', unit: 'ge-pz-2', pick: 'supported' },
      pick('ge-pz-9'),
    )
    expect(refusals(s, { kind: 'breakDown', unit: 'ge-pz-9', pick: 'supported' })).toEqual(['15.C.1'])
  })

  it('15.B.1 a division without components does not break down', () => {
    const s = play(moving(1, { at: { '4510': ['gr-cav-1'] } }), pick('gr-cav-1'))
    expect(refusals(s, { kind: 'breakDown', unit: 'gr-cav-1', pick: 'supported' })).toEqual(['15.B.1'])
  })

  it('kinds of entry: breaking down is told', () => {
    const s = play(moving(0, build), pick('ge-inf-72'))
    expect(kindsOf(s, { kind: 'breakDown', unit: 'ge-inf-72', pick: 'supported' })).toContain('brokeDown')
    expect(logOf(s, { kind: 'breakDown', unit: 'ge-inf-72', pick: 'supported' })[0]?.rule).toBe('15.A.1')
  })
})
