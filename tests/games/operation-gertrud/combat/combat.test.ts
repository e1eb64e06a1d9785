import { describe, expect, it } from 'vitest'
import { terrainKey } from '../../../../src/games/operation-gertrud/charts'
import { planBattle } from '../../../../src/games/operation-gertrud/combat/attack'
import { factorOf, oddsOf, shiftsOf } from '../../../../src/games/operation-gertrud/combat/odds'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import {
  attack,
  type Build,
  chances,
  column,
  combat,
  engine,
  fight,
  hex,
  kindsOf,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  shifts,
  steps,
  unit,
  where,
} from '../positions'

const GERMANS = { '2115': ['de-pz-5', 'de-inf-79'], '2016': ['de-mot-16'] }
const TURKS = { '2116': ['tr-inf-1', 'tr-inf-2'] }

const plain = (build: Build = {}): Gertrud => combat({ ...build, at: { ...GERMANS, ...TURKS, ...build.at } })

/** The odds of an attack, asked of the rules. */
const odds = (at: Build['at'], target: string, attackers: readonly string[], build: Build = {}) => {
  const s = position({ ...build, at: at ?? {} })
  return oddsOf(s, planBattle(s, 0, hex(target), attackers.map(unit)))
}

describe('11.0 declaring attacks', () => {
  it('5.1.6, 11.0.1 attacks are named one at a time, in any order, or not at all', () => {
    const s = plain({ at: { '2217': ['tr-inf-4'], '2317': ['de-pz-8'] } })
    expect(owed(s)).toBe('combat')
    expect(offered(s, 'target').sort()).toEqual(['2116', '2217'])
    const done = fight(attack(s, '2217', ['de-pz-8']), 3)
    expect(offered(done, 'target')).toEqual(['2116'])
    expect(owed(play(s, 'end'))).not.toBe('combat')
  })

  it('5.1.7d, 11.0.1 the Allied player attacks in his own Combat Phase', () => {
    const s = plain({ side: 'allied' })
    expect(owedBy(s)).toBe('allied')
    expect(offered(s, 'target')).toEqual(['2016', '2115'])
  })

  it('11.0.3 units next to the target take part from any hexes, all others are refused', () => {
    const s = play(plain({ at: { '2014': ['de-pz-9'] } }), { kind: 'target', hex: '2116' })
    expect(offered(s, 'join').sort()).toEqual(['de-inf-79', 'de-mot-16', 'de-pz-5'])
    expect(refusals(s, { kind: 'join', unit: 'de-pz-9' })).toEqual(['11.0.3'])
    expect(refusals(s, { kind: 'join', unit: 'tr-inf-1' })).toEqual(['11.0.1'])
  })

  it('11.0.3 nobody attacks over open water, but over a strait', () => {
    const at = { '2709': ['tr-inf-11'], '2610': ['de-pz-5'], '2710': ['de-pz-8'] }
    const s = play(combat({ at }), { kind: 'target', hex: '2709' })
    expect(offered(s, 'join')).toEqual(['de-pz-8'])
    expect(refusals(s, { kind: 'join', unit: 'de-pz-5' })).toEqual(['11.0.3'])
  })

  it('11.0.4 Germans and Italians attack together, Turks and British too, Soviets only with Soviets', () => {
    const axis = play(plain({ at: { '2115': ['de-pz-5'], '2017': ['it-ravenna'] } }), { kind: 'target', hex: '2116' })
    expect(offered(axis, 'join')).toContain('it-ravenna')
    const at = { '2116': ['de-inf-79'], '2115': ['tr-inf-1'], '2016': ['al-inf-8'], '2217': ['su-inf-20'] }
    const allied = play(combat({ side: 'allied', at }), { kind: 'target', hex: '2116' })
    expect(offered(allied, 'join').sort()).toEqual(['al-inf-8', 'tr-inf-1'])
    expect(refusals(allied, { kind: 'join', unit: 'su-inf-20' })).toEqual(['11.0.4'])
    const alone = play(allied, { kind: 'join', unit: 'al-inf-8' }, { kind: 'join', unit: 'tr-inf-1' })
    expect(refusals(alone, { kind: 'join', unit: 'su-inf-20' })).toEqual([])
  })

  it('11.0.5 the attacker stops when he likes; that ends his Combat Phase', () => {
    const s = plain()
    expect(offered(s, 'end')).toEqual([''])
    expect(owedBy(play(s, 'end'))).toBe('allied')
  })

  it('11.0.2 before anything is committed an attack can be called off and nobody is marked, afterwards not', () => {
    const bare = attack(plain(), '2116')
    expect(owed(bare)).toBe('press')
    const off = play(bare, 'cancel')
    expect([off.attacked, off.defended, off.battle]).toEqual([[], [], null])
    expect(offered(off, 'target')).toEqual(['2116'])
    const flown = play(attack(plain({ pool: ['de-cas-1', 'tr-cas-1'] }), '2116'), { kind: 'commit', unit: 'de-cas-1' })
    const rolled = kindsOf(flown, { kind: 'pass', dice: [4] })
    expect(rolled).toContain('result')
    expect(refusals(flown, 'cancel')).toContain('11.0.2')
  })

  it('11.0.2 the attacker may call off when he is asked for support too, before the enemy can lock the attack', () => {
    const shore = { '2728': ['de-pz-5'], '2727': ['tr-inf-1'] }
    const s = attack(combat({ at: shore, pool: ['de-cas-1', 'tr-cas-1', 'tr-ngs-yavuz'] }), '2727')
    // the Turkish ship is asked for first; its owner cannot call off what is not his
    expect([owedBy(s), refusals(s, 'cancel')]).toEqual(['allied', ['11.0.2']])
    const quiet = play(s, 'pass')
    expect([owedBy(quiet), offered(quiet, 'cancel')]).toEqual(['german', ['']])
    const off = play(quiet, 'cancel')
    expect([owed(off), off.battle, off.attacked, offered(off, 'target')]).toEqual(['combat', null, [], ['2727']])
    expect(refusals(play(s, { kind: 'commit', unit: 'tr-ngs-yavuz' }), 'cancel')).toEqual(['11.0.2'])
  })
})

