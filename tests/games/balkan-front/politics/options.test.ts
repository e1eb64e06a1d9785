import { describe, expect, it } from 'vitest'
import { balkanFront } from '../../../../src/games/balkan-front'
import { capacityOf } from '../../../../src/games/balkan-front/air/airbases'
import { atHex } from '../../../../src/games/balkan-front/air/spots'
import { reinforcementsDue } from '../../../../src/games/balkan-front/arrivals/lists'
import { supplyLengthsOf } from '../../../../src/games/balkan-front/charts'
import { turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { priorityOf } from '../../../../src/games/balkan-front/combat/retreat'
import { fightersOf } from '../../../../src/games/balkan-front/combat/strengths'
import { unitsListed } from '../../../../src/games/balkan-front/forces/scenarios'
import { ENTRY_COSTS } from '../../../../src/games/balkan-front/map/entry-costs'
import {
  grid,
  hexesApart,
  landAt,
  landHexes,
  riverOn,
  roadAcross,
  stepsFrom,
  terrainAt,
  zoneAt,
} from '../../../../src/games/balkan-front/map/geography'
import { isThaw, stepCosts } from '../../../../src/games/balkan-front/movement/ground'
import { isMoraleAtStake, noteMorale, whyDefeatist } from '../../../../src/games/balkan-front/politics/morale'
import type { Front, Skies } from '../../../../src/games/balkan-front/state'
import { overlandTo } from '../../../../src/games/balkan-front/supply/lines'
import {
  asked,
  type Build,
  engine,
  hex,
  hexes,
  moving,
  names,
  offered,
  play,
  position,
  refusals,
  settingOf,
  unit,
} from '../positions'
import { campaign } from './campaign'

/** The same position with an option chosen. */
const choosing = (s: Front, option: string): Front => ({
  ...s,
  setting: { ...s.setting, options: { ...s.setting.options, [option]: true } },
})
const both = <T>(s: Front, option: string, of: (s: Front) => T): [T, T] => [of(s), of(choosing(s, option))]

it('32.0, R-32 every option is off unless it is chosen', () => {
  const { options } = settingOf('balkan-campaign')
  expect(balkanFront.options.length).toBeGreaterThan(0)
  expect(balkanFront.options.filter(({ id }) => options[id] !== false)).toEqual([])
})

describe('32.A.2 German retreats', () => {
  // The Greek division in 4510 reaches 4410 and 4409.
  const s = position({ at: { 4510: ['gr-mtn-6'], 4410: ['ge-inf-72'] } })
  const held = hex('4410')
  it('32.A.2 German c/m units ignore enemy zones onto hexes that friends hold; others do not', () => {
    expect(both(s, 'german-retreat', now => priorityOf(now, unit('ge-pz-2'), held))).toEqual([3, 1])
    expect(both(s, 'german-retreat', now => priorityOf(now, unit('ge-inf-73'), held))).toEqual([3, 3])
  })
  it('32.A.2 not onto an empty hex', () => {
    expect(both(s, 'german-retreat', now => priorityOf(now, unit('ge-pz-2'), hex('4409')))).toEqual([3, 3])
  })
})

describe('32.A.3 terrain and supply lines', () => {
  it('32.A.3 mountains count two overland, along a road one', () => {
    const s = position({ scenario: 'balkan-campaign', own: { weather: { D: 'P', E: 'P' } } })
    // Lines that end in a mountain or in a clear hex: what comes into it next counts double or not.
    const reached = (now: Front, source: string): string[] =>
      landHexes
        .filter(each => overlandTo(now, 'Greek', hexes(source))[each] === 1)
        .map(each => grid.numbers[each] as string)
    const most = Math.min(supplyLengthsOf(s).overland.P, 99)
    const [before, after] = both(s, 'supply-terrain', now => reached(now, '4718'))
    expect(after.length).toBeLessThan(before.length)
    expect(after.every(each => before.includes(each))).toBe(true)
    const farthest = (all: readonly string[]) => Math.max(...all.map(each => hexesApart(hex('4718'), hex(each))))
    expect(farthest(before)).toBe(most)
  })

  it('32.A.3 every way from a mountain hex off the road counts two, so that half as many fit', () => {
    const lone = { ...position({ scenario: 'balkan-campaign', own: { weather: { D: 'P', E: 'P' } } }) }
    const from = landHexes.find(
      each =>
        terrainAt(each) === 'mountain' &&
        landAt(each) === 'Greece' &&
        stepsFrom(each).every(({ to, side }) => terrainAt(to) === 'mountain' && !roadAcross(side)),
    )
    expect(from).toBeDefined()
    const [plain, weighed] = both(lone, 'supply-terrain', now => overlandTo(now, 'Greek', [from as never]))
    const ring = (marked: Uint8Array | undefined, far: number) =>
      landHexes.some(each => hexesApart(from as never, each) === far && marked?.[each] === 1)
    expect([ring(plain, 2), ring(weighed, 1)]).toEqual([true, true])
    expect(landHexes.filter(each => weighed?.[each] === 1).length).toBeLessThan(
      landHexes.filter(each => plain?.[each] === 1).length,
    )
  })
})

describe('32.A.4 temporary airfields bit by bit', () => {
  const at = { 4608: ['gr-con-1'] }
  const lay = (option = true): Front => {
    const s = moving(1, { scenario: 'balkan-campaign', at })
    return play(option ? choosing(s, 'small-airfields') : s, { kind: 'pick', unit: 'gr-con-1' })
  }
  it('32.A.4.1, 32.A.4.2 two MPs lay one with a capacity of 1, four one of 2', () => {
    const one = play(lay(), { kind: 'layOne', unit: 'gr-con-1' })
    const two = play(lay(), { kind: 'layTwo', unit: 'gr-con-1' })
    expect([capacityOf(one, atHex(hex('4608'))), capacityOf(two, atHex(hex('4608')))]).toEqual([1, 2])
    expect(refusals(lay(false), { kind: 'layOne', unit: 'gr-con-1' })).toEqual(['32.A.4.1'])
  })
  it('32.A.4.3 repairs raise it to 3', () => {
    const two = play(lay(), { kind: 'layTwo', unit: 'gr-con-1' })
    const whole = play(two, { kind: 'mendAirbase', unit: 'gr-con-1' })
    expect(capacityOf(whole, atHex(hex('4608')))).toBe(3)
  })
  it('32.A.4.1, R-32A4 not in poor weather', () => {
    const poor: Skies = { D: 'P', E: 'P' }
    const s = choosing(moving(1, { scenario: 'balkan-campaign', at, own: { weather: poor } }), 'small-airfields')
    expect(refusals(play(s, { kind: 'pick', unit: 'gr-con-1' }), { kind: 'layOne', unit: 'gr-con-1' })).toEqual([
      '14.A.1.10',
    ])
  })
})

describe('32.A.5 the spring thaw', () => {
  it('32.A.5, R-32A5 only on the turn on which zone D turns from poor to clear', () => {
    const on = (before: Skies['D'], now: Skies['D']) =>
      isThaw(
        choosing(
          position({ own: { weather: { D: now, E: 'C' }, weatherBefore: { D: before, E: 'C' } } }),
          'spring-thaw',
        ),
      )
    expect([on('P', 'C'), on('W', 'C'), on('C', 'C'), on('P', 'P')]).toEqual([true, true, false, false])
    expect(isThaw(position({ own: { weatherBefore: { D: 'P', E: 'P' } } }))).toBe(false)
  })

  it('32.A.5 a river costs two and a major river four, away from roads and in zone D only (example 17)', () => {
    const clear: Skies = { D: 'C', E: 'C' }
    const [usual, flooded] = [false, true].map(thaws => stepCosts(ENTRY_COSTS, clear, 1, thaws))
    const more = (river: 'river' | 'major river', zone: 'D' | 'E', isRoad: boolean): Set<number> => {
      const found = new Set<number>()
      for (const from of landHexes)
        for (const { to, side, direction } of stepsFrom(from)) {
          const arm = from * 6 + direction
          if (riverOn(side) !== river || roadAcross(side) !== isRoad || !Number.isFinite(usual?.[arm])) continue
          if (zoneAt(from) === zone && zoneAt(to) === zone) found.add((flooded?.[arm] ?? 0) - (usual?.[arm] ?? 0))
        }
      return found
    }
    expect([...more('river', 'D', false)]).toEqual([2 - 1])
    expect([...more('major river', 'D', false)]).toEqual([4 - 2])
    expect([...more('river', 'D', true), ...more('river', 'E', false)]).toEqual([0, 0])
  })
})

describe('32.B.1 heavy antiaircraft guns', () => {
  it('32.B.1 are not halved at a fortified hexside', () => {
    const s = position({ at: { 4208: ['ge-haa-23', 'ge-inf-72'], 4308: ['gr-mtn-6'] } })
    const factors = (now: Front, id: string) =>
      fightersOf(now, [unit(id)], 'attack', hex('4308'))[0]?.factors.some(({ why }) => why === 'at a fortified hexside')
    expect(both(s, 'heavy-aa', now => factors(now, 'ge-haa-23'))).toEqual([true, false])
    expect(both(s, 'heavy-aa', now => factors(now, 'ge-inf-72'))).toEqual([true, true])
  })
})

describe('32.E Greek morale', () => {
  const far = hex('15B:0916')
  const build: Build = { at: { '15B:0916': ['gr-con-1'], 4513: ['gr-con-2'], 4718: ['it-inf-19'] } }
  const s = choosing(position(campaign('Dec I 40', build)), 'greek-morale')

  it('32.E.2, R-32E no fort is begun more than 7 hexes from the border and from every Axis unit', () => {
    expect([whyDefeatist(s, far, 1, '32.E.2'), whyDefeatist(s, hex('4513'), 1, '32.E.2')]).toEqual([
      expect.objectContaining({ rule: '32.E.2' }),
      false,
    ])
    expect(whyDefeatist({ ...s, setting: settingOf('balkan-campaign') }, far, 1, '32.E.2')).toBe(false)
    const near = choosing(
      position(campaign('Dec I 40', { at: { ...build.at, '15B:0914': ['it-inf-23'] } })),
      'greek-morale',
    )
    expect(whyDefeatist(near, far, 1, '32.E.2')).toBe(false)
    const begun = engine.begin({ ...settingOf('balkan-campaign', { 'greek-morale': true }) }, 1).state
    const building = asked('build', 1, {
      ...campaign('Dec I 40', build),
      own: { ...campaign('Dec I 40', build).own, setting: begun.setting },
    })
    expect([offered(building, 'fort'), refusals(building, { kind: 'fort', unit: 'gr-con-1' })]).toEqual([
      ['gr-con-2'],
      ['32.E.2'],
    ])
  })

  it('32.E.3 nor is an airbase damaged there', () => {
    const at = { '15B:0916': ['gr-mtn-6'], 4718: ['it-inf-19'] }
    const march = choosing(moving(1, campaign('Dec I 40', { at })), 'greek-morale')
    const order = { kind: 'damageAirbase', unit: 'gr-mtn-6' }
    const picked = play(march, { kind: 'pick', unit: 'gr-mtn-6' })
    expect(refusals(picked, order)).toEqual(['32.E.3'])
    expect(refusals(play(moving(1, campaign('Dec I 40', { at })), { kind: 'pick', unit: 'gr-mtn-6' }), order)).toEqual(
      [],
    )
  })

  it('32.E.0 over when Germany intervenes, or with ten lost cities at the start of an Allied initial phase', () => {
    expect([isMoraleAtStake(s), isMoraleAtStake({ ...s, intervened: true })]).toEqual([true, false])
    const ten = ['4407', '4503', '4505', '4510', '4514', '4718', '4913', '4915', '15B:0112', '15B:0314']
    const lost = (cities: string[]): Front => {
      const now = { ...choosing(position(campaign('Dec I 40', { owners: { axis: cities } })), 'greek-morale') }
      noteMorale(now)
      return now
    }
    expect([isMoraleAtStake(lost(ten.slice(1))), isMoraleAtStake(lost(ten))]).toEqual([true, false])
  })
})

describe('32.F Rommel obeys his orders', () => {
  it('32.F the further British come to the Middle East on May I 41', () => {
    const begun = engine.begin(settingOf('balkan-campaign', { rommel: true }), 1).state
    const due = (now: Front) => names(reinforcementsDue(now, 1).flatMap(unitsListed))
    const may = { ...begun, turn: turnNumber('May I 41') }
    expect(due(may)).toContain('br-arm-3')
    expect(begun.units[unit('br-arm-3')]?.at.is).toBe('waiting')
    const usual = engine.begin(settingOf('balkan-campaign'), 1).state
    expect(due({ ...usual, turn: turnNumber('May I 41') })).not.toContain('br-arm-3')
    expect(usual.units[unit('br-arm-3')]?.at.is).toBe('absent')
    expect(due({ ...begun, turn: turnNumber('May II 41') })).not.toContain('br-arm-3')
  })
})
