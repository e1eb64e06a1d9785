import { describe, expect, it } from 'vitest'
import type { HexId, UnitId } from '../../../../src/core/ids'
import { TURNS } from '../../../../src/games/balkan-front/charts/weather'
import { counterOf, counters, unitNamed } from '../../../../src/games/balkan-front/forces/counters'
import {
  ownHexesFor,
  SCENARIO_IDS,
  type Scenario,
  scenarioOf,
  scenarios,
  splitUnits,
  unitsListed,
  whereOf,
} from '../../../../src/games/balkan-front/forces/scenarios'
import { assistancePool } from '../../../../src/games/balkan-front/forces/scenarios/german-forces'
import * as deployments from '../../../../src/games/balkan-front/forces/scenarios/ready-deployments'
import { reOf } from '../../../../src/games/balkan-front/forces/unit-types'
import {
  hexNamed,
  hexNumber,
  isMarked,
  landHexes,
  map,
  sheetOf,
} from '../../../../src/games/balkan-front/map/geography'
import { fits, stackLimit } from '../../../../src/games/balkan-front/stacking'
import { type Owner, ownersOf } from '../../../../src/games/balkan-front/state'

const BOXES = ['rhodes', 'middle-east']
const named = (id: string): UnitId => unitNamed(id) as UnitId

/** Whose every hex is when the scenario begins. */
function ownersIn({ axis, allied, alliedHexes = [], axisHexes = [] }: Scenario): readonly Owner[] {
  const owner = [...ownersOf(axis, allied)]
  for (const hex of alliedHexes) owner[hexNamed(hex)] = 1
  for (const hex of axisHexes) owner[hexNamed(hex)] = 0
  return owner
}

const groundIn = (scenario: Scenario) => ({
  owner: ownersIn(scenario),
  airfields: [
    ...scenario.airfields.map(hex => ({ hex: hexNamed(hex), kind: 'permanent' as const })),
    ...scenario.temporaryAirfields.map(hex => ({ hex: hexNamed(hex), kind: 'temporary' as const })),
  ],
})

/** Counters as they stand at set-up, for the stacking rule. */
const standing = ({ groups }: Scenario) => {
  const cadres = new Set(groups.filter(({ cadre }) => cadre).flatMap(unitsListed))
  return { units: counters.map((_, id) => ({ at: { is: 'waiting' as const }, cadre: cadres.has(id as UnitId) })) }
}

function grouped(units: readonly UnitId[], of: (id: UnitId) => string): Map<string, UnitId[]> {
  const found = new Map<string, UnitId[]>()
  for (const id of units) found.set(of(id), [...(found.get(of(id)) ?? []), id])
  return found
}

const isGround = (id: UnitId): boolean => counterOf(id).kind === 'ground'
const groundRe = (id: UnitId): number => {
  const counter = counterOf(id)
  return counter.kind === 'ground' ? reOf(counter) : 0
}