describe('11.0 step 1: the odds', () => {
  it('11.0.step1.1 all defenders count together; attackers may be withheld, even from one stack', () => {
    const s = attack(plain(), '2116', ['de-pz-5'])
    expect(engine.forecast(s)?.title).toBe('Attack on 2116: 11 against 10 is 110%')
    expect(refusals(play(plain(), { kind: 'target', hex: '2116' }), 'launch')).toEqual([])
    const none = play(
      plain(),
      { kind: 'target', hex: '2116' },
      ...['de-pz-5', 'de-inf-79', 'de-mot-16'].map(id => ({ kind: 'join', unit: id })),
    )
    expect(refusals(none, 'launch')).toEqual(['11.0.3'])
  })

  it('11.0.step1.2 a unit fights with its whole factor in one attack and not again', () => {
    const s = plain({ at: { '2114': ['tr-inf-4'] } })
    const once = fight(attack(s, '2116', ['de-pz-5']), 4)
    expect(refusals(play(once, { kind: 'target', hex: '2114' }), { kind: 'join', unit: 'de-pz-5' })).toEqual([
      '11.0.step10.1',
    ])
  })

  it('11.0.step1.3 attack over defence in per cent, rounded down', () => {
    const at = { '2115': ['de-inf-79', 'de-mot-16', 'de-pz-8'], '2116': ['tr-inf-1', 'tr-inf-3'] }
    // 7 + 8 + 10 against 5 + 4
    expect(odds(at, '2116', ['de-inf-79', 'de-mot-16', 'de-pz-8'])).toMatchObject({
      attack: 25,
      defence: 9,
      percent: 277,
    })
  })

  it('11.0.step1.3 an attack of strength 0 is none', () => {
    const s = combat({
      at: { '2116': ['tr-inf-1'], '2115': ['de-abn-7', 'de-kurd'] },
      reduced: ['de-kurd'],
      unsupplied: ['de-kurd'],
    })
    const alone = play(s, { kind: 'target', hex: '2116' }, { kind: 'join', unit: 'de-abn-7' })
    expect(refusals(alone, 'launch')).toEqual(['11.0.step1.3'])
  })

  it('11.0.step1.4, 7.3.2 an unsupplied unit counts half, rounded down, in attack and in defence', () => {
    const at = { '2115': ['de-inf-79'], '2116': ['tr-inf-1'] }
    const all = { at, unsupplied: ['de-inf-79', 'tr-inf-1'] }
    expect(odds(at, '2116', ['de-inf-79'], all)).toMatchObject({ attack: 3, defence: 2 })
    expect(odds(at, '2116', ['de-inf-79'])).toMatchObject({ attack: 7, defence: 5 })
  })

  it('11.0.step1.5 never above the 600% column nor below the 49% one, shifts included', () => {
    const strong = { '2115': ['de-pz-5', 'de-pz-11', 'de-pz-8'], '2116': ['tr-bde-72'] }
    expect(odds(strong, '2116', ['de-pz-5', 'de-pz-11', 'de-pz-8'])).toMatchObject({ percent: 1600, column: 8 })
    const weak = { '2016': ['de-kurd'], '2015': ['tr-inf-1', 'tr-inf-2'] }
    expect(odds(weak, '2015', ['de-kurd'])).toMatchObject({ percent: 20, column: 0 })
    // clamped first, so one shift left of 1600% is the 500% column
    const city = { '2016': ['de-pz-5', 'de-pz-11', 'de-pz-8'], '2015': ['tr-bde-72'] }
    expect(odds(city, '2015', ['de-pz-5', 'de-pz-11', 'de-pz-8']).column).toBe(7)
  })
})

