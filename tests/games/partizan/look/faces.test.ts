import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../src/core/engine/module'
import { unitIds } from '../../../../src/games/partizan/forces/counters'
import { look } from '../../../../src/games/partizan/look'
import type { Partizan } from '../../../../src/games/partizan/state'
import { attack, battle, combatPhase, engine, hex, idsOf, pick, play, position, to, unit } from '../positions'

const seen = (s: Partizan, viewer: Viewer): Partizan => engine.view(s, viewer)
const face = (s: Partizan, id: string) => look.face(s, unit(id))
const labels = (s: Partizan, number: string): string[] =>
  (look.stacks(s).get(hex(number)) ?? []).map(id => look.face(s, id).label)

describe('faces of units', () => {
  it('2.1.3 a two-step unit shows its ratings, and the weaker ones when reduced', () => {
    const s = position({ at: { 2815: ['ge-714', 'it-eds'] }, reduced: ['ge-714'] })
    expect(face(s, 'it-eds')).toMatchObject({ ratings: '3-4-10', steps: { left: 2, full: 2 }, nation: 'italian-43' })
    expect(face(s, 'ge-714')).toMatchObject({
      ratings: '2-2-6',
      steps: { left: 1, full: 2 },
      nation: 'german',
      size: 'XX',
      designation: '714',
      state: { reduced: true },
    })
  })

  it('2.1.2 a Partisan unit has one step, and a name to be spoken', () => {
    const s = position({ at: { 2816: ['pa-4kr'] } })
    expect(face(s, 'pa-4kr')).toMatchObject({ steps: null, symbol: 'partisan', ratings: '2-1-8' })
    expect(face(s, 'pa-4kr').label).toBe('4 Krajina Division, Partisan, 2-1-8')
    expect(new Set(unitIds.map(id => look.face(s, id).label)).size).toBe(unitIds.length)
  })

  it('say who has moved, but not of the one in hand', () => {
    const s = play(position({ side: 'axis', at: { 2815: ['ge-714', 'ge-342'] } }), pick('ge-714'), to('2715'))
    expect(face(s, 'ge-714').state.acted).toBeUndefined()
    expect(face(play(s, pick('ge-342')), 'ge-714').state.acted).toBe(true)
    expect(face(s, 'ge-342').state.acted).toBeUndefined()
  })

  it('11.5.4, 11.3.1 show weapons caches and who is exposed', () => {
    const own = { exposed: [unit('pa-4kr'), unit('pa-5kr')], chits: [{ strength: 2, unit: unit('pa-5kr'), hex: null }] }
    const s = position({ at: { 2816: ['pa-4kr', 'pa-5kr'] }, own })
    expect(face(s, 'pa-4kr').state.mode).toBe('exposed')
    expect(face(s, 'pa-5kr').state.mode).toBe('+2 exp.')
  })

  it('15.6.1 show who is out of supply', () => {
    const s = position({ at: { 2815: ['ge-714'] }, unsupplied: ['ge-714'] })
    expect(face(s, 'ge-714').state.outOfSupply).toBe(true)
  })
})