describe('33.0 the scenarios', () => {
  it('33.0, 33.A.1, 33.B.1, 33.C.1, 33.D.1, 33.F.1 there are eight, each with the turns of its rule', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([...SCENARIO_IDS])
    const span = (id: string) => {
      const { firstTurn, lastTurn } = scenarioOf({ setting: { scenario: id, options: {}, charts: null } })
      return `${TURNS[firstTurn - 1]} to ${TURNS[lastTurn - 1]}`
    }
    expect(SCENARIO_IDS.map(span)).toEqual([
      'Nov I 40 to Mar II 41',
      'Apr I 41 to Apr II 41',
      'Apr I 41 to Jun II 41',
      'Nov I 40 to Aug II 41',
      'Nov I 40 to Mar II 41',
      'Nov I 40 to Aug II 41',
      'Nov I 40 to Aug II 41',
      'May II 41 to Jun II 41',
    ])
  })

  it('33.E.2.2, 33.F.2.3 the dice that detect the preparations (examples 118, 119)', () => {
    const detects = (id: string) => scenarios.find(each => each.id === id)?.detection
    expect([detects('plan-g'), detects('plan-y'), detects('balkan-campaign')]).toEqual([
      [3, 4, 5, 6],
      [4, 5, 6],
      undefined,
    ])
  })

  it('30.5, 33.B.2.4, 33.F.2.2 every scenario leaves Turkey neutral, Plan Y all but three countries', () => {
    for (const { axis, allied } of scenarios) expect([...axis, ...allied]).not.toContain('Turkey')
    const planY = scenarios[0] as Scenario
    expect([planY.axis, planY.allied]).toEqual([['Italy', 'Albania'], ['Yugoslavia']])
    const marita = scenarios[1] as Scenario
    expect(marita.alliedHexes?.every(hex => isMarked(hexNamed(hex), 'Greek-held Albania in April 1941'))).toBe(true)
    expect(marita.alliedHexes).toHaveLength(11)
  })

  it('33.D.2.2 on Crete the Allies own the island, Andikythra and Gavdos, the Axis all other Greek land', () => {
    const crete = scenarios.find(({ id }) => id === 'assault-on-crete') as Scenario
    const owner = ownersIn(crete)
    const ours = landHexes.filter(hex => owner[hex] === 1).map(hexNumber)
    expect(ours).toContain('15B:2113')
    expect(ours).toContain('15B:2414')
    expect(owner[hexNamed('15B:0911')]).toBe(0)
  })

  it('33.G.2 the Cham region is Axis-owned', () => {
    const { axisHexes } = scenarios.find(({ id }) => id === 'greek-appeasement') as Scenario
    expect(axisHexes).toEqual(['14A:4720', '14A:4819', '14A:4820', '14A:4920'])
  })

  it('33.G.2 who sets up in Albania may stand in it, and the Greek border force faces it', () => {
    const of = (scenario: string, group: string) =>
      scenarios.find(({ id }) => id === scenario)?.groups.find(({ id }) => id === group)?.where
    expect(of('greek-appeasement', 'albania-troop-command')).toEqual({ is: 'region', regions: ['Albania', 'Cham'] })
    expect(of('greek-appeasement', 'air-albania')).toEqual({ is: 'airbases', regions: ['Albania', 'Cham'] })
    expect(of('balkan-campaign', 'albania-troop-command')).toEqual({ is: 'region', regions: ['Albania'] })
    expect(of('greek-appeasement', 'zara')).toEqual(of('balkan-campaign', 'zara'))
  })
})

