import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../src/core/engine/engine'
import { balkanGambit } from '../../../../src/games/balkan-gambit'
import { unitsIn } from '../../../../src/games/balkan-gambit/board'
import { tac } from '../../../../src/games/balkan-gambit/charts/charts'
import { counters } from '../../../../src/games/balkan-gambit/forces/counters'
import { toDeploy, whyNotDeploy } from '../../../../src/games/balkan-gambit/forces/deployment'
import { scenarios } from '../../../../src/games/balkan-gambit/forces/scenarios'
import { landHexes } from '../../../../src/games/balkan-gambit/map/hexes'
import type { Gambit } from '../../../../src/games/balkan-gambit/state'
import { hexOf, isPartisan, tacLeft } from '../../../../src/games/balkan-gambit/state'
import {
  engine,
  hex,
  offered,
  owed,
  owedBy,
  play,
  refusals,
  type Scenario,
  settingOf,
  steps,
  unit,
  where,
} from '../positions'

const SCENARIOS: readonly Scenario[] = ['1943', '1944', '1945']

const begin = (scenario: Scenario, options = {}): Gambit => engine.begin(settingOf(scenario, options), 1).state
const allied = (scenario: Scenario, options = {}): Gambit => play(begin(scenario, options), 'ready', 'done')

/** Picks a unit and says what speaks against a hex for it. */
const deployRefusals = (s: Gambit, id: string, to: string): string[] =>
  refusals(play(s, { kind: 'pick', unit: id }), { kind: 'to', hex: to })

const inScenario = (s: Gambit, test: (id: number) => boolean): string[] =>
  counters.flatMap((each, id) => (s.units[id].at.is !== 'absent' && test(id) ? [each.id] : []))

