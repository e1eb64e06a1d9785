import { describe, expect, it } from 'vitest'
import { spaceOf } from '../../../src/games/balkan-wars/calendar'
import { eliminate } from '../../../src/games/balkan-wars/combat/losses'
import { isOpenTo, sideOf } from '../../../src/games/balkan-wars/countries'
import { POWERS } from '../../../src/games/balkan-wars/forces/counter'
import { counters } from '../../../src/games/balkan-wars/forces/counters'
import { presets } from '../../../src/games/balkan-wars/forces/options'
import { scenarios } from '../../../src/games/balkan-wars/forces/scenarios'
import { map, soilAt } from '../../../src/games/balkan-wars/map/geography'
import { ownPoints, sharedPoints } from '../../../src/games/balkan-wars/mobilization/ledger'
import { conflictChances, conflictResult } from '../../../src/games/balkan-wars/politics/conflict-step'
import { changeMorale } from '../../../src/games/balkan-wars/politics/morale'
import { strengthOf } from '../../../src/games/balkan-wars/politics/powers'
import type { Go, Wars } from '../../../src/games/balkan-wars/state'
import { STAGES } from '../../../src/games/balkan-wars/turn'
import { scoreLines, totalsOf } from '../../../src/games/balkan-wars/victory/score'
import {
  asked,
  type Build,
  begin,
  deployed,
  engine,
  flow,
  hex,
  offered,
  owed,
  play,
  position,
  refusals,
  rolled,
  settingOf,
  unit,
  where,
} from './positions'

const goOf = (...dice: number[]) => flow(...dice) as unknown as Go
const optionsOf = (preset: string) => presets.find(({ id }) => id === preset)?.options ?? {}

/** Points of a side for a place by its name. */
const worthOf = (s: Wars, label: string): readonly [number, number] =>
  scoreLines(s).find(each => each.label === label)?.values ?? [0, 0]

describe('the frame', () => {
  it('1.G.1, SC.4, S2.B beginners, competitors and soloists leave rules out', () => {
    expect(optionsOf('beginner')).toMatchObject({ diplomacy: false, fog: false, 'ottoman-corps': false })
    expect(optionsOf('competitor')).not.toHaveProperty('ottoman-corps')
    expect(begin('second-war', { 'ottoman-corps': false }).corpsOut).toEqual([])
  })

  it('1.G.2, 1.3.1 four scenarios, 220 units of ten nations', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(['first-war', 'second-war', 'on-to-belgrade', 'jihad'])
    expect(counters).toHaveLength(220)
    expect(new Set(counters.map(({ nation }) => nation)).size).toBe(10)
  })

  it('1.3.3, 1.3.4, 1.7.8 two sets of borders, the Display beside the map, six Great Powers', () => {
    expect(soilAt(hex('2720'), 0)).toEqual(['Ottoman Empire'])
    expect(soilAt(hex('2720'), 1)).toContain('Bulgaria')
    expect(map.boxById.has('off-map')).toBe(true)
    expect([...POWERS].sort()).toEqual(['Austro-Hungary', 'Britain', 'France', 'Germany', 'Italy', 'Russia'])
  })

  it('1.7.1, 1.7.2, 1.7.10 strength, cadre and movement as printed', () => {
    expect(counters[unit('bul-inf-1-1')]).toMatchObject({ combat: 6, cadre: 3, movement: 6 })
    expect(counters[unit('ott-inf-1')]).toMatchObject({ combat: 8, cadre: 3, movement: 6 })
    expect(counters[unit('gre-inf-1-3')]).toMatchObject({ combat: 2, cadre: 2, movement: 6 })
  })

  it('1.7.6, 1.7.7, SC.1 whose a unit is follows from its country; units begin in good order', () => {
    const s = deployed('first-war')
    expect([sideOf(s, unit('ser-hq-1')), sideOf(s, unit('ott-hq-1')), sideOf(s, unit('rum-hq-1'))]).toEqual([
      0,
      1,
      null,
    ])
    expect(s.units.some(({ demoralized }) => demoralized)).toBe(false)
  })

  it('2.G, 2.D.1, 2.D.2, 2.D.3, 2.D.4, 2.D.5, 2.S, 3.G.1, M.SEQ.2 the order of play', () => {
    const ids = STAGES.map(({ id }) => id).filter(id => !/stacks|armistice|bombard|strategic/.test(id))
    expect(ids.slice(0, 6)).toEqual(['weather', 'event', 'commit', 'exchange', 'gifts', 'conflict'])
    const turn = ['mobilize', 'move', 'attack', 'rally']
    expect(ids.slice(6)).toEqual([...turn.map(id => `first-${id}`), ...turn.map(id => `second-${id}`)])
    const without = position({ options: { diplomacy: false } })
    expect(STAGES.find(({ id }) => id === 'event')?.when?.(without)).toBe(false)
  })

  it('2.P.1 at the start of a Mobilization segment all turn face down, whoever they are', () => {
    const s = position({
      options: { fog: true },
      at: { 2231: ['bul-inf-1-1'], 3012: ['ott-inf-1'] },
      open: ['bul-inf-1-1', 'ott-inf-1'],
    })
    STAGES.find(({ id }) => id === 'first-mobilize')?.play(s, goOf(), s.frames[0] as never)
    expect(s.units.some(({ open }) => open)).toBe(false)
  })

  it('1.5.1, 2.E, 14.G, 14.3.2 the turn moves on, and after the last one the game is scored', () => {
    const next = rolled('endTurn', [6, 6, 6, 3], { turn: 3 })
    expect(next.turn).toBe(4)
    const last = rolled('endTurn', [], { turn: 7 })
    expect(last.outcome).toMatchObject({ rule: '14.3.2', winner: 1 })
  })
})

