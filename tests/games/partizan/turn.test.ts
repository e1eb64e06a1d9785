import { describe, expect, it } from 'vitest'
import {
  attack,
  combatPhase,
  engine,
  factsOf,
  hex,
  offered,
  owed,
  owedBy,
  phase,
  pick,
  play,
  position,
  refusals,
  settingOf,
  to,
  unit,
  units,
  where,
} from './positions'

const quiet = { at: { 3405: ['ge-714'], 2816: ['pa-4kr', 'pa-5kr'], 2306: ['it-bg'] } }

/** Answers every question with the shortest legal way on, until a step or the end. */
function passTo(s: ReturnType<typeof position>, until: (now: typeof s) => boolean) {
  let now = s
  for (let nth = 0; nth < 400 && !until(now) && now.outcome === null; nth++) {
    const choices = [...engine.choices(now)]
    const last =
      choices.findLast(({ action }) => ['done', 'pass', 'no', 'fight'].includes(action.kind)) ?? choices.at(-1)
    let action = last?.action as (typeof choices)[number]['action']
    for (let die = 0; die < 40; die++) {
      try {
        now = engine.apply(now, action).state
        break
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'DiceWanted') throw error
        action = { ...action, dice: [...(action.dice ?? []), 3] }
      }
    }
  }
  return now
}

