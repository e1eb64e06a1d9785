import { describe, expect, it } from 'vitest'
import { whyClosed } from '../../../src/games/balkan-front/closed-ground'
import { sideOf } from '../../../src/games/balkan-front/countries'
import { ownerOf } from '../../../src/games/balkan-front/ownership'
import { fits, isOverstacked, stackLimit } from '../../../src/games/balkan-front/stacking'
import {
  eliminate,
  hasHeavy,
  isSupported,
  put,
  reduce,
  reNow,
  transportReNow,
} from '../../../src/games/balkan-front/units'
import { hasZoc, isInEnemyZoc, isInZoc } from '../../../src/games/balkan-front/zoc'
import { type Build, flow, hex, position, unit, units, where } from './positions'

// Zones of control, stacking, ownership and closed ground; vectors 9, 21 to 25, 143, 151, 167, 174, 176 of examples.md.

describe('5 zones of control', () => {
  it('5.1, 5.3 vector 9: a division has one in the six hexes around it, a regiment none', () => {
    const s = position({ at: { '2110': ['yu-inf-1'], '2410': ['gr-bd-5-14'] } })
    expect(isInZoc(s, hex('2109'), 1)).toBe(true)
    expect(isInZoc(s, hex('2409'), 1)).toBe(false)
    expect(isInEnemyZoc(s, hex('2109'), 0)).toBe(true)
  })

  it('5.3, 3.A.1.2 a cadre has none', () => {
    const s = position({ at: { '4510': ['gr-mtn-5'] }, cadres: ['gr-mtn-5'] })
    expect(hasZoc(s, unit('gr-mtn-5'))).toBe(false)
  })

  it('5.2 none goes over karst or sea, or into neutral land or, for the Allies, into Hungary', () => {
    const s = position({ at: { '1627': ['yu-inf-27'], '15B:0516': ['gr-mtn-5'] } })
    expect(isInZoc(s, hex('1626'), 1)).toBe(false)
    expect(isInZoc(s, hex('1727'), 1)).toBe(true)
    expect(isInZoc(s, hex('15B:0616'), 1)).toBe(false)
    const campaign = position({ scenario: 'balkan-campaign', at: { '4309': ['gr-mtn-5'] } })
    // 4209 lies in Yugoslavia, which is neutral.
    expect(isInZoc(campaign, hex('4208'), 1)).toBe(false)
  })

  it('5.4 one that was given up counts for nothing', () => {
    const s = position({ at: { '2110': ['yu-inf-1'] }, own: { noZoc: [unit('yu-inf-1')] } })
    expect(isInZoc(s, hex('2109'), 1)).toBe(false)
  })
})

describe('8 stacking', () => {
  const s = position()
  const three = ['yu-inf-1', 'yu-inf-3', 'yu-inf-5']
  const small = ['ge-bd-A-1', 'ge-bd-A-2', 'ge-bd-A-3', 'ge-bd-B-1', 'ge-bd-B-2']
  const guns = ['it-art-a1', 'it-art-a2', 'it-art-s1']
  const roomy = (...ids: string[]) => fits(s, units(...ids), stackLimit(hex('2110')))
  const roomyUphill = (...ids: string[]) => fits(s, units(...ids), stackLimit(hex('4417')))

  it('8.A.1, 8.A.1.1 vectors 21 to 23: three of any kind, three small ones, two artillery', () => {
    expect(roomy(...three, ...small.slice(0, 3), ...guns.slice(0, 2))).toBe(true)
    expect(roomy(...three, ...small.slice(0, 2), ...guns)).toBe(true)
    expect(roomy('yu-inf-1', ...small, ...guns.slice(0, 2))).toBe(true)
  })

  it('8.A.1 vector 24: four divisions are too many, and a ninth unit is', () => {
    expect(roomy(...three, 'yu-inf-7')).toBe(false)
    expect(roomy(...three, ...small.slice(0, 3), ...guns)).toBe(false)
  })

  it('8.A.2 vector 25: in mountains two, two and one', () => {
    expect(roomyUphill('yu-inf-1', 'yu-inf-3', ...small.slice(0, 2), 'it-art-a1')).toBe(true)
    expect(roomyUphill('yu-inf-1', 'yu-inf-3', ...small.slice(0, 3), 'it-art-a1')).toBe(false)
    expect(roomyUphill(...three)).toBe(false)
  })

  it('8.A.1, 22.A.3.2 position antiaircraft takes no room', () => {
    expect(roomy(...three, ...small.slice(0, 3), ...guns.slice(0, 2), 'it-paa-fiume')).toBe(true)
  })

  it('8.A.1 the limit is for each hex and side', () => {
    const full = position({ at: { '2110': [...three, 'yu-inf-7'] } })
    expect(isOverstacked(full, hex('2110'), 1)).toBe(true)
    expect(isOverstacked(full, hex('2109'), 1)).toBe(false)
  })
})

