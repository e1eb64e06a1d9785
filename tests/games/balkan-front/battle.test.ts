import { describe, expect, it } from 'vitest'
import { handFaults } from '../../../src/cli/fuzz/hand-checks'
import { balkanFront } from '../../../src/games/balkan-front'
import { planBattle, targetsOf } from '../../../src/games/balkan-front/combat/attack'
import { tollsOf } from '../../../src/games/balkan-front/combat/battle'
import { overrun, whyNotOverrun } from '../../../src/games/balkan-front/combat/overrun'
import { retreatHexes } from '../../../src/games/balkan-front/combat/retreat'
import type { Front } from '../../../src/games/balkan-front/state'
import {
  action,
  asked,
  type Build,
  engine,
  flow,
  hex,
  kindsOf,
  localOf,
  numbers,
  offered,
  owed,
  play,
  position,
  refusals,
  unit,
  units,
  where,
} from './positions'

// Attacks, results, losses, retreats, advances and overruns: vectors 33 to 43, 149, 152, 153 of the game book.
// 1713 is open country in the Backa with 1612, 1712, 1812, 1813, 1714 and 1613 around it, all of it Yugoslav.

/** Two more face each other in Apulia, so that the phase goes on after the attack that is looked at. */
const ELSEWHERE = { '3031': ['gr-cav-1'], '3131': ['it-inf-11'] }
const attacking = ({ at, ...build }: Build, side: 0 | 1 = 0): Front =>
  asked('attack', side, { side, at: { ...at, ...ELSEWHERE }, ...build })
const target = (number: string) => ({ kind: 'target', hex: number })
const toggle = (id: string) => ({ kind: 'join', unit: id })
/** Declares with exactly these, and lets this die fall. */
function fight(build: Build, number: string, attackers: string[], die: number, side: 0 | 1 = 0): Front {
  let s = play(attacking(build, side), target(number))
  const { joined } = localOf<{ joined: number[] }>(s)
  for (const id of joined) if (!attackers.includes(namesOf[id] ?? '')) s = play(s, toggle(namesOf[id] as string))
  for (const id of attackers) if (!joined.includes(unit(id))) s = play(s, toggle(id))
  return roll(play(s, 'launch'), [die])
}
const namesOf: { [id: number]: string } = Object.fromEntries(
  [
    'ge-inf-72',
    'ge-inf-73',
    'ge-inf-76',
    'ge-pz-2',
    'ge-pz-9',
    'ge-art-20',
    'it-inf-19',
    'ge-inf-164',
    'ge-inf-125r',
    'ge-eng-70',
    'ge-bd-A-hq',
  ].map(id => [unit(id), id]),
)
const cadre = (s: Front, id: string): boolean => s.units[unit(id)]?.cadre === true
/** Lets the die fall, and keeps what came of it. */
function roll(s: Front, dice: number[]): Front {
  const { state, log } = engine.apply(s, action(dice.length === 0 ? { kind: 'sure' } : { kind: 'roll', dice }))
  const fought = log.find(({ kind }) => kind === 'fought')?.facts as { result: string }
  results.set(state, fought.result)
  return state
}
const results = new WeakMap<Front, string>()
const result = (s: Front) => results.get(s)

