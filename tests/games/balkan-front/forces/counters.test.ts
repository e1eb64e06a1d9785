import { describe, expect, it } from 'vitest'
import type { GroundCounter } from '../../../../src/games/balkan-front/forces/counter'
import { counters, unitNamed } from '../../../../src/games/balkan-front/forces/counters'
import {
  aecOf,
  atecOf,
  canConstruct,
  classOf,
  hasHeavyEquipment,
  hasSupport,
  isCombatMotorized,
  isMountain,
  reOf,
  transportReOf,
} from '../../../../src/games/balkan-front/forces/unit-types'

const isOnGround = (counter: (typeof counters)[number]): counter is GroundCounter => counter.kind === 'ground'
/** 22.A.3.7: the counters of one point that larger position antiaircraft breaks down into. */
const isGunPoint = ({ type, set }: GroundCounter): boolean => type === 'positionAA' && set !== undefined
const points = counters.filter(isOnGround).filter(isGunPoint)
/** Those that the orders of battle name. */
const ground = counters.filter(isOnGround).filter(unit => !isGunPoint(unit))
const named = (id: string): GroundCounter => {
  const counter = counters[unitNamed(id)]
  if (counter?.kind !== 'ground') throw new Error(`${id} is no ground unit`)
  return counter
}

/** How many ground units there are of each answer. */
function tally(ask: (unit: GroundCounter) => string | boolean): Record<string, number> {
  const found: Record<string, number> = {}
  for (const unit of ground) {
    const answer = String(ask(unit))
    found[answer] = (found[answer] ?? 0) + 1
  }
  return found
}

describe('the counters', () => {
  it('2.2 are those of the orders of battle, each once: 506 on the ground and 95 in the air', () => {
    expect(new Set(counters.map(({ id }) => id)).size).toBe(counters.length)
    expect([ground.length, counters.length - ground.length - points.length]).toEqual([506, 95])
  })

  it('22.A.3.7 position antiaircraft of 2 or 3 points has as many counters of one point, and REs, to break down into', () => {
    const larger = ground.filter(({ type, aa = 0 }) => type === 'positionAA' && aa > 1)
    expect(larger.length).toBeGreaterThan(15)
    for (const { id, aa, breaksInto, nation } of larger) {
      expect(breaksInto).toEqual([id])
      const parts = points.filter(({ set }) => set === id)
      expect(parts.map(part => [part.aa, part.nation, reOf(part)])).toEqual(
        Array.from({ length: aa ?? 0 }, () => [1, nation, 0.5]),
      )
    }
    expect(points.length).toBe(larger.reduce((sum, { aa = 0 }) => sum + aa, 0))
  })

  it('15.B.1 every set that a division may break down into has its components', () => {
    const sets = new Set(
      ground.filter(({ type }) => type !== 'positionAA').flatMap(({ breaksInto = [] }) => breaksInto),
    )
    const made = new Set(ground.flatMap(({ set }) => (set === undefined ? [] : [set])))
    expect([...sets].filter(set => !made.has(set))).toEqual([])
    expect(made.size).toBe(25)
  })

  it('9.I a cadre is weaker than its division and no slower', () => {
    const odd = ground.filter(
      ({ full, cadre }) => cadre !== null && (cadre.attack > full.attack || cadre.move > full.move),
    )
    expect(odd).toEqual([])
    expect(ground.filter(({ cadre }) => cadre !== null)).toHaveLength(145)
  })
})

describe('3.A what a counter says of its unit', () => {
  it('3.A.2.1, 3.A.2.2, 3.A.2.3, 3.A.2.4 class by type, and combat/motorized wherever the motorized symbol stands', () => {
    expect(tally(classOf)).toEqual({ artillery: 35, 'c/m': 51, 'non-motorized': 420 })
    expect(['it-cav-aos', 'it-art-a1', 'br-haa-2', 'ge-pz-2', 'ge-mot-gd'].map(id => classOf(named(id)))).toEqual([
      'non-motorized',
      'artillery',
      'non-motorized',
      'c/m',
      'c/m',
    ])
    expect(['it-cav-aos', 'it-art-a1', 'ge-mot-gd'].map(id => isCombatMotorized(named(id)))).toEqual([
      false,
      false,
      true,
    ])
    expect(tally(isCombatMotorized)).toEqual({ true: 51, false: 455 })
  })

  it('10.B.1, 10.B.2, 10.B.3, 10.B.4 armour values by type, neutral where only the motorized symbol speaks', () => {
    expect(tally(aecOf)).toEqual({ full: 15, half: 8, neutral: 86, none: 397 })
    expect(tally(atecOf)).toEqual({ full: 23, half: 8, neutral: 79, none: 396 })
    expect(['ge-pz-2', 'it-lta-131', 'yu-art-5', 'ge-inf-72'].map(id => aecOf(named(id)))).toEqual([
      'full',
      'half',
      'neutral',
      'none',
    ])
    expect(['br-haa-2', 'it-lta-131', 'yu-art-5', 'ge-inf-72'].map(id => atecOf(named(id)))).toEqual([
      'full',
      'half',
      'neutral',
      'none',
    ])
  })

  it('3.A.4, 11.1 every unit with supporting arms has heavy equipment', () => {
    expect(tally(hasSupport)).toEqual({ true: 253, false: 253 })
    expect(tally(hasHeavyEquipment)).toEqual({ true: 319, false: 187 })
    expect(ground.filter(unit => hasSupport(unit) && !hasHeavyEquipment(unit))).toEqual([])
  })

  it('3.A.3.1, 3.A.3.2, 3.A.3.3 a division is three REs, a regiment one, a battalion half; position antiaircraft half a point', () => {
    expect(ground.reduce((sum, unit) => sum + reOf(unit), 0)).toBe(753)
    expect(['it-inf-19', 'it-cav-aos', 'ge-bd-A-hq', 'it-sta-zara', 'it-for-zara'].map(id => reOf(named(id)))).toEqual([
      3, 1, 1, 1, 0.5,
    ])
    expect([reOf(named('it-paa-taranto')), reOf(named('it-paa-valona'))]).toEqual([1.5, 0.5])
  })

  it('3.A.3.4 cavalry and combat/motorized units count double on trains and ships', () => {
    expect(ground.reduce((sum, unit) => sum + transportReOf(unit), 0)).toBe(857.5)
    expect(transportReOf(named('it-lta-131'))).toBe(6)
  })

  it('14.A.2.1, 14.A.3.1 construction units and combat engineers build, those of the parachutists too; assault engineers do not', () => {
    expect(tally(canConstruct)).toEqual({ true: 24, false: 482 })
    expect(['it-con-a', 'it-eng-a', 'ge-par-pio'].map(id => canConstruct(named(id)))).toEqual([true, true, true])
    const assault = ground.filter(({ type }) => type === 'assaultEngineer')
    expect(assault.filter(canConstruct)).toEqual([])
  })

  it('14.D mountain units are known by type or symbol', () => {
    expect(tally(isMountain)).toEqual({ true: 72, false: 434 })
  })
})
