import { describe, expect, it } from 'vitest'
import { placeNamed } from '../../../../src/core/map/map-queries'
import { isBarred } from '../../../../src/games/balkan-front/closed-ground'
import { scenarioOf } from '../../../../src/games/balkan-front/forces/scenarios'
import {
  isClosedSide,
  isLand,
  landHexes,
  map,
  stepsFrom,
  zoneAt,
} from '../../../../src/games/balkan-front/map/geography'
import { allowance } from '../../../../src/games/balkan-front/movement/allowance'
import { byRailTo, overlandTo, suppliedHexes } from '../../../../src/games/balkan-front/supply/lines'
import { loseSource } from '../../../../src/games/balkan-front/supply/lost-source'
import { sourcesOf } from '../../../../src/games/balkan-front/supply/sources'
import { leaveStores } from '../../../../src/games/balkan-front/supply/stores'
import { isInSupplyNow, outOfSupply } from '../../../../src/games/balkan-front/supply/supply'
import { ageTokens } from '../../../../src/games/balkan-front/supply/tokens'
import { asked, engine, flow, hex, hexes, names, position, settingOf, unit, units } from '../positions'

/** Every unit of the ready set-up, by its hex. */
const readySetUp = (scenario: 'plan-y' | 'operation-marita' | 'balkan-campaign') => {
  const at: { [hex: string]: string[] } = {}
  for (const [id, place] of Object.entries(scenarioOf({ setting: settingOf(scenario) }).ready))
    if (place.includes(':')) at[place] = [...(at[place] ?? []), id]
  return at
}
const placeOf = (name: string) => placeNamed(map, name).hex
const POOR = { D: 'P', E: 'P' } as const
const isFed = (s: ReturnType<typeof position>, id: string): boolean => isInSupplyNow(s, unit(id))

