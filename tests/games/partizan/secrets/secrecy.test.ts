import { describe, expect, it } from 'vitest'
import { seededPick } from '../../../../src/cli/fuzz/random-action'
import { viewFaults } from '../../../../src/cli/fuzz/secrecy-checks'
import type { LogEntry } from '../../../../src/core/engine/state'
import { isObject, type Json } from '../../../../src/core/json'
import { partizan } from '../../../../src/games/partizan'
import { counters } from '../../../../src/games/partizan/forces/counters'
import type { Partizan } from '../../../../src/games/partizan/state'
import {
  attack,
  battle,
  combatPhase,
  engine,
  hex,
  logOf,
  numbers,
  phase,
  pick,
  play,
  position,
  to,
  unit,
  units,
  where,
} from '../positions'

const facts = (entry: LogEntry | null): { readonly [fact: string]: Json } =>
  entry !== null && isObject(entry.facts) ? entry.facts : {}
const readBy = (log: readonly LogEntry[], viewer: 0 | 1, kind: string) => {
  const entry = log.find(each => each.kind === kind)
  return entry === undefined ? null : engine.read(entry, viewer)
}
const AXIS_EYES = 1
const PARTISAN_EYES = 0

/** Every name of a Partisan counter that stands somewhere in a value. */
const partisanIds = new Set(counters.flatMap((each, id) => (each.nation === 'Partisan' ? [id] : [])))

describe('R-34 what the Axis screen shows', () => {
  const s = position({
    at: { 2816: ['pa-1pr', 'pa-4kr'], 2815: ['pa-5kr', 'al-sas2'], 2603: ['al-us3', 'al-us36'] },
    pool: ['pa-6lk'],
    waiting: ['pa-28sla', 'pa-gb', 'ge-202pz'],
  })
  const seen = engine.view(s, AXIS_EYES)

  it('R-34 counters of Partisans by number only, in the pool and on the turn track too', () => {
    for (const id of ['pa-1pr', 'pa-4kr', 'pa-5kr', 'pa-tito', 'pa-6lk', 'pa-28sla', 'pa-gb'])
      expect(where(seen, id), id).toBe('unseen')
    expect(where(seen, 'ge-202pz')).toBe('waiting')
    // The 28 Division comes on turn 5, an E.I.S. with the surrender.
    expect(seen.awaited).toEqual([
      { turn: null, count: 1 },
      { turn: 5, count: 1 },
    ])
    expect(engine.view(s, PARTISAN_EYES).awaited).toEqual([])
    expect(seen.hidden.map(each => [numbers([each.hex])[0], each.count])).toEqual([
      ['2113', 1],
      ['2603', 1],
      ['2815', 2],
      ['2816', 2],
    ])
  })

  it('R-34 a British unit among Partisans is one of the counters, unless its owner puts it on top', () => {
    expect(where(seen, 'al-sas2')).toBe('unseen')
    const shown = engine.view(play(s, { kind: 'top', unit: 'al-sas2' }), AXIS_EYES)
    expect([where(shown, 'al-sas2'), where(shown, 'pa-5kr')]).toEqual(['2815', 'unseen'])
    const covered = engine.view(play(s, { kind: 'top', unit: 'al-sas2' }, { kind: 'top', unit: 'pa-5kr' }), AXIS_EYES)
    expect(where(covered, 'al-sas2')).toBe('unseen')
  })

  it('R-34 of an Allied stack without Partisans the top, with its side', () => {
    expect([where(seen, 'al-us3'), where(seen, 'al-us36')]).toEqual(['2603', 'unseen'])
  })

  it('R-34 no mark tells one counter from another: who moved, who is exposed, who retreated', () => {
    const marked = position({
      at: { 2816: ['pa-1pr', 'pa-4kr'] },
      own: { moved: units('pa-1pr'), exposed: units('pa-1pr'), retreated: units('pa-4kr'), attacked: units('pa-4kr') },
    })
    const view = engine.view(marked, AXIS_EYES)
    expect([view.moved, view.exposed, view.retreated, view.attacked]).toEqual([[], [], [], []])
    const own = engine.view(marked, PARTISAN_EYES)
    expect([own.moved, own.exposed]).toEqual([units('pa-1pr'), units('pa-1pr')])
  })

  it('R-34 a cache is seen in its hex, its holder only while turned up', () => {
    const held = position({
      side: 'axis',
      at: { 2816: ['pa-4kr'], 2815: ['ge-714'] },
      own: { chits: [{ strength: 2, unit: unit('pa-4kr'), hex: null }] },
    })
    expect(engine.view(held, AXIS_EYES).chits).toEqual([{ strength: 2, unit: null, hex: hex('2816') }])
    const fighting = attack(
      combatPhase({ side: 'axis', at: { 2816: ['pa-4kr'], 2815: ['ge-714'] }, own: { chits: held.chits } }),
      '2816',
      ['ge-714'],
      5,
    )
    expect(engine.view(fighting, AXIS_EYES).chits).toEqual(held.chits)
  })

  it('R-34 what the other player is picking is his own business', () => {
    const picking = play(s, pick('pa-1pr'))
    expect(engine.view(picking, AXIS_EYES).frames.at(-1)?.local).toBeNull()
    expect(engine.prompt(picking)?.waiting).toBe('is moving')
  })

  it('R-34 when the war is over the counters are turned up', () => {
    const over = play(combatPhase({ side: 'axis', turn: 10, at: { 2816: ['pa-1pr'], 3405: ['ge-714'] } }), 'done')
    expect(where(engine.view(over, AXIS_EYES), 'pa-1pr')).toBe('2816')
  })

  it('R-34 with open partisans everybody sees everything', () => {
    const open = position({ options: { openPartisans: true }, at: { 2816: ['pa-1pr'] } })
    expect(engine.view(open, AXIS_EYES)).toBe(open)
    expect(facts(readBy(logOf(play(open, pick('pa-1pr')), to('2815')), AXIS_EYES, 'moved')).unit).toBe(unit('pa-1pr'))
  })
})

