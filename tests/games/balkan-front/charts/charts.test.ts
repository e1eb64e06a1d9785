import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../../src/core/distribution'
import { entryFacts } from '../../../../src/core/map/entry-costs'
import { oddsColumn } from '../../../../src/core/odds'
import { compareRatios } from '../../../../src/core/ratio'
import { columnChances, columnHolding, lookUp } from '../../../../src/core/results-table'
import {
  aaFireOf,
  airCombatOf,
  charts,
  combatTable,
  entryCostsOf,
  interdictionOf,
  supplyLengthsOf,
  terrainCombatOf,
  weatherTableOf,
} from '../../../../src/games/balkan-front/charts'
import { armour } from '../../../../src/games/balkan-front/charts/armour'
import { COLUMNS, ODDS_LADDER, RESULTS, type Result } from '../../../../src/games/balkan-front/charts/combat-results'
import { terrainCosts } from '../../../../src/games/balkan-front/charts/movement'
import { yugoslavPressure } from '../../../../src/games/balkan-front/charts/politics'
import { victoryLines } from '../../../../src/games/balkan-front/charts/victory'
import { TURNS, turnName, turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { workCosts } from '../../../../src/games/balkan-front/charts/works'
import { rules } from '../../../../src/games/balkan-front/rules'
import { at, map } from '../front-map'

const printed = { setting: { scenario: 'plan-y', options: {}, charts: null } }
const withPack = (id: string, data: unknown) =>
  ({ setting: { scenario: 'plan-y', options: {}, charts: { name: 'own', charts: { [id]: data } } } }) as never

const column = (attack: number, defence: number) =>
  oddsColumn(ODDS_LADDER, attack, defence, { below: { automatic: 'AE' } })
const CLEARED: readonly Result[] = ['EX', 'HX', 'DR', 'DH', 'DE']

describe('2.3 the charts', () => {
  it('2.3 every chart has a name of its own and says what it rests on', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length)
    expect(charts.filter(({ basis }) => basis.length < 2)).toEqual([])
  })

  it('2.3 what is reconstructed can be replaced by a pack, and stands its own check', () => {
    const fixed = charts.filter(({ source, problems }) => source === 'reconstructed' && problems === undefined)
    expect(fixed.map(({ id }) => id)).toEqual(['unit-types', 'sequence'])
    for (const { id, data, problems } of charts) expect([id, problems?.(data) ?? []]).toEqual([id, []])
  })

  it('2.3 a pack with a hole is refused with its place', () => {
    const faultsIn = (id: string, data: unknown) => charts.find(chart => chart.id === id)?.problems?.(data as never)
    expect(faultsIn('ports', {})).toHaveLength(8)
    expect(faultsIn('weather', {})?.[0]).toEqual({ path: 'Nov I 40.D', expected: 'six letters of C, P, W and N' })
    expect(faultsIn('terrain-movement', { ...terrainCosts, 'terrain: clear': [[1]] })).toHaveLength(1)
    expect(faultsIn('terrain-combat', {})?.length).toBeGreaterThan(100)
    expect(faultsIn('zoc-movement-costs', { cm: 3 })).toHaveLength(1)
    expect(faultsIn('crt', { columns: [], rows: {} })).toHaveLength(1)
  })
})

describe('9 combat results', () => {
  const table = combatTable(printed)
  const result = (odds: (typeof COLUMNS)[number], die: number): Result =>
    lookUp(table, COLUMNS.indexOf(odds), die).result

  it('9.A.3 odds are rounded down to a column: 34 to 9 is 3:1, 3 to 2 is 1.5:1 (example 27)', () => {
    expect([column(34, 9), column(3, 2), column(29, 20)].map(each => each.kind === 'column' && each.label)).toEqual([
      '3:1',
      '1.5:1',
      '1:1',
    ])
  })

  it('9.B.7 above 9:1 is 9:1, below 1:4 eliminates the attacker (examples 28, 29)', () => {
    expect(column(100, 10)).toMatchObject({ kind: 'column', label: '9:1' })
    expect(column(2, 9)).toMatchObject({ kind: 'automatic', result: 'AE' })
    expect(column(1, 4)).toMatchObject({ kind: 'column', label: '1:4' })
  })

  it('9.A.4 the cells that are known (examples 30, 31, 32, 135)', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => result('2:1', die))).toEqual(['AR', 'AS', 'AS', 'EX', 'HX', 'DR'])
    expect(result('2:1', 2 - 1)).toBe('AR')
    expect(result('6:1', 1 - 2)).toBe('AS')
    expect(result('5:1', 1 - 1)).toBe('AS')
    expect([result('3:1', 7), result('4:1', 6), result('5:1', 6)]).toEqual(['DH', 'DE', 'DE'])
  })

  it('9.A.4 beyond the ends of the table its ends are read', () => {
    expect(result('9:1', -9)).toBe(result('9:1', -5))
    expect(result('1:4', 14)).toBe(result('1:4', 10))
  })

  it('9.A.4 a pip or a column more is never worse for the attacker', () => {
    const rank = (at: number, die: number) => RESULTS.indexOf(lookUp(table, at, die).result)
    for (let die = -5; die <= 10; die++)
      for (let at = 0; at < COLUMNS.length; at++) {
        if (die < 10) expect(rank(at, die + 1)).toBeGreaterThanOrEqual(rank(at, die))
        if (at < COLUMNS.length - 1) expect(rank(at + 1, die)).toBeGreaterThanOrEqual(rank(at, die))
      }
  })

  it('9.A.4 at -4 the hex is cleared by one, two and three faces at 4:1, 5:1 and 6:1 (example 134)', () => {
    const clearing = (odds: (typeof COLUMNS)[number]) => {
      const chances = columnChances(table, COLUMNS.indexOf(odds), roll => roll(6, 'attack'), -4)
      return chanceOf(chances, code => CLEARED.includes(code)) * 6
    }
    expect((['4:1', '5:1', '6:1'] as const).map(odds => Math.round(clearing(odds)))).toEqual([1, 2, 3])
  })
})