describe('5 sequence of play', () => {
  const whole = play(engine.begin(settingOf(), 3).state, 'ready', 'done', 'ready', { kind: 'done', dice: [2] })

  it('5.0 the Partisan segment, the Axis segment, the end of turn', () => {
    const order: string[] = []
    passTo(whole, now => {
      const step = `${owedBy(now)} ${owed(now)}`
      if (order.at(-1) !== step) order.push(step)
      return now.turn === 2
    })
    expect(order.filter(each => !each.endsWith('losses') && !each.endsWith('attrition')).slice(0, 6)).toEqual([
      'partisan rebuild',
      'partisan move',
      'partisan attack',
      'axis arrive',
      'axis move',
      'axis attack',
    ])
  })

  it('1.0 after ten turns it is over, and only the Partisan side has points', () => {
    const over = passTo(whole, () => false)
    expect([over.turn, over.outcome?.rule, over.ledger.map(each => each.turn)]).toEqual([
      10,
      '18.8',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ])
  })

  it('5.1.2 a die of RPs while there is something to build, and none without', () => {
    const some = phase('partisanPoints', { ...quiet, pool: ['pa-6lk'] }, 4)
    expect([owed(some), some.frames.at(-1)?.local]).toEqual(['rebuild', { points: 4, bonus: 0, picked: null }])
    const none = phase('partisanPoints', quiet, 1, 1, 1)
    expect(owed(none)).toBe('move')
  })

  it('5.1.3 a die for caches, kept in stock', () => {
    const s = phase('caches', quiet, 4, 1, 1)
    expect(s.chits).toEqual([
      { strength: 2, unit: null, hex: null },
      { strength: 1, unit: null, hex: null },
    ])
  })

  it('5.1.4 and 5.1.5 new units come before the targets are known, then 22 targets are placed', () => {
    const s = phase('partisanArrivals', { ...quiet, turn: 5, waiting: ['pa-28sla'] })
    expect([owed(s), s.targets.length]).toEqual(['arrive', 0])
    const placed = play(s, to('3408', 1, 6))
    expect([owed(placed), placed.targets.length]).toEqual(['move', 22])
  })

  it('5.1.6 and 5.1.6.1 all movement, then attacks; the first attack closes movement and sabotage', () => {
    const s = play(position(quiet), 'done')
    expect([owed(s), owedBy(s)]).toEqual(['attack', 'partisan'])
    expect(refusals(s, pick('pa-4kr'))).not.toEqual([])
    expect(refusals(s, { kind: 'destroy', unit: 'pa-4kr' })).not.toEqual([])
    expect(refusals(s, 'done')).toEqual([])
  })

  it('5.1.7 and 5.1.8 bomber and navy join every combat with Partisan initiative, the navy on the coast', () => {
    const s = combatPhase({
      surrendered: 2,
      at: { 2902: ['pa-1pr'], 3003: ['us-1sd'], 2903: ['pa-2pr'], 2803: ['us-2sd'], 2804: ['us-3sd'] },
    })
    const first = attack(s, '3003', ['pa-1pr'], 1)
    expect(refusals(first, { kind: 'support', pick: 'allied-bomber' })).toEqual([])
    expect(refusals(first, { kind: 'support', pick: 'partisan-navy' })).toEqual(['16.4'])
    const over = play(first, { kind: 'support', pick: 'allied-bomber' }, { kind: 'fight', dice: [1] })
    const second = attack(over, '2803', ['pa-2pr'], 1)
    const both = play(second, { kind: 'support', pick: 'allied-bomber' }, { kind: 'support', pick: 'partisan-navy' })
    expect(both.frames.at(-1)?.local).toMatchObject({ support: ['allied-bomber', 'partisan-navy'] })
  })

  it('5.1.9 Allies are checked for supply, then a die takes Partisan or Allied steps', () => {
    const s = combatPhase({ at: { 2816: ['pa-4kr', 'pa-5kr'], 2512: ['al-us3'], 3405: ['ge-714'] } })
    const checked = play(s, { kind: 'done', dice: [6] })
    expect(checked.units[unit('al-us3')].unsupplied).toBe(1)
    expect([owed(checked), checked.frames.at(-1)?.args]).toEqual(['attrition', { steps: 3 }])
    expect(offered(checked, 'lose').sort()).toEqual(['al-us3', 'pa-4kr', 'pa-5kr', 'pa-tito'])
    expect(refusals(checked, { kind: 'lose', unit: 'ge-714' })).toEqual(['5.1.9'])
    const paid = play(
      checked,
      { kind: 'lose', unit: 'al-us3' },
      { kind: 'lose', unit: 'pa-4kr' },
      { kind: 'lose', unit: 'al-us3' },
    )
    expect([where(paid, 'al-us3'), where(paid, 'pa-4kr'), where(paid, 'pa-5kr')]).toEqual(['gone', 'pool', '2816'])
  })

  it('5.2.3 and 5.2.5 the Axis spends its points, then new units come', () => {
    const s = phase('axisPoints', { ...quiet, side: 'axis', turn: 3, reduced: ['it-bg'], waiting: ['ge-7ss'] })
    expect(owed(s)).toBe('replace')
    const spent = play(s, { kind: 'restore', unit: 'it-bg' })
    expect([owed(spent), owedBy(spent)]).toEqual(['arrive', 'axis'])
  })

  it('5.2.6 all Axis movement, then Axis attacks', () => {
    const s = position({ ...quiet, side: 'axis' })
    expect(refusals(s, 'launch')).not.toEqual([])
    expect([owed(play(s, 'done')), owedBy(play(s, 'done'))]).toEqual(['attack', 'axis'])
  })

  it('5.2.7 the Axis Bomber serves from turn 1, in either segment, as often as wanted', () => {
    const partisans = attack(
      combatPhase({ turn: 1, at: { 3013: ['pa-1pr'], 3014: ['us-1sd'] } }),
      '3014',
      ['pa-1pr'],
      6,
    )
    expect([owedBy(partisans), refusals(partisans, { kind: 'support', pick: 'axis-bomber' })]).toEqual(['axis', []])
    const own = attack(
      combatPhase({ turn: 1, side: 'axis', at: { 3013: ['ge-714'], 3014: ['pa-1pr'] } }),
      '3014',
      ['ge-714'],
      6,
    )
    expect(refusals(own, { kind: 'support', pick: 'axis-bomber' })).toEqual([])
  })

  it('5.2.8 unsupplied Axis units are marked in the Axis supply phase', () => {
    const s = play(combatPhase({ side: 'axis', turn: 10, at: { 2207: ['ge-br'], 3405: ['ge-714'] } }), 'done')
    expect([s.units[unit('ge-br')].unsupplied, s.units[unit('ge-714')].unsupplied]).toEqual([1, 0])
  })

  it('5.3.1, 5.3.2 and 5.3.3 at the end of turn caches and targets come off and the points are added', () => {
    const s = combatPhase({
      side: 'axis',
      turn: 3,
      at: { 2908: ['pa-4kr'], 3405: ['ge-714'] },
      targets: { 2816: 'Dam' },
      own: { targetVp: 7, chits: [{ strength: 1, unit: unit('pa-4kr'), hex: null }], exposed: units('pa-4kr') },
    })
    const next = play(s, { kind: 'done', dice: [1, 1, 1] })
    expect([next.turn, next.targetVp, next.exposed]).toEqual([4, 0, []])
    expect(next.targets).toHaveLength(22)
    expect(next.chits).toEqual([])
    expect(next.ledger).toEqual([{ turn: 3, targets: 7, towns: 1, scare: 0, resources: 0, tito: 0 }])
  })
})

