import { describe, expect, it } from 'vitest'
import { whyNotBombard } from '../../../src/games/balkan-wars/bombardment/bombardment'
import { capitulate } from '../../../src/games/balkan-wars/victory/endings'
import {
  asked,
  type Build,
  flow,
  hex,
  logOf,
  offered,
  owed,
  play,
  position,
  refusals,
  rolled,
  stage,
  unit,
  where,
} from './positions'

// What a second reading of the rulebook beside the code found, and what random games did.

const rules = (found: readonly { readonly rule: string }[]) => found.map(each => each.rule)

describe('the Fleet', () => {
  const fleet: Build = {
    powers: { Britain: { ally: 0, committed: true } },
    pool: ['bri-fleet'],
    at: { 3332: ['ott-inf-1'], 4629: ['gre-inf-1-1'] },
  }

  it('6.G.2 D43, D63 it is placed once in each of its owner’s Combat segments, or withdrawn', () => {
    const placed = play(stage('first-attack', fleet), { kind: 'fleet', hex: '3332' })
    expect(where(placed, 'bri-fleet')).toBe('3332')
    expect(refusals(placed, { kind: 'fleet', hex: '3334' })).toEqual(['6.G.2'])
    const later = stage('first-mobilize', {
      ...fleet,
      at: { ...fleet.at, 3332: ['ott-inf-1', 'bri-fleet'] },
      own: { fleetPlaced: true },
    })
    expect(later.fleetPlaced).toBe(false)
    const again = stage('first-attack', { ...fleet, pool: [], at: { ...fleet.at, 3332: ['ott-inf-1', 'bri-fleet'] } })
    expect(where(play(again, 'withdraw'), 'bri-fleet')).toBe('pool')
  })

  const taken = (at: Build): Build => ({ ...at, powers: { Britain: { ally: 1, committed: true } } })
  const changed = (build: Build) => play(asked('changeSides', 0, taken(build), { power: 'Britain' }), 'take')

  it('3.2.8, 3.2.12 D34 taken over it stays lost if it was lost, and where it lies unless among enemies', () => {
    expect(where(changed({ track: { 'bri-fleet': 5 } }), 'bri-fleet')).toBe('turn 5')
    expect(where(changed({ at: { 3332: ['bri-fleet', 'ott-inf-1'] } }), 'bri-fleet')).toBe('pool')
    expect(where(changed({ at: { 4039: ['bri-fleet', 'gre-inf-1-1'] } }), 'bri-fleet')).toBe('4039')
    expect(changed({ pool: ['bri-fleet'] }).landings).toMatchObject({ fleet: 1, fleetCame: true })
  })

  it('3.2.12 D34 the German HQ among enemies comes to its new side in good order', () => {
    const build: Build = {
      powers: { Germany: { ally: 1, committed: true } },
      at: { 3012: ['ger-hq-vg', 'ott-inf-1'] },
      demoralized: ['ger-hq-vg'],
    }
    const s = play(asked('changeSides', 0, build, { power: 'Germany' }), 'take')
    expect([owed(s), where(s, 'ger-hq-vg')]).toEqual(['place', 'holding'])
    expect(s.units[unit('ger-hq-vg')].demoralized).toBe(false)
    expect(offered(s, 'put')).toContain('ger-hq-vg 2231')
  })
})

describe('under fog', () => {
  const fog = { fog: true }

  it('12.G, EV.11 an arms deal finds the Pool and Depots that lie face down', () => {
    const s = rolled('event', [1, 1, 2], { at: { 2231: ['bul-dep-1'] }, pool: ['bul-art-4'], options: fog })
    expect(offered(s, 'put')).toEqual(['bul-art-4 2231'])
  })

  it('12.G, M.SX.1b seed 36 of the Second War: Mobile Supply comes back on Depots that lie face down', () => {
    const options = { ...fog, 'supply-expenditure': true, 'combat-supply': true }
    const build: Build = { at: { 2231: ['bul-dep-1'], 2426: ['bul-dep-2'], 1622: [] }, options }
    const used = position(build)
    const units = [...used.units]
    units[unit('bul-sup-1')] = { at: { is: 'expended' }, demoralized: false, open: false }
    const s = asked('place', 0, { ...build, own: { units } }, { units: [unit('bul-sup-1')], why: 'supply' })
    expect(offered(s, 'put').sort()).toEqual(['bul-sup-1 2231', 'bul-sup-1 2426'])
  })

  it('M.SX.1b seed 7039 of the Second War: two Depots in one hex take two units of Mobile Supply, and are one place', () => {
    const options = { 'supply-expenditure': true, 'combat-supply': true }
    const build: Build = { at: { 2231: ['bul-dep-1', 'bul-dep-2'], 2426: ['bul-dep-3'] }, options }
    const units = [...position(build).units]
    const used = ['bul-sup-1', 'bul-sup-2', 'bul-sup-3'].map(unit)
    for (const id of used) units[id] = { at: { is: 'expended' }, demoralized: false, open: false }
    const s = asked('place', 0, { ...build, own: { units } }, { units: used, why: 'supply' })
    const places = (id: string, ...hexes: string[]) => hexes.map(each => `${id} ${each}`)
    expect(offered(s, 'put')).toEqual([
      ...places('bul-sup-1', '2231', '2426'),
      ...places('bul-sup-2', '2231', '2426'),
      ...places('bul-sup-3', '2231', '2426'),
    ])
    const once = play(s, { kind: 'put', unit: 'bul-sup-1', hex: '2231' })
    expect(offered(once, 'put')).toEqual([
      ...places('bul-sup-2', '2231', '2426'),
      ...places('bul-sup-3', '2231', '2426'),
    ])
    const twice = play(once, { kind: 'put', unit: 'bul-sup-2', hex: '2231' })
    expect(where(twice, 'bul-sup-3')).toBe(
      where(play(once, { kind: 'put', unit: 'bul-sup-3', hex: '2426' }), 'bul-sup-3'),
    )
  })

  it('12.G, M.SX.1 Mobile Supply that lies face down can be drawn on', () => {
    const options = { ...fog, 'supply-expenditure': true, 'combat-supply': true }
    const at = { 3019: ['bul-inf-1-1'], 3020: ['bul-sup-1'], 3018: ['ott-inf-8'] }
    const s = play(stage('first-attack', { at, options }), { kind: 'target', hex: '3018' }, 'launch')
    expect([owed(s), offered(s, 'use')]).toEqual(['drawSupply', ['bul-sup-1']])
  })
})

