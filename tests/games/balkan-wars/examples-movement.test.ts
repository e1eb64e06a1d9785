import { describe, expect, it } from 'vitest'
import { isInEnemyZoc, zocOf } from '../../../src/games/balkan-wars/board'
import { isFleetCoast } from '../../../src/games/balkan-wars/combat/fleet'
import { whyNotTarget } from '../../../src/games/balkan-wars/combat/target'
import { isInCommand } from '../../../src/games/balkan-wars/command/command'
import { hexesApart, neighboursOf } from '../../../src/games/balkan-wars/map/geography'
import { FULL_LOAD, whyNotSail } from '../../../src/games/balkan-wars/movement/landing'
import { allowance, reachOf } from '../../../src/games/balkan-wars/movement/marching'
import { reachByRail, whyNotEntrain } from '../../../src/games/balkan-wars/movement/rail'
import { sourcesFor, supplyLine } from '../../../src/games/balkan-wars/supply/supply'
import { type Build, hex, numbers, play, position, refusals, stage, unit, where } from './positions'

// The vectors of the game book's examples.md about movement, zones, command, supply and the map, by their numbers.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const to = (number: string) => ({ kind: 'to', hex: number })

/** What a unit pays to a hex, by itself. */
const cost = (build: Build, id: string, number: string): number =>
  reachOf(position(build), [unit(id)])?.costTo(hex(number)) ?? Number.POSITIVE_INFINITY

const supplied = (build: Build, id: string): boolean => sourcesFor(position(build), unit(id)).length > 0

