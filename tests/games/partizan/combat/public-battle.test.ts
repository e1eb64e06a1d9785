import { describe, expect, it } from 'vitest'
import { primaryOf, viewerOf } from '../../../../src/core/engine/hand'
import type { Frame } from '../../../../src/core/engine/state'
import { partizan } from '../../../../src/games/partizan'
import type { Partizan } from '../../../../src/games/partizan/state'
import { attack, combatPhase, engine, logOf, offered, owed, play, refusals, where } from '../positions'

const OPEN = { everyQuestion: false }
const labelOf = (s: Partizan, kind: string) => [...engine.choices(s)].find(each => each.action.kind === kind)?.label
const seat = (s: Partizan) => viewerOf(partizan, s.frames.at(-1) as Frame)

describe('11.0 a battle both may look at', () => {
  const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr', 'pa-5kr'] }

  it('12.1 whether Partisans retreat is said openly, and only who goes sits behind the curtain', () => {
    const s = attack(combatPhase({ side: 'axis', at, options: OPEN }), '2816', ['ge-714', 'ge-342'], 1)
    expect([owed(s), seat(s), primaryOf(partizan, s)]).toEqual(['slipAway', 'table', null])
    expect([labelOf(s, 'stand'), labelOf(s, 'go')]).toEqual(['Stand and fight', 'Retreat apart, hidden'])
    expect([owed(play(s, 'stand')), seat(play(s, 'stand'))]).toEqual(['plan', 'table'])
    const going = play(s, 'go')
    expect([owed(going), seat(going)]).toEqual(['retreat', 0])
    expect(offered(going, 'pick').length).toBe(2)
  })

  it('12.3.1 all who retreat go to an empty hex together in the open: one answer, no seat change', () => {
    const s = attack(combatPhase({ side: 'axis', at, options: OPEN }), '2816', ['ge-714', 'ge-342'], 1)
    expect(offered(s, 'all')).toContain('2716')
    const gone = play(s, { kind: 'all', hex: '2716' })
    expect([where(gone, 'pa-4kr'), where(gone, 'pa-5kr'), gone.combat?.defenders ?? []]).toEqual(['2716', '2716', []])
    expect([owed(gone), seat(gone)]).toEqual(['advance', 'table'])
  })

  it('12.2, 12.3.1 not farther than the slowest may go, not onto enemies, and not onto counters that lie face down', () => {
    const more = { ...at, 2716: ['pa-6lk'] }
    const s = attack(combatPhase({ side: 'axis', at: more, options: OPEN }), '2816', ['ge-714', 'ge-342'], 2)
    expect(offered(s, 'all')).not.toContain('2716')
    expect(refusals(s, { kind: 'all', hex: '2716' })).toEqual(['12.3.1'])
    expect(refusals(s, { kind: 'all', hex: '2815' })).toEqual(['9.5.7'])
    expect(refusals(s, { kind: 'all', hex: '2514' })).toEqual(['9.1.3'])
    const unseen = play(s, 'go', { kind: 'pick', unit: 'pa-4kr' })
    expect(offered(unseen, 'to')).toContain('2716')
  })

  it('12.1 one alone is named, and the Axis reads of it no more than of a retreat behind the curtain', () => {
    const alone = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr'] }
    const s = attack(combatPhase({ side: 'axis', at: alone, options: OPEN }), '2816', ['ge-714', 'ge-342'], 1)
    expect(labelOf(s, 'all')).toMatch(/^4 Kr to /)
    expect(labelOf(s, 'go')).toBe('Retreat by a hidden move')
    const openly = logOf(s, { kind: 'all', hex: '2716' }).map(entry => partizan.read?.(entry, 1))
    const going = play(s, 'go', { kind: 'pick', unit: 'pa-4kr' })
    const unseen = logOf(going, { kind: 'to', hex: '2716' }).map(entry => partizan.read?.(entry, 1))
    expect(openly.find(entry => entry?.kind === 'retreated')?.facts).toEqual(
      unseen.find(entry => entry?.kind === 'retreated')?.facts,
    )
  })

  it('11.4.5 an Axis attack is fought out without a seat change in five answers', () => {
    let s = play(combatPhase({ side: 'axis', at, options: OPEN }), { kind: 'target', hex: '2816' })
    s = play(s, { kind: 'launch', dice: [6] })
    const seats: unknown[] = []
    let answers = 2
    while (owed(s) !== 'attack') {
      seats.push(seat(s))
      const primary = primaryOf(partizan, s) ?? { kind: 'stand' }
      s = engine.apply(s, primary.kind === 'fight' ? { ...primary, dice: [6] } : primary).state
      answers++
    }
    expect(new Set(seats)).toEqual(new Set(['table']))
    expect(answers).toBeLessThanOrEqual(5)
  })

  it('11.5.1 with the initiative Partisans give a cache where they choose the table: four answers', () => {
    const plan = { 2815: ['pa-4kr', 'pa-5kr'], 2816: ['ge-714'] }
    const s = attack(
      combatPhase({ side: 'partisan', at: plan, caches: [3], options: OPEN }),
      '2816',
      ['pa-4kr', 'pa-5kr'],
      1,
    )
    expect([owed(s), offered(s, 'give').length]).toEqual(['plan', 2])
    const given = play(s, { kind: 'give', unit: 'pa-4kr', pick: 3 })
    expect([owed(given), offered(given, 'give')]).toEqual(['plan', []])
    expect(logOf(given, { kind: 'fight', dice: [3] }).map(entry => entry.kind)).toContain('result')
  })

  it('11.5.1 the Axis gives none, and Partisans without the initiative are asked before it chooses', () => {
    const s = attack(combatPhase({ side: 'axis', at, caches: [3], options: OPEN }), '2816', ['ge-714', 'ge-342'], 6)
    expect(owed(s)).toBe('chits')
    const chosen = play(s, 'done')
    expect([owed(chosen), offered(chosen, 'give')]).toEqual(['plan', []])
  })
})

describe('11.9 losses', () => {
  it('11.9.1 several steps are paid with one answer, those missed least first', () => {
    const at = { 2815: ['ge-714', 'ge-342', 'ge-7ss'], 2816: ['pa-4kr', 'pa-5kr', 'pa-1pr'] }
    const units = ['ge-714', 'ge-342', 'ge-7ss']
    let asked = 0
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const s = play(attack(combatPhase({ side: 'axis', at, options: OPEN }), '2816', units, 6), {
        kind: 'fight',
        dice: [die],
      })
      if (owed(s) !== 'losses' || offered(s, 'least').length === 0) continue
      expect(primaryOf(partizan, s)).toEqual({ kind: 'least' })
      expect(owed(play(s, 'least'))).not.toBe('losses')
      asked++
    }
    expect(asked).toBeGreaterThan(0)
  })
})