describe('politics', () => {
  it('EV.26 D11, D28 who leaves Albania for an enemy City takes it', () => {
    const build: Build = {
      at: { 2941: ['gre-inf-1-1'] },
      morale: { Greece: 5, 'Ottoman Empire': 5 },
      holding: ['alb-inf-1'],
    }
    const s = play(rolled('event', [2, 6], build), { kind: 'pick', unit: 'gre-inf-1-1' })
    const out = play(s, { kind: 'to', unit: 'gre-inf-1-1', hex: '3038' })
    expect(out.captured).toEqual([{ hex: hex('3038'), captors: ['Greece'] }])
    expect(out.morale).toMatchObject({ Greece: 6, 'Ottoman Empire': 4 })
  })

  it('10.3.5, 13.2.3 D89 the trenches of a country go when it capitulates', () => {
    const own = {
      entrenchments: [
        { hex: hex('2231'), side: 0 as const },
        { hex: hex('1140'), side: 0 as const },
      ],
    }
    const s = position({ at: { 2231: ['bul-eng-1'], 1140: ['ser-eng-1'] }, own })
    capitulate(s, flow() as never, 'Bulgaria')
    expect(s.entrenchments).toEqual([{ hex: hex('1140'), side: 0 }])
  })

  it('EV.33 D83 an armistice is told and refused with the event of its own country', () => {
    const flagged = { at: { 3332: ['gre-inf-1-1'], 3331: ['ott-inf-1'] }, own: { noAttack: ['Greece' as const] } }
    const s = stage('first-attack', { ...flagged, options: { fog: true } })
    expect(refusals(s, { kind: 'target', hex: '3331' })).toEqual(['EV.33'])
    const open = stage('second-attack', { ...flagged, side: 1 })
    const launched = logOf(play(open, { kind: 'target', hex: '3332' }), 'launch')
    expect(launched.find(({ kind }) => kind === 'armisticeFlag')).toMatchObject({ rule: 'EV.33' })
    expect(launched.map(({ kind }) => kind)).toContain('battle')
  })
})

describe('bombardment is an attack', () => {
  const options = { bombardment: true, 'combat-supply': false }

  it('3.2.5 D60 Great Power guns spare a stack with a Great Power unit in it', () => {
    const powers = { 'Austro-Hungary': { ally: 1, committed: true }, Germany: { ally: 0, committed: true } } as const
    const at = { 2231: ['ger-hq-vg', 'bul-inf-1-1'], 2232: ['ah-art-1', 'ott-art-1'] }
    const s = position({ at, powers, options })
    expect(rules(whyNotBombard(s, unit('ah-art-1'), hex('2231'), 1, 'offensive'))).toEqual(['3.2.5'])
    expect(rules(whyNotBombard(s, unit('ott-art-1'), hex('2231'), 1, 'offensive'))).toEqual([])
  })

  it('5.1.6 D37 nobody fires into an all-Rumanian hex', () => {
    const s = position({
      joined: { Rumania: 1 },
      at: { 1622: ['bul-art-1'], 1522: ['rum-inf-1', 'rum-art-1'] },
      options,
    })
    expect(rules(whyNotBombard(s, unit('bul-art-1'), hex('1522'), 0, 'offensive'))).toEqual(['5.1.6'])
    expect(rules(whyNotBombard(s, unit('rum-art-1'), hex('1622'), 1, 'offensive'))).toEqual([])
  })
})

describe('Agents', () => {
  it('M.SO.2b D75 they are hired though no unit is left to raise, and also with Morale', () => {
    const options = { 'secret-operations': true }
    const s = asked('mobilize', 0, { turn: 1, at: { 2231: ['bul-dep-1'] }, options })
    expect([owed(s), s.mobilizing?.country]).toEqual(['mobilize', 'Bulgaria'])
    const hired = play(s, 'agent', 'agent')
    expect(hired.agents[0] - s.agents[0]).toBe(2)
    expect(refusals(hired, 'agent')).toEqual(['M.SO.2b'])
    expect(play(hired, 'spendMorale', 'agent').agents[0] - s.agents[0]).toBe(3)
    expect(owed(asked('mobilize', 0, { turn: 1, at: { 2231: ['bul-dep-1'] } }))).not.toBe('mobilize')
  })
})