describe('11.0 steps 2 and 3: support', () => {
  const COAST = { '2728': ['de-pz-5'], '2727': ['tr-inf-1'] }
  const coast = (build: Build = {}) => combat({ ...build, at: { ...COAST, ...build.at } })
  const seized = { yavuz: 'german' } as const

  it('11.0.step2.1 ships help at a coast only', () => {
    const inland = attack(plain({ pool: ['tr-ngs-yavuz'], own: seized }), '2116')
    expect(owed(inland)).toBe('press')
    const shore = attack(coast({ pool: ['tr-ngs-yavuz'], own: seized }), '2727')
    expect([owed(shore), offered(shore, 'commit')]).toEqual(['support', ['tr-ngs-yavuz']])
    expect(refusals(shore, { kind: 'commit', unit: 'br-ngs-1' })).toEqual(['12.0.1'])
  })

  it('11.0.step2.2, 12.0.3 the attacker says first, one ship each, and his word is final', () => {
    const s = attack(coast({ pool: ['tr-ngs-yavuz', 'de-cas-1', 'tr-cas-1'] }), '2727')
    // the Germans have no ship here: the Turkish defender is asked
    expect([owed(s), owedBy(s), offered(s, 'commit')]).toEqual(['support', 'allied', ['tr-ngs-yavuz']])
    const both = attack(
      coast({ pool: ['tr-ngs-yavuz', 'su-ngs-1'], at: { '2727': ['su-inf-20'] }, own: seized }),
      '2727',
    )
    expect(owedBy(both)).toBe('german')
    const answered = play(both, { kind: 'commit', unit: 'tr-ngs-yavuz' })
    expect([owedBy(answered), offered(answered, 'commit')]).toEqual(['allied', ['su-ngs-1']])
  })

  it('11.0.step2.3, 11.0.step2.4, 12.0.5 two ships fight, the one that is left shifts a column', () => {
    const both = attack(
      coast({ pool: ['tr-ngs-yavuz', 'su-ngs-1'], at: { '2727': ['su-inf-20'] }, own: seized }),
      '2727',
    )
    const locked = play(both, { kind: 'commit', unit: 'tr-ngs-yavuz' })
    const fought = play(locked, { kind: 'commit', unit: 'su-ngs-1', dice: [5, 3, 6] })
    expect([where(fought, 'su-ngs-1'), where(fought, 'tr-ngs-yavuz')]).toEqual(['gone', 'used'])
    const log = engine.apply(locked, { kind: 'commit', unit: unit('su-ngs-1'), dice: [5, 3, 6] }).log
    expect(log.find(each => each.kind === 'result')?.facts).toMatchObject({
      shifts: expect.arrayContaining(['Yavuz']),
    })
  })

  it('11.0.step3.1, 13.0.2 one unused CAS each over any hex, the attacker first', () => {
    const s = attack(plain({ pool: ['de-cas-1', 'de-cas-2', 'tr-cas-1'], used: ['tr-cas-2'] }), '2116')
    expect([owedBy(s), offered(s, 'commit')]).toEqual(['german', ['de-cas-1', 'de-cas-2']])
    const answer = play(s, { kind: 'commit', unit: 'de-cas-2' })
    expect([owedBy(answer), offered(answer, 'commit')]).toEqual(['allied', ['tr-cas-1']])
    expect(refusals(answer, { kind: 'commit', unit: 'tr-cas-2' })).toEqual(['13.6'])
    expect(refusals(answer, { kind: 'commit', unit: 'de-cas-1' })).toEqual(['13.0.1'])
  })

  it('11.0.step3.1b, 13.0.4 two CAS fight, one alone supports', () => {
    const s = attack(plain({ pool: ['de-cas-1', 'tr-cas-1'] }), '2116')
    const answer = play(s, { kind: 'commit', unit: 'de-cas-1' })
    expect(kindsOf(answer, { kind: 'commit', unit: 'tr-cas-1', dice: [4, 3, 4] })).toContain('duel')
    expect(kindsOf(answer, { kind: 'pass', dice: [4] })).not.toContain('duel')
  })

  it('11.0.step3.2 a CAS alone over the coast sinks the enemy ship for good, and still shifts', () => {
    const s = coast({ pool: ['de-cas-1', 'tr-ngs-yavuz'] })
    const shelled = play(attack(s, '2727'), { kind: 'commit', unit: 'tr-ngs-yavuz' })
    const order = { kind: 'commit', unit: 'de-cas-1', dice: [4] }
    const sunk = play(shelled, order)
    expect(where(sunk, 'tr-ngs-yavuz')).toBe('gone')
    expect(kindsOf(shelled, order)).toContain('sunkByAir')
  })

  it('11.0.step3.2 not while both sides have a CAS over the hex and neither is lost', () => {
    const s = coast({ pool: ['de-cas-1', 'tr-cas-1', 'tr-ngs-yavuz'] })
    const shelled = play(
      attack(s, '2727'),
      { kind: 'commit', unit: 'tr-ngs-yavuz' },
      { kind: 'commit', unit: 'de-cas-1' },
    )
    // the German plane is sent home by a 1, so the Turkish one is alone over its own ship
    expect(where(play(shelled, { kind: 'commit', unit: 'tr-cas-1', dice: [1, 3, 4] }), 'tr-ngs-yavuz')).toBe('used')
  })

  it('11.0.step3.3 CAS and NGS of one side shift two columns together', () => {
    const s = coast({ pool: ['tr-cas-1', 'tr-ngs-yavuz'] })
    const both = play(attack(s, '2727'), { kind: 'commit', unit: 'tr-ngs-yavuz' })
    expect(shifts(both)).toMatchObject({ Yavuz: -1 })
    const battle = both.battle
    expect(battle).not.toBeNull()
    if (battle === null) return
    const withCas = { ...battle, cas: { attack: null, defend: unit('tr-cas-1') } }
    const support = shiftsOf(both, withCas).filter(each => ['12.4', '13.5'].includes(each.rule))
    expect(support.map(each => each.value)).toEqual([-1, -1])
  })

  it('11.0.step3.4, 13.0.5 any nation flies for any friend, Soviets for Soviets only', () => {
    const italian = attack(plain({ pool: ['it-cas-1'] }), '2116')
    expect(offered(italian, 'commit')).toEqual(['it-cas-1'])
    const british = attack(plain({ pool: ['br-cas-1', 'su-cas-1'] }), '2116')
    expect(offered(british, 'commit')).toEqual(['br-cas-1'])
    expect(refusals(british, { kind: 'commit', unit: 'su-cas-1' })).toEqual(['13.0.5'])
    const soviet = attack(plain({ at: { '2116': ['su-inf-20'] }, pool: ['br-cas-1', 'su-cas-1'] }), '2116')
    expect(offered(soviet, 'commit')).toEqual(['su-cas-1'])
    expect(refusals(soviet, { kind: 'commit', unit: 'br-cas-1' })).toEqual(['13.0.5'])
  })
})