describe('4 target objectives', () => {
  it('4.1.1 and 4.1.2 an odd die reads the Axis table, an even one the Partisan table; the second die the column', () => {
    const dice = (first: number, second: number) => phase('targets', quiet, first, second).targets
    expect(dice(1, 1)[0]).toEqual({ objective: 'Bridge', hex: hex('2916') })
    expect(dice(2, 6)[21]).toEqual({ objective: 'WH Weapons', hex: hex('3418') })
    expect(dice(5, 2)).toHaveLength(22)
    // two Viaducts in one hex.
    expect(
      dice(6, 5)
        .filter(each => each.hex === hex('2610'))
        .map(each => each.objective),
    ).toEqual(['Viaduct', 'Viaduct'])
  })

  it('4.3.1 a marker on a hidden unit shows nothing; only the unit that destroys it is turned up', () => {
    const s = position({ at: { 2916: ['pa-4kr', 'pa-5kr'] }, targets: { 2916: 'Bridge' } })
    expect(where(engine.view(s, 1), 'pa-4kr')).toBe('unseen')
    const done = play(s, { kind: 'destroy', unit: 'pa-4kr', dice: [2] })
    const seen = engine.view(done, 1)
    expect([where(seen, 'pa-4kr'), where(seen, 'pa-5kr')]).toEqual(['2916', 'unseen'])
    // Until the next action.
    expect(where(engine.view(play(done, pick('pa-5kr')), 1), 'pa-4kr')).toBe('unseen')
  })

  it('R-4 one unit may destroy two targets in a hex, one after the other', () => {
    const s = position({
      at: { 2610: ['pa-4kr'] },
      own: { targets: ['Viaduct', 'Viaduct'].map(() => ({ objective: 'Viaduct' as const, hex: hex('2610') })) },
    })
    const both = play(s, { kind: 'destroy', unit: 'pa-4kr', dice: [1] }, { kind: 'destroy', unit: 'pa-4kr', dice: [6] })
    expect([both.targets, both.targetVp]).toEqual([[], 2 + 7])
  })
})

