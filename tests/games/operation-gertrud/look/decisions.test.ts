import { describe, expect, it } from 'vitest'
import { focusOf, pathOf } from '../../../../src/core/engine/hand'
import type { HexId } from '../../../../src/core/ids'
import { operationGertrud } from '../../../../src/games/operation-gertrud'
import { look } from '../../../../src/games/operation-gertrud/look'
import { hasRail, stepsFrom } from '../../../../src/games/operation-gertrud/map/geography'
import { stepCosts } from '../../../../src/games/operation-gertrud/movement/ground'
import {
  action,
  attack,
  begin,
  combat,
  engine,
  fight,
  hex,
  hexes,
  interdiction,
  logOf,
  movement,
  play,
  unit,
} from '../positions'

const NOTHING = { hand: [], targets: [], from: [] }
const panzers = () => movement({ at: { '2115': ['de-pz-5', 'de-pz-8'], '2217': ['tr-inf-1'] } })

describe('the words of a decision', () => {
  it('7.4.1 one hex out of supply is not one of several', () => {
    const cutOff = (at: { [hex: string]: string[] }) =>
      engine.prompt(play(movement({ at, pool: ['de-cas-1'] }), 'done'))?.text
    expect(cutOff({ '2116': ['de-inf-79'] })).toBe('Supply Drop: give up a CAS for the hex out of supply, or go on')
    expect(cutOff({ '2116': ['de-inf-79'], '2016': ['de-pz-5'] })).toContain('for one of 2 hexes out of supply')
  })
})

describe('the focus of a decision', () => {
  it('a move holds who was picked, and where they stand', () => {
    expect(focusOf(operationGertrud, panzers())).toEqual(NOTHING)
    const one = play(panzers(), { kind: 'pick', unit: 'de-pz-5' })
    expect(focusOf(operationGertrud, one)).toEqual({ hand: [unit('de-pz-5')], targets: [], from: hexes('2115') })
    const both = play(panzers(), { kind: 'stack', hex: '2115' })
    expect(new Set(focusOf(operationGertrud, both).hand)).toEqual(new Set(['de-pz-5', 'de-pz-8'].map(unit)))
  })

  it('R-37 a corps is set up as one', () => {
    const s = play(begin('early-1941'), { kind: 'pick', unit: 'de-pz-5' })
    expect(focusOf(operationGertrud, s).hand).toEqual(
      expect.arrayContaining(['de-pz-5', 'de-pz-11', 'de-mot-60', 'de-inf-294'].map(unit)),
    )
  })

  it('an attack holds who joins and aims at its target', () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2016': ['de-pz-8'], '2116': ['tr-inf-1'] } })
    const planned = play(s, { kind: 'target', hex: '2116' })
    expect(focusOf(operationGertrud, planned)).toMatchObject({ targets: hexes('2116') })
    expect(focusOf(operationGertrud, planned).hand).toEqual(expect.arrayContaining(['de-pz-5', 'de-pz-8'].map(unit)))
    const alone = attack(s, '2116', ['de-pz-5'])
    expect(focusOf(operationGertrud, alone)).toEqual({ hand: [], targets: hexes('2116'), from: hexes('2115') })
  })

  it('interdiction holds the CAS, its answer looks at the hex', () => {
    const s = interdiction({ at: { '2115': ['de-pz-5'] }, pool: ['tr-cas-1', 'de-cas-1'] })
    const flying = play(s, { kind: 'fly', unit: 'tr-cas-1' })
    expect(focusOf(operationGertrud, flying).hand).toEqual([unit('tr-cas-1')])
    expect(focusOf(operationGertrud, play(flying, { kind: 'target', hex: '2115' })).targets).toEqual(hexes('2115'))
  })

  it('a retreat holds the last unit to go, an advance aims at the hex', () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, reduced: ['tr-inf-1'] })
    // 366%: a 5 is DR.
    const retreat = fight(attack(s, '2116'), 5)
    expect(focusOf(operationGertrud, retreat)).toEqual({ hand: [unit('tr-inf-1')], targets: [], from: hexes('2116') })
    const [way] = [...engine.choices(retreat)]
    const advance = engine.apply(retreat, way.action).state
    expect(focusOf(operationGertrud, advance)).toEqual({ hand: [], targets: hexes('2116'), from: hexes('2115') })
  })
})

