import { describe, expect, it } from 'vitest'
import { percentOdds } from '../../../src/core/percent-odds'
import { columnHolding, shiftColumn } from '../../../src/core/results-table'
import { airDuel, navalDuel } from '../../../src/games/operation-gertrud/air/duels'
import { COLUMNS } from '../../../src/games/operation-gertrud/charts'
import { planBattle } from '../../../src/games/operation-gertrud/combat/attack'
import { loseStep } from '../../../src/games/operation-gertrud/combat/elimination'
import { factorOf, oddsOf } from '../../../src/games/operation-gertrud/combat/odds'
import { movementFactor } from '../../../src/games/operation-gertrud/movement/marching'
import { canTrace } from '../../../src/games/operation-gertrud/supply/supply'
import {
  attack,
  type Build,
  combat,
  costTo,
  fight,
  hex,
  interdiction,
  movement,
  names,
  offered,
  owed,
  play,
  position,
  refusals,
  replacement,
  shifts,
  stage,
  steps,
  unit,
  where,
} from './positions'

// The vectors of the game book's examples.md, by their numbers.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const to = (number: string) => ({ kind: 'to', hex: number })
const rail = (number: string) => ({ kind: 'rail', hex: number })
const moving = (id: string, at: string, build: Build = {}) => {
  const side = /^(tr|al|su)-/.test(id) ? 'allied' : 'german'
  return play(movement({ side, ...build, at: { ...build.at, [at]: [id] } }), pick(id))
}
const column = (attackers: number, defence: number): string =>
  COLUMNS[columnHolding(COLUMNS, percentOdds(attackers, defence))]
const dice = (...faces: number[]) => {
  const left = [...faces]
  return () => left.shift() ?? 0
}
const OBJECTIVES = ['2806', '2709', '2505', '2509', '2106', '2412', '2416', '2814']
const GERMANS = [
  'de-inf-79',
  'de-inf-73',
  'de-inf-101',
  'de-inf-132',
  'de-inf-183',
  'de-inf-294',
  'de-mtn-1',
  'de-mtn-4',
]
const holding = (count: number) =>
  Object.fromEntries(OBJECTIVES.slice(0, count).map((number, index) => [number, [GERMANS[index]]]))

