import { describe, expect, it } from 'vitest'
import { strengthOf } from '../../../../src/games/partizan/combat/odds'
import { movementOf } from '../../../../src/games/partizan/forces/ratings'
import { suppliedHexes } from '../../../../src/games/partizan/supply/supply'
import { combatPhase, factsOf, hex, phase, play, position, steps, to, unit, where } from '../positions'

const axisEnd = (build: Parameters<typeof position>[0]) =>
  play(combatPhase({ side: 'axis', turn: 10, ...build }), 'done')
const unsupplied = (s: ReturnType<typeof position>, id: string) => s.units[unit(id)].unsupplied
const partisanEnd = (build: Parameters<typeof position>[0]) => play(combatPhase(build), { kind: 'done', dice: [1] })

describe('15 supply', () => {
  it('15.1 each side is checked in its own supply phase', () => {
    const at = { 2207: ['ge-br'], 2512: ['al-us3'], 3405: ['ge-714'] }
    const partisan = partisanEnd({ at })
    expect([unsupplied(partisan, 'al-us3'), unsupplied(partisan, 'ge-br')]).toEqual([1, 0])
    const axis = axisEnd({ at })
    expect([unsupplied(axis, 'al-us3'), unsupplied(axis, 'ge-br')]).toEqual([0, 1])
  })

  it('15.2.1 Partisans are never out of supply', () => {
    const ring = {
      2916: ['ge-342'],
      2817: ['ge-704'],
      2716: ['ge-717'],
      2715: ['ge-718'],
      2815: ['ge-kg125'],
      2915: ['ge-714'],
    }
    expect(unsupplied(partisanEnd({ at: { ...ring, 2816: ['pa-4kr'] } }), 'pa-4kr')).toBe(0)
  })

  it('15.2.2 one die: -1 for each town with a Partisan, +1 if the side holds none', () => {
    const check = (at: { [hex: string]: string[] }, die: number) =>
      factsOf(combatPhase({ at: { ...at, 3405: ['ge-714'] } }), { kind: 'done', dice: [die] }, 'supplyCheck')
    expect(check({ 2816: ['pa-4kr'] }, 3)).toMatchObject({ net: 4, steps: 1 })
    expect(check({ 2908: ['pa-4kr'], 2708: ['pa-5kr'], 2515: ['pa-6lk'] }, 6)).toMatchObject({ net: 3, steps: 0 })
    expect(check({ 2603: ['al-us3'], 2816: ['pa-4kr'] }, 6)).toMatchObject({ net: 6, steps: 2 })
    expect(check({ 2816: ['pa-4kr', 'pa-5kr'] }, 6)).toMatchObject({ net: 7, steps: 3 })
  })

  it('15.3 Allies trace land hexes to a port last held by their side; not through enemies, not over water', () => {
    const ports = { own: { partisanPorts: [hex('2603')] } }
    expect(unsupplied(partisanEnd({ at: { 2512: ['al-us3'] }, ...ports }), 'al-us3')).toBe(0)
    expect(unsupplied(partisanEnd({ at: { 2512: ['al-us3'] } }), 'al-us3')).toBe(1)
    // The Axis holds the port again.
    expect(unsupplied(partisanEnd({ at: { 2512: ['al-us3'], 2603: ['it-re'] }, ...ports }), 'al-us3')).toBe(1)
    const ring = {
      2612: ['ge-342'],
      2513: ['ge-704'],
      2413: ['ge-717'],
      2412: ['ge-718'],
      2511: ['ge-kg125'],
      2613: ['ge-714'],
    }
    expect(unsupplied(partisanEnd({ at: { 2512: ['al-us3'], ...ring }, ...ports }), 'al-us3')).toBe(1)
  })

  it('15.3 passing through a port is enough to control it, and the Axis takes it back in the same way', () => {
    const s = play(position({ at: { 2604: ['pa-4kr'] } }), { kind: 'pick', unit: 'pa-4kr' }, to('2603'), to('2503'))
    expect(s.partisanPorts).toEqual([hex('2603')])
    const back = play(
      position({ side: 'axis', at: { 2604: ['it-re'] }, own: { partisanPorts: [hex('2603')] } }),
      { kind: 'pick', unit: 'it-re' },
      to('2603'),
    )
    expect(back.partisanPorts).toEqual([])
  })

  it('15.4 Axis units trace to a supply source the enemy does not hold', () => {
    expect(unsupplied(axisEnd({ at: { 2512: ['ge-714'] } }), 'ge-714')).toBe(0)
    const sources = ['3405', '2917', '3601', '3804', '3615', '2222', '1520', '3201', '1615']
    const held = Object.fromEntries(
      sources.map((number, index) => [
        number,
        [`pa-${['4kr', '5kr', '6lk', '7bn', '8kd', '9dl', '10kr', '11kr', '12sla'][index]}`],
      ]),
    )
    const s = position({ side: 'axis', at: { 2512: ['ge-714'], ...held } })
    expect(suppliedHexes(s, 1)[hex('2512')]).toBe(0)
    const one = position({ side: 'axis', at: { 2512: ['ge-714'], ...held, 3405: ['ge-342'], 2816: ['pa-4kr'] } })
    expect(suppliedHexes(one, 1)[hex('2512')]).toBe(1)
  })

  it('15.5.1 500 SS, 2 SAS and Force 10 are always supplied; Br is not', () => {
    const axis = axisEnd({ surrendered: 6, at: { 2207: ['ge-500ss'], 2106: ['ge-br'], 3405: ['ge-714'] } })
    expect([unsupplied(axis, 'ge-500ss'), unsupplied(axis, 'ge-br')]).toEqual([0, 1])
    const allies = partisanEnd({ at: { 2512: ['al-sas2', 'al-f10'] } })
    expect([unsupplied(allies, 'al-sas2'), unsupplied(allies, 'al-f10')]).toEqual([0, 0])
  })

  it('15.6.1 without a line it is marked, and unmarked when it traces again', () => {
    const cut = partisanEnd({ at: { 2512: ['al-us3'] } })
    expect(unsupplied(cut, 'al-us3')).toBe(1)
    const free = partisanEnd({
      at: { 2512: ['al-us3'] },
      unsupplied: ['al-us3'],
      own: { partisanPorts: [hex('2603')] },
    })
    expect(unsupplied(free, 'al-us3')).toBe(0)
  })

  it('15.6.1.1 a unit that arrives is supplied until its next supply phase', () => {
    const s = play(
      phase('axisArrivals', { side: 'axis', turn: 4, waiting: ['ge-187r'], at: { 2917: ['ge-714'] } }),
      to('2917'),
    )
    expect(unsupplied(s, 'ge-187r')).toBe(0)
  })

  it('15.6.2 strength and movement are halved, rounded up', () => {
    const s = position({ at: { 2512: ['al-us3', 'ge-202pz'] }, unsupplied: ['al-us3', 'ge-202pz'] })
    expect([
      strengthOf(s, unit('al-us3'), 'attack'),
      strengthOf(s, unit('al-us3'), 'defence'),
      movementOf(s, unit('al-us3')),
    ]).toEqual([5, 5, 6])
    expect([
      strengthOf(s, unit('ge-202pz'), 'attack'),
      strengthOf(s, unit('ge-202pz'), 'defence'),
      movementOf(s, unit('ge-202pz')),
    ]).toEqual([1, 1, 5])
  })

  it('15.6.3 the second failure in a row and each further one costs a step, except in a town or city', () => {
    const again = partisanEnd({ at: { 2512: ['al-us3'] }, unsupplied: ['al-us3'] })
    expect([steps(again, 'al-us3'), unsupplied(again, 'al-us3')]).toEqual([1, 2])
    const gone = partisanEnd({ at: { 2512: ['al-us3'] }, reduced: ['al-us3'], unsupplied: ['al-us3'] })
    expect(where(gone, 'al-us3')).toBe('gone')
    const town = partisanEnd({ at: { 2515: ['al-us3'] }, unsupplied: ['al-us3'] })
    expect([steps(town, 'al-us3'), unsupplied(town, 'al-us3')]).toEqual([2, 2])
  })
})
