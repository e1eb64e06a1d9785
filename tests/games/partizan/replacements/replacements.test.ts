import { describe, expect, it } from 'vitest'
import {
  attack,
  combatPhase,
  localOf,
  offered,
  owed,
  phase,
  pick,
  play,
  type position,
  refusals,
  steps,
  to,
  unit,
  where,
} from '../positions'

const axisPoints = (build: Parameters<typeof position>[0]) => phase('axisPoints', { side: 'axis', turn: 4, ...build })
const purse = (s: ReturnType<typeof position>) => localOf<{ purse: { [nation: string]: number } }>(s).purse
const arriving = (build: Parameters<typeof position>[0]) => phase('axisArrivals', { side: 'axis', ...build })

describe('6 arrivals', () => {
  it('6.0.1 a unit arrives on its turn in the RP phase of its side, and must', () => {
    const s = arriving({ turn: 4, waiting: ['ge-187r', 'ge-202pz'], at: { 3405: ['ge-714'] } })
    expect([owed(s), offered(s, 'pick'), s.frames.at(-1)?.local]).toEqual(['arrive', [], { picked: unit('ge-187r') }])
    expect(refusals(s, pick('ge-202pz'))).toEqual(['6.0.1'])
    expect(refusals(s, 'done')).not.toEqual([])
    expect(owed(play(s, to('3405')))).toBe('move')
  })

  it('6.0.1 without a legal hex it waits and tries again (R-10)', () => {
    // Partisans on every railway out of Germany, and in Graz.
    const cut = { 3802: ['pa-4kr'], 3903: ['pa-5kr'], 4103: ['pa-6lk'] }
    const waits = arriving({ turn: 4, waiting: ['ge-187r'], at: cut })
    expect([owed(waits), where(waits, 'ge-187r')]).toEqual(['move', 'waiting'])
    expect(owed(arriving({ turn: 6, waiting: ['ge-187r'], at: { 3405: ['ge-714'] } }))).toBe('arrive')
  })

  it('6.0.4 an arrival obeys stacking and nationality', () => {
    const s = arriving({ turn: 4, waiting: ['ge-187r'], at: { 3804: ['it-re'], 3405: ['cr-1p'] } })
    expect(refusals(s, to('3804'))).toEqual(['6.2'])
    expect(refusals(s, to('3405'))).toEqual([])
    const full = arriving({
      turn: 4,
      waiting: ['ge-187r'],
      at: { 3804: ['ge-714', 'ge-342', 'ge-704', 'ge-717', 'ge-718'] },
    })
    expect(refusals(full, to('3804'))).toEqual(['10.1.2'])
  })

  it('6.1 Bulgarians in the two Macedonias, on no other nation', () => {
    const s = arriving({ turn: 3, waiting: ['bu-9pl'], at: { 1421: ['ge-714'], 1520: ['bu-21'] } })
    expect(refusals(s, to('1520'))).toEqual([])
    expect(refusals(s, to('1320'))).toEqual([])
    expect(refusals(s, to('1421'))).toEqual(['6.1'])
    expect(refusals(s, to('1919'))).toEqual(['6.1'])
  })

  it('6.2 Germans in towns joined to Germany by rail free of enemies; not in villages, not in Hungary', () => {
    const s = arriving({ turn: 4, waiting: ['ge-187r'], at: { 3405: ['ge-714'] } })
    for (const number of ['4103', '3804', '2917', '2511', '3201']) expect(refusals(s, to(number)), number).toEqual([])
    for (const number of ['2716', '3716', '2507']) expect(refusals(s, to(number)), number).toEqual(['6.2'])
    const cut = arriving({
      turn: 4,
      waiting: ['ge-187r'],
      at: { 2511: ['ge-714'], 2412: ['pa-4kr'], 2411: ['pa-5kr'], 2611: ['pa-6lk'] },
    })
    expect(refusals(cut, to('2511'))).toEqual(['6.2'])
    expect(refusals(cut, to('2917'))).toEqual([])
  })

  it('6.3 Hungarians in Backa', () => {
    const s = arriving({ turn: 7, surrendered: 6, waiting: ['hu-16gh'], at: { 3216: ['ge-714'] } })
    expect(refusals(s, to('3414'))).toEqual([])
    expect(refusals(s, to('3216'))).toEqual(['6.3'])
    expect(refusals(s, to('3317'))).toEqual(['6.3'])
  })

  it('6.4, 6.4.1 and R-9 Italians in towns joined to Italy by rail, never beside Hungary, Romania or Bulgaria', () => {
    const s = arriving({ turn: 2, waiting: ['it-to'], at: { 3405: ['ge-714'], 2306: ['cr-1p'] } })
    for (const number of ['3201', '3601', '2405', '2605']) expect(refusals(s, to(number)), number).toEqual([])
    expect(refusals(s, to('3303'))).toEqual(['6.4.1'])
    expect(refusals(s, to('2306'))).toEqual(['6.4'])
    const cut = arriving({ turn: 2, waiting: ['it-to'], at: { 2405: [], 2406: ['pa-4kr'] } })
    expect(refusals(cut, to('2405'))).toEqual(['6.4'])
  })

  it('6.5.1 Partisans in empty hexes of Yugoslavia, each in another region, never on an island', () => {
    const s = phase('partisanArrivals', {
      turn: 5,
      waiting: ['pa-28sla', 'pa-53bk'],
      at: { 2816: ['pa-4kr'], 2917: ['ge-714'] },
    })
    expect(refusals(s, to('2816'))).toEqual(['6.5.1'])
    expect(refusals(s, to('2917'))).toEqual(['6.5.1'])
    expect(refusals(s, to('2105'))).toEqual(['6.5.1'])
    expect(refusals(s, to('3716'))).toEqual(['6.5.1'])
    expect(refusals(s, to('2908'))).toEqual([])
    const one = play(s, to('2908'))
    expect(refusals(one, to('2808'))).toEqual(['6.5.1'])
    expect(refusals(one, to('2809', 1, 1))).toEqual([])
  })

  it('6.5.2 up to three where Tito is', () => {
    const s = phase('partisanArrivals', {
      turn: 6,
      waiting: ['pa-26dl', 'pa-27ib', 'pa-30slo', 'pa-36vo'],
      at: { 2815: ['pa-tito'] },
    })
    const three = play(s, to('2816'), to('2715'), to('2714'))
    expect(refusals(three, to('2616'))).toEqual(['6.5.2'])
    expect(refusals(three, to('3408'))).toEqual([])
  })

  it('6.5.4 built units count in the same way', () => {
    const s = phase('partisanPoints', { pool: ['pa-4kr', 'pa-5kr', 'pa-6lk'], at: { 2816: ['pa-7bn'] } }, 6)
    const one = play(s, pick('pa-4kr'), to('3408'), pick('pa-5kr'))
    expect(refusals(one, to('3409'))).toEqual(['6.5.1'])
    expect(refusals(one, to('3113'))).toEqual([])
  })

  it('6.6 and R-11 Ustashi and Croatians in any empty hex of Yugoslavia outside Serbia and Montenegro', () => {
    const s = arriving({ turn: 2, waiting: ['us-5sd', 'cr-bz'], at: { 3405: ['cr-1p'] } })
    for (const id of ['us-5sd', 'cr-bz']) {
      const now = offered(s, 'pick').includes(id) ? play(s, pick(id)) : s
      expect(refusals(now, to('2613'))).toEqual([])
      expect(refusals(now, to('3405'))).toEqual(['6.6'])
      expect(refusals(now, to('2917'))).toEqual(['9.5.5'])
      expect(refusals(now, to('2105'))).toEqual(['6.6'])
    }
  })
})

