import { describe, expect, it } from 'vitest'
import { suppliedHexes } from '../../../../src/games/partizan/supply/supply'
import {
  action,
  attack,
  combatPhase,
  costOf,
  engine,
  frame,
  hex,
  offered,
  owed,
  pick,
  play,
  position,
  refusals,
  rulingsAgainst,
  to,
  turnFrame,
  unit,
  units,
  where,
} from '../positions'

const axis = (at: { [hex: string]: string[] }, more = {}) => position({ side: 'axis', at, ...more })
const picked = (id: string, at: { [hex: string]: string[] }, more = {}) =>
  play(position({ side: id.startsWith('pa-') || id.startsWith('al-') ? 'partisan' : 'axis', at, ...more }), pick(id))

/** In the middle of a unit's move. */
const moving = (id: string, left: number) => [
  turnFrame('axisAttacks'),
  frame('move', 1, null, { hand: [{ unit: unit(id), left, railed: false }] }),
]

describe('10.4 stacks move together', () => {
  const stack = () => axis({ 2413: ['ge-714', 'ge-342', 'cr-1p'] })

  it('10.4, 9.1.1 a whole stack is in hand at once, each with its own points, and goes where all can go', () => {
    const all = play(stack(), { kind: 'stack', hex: '2413' })
    expect(all.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 6 }, { left: 6 }, { left: 4 }] })
    const there = offered(all, 'to')[0] as string
    const gone = play(all, to(there))
    expect(['ge-714', 'ge-342', 'cr-1p'].map(id => where(gone, id))).toEqual([there, there, there])
    expect(refusals(all, { kind: 'stack', hex: '2413' })).toEqual(['9.1.1'])
    expect(refusals(all, { kind: 'stack', hex: '2414' })).toEqual(['9.1.1'])
  })

  it('9.1.3 where only some can go, those are sent, and the refusal says who is short of how much', () => {
    const all = play(stack(), { kind: 'stack', hex: '2413' })
    const whyAll = (number: string) => engine.check(all, action(to(number)))[0]?.why ?? ''
    const there = offered(all, 'part').find(number =>
      / is \d+ MP short: the way costs \d+, it has 4$/.test(whyAll(number)),
    )
    if (there === undefined) throw new Error('nobody is short')
    const gone = play(all, { kind: 'part', hex: there })
    expect(['ge-714', 'ge-342', 'cr-1p'].map(id => where(gone, id))).toEqual([there, there, '2413'])
  })

  it('9.1.1 units are ticked and left out one by one; a pick takes that unit alone', () => {
    const all = play(stack(), { kind: 'stack', hex: '2413' })
    const two = play(all, { kind: 'join', unit: 'cr-1p' })
    expect(two.frames.at(-1)?.local).toMatchObject({ hand: [{ unit: unit('ge-714') }, { unit: unit('ge-342') }] })
    expect(play(two, { kind: 'join', unit: 'cr-1p' }).frames.at(-1)?.local).toMatchObject({ hand: [{}, {}, {}] })
    expect(play(all, pick('ge-342')).frames.at(-1)?.local).toMatchObject({ hand: [{ unit: unit('ge-342') }] })
    expect(refusals(stack(), { kind: 'join', unit: 'cr-1p' })).toEqual(['9.1.1'])
    expect(play(all, 'back').frames.at(-1)?.local).toEqual({ hand: [] })
    expect(refusals(stack(), 'back')).toEqual(['9.1.1'])
  })
})

