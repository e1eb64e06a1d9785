import { describe, expect, it } from 'vitest'
import type { HexId } from '../../../src/core/ids'
import { balkanFront } from '../../../src/games/balkan-front'
import { atHex } from '../../../src/games/balkan-front/air/spots'
import { occupationRe } from '../../../src/games/balkan-front/arrivals/garrisons'
import { whyClosed } from '../../../src/games/balkan-front/closed-ground'
import { armourEffects } from '../../../src/games/balkan-front/combat/armour-effects'
import { whyNotRetreat } from '../../../src/games/balkan-front/combat/retreat'
import {
  cities,
  hexesApart,
  hexesOfLand,
  hexNumber,
  isClosedSide,
  neighboursOf,
  stepsFrom,
} from '../../../src/games/balkan-front/map/geography'
import { type Gait, reachOf } from '../../../src/games/balkan-front/movement/marching'
import { claimOn } from '../../../src/games/balkan-front/ownership'
import type { Front } from '../../../src/games/balkan-front/state'
import { tallyNow } from '../../../src/games/balkan-front/victory/tally'
import {
  action,
  asked,
  type Build,
  engine,
  flow,
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
  units,
} from './positions'

// Where planted faults had gone unnoticed: the edges of rules of the ground war.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const go = (number: string) => ({ kind: 'go', hex: number })
const target = (number: string) => ({ kind: 'target', hex: number })
const frameOf = (s: Front) => s.frames.at(-1) as never
const promptOf = (s: Front): string => engine.prompt(s)?.text ?? ''
/** Whether the attacks end as things stand, before the first and after each. */
const ends = (s: Front): boolean[] => {
  const { enter, resume } = balkanFront.steps.attack ?? {}
  return [(go: never) => enter?.(s, frameOf(s), go), (go: never) => resume?.(s, frameOf(s), null, go)].map(asks => {
    let ended = false
    asks({ ...flow().go, end: () => (ended = true) } as never)
    return ended
  })
}
/** 1713 is open country; 16 against 5 is 3:1. */
const AT_BACKA = { 1713: ['gr-mtn-1'], 1712: ['ge-inf-72', 'ge-inf-73'] }

describe('33.E, 33.F the turn of Oct II 40', () => {
  it('33.E.2.2, 33.F.2.3, R-OCT only Greeks move in it, in Plan Y only Yugoslavs', () => {
    const at = { 4510: ['gr-cav-1'], 4913: ['br-inf-14'], 2110: ['yu-inf-1'] }
    const whyNot = (scenario: 'plan-g' | 'plan-y', id: string) =>
      refusals(moving(1, { scenario, at, joined: { Yugoslavia: 1 }, own: { kind: 'october' } }), pick(id))
    expect([whyNot('plan-g', 'gr-cav-1'), whyNot('plan-g', 'br-inf-14')]).toEqual([[], ['33.F.2.3']])
    expect([whyNot('plan-y', 'yu-inf-1'), whyNot('plan-y', 'br-inf-14')]).toEqual([[], ['33.F.2.3']])
  })
})

describe('6.1 what Enter does while units move', () => {
  const primary = (s: Front) => balkanFront.steps.march?.primary?.(s, frameOf(s)) ?? null

  it('6.1 it ends the phase only when nobody is in hand and all have moved', () => {
    const s = moving(1, { at: { 4510: ['gr-cav-1'] } })
    expect(primary(s)).toBe(null)
    const moved = play(s, pick('gr-cav-1'), go('4511'))
    // It has points left, and stays in hand.
    expect([localOf<{ picked: number[] }>(moved).picked.length, primary(moved)]).toEqual([1, null])
    expect(primary(play(moved, 'back'))).toBe('end')
  })
})

describe('7.A.1.2 whose railway it is', () => {
  it('7.A.1.2 a nation whose sources lie off the railways has no trains on those of the enemy', () => {
    // Greek minor ports are sources, most of them without a railway.
    const at = { 4510: ['gr-cav-1'] }
    const free = play(moving(1, { scenario: 'balkan-campaign', at }), pick('gr-cav-1'))
    const far = offered(free, 'rail').find(number => hexesApart(hex('4510'), hex(number)) === 4) ?? ''
    expect(far).not.toBe('')
    const lost = play(moving(1, { scenario: 'balkan-campaign', at, owners: { axis: [far] } }), pick('gr-cav-1'))
    expect(offered(lost, 'rail')).not.toContain(far)
    expect(refusals(lost, { kind: 'rail', hex: far })).toEqual(['7.A.1.2'])
  })
})