describe('11.0 steps 4 to 8: shifts', () => {
  const list = (s: Gertrud, target: string, attackers: readonly string[], side: 0 | 1 = 0) =>
    shiftsOf(s, planBattle(s, side, hex(target), attackers.map(unit))).map(({ label, value }) => `${label} ${value}`)

  it('11.0.step4.1 the single best terrain of the hex counts, not the sum', () => {
    const at = { '2016': ['de-pz-5'], '2015': ['tr-inf-1'], '2509': ['de-pz-8'], '2410': ['tr-inf-2'] }
    const s = position({ at: { ...at, '2115': ['de-pz-9'], '2116': ['tr-inf-4'] } })
    expect(list(s, '2015', ['de-pz-5'])).toEqual(['rough at 2015 Konya -1'])
    expect(list(s, '2410', ['de-pz-8'])).toEqual(['mountain at 2410 -2'])
    expect(list(s, '2116', ['de-pz-9'])).toEqual([])
  })

  it('11.0.step4.2 one more for a river, once, if even one attacker is behind it', () => {
    // 2905 lies over the river from 2806 Edirne, 2906 does not
    const s = position({ at: { '2905': ['de-pz-5', 'de-pz-11'], '2906': ['de-inf-79'], '2806': ['tr-inf-1'] } })
    expect(list(s, '2806', ['de-inf-79'])).toEqual(['city at 2806 Edirne -1'])
    expect(list(s, '2806', ['de-inf-79', 'de-pz-5', 'de-pz-11'])).toEqual([
      'city at 2806 Edirne -1',
      'attack over a river -1',
    ])
  })

  it('11.0.step4.2 an attack over a strait counts as one over a river', () => {
    const s = position({ at: { '2710': ['de-pz-5'], '2709': ['tr-inf-11'] } })
    expect(list(s, '2709', ['de-pz-5'])).toContain('attack over a strait -1')
  })

  it('11.0.step4.1, 11.0.step4.2 a Terrain Key of the player’s own decides for towns and straits too', () => {
    const terrain = { ...terrainKey(position()), town: { shift: 3 }, strait: { mp: 2, shift: 4 } }
    const s = position({ at: { '2505': ['de-pz-8'], '2606': ['tr-inf-1'] } })
    const own = { ...s, setting: { ...s.setting, charts: { name: 'mine', charts: { terrain } } } }
    expect(list(s, '2606', ['de-pz-8'])).toEqual(['rough at 2606 Gelibolu -1', 'attack over a strait -1'])
    expect(list(own, '2606', ['de-pz-8'])).toEqual(['town at 2606 Gelibolu -3', 'attack over a strait -4'])
  })

  it('11.0.step5.1 two attackers on exactly opposite sides surround the defender', () => {
    const at = { '2115': ['de-pz-5'], '2117': ['de-pz-8'], '2217': ['de-pz-9'], '2116': ['tr-inf-1'] }
    const s = position({ at })
    expect(list(s, '2116', ['de-pz-5', 'de-pz-8'])).toEqual(['surrounded 1'])
    expect(list(s, '2116', ['de-pz-5', 'de-pz-9'])).toEqual([])
  })

  it('11.0.step6.1 the Blitzkrieg Bonus is for attacks of the German player on turn 1, unless the raid lost it', () => {
    const at = { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }
    expect(list(position({ at, turn: 1 }), '2116', ['de-pz-5'])).toEqual(['Blitzkrieg Bonus 1'])
    expect(list(position({ at, turn: 2 }), '2116', ['de-pz-5'])).toEqual([])
    expect(list(position({ at, turn: 1, own: { blitzkrieg: false } }), '2116', ['de-pz-5'])).toEqual([])
  })

  it('11.0.step6.2 it does not help the German player in defence', () => {
    const s = position({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, turn: 1, side: 'allied' })
    expect(list(s, '2115', ['tr-inf-1'], 1)).toEqual([])
  })

  it('11.0.step7 ULTRA shifts for the Allied player in attack and in defence, and is spent', () => {
    const s = attack(plain({ at: { '2116': ['al-inf-8'] } }), '2116')
    const asked = play(s, 'roll')
    expect([owed(asked), owedBy(asked)]).toEqual(['ultra', 'allied'])
    const spent = play(asked, { kind: 'spend', dice: [3] })
    expect(spent.ultra).toBe(3)
    const ours = position({ at: { '2116': ['al-inf-8'], '2115': ['de-pz-5'] }, side: 'allied' })
    const battle = { ...planBattle(ours, 1, hex('2115'), [unit('al-inf-8')]), ultra: true }
    expect(shiftsOf(ours, battle).map(each => each.value)).toEqual([1])
    const theirs = { ...planBattle(ours, 0, hex('2116'), [unit('de-pz-5')]), ultra: true }
    expect(shiftsOf(ours, theirs).map(each => each.value)).toEqual([-1])
  })

  it('11.0.step8 three types of unit give one column', () => {
    const s = position({ at: { '2115': ['de-pz-5', 'de-inf-79', 'de-mot-16'], '2116': ['tr-inf-1'] } })
    expect(list(s, '2116', ['de-pz-5', 'de-inf-79', 'de-mot-16'])).toEqual(['combined arms 1'])
    expect(list(s, '2116', ['de-pz-5', 'de-inf-79'])).toEqual([])
  })
})