describe('diplomacy', () => {
  it('3.1.1, EV.63-66 two dice are rolled; 63 to 66 bring nothing', () => {
    for (const ones of [3, 4, 5, 6]) {
      const s = rolled('event', [6, ones])
      expect(s.event).toEqual({ roll: 60 + ones, id: 'none' })
      expect(s.morale).toEqual(position().morale)
    }
  })

  it('3.1.3 the part of the war that is played: Young Turks do nothing in the second', () => {
    expect(rolled('event', [2, 2, 4], { scenario: 'second-war' }).youngTurks).toBe(false)
    expect(rolled('event', [2, 2, 4], { scenario: 'jihad' }).youngTurks).toBe(true)
  })

  it('3.2.2, 4.1.3, 4.1.4 powers give strength and points, banked volunteers too', () => {
    const s = position({ powers: { France: { ally: 0, committed: false } }, own: { bank: [4, 0] } })
    expect(strengthOf(s, 0)).toBe(3)
    expect(sharedPoints(s, 0)).toBe(2 + 3 + 4)
  })

  it('3.2.9, 3.2.10, MOB.2, 4.2.4 who was lost returns: Austrians on their Depot, the German HQ at Constantinople, all for nothing', () => {
    const build: Build = {
      turn: 3,
      powers: { 'Austro-Hungary': { ally: 1, committed: true }, Germany: { ally: 1, committed: true } },
      at: { 1546: ['ah-dep-1'], 2720: ['ott-inf-1'] },
      track: { 'ah-mtn-1': 3, 'ger-hq-vg': 3, 'ah-mtn-2': 4 },
    }
    const s = asked('place', 1, build, { units: [unit('ah-mtn-1'), unit('ger-hq-vg')], why: 'power' })
    expect([where(s, 'ah-mtn-1'), where(s, 'ger-hq-vg'), where(s, 'ah-mtn-2')]).toEqual(['1546', '3012', 'turn 4'])
    const lost = asked(
      'place',
      1,
      { ...build, at: {}, track: { 'ah-dep-1': 3 } },
      { units: [unit('ah-dep-1')], why: 'power' },
    )
    expect(refusals(lost, { kind: 'put', unit: 'ah-dep-1', hex: '1546' })).toEqual([])
    expect(refusals(lost, { kind: 'put', unit: 'ah-dep-1', hex: '2720' })).toEqual(['3.2.6'])
  })

  it('3.2.11 no event takes a power away', () => {
    expect(rolled('event', [5, 2], { powers: { Britain: { ally: 0, committed: false } } }).powers.Britain.ally).toBe(0)
  })

  it('3.5.4, 3.5.6, DCT.C what is committed is not spent; C changes nothing', () => {
    const s = asked('conflict', 0)
    const done = play(play(play(s, 'declare'), { kind: 'commit', pick: 2 }), { kind: 'commit', pick: 0, dice: [1, 1] })
    expect(done.outcome).toBeNull()
    expect(strengthOf(done, 0)).toBe(2)
    expect(done.powers).toEqual(s.powers)
  })

  it('DCT.2D, 14.3.4, DCT.WW 2D is the Second Player’s; a world war is lost by both', () => {
    expect(conflictResult(1, 9)).toBe('2D')
    const s = asked('conflict', 0, {
      powers: {
        France: { ally: 0, committed: false },
        Italy: { ally: 0, committed: false },
        Britain: { ally: 1, committed: false },
      },
    })
    const declared = play(s, 'declare')
    const done = play(play(declared, { kind: 'commit', pick: 4 }), { kind: 'commit', pick: 4, dice: [6, 6] })
    expect(done.outcome).toMatchObject({ winner: null, level: 'World War' })
  })

  it('3.5.6, DCT.WW, DCT.A the chances of a conflict are those of its 36 throws', () => {
    const chances = conflictChances(4, 3)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances.find(({ code }) => code === 'WW')?.chance).toBeCloseTo(1 / 36)
    const throws = [1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].map(b => conflictResult(4 + a, 3 + b)))
    expect(chances.find(({ code }) => code === 'A')?.chance).toBeCloseTo(
      throws.filter(each => each === 'A').length / 36,
    )
    const s = asked('conflict', 0)
    expect(engine.forecast(s)?.results.length).toBeGreaterThan(1)
  })

  it('3.G.2 only prisoners can be offered', () => {
    const s = asked('exchange', 0, { prisoners: { 0: ['ott-inf-1'] }, at: { 2720: ['ott-inf-2'] } })
    expect(refusals(s, { kind: 'give', unit: 'ott-inf-2' })).toEqual(['3.G.2'])
    expect(offered(s, 'give')).toEqual(['ott-inf-1'])
  })

  it('10.3.4, 10.3.5, 14.3.1 Morale stays between 0 and 10; who capitulates has no units and no Morale to change', () => {
    const s = position({ morale: { Serbia: 9 }, at: { 1140: ['ser-inf-1-1'] }, pool: ['ser-r-1'] })
    changeMorale(s, goOf(), 'Serbia', 5, 'test')
    expect(s.morale.Serbia).toBe(10)
    changeMorale(s, goOf(), 'Serbia', -20, 'test')
    expect(s.morale.Serbia).toBe(0)
    const out = rolled('event', [1, 3, 2], { morale: { Serbia: 0 }, at: { 1140: ['ser-inf-1-1'] }, pool: ['ser-r-1'] })
    expect([where(out, 'ser-inf-1-1'), where(out, 'ser-r-1')]).toEqual(['gone', 'gone'])
    expect(out.outcome).toBeNull()
  })

  it('11.2.1, 11.2.2 neutrals are nobody’s until an event brings them in', () => {
    const s = deployed('first-war')
    expect(s.countries.Rumania).toEqual({ side: null, stance: 'neutral' })
    const joined = rolled('event', [3, 6], { at: { 1321: ['rum-hq-1'] } })
    expect(sideOf(joined, unit('rum-hq-1'))).toBe(1)
  })
})

