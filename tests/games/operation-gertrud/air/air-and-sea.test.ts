import { describe, expect, it } from 'vitest'
import { airDuel, navalDuel } from '../../../../src/games/operation-gertrud/air/duels'
import {
  attack,
  type Build,
  chances,
  combat,
  engine,
  interdiction,
  kindsOf,
  movement,
  names,
  type Options,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  replacement,
  stage,
  unit,
  where,
} from '../positions'

const dice = (...faces: number[]) => {
  const left = [...faces]
  return () => left.shift() ?? 0
}
const air = (one: string, other: string, faces: number[], build: Build = {}, ultra = false) =>
  airDuel(position(build), dice(...faces), unit(one), unit(other), ultra).fates
const sea = (...faces: number[]) => navalDuel(dice(...faces), unit('it-ngs-1'), unit('br-ngs-1')).fates

/** Trabzon 2727 lies on the Black Sea, Mersin 1718 on the Mediterranean, Bursa 2509 on the Marmara only, İzmir 2106 on the Aegean. */
const at = (target: string, from: string, defender = 'tr-inf-1') => ({ [target]: [defender], [from]: ['de-pz-5'] })
const shelled = (target: string, from: string, build: Build = {}, defender = 'tr-inf-1') =>
  attack(combat({ ...build, at: at(target, from, defender) }), target)

describe('12.0 and 12.1 ships', () => {
  it('12.0.1 each side has the ships of its scenario', () => {
    const s = shelled('2106', '2107', { pool: ['it-ngs-1'], scenario: 'late-1941' })
    expect(offered(s, 'commit')).toEqual(['it-ngs-1'])
    expect(refusals(s, { kind: 'commit', unit: 'it-ngs-2' })).toEqual(['12.0.1'])
  })

  it('12.0.6 nations help each other, but no ship helps Soviets or is Soviet for others', () => {
    expect(offered(shelled('2106', '2107', { pool: ['br-ngs-1', 'us-ngs-1'] }), 'commit')).toEqual([
      'br-ngs-1',
      'us-ngs-1',
    ])
    const soviet = shelled('2727', '2728', { pool: ['su-ngs-1', 'tr-ngs-yavuz'] }, 'su-inf-20')
    expect(offered(soviet, 'commit')).toEqual(['su-ngs-1'])
    expect(refusals(soviet, { kind: 'commit', unit: 'tr-ngs-yavuz' })).toEqual(['12.0.6'])
  })

  it('12.1.1 the Marmara is for the Yavuz alone, the hexes it shares with another sea too unless outer-coasts is on', () => {
    const bursa = shelled('2509', '2510', { pool: ['tr-ngs-yavuz', 'br-ngs-1', 'su-ngs-1'] })
    expect(offered(bursa, 'commit')).toEqual(['tr-ngs-yavuz'])
    expect(refusals(bursa, { kind: 'commit', unit: 'br-ngs-1' })).toEqual(['12.1.1'])
    const shared = (options: Options) => shelled('2505', '2406', { pool: ['br-ngs-1', 'tr-ngs-yavuz'], options })
    expect(offered(shared({}), 'commit')).toEqual(['tr-ngs-yavuz'])
    expect(refusals(shared({}), { kind: 'commit', unit: 'br-ngs-1' })).toEqual(['12.1.1'])
    expect(offered(shared({ 'outer-coasts': true }), 'commit').sort()).toEqual(['br-ngs-1', 'tr-ngs-yavuz'])
  })

  it('12.1.2 the Soviet fleet keeps to the Black Sea', () => {
    expect(offered(shelled('2727', '2728', { pool: ['su-ngs-1'] }, 'su-inf-20'), 'commit')).toEqual(['su-ngs-1'])
    const south = shelled('2106', '2107', { pool: ['su-ngs-1', 'su-cas-1'] }, 'su-inf-20')
    expect(refusals(south, { kind: 'commit', unit: 'su-ngs-1' })).not.toEqual([])
    expect(offered(south, 'commit')).toEqual(['su-cas-1'])
  })

  it('12.1.3 British, American and Italian ships keep to the Aegean and the Mediterranean', () => {
    const north = shelled('2727', '2728', { pool: ['tr-ngs-yavuz', 'br-ngs-1', 'us-ngs-1'] })
    expect(offered(north, 'commit')).toEqual(['tr-ngs-yavuz'])
    expect(refusals(north, { kind: 'commit', unit: 'br-ngs-1' })).toEqual(['12.1.3'])
    expect(refusals(north, { kind: 'commit', unit: 'us-ngs-1' })).toEqual(['12.1.3'])
    expect(offered(shelled('1718', '1719', { pool: ['it-ngs-1'] }), 'commit')).toEqual(['it-ngs-1'])
  })

  it('12.1.4 a seized Yavuz acts on every coast for the German player', () => {
    const own = { yavuz: 'german' as const }
    for (const [target, from] of [
      ['2727', '2728'],
      ['1718', '1719'],
      ['2509', '2510'],
    ] as const) {
      const s = shelled(target, from, { pool: ['tr-ngs-yavuz'], own })
      expect([owedBy(s), offered(s, 'commit')]).toEqual(['german', ['tr-ngs-yavuz']])
    }
  })

  it('12.0.3, 3.1.2, 12.5 a ship is used once a game turn and is ready again in the next', () => {
    const s = combat({
      at: { ...at('2106', '2107'), '2727': ['tr-inf-2'], '2728': ['de-pz-8'] },
      pool: ['tr-ngs-yavuz'],
    })
    // 220% less the city and the ship: the 100% column, on which a 4 is no effect
    const once = play(attack(s, '2106'), { kind: 'commit', unit: 'tr-ngs-yavuz', dice: [4] })
    expect([owed(once), where(once, 'tr-ngs-yavuz')]).toEqual(['combat', 'used'])
    expect(owed(attack(once, '2727'))).toBe('press')
    expect(where(stage('refresh', { used: ['tr-ngs-yavuz'], at: { '2905': ['de-inf-79'] } }), 'tr-ngs-yavuz')).toBe(
      'ready',
    )
  })

  it('12.6 ships do not interdict', () => {
    const s = interdiction({ at: at('2509', '2510'), pool: ['tr-cas-1', 'tr-ngs-yavuz'] })
    expect([offered(s, 'fly'), refusals(s, { kind: 'fly', unit: 'tr-ngs-yavuz' })]).toEqual([['tr-cas-1'], ['13.0.1']])
  })
})