describe('9.0, 9.B who attacks whom', () => {
  const at = { '1713': ['yu-inf-1'], '1712': ['ge-inf-72', 'ge-inf-73'], '1812': ['ge-pz-2'], '1710': ['ge-inf-76'] }

  it('9.0, 9.A.0 hexes next to an attacker are targets; all who can join do', () => {
    const s = attacking({ at })
    expect(offered(s, 'target')).toEqual(['14A:1713', '14A:3031'])
    const declared = play(s, target('1713'))
    expect(localOf<{ joined: number[] }>(declared).joined.toSorted()).toEqual(
      units('ge-inf-72', 'ge-inf-73', 'ge-pz-2').toSorted(),
    )
    expect(refusals(declared, toggle('ge-inf-76'))).toEqual(['9.0'])
  })

  it('9.0 an empty hex is no target', () => {
    expect(refusals(attacking({ at }), target('1714'))).toEqual(['9.0'])
  })

  it('9.B.1 who has attacked, and who has been attacked, is done with for this phase', () => {
    // At 7:1 a die of 1 makes the defender retreat.
    const s = fight({ at: { ...at, '1613': ['ge-pz-9'] } }, '1713', ['ge-inf-72', 'ge-inf-73', 'ge-pz-2'], 1)
    expect(s.attacked).toContain(unit('ge-pz-2'))
    expect(s.defended).toEqual(units('yu-inf-1'))
    expect(numbers(targetsOf(s, 0))).toEqual(['14A:3031'])
  })

  it('9.B.2 nobody attacks across the sea, a lake or karst', () => {
    const s = position({ at: { '1627': ['yu-inf-1'], '1626': ['it-inf-19'] } })
    expect(targetsOf(s, 0)).toEqual([])
  })

  it('9.B.3, 9.B.4, 9.B.5 all in the hex defend together, against one attack', () => {
    const s = position({ at: { ...at, '1713': ['yu-inf-1', 'gr-mtn-1'] } })
    expect(planBattle(s, 0, hex('1713'), units('ge-inf-72')).defenders).toEqual(units('gr-mtn-1', 'yu-inf-1'))
  })

  it('9.0 an air unit at a base beside the hex joins no ground attack', () => {
    const at = { '1713': ['yu-inf-1'], '1712': ['ge-inf-72', 'ge-air-ju87b-g1'] }
    expect(refusals(play(attacking({ at }), target('1713')), toggle('ge-air-ju87b-g1'))).toEqual(['9.0'])
  })

  it('8.B.3, 9.B.6 the limit of the attacked hex limits the attackers of each hex', () => {
    const full = { '4207': ['gr-for-rup'], '4107': ['ge-inf-72', 'ge-inf-73', 'ge-inf-76'] }
    const s = play(attacking({ at: full }), target('4207'))
    const { joined } = localOf<{ joined: number[] }>(s)
    expect(joined).toHaveLength(2)
    const out = units('ge-inf-72', 'ge-inf-73', 'ge-inf-76').find(id => !joined.includes(id)) as number
    expect(refusals(s, toggle(namesOf[out] as string))).toEqual(['8.B.3'])
  })

  it('9.G.1, 9.G.3 units without attack strength do not attack alone, but join others', () => {
    expect(targetsOf(position({ at: { '1713': ['yu-inf-1'], '1712': ['ge-bd-A-hq'] } }), 0)).toEqual([])
    const s = play(attacking({ at: { '1713': ['yu-inf-1'], '1712': ['ge-bd-A-hq', 'ge-inf-72'] } }), target('1713'))
    expect(refusals(s, toggle('ge-bd-A-hq'))).toEqual([])
    const alone = play(play(s, toggle('ge-bd-A-hq')), toggle('ge-inf-72'))
    expect(refusals(alone, 'launch')).toEqual(['9.G.1'])
  })

  it('9.A.0 an attack is put back until the die falls', () => {
    const s = play(attacking({ at }), target('1713'), 'launch', 'callOff')
    expect([s.battle, s.attacked, owed(s)]).toEqual([null, [], 'attack'])
  })
})

