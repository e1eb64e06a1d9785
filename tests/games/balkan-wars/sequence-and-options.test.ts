import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../src/core/engine/state'
import { balkanWars } from '../../../src/games/balkan-wars'
import { dateOf, lastTurn } from '../../../src/games/balkan-wars/calendar'
import { isInWar, landAt, sideOf } from '../../../src/games/balkan-wars/countries'
import { POWERS } from '../../../src/games/balkan-wars/forces/counter'
import { counters } from '../../../src/games/balkan-wars/forces/counters'
import { scenarioOf } from '../../../src/games/balkan-wars/forces/scenarios'
import { hexesMarked, IN_1912, IN_1913, soilAt } from '../../../src/games/balkan-wars/map/geography'
import { harried } from '../../../src/games/balkan-wars/movement/ground'
import { allowance, reachOf, whyClosed } from '../../../src/games/balkan-wars/movement/marching'
import type { Wars } from '../../../src/games/balkan-wars/state'
import { countriesFor, operationResult, powerBonus, victims } from '../../../src/games/balkan-wars/strategy/operations'
import { phasesNow } from '../../../src/games/balkan-wars/turn'
import {
  type Build,
  begin,
  flow,
  hex,
  names,
  offered,
  owed,
  play,
  position,
  refusals,
  settingOf,
  stage,
  unit,
} from './positions'

const frame: Frame = { step: 'weather', side: 0, args: null, local: null, asker: 0, entered: true }

/** The weather of a turn with this die. */
function weatherOf(build: Build, die: number): Wars {
  const s = { ...position({ ...build, options: { weather: true } }) }
  balkanWars.steps.weather?.enter?.(s, frame, flow(die) as never)
  return s
}