describe('11.0 steps 9 and 10: the die and after', () => {
  it('11.0.step9, 2.0.2 one die on the column of the odds', () => {
    // 11 against 10, two types: the 100% column
    const s = attack(plain(), '2116', ['de-pz-5'])
    expect(column(s)).toBe('100-149')
    expect(steps(fight(s, 1), 'de-pz-5')).toBe(1)
    expect(owed(fight(s, 6))).toBe('stand')
    const chances = engine.forecast(s)?.results.map(each => `${each.code} ${Math.round(each.chance * 6)}`)
    expect(chances).toEqual(['A1 2', 'AR 1', 'D1 1', 'EX 1', 'NE 1'])
  })

  it('11.0.step3.1, 11.0.step9 what each plane would change is weighed by the same duel and table', () => {
    const s = attack(plain({ pool: ['tr-cas-1', 'tr-cas-3'] }), '2116', ['de-pz-5'])
    // one column less: 100% becomes 50%, on which a 1 kills the attacker
    expect(chances(s, 'pass').AE).toBeUndefined()
    expect(chances(s, { kind: 'commit', unit: 'tr-cas-3' }).AE).toBeCloseTo(1 / 6)
  })

  it('11.0.step9n land results do not touch CAS and NGS', () => {
    const s = attack(plain({ pool: ['de-cas-1'] }), '2116', ['de-inf-79'])
    const dead = play(s, { kind: 'commit', unit: 'de-cas-1', dice: [1] })
    expect([steps(dead, 'de-inf-79'), where(dead, 'de-cas-1')]).toEqual([1, 'used'])
  })

  it('11.0.step10.1, 11.0.step10.2, 11.0.step10.4 attackers and defenders are engaged until the phase ends', () => {
    const s = plain({ at: { '2217': ['de-pz-8'], '2218': ['tr-inf-4'] } })
    const after = fight(attack(s, '2116', ['de-pz-5']), 4)
    expect([after.attacked, after.defended]).toEqual([[unit('de-pz-5')], [unit('tr-inf-1'), unit('tr-inf-2')]])
    expect(refusals(after, { kind: 'target', hex: '2116' })).toEqual(['11.0.step10.2'])
    expect(play(after, 'end').attacked).toEqual([])
  })

  it('11.0.step10.3 losses come first, then retreats, then advances, all before the next battle', () => {
    // 11 + 11 + 10 against 5: the 600% column, die 2 is DR
    const at = { '2115': ['de-pz-5', 'de-pz-11', 'de-pz-8'], '2116': ['tr-inf-1'] }
    const s = fight(attack(combat({ at }), '2116'), 2)
    expect([owed(s), owedBy(s)]).toEqual(['retreat', 'allied'])
    const back = play(s, { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect([owed(back), owedBy(back)]).toEqual(['advance', 'german'])
  })
})

describe('16.0 mountain units', () => {
  it('16.0.1 the second factor counts when the attacked hex is rough or mountain', () => {
    const s = position({ at: { '2014': ['de-mtn-1'] } })
    expect([factorOf(s, unit('de-mtn-1'), hex('2015')), factorOf(s, unit('de-mtn-1'), hex('2410'))]).toEqual([9, 9])
    expect(factorOf(s, unit('de-mtn-1'), hex('2116'))).toBe(7)
    expect(factorOf(s, unit('de-inf-79'), hex('2015'))).toBe(7)
  })
})