describe('3.D ownership', () => {
  it('3.D.1, 30.5 vector 176: units and zones win hexes when the first movement phase begins', () => {
    const s = position({ scenario: 'balkan-campaign', at: { '4419': ['it-inf-23'] } })
    expect(ownerOf(s, hex('4519'))).toBe(0)
    expect(ownerOf(s, hex('4417'))).toBe(1)
  })

  it('3.D.2 a contested zone leaves a hex with its last owner', () => {
    const build: Build = { scenario: 'plan-y', at: { '1322': ['yu-inf-1'], '1320': ['it-inf-3'] } }
    expect(ownerOf(position({ ...build, owners: { allied: ['1321'] } }), hex('1321'))).toBe(1)
    expect(ownerOf(position({ ...build, owners: { axis: ['1321'] } }), hex('1321'))).toBe(0)
  })

  it('3.D.1 whoever enters a hex owns it, and keeps it when he leaves', () => {
    const s = position({ scenario: 'plan-y', at: { '1320': ['it-gaf-5'] } })
    put(s, flow().go, units('it-gaf-5'), hex('1321'))
    put(s, flow().go, units('it-gaf-5'), hex('1322'))
    expect(ownerOf(s, hex('1321'))).toBe(0)
    expect(ownerOf(s, hex('1320'))).toBe(0)
    expect(ownerOf(s, hex('1222'))).toBe(1)
  })

  it('3.D.1, 9.E.1 a division that becomes a cadre or dies loses its hexes to an enemy ZOC', () => {
    const build: Build = {
      scenario: 'plan-y',
      at: { '1322': ['yu-inf-1'], '1320': ['it-inf-3'] },
      owners: { allied: ['1321'] },
    }
    const reduced = position(build)
    reduce(reduced, flow().go, units('yu-inf-1'), '9.E.1')
    expect(ownerOf(reduced, hex('1321'))).toBe(0)
    const dead = position(build)
    eliminate(dead, flow().go, units('yu-inf-1'), '13.4')
    expect(ownerOf(dead, hex('1321'))).toBe(0)
    expect(where(dead, 'yu-inf-1')).toBe('dead')
  })

  it('3.B.3, 3.B.1, 3.B.2 a neutral’s units are nobody’s until it joins', () => {
    const s = position({ scenario: 'balkan-campaign', at: { '2110': ['yu-inf-1'] } })
    expect(sideOf(s, unit('yu-inf-1'))).toBeNull()
    expect(sideOf(s, unit('it-inf-3'))).toBe(0)
    expect(sideOf(s, unit('gr-mtn-5'))).toBe(1)
    expect(sideOf(position({ scenario: 'balkan-campaign', joined: { Yugoslavia: 1 } }), unit('yu-inf-1'))).toBe(1)
  })
})

