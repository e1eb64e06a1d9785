import { describe, expect, it } from 'vitest'
import {
  checkGarrisons,
  fullOccupationRe,
  GARRISON,
  garrisonRe,
  isDue,
  missingOccupation,
  missingRe,
} from '../../../../src/games/balkan-front/arrivals/garrisons'
import { turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { scenarioOf } from '../../../../src/games/balkan-front/forces/scenarios'
import type { Front } from '../../../../src/games/balkan-front/state'
import { takeCity } from '../../../../src/games/balkan-front/victory/captured'
import { flow, hex, position, settingOf } from '../positions'

const ready = () => {
  const at: { [hex: string]: string[] } = {}
  for (const [id, place] of Object.entries(scenarioOf({ setting: settingOf('balkan-campaign') }).ready))
    if (place.includes(':')) at[place] = [...(at[place] ?? []), id]
  return position({ scenario: 'balkan-campaign', at })
}

/** What a check costs, in points by line. */
const cost = (s: ReturnType<typeof position>, side: 0 | 1) => {
  const live = { ...s }
  checkGarrisons(live, side, flow().go)
  return live.vp.map(({ line, halves }) => [line, halves / 2])
}

describe('28 garrisons', () => {
  it('28.B.1.b.1, 28.A.1.a.1, 28.A.1.b.1, 28.B.1.c.1 the ready campaign meets them all (examples 125, 175)', () => {
    const s = ready()
    const re = (id: keyof typeof GARRISON) => garrisonRe(s, GARRISON[id].hexes, GARRISON[id].side)
    expect([re('metaxas'), re('yugoslavDefence'), re('zara'), re('crete'), re('easternGreece')]).toEqual([
      15.5, 3, 1.5, 3, 3,
    ])
    expect([cost(s, 0), cost(s, 1)]).toEqual([[], []])
  })

  it('28.A.1.a.2, VP.A.13 two REs in northern Albania cost two points; Albanians and position AA do not count (example 105)', () => {
    const at = {
      3418: ['it-cav-aos', 'it-cav-mil'],
      3616: ['al-korab'],
      3720: ['it-paa-durazzo'],
      1928: ['it-sta-zara', 'it-for-zara'],
    }
    expect(cost(position({ scenario: 'balkan-campaign', at }), 0)).toEqual([['axis-garrison', -2]])
  })

  it('28.A.1.b.2 half an RE missing at Zara costs one point', () => {
    const at = { 3418: ['it-inf-19'], 1928: ['it-sta-zara'] }
    expect(cost(position({ scenario: 'balkan-campaign', at }), 0)).toEqual([['axis-garrison', -1]])
  })

  it('28.A.1.a.3, 28.A.1.b.3 the duties end for good with two Allied cities in Albania, or Yugoslavia in the war', () => {
    const s = position({ scenario: 'balkan-campaign', owners: { allied: ['4216', '4121'] } })
    expect([isDue(s, 'yugoslavDefence'), isDue(s, 'zara')]).toEqual([false, true])
    const live = { ...s }
    checkGarrisons(live, 0, flow().go)
    expect(isDue({ ...live, owner: position({ scenario: 'balkan-campaign' }).owner }, 'yugoslavDefence')).toBe(false)
    const joined = position({ scenario: 'balkan-campaign', joined: { Yugoslavia: 1 } })
    expect([isDue(joined, 'yugoslavDefence'), isDue(joined, 'zara')]).toEqual([false, false])
  })

  it('28.A.1.a.3 two Albanian cities are enough for however short a time, in the middle of a turn', () => {
    const s = position({ scenario: 'balkan-campaign', owners: { allied: ['4216', '3418'] } })
    takeCity(s, flow().go, { hex: hex('4216'), from: 0, to: 1, entered: true })
    const back = { ...s, owner: s.owner.map((owner, id) => (id === hex('4216') ? 0 : owner)) } as Front
    expect([isDue(back, 'yugoslavDefence'), isDue(back, 'zara')]).toEqual([false, true])
    const one = position({ scenario: 'balkan-campaign', owners: { allied: ['4216'] } })
    takeCity(one, flow().go, { hex: hex('4216'), from: 0, to: 1, entered: true })
    expect(isDue(one, 'yugoslavDefence')).toBe(true)
  })

  it('28.B.1.b.2, R-GAR3 a Metaxas line that is short costs no points but binds; an empty hex of it is enough', () => {
    const s = ready()
    const units = [...s.units]
    const fort = units.findIndex(({ at }) => at.is === 'hex' && at.hex === hex('4305'))
    expect(fort).toBeGreaterThan(0)
    const open = {
      ...s,
      units: units.map(each =>
        each.at.is === 'hex' && each.at.hex === hex('4305') ? { ...each, at: { is: 'dead' as const } } : each,
      ),
    }
    const live = { ...open }
    checkGarrisons(live, 1, flow().go)
    expect([live.metaxasShort, live.vp]).toEqual([true, []])
    const whole = { ...s }
    checkGarrisons(whole, 1, flow().go)
    expect(whole.metaxasShort).toBe(false)
  })

  it('28.B.1.b.4, 28.B.1.d.2 the Greek duties end when Bulgaria joins or Germany intervenes', () => {
    const s = position({ scenario: 'balkan-campaign' })
    expect([isDue(s, 'metaxas'), isDue(s, 'easternGreece')]).toEqual([true, true])
    expect(isDue({ ...s, intervened: true }, 'metaxas')).toBe(false)
    expect(isDue(position({ scenario: 'balkan-campaign', joined: { Bulgaria: 0 } }), 'easternGreece')).toBe(false)
  })

  it('28.B.1.c.1, VP.B.12 each RE missing on Crete costs two points, and so in Eastern Greece (R-GAR3)', () => {
    const s = position({ scenario: 'balkan-campaign', at: { '15B:2113': ['gr-inf-10r'] } })
    expect(missingRe(s, 'crete')).toBe(2)
    expect(cost(s, 1)).toEqual([
      ['allied-garrison', -4],
      ['allied-garrison', -6],
    ])
  })

  it('28.D.1 all of Greece asks for 28 REs and Yugoslavia for 44 (example 121)', () => {
    expect([fullOccupationRe('Greece'), fullOccupationRe('Yugoslavia')]).toEqual([28, 44])
  })

  it('28.D.2 a city taken on Apr II 41 is asked for on May I 41, three REs for Athenai (example 112)', () => {
    const captures = [{ hex: hex('15B:0911'), turn: turnNumber('Apr II 41') }]
    const build = { scenario: 'operation-marita', owners: { axis: ['15B:0911'] }, own: { captures } } as const
    const missing = (turn: number) =>
      missingOccupation(position({ ...build, owners: { axis: ['15B:0911'] }, turn })).map(({ city, missing: re }) => [
        city.name,
        re,
      ])
    expect(missing(turnNumber('Apr II 41'))).toEqual([])
    expect(missing(turnNumber('May I 41'))).toEqual([['Athenai', 3]])
    const held = position({
      scenario: 'operation-marita',
      at: { '15B:0911': ['ge-inf-72'] },
      turn: turnNumber('May I 41'),
      own: { captures },
    })
    expect(missingOccupation(held)).toEqual([])
  })

  it('33.F.2.2 Plan Y checks none of them', () => {
    const s = position({ scenario: 'plan-y', turn: 3 })
    expect([cost(s, 0), cost(s, 1)]).toEqual([[], []])
  })
})