describe('1 and 2: pieces and sequence', () => {
  it('1.G.1, 1.G.2 two printed wars and two more, with sets of rules for beginners, competitors and soloists', () => {
    expect(balkanWars.scenarios.map(each => each.id)).toEqual(['first-war', 'second-war', 'on-to-belgrade', 'jihad'])
    expect(balkanWars.presets?.map(each => each.id)).toEqual(
      expect.arrayContaining(['beginner', 'competitor', 'solitaire']),
    )
  })

  it('1.3.1, 1.7.1, 1.7.2 220 units with strength, cadre and movement', () => {
    expect(counters.length).toBe(220)
    expect(counters.every(each => each.combat >= 0 && each.cadre >= 1 && each.movement >= 0)).toBe(true)
  })

  it('1.3.3, 1.3.4 two sets of borders, and Asia beside the map', () => {
    expect(soilAt(hex('2720'), IN_1912)).toEqual(['Ottoman Empire'])
    expect(soilAt(hex('2720'), IN_1913)).toEqual(['Bulgaria'])
    expect(balkanWars.map.boxById.has('off-map')).toBe(true)
    expect(hexesMarked('off-map exit').length).toBeGreaterThan(10)
  })

  it('1.5.1, 2.E turns have dates and an end', () => {
    const s = position({ turn: 1 })
    expect(dateOf(s, 1)).toBe('Oct III 1912')
    expect(dateOf(s, 7)).toBe('Dec I 1912')
    expect(lastTurn(settingOf('first-war'))).toBe(7)
    expect(lastTurn(settingOf('first-war', { end: 'May IV 1913' }))).toBe(30)
  })

  it('1.7.6, 1.7.7, 1.7.10 friend, enemy, good order and allowance', () => {
    const s = position({ at: { '2219': ['bul-inf-1-1', 'bul-inf-1-2'] }, demoralized: ['bul-inf-1-2'] })
    expect([sideOf(s, unit('bul-inf-1-1')), sideOf(s, unit('ott-inf-1'))]).toEqual([0, 1])
    expect([allowance(s, unit('bul-inf-1-1')), allowance(s, unit('bul-inf-1-2'))]).toEqual([6, 3])
    expect(reachOf(s, [unit('bul-inf-1-1')])?.costTo(hex('2218'))).toBe(1)
  })

  it('1.7.8 the six Great Powers', () => {
    expect([...POWERS].sort()).toEqual(['Austro-Hungary', 'Britain', 'France', 'Germany', 'Italy', 'Russia'])
  })

  it('2.G, 2.D.1, 2.D.2, 2.D.3, 2.D.4, 2.D.5, 2.P.1, 2.S, M.SEQ.2 Diplomacy, then both player turns alike', () => {
    const { phases } = phasesNow(position({}))
    expect(phases.map(each => each.title)).toEqual([
      'Diplomacy',
      ...['Mobilization', 'Movement', 'Combat', 'Rally'],
      ...['Mobilization', 'Movement', 'Combat', 'Rally'],
    ])
    expect(phases.slice(1).map(each => each.side)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
    const plain = phasesNow(position({ options: { diplomacy: false } })).phases
    expect(plain.some(each => each.title === 'Diplomacy')).toBe(false)
  })

  it('SC.1, 11.2.2, SC.4 a scenario says who fights on which side, and who is neutral', () => {
    const s = begin('first-war')
    expect(['Bulgaria', 'Serbia', 'Montenegro', 'Greece'].map(each => s.countries[each as 'Serbia'].side)).toEqual([
      0, 0, 0, 0,
    ])
    expect(s.countries['Ottoman Empire']).toEqual({ side: 1, stance: 'joined' })
    expect(isInWar(s, 'Rumania')).toBe(false)
    const beginner = balkanWars.presets?.find(each => each.id === 'beginner')
    expect(beginner?.options['ottoman-corps']).toBe(false)
  })

  it('11.2.1 a neutral that joins fights at once for its side', () => {
    const at = { '1522': ['rum-inf-1'] }
    expect(sideOf(position({ at }), unit('rum-inf-1'))).toBe(null)
    expect(sideOf(position({ at, joined: { Rumania: 1 } }), unit('rum-inf-1'))).toBe(1)
  })
})

describe('scenario 3', () => {
  it('S3.F, S3.SR2 Serbia and Austro-Hungary at Morale 7, no diplomacy', () => {
    const s = begin('on-to-belgrade')
    expect([s.morale.Serbia, s.morale['Austro-Hungary']]).toEqual([7, 7])
    expect(phasesNow(s).phases.some(each => each.title === 'Diplomacy')).toBe(false)
    expect(Object.values(s.powers).every(each => each.ally === null)).toBe(true)
  })

  it('S3.SR3 only Austria-Hungary and Serbia may be entered, by both sides', () => {
    const s = position({ scenario: 'on-to-belgrade' })
    expect(whyClosed(s, 'Serbia', hex('1546'))).toBe(null)
    expect(whyClosed(s, 'Austro-Hungary', hex('1140'))).toBe(null)
    expect(whyClosed(s, 'Serbia', hex('2231'))).not.toBe(null)
  })

  it('S3.SR4 nobody starts entrenched', () => {
    expect(scenarioOf(position({ scenario: 'on-to-belgrade' })).entrenched).toBe(false)
    expect(offered(begin('on-to-belgrade'), 'entrench')).toEqual([])
  })

  it('S3.V Belgrade 10, four towns 3 each, Sarajevo 20', () => {
    const { named } = scenarioOf(position({ scenario: 'on-to-belgrade' })).victory
    const points = (number: string) => named.find(each => each.hex === number)?.points
    expect([points('1140'), points('1836'), points('1546')]).toEqual([
      [10, 10],
      [3, 3],
      [20, 0],
    ])
  })
})

describe('MOVES 81: weather', () => {
  it('M.WX.1, M.WX.1a summer: rain on a 6', () => {
    expect([5, 6].map(die => weatherOf({ turn: 1 }, die).weather)).toEqual(['good', 'rain'])
  })

  it('M.WX.1b, M.WX.2c.3 X52 winter: snow on 4 and 5, and it stays', () => {
    expect([3, 4, 6].map(die => weatherOf({ turn: 4 }, die).weather)).toEqual(['good', 'snow', 'thaw'])
    expect(weatherOf({ turn: 5, own: { snow: true } }, 2).weather).toBe('snow')
  })

  it('M.WX.2d a thaw ends the snow, and April I is one', () => {
    const thawed = weatherOf({ turn: 5, own: { snow: true } }, 6)
    expect([thawed.weather, thawed.snow]).toEqual(['thaw', false])
    const april = weatherOf({ turn: 23, own: { snow: true } }, 1)
    expect([dateOf(april, 23), april.weather, april.snow]).toEqual(['Apr I 1913', 'thaw', false])
  })
})

describe('MOVES 81: strategic operations', () => {
  const at = { '1717': ['bul-hq-1', 'bul-hq-3'], '1716': ['ott-inf-8'], '3012': ['ott-inf-1'] }
  const spying = { fog: true, intelligence: true }

  it('M.SI.1, M.SI.3 X53 each HQ tries once, at a stack within ten hexes', () => {
    const s = stage('first-strategic', { at, options: spying })
    expect(refusals(s, { kind: 'spy', unit: 'bul-hq-1', hex: '3012' })).toEqual(['M.SI.1'])
    const seen = play(s, { kind: 'spy', unit: 'bul-hq-1', hex: '1716', dice: [2] })
    expect(seen.units[unit('ott-inf-8')].open).toBe(true)
    const failed = play(s, { kind: 'spy', unit: 'bul-hq-1', hex: '1716', dice: [4] })
    expect(failed.units[unit('ott-inf-8')].open).toBe(false)
    expect(refusals(failed, { kind: 'spy', unit: 'bul-hq-1', hex: '1716' })).toEqual(['M.SI.1'])
  })

  it('M.SI.2 on a 6 the enemy looks at a stack of that country', () => {
    const s = play(stage('first-strategic', { at, options: spying }), {
      kind: 'spy',
      unit: 'bul-hq-1',
      hex: '1716',
      dice: [6],
    })
    expect([owed(s), s.frames.at(-1)?.side]).toEqual(['lookAt', 1])
    expect(offered(s, 'look')).toEqual(['1717'])
    expect(play(s, { kind: 'look', hex: '1717' }).units[unit('bul-hq-1')].open).toBe(false)
  })

  const agents = { 'secret-operations': true }
  const operating = (build: Build = {}) =>
    stage('first-strategic', {
      at,
      own: { agents: [3, 2] },
      morale: { Bulgaria: 0, Serbia: 0, Greece: 0, Montenegro: 0, 'Ottoman Empire': 5 },
      ...build,
      options: { ...agents, ...build.options },
    })

  it('M.SO.1, M.SO.2a, M.SO.2c, M.SO.3, M.SO.8 Agents are the player’s, are committed unseen and used up', () => {
    const s = play(operating(), { kind: 'propaganda', pick: 'Ottoman Empire' })
    expect(owed(s)).toBe('agents')
    expect(refusals(s, { kind: 'commit', pick: 4 })).toEqual(['M.SO.2a'])
    const both = play(s, { kind: 'commit', pick: 2 }, { kind: 'commit', pick: 1 })
    const done = play(both, { kind: 'keep', dice: [5] })
    expect(done.agents).toEqual([1, 1])
    // Difference 1 and a 5: S1.
    expect(done.morale['Ottoman Empire']).toBe(4)
  })

  it('M.SO.T, M.SO.10 X51 the table, and what is added', () => {
    expect([operationResult(2, 5), operationResult(-1, 5), operationResult(4, 5), operationResult(0, 9)]).toEqual([
      'S1',
      'N',
      'S2',
      'S2',
    ])
    expect(powerBonus(position({ powers: { Germany: { ally: 1, committed: true } } }), 1)).toBe(1)
    const s = play(
      operating({ morale: { Bulgaria: 1 } }),
      { kind: 'propaganda', pick: 'Ottoman Empire' },
      { kind: 'commit', pick: 2 },
      { kind: 'commit', pick: 1 },
    )
    const spent = play(s, { kind: 'spend', pick: 'Bulgaria' })
    expect(spent.morale.Bulgaria).toBe(0)
  })

  it('M.SO.4 espionage opens what stands in a country', () => {
    expect(countriesFor(position({ options: agents }), 0, 'espionage')).toEqual([])
    const s = operating({ options: { fog: true } })
    expect(offered(s, 'espionage')).toContain('Bulgaria')
    const both = play(
      s,
      { kind: 'espionage', pick: 'Bulgaria' },
      { kind: 'commit', pick: 3 },
      { kind: 'commit', pick: 0 },
    )
    expect(landAt(both, hex('1716'))).toEqual(['Bulgaria'])
    expect(play(both, { kind: 'keep', dice: [6] }).units[unit('ott-inf-8')].open).toBe(true)
  })

  it('M.SO.6 an HQ in good order that is seen may be aimed at', () => {
    const build = { at: { '3012': ['ott-hq-1', 'ott-hq-2'] }, demoralized: ['ott-hq-2'] }
    expect(names(victims(position(build), 0))).toEqual(['ott-hq-1'])
    expect(victims(position({ ...build, options: { fog: true } }), 0)).toEqual([])
  })

  it('M.SO.7 subversion makes every hex inside the country dearer for its enemies', () => {
    const s = position({ own: { subversion: [{ country: 'Bulgaria', payer: 1 }] } })
    expect([harried(s, 1)[hex('2420')], harried(s, 1)[hex('2520')], harried(s, 0)[hex('2420')]]).toEqual([1, 0, 0])
  })

  it('M.SO.2b, M.SO.9 Agents at the start, and bought', () => {
    expect(['first-war', 'second-war', 'on-to-belgrade', 'jihad'].map(each => begin(each as 'jihad').agents)).toEqual([
      [2, 2],
      [1, 1],
      [0, 0],
      [1, 3],
    ])
    const s = stage('first-mobilize', { turn: 1, at: { '2231': ['bul-dep-1'] }, options: agents })
    expect(offered(s, 'agent').length + refusals(s, 'agent').length).toBeGreaterThan(0)
  })
})
