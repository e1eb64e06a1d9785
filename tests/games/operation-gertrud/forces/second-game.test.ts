import { describe, expect, it } from 'vitest'
import { planBattle } from '../../../../src/games/operation-gertrud/combat/attack'
import { shiftsOf } from '../../../../src/games/operation-gertrud/combat/odds'
import { sideOf } from '../../../../src/games/operation-gertrud/state'
import { canTrace } from '../../../../src/games/operation-gertrud/supply/supply'
import { objectivesHeld, victoryModifiersOf } from '../../../../src/games/operation-gertrud/victory/victory'
import {
  attack,
  type Build,
  combat,
  engine,
  hex,
  movement,
  names,
  numbers,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  replacement,
  stage,
  steps,
  unit,
  where,
} from '../positions'

const ON = { 'soviet-duplicity': true }
const second = { duplicity: true } as const

/** Turn 10 ends without a German win. */
const lost = (build: Build = {}) =>
  stage('victory', {
    options: ON,
    turn: 10,
    pool: ['de-cas-1', 'tr-cas-1'],
    ...build,
    at: { '2806': ['de-inf-79'], '2805': ['it-ravenna'], '2416': ['tr-inf-1'], '0820': ['al-inf-8'], ...build.at },
  })

describe('19.0 Soviet Duplicity', () => {
  it('19.0.2a with the option the second game begins when the Germans have lost, without it the game is over', () => {
    expect(lost().outcome).toBeNull()
    expect(lost().duplicity).toBe(true)
    expect(lost({ options: {} }).outcome).toMatchObject({ winner: 1 })
  })

  it('19.0.2b only Germans leave, with italians-go-home Italians too, all others stay where they are, losses stay lost', () => {
    const s = lost({ dead: ['tr-inf-4'], reduced: ['tr-inf-1'], used: ['tr-cas-2'] })
    expect([where(s, 'de-inf-79'), where(s, 'it-ravenna'), where(s, 'de-cas-1')]).toEqual(['absent', '2805', 'absent'])
    const home = lost({ options: { ...ON, 'italians-go-home': true }, pool: ['it-cas-1', 'it-ngs-1'] })
    expect(['it-ravenna', 'it-cas-1', 'it-ngs-1'].map(id => where(home, id))).toEqual(['absent', 'absent', 'absent'])
    expect([where(s, 'tr-inf-1'), steps(s, 'tr-inf-1'), where(s, 'al-inf-8'), where(s, 'tr-inf-4')]).toEqual([
      '2416',
      1,
      '0820',
      'dead',
    ])
  })

  it('19.0.2b, 17.1.13b, 17.1.14b mines and blown bridges stay, penalties go', () => {
    const s = lost({
      own: {
        mined: [{ a: hex('2709'), b: hex('2710') }],
        blown: [{ kind: 'rail', a: hex('2220'), b: hex('2221') }],
        missionPenalty: 3,
        missions: ['inonu'],
      },
    })
    expect([s.mined.length, s.blown.length, s.missionPenalty]).toEqual([1, 1, 0])
  })

  it('19.0.2b, 7.2.2, 10.2.4 who can trace once the Germans are gone loses its marker and may be rebuilt at once', () => {
    const ring = { '2115': ['tr-inf-2'], '2116': ['su-inf-77'], '2117': ['tr-inf-3'] }
    const at = { '2532': ['su-inf-20'], '2533': ['de-armenian'], '2632': ['de-kurd'], ...ring }
    const s = lost({ scenario: 'early-1943', at, reduced: ['su-inf-20'], unsupplied: ['su-inf-20', 'su-inf-77'] })
    expect(names(s.unsupplied)).toEqual(['su-inf-77'])
    expect(offered(s, 'flip')).toEqual(['su-inf-20'])
  })

  it('19.0.2c the turn marker goes back to 1, for ten turns', () => {
    expect(lost().turn).toBe(1)
    const end = stage('victory', { options: ON, turn: 10, own: second, at: { '2416': ['tr-inf-1'] } })
    expect(end.outcome).toMatchObject({ winner: 1, rule: '19.0.4' })
  })

  it('19.0.2d, 19.0.5 the Soviets belong to the former German player and take his phases', () => {
    const s = movement({ own: second, at: { '2633': ['su-inf-20'], '2416': ['tr-inf-1'] } })
    expect([sideOf(s, unit('su-inf-20')), owedBy(s), offered(s, 'pick')]).toEqual([0, 'german', ['su-inf-20']])
    const allied = movement({ side: 'allied', own: second, at: { '2633': ['su-inf-20'], '2416': ['tr-inf-1'] } })
    expect(offered(allied, 'pick')).toEqual(['tr-inf-1'])
  })

  it('19.0.3a, 19.0.3b, 19.0.3c, 19.0.3d without Soviets in the scenario all of them set up on the border', () => {
    const s = lost()
    expect([owed(s), owedBy(s)]).toEqual(['deploy', 'german'])
    expect([where(s, 'su-cas-1'), where(s, 'su-cas-2'), where(s, 'su-ngs-2')]).toEqual(['ready', 'ready', 'ready'])
    const one = play(s, { kind: 'pick', unit: 'su-arm-6' }, { kind: 'to', hex: '2831' })
    expect(['su-inf-63', 'su-inf-76', 'su-inf-236', 'su-arm-54'].map(id => where(one, id))).toEqual([
      '2831',
      '2831',
      '2831',
      '2831',
    ])
    expect(refusals(play(one, { kind: 'pick', unit: 'su-inf-20' }), { kind: 'to', hex: '2831' })).toEqual(['6.0.1'])
    expect(refusals(play(one, { kind: 'pick', unit: 'su-inf-58' }), { kind: 'to', hex: '2836' })).toEqual(['19.0.3d'])
    const all = play(s, 'ready', 'done')
    expect([where(all, 'su-inf-20'), where(all, 'su-inf-63'), where(all, 'su-inf-58')]).toEqual([
      '2830',
      '2634',
      '2534',
    ])
  })

  it('19.0.3a with Soviets in the scenario they go on from where they are', () => {
    const s = lost({ scenario: 'early-1943', at: { '2633': ['su-inf-20'] }, used: ['su-cas-1'] })
    expect([owed(s), where(s, 'su-inf-20'), where(s, 'su-inf-77'), where(s, 'su-cas-1')]).toEqual([
      'interdict',
      '2633',
      'absent',
      'ready',
    ])
  })

  it('19.0.4 objectives count by Soviet land units; what the Germans held is Turkish again', () => {
    const s = lost({ scenario: 'early-1943', captured: ['2806', '2807', '2709'], at: { '2430': ['su-inf-20'] } })
    expect(numbers(s.captured)).toEqual(['2430', '2807'])
    expect(numbers(objectivesHeld(s))).toEqual(['2430'])
    const at = { '2430': ['su-inf-20'], '2423': ['su-inf-77'], '2721': ['su-inf-63'] }
    const roll = stage('victory', { own: second, at })
    expect(play(roll, { kind: 'roll', dice: [1, 1] }).outcome).toMatchObject({ winner: 0, rule: '19.0.4' })
    expect(play(roll, { kind: 'roll', dice: [1, 2] }).outcome).toBeNull()
  })

  it('19.0.5, 7.5.5 a Lebanese city with Soviets in it when they turn is captured like a Turkish one', () => {
    const at = { '1120': ['su-inf-20'], '2133': ['su-inf-77'], '2535': ['su-inf-63'] }
    expect(numbers(lost({ scenario: 'early-1943', at }).captured)).toEqual(['1120', '2133'])
  })

  it('19.0.2d, 7.5.3 a Soviet city that the Germans had taken supplies the Soviets again, a Turkish one stays taken', () => {
    const at = { '2634': ['de-pz-5'], '2534': ['su-inf-20'] }
    const s = lost({ scenario: 'early-1943', at, dead: ['su-inf-77'], captured: ['2535', '2634', '2707', '2830'] })
    expect(numbers(s.captured)).toEqual(['2707'])
    expect(offered(s, 'full')).toContain('su-inf-77 2634')
  })

  it('19.0.5 normal rules go on: Soviet supply, Blitzkrieg Bonus on turn 1, a border open to both, no raid and no missions', () => {
    const at = { '2633': ['su-inf-20'], '2532': ['tr-inf-1'] }
    const s = position({ own: second, at, turn: 1 })
    expect(canTrace(s, unit('su-inf-20'))).toBe(true)
    const battle = planBattle(s, 0, hex('2532'), [unit('su-inf-20')])
    expect(shiftsOf(s, battle).map(each => each.label)).toContain('Blitzkrieg Bonus')
    const gone = position({ own: { ...second, blitzkrieg: false }, at, turn: 1 })
    expect(shiftsOf(gone, battle).map(each => each.label)).not.toContain('Blitzkrieg Bonus')
    const walker = play(movement({ side: 'allied', own: second, at: { '2633': ['tr-inf-1'] } }), {
      kind: 'pick',
      unit: 'tr-inf-1',
    })
    expect(offered(walker, 'to')).toContain('2733')
    const red = movement({ own: second, at })
    expect(refusals(red, { kind: 'mission', pick: 'inonu' })).toEqual(['17.1.1'])
    expect([lost().raid, red.raid]).toEqual(['over', 'over'])
  })

  it('19.0.5 Soviets and Turks are enemies at once, and Soviet ships and planes help Soviets', () => {
    const at = { '2727': ['tr-inf-1'], '2728': ['su-inf-20', 'su-inf-77'] }
    const s = attack(combat({ own: second, at, pool: ['su-ngs-1', 'tr-ngs-yavuz'] }), '2727')
    expect([owedBy(s), offered(s, 'commit')]).toEqual(['german', ['su-ngs-1']])
    expect(offered(play(s, 'pass'), 'commit')).toEqual(['tr-ngs-yavuz'])
  })

  it('19.0.a a Turkish Yavuz stays, a seized one goes', () => {
    const kept = lost({ pool: ['tr-ngs-yavuz'] })
    expect([where(kept, 'tr-ngs-yavuz'), sideOf(kept, unit('tr-ngs-yavuz'))]).toEqual(['ready', 1])
    expect(where(lost({ pool: ['tr-ngs-yavuz'], own: { yavuz: 'german' } }), 'tr-ngs-yavuz')).toBe('gone')
    expect(lost({ pool: ['tr-ngs-yavuz'], own: { yavuz: 'ablaze' } }).yavuz).toBe('ablaze')
  })

  it('19.0.b one Turkish step, two Soviet ones, none for others', () => {
    const soviet = replacement({ own: second, at: { '2633': ['su-inf-20'] }, reduced: ['su-inf-20'] })
    expect(soviet.steps).toEqual({ German: 0, Italian: 0, Turkish: 0, Allied: 0, Soviet: 2 })
    const turkish = replacement({ own: second, side: 'allied', at: { '2416': ['tr-inf-1'] }, reduced: ['tr-inf-1'] })
    expect(turkish.steps).toEqual({ German: 0, Italian: 0, Turkish: 1, Allied: 0, Soviet: 0 })
  })

  it('19.0.c no modifiers, whatever the scenario', () => {
    const s = position({ scenario: 'early-1943', own: { ...second, missionPenalty: 0 }, dead: ['su-arm-6'] })
    expect(victoryModifiersOf(s)).toEqual([])
  })

  it('19.0.d ULTRA stays with the Allied player, for beige pieces only', () => {
    const bare = attack(combat({ own: second, at: { '2633': ['tr-inf-1'], '2634': ['su-inf-20'] } }), '2633')
    expect(owed(play(bare, { kind: 'roll', dice: [3] }))).not.toBe('ultra')
    const beige = attack(combat({ own: second, at: { '2633': ['al-inf-8'], '2634': ['su-inf-20'] } }), '2633')
    const asked = play(beige, 'roll')
    expect([owed(asked), owedBy(asked)]).toEqual(['ultra', 'allied'])
    expect(lost({ own: { ultra: 2 } }).ultra).toBe(2)
  })

  it('19.0.e no Experten', () => {
    expect(lost({ own: { experten: unit('de-cas-1') } }).experten).toBeNull()
    expect(engine.game.audit(lost())).toEqual([])
  })
})