describe('12.2 and 12.3 naval combat', () => {
  it('12.2.1 the lower die is lost, equal dice lose both', () => {
    expect([sea(5, 3), sea(2, 6), sea(4, 4)]).toEqual([
      ['stays', 'lost'],
      ['lost', 'stays'],
      ['lost', 'lost'],
    ])
  })

  it('12.2.2, 3.2.2 ULTRA has no say at sea', () => {
    const s = shelled('2106', '2107', { pool: ['it-ngs-1', 'br-ngs-1'] })
    const answered = play(s, { kind: 'commit', unit: 'it-ngs-1' })
    expect(kindsOf(answered, { kind: 'commit', unit: 'br-ngs-1', dice: [3, 4] })).toEqual(
      expect.arrayContaining(['duel', 'eliminated']),
    )
    const after = play(answered, { kind: 'commit', unit: 'br-ngs-1', dice: [3, 4] })
    // the question that follows is about the land combat: a British ship is still there
    expect([owed(after), after.frames.at(-1)?.args]).toMatchObject(['ultra', { kind: 'land' }])
  })

  it('12.3 a one goes home unharmed, and the other is compared with nobody', () => {
    expect([sea(1, 6), sea(6, 1), sea(1, 1)]).toEqual([
      ['sent home', 'stays'],
      ['stays', 'sent home'],
      ['sent home', 'sent home'],
    ])
    const s = play(shelled('2106', '2107', { pool: ['it-ngs-1', 'br-ngs-1'] }), { kind: 'commit', unit: 'it-ngs-1' })
    const home = play(s, { kind: 'commit', unit: 'br-ngs-1', dice: [1, 2] })
    expect([where(home, 'it-ngs-1'), where(home, 'br-ngs-1')]).toEqual(['used', 'used'])
  })

  it('12.4 a ship alone shifts one column for its side, one lost or recalled none', () => {
    const s = play(shelled('2106', '2107', { pool: ['it-ngs-1', 'br-ngs-1'] }), { kind: 'commit', unit: 'it-ngs-1' })
    const won = play(s, { kind: 'commit', unit: 'br-ngs-1', dice: [3, 4] })
    const labels = engine.forecast(won)?.modifiers.map(each => `${each.label} ${each.value}`)
    expect(labels).toContain('Royal Navy squadron 1 -1')
    expect(labels?.join()).not.toContain('Regia')
    // a 1 sends the British ship home as well, so only the city is left
    const gone = kindsOf(s, { kind: 'commit', unit: 'br-ngs-1', dice: [4, 1, 3] })
    expect(gone).toContain('sentHome')
  })
})