describe('mobilization', () => {
  it('4.G.1, MOB.3 losses go to the Pool and can be raised; Depots, Fortifications and guns are gone', () => {
    const s = position({ at: { 2720: ['ott-inf-1', 'ott-dep-2', 'ott-fort-adrian', 'ott-art-1'] } })
    for (const id of ['ott-inf-1', 'ott-dep-2', 'ott-fort-adrian', 'ott-art-1']) eliminate(s, goOf(), unit(id))
    expect(['ott-inf-1', 'ott-dep-2', 'ott-fort-adrian', 'ott-art-1'].map(id => where(s, id))).toEqual([
      'pool',
      'gone',
      'gone',
      'gone',
    ])
  })

  const two: Build = { turn: 1, at: { 2231: ['bul-dep-1'], 1140: ['ser-dep-1'] }, pool: ['bul-r-1', 'ser-r-1'] }

  it('4.G.3, 4.G.4, 4.3.2 country by country, each with its own points', () => {
    const s = asked('mobilize', 0, two)
    expect(s.mobilizing).toMatchObject({ country: 'Bulgaria', own: 2, shared: 2 })
    expect(refusals(s, { kind: 'pick', unit: 'ser-r-1' })).toEqual(['4.G.4'])
    const other = play(s, { kind: 'turnTo', pick: 'Serbia' })
    expect(other.mobilizing).toMatchObject({ country: 'Serbia', own: 2 })
    const next = play(s, 'finish')
    expect(next.mobilizing).toMatchObject({ country: 'Serbia', own: 2, done: ['Bulgaria'] })
  })

  it('4.3.1 a unit is paid in full at once, and nothing is kept', () => {
    const s = asked('mobilize', 0, { turn: 1, at: { 2231: ['bul-dep-1'] }, pool: ['bul-hq-4', 'bul-r-1'] })
    expect(refusals(s, { kind: 'pick', unit: 'bul-hq-4' })).toEqual(['4.3.1'])
    const done = play(s, 'finish')
    expect(done.mobilizing).toBeNull()
    expect(done.bank).toEqual([0, 0])
  })

  it('4.4.2 an enemy beside the Depot does not stop it', () => {
    const s = asked('mobilize', 0, { turn: 1, at: { 2231: ['bul-dep-1'], 2232: ['ott-inf-1'] }, pool: ['bul-r-1'] })
    expect(offered(play(s, { kind: 'pick', unit: 'bul-r-1' }), 'to')).toEqual(['2231'])
  })
})

