import { describe, expect, it } from 'vitest'
import { balkanGambit } from '../../../../src/games/balkan-gambit'
import type { TerrainChart } from '../../../../src/games/balkan-gambit/charts/charts'
import { ENTRY_COSTS } from '../../../../src/games/balkan-gambit/map/entry-costs'

const chart = balkanGambit.charts.find(({ id }) => id === 'terrain')?.data as unknown as TerrainChart

const shown = (on: string, of: string) => ENTRY_COSTS.rows.find(row => row.on === on && row.of === of)?.cost[0]

describe('what the map page says it costs to enter a hex', () => {
  it.each(['clear', 'rough', 'mountain'] as const)('is what the rules charge for %s', ground => {
    const { light, nonmech, mech } = chart.hexes[ground].mp
    expect(shown('terrain', ground)).toEqual([light, nonmech, mech])
  })

  it('is what the rules charge for cities, rivers and roads', () => {
    const { light, nonmech, mech } = chart.hexes.city.mp
    const all = (mp: number) => [mp, mp, mp]
    expect(shown('place', 'city')).toEqual([light, nonmech, mech])
    expect(shown('river', 'river')).toEqual(all(chart.river.mp))
    expect(shown('river', 'large')).toEqual(all(chart.river.mp))
    expect(shown('line', 'road')).toEqual(all(chart.road.mp))
  })
})