describe('R-34 what the Partisan screen shows', () => {
  it('R-34 the top of an Axis stack with its side, the number beneath, and whether any is out of supply', () => {
    const s = position({
      at: { 2815: ['ge-714', 'ge-342', 'cr-1p'] },
      reduced: ['ge-342', 'ge-714'],
      unsupplied: ['cr-1p'],
    })
    const view = engine.view(s, PARTISAN_EYES)
    expect([where(view, 'ge-714'), where(view, 'ge-342'), where(view, 'cr-1p')]).toEqual(['2815', 'unseen', 'unseen'])
    expect(view.units[unit('ge-714')].steps).toBe(1)
    expect(view.hidden).toEqual([{ hex: hex('2815'), side: 1, count: 2, unsupplied: true }])
  })

  it('R-34 the units of a declared attack and of the attacked hex, and no others of the same stacks', () => {
    const s = attack(
      combatPhase({ side: 'axis', at: { 2815: ['ge-714', 'ge-342', 'ge-704'], 2816: ['pa-4kr'] } }),
      '2816',
      ['ge-704'],
      5,
    )
    const view = engine.view(s, PARTISAN_EYES)
    expect([where(view, 'ge-342'), where(view, 'ge-704'), where(view, 'ge-714')]).toEqual(['2815', '2815', 'unseen'])
  })
})