describe('9.A attacks', () => {
  it('9.A.0 the phase ends by itself with the last target, and not before', () => {
    const s = asked('attack', 0, { at: AT_BACKA })
    expect(ends(s)).toEqual([false, false])
    const done: Front = { ...s, attacked: [unit('ge-inf-72'), unit('ge-inf-73')] }
    expect(ends(done)).toEqual([true, true])
  })

  it('9.A.3 units that change neither column nor die are told as spare', () => {
    // 8 and 8 against 5 are 3:1, and one alone 1.5:1; three are 4:1, of which nobody can be spared.
    const two = play(asked('attack', 0, { at: AT_BACKA }), target('1713'))
    expect(promptOf(two)).toMatch(/with 2 units$/)
    // A single point more changes nothing.
    const at = { ...AT_BACKA, 1712: [...AT_BACKA[1712], 'ge-eng-70'] }
    const spare = play(asked('attack', 0, { at }), target('1713'))
    expect(localOf<{ joined: number[] }>(spare).joined.length).toBe(3)
    expect(promptOf(spare)).toMatch(/with 3 units\. 3:1 reached: 1 unit to spare$/)
  })
})

describe('9.F.1 retreats that go on', () => {
  it('9.F.1.4 the second hex of a retreat is told as its continuation, the first is not', () => {
    const crowd = (...n: number[]) => n.map(id => `gr-mtn-${id}`)
    const build: Build = {
      at: {
        ...AT_BACKA,
        1714: crowd(2, 3, 4),
        1813: crowd(5, 6, 7),
        1613: crowd(8, 9, 10),
        3031: ['gr-cav-1'],
        3131: ['it-inf-11'],
      },
    }
    const back = (number: string) => ({ kind: 'retreat', unit: 'gr-mtn-1', hex: number })
    const told = (s: Front, number: string) =>
      logOf(s, back(number)).flatMap(entry => balkanFront.milestones?.(entry) ?? [])
    const s = play(asked('attack', 0, build), target('1713'), 'launch', { kind: 'roll', dice: [5] })
    expect(told(s, '1714')).toContain('retreat by priority 2')
    expect(told(s, '1714')).not.toContain('retreat continued')
    expect(told(play(s, back('1714')), '1814')).toContain('retreat continued')
  })
})

describe('29.B replacements of the British', () => {
  const points = (points: number): Partial<Front> => ({ rps: [{ nation: 'British', kind: 'infantry', points }] })
  const spending = (id: string, has: number): Front => {
    const at = { 4510: ['gr-cav-1'], 4208: ['ge-inf-72'] }
    return asked('replace', 1, { scenario: 'balkan-campaign', dead: [id], at, own: points(has) })
  }
  const box = 'middle-east'
  /** The turn after it begins with the weather. */
  const last = (kind: string) => action({ kind, box, dice: [3] })

  it('29.B.2, 29.B.3 they are paid for, wait in the Middle East, and the step ends with the points', () => {
    const s = spending('br-inf-14', 1)
    expect([owed(s), offered(s, 'pick')]).toEqual(['replace', ['br-inf-14']])
    const inHand = play(s, pick('br-inf-14'))
    expect(refusals(inHand, { kind: 'cadreToBox', box })).toEqual(['29.B.3'])
    const { state } = engine.apply(inHand, last('toBox'))
    expect(state.units[unit('br-inf-14')]).toEqual({ at: { is: 'box', box }, cadre: false })
    expect(state.rps).toEqual([])
    expect(owed(state)).not.toBe('replace')
  })

  it('29.B.2, R-29B a division comes back for three, for one as a cadre', () => {
    const one = play(spending('br-inf-2nz', 1), pick('br-inf-2nz'))
    expect(refusals(one, { kind: 'toBox', box })).toEqual(['29.B.2'])
    const { state } = engine.apply(one, last('cadreToBox'))
    expect(state.units[unit('br-inf-2nz')]).toEqual({ at: { is: 'box', box }, cadre: true })
    const whole = engine.apply(play(spending('br-inf-2nz', 3), pick('br-inf-2nz')), last('toBox')).state
    expect([whole.units[unit('br-inf-2nz')]?.cadre, whole.rps]).toEqual([false, []])
  })

  it('29.B.3 nobody else comes back there, and they nowhere else', () => {
    const italian: Partial<Front> = { rps: [{ nation: 'Italian', kind: 'infantry', points: 3 }] }
    const s = asked('replace', 0, {
      scenario: 'plan-y',
      dead: ['it-inf-19'],
      at: { 3818: ['it-inf-23'] },
      own: italian,
    })
    expect(refusals(play(s, pick('it-inf-19')), { kind: 'toBox', box })).toEqual(['29.B.3'])
    expect(refusals(play(spending('br-inf-14', 1), pick('br-inf-14')), { kind: 'to', hex: '15B:0911' })).toEqual([
      '29.B.3',
    ])
  })
})