describe('9.H terrain in combat', () => {
  const chart = terrainCombatOf(printed)

  it('9.H a hexside or hex never strengthens an attacker, and poor weather never helps', () => {
    for (const { clear, poor } of [...Object.values(chart.hex), ...Object.values(chart.side)]) {
      for (const unit of ['cm', 'artillery', 'other', 'mountain'] as const) {
        expect(clear[unit]).toBeLessThanOrEqual(1)
        expect(poor[unit]).toBeLessThanOrEqual(clear[unit])
      }
      expect(poor.noAEC || !clear.noAEC).toBe(true)
    }
    expect(chart.poorWeather).toBe(-1)
  })

  it('9.H a major river quarters all but artillery, a fortified hexside halves (example 128)', () => {
    expect(chart.side['major river'].clear).toMatchObject({ cm: 0.25, other: 0.25, mountain: 0.25, artillery: 1 })
    expect(chart.side.fortified.clear).toMatchObject({ cm: 0.5, other: 0.5, mountain: 0.5, artillery: 1 })
  })

  it('10.G a dot city bars armour, a full-hex city takes one off the die', () => {
    expect([chart.city.reference.noAEC, chart.city.dot.noAEC]).toEqual([false, true])
    expect([chart.city['partial-hex'].die, chart.city['full-hex'].die]).toEqual([0, -1])
  })

  it('10.C.1, 10.C.2, 10.C.3, 10.C.4 armour steps by proportion and weather', () => {
    const read = (steps: readonly { clear: number; poor: number }[]) => steps.map(({ clear, poor }) => [clear, poor])
    expect(read(armour.attackAEC)).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
    ])
    expect(read(armour.defenceAEC)).toEqual([
      [-2, -1],
      [-1, 0],
    ])
    expect(read(armour.atec)).toEqual([
      [-4, -4],
      [-2, -2],
      [-1, -1],
    ])
    for (const steps of [armour.attackAEC, armour.defenceAEC, armour.atec])
      for (let i = 1; i < steps.length; i++) expect(compareRatios(steps[i - 1].from, steps[i].from)).toBe(1)
  })
})

describe('6 and 7 movement costs', () => {
  it('6.3, 6.4 the chart and the costs of the map are one: mountain 6, 3, 2; straits +2 (examples 10, 11)', () => {
    expect(entryCostsOf(printed).rows).toHaveLength(Object.keys(terrainCosts).length)
    expect(terrainCosts['terrain: mountain']?.[0]).toEqual([6, 3, 2])
    expect(terrainCosts['hexside: strait']?.[0]).toEqual([2, 2, 2])
    const [clear] = entryFacts(entryCostsOf(printed), map, at('15B:0517'))
    expect(clear?.from.find(({ hex }) => hex === '15B:0416')?.overland).toEqual([4, 4, 3])
  })

  it('6.9 worse weather never makes a step cheaper', () => {
    for (const [line, [clear = [], poor = [], winter = []]] of Object.entries(terrainCosts))
      for (const [i, cost] of clear.entries()) {
        expect([line, (poor[i] ?? 99) >= (cost ?? 99)]).toEqual([line, true])
        expect([line, (winter[i] ?? 99) >= (poor[i] ?? 99)]).toEqual([line, true])
      }
  })

  it('2.3 a pack changes what a step costs', () => {
    const own = entryCostsOf(
      withPack('terrain-movement', {
        ...terrainCosts,
        'terrain: rough': [
          [5, 5, 5],
          [6, 6, 6],
          [6, 6, 6],
        ],
      }),
    )
    const [clear] = entryFacts(own, map, at('15B:0517'))
    expect(clear?.from.find(({ hex }) => hex === '15B:0416')?.overland).toEqual([7, 7, 7])
  })

  it('7.A.4.1, 14.A.1.8, 14.A.1.9, 14.A.1.10, 17.D.1 what works cost; breaking is no dearer in poor weather', () => {
    expect(workCosts.breakRail).toEqual({ clear: 2, poor: 2 })
    expect(workCosts.demolishPort).toEqual({ clear: 3, poor: 3 })
    expect(workCosts.damageAirbase).toEqual({ clear: 2, poor: 2 })
    expect([workCosts.repairAirbase.poor, workCosts.repairPort.poor, workCosts.repairRail.poor]).toEqual([4, 8, 8])
    expect(workCosts.temporaryAirfield).toEqual({ clear: 6, poor: null })
  })
})

