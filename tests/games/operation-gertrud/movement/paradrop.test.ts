import { describe, expect, it } from 'vitest'
import type { UnitId } from '../../../../src/core/ids'
import { isInEnemyZoc } from '../../../../src/games/operation-gertrud/board'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import {
  attack,
  type Build,
  column,
  combat,
  fight,
  hex,
  localOf,
  movement,
  names,
  offered,
  owed,
  play,
  refusals,
  shifts,
  steps,
  unit,
  where,
} from '../positions'

const FLIEGER = 'de-abn-7'
const drop = { kind: 'drop', unit: FLIEGER }
const WITHOUT_ZOC = { 'drop-without-zoc': true }
const on = (number: string) => ({ kind: 'to', hex: number })

/** The 7th Flieger has dropped and the Combat Phase has begun. */
const dropped = (number: string, build: Build = {}): Gertrud =>
  combat({
    ...build,
    at: { ...build.at, [number]: [FLIEGER, ...(build.at?.[number] ?? [])] },
    own: { dropping: [unit(FLIEGER)], ...build.own },
  })

describe('15.0 the drop', () => {
  it('15.0.1, 9.0.3 anywhere on land in Turkey, whoever stands there, for the whole move', () => {
    const s = play(movement({ waiting: [FLIEGER], at: { '2416': ['tr-bde-ankara'] } }), drop)
    expect(offered(s, 'to')).toEqual(expect.arrayContaining(['2416', '2116', '1915', '2121', '2633']))
    expect([refusals(s, on('2905')), refusals(s, on('2609')), refusals(s, on('2132'))]).toEqual([
      ['15.0.1'],
      ['15.0.1'],
      ['15.0.1'],
    ])
    const down = play(s, on('2416'))
    expect([where(down, FLIEGER), down.dropping, refusals(down, { kind: 'pick', unit: FLIEGER })]).toEqual([
      '2416',
      [unit(FLIEGER)],
      ['15.0.1'],
    ])
  })

  it('15.0.1, 17.0.1 not on the berth on turn 1, not on five friends, not twice', () => {
    const first = play(movement({ waiting: [FLIEGER], turn: 1 }), drop)
    expect(refusals(first, on('2611'))).toEqual(['17.0.1'])
    expect(refusals(play(movement({ waiting: [FLIEGER], turn: 2 }), drop), on('2611'))).toEqual([])
    const five = ['de-inf-79', 'de-inf-73', 'de-inf-101', 'de-inf-132', 'de-inf-183']
    const full = play(movement({ waiting: [FLIEGER], at: { '2116': five } }), drop)
    expect(refusals(full, on('2116'))).toEqual(['6.0.1'])
    expect(refusals(play(full, on('2117')), drop)).toEqual(['15.0.1'])
  })

  it('15.0.1 from wherever it is, in any turn, but not after a step on foot nor when interdicted', () => {
    const s = movement({ at: { '2116': [FLIEGER] } })
    expect(refusals(s, drop)).toEqual([])
    expect(refusals(play(s, { kind: 'pick', unit: FLIEGER }, on('2117')), drop)).toEqual(['15.0.1'])
    expect(refusals(movement({ at: { '2116': [FLIEGER] }, own: { interdicted: [unit(FLIEGER)] } }), drop)).toEqual([
      '13.7.4',
    ])
    expect(refusals(movement({ at: { '2116': ['de-inf-79'] } }), { kind: 'drop', unit: 'de-inf-79' })).toEqual([
      '15.0.1',
    ])
  })

  it('2.6.2, 15.0.1 the Kommando drops as the 7th Flieger does, from turn 2 on', () => {
    const s = movement({ at: { '2116': ['de-kommando'] } })
    expect(refusals(s, { kind: 'drop', unit: 'de-kommando' })).toEqual([])
    const waiting = movement({ waiting: ['de-kommando'] })
    expect(refusals(waiting, { kind: 'drop', unit: 'de-kommando' })).toEqual(['15.0.1'])
  })

  it('15.0.2 when it does not drop it is a unit like others', () => {
    const s = combat({ at: { '2115': [FLIEGER], '2116': ['tr-inf-1'] } })
    expect(names(localOf<{ joined: UnitId[] }>(play(s, { kind: 'target', hex: '2116' })).joined)).toEqual([FLIEGER])
  })

  it('15.0.3 it must fight for its hex before the phase ends; an empty hex defends with 1', () => {
    const s = dropped('2116')
    expect(refusals(s, 'end')).toEqual(['15.0.3'])
    const aimed = play(s, { kind: 'target', hex: '2116' })
    expect(column(aimed)).toBe('600 or more')
    expect(refusals(aimed, { kind: 'join', unit: FLIEGER })).toEqual(['15.0.5'])
    const held = fight(attack(s, '2116'), 1)
    expect([held.dropping, where(held, FLIEGER)]).toEqual([[], '2116'])
  })

  it('8.0.1, 15.0.3 it has its zone of control from landing on; with drop-without-zoc only once it has fought', () => {
    const at = { '2117': ['tr-inf-1'], '2118': ['de-inf-79'] }
    expect(isInEnemyZoc(dropped('2116', { at }), hex('2115'), 1)).toBe(true)
    const s = dropped('2116', { at, options: WITHOUT_ZOC })
    expect(isInEnemyZoc(s, hex('2115'), 1)).toBe(false)
    expect(isInEnemyZoc({ ...s, dropping: [] }, hex('2115'), 1)).toBe(true)
  })
})