const costOf = (way: readonly HexId[], costs: Float64Array): number =>
  way.slice(1).reduce((sum, to, index) => {
    const step = stepsFrom(way[index]).find(each => each.to === to)
    return step === undefined ? Number.NaN : sum + costs[way[index] * 6 + step.direction]
  }, 0)

describe('the path of a choice', () => {
  it('a march goes hex by hex at exactly the cost that is shown, and never through an enemy', () => {
    const s = play(panzers(), { kind: 'pick', unit: 'de-pz-5' })
    const marches = [...engine.choices(s)].filter(choice => choice.action.kind === 'to')
    expect(marches.length).toBeGreaterThan(20)
    for (const { action: march, cost } of marches) {
      const way = pathOf(operationGertrud, s, march) ?? []
      expect([way[0], way.at(-1)]).toEqual([hex('2115'), march.hex])
      expect(costOf(way, stepCosts(s).march)).toBe(cost)
      expect(way).not.toContain(hex('2217'))
    }
  })

  it('a move that goes on is priced by what is left', () => {
    const s = play(panzers(), { kind: 'pick', unit: 'de-pz-5' }, { kind: 'to', hex: '2014' })
    const marches = [...engine.choices(s)].filter(choice => choice.action.kind === 'to')
    expect(marches.length).toBeGreaterThan(3)
    for (const { action: march, cost } of marches)
      expect(costOf(pathOf(operationGertrud, s, march) ?? [], stepCosts(s).march)).toBe(cost)
  })

  it('a rail move keeps to the rails', () => {
    const s = play(movement({ side: 'allied', at: { '2412': ['tr-inf-1'] } }), { kind: 'pick', unit: 'tr-inf-1' })
    const rides = [...engine.choices(s)].filter(choice => choice.action.kind === 'rail')
    expect(rides.length).toBeGreaterThan(5)
    for (const { action: ride, cost } of rides) {
      const way = pathOf(operationGertrud, s, ride) ?? []
      expect([way[0], way.at(-1), way.length - 1]).toEqual([hex('2412'), ride.hex, cost])
      for (const [index, to] of way.slice(1).entries())
        expect(stepsFrom(way[index]).some(step => step.to === to && hasRail(step.side))).toBe(true)
    }
  })

  it('a retreat leads out of the hex; answers that move nobody have no path', () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, reduced: ['tr-inf-1'] })
    const retreat = fight(attack(s, '2116'), 5)
    const [way] = [...engine.choices(retreat)]
    expect(pathOf(operationGertrud, retreat, way.action)).toEqual([hex('2116'), way.action.hex])
    expect(pathOf(operationGertrud, s, action({ kind: 'target', hex: '2116' }))).toBeNull()
    expect(pathOf(operationGertrud, s, action('end'))).toBeNull()
    expect(pathOf(operationGertrud, panzers(), action({ kind: 'stack', hex: '2115' }))).toBeNull()
  })

  it('the Kommando goes straight from its city to where it is put', () => {
    const s = movement({ at: { '2904': ['de-kommando'] }, pool: ['de-cas-1'] })
    const planning = play(s, { kind: 'mission', pick: 'inonu' })
    expect(pathOf(operationGertrud, planning, action({ kind: 'put', hex: '2315' }))).toEqual(hexes('2904', '2315'))
  })
})

describe('the trail of the last move', () => {
  it('leads from where the units stood to where they went', () => {
    const s = play(panzers(), { kind: 'pick', unit: 'de-pz-5' })
    const trails = logOf(s, { kind: 'to', hex: '2014' }).flatMap(entry => look.trail(entry) ?? [])
    expect(trails).toMatchObject([{ unit: unit('de-pz-5') }])
    expect([trails[0].hexes[0], trails[0].hexes.at(-1)]).toEqual(hexes('2115', '2014'))
  })

  it('a retreat leaves one, a die none', () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, reduced: ['tr-inf-1'] })
    const [way] = [...engine.choices(fight(attack(s, '2116'), 5))]
    const log = engine.apply(fight(attack(s, '2116'), 5), way.action).log
    const trails = log.flatMap(entry => look.trail(entry) ?? [])
    expect(trails).toEqual([{ unit: unit('tr-inf-1'), hexes: [hex('2116'), way.action.hex] }])
    expect(look.trail({ kind: 'roll', facts: { value: 1 }, rule: null, turn: 1, side: 0 })).toBeNull()
  })
})