describe('9.1 movement points', () => {
  it('9.1.1 a unit spends its printed movement, hex by hex', () => {
    const s = picked('pa-4kr', { 2815: ['pa-4kr'] })
    expect(s.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 8 }] })
    const on = play(s, to('2816'))
    expect(on.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 6 }] })
    expect(refusals(s, pick('ge-714'))).toEqual(['9.5.3'])
    expect(refusals(s, pick('pa-5kr'))).toEqual(['9.1.1'])
  })

  it('9.1.3 never beyond its points, and a unit that has halted moves no more', () => {
    const s = picked('ge-714', { 2815: ['ge-714', 'ge-342'] })
    expect(refusals(s, to('2415'))).toEqual(['9.1.3'])
    const other = play(s, to('2816'), pick('ge-342'))
    expect(refusals(other, pick('ge-714'))).toEqual(['9.1.3'])
  })

  it('9.1.3 nobody must move', () => {
    expect(owed(play(axis({ 2815: ['ge-714'] }), 'done'))).toBe('attack')
  })

  it('9.1.2 a retreat in the enemy phase costs nothing of the next move', () => {
    const s = combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } })
    const gone = play(attack(s, '2816', ['ge-714'], 1), pick('pa-4kr'), to('2716'))
    expect([gone.moved, where(gone, 'pa-4kr')]).toEqual([[], '2716'])
  })

  it('9.1.5 mountains cost 3 on foot, 5 on wheels, 2 for mountain troops; nobody walks on the sea', () => {
    expect(costOf(picked('ge-714', { 2512: ['ge-714'] }), 'to', '2513')).toBe(3)
    expect(costOf(picked('ge-202pz', { 2512: ['ge-202pz'] }), 'to', '2513')).toBe(5)
    expect(costOf(picked('ge-1geb', { 2512: ['ge-1geb'] }), 'to', '2513')).toBe(2)
    expect(refusals(picked('ge-714', { 2306: ['ge-714'] }), to('2205'))).toEqual(['9.1.5'])
  })

  it('9.1.7 clear costs 1 for all; rough 2, 3 and 1', () => {
    for (const id of ['ge-714', 'ge-202pz', 'ge-1geb', 'ge-1kos'])
      expect(costOf(picked(id, { 3118: [id] }), 'to', '3219'), id).toBe(1)
    const rough = (id: string) => costOf(picked(id, { 2815: [id] }), 'to', '2816')
    expect(['ge-714', 'ge-202pz', 'ge-1geb', 'ge-1kos'].map(rough)).toEqual([2, 3, 1, 1])
  })

  it('9.1.8 a town or city adds 1, and so does a river', () => {
    expect(costOf(picked('ge-714', { 2916: ['ge-714'] }), 'to', '2915')).toBe(2)
    // Banja Luka from 2808: rough 2, town 1, river 1.
    expect(costOf(picked('ge-714', { 2808: ['ge-714'] }), 'to', '2908')).toBe(4)
  })

  it('9.1.9 one hex may always be entered, as the whole move', () => {
    const at = { 2513: ['cr-1p'], 2413: ['pa-4kr'] }
    const s = picked('cr-1p', at)
    expect(refusals(s, to('2414'))).toEqual([])
    // Once it has moved, what is too dear is too dear.
    const moved = play(picked('cr-1p', { 2613: ['cr-1p'], 2413: ['pa-4kr'] }), to('2513'))
    expect(refusals(moved, to('2414'))).toEqual(['9.1.3'])
    expect(refusals(picked('cr-1p', { 2513: ['cr-1p'], 2414: ['pa-4kr'] }), to('2414'))).toEqual(['9.5.7'])
  })
})

