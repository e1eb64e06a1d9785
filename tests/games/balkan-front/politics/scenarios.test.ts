import { describe, expect, it } from 'vitest'
import { reinforcementsDue } from '../../../../src/games/balkan-front/arrivals/lists'
import { type TURNS, turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { areaOf, isBarred } from '../../../../src/games/balkan-front/closed-ground'
import { scenarioOf, unitsListed } from '../../../../src/games/balkan-front/forces/scenarios'
import { hexesOfLand, isIn } from '../../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../../src/games/balkan-front/state'
import { mayCease } from '../../../../src/games/balkan-front/victory/endings'
import { isScored } from '../../../../src/games/balkan-front/victory/points'
import { endTurn } from '../../../../src/games/balkan-front/victory/turn-end'
import { engine, flow, hex, names, play, position, settingOf, unit } from '../positions'
import { campaign, politicsOn, scored } from './campaign'

const of = (id: Parameters<typeof settingOf>[0]) => scenarioOf({ setting: settingOf(id) })
/** How a game ends when its last turn is over. */
const ending = (s: Front): string | null => {
  let level: string | null = null
  const { go } = flow()
  go.finish = outcome => {
    level = `${outcome.winner} ${outcome.level} ${JSON.stringify(outcome.facts)}`
  }
  endTurn({ ...s }, go)
  return level
}
const ATHENAI = hex('15B:0911')

describe('33.A the Italo-Greek War', () => {
  it('33.A.2, 33.A.3 the lists, rules and points of the campaign up to Mar II 41, when it ends', () => {
    const [war, whole] = [of('italo-greek-war'), of('balkan-campaign')]
    expect([war.arrivals, war.groups, war.victory]).toEqual([whole.arrivals, whole.groups, 'points'])
    const s = position(campaign('Mar II 41', { scenario: 'italo-greek-war' }))
    expect(ending(s)).not.toBeNull()
    expect(ending({ ...s, turn: turnNumber('Mar I 41') })).toBeNull()
  })

  it('33.A.3, R-31A it may be ended by a declaration, and only then ten points are scored; running out costs nothing', () => {
    const s = position(campaign('Mar II 41', { scenario: 'italo-greek-war', own: { lostGovernments: [ATHENAI] } }))
    expect([mayCease(s), mayCease({ ...s, lostGovernments: [] })]).toEqual([true, false])
    expect(ending({ ...s, lostGovernments: [] })).toContain('"points":[0,')
  })
})

describe('33.E Plan G', () => {
  it('33.E.1, 33.E.3 lasts until the Axis ceases operations, and is scored like the campaign', () => {
    const plan = of('plan-g')
    expect([plan.lastTurn, plan.mayCease, plan.victory]).toEqual([turnNumber('Aug II 41'), true, 'points'])
  })

  it('33.E.2.1, R-D8 what would come in the first two months stands in Albania and does not come again', () => {
    const setting = settingOf('plan-g')
    const early = ['Nov I 40', 'Nov II 40', 'Dec I 40', 'Dec II 40'] as const
    const s = engine.begin(setting, 1).state
    const due = (turn: (typeof TURNS)[number]) =>
      names(reinforcementsDue({ ...s, turn: turnNumber(turn) }, 0).flatMap(unitsListed))
    for (const turn of early) expect(due(turn)).toEqual([])
    expect(due('Jan I 41')).toContain('it-inf-11')
    const added = of('plan-g')
      .groups.filter(({ id }) => id.startsWith('plan-g'))
      .flatMap(unitsListed)
    expect(names(added)).toEqual(expect.arrayContaining(['it-mtn-2', 'it-inf-37', 'it-air-mc200-1']))
    const place = of('plan-g').ready['it-mtn-2'] as string
    expect(isIn(hex(place), 'Albania')).toBe(true)
  })

  it('33.E.2.2 a two is undetected, a three brings the Oct II turn with the Greeks of Nov I (example 118)', () => {
    const start = play(engine.begin(settingOf('plan-g'), 1).state, 'ready', 'done', 'ready')
    const unseen = play(start, { kind: 'done', dice: [2, 1] })
    expect([unseen.special, unseen.kind]).toEqual([null, 'regular'])
    const seen = play(start, { kind: 'done', dice: [3] })
    expect([seen.special, seen.kind, seen.active]).toEqual(['october', 'october', 1])
    const arriving = seen.frames.find(({ step }) => step === 'arrive')?.args as { units: readonly number[] }
    expect(names(arriving.units as never)).toEqual(expect.arrayContaining(['gr-art-a', 'gr-con-2']))
    expect(areaOf(seen, 'Greek')).toBe('Greece')
  })
})

describe('33.G Greek Appeasement', () => {
  it('33.G.1, 33.G.3 lasts until the Axis ceases operations, and is scored like the campaign', () => {
    const given = of('greek-appeasement')
    expect([given.lastTurn, given.mayCease, given.victory]).toEqual([turnNumber('Aug II 41'), true, 'points'])
  })
})

describe('33.B, 33.C the spring of 1941', () => {
  it('33.B.3, 33.C.2, 33.C.3 both are scored by points and share their lists', () => {
    const merkur = { setting: { ...settingOf('operation-marita'), scenario: 'marita-merkur' } }
    expect([isScored({ setting: settingOf('operation-marita') }), isScored(merkur)]).toEqual([true, true])
    const [short, long] = [of('operation-marita'), scenarioOf(merkur)]
    expect([long.groups, long.losses, long.arrivals, long.lastTurn]).toEqual([
      short.groups,
      short.losses,
      short.arrivals,
      turnNumber('Jun II 41'),
    ])
  })
})

describe('28 countries that stay as they are', () => {
  const s = position({ scenario: 'balkan-campaign' })
  it('28.A.2.0, 28.A.4, 28.A.5 Germans go anywhere the Axis may; Romania and Slovakia are open to it', () => {
    expect(areaOf(s, 'German')).toBeNull()
    for (const land of ['Romania', 'Slovakia'] as const) {
      const [some] = hexesOfLand(land)
      expect([isBarred(s, 'German', some as never), isBarred(s, 'Greek', some as never)]).toEqual([false, true])
    }
  })

  it('28.C.3 Turkey is closed to both sides, in every scenario', () => {
    const turkish = hexesOfLand('Turkey')
    expect(turkish.length).toBeGreaterThan(0)
    for (const nation of ['German', 'Italian', 'Greek', 'British'] as const)
      expect(turkish.every(each => isBarred(s, nation, each))).toBe(true)
  })
})

describe('29.A.3 British on call', () => {
  it('VP.B.10 the 16th Brigade costs two points when it is called', () => {
    const called = play(politicsOn('Jan I 41', 1), { kind: 'call', pick: 'br-16-brigade' })
    expect([names(called.called), scored(called)]).toEqual([['br-inf-16'], [['allied-called', -2]]])
    expect(unit('br-inf-16')).toBeGreaterThan(0)
  })
})