describe('vectors 1 to 25', () => {
  it('vectors 1 and 2: ratings', () => {
    const s = position({ at: { '2116': ['de-abn-7', 'de-inf-79', 'tr-cav-2'] } })
    expect([factorOf(s, unit('de-abn-7'), hex('2116')), movementFactor(s, unit('de-abn-7'))]).toEqual([8, 3])
    expect([movementFactor(s, unit('de-inf-79')), movementFactor(s, unit('tr-cav-2'))]).toEqual([5, 5])
  })

  it('vector 3: full, reduced, dead', () => {
    const s = { ...position({ at: { '2116': ['de-inf-79'] } }) }
    loseStep(s, { log: () => {} }, unit('de-inf-79'), '2.7.1')
    expect(steps(s, 'de-inf-79')).toBe(1)
    loseStep(s, { log: () => {} }, unit('de-inf-79'), '2.7.1')
    expect(where(s, 'de-inf-79')).toBe('dead')
  })

  it('vectors 4, 5, 6, 7: victory rolls', () => {
    const six = stage('victory', { at: holding(6) })
    expect(play(six, { kind: 'roll', dice: [2, 3] }).outcome?.winner).toBe(0)
    expect(play(six, { kind: 'roll', dice: [3, 3] }).outcome).toBeNull()
    const eight = stage('victory', { scenario: 'late-1942', at: holding(8), dead: ['de-cas-1', 'de-pz-5'] })
    expect(play(eight, { kind: 'roll', dice: [1, 1] }).outcome?.winner).toBe(0)
    expect(play(eight, { kind: 'roll', dice: [1, 2] }).outcome).toBeNull()
    expect(owed(stage('victory', { scenario: 'early-1943', at: holding(6) }))).not.toBe('victoryRoll')
    expect(stage('victory', { turn: 10, at: { '2905': ['de-inf-79'] } }).outcome?.winner).toBe(1)
  })

  it('vectors 8 and 9: stacking in passing', () => {
    const five = ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5', 'tr-inf-8']
    const full = moving('tr-inf-9', '2115', { at: { '2116': five } })
    expect([refusals(full, to('2117')), refusals(full, to('2116'))]).toEqual([[], ['6.0.1']])
    const soviets = moving('tr-inf-9', '2115', { at: { '2116': ['su-inf-20'] } })
    expect([refusals(soviets, to('2117')), refusals(soviets, to('2116'))]).toEqual([[], ['6.4']])
  })

  it('vectors 10 and 11: out of supply, and a Supply Drop', () => {
    const build = { at: { '2116': ['de-inf-79', 'de-abn-7'] } }
    const s = play(movement(build), 'done')
    expect(names(s.unsupplied)).toEqual(['de-inf-79', 'de-abn-7'])
    expect([movementFactor(s, unit('de-inf-79')), factorOf(s, unit('de-inf-79'), hex('2116'))]).toEqual([2, 3])
    expect(movementFactor(s, unit('de-abn-7'))).toBe(1)
    const fed = play(movement({ ...build, pool: ['de-cas-1'] }), 'done', {
      kind: 'supply',
      unit: 'de-cas-1',
      hex: '2116',
    })
    expect([fed.unsupplied, names(fed.airSupplied)]).toEqual([[], ['de-inf-79', 'de-abn-7']])
  })

  it('vectors 12, 13, 14: whose cities', () => {
    const held = position({ at: { '2416': ['de-inf-79'] }, captured: ['2416'] })
    expect(canTrace(held, unit('de-inf-79'))).toBe(false)
    const back = position({
      at: { '2416': ['tr-inf-1'], '2417': ['de-pz-5'], '2415': ['de-pz-8'] },
      captured: ['2416'],
    })
    expect(canTrace(back, unit('tr-inf-1'))).toBe(false)
    expect(play(movement({ at: { '2116': ['de-kurd'] } }), 'done').unsupplied).toEqual([])
    const shutIn = { '1732': ['de-pz-5'], '1533': ['de-pz-8'] }
    expect(canTrace(position({ at: { '1633': ['al-inf-8'], ...shutIn } }), unit('al-inf-8'))).toBe(false)
    expect(canTrace(position({ at: { '0820': ['al-inf-8'] } }), unit('al-inf-8'))).toBe(true)
  })

  it('vectors 15 and 16: rivers and straits in supply', () => {
    // 2706 is parted by rivers from 2705, 2806 and 2807; the road to 2606 crosses 2705 only behind it
    const shut = { '2706': ['de-inf-79'], '2606': ['tr-inf-1'], '2708': ['tr-inf-2'] }
    expect(canTrace(position({ at: shut }), unit('de-inf-79'))).toBe(false)
    expect(canTrace(position({ at: { '2705': ['de-inf-79'] } }), unit('de-inf-79'))).toBe(true)
    expect(canTrace(position({ at: { '2710': ['de-inf-79'] } }), unit('de-inf-79'))).toBe(false)
    expect(canTrace(position({ at: { '2710': ['de-inf-79'], '2709': ['de-inf-73'] } }), unit('de-inf-79'))).toBe(true)
  })

  it('vectors 17 and 18: zones of control', () => {
    const s = play(moving('de-inf-79', '2114', { at: { '2117': ['tr-inf-1'] } }), to('2216'), to('2116'))
    expect(refusals(s, pick('de-inf-79'))).toEqual(['9.0.6'])
    const para = play(moving('de-abn-7', '2115', { at: { '2117': ['tr-inf-1'] } }), to('2116'))
    expect(offered(para, 'to')).toContain('2217')
    const inside = play(moving('de-inf-79', '2116', { at: { '2117': ['tr-inf-1'] } }), to('2217'))
    expect(refusals(inside, pick('de-inf-79'))).toEqual(['9.0.6'])
  })

  it('vectors 19 and 20: roads, rivers, the minimum move', () => {
    expect(costTo(moving('tr-inf-9', '2222'), '2121')).toBe(1)
    expect(costTo(moving('tr-inf-9', '2905'), '2906')).toBe(3)
    const poor = moving('de-inf-79', '2509', { unsupplied: ['de-inf-79'] })
    expect(refusals(play(poor, to('2410')), pick('de-inf-79'))).toEqual(['9.0.6'])
  })

  it('vectors 21 and 22: by rail', () => {
    const s = moving('tr-inf-9', '2106')
    expect([refusals(s, rail('2416')), refusals(s, rail('2220'))]).toEqual([[], ['9.6.1']])
    expect(refusals(moving('tr-inf-9', '2106', { at: { '2209': ['de-kurd'] } }), rail('2109'))).toEqual(['9.6.1'])
    const british = moving('al-inf-8', '2106')
    expect([refusals(british, rail('2108')), costTo(british, '2211'), costTo(british, '2212')]).toEqual([
      ['9.6.3'],
      5,
      undefined,
    ])
  })

  it('vectors 23, 24, 25: replacements', () => {
    const s = replacement({
      at: { '2905': ['de-inf-79', 'de-inf-73'] },
      reduced: ['de-inf-79', 'de-inf-73'],
      dead: ['de-pz-5', 'de-pz-8', 'de-cas-1'],
    })
    expect(owed(play(s, { kind: 'flip', unit: 'de-inf-79' }, { kind: 'flip', unit: 'de-inf-73' }))).not.toBe('replace')
    const full = play(s, { kind: 'full', unit: 'de-pz-5', hex: '2904' })
    expect([steps(full, 'de-pz-5'), owed(full) === 'replace']).toEqual([2, false])
    const one = play(s, { kind: 'flip', unit: 'de-inf-79' })
    expect(refusals(one, { kind: 'full', unit: 'de-pz-8', hex: '2904' })).toEqual(['10.2.1'])
    const mixed = play(s, { kind: 'reduced', unit: 'de-pz-5', hex: '2904' }, { kind: 'refit', unit: 'de-cas-1' })
    expect([steps(mixed, 'de-pz-5'), where(mixed, 'de-cas-1')]).toEqual([1, 'ready'])
    const near = replacement({
      at: { '2905': ['de-inf-79'], '2906': ['tr-inf-1'], '2904': ['de-inf-73'] },
      reduced: ['de-inf-79', 'de-inf-73'],
    })
    expect(refusals(near, { kind: 'flip', unit: 'de-inf-79' })).toEqual(['10.2.4'])
    const ships = replacement({ side: 'allied', gone: ['tr-ngs-yavuz'], dead: ['tr-cas-1'] })
    expect(refusals(ships, { kind: 'refit', unit: 'tr-ngs-yavuz' })).toEqual(['3.1.3'])
  })
})