describe('7 Italian surrender and 8 landing scares', () => {
  const build = (turn: number, more = {}) => ({
    turn,
    side: 'axis' as const,
    waiting: ['pa-gb', 'pa-nt', 'al-sas2', 'it-az'],
    pool: ['it-fe'],
    at: { 2306: ['it-bg'], 2506: ['pa-4kr'], 2816: ['pa-5kr'], 3405: ['ge-714'] },
    ...more,
  })

  it('5.2.1 and 7.1 from turn 5 a die each turn until it happens, against the range of the turn', () => {
    expect(phase('italy', build(4)).surrendered).toBeNull()
    expect(phase('italy', build(5), 2).surrendered).toBe(5)
    expect(phase('italy', build(5), 3, 6).surrendered).toBeNull()
    expect(phase('italy', build(6), 3).surrendered).toBe(6)
    expect(phase('italy', build(7), 6, 6).surrendered).toBeNull()
    // Once is enough: on the next turn only the scare die is rolled.
    expect(phase('italy', build(7, { surrendered: 6 }), 6).surrendered).toBe(6)
  })

  it('7.2.1 all Italians leave for good, on the map, in the pool and on the turn track', () => {
    const s = phase('italy', build(5), 1)
    expect(['it-bg', 'it-fe', 'it-az'].map(id => where(s, id))).toEqual(['gone', 'gone', 'gone'])
  })

  it('7.2.2, 7.3 and 6.5.3 Gb and Natisone come next to the Partisans nearest to Italians who are gone', () => {
    const s = phase('italy', build(5), 1)
    expect([owed(s), owedBy(s)]).toEqual(['eis', 'partisan'])
    // 2506 is two hexes from Spalato; its open neighbours are the choice.
    expect(offered(s, 'to').sort()).toEqual(['2406', '2407', '2505', '2507', '2606', '2607'])
    expect(refusals(s, to('2815'))).toEqual(['6.5.3'])
    const both = play(s, to('2407'), to('2407', 6))
    expect([where(both, 'pa-gb'), where(both, 'pa-nt')]).toEqual(['2407', '2407'])
  })

  it('6.5.3 barred there, next to the next nearest; without any Partisans they go to the pool', () => {
    const ring = Object.fromEntries(
      ['2406', '2407', '2505', '2507', '2606', '2607'].map((number, index) => [number, [`us-${index + 1}sd`]]),
    )
    const s = phase('italy', build(5, { at: { ...build(5).at, ...ring, 2113: ['pa-tito'] } }), 1)
    // Tito in 2113 is the next nearest to Spalato.
    expect(offered(s, 'to')).toContain('2112')
    expect(offered(s, 'to')).not.toContain('2815')
    const alone = phase(
      'italy',
      { ...build(5, { at: { 2306: ['it-bg'], 3405: ['ge-714'] } }), gone: ['pa-tito'] },
      1,
      6,
    )
    expect([where(alone, 'pa-gb'), where(alone, 'pa-nt')]).toEqual(['pool', 'pool'])
  })

  it('7.2.2, 7.4 and 17.2 the 2 SAS is placed on Vis; with the Axis there on another empty island', () => {
    const s = phase('italy', build(5), 1)
    expect(where(s, 'al-sas2')).toBe('2105')
    const taken = play(phase('italy', build(5, { at: { ...build(5).at, 2105: ['ge-br'] } }), 1), to('2407'), to('2407'))
    expect([owed(taken), offered(taken, 'to').includes('2106'), refusals(taken, to('2105'))]).toEqual([
      'sas',
      true,
      ['7.4'],
    ])
    expect(where(play(taken, to('2106', 6)), 'al-sas2')).toBe('2106')
  })

  it('7.2.3 and 7.5 bomber and navy may be used from then on', () => {
    const at = { 2902: ['pa-1pr'], 2903: ['ge-714'] }
    const fought = (surrendered: number | null) =>
      attack(combatPhase({ side: 'axis', surrendered, at }), '2902', ['ge-714'], 4)
    expect(offered(fought(null), 'support')).toEqual([])
    expect(offered(fought(5), 'support')).toHaveLength(2)
    expect(refusals(fought(null), { kind: 'support', pick: 'allied-bomber' })).toEqual(['16.3'])
    expect(refusals(fought(null), { kind: 'support', pick: 'partisan-navy' })).toEqual(['16.4'])
  })

  it("7.2.4 with Tito's Prestige the bomber waits for Most and the SAS for All Support, the navy does not", () => {
    const s = phase('italy', build(5, { options: { titoPrestige: true } }), 1)
    expect(where(s, 'al-sas2')).toBe('waiting')
    const fought = (prestige: number) =>
      attack(
        combatPhase({
          side: 'axis',
          surrendered: 5,
          options: { titoPrestige: true },
          own: { prestige },
          at: { 2902: ['pa-1pr'], 2903: ['ge-714'] },
        }),
        '2902',
        ['ge-714'],
        4,
      )
    expect(refusals(fought(4), { kind: 'support', pick: 'allied-bomber' })).toEqual(['16.3'])
    expect(refusals(fought(5), { kind: 'support', pick: 'allied-bomber' })).toEqual([])
    expect(refusals(fought(4), { kind: 'support', pick: 'partisan-navy' })).toEqual([])
  })

  it('5.2.2, 8.0.1 and 8.0.2 from turn 5 a scare die every turn, whatever happened before', () => {
    const scare = (turn: number, ...dice: number[]) =>
      phase('scare', build(turn, { surrendered: 5, at: { 3405: ['ge-714'] } }), ...dice).scare
    expect(scare(4)).toBe(false)
    expect(
      [scare(5, 4), scare(5, 5), scare(6, 4), scare(8, 4), scare(8, 3), scare(10, 1), scare(10, 2)].map(Boolean),
    ).toEqual([true, false, true, false, true, true, false])
  })

  it('8.0.3 and 13.4 a scare gives Germany 3 RPs that turn', () => {
    const points = (die: number) =>
      factsOf(
        position({
          side: 'axis',
          turn: 5,
          surrendered: 5,
          at: { 3405: ['ge-714'] },
          frames: [
            { step: 'turn', side: 0, args: null, local: { next: 'scare', net: null }, asker: -1, entered: true },
            { step: 'attack', side: 1, args: null, local: { target: null, joined: [] }, asker: 0, entered: true },
          ],
        }),
        { kind: 'done', dice: [die] },
        'axisPoints',
      )
    expect(points(4)).toMatchObject({ German: 5 })
    expect(points(5)).toMatchObject({ German: 2 })
  })

  it('8.0.4 a scare turn scores 1 VP for each of the seven ports held', () => {
    const held = { 2603: ['pa-4kr'], 2306: ['al-us3'], 3201: [] as string[] }
    const end = (scare: boolean) =>
      play(combatPhase({ side: 'axis', turn: 10, at: { ...held, 3405: ['ge-714'] }, own: { scare } }), 'done').ledger[0]
    expect([end(true).scare, end(false).scare, end(true).towns]).toEqual([2, 0, 3])
  })
})