describe('R-34 the log', () => {
  it('R-34 a move is one counter from hex to hex, on foot or by rail', () => {
    const log = logOf(play(position({ at: { 2816: ['pa-1pr'] } }), pick('pa-1pr')), to('2815'))
    expect(facts(readBy(log, AXIS_EYES, 'moved'))).toEqual({ from: hex('2816'), to: hex('2815'), owner: 0 })
    expect(facts(readBy(log, PARTISAN_EYES, 'moved')).unit).toBe(unit('pa-1pr'))
    const axis = play(position({ side: 'axis', at: { 3405: ['ge-714'] } }), pick('ge-714'))
    expect(facts(readBy(logOf(axis, { kind: 'rail', hex: '2917' }), PARTISAN_EYES, 'moved'))).toEqual({
      from: hex('3405'),
      to: hex('2917'),
      owner: 1,
    })
  })

  it('R-34 a unit built or arriving is a counter in a hex', () => {
    const s = play(phase('partisanPoints', { pool: ['pa-4kr', 'pa-5kr'], at: { 2816: ['pa-6lk'] } }, 3), pick('pa-4kr'))
    const built = facts(readBy(logOf(s, to('3408')), AXIS_EYES, 'built'))
    expect([built.unit, built.hex]).toEqual([undefined, hex('3408')])
  })

  it('R-34 losses to the supply check are a hex, and for a step that leaves the counter not even that', () => {
    const s = play(combatPhase({ at: { 2816: ['pa-4kr', 'pa-5kr'], 2512: ['al-us3'], 3405: ['ge-714'] } }), {
      kind: 'done',
      dice: [4],
    })
    expect(facts(readBy(logOf(s, { kind: 'lose', unit: 'pa-4kr' }), AXIS_EYES, 'attrition'))).toMatchObject({
      hex: hex('2816'),
    })
    expect(facts(readBy(logOf(s, { kind: 'lose', unit: 'pa-4kr' }), AXIS_EYES, 'attrition')).unit).toBeUndefined()
    const step = facts(readBy(logOf(s, { kind: 'lose', unit: 'al-us3' }), AXIS_EYES, 'attrition'))
    expect([step.unit, step.hex]).toEqual([undefined, undefined])
  })

  it('R-34 a unit brought up to strength under a stack is not told at all (fuzz seed 10)', () => {
    const s = phase('axisPoints', { side: 'axis', turn: 4, reduced: ['ge-714'], at: { 3405: ['ge-342', 'ge-714'] } })
    const log = logOf(s, { kind: 'restore', unit: 'ge-714' })
    expect(readBy(log, PARTISAN_EYES, 'restored')).toBeNull()
    expect(facts(readBy(log, AXIS_EYES, 'restored')).unit).toBe(unit('ge-714'))
  })

  it("R-34 Tito's death is told whatever the cause", () => {
    const s = play(combatPhase({ at: { 2816: ['pa-4kr', 'pa-5kr'], 3405: ['ge-714'] } }), { kind: 'done', dice: [4] })
    const log = logOf(s, { kind: 'lose', unit: 'pa-tito' })
    expect(readBy(log, AXIS_EYES, 'titoDied')?.kind).toBe('titoDied')
  })

  it('R-34 a retreat names nobody to the Axis, a loss in combat does', () => {
    const s = attack(combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } }), '2816', ['ge-714'], 1)
    expect(facts(readBy(logOf(play(s, pick('pa-4kr')), to('2716')), AXIS_EYES, 'retreated')).unit).toBeUndefined()
    const fought = attack(
      combatPhase({ side: 'axis', turn: 5, at: { 3013: ['ge-342'], 3014: ['pa-4kr'] } }),
      '3014',
      ['ge-342'],
      6,
    )
    expect(facts(readBy(logOf(fought, { kind: 'fight', dice: [6] }), AXIS_EYES, 'eliminated')).unit).toBe(
      unit('pa-4kr'),
    )
  })

  it('R-34 who was lost, reduced or advanced in a fight is kept in the notes as well as in the log (fuzz seed 3214)', () => {
    const s = combatPhase({ side: 'axis', turn: 5, at: { 3013: ['ge-342'], 3014: ['pa-4kr'] } })
    const over = play(battle(s, '3014', ['ge-342'], 'assault', 6, 6), { kind: 'advance', unit: 'ge-342' })
    expect(over.notes.map(({ side, why, units: seen }) => [side, why, seen])).toEqual([
      [0, 'attacked', units('ge-342')],
      [0, 'attacked from', units('ge-342')],
      [1, 'defended', units('pa-4kr')],
      [1, 'was eliminated', units('pa-4kr')],
      [0, 'advanced', units('ge-342')],
    ])
  })

  it('R-34 every entry tells a sentence, also with the names taken out', () => {
    const s = play(position({ at: { 2816: ['pa-1pr'] } }), pick('pa-1pr'))
    for (const entry of logOf(s, to('2815'))) {
      const read = engine.read(entry, AXIS_EYES)
      expect(read === null ? '' : partizan.tell(read).join('')).not.toContain('undefined')
    }
  })
})

