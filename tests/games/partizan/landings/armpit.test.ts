import { describe, expect, it } from 'vitest'
import { strengthOf } from '../../../../src/games/partizan/combat/odds'
import { alliedSources, suppliedHexes } from '../../../../src/games/partizan/supply/supply'
import {
  combatPhase,
  engine,
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
  steps,
  to,
  unit,
  where,
} from '../positions'

const fresh = position().armpit
const ashore = { ...fresh, isOn: true, ashore: true, response: 'dice' as const }
const on = { ...fresh, isOn: true }
const FORCE = ['al-us3', 'al-us36', 'al-us45', 'al-abtf', 'al-fr1', 'al-po2']
const DIVISIONS = ['ge-5geb', 'ge-21pz', 'ge-44']
const landing = (build: Parameters<typeof position>[0] = {}) =>
  position({ turn: 6, options: { armpit: true }, waiting: [...FORCE, ...DIVISIONS], own: { armpit: on }, ...build })
const land = (s: ReturnType<typeof position>, number: string, ids: string[], ...dice: number[]) =>
  play(s, { kind: 'land', hex: number }, ...ids.map(id => ({ kind: 'join', unit: id })), { kind: 'land', dice })

describe('Operation Armpit (19.2)', () => {
  it('5.1.1 and 19.2.0.2 from turn 4 a marker is laid face down for the next turn', () => {
    const begin = (turn: number, armpit: boolean, ...dice: number[]) =>
      phase('partisanPolitics', { turn, options: { armpit }, at: { 2816: ['pa-4kr'] } }, ...dice)
    expect(owed(begin(3, true, 1, 1, 1))).toBe('move')
    expect(owed(begin(4, true))).toBe('armpit')
    expect(owed(begin(4, false, 1, 1, 1))).toBe('move')
    const laid = play(begin(4, true), { kind: 'yes', dice: [1, 1, 1] })
    expect([laid.armpit.marker, engine.view(laid, 1).armpit.marker, engine.view(laid, 0).armpit.marker]).toEqual([
      'yes',
      'laid',
      'yes',
    ])
  })

  it('19.2.0.1 without the option nobody ever lands', () => {
    expect(engine.begin(settingOf(), 1).state.units[unit('al-us3')].at.is).toBe('gone')
    expect(refusals(position(), { kind: 'land', hex: '2603' })).toEqual(['19.2.2.1'])
  })

  it('19.2.0.3 and 19.2.1 it is turned up a turn later; after No another is laid at once, to turn 9', () => {
    const shown = (marker: 'yes' | 'no', turn: number, ...dice: number[]) =>
      phase(
        'partisanPolitics',
        { turn, options: { armpit: true }, at: { 2816: ['pa-4kr'] }, own: { armpit: { ...fresh, marker } } },
        ...dice,
      )
    expect([owed(shown('no', 5)), shown('no', 5).armpit.isOn]).toEqual(['armpit', false])
    const yes = shown('yes', 5, 1, 1, 1)
    expect([owed(yes), yes.armpit.isOn, yes.armpit.marker]).toEqual(['move', true, null])
    expect(owed(shown('no', 10, 1, 1, 1))).toBe('move')
  })

  it('19.2.2.1 the six units may land at the seven ports, in movement or between attacks', () => {
    expect(offered(landing(), 'land').sort()).toEqual(['1614', '1813', '1910', '2306', '2405', '2603', '3002'])
    expect(refusals(landing(), { kind: 'land', hex: '2904' })).toEqual(['19.2.2.1'])
    const s = land(landing(), '2603', ['al-us3', 'al-us36'])
    expect([where(s, 'al-us3'), where(s, 'al-us36'), owed(s)]).toEqual(['2603', '2603', 'move'])
    const late = combatPhase({ turn: 6, options: { armpit: true }, waiting: FORCE, own: { armpit: on } })
    expect(where(land(late, '2603', ['al-fr1']), 'al-fr1')).toBe('2603')
  })

  it('19.2.3.1 and R-54 before an assault from the sea the initiative is forecast, before a free landing nothing', () => {
    const named = (at: { [hex: string]: string[] }) => play(landing({ at }), { kind: 'land', hex: '2603' })
    expect(engine.forecast(named({ 2603: ['ge-714'] }))?.chart?.id).toBe('initiative')
    expect(engine.forecast(named({}))).toBeNull()
  })

  it('19.2.2.2 Americans and the French and Polish corps land in different ports', () => {
    const s = land(landing(), '2603', ['al-us3'])
    const more = play(s, { kind: 'land', hex: '2603' })
    expect(refusals(more, { kind: 'join', unit: 'al-fr1' })).toEqual(['19.2.2.2'])
    expect(refusals(more, { kind: 'join', unit: 'al-us36' })).toEqual([])
    const corps = play(landing(), { kind: 'land', hex: '2306' }, { kind: 'join', unit: 'al-fr1' })
    expect(refusals(corps, { kind: 'join', unit: 'al-po2' })).toEqual([])
    expect(refusals(corps, { kind: 'join', unit: 'al-us3' })).toEqual(['19.2.2.2'])
    const held = landing({ at: { 2603: ['pa-4kr'] } })
    expect(refusals(held, { kind: 'land', hex: '2603' })).toEqual(['10.3'])
  })

  it('19.2.2.3 ABTF is placed like the others, without drift', () => {
    expect(where(land(landing(), '3002', ['al-abtf']), 'al-abtf')).toBe('3002')
  })

  it('19.2.2.4 nobody must come; the others may come later', () => {
    const s = land(landing(), '2603', ['al-us3'])
    expect([where(s, 'al-us45'), refusals(s, 'done')]).toEqual(['waiting', []])
    expect(refusals(s, { kind: 'land', hex: '2405' })).toEqual([])
    expect(owed(play(landing(), { kind: 'land', hex: '2603' }, 'cancel'))).toBe('move')
  })

  const assaulted = (...dice: number[]) =>
    land(landing({ at: { 2603: ['cr-1p'] } }), '2603', ['al-us3', 'al-us36'], ...dice)

  it('19.2.3.1 against the Axis they fight at once, at half strength rounded up', () => {
    const s = assaulted(1)
    expect([owed(s), s.combat?.landing, s.combat?.hex]).toEqual(['plan', true, hex('2603')])
    expect(['al-us3', 'al-us36'].map(id => strengthOf(s, unit(id), 'attack', true))).toEqual([5, 4])
    expect(
      engine
        .forecast(s)
        ?.modifiers.slice(0, 2)
        .map(each => [each.value, each.rule]),
    ).toEqual([
      ['5', '19.2.3.1'],
      ['4', '19.2.3.1'],
    ])
  })

  it('19.2.3.2 if the port is emptied they are ashore, and may move and attack as well', () => {
    // 9 to 2 is 4-1, rough and town: 2-1. A 6 in an assault is 1/2.
    const s = play(assaulted(1), { kind: 'fight', dice: [6] }, { kind: 'lose', unit: 'al-us36' })
    expect([where(s, 'al-us3'), where(s, 'cr-1p'), owed(s)]).toEqual(['2603', 'gone', 'move'])
    expect(refusals(s, pick('al-us3'))).toEqual([])
    expect(s.attacked).toEqual([])
  })

  it('19.2.3.3 the port is a supply source for Allies until the Axis enters it', () => {
    const s = land(landing(), '2603', ['al-us3'])
    expect([s.armpit.beaches, alliedSources(s)]).toEqual([[hex('2603')], [hex('2603')]])
    expect(suppliedHexes(s, 0)[hex('2704')]).toBe(1)
    const lost = play(
      position({ side: 'axis', at: { 2604: ['it-re'] }, own: { armpit: { ...on, beaches: [hex('2603')] } } }),
      pick('it-re'),
      to('2603'),
    )
    expect(lost.armpit.beaches).toEqual([])
  })

  it('19.2.3.4 repulsed they go back to the box with their losses, and may try again next turn', () => {
    // A 1 in an assault at 2-1 is 2/0.
    const s = play(
      assaulted(1),
      { kind: 'fight', dice: [1] },
      { kind: 'lose', unit: 'al-us36' },
      { kind: 'lose', unit: 'al-us36' },
    )
    expect([where(s, 'al-us3'), where(s, 'al-us36'), where(s, 'cr-1p')]).toEqual(['waiting', 'gone', '2603'])
    expect(refusals(s, { kind: 'land', hex: '2603' })).toEqual(['11.11.1'])
    expect(refusals(play(s, { kind: 'land', hex: '2306' }), { kind: 'join', unit: 'al-us3' })).toEqual(['19.2.3.4'])
    expect(s.armpit.ashore).toBe(false)
  })

  it('19.2.3.5 reduced ones may be restored once ashore, eliminated ones not', () => {
    const s = phase(
      'partisanPoints',
      {
        turn: 7,
        options: { armpit: true },
        reduced: ['al-us3', 'al-us45'],
        waiting: ['al-us45'],
        at: { 2603: ['al-us3'] },
      },
      3,
    )
    expect(offered(s, 'restore')).toEqual(['al-us3'])
    expect(refusals(s, { kind: 'restore', unit: 'al-us36' })).toEqual(['13.5.4'])
  })

  const axisPolitics = (turn: number, armpit: typeof ashore, more = {}, ...dice: number[]) =>
    phase(
      'italy',
      {
        turn,
        side: 'axis',
        options: { armpit: true },
        waiting: DIVISIONS,
        at: { 2306: ['it-bg'], 2603: ['al-us3'], 3405: ['ge-714'] },
        own: { armpit },
        ...more,
      },
      ...dice,
    )

  it('19.2.4 once a unit is ashore the surrender die has +2, to the end of the game', () => {
    expect(axisPolitics(5, ashore, {}, 1).surrendered).toBeNull()
    expect(axisPolitics(7, ashore, {}, 3).surrendered).toBe(7)
    expect(axisPolitics(7, ashore, {}, 4).surrendered).toBeNull()
    expect(axisPolitics(7, { ...ashore, ashore: false, response: 'none' as never }, {}, 5).surrendered).toBe(7)
    // Commandos do not count.
    const sas = land(landing(), '2603', ['al-us3'])
    expect([sas.armpit.ashore, position({ at: { 2105: ['al-sas2'] } }).armpit.ashore]).toEqual([true, false])
  })

  it('19.2.5 the German player may roll below the net die for all three divisions, at once, in towns on the railway', () => {
    const asked = axisPolitics(6, ashore, {}, 4)
    expect([owed(asked), owedBy(asked)]).toEqual(['answer', 'axis'])
    const come = play(asked, { kind: 'roll', dice: [5] })
    expect([owed(come), where(come, 'ge-21pz')]).toEqual(['arrive', 'waiting'])
    expect(refusals(come, to('2306'))).toEqual(['6.2'])
    const all = play(come, to('3405'), to('3804'), to('3405', 6))
    expect(DIVISIONS.map(id => where(all, id))).toEqual(['3405', '3804', '3405'])
    const refused = play(asked, { kind: 'roll', dice: [6, 6] })
    expect([where(refused, 'ge-44'), refused.armpit.response]).toEqual(['waiting', 'dice'])
    expect(where(play(asked, { kind: 'pass', dice: [6] }), 'ge-44')).toBe('waiting')
  })

  it('19.2.5 and 19.2.6 they come to any town joined to Germany by rail, abroad too, where other Germans may not arrive', () => {
    const come = play(axisPolitics(6, ashore, { waiting: [...DIVISIONS, 'ge-187r'] }, 4), { kind: 'roll', dice: [5] })
    // Szeged, Pécs, Timișoara and Florina have a railway; Scutari has none.
    for (const number of ['3716', '3611', '3420', '1021']) expect(refusals(come, to(number)), number).toEqual([])
    expect(offered(come, 'to')).toContain('3716')
    expect(refusals(come, to('1615'))).toEqual(['6.2'])
    const scheduled = play(come, to('3716'), to('3716'), to('3405', 6))
    expect([owed(scheduled), refusals(scheduled, to('3716'))]).toEqual(['arrive', ['6.2']])
  })

  it('19.2.6 after an earlier surrender one die gives so many steps, chosen by the Axis, and the rest never come', () => {
    const s = phase(
      'response',
      {
        turn: 8,
        surrendered: 6,
        side: 'axis',
        options: { armpit: true },
        waiting: DIVISIONS,
        at: { 2603: ['al-us3'], 3405: ['ge-714'] },
        own: { armpit: { ...ashore, response: 'steps' } },
      },
      2,
    )
    expect([owed(s), s.frames.at(-1)?.args]).toEqual(['respond', { steps: 2 }])
    const taken = play(s, { kind: 'take', unit: 'ge-21pz' })
    const both = play(taken, { kind: 'take', unit: 'ge-21pz' })
    expect([steps(both, 'ge-21pz'), where(both, 'ge-5geb'), where(both, 'ge-44')]).toEqual([2, 'gone', 'gone'])
    expect(
      refusals(
        play(
          phase(
            'response',
            {
              turn: 8,
              surrendered: 6,
              side: 'axis',
              options: { armpit: true },
              waiting: DIVISIONS,
              own: { armpit: { ...ashore, response: 'steps' } },
            },
            5,
          ),
          { kind: 'take', unit: 'ge-44' },
          { kind: 'take', unit: 'ge-44' },
        ),
        { kind: 'take', unit: 'ge-44' },
      ),
    ).toEqual(['19.2.6'])
    const placed = play(both, to('3405', 6))
    expect([where(placed, 'ge-21pz'), placed.armpit.response]).toEqual(['3405', 'settled'])
    // The first landing decides: after the surrender it is this rule.
    const late = land(landing({ surrendered: 5 }), '2603', ['al-us3'])
    expect([late.armpit.response, land(landing(), '2603', ['al-us3']).armpit.response]).toEqual(['steps', 'dice'])
  })

  it('19.2.7 those divisions may be restored, never rebuilt', () => {
    const s = phase('axisPoints', {
      side: 'axis',
      turn: 8,
      surrendered: 6,
      pool: ['ge-kg-a'],
      reduced: ['ge-44'],
      at: { 3405: ['ge-44'] },
    })
    expect(refusals(s, { kind: 'restore', unit: 'ge-44' })).toEqual([])
    expect(refusals(s, pick('ge-21pz'))).toEqual(['6.0.3'])
  })

  it('11.11.1 a port fought for is attacked once in the segment', () => {
    const s = play(
      assaulted(1),
      { kind: 'fight', dice: [1] },
      { kind: 'lose', unit: 'al-us36' },
      { kind: 'lose', unit: 'al-us36' },
    )
    expect(s.attackedHexes).toEqual([hex('2603')])
  })
})
