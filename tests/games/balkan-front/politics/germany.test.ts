import { describe, expect, it } from 'vitest'
import { garrisonRe, isDue } from '../../../../src/games/balkan-front/arrivals/garrisons'
import { placesFor } from '../../../../src/games/balkan-front/arrivals/lists'
import { turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { areaOf } from '../../../../src/games/balkan-front/closed-ground'
import { whyNotAttack } from '../../../../src/games/balkan-front/combat/attack'
import { isIn } from '../../../../src/games/balkan-front/map/geography'
import { canMove, whyNotMove } from '../../../../src/games/balkan-front/movement/movers'
import { capacityOf } from '../../../../src/games/balkan-front/movement/rail-capacity'
import { assistanceBudget, assistanceRe } from '../../../../src/games/balkan-front/politics/assistance'
import { consequences } from '../../../../src/games/balkan-front/politics/intervene-step'
import { interventionForces, mayIntervene } from '../../../../src/games/balkan-front/politics/intervention'
import { motorizedGermans, otherGermans, reSum } from '../../../../src/games/balkan-front/politics/withdrawal'
import type { Front } from '../../../../src/games/balkan-front/state'
import { asked, type Build, hex, localOf, names, offered, owed, play, position, refusals, unit } from '../positions'
import { campaign, isAt, politicsOn, scored } from './campaign'

describe('28.A.2.a German assistance', () => {
  it('28.A.2.a.3, VP.A.14, VP.A.15 a 7-8 mountain division and an Me 109E are the five REs of Jan I 41 (example 104)', () => {
    const s = politicsOn('Jan I 41', 0)
    expect([assistanceRe(unit('ge-mtn-1')), assistanceRe(unit('ge-air-me109-y1'))]).toEqual([3, 2])
    const taken = play(s, { kind: 'assist', unit: 'ge-mtn-1' }, { kind: 'assist', unit: 'ge-air-me109-y1' })
    expect([names(taken.called), names(taken.assisted)]).toEqual([
      ['ge-mtn-1', 'ge-air-me109-y1'],
      ['ge-mtn-1', 'ge-air-me109-y1'],
    ])
    expect(scored(taken)).toEqual([
      ['assistance', -3],
      ['assistance-air', -2],
    ])
    expect(offered(taken, 'assist')).toEqual([])
  })

  it('28.A.2.a.2 a panzer division takes six REs and does not fit into five (example 146)', () => {
    const s = politicsOn('Jan I 41', 0)
    expect(refusals(s, { kind: 'assist', unit: 'ge-pz-8' })).toEqual(['28.A.2.a.2'])
    const ashore = politicsOn('Jan I 41', 0, { at: { 4510: ['br-inf-14'] } })
    const taken = play(ashore, { kind: 'assist', unit: 'ge-pz-8' })
    expect(scored(taken)).toEqual([['assistance-motorized', -6]])
    expect(refusals(taken, { kind: 'assist', unit: 'ge-pz-14' })).toEqual(['28.A.2.a.2'])
  })

  it('28.A.2.a.2, 28.B.2.1 British ground units in Mainland Greece make it ten; guns and islands do not', () => {
    const budget = (at: NonNullable<Build['at']>) => assistanceBudget(position({ scenario: 'balkan-campaign', at }))
    expect([budget({}), budget({ 4510: ['br-inf-14'] })]).toEqual([5, 10])
    expect([budget({ 4510: ['br-paa-1'] }), budget({ '15B:2310': ['br-inf-14'] })]).toEqual([5, 5])
  })

  it('28.A.2.a.1 from Dec I 40 to Apr II 41, and not once Germany has intervened', () => {
    const order = { kind: 'assist', unit: 'ge-mtn-1' }
    expect(refusals(politicsOn('Nov II 40', 0), order)).toEqual(['28.A.2.a.1'])
    expect(refusals(politicsOn('Apr II 41', 0), order)).toEqual([])
    const s = politicsOn('Dec I 40', 0)
    expect(refusals({ ...s, turn: turnNumber('May I 41') }, order)).toEqual(['28.A.2.a.1'])
    expect(refusals({ ...s, intervened: true }, order)).toEqual(['28.A.2.a.1'])
    expect(refusals(s, { kind: 'assist', unit: 'ge-mot-gd' })).toEqual(['28.A.2.a.3'])
    expect(refusals(politicsOn('Dec I 40', 1), order)).toEqual(['28.A.2.a.1'])
  })

  it('28.A.2.a.4, R-GER2 they come to Mainland Italy, once, and are no intervention forces any more', () => {
    const s = play(politicsOn('Dec I 40', 0), { kind: 'assist', unit: 'ge-mtn-1' })
    expect(refusals(s, { kind: 'assist', unit: 'ge-mtn-1' })).toEqual(['28.A.2.a.4'])
    const places = placesFor(s, unit('ge-mtn-1'), 0)
    expect([places.length > 20, places.every(each => isIn(each, 'Mainland Italy'))]).toEqual([true, true])
    const attacked = { ...s, leaning: 1 as const }
    expect(interventionForces(attacked)).not.toContain(unit('ge-mtn-1'))
    expect(interventionForces({ ...attacked, assisted: [] })).toContain(unit('ge-mtn-1'))
  })
})

/** Germany is asked on a clear Apr I 41. */
const decision = (build: Build = {}): Front => asked('intervention', 0, campaign('Apr I 41', build))
/** The last placing ends the turn of this position, and the weather of the next is rolled. */
const onward = (s: Front): Front => (s.frames.length > 3 ? play(s, 'ready') : play(s, { kind: 'ready', dice: [1] }))
/** The Bulgarians and the Luftwaffe where the ready deployment has them. */
const deployAll = (s: Front): Front => {
  let now = s
  for (let n = 0; n < 9 && (owed(now) === 'arrive' || owed(now) === 'freeAirfields'); n++) now = onward(now)
  return now
}

describe('28.A.2.b German intervention', () => {
  it('28.A.2.b.1 on the first clear turn of 1941 in zone D, and then never again', () => {
    const on = (turn: Parameters<typeof turnNumber>[0], own: Partial<Front> = {}) =>
      mayIntervene(position({ scenario: 'balkan-campaign', turn: turnNumber(turn), own }))
    expect([on('Dec II 40'), on('Jan I 41')]).toEqual([false, true])
    expect(on('Mar II 41', { weather: { D: 'P', E: 'C' } })).toBe(false)
    expect(on('Mar II 41', { used: ['intervention'] })).toBe(false)
    expect(mayIntervene(position({ scenario: 'plan-y', turn: turnNumber('Feb I 41') }))).toBe(false)
    expect(on('Mar II 41')).toBe(true)
    const no = play(decision(), { kind: 'stayOut', dice: [1] })
    expect([no.intervened, no.used, no.turn]).toEqual([false, ['intervention'], turnNumber('Apr II 41')])
  })

  it('R-GER4 says what it brings before it is answered', () => {
    const neutral = consequences(decision())
    expect(neutral.some(line => line.includes('Yugoslavia stays neutral'))).toBe(true)
    expect(consequences(decision({ own: { leaning: 1 } })).some(line => line.includes('joins the Allies'))).toBe(true)
  })

  it('28.A.2.b.3, 28.C.1.3, 28.A.1.0, 28.B.1.b.4 twelve points, Bulgaria passive, areas, rail and garrisons at once', () => {
    const s = play(decision(), 'intervene')
    expect(scored(s)).toEqual([['intervention', -12]])
    expect([s.bulgarians, s.countries.Bulgaria.side, s.special]).toEqual(['passive', 0, 'surprise'])
    expect([areaOf(s, 'Italian'), capacityOf(s, 0), isDue(s, 'metaxas')]).toEqual([null, 70, false])
    expect(garrisonRe(s, [], 0)).toBe(0)
  })

  it('28.A.2.b.5, R-GER3 with a neutral Yugoslavia the forces for Greece come alone', () => {
    const s = deployAll(play(decision(), 'intervene'))
    expect([isAt(s, 'ge-pz-2'), isAt(s, 'ge-pz-8'), isAt(s, 'bu-inf-1'), s.countries.Yugoslavia.stance]).toEqual([
      'hex',
      'waiting',
      'hex',
      'neutral',
    ])
    expect(s.airfields.map(each => each.hex)).toContain(hex('4205'))
  })

  it('28.A.2.b.2, 28.A.2.b.5 a pro-Allied Yugoslavia is attacked by all who were not sent as assistance', () => {
    const s = deployAll(play(decision({ own: { leaning: 1, assisted: [unit('ge-mtn-1')] } }), 'intervene'))
    expect([s.countries.Yugoslavia.side, s.leaning]).toEqual([1, null])
    expect([isAt(s, 'ge-pz-8'), isAt(s, 'ge-mtn-1'), isAt(s, 'it-arm-133')]).toEqual(['hex', 'waiting', 'hex'])
  })

  it('R-GER3 Bulgaria that is active already stays so', () => {
    const s = play(decision({ joined: { Bulgaria: 0 }, own: { bulgarians: 'active' } }), 'intervene')
    expect(s.bulgarians).toBe('active')
  })

  it('28.C.1.3 passive on the turn of the intervention, partial on the next (example 109)', () => {
    const now = play(decision({ own: { used: ['bulgaria'] } }), 'intervene')
    expect([now.turn, now.bulgarians]).toEqual([turnNumber('Apr I 41'), 'passive'])
    const next = deployAll(now)
    expect([next.turn, next.bulgarians, next.special]).toEqual([turnNumber('Apr II 41'), 'partial', null])
  })

  it('28.A.2.b.4, 28.A.2.b.6, 28.A.2.b.7 in the surprise turn only the intervention forces act, then the Axis turn comes', () => {
    const s = position(
      campaign('Apr I 41', {
        at: { 4108: ['ge-pz-2'], 3818: ['it-inf-19'], '0929': ['ge-mtn-1'], 3606: ['bu-inf-1'] },
        joined: { Bulgaria: 0 },
        own: { intervened: true, kind: 'surprise', assisted: [unit('ge-mtn-1')] },
      }),
    )
    const may = (id: string) => [canMove(s, unit(id), 0, 'movement'), whyNotAttack(s, unit(id), 0)?.rule ?? null]
    expect(may('ge-pz-2')).toEqual([true, null])
    for (const id of ['it-inf-19', 'ge-mtn-1', 'bu-inf-1']) expect(may(id)).toEqual([false, '28.A.2.b.6'])
    expect(whyNotMove(s, unit('ge-mtn-1'), 0, 'movement').map(({ rule }) => rule)).toEqual(['28.A.2.b.6'])
    const regular = { ...s, kind: 'regular' as const }
    expect(canMove(regular, unit('ge-mtn-1'), 0, 'movement')).toBe(true)
  })
})

describe('28.A.2.c German withdrawal', () => {
  const divisions = [
    'ge-inf-46',
    'ge-inf-50',
    'ge-inf-72',
    'ge-inf-73',
    'ge-inf-76',
    'ge-inf-164',
    'ge-inf-198',
    'ge-inf-79',
    'ge-inf-125',
    'ge-inf-132',
    'ge-inf-183',
  ]
  const panzers = ['ge-pz-2', 'ge-pz-5', 'ge-pz-8', 'ge-pz-9', 'ge-pz-11', 'ge-pz-14']
  const at = {
    4510: divisions.slice(0, 3),
    4513: divisions.slice(3, 6),
    4514: divisions.slice(6, 9),
    4913: divisions.slice(9),
    '15B:0112': panzers,
  }
  const build: Build = { at, joined: { Bulgaria: 0 }, own: { intervened: true } }

  it('28.A.2.c.3 of 33 REs that are not c/m three must go besides all c/m ones (example 145)', () => {
    const s = politicsOn('May I 41', 0, build)
    expect([reSum(s, otherGermans(s)), reSum(s, motorizedGermans(s))]).toEqual([33, 18])
    const choosing = play(s, 'withdraw')
    expect([owed(choosing), localOf<{ kept: readonly number[] }>(choosing).kept.length]).toEqual([
      'germanWithdrawal',
      10,
    ])
    const out = otherGermans(choosing).find(id => !localOf<{ kept: readonly number[] }>(choosing).kept.includes(id))
    expect(refusals(choosing, { kind: 'keep', unit: names([out as never])[0] as string })).toEqual(['28.A.2.c.3'])
    const done = play(choosing, 'done')
    expect([reSum(done, otherGermans(done)), motorizedGermans(done), isAt(done, 'ge-pz-2')]).toEqual([30, [], 'gone'])
    expect(scored(done).filter(([line]) => line === 'delayed-withdrawal')).toEqual([])
  })

  it('28.A.2.c.1, 28.A.2.c.2, VP.A.17 put off to May II it is ordered by itself and costs ten points', () => {
    const early = play(politicsOn('May I 41', 0, build), { kind: 'done', dice: [1] })
    expect([early.turn, owed(early)]).toEqual([turnNumber('May II 41'), 'germanWithdrawal'])
    expect(scored(early).at(-1)).toEqual(['delayed-withdrawal', -10])
    const late = politicsOn('May II 41', 0, build)
    expect([owed(late), scored(late)]).toEqual(['germanWithdrawal', [['delayed-withdrawal', -10]]])
    expect(refusals(politicsOn('Apr II 41', 0, build), 'withdraw').length).toBeGreaterThan(0)
  })

  it('28.A.2.c.4 without intervention nobody leaves', () => {
    const s = politicsOn('May II 41', 0, { at })
    expect([isAt(s, 'ge-pz-2'), s.used]).toEqual(['hex', []])
    expect(refusals({ ...politicsOn('Dec I 40', 0), turn: turnNumber('May I 41') }, 'withdraw')).toEqual(['28.A.2.c.4'])
  })

  it('29.C.2 the Luftwaffe of the list leaves with the order, and what is missing costs two points each', () => {
    const done = play(
      politicsOn('May I 41', 0, { ...build, at: { ...at, 3606: ['ge-air-me109-g1', 'ge-air-hs123-g1'] } }),
      'withdraw',
      'done',
    )
    expect([isAt(done, 'ge-air-me109-g1'), isAt(done, 'ge-air-hs123-g1')]).toEqual(['gone', 'gone'])
    expect(scored(done).filter(([line]) => line === 'axis-not-withdrawn').length).toBe(4)
  })
})