describe('6 ways that are looked up', () => {
  it('6.7, 6.B.0 a unit that has spent something has another reach on foot than in a column, whatever was asked before', () => {
    const at = { 4417: ['gr-for-ist'] }
    const s = position({ at, own: { weather: { D: 'W', E: 'C' } } })
    const reach = (isFresh: boolean, gait: Gait) =>
      reachOf(s, unit('gr-for-ist'), { quarters: 16, isFresh }, gait).has(hex('4416'))
    // Into winter mountains by the one-hex move alone, which no column has.
    expect([reach(false, 'admin'), reach(true, 'foot'), reach(false, 'foot'), reach(true, 'admin')]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('28.A.0.1, R-OA2 nobody steps out of his operational area', () => {
    const own: Partial<Front> = { bulgarians: 'partial' }
    const bulgarian = unit('bu-inf-1')
    const free = position({ own })
    const isClosed = (at: HexId): boolean => whyClosed(free, bulgarian, at) !== null
    const next = (at: HexId) =>
      stepsFrom(at)
        .filter(({ side }) => !isClosedSide(side))
        .map(({ to }) => to)
    const rim = hexesOfLand('Yugoslavia').find(at => !isClosed(at) && next(at).some(isClosed)) as HexId
    const beyond = next(rim).find(isClosed) as HexId
    const s = play(moving(0, { at: { [hexNumber(rim)]: ['bu-inf-1'] }, own }), pick('bu-inf-1'))
    expect(refusals(s, go(hexNumber(beyond)))).toEqual(['28.A.0.1'])
    expect(offered(s, 'go').length).toBeGreaterThan(0)
    for (const number of offered(s, 'go')) expect(isClosed(hex(number))).toBe(false)
  })
})

describe('3.D whose a hex is', () => {
  it('3.D.1 what either side wins is told', () => {
    const s = moving(1, { scenario: 'plan-y', at: { 2110: ['yu-inf-1'], 3818: ['it-inf-3'] } })
    const around = neighboursOf(hex('2110'))
    const lost: Front = { ...s, owner: s.owner.map((owner, at) => (around.includes(at as HexId) ? 0 : owner)) }
    const told = logOf(play(lost, pick('yu-inf-1')), go('2109')).filter(({ kind }) => kind === 'owned')
    expect(told.map(({ facts }) => (facts as unknown as { side: number }).side)).toContain(1)
  })

  it('3.D.2, 25.B.1 those who dropped own nothing, and hold their hex against an enemy ZOC', () => {
    const at = { 1713: ['ge-par-1'], 1712: ['yu-inf-1'] }
    const dropped = (ids: string[]) => claimOn(position({ at, own: { dropped: units(...ids) } }), hex('1713'))
    expect([dropped([]), dropped(['ge-par-1'])]).toEqual([0, null])
    expect(claimOn(position({ at: { 1712: ['yu-inf-1'] } }), hex('1713'))).toBe(1)
  })
})

describe('8.B a phase that ends', () => {
  it('8.B.1, R-STK2 whoever has marched administratively cannot step out of a crowded hex on foot', () => {
    const four = ['yu-inf-1', 'yu-inf-3', 'yu-inf-5', 'yu-inf-7']
    const s = moving(1, { scenario: 'plan-y', at: { 2110: four } })
    const having = (mode: 'admin' | 'foot', quarters: number): Front => {
      const left = four.map((id, n) => ({ unit: unit(id), quarters: n === 0 ? quarters : 0, mode, near: false }))
      const [turn, march] = s.frames
      return { ...s, frames: [turn, { ...march, local: { picked: [], left, store: null } }] as never }
    }
    expect(refusals(having('foot', 16), 'end')).toEqual(['8.B.1'])
    expect(refusals(having('admin', 16), 'end')).toEqual([])
    expect(refusals(having('foot', 0), 'end')).toEqual([])
  })
})

describe('14.A.1.10 repair in poor weather', () => {
  it('14.A.1.10 only a base that is nothing but a temporary airfield waits for a clear sky', () => {
    const poor = (number: string, kind: 'permanent' | 'temporary') => {
      const at = { [number]: ['gr-con-1'] }
      const airfields = [{ hex: hex(number), kind }]
      const baseHits = [{ at: atHex(hex(number)), count: 1 }]
      const own: Partial<Front> = { weather: { D: 'P', E: 'P' }, airfields, baseHits }
      const s = play(moving(1, { scenario: 'balkan-campaign', at, own }), pick('gr-con-1'))
      return refusals(s, { kind: 'mendAirbase', unit: 'gr-con-1' })
    }
    // 4912 is open country, 4913 a city.
    expect([poor('4912', 'temporary'), poor('4912', 'permanent'), poor('4913', 'temporary')]).toEqual([
      ['14.A.1.10'],
      [],
      [],
    ])
  })
})

describe('29.B nobody to spend points on', () => {
  it('29.B.1 the step is passed over, and points are kept', () => {
    const own: Partial<Front> = { rps: [{ nation: 'Greek', kind: 'infantry', points: 2 }] }
    const s = position({ scenario: 'balkan-campaign', at: { 4510: ['gr-cav-1'] }, own })
    let ended = false
    const noting = { ...flow().go, end: () => (ended = true) } as never
    balkanFront.steps.replace?.enter?.(
      s,
      { step: 'replace', side: 1, args: null, local: { picked: null } } as never,
      noting,
    )
    expect([ended, s.rps]).toEqual([true, own.rps])
  })
})

describe('28.C.2.3 a neutral army that moves', () => {
  it('28.C.2.3, R-Y2 Yugoslavs who lean to the Allies are offered with the Allied units, others are not', () => {
    const at = { 2110: ['yu-inf-1'], 4510: ['gr-cav-1'] }
    const offers = (leaning: 0 | 1 | null) => {
      const s = moving(1, { scenario: 'balkan-campaign', at })
      return offered({ ...s, leaning }, 'pick')
    }
    expect(offers(1).sort()).toEqual(['gr-cav-1', 'yu-inf-1'])
    expect(offers(null)).toEqual(['gr-cav-1'])
  })
})

describe('15 zones that are given up', () => {
  it('15.A.1, 5.3, R-OWN2 a division that breaks down hands hexes over at once, and wins them back together', () => {
    const at = { 1322: ['ge-inf-72'], 1320: ['yu-inf-1'] }
    const s = moving(0, { at, owners: { axis: ['1321'] } })
    expect(s.owner[hex('1321')]).toBe(0)
    const apart = play(s, pick('ge-inf-72'), { kind: 'breakDown', unit: 'ge-inf-72', pick: 'supported' })
    expect(apart.owner[hex('1321')]).toBe(1)
  })
})

describe('10.C.3 who is capable of half', () => {
  it('10.C.3 exactly half is enough, less is not', () => {
    const at = { 1713: ['yu-inf-1'], 1712: ['ge-pz-2', 'ge-inf-72', 'ge-art-20'] }
    const isCapable = (...ids: string[]) =>
      armourEffects(position({ at }), units(...ids), units('yu-inf-1'), hex('1713')).isCapable
    expect([isCapable('ge-pz-2', 'ge-inf-72'), isCapable('ge-inf-72')]).toEqual([true, false])
    const more = { ...at, 1712: [...at[1712], 'ge-inf-125r'] }
    expect(
      armourEffects(
        position({ at: more }),
        units('ge-pz-2', 'ge-inf-72', 'ge-inf-125r'),
        units('yu-inf-1'),
        hex('1713'),
      ).isCapable,
    ).toBe(false)
  })
})

describe('9.F.1 why not there', () => {
  it('9.F.1.2, 9.F.1.3 a full hex and one in an enemy zone are refused by rules of their own', () => {
    const crowd = (...n: number[]) => n.map(id => `gr-mtn-${id}`)
    // 1812 lies next to the second attacker, 1714 is full, 1613 and 1813 are free.
    const at = { ...AT_BACKA, 1714: crowd(2, 3, 4), 1912: ['ge-inf-76'] }
    const s = position({ at })
    const why = (number: string) => whyNotRetreat(s, unit('gr-mtn-1'), hex(number), [])?.rule ?? null
    expect([why('1813'), why('1714'), why('1612')]).toEqual([null, '9.F.1.2', '9.F.1.3'])
  })
})

describe('29.B.4 cadres', () => {
  const at = { 4121: ['it-inf-19'], 4020: ['it-inf-23'] }
  const rebuild = (id: string) => ({ kind: 'rebuild', unit: id })
  const spending = (points: number): Front =>
    asked('replace', 0, {
      scenario: 'balkan-campaign',
      at,
      cadres: ['it-inf-19', 'it-inf-23'],
      own: { rps: [{ nation: 'Italian', kind: 'infantry', points }] },
    })

  it('29.B.4 the step goes on while points and cadres are left, and what was rebuilt is told', () => {
    const s = spending(4)
    expect(kindsOf(s, rebuild('it-inf-19'))).toContain('rebuilt')
    const once = play(s, rebuild('it-inf-19'))
    expect([owed(once), offered(once, 'rebuild')]).toEqual(['replace', ['it-inf-23']])
    const { state } = engine.apply(spending(2), action({ ...rebuild('it-inf-19'), dice: [3] }))
    expect(owed(state)).not.toBe('replace')
  })

  it('29.B.4, R-OWN2 its zone of control is back at once', () => {
    const s = spending(4)
    const before: Front = { ...s, owner: s.owner.map((owner, each) => (each === hex('4021') ? 1 : owner)) }
    expect(play(before, rebuild('it-inf-23')).owner[hex('4021')]).toBe(0)
  })
})

describe('28.D occupation', () => {
  it('28.D.1, R-CITY3 point cities ask for nobody', () => {
    const points = cities.filter(city => city.class === 'point')
    expect(points.length).toBeGreaterThan(0)
    expect(new Set(points.map(occupationRe))).toEqual(new Set([0]))
  })
})

describe('6 what the diary says of a move', () => {
  it('6.2 from where to where, by which way', () => {
    const [moved] = logOf(play(moving(1, { at: { 4510: ['gr-cav-1'] } }), pick('gr-cav-1')), go('4512'))
    expect(moved?.facts).toMatchObject({ from: hex('4510'), to: hex('4512') })
  })
})

describe('31.B governments that are held', () => {
  it('VP.B.8, R-VP5 Beograd counts only where Yugoslavia is Allied', () => {
    const held = (joined: Build['joined']) =>
      tallyNow(position({ scenario: 'balkan-campaign', ...(joined ? { joined } : {}) })).find(
        ({ line }) => line === 'capital-held',
      )?.times
    expect([held(undefined), held({ Yugoslavia: 0 }), held({ Yugoslavia: 1 })]).toEqual([1, 1, 2])
  })
})

describe('13.4 after an overrun', () => {
  it('13.4 the button says how many go in', () => {
    const at = { 1321: ['ge-pz-2', 'ge-pz-9'], 1320: ['yu-bor-1'] }
    const s = play(moving(0, { at }), { kind: 'stack', hex: '1321' }, { kind: 'overrunPart', hex: '1320' })
    const label = (now: Front) => [...engine.choices(now)].find(({ action: { kind } }) => kind === 'done')?.label
    const toggle = (id: string) => ({ kind: 'toggle', unit: id })
    const one = play(s, toggle('ge-pz-9'))
    expect([label(s), label(one), label(play(one, toggle('ge-pz-2')))]).toEqual(['2 enter', '1 enter', 'Nobody enters'])
  })
})