describe('13.0 to 13.6 planes', () => {
  const plain = { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] }

  it('13.0.1 each side has the CAS of its scenario, over any hex of the map', () => {
    const s = attack(combat({ at: plain, pool: ['de-cas-1'] }), '2116')
    expect(offered(s, 'commit')).toEqual(['de-cas-1'])
    expect(refusals(s, { kind: 'commit', unit: 'de-cas-9' })).toEqual(['13.0.1'])
  })

  it('13.1 die and plus: the lower is lost, a tie loses both', () => {
    // JG 27 has +2, the first Turkish brigade 0
    expect(air('de-cas-1', 'tr-cas-1', [2, 3])).toEqual(['stays', 'lost'])
    expect(air('de-cas-1', 'tr-cas-1', [2, 4])).toEqual(['lost', 'lost'])
    expect(air('de-cas-1', 'tr-cas-1', [2, 5])).toEqual(['lost', 'stays'])
  })

  it('13.2.2 the Experten throws two dice and adds its plus once', () => {
    const build = { own: { experten: unit('de-cas-1') } }
    expect(air('de-cas-1', 'tr-cas-1', [2, 2, 5], build)).toEqual(['stays', 'lost'])
    expect(air('de-cas-1', 'br-cas-3', [1, 1, 5], build)).toEqual(['sent home', 'stays'])
  })

  it('13.2.3 the marker dies with its plane and does not come back with it', () => {
    const s = attack(combat({ at: plain, pool: ['de-cas-1', 'tr-cas-1'], own: { experten: unit('de-cas-1') } }), '2116')
    const lost = play(s, { kind: 'commit', unit: 'de-cas-1' }, { kind: 'commit', unit: 'tr-cas-1', dice: [1, 2, 6, 4] })
    expect([lost.experten, where(lost, 'de-cas-1')]).toEqual([null, 'dead'])
    const back = play(replacement({ dead: ['de-cas-1'] }), { kind: 'refit', unit: 'de-cas-1' })
    expect([back.experten, where(back, 'de-cas-1')]).toEqual([null, 'ready'])
  })

  it('13.3.1 ULTRA adds one to a beige plane', () => {
    // Hurricanes +1, JG 27 +2
    expect(air('de-cas-1', 'br-cas-1', [3, 4])).toEqual(['lost', 'lost'])
    expect(air('de-cas-1', 'br-cas-1', [3, 4], {}, true)).toEqual(['lost', 'stays'])
  })

  it('13.3.1, 14.0.1 it is offered only when a beige plane fights', () => {
    const s = attack(combat({ at: plain, pool: ['de-cas-1', 'tr-cas-1', 'br-cas-1'] }), '2116')
    const flown = play(s, { kind: 'commit', unit: 'de-cas-1' })
    const asked = play(flown, { kind: 'commit', unit: 'br-cas-1' })
    expect([owed(asked), owedBy(asked)]).toEqual(['ultra', 'allied'])
    expect(owed(play(flown, { kind: 'commit', unit: 'tr-cas-1', dice: [6, 2, 5] }))).not.toBe('ultra')
  })

  it('13.3.2, 14.0.2, 3.2.2 one for the air and another for the land combat of the same hex', () => {
    const s = attack(combat({ at: plain, pool: ['de-cas-1', 'br-cas-1'] }), '2116')
    const asked = play(s, { kind: 'commit', unit: 'de-cas-1' }, { kind: 'commit', unit: 'br-cas-1' })
    const won = play(asked, { kind: 'spend', dice: [2, 6] })
    expect([won.ultra, owed(won), won.frames.at(-1)?.args]).toMatchObject([3, 'ultra', { kind: 'land' }])
    expect(play(won, { kind: 'spend', dice: [5] }).ultra).toBe(2)
  })

  it('13.3.3, 3.2.3, 14.0.3 a marker is spent whatever happens', () => {
    const s = attack(combat({ at: plain, pool: ['de-cas-1', 'br-cas-1'], own: { ultra: 1 } }), '2116')
    const asked = play(s, { kind: 'commit', unit: 'de-cas-1' }, { kind: 'commit', unit: 'br-cas-1' })
    const lost = play(asked, { kind: 'spend', dice: [6, 2, 5] })
    expect([lost.ultra, where(lost, 'br-cas-1')]).toEqual([0, 'dead'])
  })

  it('3.2.1, 18.0.2, 3.2.2 four markers, and with none left nobody is asked', () => {
    expect(position({}).ultra).toBe(4)
    const s = attack(combat({ at: { ...plain, '2116': ['al-inf-8'] }, own: { ultra: 0 } }), '2116')
    expect(owed(play(s, { kind: 'roll', dice: [5] }))).not.toBe('ultra')
  })

  it('13.4.1 a natural one goes home unharmed, whatever is added', () => {
    expect(air('de-cas-1', 'tr-cas-1', [1, 6])).toEqual(['sent home', 'stays'])
    expect(air('de-cas-1', 'br-cas-3', [4, 1], {}, true)).toEqual(['stays', 'sent home'])
  })

  it('13.4.2 the Experten only on two ones', () => {
    const build = { own: { experten: unit('de-cas-1') } }
    expect(air('de-cas-1', 'tr-cas-1', [1, 4, 5], build)).toEqual(['stays', 'lost'])
    expect(air('de-cas-1', 'tr-cas-1', [1, 1, 5], build)).toEqual(['sent home', 'stays'])
  })

  it('13.4.3 ULTRA is spent on a plane that goes home too', () => {
    const s = attack(combat({ at: plain, pool: ['de-cas-1', 'br-cas-1'] }), '2116')
    const asked = play(s, { kind: 'commit', unit: 'de-cas-1' }, { kind: 'commit', unit: 'br-cas-1' })
    const home = play(asked, { kind: 'spend', dice: [4, 1, 5] })
    expect([home.ultra, where(home, 'br-cas-1')]).toEqual([3, 'used'])
  })

  it('13.5, 13.0.4 a plane alone shifts one column, one lost or aborted none', () => {
    const s = play(attack(combat({ at: plain, pool: ['de-cas-1', 'tr-cas-1'] }), '2116'), {
      kind: 'commit',
      unit: 'de-cas-1',
    })
    const shiftsOf = (order: Parameters<typeof engine.apply>[1]) =>
      engine.apply(s, order).log.find(each => each.kind === 'result')?.facts
    expect(shiftsOf({ kind: 'pass', dice: [4] })).toMatchObject({ shifts: ['JG 27 (Bf 109)'] })
    expect(shiftsOf({ kind: 'commit', unit: unit('tr-cas-1'), dice: [1, 1, 4] })).toMatchObject({ shifts: [] })
  })

  it('13.6, 3.1.2, 5.1.1 after use it is out until the next Administrative Segment', () => {
    const s = play(attack(combat({ at: plain, pool: ['de-cas-1'] }), '2116'), {
      kind: 'commit',
      unit: 'de-cas-1',
      dice: [4],
    })
    expect(where(s, 'de-cas-1')).toBe('used')
    const later = stage('refresh', { used: ['de-cas-1', 'br-ngs-1'], at: { '2905': ['de-inf-79'] } })
    expect([where(later, 'de-cas-1'), where(later, 'br-ngs-1')]).toEqual(['ready', 'ready'])
  })
})