describe('vectors 26 to 45', () => {
  it('vectors 26, 27: columns by per cent', () => {
    expect([percentOdds(42, 16), column(42, 16)]).toEqual([262, '200-299'])
    expect([percentOdds(7, 15), column(7, 15)]).toEqual([46, '49 or less'])
  })

  it('vector 28: the column is clamped before it is shifted', () => {
    const base = columnHolding(COLUMNS, percentOdds(90, 10))
    expect([COLUMNS[base], COLUMNS[shiftColumn(COLUMNS, base, -2).column]]).toEqual(['600 or more', '400-499'])
  })

  it('vector 29: 20 against 20 with all kinds of shifts', () => {
    // 2222 is rough, 2321 lies over the river; 5 + 7 + 8 against four fives
    const attackers = ['de-mot-hg', 'de-inf-79', 'de-abn-7']
    const at = { '2321': attackers, '2222': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5'] }
    const s = position({ at, turn: 1, pool: ['de-cas-1'] })
    const battle = planBattle(s, 0, hex('2222'), attackers.map(unit))
    const odds = oddsOf(s, { ...battle, cas: { attack: unit('de-cas-1'), defend: null } })
    expect([odds.attack, odds.defence, odds.percent]).toEqual([20, 20, 100])
    expect(odds.shifts.map(each => each.value)).toEqual([1, -1, -1, 1, 1])
    expect(COLUMNS[odds.column]).toBe('150-199')
  })

  it('vectors 30, 31, 32: surrounded, combined arms, no Blitzkrieg after turn 1', () => {
    const at = {
      '2115': ['de-pz-5', 'de-inf-79', 'de-mot-16'],
      '2117': ['de-pz-8'],
      '2217': ['de-pz-9'],
      '2116': ['tr-inf-1'],
    }
    const s = position({ at, turn: 2 })
    const list = (...ids: string[]) =>
      oddsOf(s, planBattle(s, 0, hex('2116'), ids.map(unit))).shifts.map(each => each.label)
    expect(list('de-pz-5', 'de-pz-8')).toEqual(['surrounded'])
    expect(list('de-pz-5', 'de-pz-9')).toEqual([])
    expect(list('de-pz-5', 'de-inf-79', 'de-mot-16')).toEqual(['combined arms'])
    expect(list('de-pz-5', 'de-inf-79')).toEqual([])
  })

  it('vector 33: ULTRA and a British plane', () => {
    const at = { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] }
    expect(owed(play(attack(combat({ at }), '2116'), { kind: 'roll', dice: [5] }))).not.toBe('ultra')
    const flown = play(attack(combat({ at, pool: ['br-cas-1'] }), '2116'), { kind: 'commit', unit: 'br-cas-1' })
    expect(owed(flown)).toBe('ultra')
    const both = play(
      attack(combat({ at, pool: ['de-cas-1', 'br-cas-1'] }), '2116'),
      { kind: 'commit', unit: 'de-cas-1' },
      { kind: 'commit', unit: 'br-cas-1' },
    )
    expect(owed(play(both, { kind: 'keep', dice: [5, 2, 5] }))).not.toBe('ultra')
    expect(owed(play(both, { kind: 'keep', dice: [5, 1, 5] }))).not.toBe('ultra')
  })

  it('vectors 34, 35, 36, 37: duels', () => {
    const sea = (...faces: number[]) => navalDuel(dice(...faces), unit('it-ngs-1'), unit('br-ngs-1')).fates
    expect([sea(5, 3), sea(4, 4), sea(1, 6)]).toEqual([
      ['stays', 'lost'],
      ['lost', 'lost'],
      ['sent home', 'stays'],
    ])
    const plain = position({})
    expect(airDuel(plain, dice(3, 5), unit('de-cas-1'), unit('tr-cas-1'), false).fates).toEqual(['lost', 'lost'])
    const aces = position({ own: { experten: unit('de-cas-1') } })
    const ace = airDuel(aces, dice(1, 4, 3), unit('de-cas-1'), unit('tr-cas-1'), false)
    expect([ace.totals[0], ace.fates[0]]).toEqual([7, 'stays'])
    expect(airDuel(aces, dice(1, 1, 3), unit('de-cas-1'), unit('tr-cas-1'), false).fates[0]).toBe('sent home')
    const at = { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] }
    const asked = play(
      attack(combat({ at, pool: ['de-cas-1', 'br-cas-1'] }), '2116'),
      { kind: 'commit', unit: 'de-cas-1' },
      { kind: 'commit', unit: 'br-cas-1' },
    )
    const home = play(asked, { kind: 'spend', dice: [4, 1, 5] })
    expect([where(home, 'br-cas-1'), home.ultra]).toEqual(['used', 3])
  })

  it('vector 38: a lone CAS sinks the ship and shifts', () => {
    const s = attack(
      combat({ at: { '2106': ['tr-inf-1'], '2107': ['de-pz-5'] }, pool: ['de-cas-1', 'br-ngs-1'] }),
      '2106',
    )
    const shelled = play(s, { kind: 'commit', unit: 'br-ngs-1' })
    const flown = play(shelled, { kind: 'commit', unit: 'de-cas-1', dice: [5] })
    expect(where(flown, 'br-ngs-1')).toBe('gone')
    expect(shifts(shelled)).toMatchObject({ 'Royal Navy squadron 1': -1 })
  })

  it('vector 39: interdiction in rough with a railroad', () => {
    const s = play(interdiction({ side: 'allied', at: { '2429': ['tr-inf-9'] }, pool: ['de-cas-1'] }), {
      kind: 'fly',
      unit: 'de-cas-1',
    })
    expect(play(s, { kind: 'target', hex: '2429', dice: [2] }).interdicted).toEqual([])
    expect(names(play(s, { kind: 'target', hex: '2429', dice: [3] }).interdicted)).toEqual(['tr-inf-9'])
  })

  const dropped = (number: string, build: Build = {}) =>
    combat({
      ...build,
      at: { ...build.at, [number]: ['de-abn-7', ...(build.at?.[number] ?? [])] },
      own: { dropping: [unit('de-abn-7')] },
    })

  it('vectors 40, 41: drops on empty hexes', () => {
    const clear = fight(attack(dropped('2116'), '2116'), 1)
    expect([where(clear, 'de-abn-7'), steps(clear, 'de-abn-7')]).toEqual(['2116', 2])
    expect(steps(fight(attack(dropped('2121'), '2121'), 1), 'de-abn-7')).toBe(1)
  })

  it('vectors 42, 43: drops on enemies', () => {
    const strong = ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5']
    // 8 + 10 + 10 against 20: the 100% column, 1 is A1
    const hard = fight(attack(dropped('2116', { at: { '2116': strong, '2115': ['de-pz-8', 'de-pz-9'] } }), '2116'), 1)
    expect([where(hard, 'de-abn-7'), steps(hard, 'de-pz-8'), steps(hard, 'de-pz-9')]).toEqual(['dead', 2, 2])
    const at = { '2116': ['tr-inf-1'], '2115': ['de-pz-5', 'de-pz-11'] }
    const easy = fight(attack(dropped('2116', { at }), '2116'), 2)
    expect([where(easy, 'tr-inf-1'), where(easy, 'de-abn-7'), offered(easy, 'join')]).toEqual([
      'dead',
      '2116',
      ['de-pz-5', 'de-pz-11'],
    ])
    const open = fight(attack(dropped('2116', { at, options: { 'drop-without-zoc': true } }), '2116'), 2)
    const held = play(open, { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect([where(held, 'de-abn-7'), offered(held, 'join')]).toEqual(['2116', ['de-pz-5', 'de-pz-11']])
  })

  it('vectors 44, 45: who advances', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'], '2116': ['tr-inf-1'] }
    const retreat = play(fight(attack(combat({ at }), '2116'), 2), { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect(offered(retreat, 'join')).toEqual(['de-pz-5', 'de-pz-11'])
    expect(offered(fight(attack(combat({ at }), '2116'), 6), 'join').sort()).toEqual([
      'de-mot-16',
      'de-pz-11',
      'de-pz-5',
    ])
  })
})