describe('9.2 roadway and 9.3 railway', () => {
  it('9.2.1 and 9.1.6 a rail link costs 1 whatever lies there, bridged river included', () => {
    expect(costOf(picked('it-re', { 2109: ['it-re'] }), 'to', '2010')).toBe(1)
    expect(costOf(picked('pa-4kr', { 2412: ['pa-4kr'] }), 'to', '2511')).toBe(1)
    // 2412 to 2512 has no rail: three points for the mountain.
    expect(costOf(picked('pa-4kr', { 2412: ['pa-4kr'] }), 'to', '2512')).toBe(3)
  })

  it('9.2.2 and 9.3.2 a Bridge objective, standing or destroyed, changes nothing on the railway', () => {
    const with2414 = (targets: { [hex: string]: 'Bridge' }) => picked('ge-714', { 2413: ['ge-714'] }, { targets })
    for (const s of [with2414({ 2414: 'Bridge' }), with2414({})]) {
      expect(costOf(s, 'to', '2414')).toBe(1)
      expect(costOf(s, 'rail', '2414')).toBe(0)
    }
  })

  it('3.0.2 and 9.3.1 only Germans go by rail, along unbroken track, past friends and not past enemies', () => {
    const s = picked('ge-714', { 3405: ['ge-714'], 3305: ['cr-1p'] })
    expect(costOf(s, 'rail', '2917')).toBe(0)
    expect(refusals(picked('cr-1p', { 3405: ['cr-1p'] }), { kind: 'rail', hex: '2917' })).toEqual(['9.3.1'])
    expect(refusals(picked('pa-4kr', { 3405: ['pa-4kr'] }), { kind: 'rail', hex: '3306' })).toEqual(['9.3.1'])
    // Partisans on every railway into Nis.
    const ring = { 2322: ['pa-4kr'], 2223: ['pa-5kr'], 2121: ['pa-6lk'], 2221: ['pa-7bn'], 2321: ['pa-8kd'] }
    const cut = picked('ge-714', { 2917: ['ge-714'], ...ring })
    expect(refusals(cut, { kind: 'rail', hex: '2222' })).toEqual(['9.1.3'])
  })

  it('9.3.3 and R-17 it may walk before and after, once a turn by rail', () => {
    // From 2816 it is one clear hex to the railway at 2916.
    const s = picked('ge-342', { 2816: ['ge-342'] })
    expect(costOf(s, 'rail', '2222')).toBe(1)
    const ridden = play(s, { kind: 'rail', hex: '2222' })
    expect(ridden.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 5, railed: true }] })
    expect(rulingsAgainst(ridden, { kind: 'rail', hex: '2917' })).toEqual(['R-17'])
    expect(refusals(ridden, to('2322'))).toEqual([])
  })

  it('9.3.1 the railway is not offered where walking costs no more', () => {
    expect(refusals(picked('ge-714', { 2815: ['ge-714'] }), { kind: 'rail', hex: '2816' })).toEqual(['9.3.1'])
  })
})

describe('9.4 port to port', () => {
  it('9.4 an Axis unit in a port may be carried to another, and stops there', () => {
    const s = picked('it-bg', { 2306: ['it-bg'] })
    expect(offered(s, 'sea').sort()).toEqual(['1614', '1813', '1910', '2405', '2603', '3002', '3201'])
    const there = play(s, { kind: 'sea', hex: '1614' })
    expect(where(there, 'it-bg')).toBe('1614')
    expect(refusals(there, pick('it-bg'))).toEqual(['9.1.3'])
  })

  it('9.4 it may walk to the port first, and use its last point', () => {
    const s = play(picked('it-bg', { 2506: ['it-bg'] }), to('2406'), to('2306'))
    expect(offered(s, 'sea').length).toBe(7)
    expect(refusals(picked('it-bg', { 2506: ['it-bg'] }), { kind: 'sea', hex: '2603' })).toEqual(['9.4'])
  })

  it('9.4 not after the surrender, not for Partisans, not to a place that is no port', () => {
    expect(refusals(picked('ge-714', { 2306: ['ge-714'] }, { surrendered: 6 }), { kind: 'sea', hex: '2603' })).toEqual([
      '9.4',
    ])
    expect(refusals(picked('pa-4kr', { 2306: ['pa-4kr'] }), { kind: 'sea', hex: '2603' })).toEqual(['9.4'])
    expect(refusals(picked('it-bg', { 2306: ['it-bg'] }), { kind: 'sea', hex: '2511' })).toEqual(['9.4'])
  })

  it('R-19 the port must be empty but for units carried there in this phase, within stacking', () => {
    const s = picked('it-bg', { 2306: ['it-bg', 'it-re'], 1813: ['it-ms'], 3002: ['pa-4kr'] })
    expect(rulingsAgainst(s, { kind: 'sea', hex: '1813' })).toEqual(['R-19'])
    expect(rulingsAgainst(s, { kind: 'sea', hex: '3002' })).toEqual(['R-19'])
    const first = play(s, { kind: 'sea', hex: '2405' }, pick('it-re'))
    expect(refusals(first, { kind: 'sea', hex: '2405' })).toEqual([])
  })

  it('R-19 not after a minimum move into the port', () => {
    // 0-2-4 into Senj from 2902: mountain 3, town 1, within its points; out of supply it has 2.
    const slow = play(picked('cr-1p', { 2902: ['cr-1p'] }, { unsupplied: ['cr-1p'] }), to('3002'))
    expect(refusals(slow, { kind: 'sea', hex: '2306' })).toEqual(['9.1.1'])
    expect(refusals(play(picked('cr-1p', { 2902: ['cr-1p'] }), to('3002')), { kind: 'sea', hex: '2306' })).toEqual([])
  })

  it('R-19 Croatians are not carried to Bar, in Montenegro', () => {
    expect(refusals(picked('cr-1p', { 2306: ['cr-1p'] }), { kind: 'sea', hex: '1614' })).toEqual(['9.5.5'])
  })
})