describe('13.7 interdiction', () => {
  const TURKS = { '2015': ['tr-inf-1', 'tr-inf-2'], '2116': ['tr-inf-4'], '2905': ['de-inf-79'] }
  const german = (build: Build = {}) => interdiction({ side: 'allied', ...build, at: { ...TURKS, ...build.at } })

  it('5.1.7b, 13.7.1 the other side sends CAS against stacks on the map, one to a hex', () => {
    const s = german({ pool: ['de-cas-1', 'de-cas-2'] })
    expect([owed(s), owedBy(s)]).toEqual(['interdict', 'german'])
    const picked = play(s, { kind: 'fly', unit: 'de-cas-1' })
    expect(offered(picked, 'target').sort()).toEqual(['2015', '2116'])
    const once = play(picked, { kind: 'target', hex: '2015', dice: [2] }, { kind: 'fly', unit: 'de-cas-2' })
    expect(refusals(once, { kind: 'target', hex: '2015' })).toEqual(['13.7.1'])
    expect(refusals(s, { kind: 'target', hex: '2015' })).toEqual(['13.7.1'])
  })

  it('5.1.4, 13.7.1 pending reinforcements and pieces off the map are no targets', () => {
    const s = interdiction({
      at: { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] },
      waiting: ['de-abn-7'],
      pool: ['tr-cas-1'],
    })
    expect(owedBy(s)).toBe('allied')
    const picked = play(s, { kind: 'fly', unit: 'tr-cas-1' })
    expect(offered(picked, 'target')).toEqual(['2905'])
    expect(refusals(picked, { kind: 'target', hex: '2416' })).toEqual(['13.7.1'])
  })

  it('13.7.2 the owner may answer with one CAS; it only fights in the air', () => {
    const s = play(german({ pool: ['de-cas-1', 'tr-cas-1', 'br-cas-1'] }), { kind: 'fly', unit: 'de-cas-1' })
    const asked = play(s, { kind: 'target', hex: '2116' })
    expect([owed(asked), owedBy(asked), offered(asked, 'commit')]).toEqual([
      'intercept',
      'allied',
      ['tr-cas-1', 'br-cas-1'],
    ])
    const held = play(asked, { kind: 'commit', unit: 'tr-cas-1', dice: [2, 6] })
    expect([where(held, 'de-cas-1'), names(held.interdicted)]).toEqual(['dead', []])
    const through = play(asked, { kind: 'commit', unit: 'tr-cas-1', dice: [6, 2, 5] })
    expect(names(through.interdicted)).toEqual(['tr-inf-4'])
    expect(play(asked, { kind: 'commit', unit: 'br-cas-1' }).frames.at(-1)?.step).toBe('ultra')
  })

  it('13.7.2 the sortie is weighed with and without each answer, and with and without ULTRA', () => {
    const sent = (pool: string[]) =>
      play(german({ pool }), { kind: 'fly', unit: 'de-cas-1' }, { kind: 'target', hex: '2116' })
    // 2116 is clear: all but a 1. +2 against +0 stays in 24 of 36.
    const plain = sent(['de-cas-1', 'tr-cas-1'])
    expect(chances(plain, 'pass').interdicted).toBeCloseTo(5 / 6)
    expect(chances(plain, { kind: 'commit', unit: 'tr-cas-1' }).interdicted).toBeCloseTo((5 / 6) * (24 / 36))
    // The Spitfires' +2 is the best there is; ULTRA makes it +3.
    const ultra = play(sent(['de-cas-1', 'br-cas-3']), { kind: 'commit', unit: 'br-cas-3' })
    expect(chances(ultra, 'keep').interdicted).toBeCloseTo((5 / 6) * (15 / 36))
    expect(chances(ultra, 'spend').interdicted).toBeCloseTo((5 / 6) * (11 / 36))
    const told = engine.forecast(ultra)?.modifiers.map(each => each.label)
    expect(told).toContain('chance that British Spitfire wing is lost')
  })

  it('13.7.2 Soviets answer over Soviets only, and nobody else there', () => {
    const build = {
      pool: ['de-cas-1', 'tr-cas-1', 'su-cas-1'],
      at: { '2217': ['su-inf-20'] },
      scenario: 'early-1943' as const,
    }
    const s = play(german(build), { kind: 'fly', unit: 'de-cas-1' })
    expect(offered(play(s, { kind: 'target', hex: '2116' }), 'commit')).toEqual(['tr-cas-1'])
    const over = play(s, { kind: 'target', hex: '2217' })
    expect([offered(over, 'commit'), refusals(over, { kind: 'commit', unit: 'tr-cas-1' })]).toEqual([
      ['su-cas-1'],
      ['13.0.5'],
    ])
    const red = interdiction({ at: { '2905': ['de-inf-79'] }, pool: ['su-cas-1'], scenario: 'early-1943' })
    expect(offered(red, 'fly')).toEqual(['su-cas-1'])
  })

  it('13.7.3 the die must beat the cost of the hex; then every unit there is interdicted', () => {
    const clear = play(german({ pool: ['de-cas-1'] }), { kind: 'fly', unit: 'de-cas-1' })
    expect(play(clear, { kind: 'target', hex: '2116', dice: [1] }).interdicted).toEqual([])
    expect(names(play(clear, { kind: 'target', hex: '2116', dice: [2] }).interdicted)).toEqual(['tr-inf-4'])
    expect(play(clear, { kind: 'target', hex: '2015', dice: [2] }).interdicted).toEqual([])
    expect(names(play(clear, { kind: 'target', hex: '2015', dice: [3] }).interdicted)).toEqual(['tr-inf-1', 'tr-inf-2'])
  })

  it('13.7.4 it lasts for that Movement Phase', () => {
    const s = play(
      german({ pool: ['de-cas-1'] }),
      { kind: 'fly', unit: 'de-cas-1' },
      { kind: 'target', hex: '2116', dice: [6] },
    )
    expect(owed(s)).toBe('movement')
    const picked = play(s, { kind: 'pick', unit: 'tr-inf-4' })
    expect(refusals(picked, { kind: 'to', hex: '2118' })).toEqual(['13.7.4'])
    expect(play(s, 'done').interdicted).toEqual([])
  })

  it('13.7.5 roads and railroads do not make the hex easier', () => {
    // 2429 is rough with a railroad
    const s = play(german({ pool: ['de-cas-1'], at: { '2429': ['tr-inf-9'] } }), { kind: 'fly', unit: 'de-cas-1' })
    expect(play(s, { kind: 'target', hex: '2429', dice: [2] }).interdicted).toEqual([])
    expect(names(play(s, { kind: 'target', hex: '2429', dice: [3] }).interdicted)).toEqual(['tr-inf-9'])
  })

  it('13.7.6 all who flew are used, whatever came of it', () => {
    const s = play(
      german({ pool: ['de-cas-1', 'tr-cas-1'] }),
      { kind: 'fly', unit: 'de-cas-1' },
      { kind: 'target', hex: '2116' },
    )
    const done = play(s, { kind: 'commit', unit: 'tr-cas-1', dice: [1, 1] })
    expect([where(done, 'de-cas-1'), where(done, 'tr-cas-1')]).toEqual(['used', 'used'])
  })
})

