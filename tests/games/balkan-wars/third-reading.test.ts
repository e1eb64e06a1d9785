import { describe, expect, it } from 'vitest'
import { primaryOf, unmovedOf } from '../../../src/core/engine/hand'
import { type HexId, otherSide } from '../../../src/core/ids'
import { balkanWars } from '../../../src/games/balkan-wars'
import { unitsIn } from '../../../src/games/balkan-wars/board'
import { spotsFor, whyNotDeploy } from '../../../src/games/balkan-wars/forces/deployment'
import { grid, landHexes, places } from '../../../src/games/balkan-wars/map/geography'
import { declaresFirst } from '../../../src/games/balkan-wars/politics/conflict-step'
import { asked, deployed, hex, offered, owed, owedBy, play, position, refusals, rolled, unit, where } from './positions'

// What neither the vectors of the booklet nor the recorded games come to.

const numberOf = (name: string): string => grid.numbers[places.find(place => place.name === name)?.hex ?? -1] ?? ''
const shaken = (s: ReturnType<typeof position>, id: string): boolean => s.units[unit(id)].demoralized

describe('the German HQ with others than the Ottomans', () => {
  const build = {
    holding: ['ger-hq-vg'],
    joined: { Rumania: 0 },
    powers: { Germany: { ally: 0, committed: false } },
  } as const

  it('3.2.6 it comes to any friendly City, to a Rumanian one only where a friend stands', () => {
    const bucharest = numberOf('Bucharest')
    const at = { [numberOf('Athens')]: ['gre-inf-1-1'] }
    const free = play(asked('commitPower', 0, { ...build, at }), { kind: 'commit', pick: 'Germany' })
    expect(owed(free)).toBe('place')
    expect(offered(free, 'put')).toContain(`ger-hq-vg ${numberOf('Athens')}`)
    expect(offered(free, 'put')).not.toContain(`ger-hq-vg ${bucharest}`)
    const held = asked('commitPower', 0, { ...build, at: { ...at, [bucharest]: ['rum-inf-1'] } })
    expect(offered(play(held, { kind: 'commit', pick: 'Germany' }), 'put')).toContain(`ger-hq-vg ${bucharest}`)
  })
})

describe('events that are answered', () => {
  it('EV.31 a refused armistice lifts the Ottomans and sinks every country of the League', () => {
    const s = asked('answerArmistice', 0, {}, { event: true })
    const refused = play(s, 'refuse')
    expect(refused.morale['Ottoman Empire']).toBe(s.morale['Ottoman Empire'] + 1)
    for (const country of ['Bulgaria', 'Serbia', 'Montenegro', 'Greece'] as const)
      expect(refused.morale[country], country).toBe(s.morale[country] - 1)
    expect(refused.outcome).toBeNull()
  })

  it('14.3.3 a proposal that is refused costs nobody anything', () => {
    const s = asked('answerArmistice', 0, {}, { event: false })
    expect(play(s, 'refuse').morale).toEqual(s.morale)
  })

  it('EV.15 where the die names as many units as there are, all fall ill unasked, and who was Demoralized dies', () => {
    const at = { '2720': ['ott-inf-1', 'ott-inf-2'], '2231': ['bul-inf-1-1'] }
    const ill = rolled('event', [1, 5, 2, 2], { at, demoralized: ['ott-inf-2'] })
    expect([shaken(ill, 'ott-inf-1'), shaken(ill, 'bul-inf-1-1')]).toEqual([true, true])
    expect(where(ill, 'ott-inf-2')).toBe('pool')
  })

  it('EV.16 on a 6 the opponent may turn up a stack, and need not', () => {
    const at = { '2720': ['ott-inf-1', 'ott-dep-2'], '2231': ['bul-inf-1-1'] }
    // The First Player throws first; the Second has neither good press nor bad.
    const s = rolled('event', [1, 6, 6, 4], { at, options: { fog: true } })
    expect(owed(s)).toBe('showStack')
    expect(owedBy(s)).toBe(otherSide(s.first))
    const number = s.first === 0 ? '2231' : '2720'
    expect(offered(s, 'show')).toEqual([number])
    expect(refusals(s, { kind: 'show', hex: number === '2231' ? '2720' : '2231' })).toEqual(['EV.16'])
    const seen = play(s, { kind: 'show', hex: number })
    const there = at[number].map(id => seen.units[unit(id)].open)
    expect(there).toEqual(there.map(() => true))
    expect(play(s, 'decline').units.some(({ open }) => open)).toBe(false)
  })
})

describe('conflicts and mobilization', () => {
  it('3.5.2 the stronger is asked first, on a tie the First Player', () => {
    const nobody = { ally: null, committed: false }
    const none = { Russia: nobody, France: nobody, Germany: nobody, Italy: nobody, Britain: nobody }
    const s = position({ powers: { ...none, 'Austro-Hungary': nobody } })
    expect(declaresFirst(s)).toBe(s.first)
    const second = otherSide(s.first)
    const strong = position({
      powers: { ...none, 'Austro-Hungary': nobody, Italy: { ally: second, committed: false } },
    })
    expect(declaresFirst(strong)).toBe(second)
  })

  it('4.1.1 D74 a Depot that was left out may be counted again, until something is bought', () => {
    const build = { turn: 1, at: { '2231': ['bul-dep-1'], '2426': ['bul-dep-2'] }, pool: ['bul-r-1'] }
    const s = asked('mobilize', 0, build)
    const leave = { kind: 'leaveOut', unit: 'bul-dep-1' }
    expect(play(s, leave, leave).mobilizing).toEqual(s.mobilizing)
    expect(refusals(play(s, 'spendMorale'), leave)).toEqual(['4.1.1'])
  })

  it('4.G.3 those who can still be paid for are left to raise, the strongest first', () => {
    const build = { turn: 1, at: { '2231': ['bul-dep-1'], '2426': ['bul-dep-2'] }, pool: ['bul-r-1', 'bul-hq-1'] }
    const s = asked('mobilize', 0, build)
    expect(unmovedOf(balkanWars, s).map(({ units }) => units)).toEqual([[unit('bul-r-1')]])
    expect(primaryOf(balkanWars, s)).toEqual({ kind: 'pick', unit: unit('bul-r-1') })
  })
})

describe('set-up by hand', () => {
  const s = deployed('first-war')
  const rulesAt = (id: string, number: string) =>
    whyNotDeploy(s, unit(id), hex(number)).map(({ rule, ruling }) => [rule, ruling])

  it('SC.2, 7.1.1 at home, on land, not where four stand already, and not where it stands', () => {
    const id = unit('ott-inf-1')
    const full = spotsFor(s, id).find(each => unitsIn(s, each).length === 4 && !unitsIn(s, each).includes(id))
    expect(full).toBeDefined()
    expect(whyNotDeploy(s, id, full as HexId).map(({ rule }) => rule)).toEqual(['7.1.1'])
    expect(rulesAt('bul-inf-1-1', '2720')).toEqual([['SC.2', undefined]])
    const sea = grid.numbers.findIndex((_, at) => !landHexes.includes(at as never))
    expect(whyNotDeploy(s, unit('bul-inf-1-1'), sea as never).map(({ rule }) => rule)).toEqual(['SC.2'])
    expect(rulesAt('bul-inf-1-1', where(s, 'bul-inf-1-1'))).toEqual([['SC.2', undefined]])
  })

  it('SC.3 what has one hex only is not set up by hand', () => {
    expect(whyNotDeploy(s, unit('bri-fleet'), hex('2231')).map(({ rule }) => rule)).toEqual(['SC.2'])
  })
})