describe('stacks as the other side sees them', () => {
  const s = position({ at: { 2816: ['pa-4kr', 'pa-1pr', 'pa-tito'], 2815: ['ge-714', 'ge-342', 'cr-1p'] } })

  it('3.7.2 the Axis sees the backs of Partisans and their number', () => {
    expect(labels(seen(s, 1), '2816')).toEqual(Array(3).fill('Partisan unit, unknown'))
    expect(labels(s, '2816')[0]).toBe('1 Proletarian Division, Partisan, 3-2-8')
  })

  it('11.2.4 the Partisans see the top of an Axis stack', () => {
    expect(labels(seen(s, 0), '2815')).toEqual([
      '342 Infantry Division, German, 4-4-6, 2 of 2 steps',
      'Axis unit, unknown',
      'Axis unit, unknown',
    ])
    expect(idsOf(look.stacks(s).get(hex('2815')) ?? [])).toEqual(['ge-342', 'ge-714', 'cr-1p'])
  })

  it('10.2 a back wears the colour of the only nation that can lie there', () => {
    const known = seen(position({ at: { 2603: ['it-bg', 'it-ma'], 2815: ['ge-714', 'ge-704'] } }), 0)
    const back = (number: string) => look.face(known, look.stacks(known).get(hex(number))?.[1] ?? unit('ge-714'))
    expect(back('2603')).toMatchObject({ nation: 'italian-43', state: { hidden: true } })
    expect(back('2815')).toMatchObject({ nation: 'german', label: 'Axis unit, unknown' })
  })

  it('10.3 what lies under an American is an Ally, under a British unit perhaps a Partisan', () => {
    const options = { armpit: true }
    const own = { tops: [unit('al-sas2')] }
    const at = { 2306: ['al-us3', 'al-us36'], 2816: ['pa-4kr', 'al-sas2'] }
    const known = seen(position({ options, own, at }), 1)
    expect(labels(known, '2306')[1]).toBe('Allied unit, unknown')
    expect(labels(known, '2816')).toEqual(['2 SAS, British, 2-2-10', 'Partisan or Allied unit, unknown'])
  })

  it('R-34 a British unit among Partisans is one counter more unless it lies on top', () => {
    const known = seen(position({ at: { 2816: ['pa-4kr', 'al-sas2'] } }), 1)
    expect(labels(known, '2816')).toEqual(Array(2).fill('Partisan unit, unknown'))
  })

  it('11.2.1 an attack turns up both sides, and those beside the attackers stay hidden', () => {
    const at = { 2815: ['ge-714'], 2816: ['pa-4kr', 'pa-5kr'] }
    const fought = seen(attack(combatPhase({ side: 'axis', at }), '2816', ['ge-714'], 6), 1)
    expect(labels(fought, '2816').map(label => label.split(',')[0])).toEqual([
      '4 Krajina Division',
      '5 Krajina Division',
    ])
    const begun = seen(attack(combatPhase({ at }), '2815', ['pa-4kr'], 1), 1)
    expect(labels(begun, '2816').sort()).toEqual(['4 Krajina Division, Partisan, 2-1-8', 'Partisan unit, unknown'])
  })

  it('11.2.3 afterwards they are hidden again, but what was seen is remembered', () => {
    const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr', 'pa-5kr', 'pa-6lk'] }
    const over = battle(combatPhase({ side: 'axis', at }), '2816', ['ge-714'], 'closeCombat', 6, 2)
    const known = seen(over, 1)
    expect(known.combat).toBeNull()
    expect(labels(known, '2816').every(label => label === 'Partisan unit, unknown')).toBe(true)
    const [first = unit('pa-4kr')] = look.stacks(known).get(hex('2816')) ?? []
    expect(look.unitFacts(known, first).map(each => each.value)).toContain(
      'turn 3: 4 Krajina Division, 5 Krajina Division, 6 Lika Division',
    )
    expect(face(known, 'pa-4kr')).toMatchObject({ ratings: '2-1-8', designation: '4 Kr' })
    expect(look.spot(known, unit('pa-4kr'))).toEqual({ is: 'off' })
  })

  it('with open partisans nothing is hidden', () => {
    const open = position({ options: { openPartisans: true }, at: { 2816: ['pa-4kr'] } })
    expect(labels(seen(open, 1), '2816')).toEqual(['4 Krajina Division, Partisan, 2-1-8'])
  })
})

describe('boxes beside the map', () => {
  const s = position({
    options: { armpit: true },
    pool: ['pa-5kr', 'pa-6lk', 'ge-704'],
    waiting: ['al-us3', 'pa-28sla', 'ge-714'],
    gone: ['us-1sd', 'pa-tito'],
  })

  it('hold the pool, the landing force and the dead', () => {
    const found = look.boxes(s)
    expect(idsOf(found.get('partisan-pool') ?? [])).toEqual(['pa-5kr', 'pa-6lk'])
    expect(idsOf(found.get('adriatic') ?? [])).toEqual(['al-us3'])
    expect(idsOf(found.get('turn-track') ?? [])).toEqual(['pa-28sla'])
    expect(found.get('dead')).toContain(unit('us-1sd'))
    expect(found.get('dead')).not.toContain(unit('al-f10'))
    expect(look.spot(s, unit('ge-714'))).toEqual({ is: 'off' })
  })

  it('R-34 show the Axis how many lie in the pool, not who', () => {
    const known = seen(s, 1)
    const pool = look.boxes(known).get('partisan-pool') ?? []
    expect(pool.map(id => look.face(known, id).label)).toEqual(Array(2).fill('Partisan unit, unknown'))
  })
})