describe('13 replacement points', () => {
  it('13.1.1 reduced, eliminated and unbuilt units may have them, units yet to arrive may not', () => {
    const s = axisPoints({ reduced: ['ge-342'], pool: ['ge-714'], waiting: ['ge-1geb'], at: { 2917: ['ge-342'] } })
    expect(offered(s, 'restore')).toEqual(['ge-342'])
    expect(offered(s, 'pick')).toEqual(['ge-714'])
    expect(refusals(s, pick('ge-1geb'))).toEqual(['13.1.1'])
  })

  it('13.1.2 the Axis by chart, nation by nation; the Partisans by die', () => {
    const all = ['ge-714', 'it-re', 'bu-21', 'hu-14gh']
    const at = (turn: number) => purse(axisPoints({ turn, pool: all }))
    expect(at(2)).toEqual({ German: 1, Italian: 2, Bulgarian: 1, Hungarian: 0 })
    expect(at(3)).toEqual({ German: 1, Italian: 2, Bulgarian: 1, Hungarian: 1 })
    const partisan = phase('partisanPoints', { pool: ['pa-4kr'], at: { 2816: ['pa-5kr'] } }, 5)
    expect(partisan.frames.at(-1)?.local).toMatchObject({ points: 5 })
  })

  it('13.1.3 the points of one nation never serve another', () => {
    const s = axisPoints({ turn: 4, pool: ['it-re', 'hu-14gh'], at: { 3405: ['ge-714'] } })
    expect(refusals(s, pick('hu-14gh'))).toEqual(['13.1.3'])
    expect(refusals(s, pick('it-re'))).toEqual([])
    expect(refusals(s, pick('pa-4kr'))).toEqual(['13.1.3'])
  })

  it('13.2.1 a point is a step: an eliminated division comes back reduced for one, whole for two', () => {
    const s = play(axisPoints({ pool: ['ge-714'] }), pick('ge-714'), to('3405'))
    expect([steps(s, 'ge-714'), purse(s).German]).toEqual([1, 1])
    expect(steps(play(s, { kind: 'restore', unit: 'ge-714' }), 'ge-714')).toBe(2)
  })

  it('13.2.2 what is not spent is lost', () => {
    const s = play(axisPoints({ pool: ['ge-714'] }), 'done')
    expect(owed(s)).toBe('move')
    expect(purse(axisPoints({ turn: 5, pool: ['ge-714'] })).German).toBe(2)
  })

  it('13.3.1 a Partisan unit costs 1, eliminated or unbuilt; the E.I.S. only after they have entered', () => {
    const s = phase('partisanPoints', { pool: ['pa-4kr', 'pa-gb'], waiting: ['pa-nt'], at: { 2816: ['pa-5kr'] } }, 3)
    expect(offered(s, 'pick').sort()).toEqual(['pa-4kr', 'pa-gb'])
    expect(refusals(s, pick('pa-nt'))).toEqual(['13.3.1'])
    expect(refusals(s, pick('pa-5kr'))).toEqual(['13.3.1'])
    const built = play(s, pick('pa-4kr'), to('2908'))
    expect([where(built, 'pa-4kr'), built.frames.at(-1)?.local]).toEqual([
      '2908',
      { points: 2, bonus: 0, picked: null },
    ])
  })

  it('13.3.2 Tito is never rebuilt, nor an Ally once eliminated', () => {
    const s = phase('partisanPoints', { gone: ['pa-tito'], pool: ['pa-4kr'], at: { 2816: ['pa-5kr'] } }, 3)
    expect(refusals(s, pick('pa-tito'))).toEqual(['13.3.2'])
    expect(refusals(s, { kind: 'restore', unit: 'al-us3' })).toEqual(['13.5.4'])
  })

  it('13.5.1 none for a unit out of supply', () => {
    const s = axisPoints({ pool: ['ge-704'], reduced: ['ge-714'], unsupplied: ['ge-714'], at: { 2207: ['ge-714'] } })
    expect(refusals(s, { kind: 'restore', unit: 'ge-714' })).toEqual(['13.5.1'])
  })

  it('13.5.2, 13.5.3 and 6.0.3 only Germans, Italians, Bulgarians and Hungarians; never Croatians or Ustashi', () => {
    const s = axisPoints({ pool: ['ge-714'], reduced: ['cr-1p'], at: { 3405: ['cr-1p'] } })
    expect(refusals(s, { kind: 'restore', unit: 'cr-1p' })).toEqual(['13.5.3'])
    expect(refusals(s, pick('us-1sd'))).toEqual(['13.5.3'])
    expect(Object.keys(purse(s))).toEqual(['German', 'Italian', 'Bulgarian', 'Hungarian'])
  })

  it('13.5.4 and 13.5.6 reduced Allies on the map may be restored, eliminated ones never', () => {
    const s = phase(
      'partisanPoints',
      { reduced: ['al-us3', 'al-us36'], waiting: ['al-us36'], at: { 2603: ['al-us3'] } },
      3,
    )
    expect(offered(s, 'restore')).toEqual(['al-us3'])
    expect(refusals(s, { kind: 'restore', unit: 'al-us36' })).toEqual(['13.5.6'])
    expect(refusals(s, { kind: 'restore', unit: 'al-fr1' })).toEqual(['13.5.4'])
    expect(steps(play(s, { kind: 'restore', unit: 'al-us3', dice: [1, 1, 1] }), 'al-us3')).toBe(2)
  })

  it('13.5.5 with nothing to build nothing is asked', () => {
    expect(owed(axisPoints({ at: { 3405: ['ge-714'] } }))).toBe('move')
  })

  it('5.2.4 Kampfgruppen only when no other German unit can be repaired', () => {
    const s = axisPoints({ pool: ['ge-kg-a', 'ge-kg-b'], reduced: ['ge-714'], at: { 3405: ['ge-714'] } })
    expect(refusals(s, pick('ge-kg-a'))).toEqual(['5.2.4'])
    const repaired = play(s, { kind: 'restore', unit: 'ge-714' })
    expect(refusals(repaired, pick('ge-kg-a'))).toEqual([])
    // One out of supply cannot be repaired, and does not stand in the way.
    const cut = axisPoints({
      pool: ['ge-kg-a'],
      reduced: ['ge-br', 'ge-714'],
      unsupplied: ['ge-714'],
      at: { 2207: ['ge-714'] },
    })
    expect(refusals(cut, pick('ge-kg-a'))).toEqual([])
  })
})