describe('9.C results', () => {
  const battleOf = (attackers: string[], defenders: string[]) => {
    const s = position({ at: { '1713': defenders, '1712': attackers } })
    return { s, battle: planBattle(s, 0, hex('1713'), units(...attackers)) }
  }

  it('9.C.HX, 9.C.EX vectors 33 to 35: the lower side is eliminated, the defender if equal; the other pays half, or all', () => {
    const { s, battle } = battleOf(['ge-inf-72', 'ge-inf-164'], ['gr-mtn-1', 'gr-mtn-2'])
    expect(tollsOf(s, battle, 'HX')).toEqual({ attack: { owed: 5 }, defend: 'all' })
    expect(tollsOf(s, battle, 'EX')).toEqual({ attack: { owed: 10 }, defend: 'all' })
    const even = battleOf(['it-inf-19', 'ge-bd-A-hq'], ['gr-mtn-12'])
    expect(tollsOf(even.s, even.battle, 'EX')).toEqual({ attack: { owed: 4 }, defend: 'all' })
    const weak = battleOf(['it-inf-19'], ['gr-mtn-1'])
    expect(tollsOf(weak.s, weak.battle, 'EX')).toEqual({ attack: 'all', defend: { owed: 4 } })
  })

  it('9.C.AH, 9.D.1 half of the printed strength, whatever it counted for', () => {
    const { s, battle } = battleOf(['ge-inf-72', 'ge-inf-164'], ['gr-mtn-1'])
    s.unsupplied = units('ge-inf-72', 'gr-mtn-1')
    expect(tollsOf(s, battle, 'AH')).toEqual({ attack: { owed: 7.5 }, defend: 'nothing' })
    expect(tollsOf(s, battle, 'DH')).toEqual({ attack: 'nothing', defend: { owed: 2.5 } })
    for (const nothing of ['AR', 'AS', 'DR'] as const)
      expect(tollsOf(s, battle, nothing)).toEqual({ attack: 'nothing', defend: 'nothing' })
  })

  it('9.C.AS nothing happens', () => {
    // 8 against 5 is 1.5:1, a die of 3.
    const s = fight({ at: { '1713': ['gr-mtn-1'], '1712': ['ge-inf-72'] } }, '1713', ['ge-inf-72'], 3)
    expect(result(s)).toBe('AS')
    expect([where(s, 'gr-mtn-1'), where(s, 'ge-inf-72')]).toEqual(['14A:1713', '14A:1712'])
  })

  it('9.C.AE, 9.E.1 divisions leave cadres, which retreat; others are removed', () => {
    // 4 against 18 is less than 1:4: no die is needed.
    const at = { '1713': ['br-inf-2nz', 'br-inf-6au', 'gr-mtn-39'], '1712': ['it-inf-19'] }
    let s = roll(play(attacking({ at }), target('1713'), 'launch'), [])
    expect([result(s), owed(s)]).toEqual(['AE', 'retreat'])
    s = play(s, { kind: 'retreat', unit: 'it-inf-19', hex: '1711' })
    expect([cadre(s, 'it-inf-19'), where(s, 'it-inf-19')]).toEqual([true, '14A:1711'])
  })

  it('9.C.AR, 9.F.2 a DR makes the defender retreat, and the attacker may advance', () => {
    const at = { '1713': ['gr-mtn-1'], '1712': ['ge-pz-2', 'ge-inf-72'] }
    // 20 against 5 is 4:1, +2 for armour: a die of 2 is DR.
    let s = fight({ at }, '1713', ['ge-pz-2', 'ge-inf-72'], 2)
    expect([result(s), owed(s)]).toEqual(['DR', 'retreat'])
    s = play(s, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1813' })
    expect(owed(s)).toBe('advance')
    s = play(s, { kind: 'all', hex: '1713' })
    expect([where(s, 'gr-mtn-1'), where(s, 'ge-pz-2')]).toEqual(['14A:1813', '14A:1713'])
  })

  it('9.E.2 vector 36: a division that becomes a cadre pays its full strength', () => {
    // 15 against 10 is 1.5:1: a die of 5 is EX, and 10 points are owed.
    const s = fight(
      { at: { '1713': ['gr-mtn-1', 'gr-mtn-2'], '1712': ['ge-inf-72', 'ge-inf-164'] } },
      '1713',
      ['ge-inf-72', 'ge-inf-164'],
      5,
    )
    expect(result(s)).toBe('EX')
    // Both must pay, as neither alone has 10 points: nobody is asked.
    expect([cadre(s, 'ge-inf-72'), cadre(s, 'ge-inf-164')]).toEqual([true, true])
  })

  it('9.I, 10.H vector 37: half of the losses come from the armour that was used', () => {
    const at = { '1713': ['gr-mtn-1', 'gr-mtn-2'], '1712': ['ge-pz-2', 'ge-inf-72'] }
    // 20 against 10 is 2:1, +2 for armour: a die of 2 is EX, and 10 points are owed.
    const s = fight({ at }, '1713', ['ge-pz-2', 'ge-inf-72'], 2)
    expect([result(s), owed(s)]).toEqual(['EX', 'retreat'])
    expect([cadre(s, 'ge-pz-2'), cadre(s, 'ge-inf-72')]).toEqual([true, false])
  })

  it('9.D.1, 9.I the owner names who pays: enough, from those who must, and nobody too many', () => {
    const at = { '1713': ['gr-mtn-12'], '1712': ['ge-inf-72', 'it-inf-19', 'ge-inf-164'] }
    const ids = ['ge-inf-72', 'it-inf-19', 'ge-inf-164']
    // 19 against 4 is 4:1: a die of 3 is HX, and 2 points are owed.
    const s = fight({ at }, '1713', ids, 3)
    expect([result(s), owed(s)]).toEqual(['HX', 'pay'])
    const named = play(s, { kind: 'name', unit: 'it-inf-19' })
    expect(refusals(play(named, { kind: 'name', unit: 'ge-inf-72' }), 'pay')).toEqual(['9.D.1'])
    expect(cadre(play(named, 'pay'), 'it-inf-19')).toBe(true)
    expect(cadre(play(s, 'preset'), 'it-inf-19')).toBe(true)
  })

  it('9.G.2 vector 41: a stack without any defence strength is removed without a die', () => {
    const at = { '1713': ['gr-paa-larisa'], '1712': ['ge-inf-125r'] }
    const s = roll(play(attacking({ at }), target('1713'), 'launch'), [])
    expect([result(s), where(s, 'gr-paa-larisa'), owed(s)]).toEqual(['DE', 'dead', 'advance'])
  })
})

describe('9.B.7, 9.G.2 attacks that need no die (Marita by policy, seed 3)', () => {
  const sure = (at: Build['at']) => play(attacking({ at: at as NonNullable<Build['at']> }), target('1713'), 'launch')

  it('9.B.7, 9.A.4 are made without a roll, so that nothing is sealed', () => {
    const lost = sure({ '1713': ['br-inf-2nz', 'br-inf-6au', 'gr-mtn-39'], '1712': ['it-inf-19'] })
    expect([refusals(lost, { kind: 'roll', dice: [1] }), refusals(lost, 'sure')]).toEqual([['9.B.7'], []])
    const { state } = engine.apply(lost, action('sure'))
    expect(handFaults(engine, lost, action('sure'), engine.apply(lost, action('sure')))).toEqual([])
    expect(state.rng).toEqual(lost.rng)
  })

  it('9.B.7 Enter makes one that removes the enemy, and none that loses everything', () => {
    const lost = sure({ '1713': ['br-inf-2nz', 'br-inf-6au', 'gr-mtn-39'], '1712': ['it-inf-19'] })
    const won = sure({ '1713': ['gr-paa-larisa'], '1712': ['ge-inf-125r'] })
    const primary = (s: Front) => balkanFront.steps.roll?.primary?.(s, s.frames.at(-1) as never)
    expect([primary(lost), primary(won)]).toEqual([null, 'sure'])
  })

  it('9.A.4 all others are rolled for', () => {
    const s = sure({ '1713': ['gr-mtn-1'], '1712': ['ge-inf-72'] })
    expect([refusals(s, 'sure'), refusals(s, { kind: 'roll', dice: [1] })]).toEqual([['9.A.4'], []])
  })
})

describe('9.F.1 retreats', () => {
  it('9.F.1.0, 9.F.1.1 one hex, free of enemy zones and with room', () => {
    const s = position({ at: { '1713': ['gr-mtn-1'], '1712': ['ge-inf-72'] } })
    const { hexes, priority } = retreatHexes(s, unit('gr-mtn-1'), [])
    expect(priority).toBe(1)
    expect(numbers(hexes)).toEqual(['14A:1613', '14A:1714', '14A:1813'])
  })

  it('9.F.1.2, 9.F.1.4 a hex without room only where there is no other, and then on', () => {
    const crowd = ['gr-mtn-2', 'gr-mtn-3', 'gr-mtn-4']
    const s = position({
      at: {
        '1713': ['gr-mtn-1'],
        '1712': ['ge-inf-72'],
        '1714': crowd,
        '1813': ['gr-mtn-5', 'gr-mtn-6', 'gr-mtn-7'],
        '1613': ['gr-mtn-8', 'gr-mtn-9', 'gr-mtn-10'],
      },
    })
    expect(retreatHexes(s, unit('gr-mtn-1'), [])).toMatchObject({ priority: 2 })
  })

  it('9.F.1.3 vector 38: into an enemy zone a unit without a cadre is eliminated, a division is reduced', () => {
    const ring = { '1712': ['ge-inf-72', 'ge-inf-73'], '1813': ['ge-inf-76'], '1613': ['ge-inf-164'] }
    const lone = fight({ at: { ...ring, '1713': ['gr-mtn-51'] } }, '1713', ['ge-inf-72'], 4)
    expect([result(lone), where(lone, 'gr-mtn-51')]).toEqual(['DR', 'dead'])
    // 16 against 5 is 3:1, a die of 5 is DR.
    const division = fight({ at: { ...ring, '1713': ['gr-mtn-1'] } }, '1713', ['ge-inf-72', 'ge-inf-73'], 5)
    const gone =
      owed(division) === 'retreat' ? play(division, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1714' }) : division
    expect([result(division), cadre(gone, 'gr-mtn-1')]).toEqual(['DR', true])
  })

  it('9.F.1.5 vector 39: with no way but enemies a division is eliminated whole', () => {
    const ring = {
      '1612': ['ge-inf-72'],
      '1712': ['ge-inf-73'],
      '1812': ['ge-inf-76'],
      '1813': ['ge-inf-164'],
      '1714': ['ge-pz-2'],
      '1613': ['ge-pz-9'],
    }
    const s = fight({ at: { ...ring, '1713': ['gr-mtn-1'] } }, '1713', ['ge-inf-72', 'ge-inf-73'], 5)
    expect([result(s), where(s, 'gr-mtn-1')]).toEqual(['DR', 'dead'])
  })

  it('9.F.1.6 vectors 40, 152, 153: who fell back adds nothing, shares the result, and is not attacked alone', () => {
    const at = { '1713': ['gr-mtn-1'], '1712': ['ge-pz-2', 'ge-inf-72'], '1813': ['gr-mtn-39'], '1912': ['ge-inf-73'] }
    let s = fight({ at }, '1713', ['ge-pz-2', 'ge-inf-72'], 2)
    s = play(play(s, { kind: 'retreat', unit: 'gr-mtn-1', hex: '1813' }), 'stay')
    expect(s.fellBack).toEqual(units('gr-mtn-1'))
    const planned = planBattle(s, 0, hex('1813'), units('ge-inf-73'))
    expect([planned.defenders, planned.sharers]).toEqual([units('gr-mtn-39'), units('gr-mtn-1')])
    const into = play(fight({ at }, '1713', ['ge-pz-2', 'ge-inf-72'], 2), {
      kind: 'retreat',
      unit: 'gr-mtn-1',
      hex: '1714',
    })
    expect(targetsOf(into, 0)).not.toContain(hex('1714'))
  })

  it('9.F.1.0 all retreat together where one hex takes them', () => {
    const at = { '1713': ['gr-mtn-1', 'gr-mtn-39'], '1712': ['ge-pz-2', 'ge-inf-72', 'ge-inf-73'] }
    const s = fight({ at }, '1713', ['ge-pz-2', 'ge-inf-72', 'ge-inf-73'], 3)
    expect([result(s), owed(s)]).toEqual(['DR', 'retreat'])
    const gone = play(s, { kind: 'all', hex: '1714' })
    expect([where(gone, 'gr-mtn-1'), where(gone, 'gr-mtn-39')]).toEqual(['14A:1714', '14A:1714'])
  })
})

describe('9.F.2 advance', () => {
  it('9.F.2 up to the limit of the hex, by those who attacked, or nobody', () => {
    const at = { '1713': ['gr-paa-larisa'], '1712': ['ge-inf-72', 'ge-inf-73'], '1613': ['ge-inf-76', 'ge-inf-164'] }
    const ids = ['ge-inf-72', 'ge-inf-73', 'ge-inf-76', 'ge-inf-164']
    let s = play(attacking({ at }), target('1713'))
    expect(localOf<{ joined: number[] }>(s).joined).toHaveLength(ids.length)
    s = roll(play(s, 'launch'), [])
    for (const id of ids.slice(0, 3)) s = play(s, { kind: 'join', unit: id })
    expect(refusals(s, { kind: 'join', unit: 'ge-inf-164' })).toEqual(['9.F.2'])
    expect(kindsOf(s, 'go')).toContain('advanced')
    expect(where(play(s, 'go'), 'ge-inf-164')).toBe('14A:1613')
  })
})

describe('13 overruns', () => {
  const whyNot = (at: Build['at'], ids: string[], number = '1713') =>
    whyNotOverrun(position({ at: at as NonNullable<Build['at']> }), units(...ids), hex(number), 0)?.rule ?? null

  it('13.2 vector 42: ten to one, exactly', () => {
    const four = ['ge-pz-2', 'ge-pz-9', 'ge-pz-5']
    // 35 against 4 is less; 12, 11, 13 and 4 make 40.
    expect(whyNot({ '1713': ['gr-mtn-12'], '1712': four }, four)).toBe('13.2')
    const ten = ['ge-pz-2', 'ge-pz-9', 'ge-pz-16', 'ge-mot-gd']
    expect(whyNot({ '1713': ['gr-mtn-12'], '1712': ten }, ten)).toBeNull()
  })

  it('13.8 vector 43: anybody with strength overruns those who have none', () => {
    expect(whyNot({ '1713': ['gr-paa-larisa'], '1712': ['ge-inf-125r'] }, ['ge-inf-125r'])).toBeNull()
    expect(whyNot({ '1713': ['gr-paa-larisa'], '1712': ['ge-bd-A-hq'] }, ['ge-bd-A-hq'])).toBe('13.8')
    expect(whyNot({ '1712': ['ge-inf-125r'] }, ['ge-inf-125r'])).toBe('13.1')
  })

  it('13.1 vector 149: they fit the hex they gather in, and 8.B.3 the one they overrun', () => {
    const ids = ['ge-inf-72', 'ge-inf-73', 'ge-inf-76', 'ge-inf-125r']
    expect(whyNot({ '4207': ['gr-for-rup'], '4107': ids }, ids, '4207')).toBe('13.1')
    expect(
      whyNot(
        { '4308': ['gr-bor-b1'], '4409': ['ge-inf-72'], '4307': ['ge-inf-73'] },
        ['ge-inf-72', 'ge-inf-73'],
        '4308',
      ),
    ).toBe('13.1')
  })

  it('13.4 the victims are gone without cadres', () => {
    const s = position({ at: { '1713': ['gr-mtn-12'], '1712': ['ge-pz-2'] } })
    const { go, logged } = flow()
    overrun(s, go, units('ge-pz-2'), hex('1713'), 0)
    expect(where(s, 'gr-mtn-12')).toBe('dead')
    expect(logged.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['overran', 'eliminated']))
  })
})