describe('14.0 ULTRA', () => {
  it('14.0.1 no beige piece, no ULTRA; a beige plane that is gone does not count', () => {
    const bare = { at: { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] } }
    const plain = attack(combat(bare), '2116')
    expect(kindsOf(plain, { kind: 'roll', dice: [5] })).toContain('result')
    const flown = attack(combat({ ...bare, pool: ['br-cas-1'] }), '2116')
    expect(owed(play(flown, { kind: 'commit', unit: 'br-cas-1' }))).toBe('ultra')
    const both = play(
      attack(combat({ ...bare, pool: ['de-cas-1', 'br-cas-1'] }), '2116'),
      { kind: 'commit', unit: 'de-cas-1' },
      { kind: 'commit', unit: 'br-cas-1' },
    )
    expect(kindsOf(both, { kind: 'keep', dice: [4, 1, 5] })).toContain('result')
  })

  it('14.0.2 the Allied player says yes or no just before the die', () => {
    const s = play(attack(combat({ at: { '2116': ['al-inf-8'], '2115': ['de-pz-5'] } }), '2116'), 'roll')
    expect([owed(s), owedBy(s)]).toEqual(['ultra', 'allied'])
    expect(kindsOf(s, { kind: 'keep', dice: [3] })).toContain('result')
    expect(kindsOf(s, { kind: 'spend', dice: [3] })).toEqual(expect.arrayContaining(['ultra', 'result']))
  })

  it('6.3 everything is open: both sides see the same position', () => {
    const s = movement({ at: { '2116': ['tr-inf-1'] }, pool: ['de-cas-1'] })
    expect(engine.view(s, 0)).toBe(engine.view(s, 1))
  })
})