describe('12 supply', () => {
  it('12.B.0 in every ready set-up all are in supply, in clear weather and in poor (F35)', () => {
    for (const scenario of ['plan-y', 'operation-marita', 'balkan-campaign'] as const)
      for (const weather of [{ D: 'C', E: 'C' }, POOR, { D: 'W', E: 'C' }] as const) {
        const s = position({ scenario, at: readySetUp(scenario), own: { weather } })
        expect([scenario, names(outOfSupply(s, 0)), names(outOfSupply(s, 1))]).toEqual([scenario, [], []])
      }
  })

  it('12.B.0 both sides of Marita are checked in less than 30 ms of the processor', () => {
    const s = position({ scenario: 'operation-marita', at: readySetUp('operation-marita') })
    const took = Array.from({ length: 8 }, () => {
      const fresh = { ...s, units: [...s.units] }
      const before = process.cpuUsage()
      outOfSupply(fresh, 0)
      outOfSupply(fresh, 1)
      return process.cpuUsage(before).user / 1000
    })
    expect(Math.min(...took)).toBeLessThan(30)
  })

  it('12.B.1 a Greek division on the border is in supply, clear or poor (example 133)', () => {
    for (const weather of [{ D: 'C', E: 'C' }, POOR] as const)
      expect(
        isFed(position({ scenario: 'balkan-campaign', at: { 4417: ['gr-mtn-1'] }, own: { weather } }), 'gr-mtn-1'),
      ).toBe(true)
  })

  it('12.A no line goes into an enemy ZOC without a friend there, nor through enemy units', () => {
    const around = ['it-inf-19', 'it-inf-23', 'it-inf-29', 'it-inf-51', 'it-inf-47', 'it-inf-48']
    const ring = ['4416', '4418', '4316', '4317', '4517', '4516']
    const at = Object.fromEntries(ring.map((number, i) => [number, [around[i] as string]]))
    const cut = position({ scenario: 'balkan-campaign', at: { ...at, 4417: ['gr-mtn-1'] } })
    expect(isFed(cut, 'gr-mtn-1')).toBe(false)
    expect(names(outOfSupply(cut, 1))).toEqual(['gr-mtn-1'])
  })

  it('12.A a ZOC on the one way out cuts it; a friendly unit there opens it again', () => {
    // Kavalla is a source by itself; a unit next to it needs one free hex.
    const build = {
      scenario: 'balkan-campaign',
      at: { 4506: ['gr-mtn-7'], 4507: ['it-inf-19'], 4405: ['it-inf-23'], 4606: ['it-inf-29'] },
    } as const
    const s = position({ ...build, at: { ...build.at } as never })
    const withFriend = position({ ...build, at: { ...build.at, 4505: ['gr-bor-b1'] } as never })
    expect([isFed(s, 'gr-mtn-7'), isFed(withFriend, 'gr-mtn-7')]).toEqual([false, true])
  })

  it('12.C, 12.C.1.1, 12.C.1.2 a source works for its owner only', () => {
    const s = position({ scenario: 'balkan-campaign', owners: { axis: ['4510'] } })
    expect(sourcesOf(s, 'Greek', 1)).not.toContain(hex('4510'))
    expect(sourcesOf(s, 'German', 0)).not.toContain(hex('4510'))
    expect(sourcesOf(s, 'Italian', 0)).toContain(hex('4121'))
    expect(sourcesOf(s, 'Greek', 1)).toContain(hex('15B:0911'))
  })

  it('12.C.1.2 where map 15B is played alone, the railways off its north edge are Axis sources, and nowhere else', () => {
    const s = position({ scenario: 'plan-y', owners: { axis: ['15B:0112'] } })
    expect(sourcesOf(s, 'German', 0)).not.toContain(hex('15B:0112'))
    const crete = { ...s, setting: { ...s.setting, scenario: 'assault-on-crete' } }
    expect(sourcesOf(crete, 'German', 0)).toContain(hex('15B:0112'))
    expect(sourcesOf({ ...crete, owner: s.owner.map(() => 1 as const) }, 'German', 0)).toEqual([])
  })

  it('12.C.2.1, 12.C.2.3, 12.C.2.4 restricted sources serve one nation', () => {
    const s = position({ scenario: 'operation-marita' })
    const serves = (number: string) =>
      (['Italian', 'German', 'Hungarian', 'Bulgarian'] as const).filter(nation =>
        sourcesOf(s, nation, 0).includes(hex(number)),
      )
    expect([serves('3606'), serves('0712'), serves('15B:1702')]).toEqual([['Bulgarian'], ['Hungarian'], ['Italian']])
  })

  it('12.C.2.5 Podgorica has no railway; Cetinje is joined to Dubrovnik (example 132)', () => {
    const s = position({ scenario: 'plan-y' })
    const sources = sourcesOf(s, 'Yugoslav', 1)
    const named = (name: string) => s && sources.some(each => each === placeOf(name))
    expect([named('Podgorica'), named('Cetinje'), named('Beograd')]).toEqual([false, true, true])
  })

  it('12.C.2.5 a city whose railways are cut is no source any more', () => {
    const s = position({ scenario: 'plan-y' })
    const alone = { ...s, owner: s.owner.map((owner, id) => (id === hex('2211') ? owner : 2)) as typeof s.owner }
    expect(sourcesOf(alone, 'Yugoslav', 1)).toEqual([])
  })

  it('12.C.2.6 a restricted source the enemy has owned is dead for good', () => {
    const s = position({ scenario: 'plan-y' })
    const { go, logged } = flow()
    const live = { ...s }
    loseSource(live, go, { hex: hex('2211'), from: 1, to: 0, entered: true })
    expect(live.deadSources).toEqual([hex('2211')])
    expect(logged.map(({ kind }) => kind)).toEqual(['sourceDead'])
    expect(sourcesOf(live, 'Yugoslav', 1)).not.toContain(hex('2211'))
  })

  it('12.C.2.2 two Greek regiments on one minor port: one in, one out, as the owner says; a division: out (example 161)', () => {
    // Thasos: a minor port and nothing else.
    const s = position({ scenario: 'balkan-campaign', at: { 4705: ['gr-mtn-51', 'gr-inf-10r'] } })
    expect(outOfSupply(s, 1)).toHaveLength(1)
    const other = outOfSupply(s, 1)[0]
    expect(outOfSupply({ ...s, preferred: [other as never] }, 1)).not.toContain(other)
    const division = position({ scenario: 'balkan-campaign', at: { 4705: ['gr-mtn-1'] } })
    expect(isFed(division, 'gr-mtn-1')).toBe(false)
  })

  it('12.C.2.2 the owner is asked who comes first, and only where it matters', () => {
    const s = asked('ration', 1, { scenario: 'balkan-campaign', at: { 4705: ['gr-mtn-51', 'gr-inf-10r'] } })
    expect(s.frames.at(-1)?.step).toBe('ration')
    const choices = [...engine.choices(s)].filter(({ action }) => action.kind === 'first')
    expect(choices).toHaveLength(1)
    const alone = asked('ration', 1, { scenario: 'balkan-campaign', at: { 4705: ['gr-mtn-51'] } })
    expect(alone.frames.at(-1)?.step).not.toBe('ration')
  })

  it('12.C.3.1, 12.C.3.2 two REs of supply feed two REs for two initial phases (example 61)', () => {
    const token = { hex: hex('15B:2212'), side: 0, re: 2, phases: 2 } as const
    const at = { '15B:2212': ['ge-par-1', 'ge-par-2', 'ge-par-3'] }
    const s = position({ scenario: 'balkan-campaign', at, own: { tokens: [token], intervened: true } })
    expect(outOfSupply(s, 0)).toHaveLength(1)
    const live = { ...s }
    ageTokens(live)
    expect(live.tokens).toEqual([{ ...token, phases: 1 }])
    ageTokens(live)
    expect(live.tokens).toEqual([])
    expect(outOfSupply(live, 0)).toHaveLength(3)
  })

  it('12.C.3.2, R-12E who is fed by one store draws on no other', () => {
    const token = { hex: hex('15B:2212'), side: 0, re: 1, phases: 2 } as const
    const at = { '15B:2212': ['ge-par-1', 'ge-par-2', 'ge-par-3'] }
    const s = position({ scenario: 'balkan-campaign', at, own: { tokens: [token, token], intervened: true } })
    expect(outOfSupply(s, 0)).toHaveLength(1)
  })

  it('12.C.3.3, R-25I supply in a hex that is not theirs is lost to an enemy zone alone, not where a friend or a zone of their own is', () => {
    const token = { hex: hex('1713'), side: 0, re: 2, phases: 2 } as const
    const left = (at: { [hex: string]: readonly string[] }) => {
      const live = { ...position({ at, owners: { allied: ['1713'] }, own: { tokens: [token] } }) }
      leaveStores(live)
      return live.tokens.length
    }
    expect(left({ 1712: ['yu-inf-1'] })).toBe(0)
    expect(left({ 2110: ['yu-inf-1'] })).toBe(1)
    expect(left({ 1712: ['yu-inf-1'], 1714: ['ge-inf-72'] })).toBe(1)
  })

  it('12.C.3.3 the enemy that gains the hex destroys the supply in it', () => {
    const live = { ...position({ own: { tokens: [{ hex: hex('4510'), side: 1, re: 2, phases: 2 }] } }) }
    loseSource(live, flow().go, { hex: hex('4510'), from: 1, to: 0, entered: false })
    expect(live.tokens).toEqual([])
  })

  it('12.B.0.1, 27.10 an element that touches the worse zone has its shorter length, one inside the better its own (example 162)', () => {
    const s = position({ scenario: 'balkan-campaign', own: { weather: { D: 'P', E: 'C' } } })
    const target = hex('15B:0911')
    /** Steps over open ground, wholly in zone E or anywhere. */
    const steps = (within: 'E' | null): ReadonlyMap<number, number> => {
      const found = new Map([[target, 0]])
      for (const [from, count] of found)
        for (const { to, side } of stepsFrom(from))
          if (
            isLand(to) &&
            !isClosedSide(side) &&
            !isBarred(s, 'Greek', to) &&
            (within === null || zoneAt(to) === within)
          )
            if (!found.has(to)) found.set(to, count + 1)
      return found
    }
    const [inE, anywhere] = [steps('E'), steps(null)]
    const expected = landHexes.filter(at => (inE.get(at) ?? 99) <= 7 || (anywhere.get(at) ?? 99) <= 5)
    const reached = overlandTo(s, 'Greek', [target])
    expect(landHexes.filter(at => reached[at] === 1)).toEqual(expected)
    // Both lengths are met, and the shorter one cuts some off.
    expect(expected.some(at => zoneAt(at) === 'E' && (anywhere.get(at) ?? 99) > 5)).toBe(true)
    expect([...anywhere].some(([at, count]) => zoneAt(at as never) === 'D' && count === 6)).toBe(true)
  })

  it('12.B.3 vector 160: low-volume track carries seven steps in all, high-volume any number', () => {
    const s = position({ scenario: 'operation-marita' })
    // The narrow gauge from Dubrovnik inland.
    const narrow = byRailTo(s, 'Yugoslav', hexes('2922'))
    expect([narrow[hex('2521')], narrow[hex('2420')]]).toEqual([1, 0])
    // Beograd to Nis and beyond, all high-volume.
    const main = byRailTo(s, 'Yugoslav', hexes('2211'))
    expect([main[hex('3009')], main[hex('3713')]]).toEqual([1, 1])
    // Breaks do not matter, enemy ground does.
    expect(byRailTo({ ...s, brokenRail: hexes('2521') } as never, 'Yugoslav', hexes('2922'))[hex('2521')]).toBe(1)
    const cut = position({ scenario: 'operation-marita', owners: { axis: ['2921', '2821', '2822'] } })
    expect(byRailTo(cut, 'Yugoslav', hexes('2922'))[hex('2521')]).toBe(0)
  })

  it('12.B.2 a road element runs over own hexes only', () => {
    const s = position({ scenario: 'balkan-campaign' })
    const cut = position({ scenario: 'balkan-campaign', owners: { axis: ['4613'] } })
    // From Florina the road goes down to the plain; beyond its reach the end lies overland.
    expect(suppliedHexes(s, 'Greek', hexes('4215'))[hex('15B:0909')]).toBe(1)
    expect(suppliedHexes(cut, 'Greek', hexes('4215'))[hex('15B:0909')]).toBe(0)
  })

  it('12.D.2 out of supply the movement rating is halved (example 62)', () => {
    const s = position({ at: { 4417: ['gr-mtn-1'] }, own: { unsupplied: units('gr-mtn-1') } })
    expect(allowance(s, unit('gr-mtn-1'))).toBe(4 * 3)
  })
})