describe.each(scenarios.map(each => [each.id, each] as const))('30.3 the set-up of %s', (_, scenario) => {
  const { groups, ready } = scenario
  const units = groups.flatMap(unitsListed)
  const ground = groundIn(scenario)

  it('30.3 has every counter once, and a ready place for each of them and nobody else', () => {
    expect(new Set(units).size).toBe(units.length)
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
    expect(Object.keys(ready).sort()).toEqual(units.map(id => counterOf(id).id).sort())
  })

  it('30.3 the ready places are those that the lists allow, in own hexes', () => {
    const wrong = groups.flatMap(group =>
      unitsListed(group).flatMap(id => {
        const place = ready[counterOf(id).id] ?? 'nowhere'
        const where = whereOf(group, id)
        const isWatch = group.nation === 'Yugoslav' && !scenario.allied.includes('Yugoslavia')
        const side = isWatch ? 2 : group.side
        const holds = BOXES.includes(place)
          ? where.is === 'box' && where.box === place
          : ownHexesFor(ground, where, side as 0).includes(hexNamed(place))
        return holds ? [] : [`${counterOf(id).id} at ${place}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('8.A.1, 8.A.2, 30.3 no hex is overstacked, and no group stands closer than its list lets it', () => {
    const s = standing(scenario)
    const byPlace = grouped(units.filter(isGround), id => ready[counterOf(id).id] ?? '')
    for (const [place, there] of byPlace)
      if (!BOXES.includes(place)) expect([place, fits(s, there, stackLimit(hexNamed(place)))]).toEqual([place, true])
    for (const group of groups.filter(({ maxPerHex }) => maxPerHex !== undefined)) {
      const count = grouped(unitsListed(group), id => ready[counterOf(id).id] ?? '')
      expect([group.id, Math.max(...[...count.values()].map(each => each.length))]).toEqual([group.id, group.maxPerHex])
    }
  })

  it('30.3 where a list wants REs in some hexes, they stand there', () => {
    for (const { atLeast, ...group } of groups) {
      if (atLeast === undefined) continue
      const there = unitsListed(group).filter(id => isMarked(hexNamed(ready[counterOf(id).id] ?? ''), atLeast.mark))
      expect(there.reduce((sum, id) => sum + groundRe(id), 0)).toBeGreaterThanOrEqual(atLeast.re)
    }
  })

  it('33.D.2.1, 33.F.2.1 stands on the sheets of the scenario', () => {
    const off = Object.values(ready).filter(
      place => !BOXES.includes(place) && !scenario.sheets.includes(sheetOf(hexNamed(place))),
    )
    expect(off).toEqual([])
  })

  it('29.A.1, 29.A.3, 29.D what comes later is not there yet, and nothing comes twice', () => {
    const { reinforcements, conversions, conditional, mobilized } = scenario.arrivals
    const later = [
      ...reinforcements.flatMap(({ units: some }) => splitUnits(some)),
      ...conversions.map(({ to }) => named(to)),
      ...scenario.mobilization
        .slice(scenario.mobilizedSteps)
        .flatMap(({ place }) => place.flatMap(([some]) => splitUnits(some))),
      ...conditional.filter(({ event }) => event !== 'balkanIntervention').flatMap(unitsListed),
    ]
    expect(new Set(later).size).toBe(later.length)
    expect(later.filter(id => units.includes(id)).map(id => counterOf(id).id)).toEqual([])
    expect(mobilized.flatMap(({ units: some }) => splitUnits(some)).filter(id => !units.includes(id))).toEqual([])
  })

  it('29.A.1 every arrival falls in the scenario or lies past its end, and can be placed at the start', () => {
    for (const { where, airWhere, side, units: some } of scenario.arrivals.reinforcements) {
      const isAir = (id: UnitId) => counterOf(id).kind === 'air'
      for (const id of splitUnits(some)) {
        const place = isAir(id) ? (airWhere ?? where) : where
        if (place.is === 'box') continue
        const open = ownHexesFor(ground, place, side)
        // Bulgaria and Greece become Axis land only in the course of the campaign.
        if (counterOf(id).nation !== 'German')
          expect([counterOf(id).id, open.length > 0]).toEqual([counterOf(id).id, true])
      }
    }
  })
})

describe('28 forces that come together', () => {
  it('R-DEP the ready deployments name each unit once, in land hexes, within stacking', () => {
    for (const [name, ready] of Object.entries(deployments)) {
      const all = Object.values(ready).flatMap(units => splitUnits(units))
      expect([name, new Set(all).size]).toEqual([name, all.length])
      const s = { units: counters.map(() => ({ at: { is: 'waiting' as const }, cadre: false })) }
      for (const [hex, units] of Object.entries(ready)) {
        const there = splitUnits(units).filter(isGround)
        expect([hex, fits(s, there, stackLimit(hexNamed(hex) as HexId))]).toEqual([hex, true])
      }
    }
  })

  it('28.A.2.a.3 assistance is drawn from the forces for Yugoslavia, without XLI Corps', () => {
    const pool = splitUnits(assistancePool).map(id => counterOf(id).id)
    expect(pool).toHaveLength(35)
    expect(pool).toContain('ge-mtn-1')
    expect(pool).not.toContain('ge-mot-gd')
  })

  it('F30 the airfields of the map and of the scenarios are the same', () => {
    const marked = (map.marks.get('airfield')?.hexes ?? []).map(hexNumber)
    const campaign = scenarios.find(({ id }) => id === 'balkan-campaign') as Scenario
    // Scarpanto is a field of Assault on Crete only.
    expect([...campaign.airfields, '15B:2402'].sort()).toEqual([...marked].sort())
  })

  it('33.B.2.1 the ready losses of Marita reach the points asked for, none of them too many (example 120)', () => {
    for (const { group, points, ready } of (scenarios[1] as Scenario).losses) {
      const groups = (scenarios[1] as Scenario).groups.find(({ id }) => id === group)
      const attack = ready.map(id => {
        const counter = counterOf(named(id))
        return counter.kind === 'ground' ? counter.full.attack : 0
      })
      const sum = attack.reduce((a, b) => a + b, 0)
      expect(sum).toBeGreaterThanOrEqual(points)
      for (const each of attack) expect(sum - each).toBeLessThan(points)
      expect(unitsListed(groups ?? {})).toEqual(expect.arrayContaining(ready.map(named)))
    }
  })
})