describe('3 and the set-up', () => {
  it('3.1.1, S43.0, S44.0, S45.0 the Axis sets up first, then the Allies, then turn 1 begins', () => {
    for (const scenario of SCENARIOS) {
      const s = begin(scenario)
      expect([owed(s), owedBy(s)]).toEqual(['deploy', 'axis'])
      expect(refusals(s, 'done')).toEqual(['3.1.1'])
      expect([owed(allied(scenario)), owedBy(allied(scenario))]).toEqual(['deploy', 'allied'])
      expect(balkanGambit.scenarios.map(each => each.id)).toContain(scenario)
    }
  })

  it('3.1.1 a unit of the other side is not yours to set up', () => {
    expect(refusals(begin('1944'), { kind: 'pick', unit: 'par-01' })).toEqual(['3.1.1'])
  })

  it('3.1.2, SU.2 everything begins at full strength in 1943 and 1944', () => {
    for (const scenario of ['1943', '1944'] as const) {
      const s = begin(scenario)
      expect(inScenario(s, id => s.units[id].steps < counters[id].steps)).toEqual([])
    }
    expect(refusals(begin('1944'), { kind: 'deplete', unit: 'de-297-inf' })).toEqual(['SU.2'])
  })

  it('SU.1 an Improved Position goes to a coastal hex with an Axis unit, and is taken away when asked again', () => {
    const s = play(begin('1944'), { kind: 'pick', unit: 'de-11l-inf' }, { kind: 'to', hex: '1738' })
    expect(refusals(s, { kind: 'fortify', hex: '1737' })).toEqual(['SU.1'])
    expect(refusals(s, { kind: 'fortify', hex: '1732' })).toEqual(['SU.1'])
    const dug = play(s, { kind: 'fortify', hex: '1738' })
    expect(dug.improved).toEqual([hex('1738')])
    expect(play(dug, { kind: 'fortify', hex: '1738' }).improved).toEqual([])
    expect(play(dug, { kind: 'pick', unit: 'de-11l-inf' }, { kind: 'to', hex: '1732' }).improved).toEqual([])
    expect(offered(allied('1944'), 'fortify')).toEqual([])
  })

  it('SU.3 Western units begin in the Med Box, by year', () => {
    const med = (scenario: Scenario) => inScenario(begin(scenario), id => begin(scenario).units[id].at.is === 'med')
    expect(med('1943').length).toBe(17)
    expect(med('1944').length).toBe(25)
    expect(med('1945').sort()).toEqual(
      ['cdn-1-art', 'cdn-1-inf', 'cdn-5-arm', 'uk-12-art', 'uk-42-inf', 'uk-5-inf', 'uk-50-inf', 'uk-8-arm'].sort(),
    )
  })

  it('SU.4 the 10th Mountain may take the place of one US division, free, in 1944', () => {
    const swapped = begin('1944', { 'tenth-mountain': 'us-36-inf' })
    expect([where(swapped, 'us-10-mtn'), where(swapped, 'us-36-inf')]).toEqual(['med', 'absent'])
    expect(swapped.optionalVp).toEqual({ allied: 0, axis: 0 })
    expect(where(begin('1944'), 'us-10-mtn')).toBe('waiting')
  })

  it('SU.5 TAC by weather: 2/1, 3/1, 1/0', () => {
    expect(SCENARIOS.map(scenario => [tac[scenario].clear, tac[scenario].poor])).toEqual([
      [2, 1],
      [3, 1],
      [1, 0],
    ])
    expect(tacLeft({ ...begin('1943'), weather: 'poor' })).toBe(1)
  })

  it('SU.6 partisans begin in empty rough or mountain hexes of their zone, three to a hex', () => {
    const s = allied('1944')
    expect(deployRefusals(s, 'par-03', '1515')).toEqual([])
    expect(deployRefusals(s, 'par-03', '1512')).toEqual(['SU.6'])
    expect(deployRefusals(s, 'par-03', '1717')).toEqual(['SU.6'])
    const three = play(s, 'ready')
    expect(deployRefusals(three, 'par-06', '1515')).toEqual(['SU.6'])
    expect(deployRefusals(s, 'gkp-1', '1738')).toEqual(['SU.6'])
  })

  it('SU.6 where a zone has no empty hideout left, any empty hex serves, then any hex, dispersed', () => {
    let s = allied('1944')
    const slovenia = landHexes.filter(each => whyNotDeploy(s, unit('slo-1'), each).every(why => why.rule !== 'S44.1'))
    const garrisons = inScenario(s, id => counters[id].side === 1 && !isPartisan(id as never))
    const units = [...s.units]
    const wild = slovenia.filter(each => whyNotDeploy(s, unit('par-01'), each).length === 0)
    wild.forEach((each, index) => {
      units[unit(garrisons[index])] = { ...units[unit(garrisons[index])], at: { is: 'hex', hex: each } }
    })
    s = { ...s, units }
    const open = slovenia.filter(each => whyNotDeploy(s, unit('par-01'), each).length === 0)
    expect(open.length).toBeGreaterThan(0)
    expect(open.every(each => unitsIn(s, each).length === 0)).toBe(true)
  })

  it('SU.7, 13.5.10 partisans by zone: 11, 16 and 20 blue, 3, 6 and no white, six Chetniks in 1943 only', () => {
    const count = (scenario: Scenario, nation: string) =>
      toDeploy(begin(scenario), 0).filter(id => counters[id].nation === nation).length
    expect(SCENARIOS.map(each => count(each, 'Yugoslav Partisan'))).toEqual([11, 16, 20])
    expect(SCENARIOS.map(each => count(each, 'Greek Guerrilla'))).toEqual([3, 6, 0])
    expect(
      SCENARIOS.map(each => toDeploy(begin(each), 1).filter(id => counters[id].nation === 'Chetnik').length),
    ).toEqual([6, 0, 0])
    expect(deployRefusals(allied('1944'), 'par-01', '1515')).toEqual(['SU.7'])
  })

  it('SU.8 Soviets begin in or next to Subotica, Bulgarians within two of Beograd', () => {
    const s = allied('1945')
    expect(deployRefusals(s, 'su-73-inf', '2213')).toEqual([])
    expect(deployRefusals(s, 'su-73-inf', '2315')).toEqual(['SU.8'])
    expect(deployRefusals(s, 'bg-7-inf', '2118')).toEqual([])
    expect(deployRefusals(s, 'bg-7-inf', '2322')).toEqual(['SU.8'])
  })

  it('S43.1, S44.1, S45.1 each formation begins in its zone', () => {
    expect(deployRefusals(begin('1943'), 'de-1-pz', '1738')).toEqual([])
    expect(deployRefusals(begin('1943'), 'de-1-pz', '1717')).toEqual(['S43.1'])
    expect(deployRefusals(begin('1944'), 'de-181-inf', '1622')).toEqual([])
    expect(deployRefusals(begin('1944'), 'de-181-inf', '1738')).toEqual(['S44.1'])
    expect(deployRefusals(begin('1945'), 'de-22-mot', '1107')).toEqual([])
    expect(deployRefusals(begin('1945'), 'de-22-mot', '2218')).toEqual(['S45.1'])
  })

  it('S45.1 so many of a group start reduced, by the owner’s choice', () => {
    const s = begin('1945')
    const reduced = (now: Gambit, ...ids: string[]) => ids.filter(id => steps(now, id) === 1).length
    const inf33 = ['de-11l-inf', 'de-173-inf', 'de-187-inf', 'de-369-inf', 'de-373-inf', 'de-392-inf']
    const inf43 = ['de-71-inf', 'de-181-inf', 'de-264-inf', 'de-297-inf']
    expect([reduced(s, ...inf33), reduced(s, ...inf43)]).toEqual([2, 2])
    expect([reduced(s, 'de-1-mtn'), reduced(s, 'de-104-lt', 'de-117-lt', 'de-118-lt')]).toEqual([1, 1])
    const other = play(s, { kind: 'deplete', unit: 'de-392-inf' })
    expect([steps(other, 'de-392-inf'), reduced(other, ...inf33)]).toEqual([1, 2])
    expect(refusals(other, { kind: 'deplete', unit: 'de-392-inf' })).toEqual(['S45.1'])
  })

  it('S45.5 half of the twenty blue partisans begin in Serbia', () => {
    const serbia = toDeploy(begin('1945'), 0).filter(
      id => counters[id].nation === 'Yugoslav Partisan' && whyNotDeploy(allied('1945'), id, hex('1919')).length === 0,
    )
    expect(serbia.length).toBe(10)
  })

  it('S43.5 Italians begin on or next to the coast, in Greece on the Peloponnese, and apart from others', () => {
    const s = begin('1943')
    expect(deployRefusals(s, 'it-15-inf', '1216')).toEqual([])
    expect(deployRefusals(s, 'it-15-inf', '1610')).toEqual(['S43.5'])
    expect(deployRefusals(s, 'it-24-inf', '1238')).toEqual([])
    expect(deployRefusals(s, 'it-24-inf', '1738')).toEqual(['S43.5'])
    expect(deployRefusals(s, 'it-13-inf', '1507')).toEqual([])
    const german = play(s, { kind: 'pick', unit: 'de-gen-1' }, { kind: 'to', hex: '1408' })
    expect(deployRefusals(german, 'it-13-inf', '1408')).toEqual(['S43.6.2'])
  })

  it('S43.7 Chetniks are set up by the Axis, in Serbia', () => {
    const s = begin('1943')
    expect(deployRefusals(s, 'che-1', '1920')).toEqual([])
    expect(deployRefusals(s, 'che-1', '1515')).toEqual(['S43.7'])
    expect(deployRefusals(s, 'che-1', '2318')).toEqual(['SU.6'])
  })

  it.each(SCENARIOS)('the ready deployment of %s puts every unit on the map, legally, and can be changed', scenario => {
    for (const s of [play(begin(scenario), 'ready'), play(allied(scenario), 'ready')]) {
      const side = s.frames.at(-1)?.side ?? 0
      for (const id of toDeploy(s, side)) {
        const at = hexOf(s, id)
        expect(at, counters[id].id).not.toBeNull()
        const lifted = { ...s, units: s.units.with(id, { ...s.units[id], at: { is: 'waiting' as const } }) }
        expect(whyNotDeploy(lifted, id, at as never), counters[id].id).toEqual([])
      }
      expect(balkanGambit.audit(s)).toEqual([])
      expect(refusals(s, 'done')).toEqual([])
      expect(offered(s, 'pick').length).toBe(toDeploy(s, side).length)
    }
  })

  it.each(SCENARIOS)('the ready deployment of %s stands where its data says', scenario => {
    const s = play(allied(scenario), 'ready')
    const data = scenarios.find(each => each.id === scenario)
    expect(data).toBeDefined()
    expect(where(s, scenario === '1945' ? 'par-11' : 'par-01')).toBe(scenario === '1945' ? '2017' : '1507')
    expect(s.improved.length).toBeGreaterThan(5)
  })

  it('a partisan placed by hand may be turned over, a regular may not', () => {
    const s = play(allied('1944'), { kind: 'pick', unit: 'par-03' }, { kind: 'to', hex: '1515' })
    expect(play(s, { kind: 'mode', unit: 'par-03' }).units[unit('par-03')].dispersed).toBe(false)
    expect(refusals(begin('1944'), { kind: 'mode', unit: 'de-1-mtn' })).toEqual(['2.7.2'])
    expect(createEngine(balkanGambit).prompt(s)?.rule).toBe('3.1.1')
  })
})