describe('15.0 the fight for the hex', () => {
  // 8 against 1 in the clear is the 600% column: 1 D1, 2 DR, 3 and more DE; on a mountain two columns less: 1 EX, 2 D1

  it('15.0.4 on an empty hex results against the defender do nothing, those against the attacker count', () => {
    expect([1, 2, 6].map(die => where(fight(attack(dropped('2116'), '2116'), die), FLIEGER))).toEqual([
      '2116',
      '2116',
      '2116',
    ])
    const exchanged = fight(attack(dropped('2121'), '2121'), 1)
    expect([steps(exchanged, FLIEGER), where(exchanged, FLIEGER)]).toEqual([1, '2121'])
    expect(owed(fight(attack(dropped('2116'), '2116'), 6))).not.toBe('advance')
  })

  it('15.0.5 on enemies it fights together with its neighbours and takes single losses first', () => {
    const at = { '2116': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4'], '2115': ['de-pz-5'] }
    // 19 against 15: the 100% column, on which 1 is A1
    const s = play(dropped('2116', { at }), { kind: 'target', hex: '2116' })
    expect(refusals(s, { kind: 'join', unit: FLIEGER })).toEqual(['15.0.5'])
    expect(refusals(s, { kind: 'join', unit: 'de-pz-5' })).toEqual([])
    const lost = fight(play(s, 'launch'), 1)
    expect([where(lost, FLIEGER), steps(lost, 'de-pz-5')]).toEqual(['dead', 2])
  })

  it('15.0.5 the paratroop takes the step of an exchange too, and lives if the hex is empty then', () => {
    // 8 and 11 against 2 is the 600% column; a mountain takes two columns and a 1 reads EX
    const s = dropped('2121', { at: { '2121': ['tr-inf-3'], '2221': ['de-pz-5'] }, reduced: ['tr-inf-3'] })
    const done = fight(attack(s, '2121'), 1)
    expect([steps(done, FLIEGER), where(done, FLIEGER), where(done, 'tr-inf-3')]).toEqual([1, '2121', 'dead'])
    expect(owed(done)).not.toBe('advance')
    const other = { 'advance-when-emptied': true }
    const open = dropped('2121', {
      at: { '2121': ['tr-inf-3'], '2221': ['de-pz-5'] },
      reduced: ['tr-inf-3'],
      options: other,
    })
    expect(owed(fight(attack(open, '2121'), 1))).toBe('advance')
  })

  it('15.0.6 friends may join an attack on an empty drop hex; nobody else attacks empty hexes', () => {
    const s = dropped('2116', { at: { '2115': ['de-pz-5'], '2014': ['tr-inf-1'], '2013': ['de-pz-8'] } })
    expect(offered(play(s, { kind: 'target', hex: '2116' }), 'join')).toEqual(['de-pz-5'])
    expect(refusals(s, { kind: 'target', hex: '2117' })).toEqual(['15.0.6'])
  })

  it('15.0.7, 11.3.3 it stays in a hex that is emptied and counts for stacking there', () => {
    const five = ['de-pz-5', 'de-pz-11', 'de-pz-8', 'de-pz-9', 'de-pz-14']
    const s = fight(attack(dropped('2116', { at: { '2116': ['tr-inf-1'], '2115': five } }), '2116'), 3)
    expect([owed(s), where(s, FLIEGER)]).toEqual(['advance', '2116'])
    const four = play(s, ...five.slice(0, 4).map(id => ({ kind: 'join', unit: id })))
    expect(refusals(four, { kind: 'join', unit: 'de-pz-14' })).toEqual(['11.3.3'])
  })

  it('15.0.7 after a retreat of the defenders it holds the hex, and armor may follow', () => {
    const at = { '2116': ['tr-inf-1'], '2115': ['de-pz-5', 'de-pz-11'] }
    // 30 against 5; read so that the paratroop has no zone of control yet, defenders may go where no panzer watches
    const s = fight(attack(dropped('2116', { at, options: WITHOUT_ZOC }), '2116'), 2)
    expect(offered(s, 'retreat')).toEqual(['tr-inf-1 2217', 'tr-inf-1 2117', 'tr-inf-1 2017'])
    const held = play(s, { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect([where(held, FLIEGER), owed(held), offered(held, 'join')]).toEqual([
      '2116',
      'advance',
      ['de-pz-5', 'de-pz-11'],
    ])
  })

  it('15.0.8 any enemy left in the hex kills it', () => {
    const at = { '2116': ['tr-inf-1', 'tr-inf-2'] }
    // 8 against 10: the 50% column: 5 is no effect, 4 sends attackers back
    expect(where(fight(attack(dropped('2116', { at }), '2116'), 5), FLIEGER)).toBe('dead')
    const back = fight(attack(dropped('2116', { at: { ...at, '2115': ['de-kurd'] } }), '2116'), 3)
    expect(offered(back, 'retreat').every(way => way.startsWith('de-kurd'))).toBe(true)
    expect(where(play(back, { kind: 'retreat', unit: 'de-kurd', hex: '2114' }), FLIEGER)).toBe('dead')
    const near = { '2116': ['tr-inf-1'], '2115': ['de-pz-5', 'de-pz-11'] }
    const stood = fight(attack(dropped('2116', { at: near, options: WITHOUT_ZOC }), '2116'), 1)
    expect(where(play(stood, { kind: 'lose', unit: 'tr-inf-1' }), FLIEGER)).toBe('dead')
    // 11.1.2: among its zones nobody can give way, so the step is lost without a question
    expect(where(fight(attack(dropped('2116', { at: near }), '2116'), 1), FLIEGER)).toBe('dead')
  })

  it('15.0.4, 8.2 an empty hex that throws it back lets it retreat through zones of control', () => {
    // reduced and out of supply it is 2 against 1, a mountain takes two columns: the 100% column, on which 3 is AR
    const s = dropped('2121', {
      at: { '2221': ['tr-inf-1'] },
      reduced: [FLIEGER],
      unsupplied: [FLIEGER],
    })
    const thrown = fight(attack(s, '2121'), 3)
    expect(offered(thrown, 'retreat')).toEqual(expect.arrayContaining([`${FLIEGER} 2120`, `${FLIEGER} 2222`]))
    expect(where(play(thrown, { kind: 'retreat', unit: FLIEGER, hex: '2120' }), FLIEGER)).toBe('2120')
  })

  it('15.0.9 planes and, on a coast, ships may support both sides', () => {
    const s = attack(dropped('2727', { pool: ['de-cas-1', 'tr-cas-1', 'tr-ngs-yavuz', 'su-cas-1'] }), '2727')
    expect(offered(s, 'commit')).toEqual(['tr-ngs-yavuz'])
    const air = play(s, { kind: 'commit', unit: 'tr-ngs-yavuz' })
    expect(offered(air, 'commit')).toEqual(['de-cas-1'])
    expect(shifts(air)).toMatchObject({ Yavuz: -1, 'rough at 2727 Trabzon': -1 })
    // an empty hex counts as Turkish, so Soviet planes stay away
    expect(offered(play(air, 'pass'), 'commit')).toEqual(['tr-cas-1'])
  })

  it('15.0.3 the drop hex is captured only when the fight is over', () => {
    const s = movement({ waiting: [FLIEGER], at: { '2115': ['de-inf-79'] } })
    const down = play(s, drop, on('2015'))
    expect(down.captured).toEqual([])
    const held = fight(attack(dropped('2015'), '2015'), 6)
    expect(held.captured).toEqual([hex('2015')])
  })
})