describe('where a move ends', () => {
  const endsAt = (s: ReturnType<typeof picked>, number: string) =>
    [...engine.choices(s)].find(({ action }) => action.kind === 'to' && action.hex === hex(number))?.ends

  it('9.3.1 the last point does not end the move of a German on a railway he has not used', () => {
    // Both 2715 and 2815 are rough; only 2715 has a railway.
    const left = (own: number) => position({ side: 'axis', at: { 2816: ['ge-714'] }, frames: moving('ge-714', own) })
    expect(endsAt(left(2), '2715')).toBe(false)
    expect(endsAt(left(2), '2815')).toBe(true)
    const italian = position({ side: 'axis', at: { 2216: ['it-re'] }, frames: moving('it-re', 2) })
    expect(endsAt(italian, '2316')).toBe(true)
  })

  it('9.4 nor that of an Axis unit in a port, until the surrender', () => {
    const into = (surrendered: number | null) =>
      position({ side: 'axis', surrendered, at: { 2604: ['ge-714'] }, frames: moving('ge-714', 3) })
    expect([endsAt(into(null), '2603'), endsAt(into(6), '2603')]).toEqual([false, true])
  })
})

describe('restrictions (9.5)', () => {
  it('9.5.1 no zones of control: a unit walks past enemies at no extra cost', () => {
    const s = picked('pa-4kr', { 2815: ['pa-4kr'], 2715: ['ge-714'], 2915: ['ge-342'] })
    expect(costOf(s, 'to', '2816')).toBe(2)
    expect(offered(s, 'to')).toContain('2717')
  })

  it('9.5.2 Italians never enter regions beside Hungary, Romania or Bulgaria', () => {
    expect(refusals(picked('it-re', { 3302: ['it-re'] }), to('3303'))).toEqual(['9.5.2'])
    expect(refusals(picked('it-re', { 3303: [], 3302: ['it-re'] }), to('3203'))).toEqual([])
  })

  it('9.5.3 only the side whose segment it is moves', () => {
    expect(refusals(axis({ 2815: ['ge-714'], 2816: ['pa-4kr'] }), pick('pa-4kr'))).toEqual(['9.5.3'])
    expect(refusals(axis({ 2815: ['ge-714'], 2816: ['pa-4kr'] }), pick('ge-714'))).toEqual([])
  })

  it('9.5.4 and 3.3.1 Bulgarians stay in the two Macedonias until the surrender', () => {
    expect(refusals(picked('bu-21', { 1620: ['bu-21'] }), to('1719'))).toEqual(['9.5.4'])
    expect(refusals(picked('bu-21', { 1421: ['bu-21'] }), to('1321'))).toEqual([])
    expect(refusals(picked('bu-21', { 1620: ['bu-21'] }, { surrendered: 7 }), to('1719'))).toEqual([])
  })

  it('9.5.5 and 3.6.1 Croatians and Ustashi never enter Serbia or Montenegro', () => {
    expect(refusals(picked('cr-1p', { 2414: ['cr-1p'] }), to('2415'))).toEqual(['9.5.5'])
    expect(refusals(picked('us-1sd', { 2012: [], 2011: ['us-1sd'] }), to('2012'))).toEqual(['9.5.5'])
    expect(refusals(picked('us-1sd', { 2011: ['us-1sd'] }), to('2010'))).toEqual([])
  })

  it('9.5.6 and 3.4.1 Hungarians stay in Backa until the surrender', () => {
    expect(refusals(picked('hu-14gh', { 3215: ['hu-14gh'] }), to('3115'))).toEqual(['9.5.6'])
    expect(refusals(picked('hu-14gh', { 3215: ['hu-14gh'] }), to('3216'))).toEqual([])
    expect(refusals(picked('hu-14gh', { 3215: ['hu-14gh'] }, { surrendered: 7 }), to('3115'))).toEqual([])
  })

  it('9.5.7 nobody enters a hex with enemies', () => {
    expect(refusals(picked('pa-4kr', { 2815: ['pa-4kr'], 2816: ['ge-714'] }), to('2816'))).toEqual(['9.5.7'])
  })

  it('9.5.8 points are neither saved nor handed on', () => {
    const s = play(axis({ 2815: ['ge-714', 'ge-342'] }), pick('ge-714'), to('2816'), pick('ge-342'))
    expect(s.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 6 }] })
  })

  it('9.5.9 and R-5 a target is destroyed by a unit in its hex, which then moves no more', () => {
    const s = position({
      at: { 2815: ['pa-4kr', 'pa-5kr'], 2816: [] },
      targets: { 2815: 'Motor Pool', 2816: 'Bridge' },
    })
    const through = play(s, pick('pa-5kr'), to('2715'))
    expect(refusals(through, { kind: 'destroy', unit: 'pa-5kr' })).toEqual(['18.5.1'])
    const done = play(s, { kind: 'destroy', unit: 'pa-4kr', dice: [2] })
    expect([done.targetVp, done.targets.length]).toEqual([4, 1])
    expect(refusals(done, pick('pa-4kr'))).toEqual(['9.1.3'])
  })

  it('5.1.6.1, 9.5.9, R-5 in the combat phase too, and by a unit that has just landed, but not after a retreat', () => {
    const build = { at: { 2815: ['pa-4kr'] }, targets: { 2815: 'Bridge' } } as const
    const s = combatPhase(build)
    expect(refusals(s, { kind: 'destroy', unit: 'pa-4kr' })).toEqual([])
    expect(play(s, { kind: 'destroy', unit: 'pa-4kr', dice: [2] }).exposed).toEqual(units('pa-4kr'))
    const fled = combatPhase({ ...build, own: { retreated: units('pa-4kr') } })
    expect(rulingsAgainst(fled, { kind: 'destroy', unit: 'pa-4kr' })).toEqual(['R-5'])
    expect(refusals(combatPhase({ ...build, side: 'axis' }), { kind: 'destroy', unit: 'pa-4kr' })).toEqual(['18.5.1'])
    const armpit = { ...position().armpit, isOn: true, landings: [{ unit: unit('al-us3'), hex: hex('2603') }] }
    const landed = position({ at: { 2603: ['al-us3'] }, targets: { 2603: 'Motor Pool' }, own: { armpit } })
    expect(refusals(landed, { kind: 'destroy', unit: 'al-us3' })).toEqual([])
  })

  it('9.5.10 it may attack afterwards, a Partisan at half strength, an Ally at full', () => {
    const s = position({
      at: { 2815: ['pa-1pr'], 2816: ['ge-714'], 2817: ['al-us3'] },
      targets: { 2815: 'Bridge', 2817: 'Dam' },
    })
    const both = play(s, { kind: 'destroy', unit: 'pa-1pr', dice: [1] }, { kind: 'destroy', unit: 'al-us3', dice: [1] })
    expect(both.exposed).toEqual(units('pa-1pr'))
    const fighting = play(both, 'done', { kind: 'target', hex: '2816' })
    expect(offered(fighting, 'join').sort()).toEqual(['al-us3', 'pa-1pr'])
  })

  it('3.0.1, R-38 Partisans and Allies cross the frontier as the Axis does, with partisansAtHome they do not', () => {
    const at = { 3616: ['pa-4kr'] }
    expect(refusals(picked('pa-4kr', at), to('3716'))).toEqual([])
    expect(rulingsAgainst(picked('pa-4kr', at, { options: { partisansAtHome: true } }), to('3716'))).toEqual(['R-38'])
    expect(refusals(picked('ge-714', { 3616: ['ge-714'] }), to('3716'))).toEqual([])
  })

  it('R-56 Lake Scutari is in the way', () => {
    const s = picked('it-re', { 1614: ['it-re'], 1713: ['pa-4kr'], 1615: ['pa-5kr'] })
    expect(rulingsAgainst(s, to('1714'))).toEqual(['R-56'])
    expect(refusals(picked('it-re', { 1614: ['it-re'] }), to('1713'))).toEqual([])
  })
})

