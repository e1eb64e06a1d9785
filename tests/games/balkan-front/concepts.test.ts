import { describe, expect, it } from 'vitest'
import { airIn, isHeldBy, unitsIn } from '../../../src/games/balkan-front/board'
import { entryCostsOf } from '../../../src/games/balkan-front/charts'
import { whyClosed } from '../../../src/games/balkan-front/closed-ground'
import { usualAgainst } from '../../../src/games/balkan-front/combat/attack'
import { rollCombat } from '../../../src/games/balkan-front/combat/odds'
import { fightersOf, totalOf } from '../../../src/games/balkan-front/combat/strengths'
import { groundIds, groundOf } from '../../../src/games/balkan-front/forces/counters'
import { allHexes, hexesOfLand, hexNumber, sideBetween } from '../../../src/games/balkan-front/map/geography'
import { hexCost, roadCost, sideCost } from '../../../src/games/balkan-front/movement/ground'
import { endMoving } from '../../../src/games/balkan-front/movement/movement-phase'
import type { Front, Go } from '../../../src/games/balkan-front/state'
import { STAGES } from '../../../src/games/balkan-front/turn'
import { componentsOf, isDivision, setsOf } from '../../../src/games/balkan-front/units'
import { rollWeather } from '../../../src/games/balkan-front/weather/weather-roll'
import { isInZoc } from '../../../src/games/balkan-front/zoc'
import {
  asked,
  type Build,
  exploiting,
  flow,
  hex,
  hexes,
  moving,
  names,
  offered,
  play,
  position,
  refusals,
  unit,
  units,
  where,
} from './positions'

// Concepts, order of play, and ground rules that no other file is about; vectors 1, 2, 14, 26 and 57 of the game book.

const pick = (id: string) => ({ kind: 'pick', unit: id })

/** A flow that notes the sides of every die. */
const rolling = () => {
  const sides: number[] = []
  const { go } = flow()
  return { sides, go: { ...go, roll: (of: number) => Math.min(1, sides.push(of)) } as unknown as Go }
}