describe('the vectors of movement', () => {
  it('5.1.5, DEM.1 X24 a Demoralized unit has half its allowance, rounded up', () => {
    const at = { '2219': ['bul-inf-1-1', 'bul-art-1', 'bul-cv-1'] }
    const s = position({ at, demoralized: ['bul-inf-1-1', 'bul-art-1', 'bul-cv-1'] })
    expect([
      allowance(s, unit('bul-inf-1-1')),
      allowance(s, unit('bul-art-1')),
      allowance(s, unit('bul-cv-1')),
    ]).toEqual([3, 2, 4])
    expect(Math.ceil(5 / 2)).toBe(3)
  })

  it('5.2.6, 5.2.3, 5.2.4 X28, X29 the railway of 1913 serves Greeks in the Second War only', () => {
    const greek = reachByRail(
      position({ scenario: 'second-war', at: { '3332': ['gre-inf-1-1'] } }),
      unit('gre-inf-1-1'),
    )
    expect(['3333', '3434', '3533', '3633', '3733', '3834'].every(number => greek.has(hex(number)))).toBe(true)
    const ottoman = reachByRail(position({ at: { '3332': ['ott-inf-1'] } }), unit('ott-inf-1'))
    expect(ottoman.has(hex('3333'))).toBe(true)
    expect(ottoman.has(hex('3434'))).toBe(false)
  })

  it('1.3.2 X30, X31, X78 the grid: neighbours and distances', () => {
    expect(numbers([...neighboursOf(hex('3333'))])).toEqual(['3233', '3234', '3332', '3334', '3433', '3434'])
    expect(numbers([...neighboursOf(hex('3434'))])).toEqual(['3333', '3334', '3433', '3435', '3533', '3534'])
    expect([
      hexesApart(hex('1622'), hex('1721')),
      hexesApart(hex('1622'), hex('2618')),
      hexesApart(hex('3012'), hex('3016')),
    ]).toEqual([1, 10, 4])
  })

  it('6.1.6, 6.1.7 X32 a clear hex and four road hexes are three hexes', () => {
    // 3115 to the road at 3016, then 3017, 3018, 3118, 3119: 1 + 4 x 0.5.
    const at = { '3115': ['bul-inf-1-1'], '3119': ['bul-sup-1'] }
    expect(supplied({ at }, 'bul-inf-1-1')).toBe(true)
    expect(supplied({ at: { '3115': ['bul-inf-1-1'], '3219': ['bul-sup-1'] } }, 'bul-inf-1-1')).toBe(false)
  })

  it('6.1.5, 9.1.5 X33, X34 supply never goes through an enemy zone, command does where a friend stands', () => {
    const at = { '3020': ['bul-inf-1-1'], '3019': ['bul-inf-1-2'], '3018': ['bul-hq-1'], '2919': ['ott-inf-1'] }
    expect(isInCommand(position({ at }), unit('bul-inf-1-1'))).toBe(true)
    const through = {
      '3021': ['bul-inf-1-1'],
      '3020': ['bul-inf-1-2'],
      '3019': ['bul-sup-1'],
      '2920': ['ott-inf-1'],
      '3121': ['ott-inf-2'],
    }
    expect(supplied({ at: through }, 'bul-inf-1-1')).toBe(false)
    const vacant = { '3020': ['bul-inf-1-1'], '3018': ['bul-hq-1'], '2919': ['ott-inf-1'], '3119': ['ott-inf-2'] }
    expect(isInCommand(position({ at: vacant }), unit('bul-inf-1-1'))).toBe(false)
  })

  // Row 17 is clear and without rivers or roads; Ottomans north and south of it close the ways round.
  const lane = { '1617': ['ott-inf-1'], '1817': ['ott-inf-2'] }

  it('9.2.1 X35 in command each step from zone to zone costs three, and two of them are possible', () => {
    const at = { ...lane, '1616': ['ott-inf-3'], '1816': ['ott-inf-4'], '1717': ['bul-inf-1-1', 'bul-hq-1'] }
    const s = position({ at })
    expect(['1717', '1716', '1715', '1714'].map(number => zocOf(s, 1)[hex(number)])).toEqual([1, 1, 1, 0])
    const reached = reachOf(s, [unit('bul-inf-1-1')])
    expect([reached?.costTo(hex('1716')), reached?.costTo(hex('1715'))]).toEqual([3, 6])
    expect(reached?.has(hex('1714'))).toBe(false)
  })

  it('9.2.1, 8.2.3 X86 in command: free to zone 1, zone to zone 3, zone to free 1, and nothing stops it', () => {
    const s = position({ at: { ...lane, '1718': ['bul-inf-1-1', 'bul-hq-1'] } })
    expect(['1718', '1717', '1716', '1715'].map(number => zocOf(s, 1)[hex(number)])).toEqual([0, 1, 1, 0])
    const reached = reachOf(s, [unit('bul-inf-1-1')])
    expect(['1717', '1716', '1715'].map(number => reached?.costTo(hex(number)))).toEqual([1, 4, 5])
    expect(reached?.mustStop(hex('1717'))).toBe(false)
  })

  it('8.2.1 X87 out of command the first zone ends the move', () => {
    const at = { ...lane, '1718': ['bul-inf-1-1'] }
    const reached = reachOf(position({ at }), [unit('bul-inf-1-1')])
    expect(reached?.costTo(hex('1717'))).toBe(1)
    expect(reached?.mustStop(hex('1717'))).toBe(true)
    expect([reached?.has(hex('1716')), reached?.has(hex('1715'))]).toEqual([false, false])
    const picked = play(stage('first-move', { at }), pick('bul-inf-1-1'))
    expect(isInEnemyZoc(picked, hex('1717'), 0)).toBe(true)
    const moved = play(picked, to('1717'))
    expect(where(moved, 'bul-inf-1-1')).toBe('1717')
    expect(refusals(moved, pick('bul-inf-1-1'))).toEqual(['5.G.2'])
  })

  it('5.3, 5.4.1 X61 six road steps from Philippopolis cost six, bridges free', () => {
    expect(cost({ at: { '2426': ['bul-inf-1-1'] } }, 'bul-inf-1-1', '2721')).toBe(6)
  })

  it('5.G.4, M.WX.2a, M.WX.2b, M.WX.2c.1 X62, X63, X64 a river in good weather, rain and snow', () => {
    const at = { '2521': ['bul-inf-1-1'] }
    expect(cost({ at }, 'bul-inf-1-1', '2520')).toBe(2)
    expect(cost({ at, own: { weather: 'rain' } }, 'bul-inf-1-1', '2520')).toBe(4)
    expect(cost({ at, own: { weather: 'snow' } }, 'bul-inf-1-1', '2520')).toBe(3)
    expect(cost({ at, own: { weather: 'thaw' } }, 'bul-inf-1-1', '2520')).toBe(4)
  })

  it('5.G.1 X65 the Bosporus costs two more', () => {
    expect(cost({ at: { '3011': ['ott-inf-1'] } }, 'ott-inf-1', '3012')).toBe(3)
  })

  it('8.1 X68, X85 no zone crosses a strait or a mountain', () => {
    const strait = position({ at: { '3520': ['ott-inf-1'], '3620': ['bul-inf-1-1'] } })
    expect(zocOf(strait, 1)[hex('3620')]).toBe(0)
    expect(zocOf(strait, 0)[hex('3520')]).toBe(0)
    const yannina = position({ at: { '3738': ['gre-inf-1-1'], '3640': ['gre-inf-1-2'], '3739': ['ott-inf-1'] } })
    expect(zocOf(yannina, 0)[hex('3739')]).toBe(0)
    expect([zocOf(yannina, 1)[hex('3738')], zocOf(yannina, 1)[hex('3640')]]).toEqual([0, 0])
  })

  it('EV.23-25 X69 guerrillas slow enemies in hexes completely inside their country', () => {
    const at = { '2620': ['ott-inf-1'] }
    const own = { guerrillas: 'Bulgaria' as const }
    expect(cost({ at, own }, 'ott-inf-1', '2520')).toBe(1)
    expect(cost({ at, own }, 'ott-inf-1', '2420') - cost({ at, own }, 'ott-inf-1', '2520')).toBe(2)
    expect(cost({ at }, 'ott-inf-1', '2420')).toBe(2)
  })

  it('6.G.3 X70, X94 the Fleet and the Straits', () => {
    const league = position({ powers: { Britain: { ally: 0, committed: true } } })
    expect(['3319', '3318', '3620'].map(number => isFleetCoast(league, hex(number)))).toEqual([true, false, false])
    const britain = { Britain: { ally: 0, committed: true } } as const
    const before = position({ scenario: 'second-war', powers: britain })
    const after = position({ scenario: 'second-war', powers: britain, joined: { 'Ottoman Empire': 0 } })
    expect([isFleetCoast(before, hex('3016')), isFleetCoast(after, hex('3016'))]).toEqual([false, true])
  })

  it('5.7.2, 5.7.3 X47, X71 what an Amphibious Operation carries, and where it lands', () => {
    const force = ['gre-inf-1-1', 'gre-inf-1-2', 'gre-inf-1-3', 'gre-hq-1', 'gre-sup-1']
    const s = position({ at: { '3332': force } })
    const sails = (units: readonly string[], number: string) =>
      whyNotSail(s, units.map(unit), 0, hex(number), null).map(each => each.rule)
    expect(sails(force, '3244')).toEqual([])
    expect(FULL_LOAD).toBe(8)
    expect(sails(['gre-inf-1-1'], '3742')).toEqual([])
    expect(sails(['gre-inf-1-1'], '3620')).toEqual(['5.7.3'])
    expect(sails(['gre-inf-1-1'], '2147')).toEqual(['5.1.6'])
    expect(sails(['gre-inf-1-1'], '4039')).toEqual([])
    expect(sails(['gre-inf-1-1'], '2345')).toEqual([])
  })

  it('5.6.2 X72 from the Display the first hex is paid in full', () => {
    expect(cost({ display: ['ott-inf-19'] }, 'ott-inf-19', '2909')).toBe(1)
  })

  it('5.1.6, 6.2.1 X76 nobody attacks into an all-Rumanian hex', () => {
    const s = position({ joined: { Rumania: 1 }, at: { '1622': ['bul-inf-1-1'], '1522': ['rum-inf-1'] } })
    expect(whyNotTarget(s, hex('1522'), 0).map(each => each.rule)).toEqual(['5.1.6'])
  })

  it('5.1.1 X77 a lake hexside is closed', () => {
    const reached = reachOf(position({ at: { '3129': ['ott-inf-1'] } }), [unit('ott-inf-1')])
    expect(reached?.pathTo(hex('3130')).length).not.toBe(2)
  })

  it('M.WX.2b X91 rain makes one clear hex over a river and two road hexes four long, too far for Mobile Supply', () => {
    // 3120 over the Maritsa, then the road over 3119 to 3118.
    const at = { '3021': ['bul-inf-1-1'], '3118': ['bul-sup-1'] }
    expect(numbers(supplyLine(position({ at }), unit('bul-inf-1-1')))).toEqual(['3021', '3118', '3119', '3120'])
    expect(supplied({ at }, 'bul-inf-1-1')).toBe(true)
    const inRain = (number: string) =>
      supplied({ at: { '3021': ['bul-inf-1-1'], [number]: ['bul-sup-1'] }, own: { weather: 'rain' } }, 'bul-inf-1-1')
    // 2 + 1 for the hex and its river, and a half for each hex of road: 3 and 4 against a radius of 3.
    expect(['3120', '3118'].map(inRain)).toEqual([true, false])
  })

  it('4.1.1 X92 a Depot that gave points does not go by rail', () => {
    const at = { '2231': ['bul-dep-1'] }
    expect(whyNotEntrain(position({ at }), unit('bul-dep-1'))).toEqual([])
    const counted = position({ at, own: { counted: [unit('bul-dep-1')] } })
    expect(whyNotEntrain(counted, unit('bul-dep-1')).map(each => each.rule)).toEqual(['4.1.1'])
  })

  it('5.5.1, 5.5.2 X97 an Engineer leads a group over the mountains and does not leave it there', () => {
    const group = ['bul-eng-1', 'bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-1-3']
    const s = stage('first-move', { at: { '2220': group } })
    const all = play(s, { kind: 'stack', hex: '2220' })
    const mountain = '2120'
    const there = play(all, to(mountain))
    expect(group.map(id => where(there, id))).toEqual(group.map(() => mountain))
    const next = stage('first-move', { at: { [mountain]: group } })
    expect(refusals(play(next, pick('bul-eng-1')), to('2220'))).toEqual(['5.5.2'])
    expect(
      refusals(play(stage('first-move', { at: { '2220': ['bul-inf-1-1'] } }), pick('bul-inf-1-1')), to(mountain)),
    ).toEqual(['5.5.1'])
  })

  it('11.1.1, 11.1.2 X101 a neutral unit closes a border hex to all', () => {
    const at = { '1512': ['rum-inf-1'], '1612': ['bul-inf-1-1'] }
    const s = stage('first-move', { at })
    expect(refusals(play(s, pick('bul-inf-1-1')), to('1512'))).toEqual(['11.1.1'])
    expect(whyNotTarget(s, hex('1512'), 0).map(each => each.rule)).toEqual(['6.G.1'])
  })

  it('S3.SR1 X108 in scenario 3 Rumanian counters are Austro-Hungarian', () => {
    const s = position({ scenario: 'on-to-belgrade', at: { '1546': ['rum-hq-1'], '1446': ['ah-mtn-1'] } })
    expect(isInCommand(s, unit('ah-mtn-1'))).toBe(true)
  })
})