describe('R-34 the proof by other truths', () => {
  const positions = [
    position({
      side: 'axis',
      at: {
        2816: ['pa-1pr', 'pa-4kr', 'al-sas2'],
        2815: ['pa-5kr', 'pa-6lk'],
        2917: ['ge-714', 'ge-342', 'ge-704'],
        3405: ['ge-717', 'ge-718', 'ge-369'],
      },
      pool: ['pa-7bn', 'pa-8kd'],
    }),
    position({
      at: {
        2603: ['al-us3', 'al-us36', 'al-us45'],
        2405: ['al-fr1', 'al-po2', 'al-abtf'],
        2207: ['pa-tito', 'al-sas2'],
      },
      surrendered: 6,
      options: { armpit: true },
    }),
  ]

  it.each([0, 1])('R-34 position %i: nobody can tell another truth from this one', index => {
    const chance = seededPick(index + 1)
    for (let nth = 0; nth < 20; nth++) expect(viewFaults(engine, positions[index], chance)).toEqual([])
  })

  it('R-34 another truth moves the names about, Tito among them', () => {
    const chance = seededPick(5)
    const spots = new Set(
      Array.from({ length: 40 }, () =>
        where(partizan.otherTruth?.(positions[0], 1, chance) ?? positions[0], 'pa-tito'),
      ),
    )
    expect(spots.size).toBeGreaterThan(2)
    const sas = new Set(
      Array.from({ length: 40 }, () =>
        where(partizan.otherTruth?.(positions[0], 1, chance) ?? positions[0], 'al-sas2'),
      ),
    )
    expect([...sas].sort()).toEqual(['2815', '2816'])
    const germans = new Set(
      Array.from({ length: 40 }, () => where(partizan.otherTruth?.(positions[0], 0, chance) ?? positions[0], 'ge-704')),
    )
    expect([...germans].sort()).toEqual(['2917', '3405'])
  })

  it('R-34 another truth varies steps and supply under a stack, marks of hidden units, and what the enemy has in hand', () => {
    const chance = seededPick(9)
    const truths = (s: Partizan, viewer: 0 | 1): readonly Partizan[] =>
      Array.from({ length: 40 }, () => partizan.otherTruth?.(s, viewer, chance) ?? s)
    const different = <T>(all: readonly Partizan[], of: (s: Partizan) => T) =>
      new Set(all.map(each => JSON.stringify(of(each)))).size
    const stack = position({
      side: 'axis',
      at: { 2917: ['ge-342', 'ge-714'], 2816: ['pa-1pr', 'pa-4kr'] },
      unsupplied: ['ge-714'],
    })
    const germans = truths(stack, PARTISAN_EYES)
    expect(different(germans, each => each.units[unit('ge-714')].steps)).toBe(2)
    expect(different(germans, each => each.units[unit('ge-714')].unsupplied)).toBeGreaterThan(1)
    expect(germans.every(each => each.units[unit('ge-342')].steps === 2)).toBe(true)
    expect(different(germans, each => each.tops)).toBe(2)
    for (const mark of ['moved', 'attacked', 'ferried'] as const)
      expect(different(germans, each => each[mark])).toBeGreaterThan(1)
    const partisans = truths(stack, AXIS_EYES)
    for (const mark of ['exposed', 'retreated', 'moved', 'attacked'] as const)
      expect(different(partisans, each => each[mark].length)).toBeGreaterThan(1)
    const picking = play(position({ at: { 2816: ['pa-1pr', 'pa-4kr'] } }), pick('pa-1pr'))
    expect(different(truths(picking, AXIS_EYES), each => each.frames.at(-1)?.local)).toBeGreaterThan(1)
    expect(different(truths(picking, PARTISAN_EYES), each => each.frames.at(-1)?.local)).toBe(1)
    const british = position({
      side: 'axis',
      at: { 2816: ['pa-1pr', 'pa-4kr', 'al-sas2', 'al-f10'], 2815: ['pa-5kr', 'pa-6lk'] },
    })
    expect(different(truths(british, AXIS_EYES), each => where(each, 'al-f10'))).toBe(2)
    for (const s of [stack, picking, british])
      for (let nth = 0; nth < 20; nth++) expect(viewFaults(engine, s, chance)).toEqual([])
  })

  it('R-34 which of those who were due is late, nobody can tell', () => {
    const s = position({ turn: 6, side: 'axis', at: { 2816: ['pa-28sla', 'pa-1pr'] }, waiting: ['pa-53bk', 'pa-48mk'] })
    const chance = seededPick(7)
    const late = Array.from({ length: 40 }, () => {
      const other = partizan.otherTruth?.(s, AXIS_EYES, chance) ?? s
      return ['pa-28sla', 'pa-53bk', 'pa-1pr', 'pa-48mk'].filter(id => where(other, id) === 'waiting').join()
    })
    // 48 is not due before turn 10, and 1 Proletarian was there from the start.
    expect([...new Set(late)].sort()).toEqual(['pa-28sla,pa-48mk', 'pa-53bk,pa-48mk'])
    for (let nth = 0; nth < 20; nth++) expect(viewFaults(engine, s, chance)).toEqual([])
  })

  it('11.2.3 a fight leaves no identity behind on the Axis screen but the notes', () => {
    const over = battle(
      combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-1pr', 'pa-4kr'] } }),
      '2816',
      ['ge-714'],
      'assault',
      5,
      1,
    )
    const { notes: _notes, ...rest } = engine.view(over, 1)
    const named = rest.units.flatMap((each, id) => (partisanIds.has(id) && each.at.is === 'hex' ? [id] : []))
    expect([named, rest.faceUp, rest.combat]).toEqual([[], [], null])
  })
})