describe('2, 3 components and concepts', () => {
  it('2.1 every hex is named by its sheet and number', () => {
    expect(allHexes.every(each => /^1(?:4A|5B):\d{4}$/.test(hexNumber(each)))).toBe(true)
    expect(hexNumber(hex('14A:1506'))).toBe('14A:1506')
  })

  it('2.4, 3.C.3 one die of six sides is rolled, for the weather and for an attack', () => {
    const { sides, go } = rolling()
    rollWeather(position({ scenario: 'balkan-campaign', turn: 3 }), go)
    rollCombat(position(), { column: 4, die: 0, automatic: null } as never, go.roll)
    expect(sides).toEqual([6, 6])
  })

  it('3.A units are ground units: air units hold nothing and block nobody', () => {
    const s = position({ at: { '4913': ['gr-air-p24'] } })
    expect([unitsIn(s, hex('4913')), names(airIn(s, hex('4913'))), isHeldBy(s, hex('4913'), 1)]).toEqual([
      [],
      ['gr-air-p24'],
      false,
    ])
    const march = play(moving(0, { at: { '4913': ['gr-air-p24'], '4813': ['ge-pz-2'] } }), pick('ge-pz-2'))
    expect(refusals(march, { kind: 'go', hex: '4913' })).not.toContain('6.6')
  })

  it('3.A.a one number is attack and defence alike, two are both', () => {
    expect([groundOf(unit('ge-inf-72')).full, groundOf(unit('ge-art-20')).full]).toEqual([
      { attack: 8, defense: 8, move: 6 },
      { attack: 2, defense: 3, move: 8 },
    ])
  })

  it('3.A.1.1 divisions are divisional, headquarters, regiments and cadres are not', () => {
    const at = { '2110': ['ge-inf-72', 'ge-bd-A-hq', 'ge-inf-125r', 'it-inf-19'] }
    const s = position({ at, cadres: ['it-inf-19'] })
    expect(units('ge-inf-72', 'ge-bd-A-hq', 'ge-inf-125r', 'it-inf-19').map(id => isDivision(s, id))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('3.C.1, 3.C.2 vectors 1 and 2: half of 7 is 3 1/2, and 8 halved twice is 2', () => {
    const defence = (id: string, own: Partial<Front>, build: Build = {}) =>
      totalOf(fightersOf(position({ at: { '1713': [id] }, own, ...build }), units(id), 'defend', hex('1713')))
    expect(groundOf(unit('ge-inf-164')).full.defense).toBe(7)
    expect(defence('ge-inf-164', { unsupplied: units('ge-inf-164') })).toBe(3.5)
    // A panzer division is halved into mountains, and out of supply.
    const at = { '4207': ['gr-for-rup'], '4107': ['ge-inf-72'] }
    const twice = position({ at, own: { unsupplied: units('ge-inf-72') } })
    expect(totalOf(fightersOf(twice, units('ge-inf-72'), 'attack', hex('4207')))).toBe(2)
  })
})

describe('4 the order of play', () => {
  const order = (...ids: string[]) => ids.map(id => STAGES.findIndex(stage => stage.id === id))
  const isRising = (found: number[]) => found.every((at, n) => at >= 0 && (n === 0 || at > (found[n - 1] as number)))

  it('4.A.1 replacements and reinforcements, then the supply of both sides, before anybody moves', () => {
    for (const of of ['axis', 'allied'])
      expect(
        isRising(
          order(
            ...['initial', 'garrisons', 'replacements', 'reinforcements', 'works', 'supply', 'movement'].map(
              each => `${of}-${each}`,
            ),
          ),
        ),
      ).toBe(true)
  })

  it('4.A.2, 4.A.4, 4.A.5 movement, combat, exploitation', () => {
    for (const of of ['axis', 'allied'])
      expect(isRising(order(`${of}-movement`, `${of}-combat`, `${of}-attacks`, `${of}-exploitation`))).toBe(true)
  })

  it('4.B the Axis player turn comes first, and each is asked of its own side', () => {
    expect(isRising(order('axis-exploitation', 'allied-initial'))).toBe(true)
    const sides = (of: string) => [
      ...new Set(STAGES.filter(({ id }) => id.startsWith(`${of}-`)).flatMap(({ side }) => side ?? [])),
    ]
    expect([sides('axis'), sides('allied')]).toEqual([[0], [1]])
  })
})

describe('7 transport lines', () => {
  it('7.A.1.3 a division that goes by rail has no ZOC until the phase ends', () => {
    const s = play(moving(1, { scenario: 'plan-y', at: { '1123': ['yu-inf-1'] } }), pick('yu-inf-1'), {
      kind: 'rail',
      hex: '1222',
    })
    expect(isInZoc(s, hex('1221'), 1)).toBe(false)
    const after = { ...s }
    endMoving(after, flow().go)
    expect([after.noZoc, isInZoc(after, hex('1221'), 1)]).toEqual([[], true])
  })

  it('7.B.4 a railway that is broken is a road still, and where only a road runs nothing can be broken', () => {
    const chart = entryCostsOf(position())
    const over = sideBetween(hex('1123'), hex('1222'))
    expect(roadCost(chart, over as never, 'C', 1)).toBe(1)
    const build: Build = { scenario: 'plan-y', at: { '1123': ['yu-inf-1'] }, own: { brokenRail: hexes('1222') } }
    const s = play(moving(1, build), pick('yu-inf-1'), { kind: 'go', hex: '1222' })
    expect(where(s, 'yu-inf-1')).toBe('14A:1222')
    const road = play(moving(1, { at: { '4417': ['gr-cav-1'] } }), pick('gr-cav-1'))
    expect(refusals(road, { kind: 'breakRail', unit: 'gr-cav-1' })).toEqual(['7.A.4.1'])
  })

  it('7.B.1 vector 14: along a road over a river into hard ground only the clear cost is paid', () => {
    const chart = entryCostsOf(position())
    const over = sideBetween(hex('0724'), hex('0723')) as never
    expect(roadCost(chart, over, 'C', 1)).toBe(1)
    // Without it: a river and rough ground.
    expect(hexCost(chart, hex('0723'), 'C', 1) + sideCost(chart, over, 'C', 1)).toBe(3)
  })
})

describe('8, 9 stacking and combat', () => {
  it('8.B.3 vector 26: two divisions from each of two clear hexes attack a mountain hex', () => {
    const at = {
      '3010': ['ge-inf-72', 'ge-inf-73'],
      '3110': ['yu-inf-1', 'yu-inf-3', 'yu-inf-5'],
      '2911': ['yu-inf-7', 'yu-inf-9', 'yu-inf-8'],
    }
    const s = position({ at })
    const joined = usualAgainst(s, hex('3010'), 1)
    const from = (ids: readonly string[]) => names(joined).filter(id => ids.includes(id)).length
    expect([from(at['3110']), from(at['2911'])]).toEqual([2, 2])
  })

  it('8.B.2 a unit that retreats into a full hex goes on until there is room', () => {
    const crowd = (...n: number[]) => n.map(id => `gr-mtn-${id}`)
    const build: Build = {
      at: {
        '1713': ['gr-mtn-1'],
        '1712': ['ge-inf-72', 'ge-inf-73'],
        '1714': crowd(2, 3, 4),
        '1813': crowd(5, 6, 7),
        '1613': crowd(8, 9, 10),
        '3031': ['gr-cav-1'],
        '3131': ['it-inf-11'],
      },
    }
    // 16 against 5 is 3:1, a die of 5 is DR.
    let s = play(asked('attack', 0, build), { kind: 'target', hex: '1713' }, 'launch', { kind: 'roll', dice: [5] })
    expect(refusals(s, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1714' })).toEqual([])
    s = play(s, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1714' })
    expect(refusals(s, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1713' })).toEqual(['9.F.1.4'])
    const [on] = offered(s, 'retreat')
    expect(on).toBeDefined()
    s = play(s, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1814' })
    expect(where(s, 'gr-mtn-1')).toBe('14A:1814')
  })

  it('9.D.2 air units are in no ground battle and are lost in none', () => {
    const build: Build = {
      at: {
        '1713': ['gr-paa-larisa', 'gr-air-p24'],
        '1712': ['ge-inf-125r'],
        '3031': ['gr-cav-1'],
        '3131': ['it-inf-11'],
      },
    }
    const launched = play(asked('attack', 0, build), { kind: 'target', hex: '1713' }, 'launch')
    expect(names(launched.battle?.defenders ?? [])).toEqual(['gr-paa-larisa'])
    const s = play(launched, 'sure', 'stay')
    expect([where(s, 'gr-paa-larisa'), where(s, 'gr-air-p24')]).toEqual(['dead', '14A:1713'])
  })
})

describe('14.A.3 assault engineers', () => {
  const ENGINEERS = ['ge-aeng-659']
  const factors = (number: string, build: Build) =>
    fightersOf(position(build), units(...ENGINEERS), 'attack', hex(number))[0]

  it('14.A.3.2 vector 57: a 1-10 battalion attacks a full-hex city with 2', () => {
    const found = factors('0811', { at: { '0811': ['yu-inf-1'], '0911': ENGINEERS } })
    expect([found?.printed, found?.counted]).toEqual([1, 2])
    expect(factors('1713', { at: { '1713': ['yu-inf-1'], '1712': ENGINEERS } })?.counted).toBe(0.5)
  })

  it('14.A.3.3 across a fortified hexside its strength is doubled, as long as the line stands', () => {
    const at = { '4207': ['gr-for-rup'], '4107': ENGINEERS }
    const rules = (own: Partial<Front>) =>
      factors('4207', { at, own })
        ?.factors.filter(({ by }) => by === 2)
        .map(({ rule }) => rule)
    expect([rules({}), rules({ wrecked: hexes('4207') })]).toEqual([['14.A.3.3'], []])
  })
})

describe('15 breakdowns', () => {
  /** A division in parts, all of them in one hex. */
  const broken = (parent: string, set: string, at: { [hex: string]: readonly string[] }): Build => {
    const base = position({ at })
    const all = base.units.map((each, id) => (id === unit(parent) ? { at: { is: 'set', set }, cadre: false } : each))
    return { at, own: { units: all as never, sets: [{ set, parent: unit(parent), form: 'supported' }] } }
  }
  const PARTS = ['ge-bd-A-1', 'ge-bd-A-2', 'ge-bd-A-3']

  it('15.A.2 parts that stand together assemble at the end of movement; apart they do not', () => {
    const s = asked('assemble', 0, broken('ge-inf-72', 'ge-bd-A', { '2110': PARTS, '3818': ['yu-inf-1'] }), {
      phase: 'movement',
    })
    expect(offered(s, 'assemble')).toEqual(['ge-inf-72'])
    const apart = asked(
      'march',
      0,
      broken('ge-inf-72', 'ge-bd-A', { '2110': PARTS.slice(1), '2109': PARTS.slice(0, 1), '3818': ['yu-inf-1'] }),
      { phase: 'movement' },
    )
    expect(where(apart, 'ge-inf-72')).toBe('set')
  })

  it('15.A.3 in the exploitation phase only c/m divisions break down and assemble', () => {
    const [set = ''] = setsOf(unit('ge-pz-2'))
    const parts = names(componentsOf(set)).filter(id => !id.endsWith('hq'))
    const panzer = asked('assemble', 0, broken('ge-pz-2', set, { '2110': parts, '3818': ['yu-inf-1'] }), {
      phase: 'exploitation',
    })
    expect(offered(panzer, 'assemble')).toEqual(['ge-pz-2'])
    const s = play(exploiting(0, { at: { '2110': ['ge-pz-2'] } }), pick('ge-pz-2'))
    expect(refusals(s, { kind: 'breakDown', unit: 'ge-pz-2', pick: 'supported' })).toEqual([])
    expect(refusals(exploiting(0, { at: { '2110': ['ge-pz-2', 'ge-inf-72'] } }), pick('ge-inf-72'))).toEqual(['6.1'])
  })

  it('15.C.2 the Greek 5th and 13th divisions have components of their own', () => {
    expect([setsOf(unit('gr-mtn-5')), setsOf(unit('gr-mtn-13'))]).toEqual([['gr-bd-5'], ['gr-bd-13']])
    const users = (set: string) => names(groundIds.filter(id => setsOf(id).includes(set)))
    expect([users('gr-bd-5'), users('gr-bd-13')]).toEqual([['gr-mtn-5'], ['gr-mtn-13']])
    expect(names(componentsOf('gr-bd-5')).length).toBeGreaterThan(1)
  })
})

describe('28 land of the Axis without an army', () => {
  const first = (land: Parameters<typeof hexesOfLand>[0]) => hexesOfLand(land)[0] as never

  it('28.A.4, 28.A.5 Axis units go into Romania and Slovakia, Allied ones do not', () => {
    const s = position({ at: { '2110': ['ge-inf-72'], '2410': ['yu-inf-1'] } })
    for (const land of ['Romania', 'Slovakia'] as const) {
      expect(whyClosed(s, unit('ge-inf-72'), first(land))).toBeNull()
      expect(whyClosed(s, unit('yu-inf-1'), first(land))?.rule).toBe('28.A.0.3')
    }
  })

  it('28.C.3 nobody ever goes to Turkey', () => {
    const s = position({ at: { '2110': ['ge-inf-72'], '2410': ['yu-inf-1'] } })
    for (const id of ['ge-inf-72', 'yu-inf-1']) expect(whyClosed(s, unit(id), first('Turkey'))?.rule).toBe('28.C.0')
  })
})