describe('12 and 27 supply lines and weather', () => {
  it('12.B.0.1 lines are shorter in poor weather, roads longer than open ground', () => {
    const { overland, road, railLowVolume } = supplyLengthsOf(printed)
    expect([overland.C, overland.P, overland.W, railLowVolume]).toEqual([7, 5, 5, 7])
    expect([road.C > overland.C, road.P > overland.P, road.P < road.C]).toEqual([true, true, true])
  })

  it('27.1, 27.5 the turns that are known (examples 101, 102, 102a)', () => {
    const table = weatherTableOf(printed)
    const roll = (turn: (typeof TURNS)[number], die: number) => [table[turn].D[die - 1], table[turn].E[die - 1]]
    expect(roll('Nov II 40', 3)).toEqual(['P', 'C'])
    expect(roll('Mar I 41', 3)).toEqual(['P', 'C'])
    expect(table['Jan I 41'].D).toContain('P')
    expect(table['Jan II 41'].D).toContain('N')
  })

  it('27.5 nothing is unchanged before there was a turn, and zone E is never worse than D on the same die', () => {
    const table = weatherTableOf(printed)
    expect(Object.values(table['Nov I 40']).flat()).not.toContain('N')
    for (const turn of TURNS)
      table[turn].D.forEach((d, i) => {
        const e = table[turn].E[i] ?? 'N'
        if (d !== 'N' && e !== 'N') expect('CPW'.indexOf(e)).toBeLessThanOrEqual('CPW'.indexOf(d))
      })
  })

  it('4 two turns a month from Nov I 40 to Aug II 41', () => {
    expect([turnNumber('Nov I 40'), turnNumber('Aug II 41'), turnName(12), turnName(0)]).toEqual([
      1,
      20,
      'Apr II 41',
      'Oct II 40',
    ])
  })
})

describe('19-26 air and sea tables', () => {
  const air = airCombatOf(printed)
  const aa = aaFireOf(printed)
  const shot = (difference: number, dice: number) => lookUp(air, columnHolding(air.columns, difference), dice).result

  it('21.B.3 the example and the reports (examples 71 to 74, 88c, 233, 234)', () => {
    expect([shot(2, 5), shot(-2, 9), shot(-2, 7), shot(2, 3), shot(-3, 8)]).toEqual(['A', '-', '-', 'K', '-'])
    expect([shot(-2, 3), shot(0, 7), shot(4, 6), shot(-2, 6), shot(-1, 4)]).toEqual(['A', '-', 'A', '-', 'A'])
  })

  it('21.B.3, 22.B.2 more strength and lower dice are never worse', () => {
    for (const table of [air, aa])
      for (let column = 0; column < table.columns.length; column++)
        for (let dice = 1; dice <= 13; dice++) {
          const rank = (c: number, d: number) => '-RAK'.indexOf(lookUp(table, c, d).result)
          if (dice < 13) expect(rank(column, dice)).toBeGreaterThanOrEqual(rank(column, dice + 1))
          if (column > 0) expect(rank(column, dice)).toBeGreaterThanOrEqual(rank(column - 1, dice))
        }
  })

  it('26.C.2 a tight zone stops more than a loose one (example 103)', () => {
    const { loose, tight } = interdictionOf(printed)
    expect([loose[5], tight[0]]).toEqual(['S', '-'])
    for (const [i, each] of loose.entries())
      expect('-TS'.indexOf(tight[i] ?? '-')).toBeGreaterThanOrEqual('-TS'.indexOf(each))
  })

  it('28.C.2.6 the pressure on Yugoslavia has a result for every sum (examples 110, 111)', () => {
    const status = (sum: number) => yugoslavPressure.upTo.find(([most]) => sum <= most)?.[1]
    expect([0, 3, 4, 7, 8, 9, 11, 12, 13].map(status)).toEqual([
      'Allied',
      'Allied',
      'pro-Allied neutral',
      'pro-Allied neutral',
      'neutral',
      'pro-Axis neutral',
      'pro-Axis neutral',
      'Axis',
      'Axis',
    ])
  })
})

describe('31.B the victory point chart', () => {
  it('31.B.1 every line names a rule of the chart, and every rule of the chart has a line', () => {
    const chartRules = Object.keys(rules).filter(rule => rule.startsWith('VP.'))
    expect([...new Set(victoryLines.map(({ rule }) => rule))].sort()).toEqual(chartRules.sort())
    expect(new Set(victoryLines.map(({ id }) => id)).size).toBe(victoryLines.length)
  })
})