describe('28 closed ground', () => {
  it('28.C.0 nobody enters a neutral country', () => {
    const s = position({ scenario: 'balkan-campaign', at: { '4309': ['gr-mtn-5'] } })
    expect(whyClosed(s, unit('gr-mtn-5'), hex('4208'))?.rule).toBe('28.C.0')
  })

  it('28.A.0.3 the Allies do not enter Mainland Italy, Germany, Hungary and Romania', () => {
    const s = position({ at: { '2110': ['yu-inf-1'] } })
    expect(whyClosed(s, unit('yu-inf-1'), hex('1305'))?.rule).toBe('28.A.0.3')
  })

  it('28.A.0.1, 28.A.1.0 Italians stay in their area until Germany intervenes', () => {
    const at = { '2110': ['it-inf-3'] }
    const before = position({ at, own: { intervened: false } })
    expect(whyClosed(before, unit('it-inf-3'), hex('4208'))?.rule).toBe('28.A.0.1')
    expect(whyClosed(position({ at }), unit('it-inf-3'), hex('4208'))).toBeNull()
  })

  it('28.C.1.1, 28.A.0.1 vector 167: partial Bulgarians go to Thrace and Macedonia only, but their ZOC goes further', () => {
    const s = position({ at: { '3911': ['bu-inf-1'] }, own: { bulgarians: 'partial' } })
    expect(whyClosed(s, unit('bu-inf-1'), hex('3911'))).toBeNull()
    expect(whyClosed(s, unit('bu-inf-1'), hex('2211'))?.rule).toBe('28.A.0.1')
    expect(isInZoc(s, hex('3910'), 0)).toBe(true)
  })

  it('28.A.3 Hungarians stay in Hungary and the Backa', () => {
    const s = position({ at: { '1305': ['hu-inf-10'] } })
    expect(whyClosed(s, unit('hu-inf-10'), hex('2211'))?.rule).toBe('28.A.0.1')
  })
})

describe('3.A, 11, 15 what units are', () => {
  it('11.1, 11.2 vector 151: a cadre is supported, a component without its headquarters form is not', () => {
    const s = position({ at: { '2110': ['it-inf-3'] }, cadres: ['it-inf-3'] })
    expect(isSupported(s, unit('it-inf-3'))).toBe(true)
    const sets = [{ set: 'ge-bd-A', parent: unit('ge-inf-72'), form: 'headquarters' as const }]
    const broken = position({ at: { '2110': ['ge-bd-A-1', 'ge-bd-A-2', 'ge-bd-A-3', 'ge-bd-A-hq'] }, own: { sets } })
    expect(isSupported(broken, unit('ge-bd-A-1'))).toBe(false)
    expect(isSupported(broken, unit('ge-bd-A-hq'))).toBe(true)
  })

  it('15.B.2, 3.A.4 vector 143: components have heavy equipment in the form without headquarters', () => {
    const at = { '2110': ['ge-bd-m5-85', 'ge-bd-m5-100'] }
    const inForm = (form: 'supported' | 'headquarters') =>
      position({ at, own: { sets: [{ set: 'ge-bd-m5', parent: unit('ge-mtn-5'), form }] } })
    expect(hasHeavy(inForm('supported'), unit('ge-bd-m5-85'))).toBe(true)
    expect(hasHeavy(inForm('headquarters'), unit('ge-bd-m5-85'))).toBe(false)
  })

  it('3.A.3.1, 3.A.3.2, 3.A.3.3 REs: a division 3, its cadre 1', () => {
    const s = position({ at: { '2110': ['ge-pz-2', 'ge-pz-9'] }, cadres: ['ge-pz-9'] })
    expect([reNow(s, unit('ge-pz-2')), reNow(s, unit('ge-pz-9'))]).toEqual([3, 1])
    expect([transportReNow(s, unit('ge-pz-2')), transportReNow(s, unit('ge-pz-9'))]).toEqual([6, 2])
  })

  it('15.C.1 vector 174: when all parts are dead the division lies in the box and the set is free', () => {
    const parts = ['ge-bd-A-1', 'ge-bd-A-2', 'ge-bd-A-3']
    const s = position({
      at: { '2110': parts },
      own: { sets: [{ set: 'ge-bd-A', parent: unit('ge-inf-72'), form: 'supported' }] },
    })
    eliminate(s, flow().go, units(...parts), '9.C.AE')
    expect(where(s, 'ge-inf-72')).toBe('dead')
    expect(parts.map(id => where(s, id))).toEqual(['set', 'set', 'set'])
    expect(s.sets).toEqual([])
  })
})