describe('scenarios', () => {
  it('S1.V.1, S1.V.2 places of both, and what powers cost', () => {
    const s = position({ at: { 3012: ['bul-inf-1-1'], 2537: ['ser-inf-1-1'] } })
    expect(worthOf(s, 'Constantinople')).toEqual([10, 0])
    expect(worthOf(s, 'Skopje')).toEqual([5, 0])
    expect(worthOf(s, 'Adrianople')).toEqual([0, 5])
    const taken = play(
      asked('commitPower', 1, {
        powers: { 'Austro-Hungary': { ally: 1, committed: false } },
        at: { 1546: ['ah-hq-15'] },
      }),
      { kind: 'commit', pick: 'Austro-Hungary' },
    )
    expect(taken.paid).toEqual([0, 20])
  })

  it('S1.B, S2.F, S3.F, S4.F Morale and allies at the start', () => {
    expect(begin('first-war').morale).toMatchObject({
      Bulgaria: 8,
      Serbia: 7,
      Greece: 7,
      Montenegro: 8,
      'Ottoman Empire': 5,
    })
    expect(begin('first-war').powers).toMatchObject({ Russia: { ally: 0 }, Germany: { ally: 1 } })
    expect(begin('second-war').morale).toMatchObject({ Bulgaria: 7, Serbia: 7, Greece: 7, Montenegro: 7 })
    expect(begin('second-war').powers).toMatchObject({ Russia: { ally: 0 }, 'Austro-Hungary': { ally: 1 } })
    expect(begin('on-to-belgrade').morale).toMatchObject({ Serbia: 7, 'Austro-Hungary': 7 })
    expect(POWERS.every(power => begin('on-to-belgrade').powers[power].ally === null)).toBe(true)
    expect(begin('jihad').morale).toMatchObject({
      Bulgaria: 4,
      Serbia: 3,
      Greece: 3,
      Montenegro: 4,
      'Ottoman Empire': 9,
    })
  })

  it('S1.N.1, S1.N.2, S1.N.3, S1.N.4, S4.N neutrals: where they stand and what they are', () => {
    for (const scenario of ['first-war', 'jihad'] as const) {
      const s = deployed(scenario)
      expect(s.morale.Rumania).toBe(scenario === 'jihad' ? 3 : 6)
      expect([where(s, 'rum-hq-1'), where(s, 'ah-hq-15')]).toEqual(['1321', '1546'])
      expect(['ger-hq-vg', 'bri-fleet', 'alb-inf-1'].map(id => where(s, id))).toEqual(['holding', 'holding', 'holding'])
      expect(s.morale.Albania).toBe(5)
    }
    const crowded = play(begin('first-war'), 'ready', { kind: 'pick', unit: 'rum-cav-1' })
    expect(refusals(crowded, { kind: 'to', hex: '1321' })).toEqual(['SC.2'])
  })

  it('S2.N.2, S2.N.3, S2.N.4 neutrals of the second war', () => {
    const s = deployed('second-war')
    expect([s.morale.Rumania, s.morale.Albania]).toEqual([6, 5])
    expect([where(s, 'alb-inf-1'), where(s, 'ger-hq-vg'), where(s, 'bri-fleet')]).toEqual([
      '2843',
      'holding',
      'holding',
    ])
  })

  it('S2.V.1, S2.V.2, S2.V.3 points of the second war; C25 Constantinople only with the Ottomans in it', () => {
    const s = position({ scenario: 'second-war', at: { 1140: ['bul-inf-1-1'], 1622: ['ser-inf-1-1'] } })
    expect(worthOf(s, 'Belgrade')).toEqual([0, 5])
    expect(worthOf(s, 'Rustchuk')).toEqual([5, 0])
    expect(worthOf(s, 'Adrianople')).toEqual([0, 10])
    expect(scoreLines(s).some(({ label }) => label === 'Constantinople')).toBe(false)
    expect(worthOf(position({ scenario: 'second-war', joined: { 'Ottoman Empire': 0 } }), 'Constantinople')).toEqual([
      5, 0,
    ])
    const broken = position({ scenario: 'second-war', morale: { Bulgaria: 0, Greece: 0 } })
    expect(totalsOf(broken)).toEqual([25, 20])
  })

  it('S3.V, S3.SR2, S3.SR3, S4.SR5 On to Belgrade: its places, no diplomacy, and only two countries to march in', () => {
    const s = position({ scenario: 'on-to-belgrade', at: { 1546: ['ser-inf-1-1'], 1140: ['ah-mtn-1'] } })
    expect(worthOf(s, 'Sarajevo')).toEqual([20, 0])
    expect(worthOf(s, 'Belgrade')).toEqual([0, 10])
    expect(STAGES.find(({ id }) => id === 'event')?.when?.(s)).toBe(false)
    expect([
      isOpenTo(s, 'Serbia', 'Austro-Hungary'),
      isOpenTo(s, 'Austro-Hungary', 'Serbia'),
      isOpenTo(s, 'Bulgaria', 'Serbia'),
    ]).toEqual([true, true, false])
    expect(worthOf(position({ scenario: 'jihad' }), 'Scutari')).toEqual([0, 2])
  })
})