describe('3.0 hex control and islands', () => {
  it('3.0.1 empty hexes belong to nobody: both sides walk and trace through them, supply lines may cross', () => {
    const s = position({
      side: 'axis',
      at: { 2815: ['ge-714'], 2617: ['pa-4kr'], 2603: ['al-us3'] },
      own: { partisanPorts: [hex('2603')] },
    })
    expect([suppliedHexes(s, 1)[hex('2704')], suppliedHexes(s, 0)[hex('2704')]]).toEqual([1, 1])
    expect(refusals(play(s, pick('ge-714')), to('2715'))).toEqual([])
  })

  it('3.0.3 islands are closed to Axis land units, and to ordinary Partisans', () => {
    expect(refusals(picked('ge-714', { 2306: ['ge-714'] }), to('2207'))).toEqual(['3.0.3'])
    expect(refusals(picked('pa-4kr', { 2306: ['pa-4kr'] }), to('2207'))).toEqual(['3.0.3'])
  })

  it('3.0.4 and R-31 commandos go to the islands, and on hex by hex over the sea, 2 for each', () => {
    const s = picked('ge-br', { 2306: ['ge-br'] })
    expect([costOf(s, 'to', '2207'), costOf(s, 'to', '3101')]).toEqual([2, undefined])
    const sas = picked('al-sas2', { 2105: ['al-sas2'] }, { surrendered: 6 })
    expect([costOf(sas, 'to', '2106'), costOf(sas, 'to', '2008')]).toEqual([2, 6])
    const barred = picked('al-sas2', { 2105: ['al-sas2'], 2106: ['ge-br'] }, { surrendered: 6 })
    expect(refusals(barred, to('2106'))).toEqual(['9.5.7'])
  })

  it('9.3.3 and R-31 the Brandenburgers go by rail and on to an island, or from one to the railway, in one move', () => {
    // Zagreb to Spalato by rail, Brac 2, Vis two sea hexes further 4; back the same way, and rough 2.
    expect(costOf(picked('ge-br', { 3405: ['ge-br'] }), 'rail', '2105')).toBe(6)
    const back = picked('ge-br', { 2207: ['ge-br'] })
    const cost = costOf(back, 'rail', '3405')
    expect(cost).toBeLessThanOrEqual(8)
    const home = play(back, { kind: 'rail', hex: '3405' })
    expect(home.frames.at(-1)?.local).toMatchObject({ hand: [{ left: 8 - (cost ?? 0), railed: true }] })
    expect(rulingsAgainst(home, { kind: 'rail', hex: '2207' })).toEqual(['R-17'])
  })

  it('17.3.2 Tito uses the islands after the surrender, and not before', () => {
    expect(refusals(picked('pa-tito', { 2306: ['pa-tito'] }), to('2207'))).toEqual(['3.0.3'])
    expect(refusals(picked('pa-tito', { 2306: ['pa-tito'] }, { surrendered: 6 }), to('2207'))).toEqual([])
  })

  it('R-31 a 500 SS that came down on an island stays there', () => {
    const s = picked('ge-500ss', { 2207: ['ge-500ss'] }, { surrendered: 6, turn: 8 })
    expect(offered(s, 'to')).toEqual([])
    expect(refusals(s, to('2306'))).toEqual(['17.1.5'])
  })
})