describe('14 weapons caches', () => {
  const caches = (die: number, more = {}) =>
    phase('caches', { at: { 2816: ['pa-4kr'] }, ...more }, die, 1, 1).chits.map(each => each.strength)

  it('14.1.1 and 14.1.3 one die on the chart, exactly those chits', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => caches(die))).toEqual([[], [1], [1, 1], [2, 1], [2, 2], [3, 2, 1]])
  })

  it('14.2 one less without Tito', () => {
    expect([1, 2, 3, 6].map(die => caches(die, { gone: ['pa-tito'] }))).toEqual([[], [], [1], [2, 2]])
  })

  it('14.1.2 and 14.3.1 never for Allies, one a unit, and it cannot be moved to another', () => {
    const build = { caches: [1, 2], at: { 2815: ['ge-714'], 2816: ['pa-4kr', 'pa-5kr', 'al-sas2'] } }
    const s = attack(combatPhase({ side: 'axis', ...build }), '2816', ['ge-714'], 5)
    expect(refusals(s, { kind: 'give', unit: 'al-sas2', pick: 1 })).toEqual(['11.5.1'])
    const given = play(s, { kind: 'give', unit: 'pa-4kr', pick: 1 })
    expect(refusals(given, { kind: 'give', unit: 'pa-4kr', pick: 2 })).toEqual(['11.5.3'])
    expect(refusals(given, { kind: 'give', unit: 'pa-5kr', pick: 1 })).toEqual(['11.5.1'])
  })
})