describe('MOVES 81 operations', () => {
  it('M.WX.1a, M.WX.1b, M.WX.2d summer and winter, and the thaw of April I', () => {
    const at = (turn: number, die: number, snow = false): Wars =>
      rolled('weather', [die], { turn, options: { weather: true, end: 'May IV 1913' }, own: { snow } })
    expect([at(1, 5).weather, at(1, 6).weather]).toEqual(['good', 'rain'])
    expect([at(3, 3).weather, at(3, 4).weather, at(3, 5).weather, at(3, 6).weather]).toEqual([
      'good',
      'snow',
      'snow',
      'thaw',
    ])
    const april = at(23, 1, true)
    expect(spaceOf({ setting: settingOf('first-war') }, 23)?.label).toBe('Apr I 1913')
    expect(april).toMatchObject({ weather: 'thaw', snow: false })
  })

  const hidden: Build = {
    side: 0,
    options: { fog: true, intelligence: true },
    at: { 2426: ['bul-hq-3'], 2720: ['ott-inf-1'], 3739: ['ott-inf-2'] },
  }

  it('M.SI.1 X53 an HQ opens a stack within ten hexes with a die of its Staff or less, once', () => {
    const s = asked('strategic', 0, hidden)
    expect(offered(s, 'spy')).toEqual(['bul-hq-3 2720'])
    const spy = { kind: 'spy', unit: 'bul-hq-3', hex: '2720', dice: [3] }
    const seen = play(s, spy)
    expect(seen.units[unit('ott-inf-1')].open).toBe(true)
    expect(seen.scouted).toEqual([unit('bul-hq-3')])
  })

  it('M.SI.2, M.SI.3 a 6 lets the enemy look at a stack of that country, anything else is nothing', () => {
    const s = asked('strategic', 0, hidden)
    const betrayed = play(s, { kind: 'spy', unit: 'bul-hq-3', hex: '2720', dice: [6] })
    expect(owed(betrayed)).toBe('lookAt')
    const looked = play(betrayed, { kind: 'look', hex: '2426' })
    expect(looked.units[unit('bul-hq-3')].open).toBe(false)
    const nothing = play(s, { kind: 'spy', unit: 'bul-hq-3', hex: '2720', dice: [5] })
    expect(nothing.units[unit('ott-inf-1')].open).toBe(false)
    expect(owed(nothing)).not.toBe('lookAt')
  })

  const secret: Build = { side: 0, options: { 'secret-operations': true, fog: true }, own: { agents: [4, 2] } }
  /** Both commit, nobody spends Morale, the die falls. */
  const operate = (s: Wars, order: Parameters<typeof play>[1], mine: number, theirs: number, die: number): Wars =>
    play(play(play(s, order), { kind: 'commit', pick: mine }), { kind: 'commit', pick: theirs }, 'keep', {
      kind: 'keep',
      dice: [die],
    })

  it('M.SO.1, M.SO.4, M.SO.8, M.SO.2a espionage opens the enemy in a country; defending Agents subtract; all are used up', () => {
    const s = asked('strategic', 0, { ...secret, at: { 2720: ['ott-inf-1'], 1140: ['ser-inf-1-1'] } })
    const seen = operate(s, { kind: 'espionage', pick: 'Ottoman Empire' }, 3, 1, 5)
    expect(seen.units[unit('ott-inf-1')].open).toBe(true)
    expect(seen.agents).toEqual([1, 1])
    const failed = operate(s, { kind: 'espionage', pick: 'Ottoman Empire' }, 1, 2, 5)
    expect(failed.units[unit('ott-inf-1')].open).toBe(false)
  })

  it('M.SO.6 an assassination needs an HQ in good order that is seen; S2 Demoralizes it, S1 lifts its country', () => {
    const build: Build = { ...secret, at: { 3012: ['ott-hq-1'], 3332: ['ott-hq-2'] }, open: ['ott-hq-1'] }
    const s = asked('strategic', 0, build)
    expect(offered(s, 'assassination')).toEqual(['ott-hq-1'])
    const killed = operate(s, { kind: 'assassination', unit: 'ott-hq-1' }, 4, 0, 6)
    expect(killed.units[unit('ott-hq-1')].demoralized).toBe(true)
    const botched = operate(s, { kind: 'assassination', unit: 'ott-hq-1' }, 2, 0, 4)
    expect(botched.morale['Ottoman Empire']).toBe(6)
  })

  it('M.SO.7 subversion makes the enemy pay in his next player turn', () => {
    const s = asked('strategic', 0, secret)
    const done = operate(s, { kind: 'subversion', pick: 'Bulgaria' }, 4, 0, 5)
    expect(done.subversion).toEqual([{ country: 'Bulgaria', payer: 1 }])
    expect(refusals(s, { kind: 'subversion', pick: 'Ottoman Empire' })).toEqual(['M.SO.7'])
  })

  it('M.SO.10 Morale Points and powers in play move the die', () => {
    const build: Build = { ...secret, powers: { Britain: { ally: 0, committed: true } }, pool: ['bri-fleet'] }
    const s = play(
      asked('strategic', 0, build),
      { kind: 'propaganda', pick: 'Bulgaria' },
      { kind: 'commit', pick: 1 },
      { kind: 'commit', pick: 1 },
    )
    const spent = play(s, { kind: 'spend', pick: 'Serbia' }, { kind: 'keep', dice: [3] })
    // 3, the point and Britain make 5, on column 0 a success.
    expect(spent.morale).toMatchObject({ Serbia: 6, Bulgaria: 9 })
    const met = play(s, { kind: 'spend', pick: 'Serbia' }, { kind: 'spend', pick: 'Ottoman Empire', dice: [3] })
    expect(met.morale).toMatchObject({ Serbia: 6, Bulgaria: 8, 'Ottoman Empire': 4 })
  })

  it('M.SO.2b, M.SO.2c, M.SO.9 Agents cost two points and belong to the player; how many there are at the start', () => {
    expect(scenarios.map(({ agents }) => agents)).toEqual([
      [2, 2],
      [1, 1],
      [0, 0],
      [1, 3],
    ])
    const s = asked('mobilize', 0, { ...secret, turn: 1, at: { 2231: ['bul-dep-1'] }, pool: ['bul-r-1'] })
    const hired = play(s, 'agent')
    expect(hired.agents).toEqual([5, 2])
    expect(hired.mobilizing).toMatchObject({ own: 0, shared: 2 })
    expect(ownPoints(s, 'Bulgaria', 0)).toBe(2)
  })

  it('engine: the position of every scenario is whole after the ready set-up', () => {
    for (const { id } of scenarios) expect(engine.game.audit(deployed(id)), id).toEqual([])
  })
})
