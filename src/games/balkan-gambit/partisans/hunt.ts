import { distribution } from '../../../core/distribution'
import type { Forecast, Modifier } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { hitModifiers, terrainChart } from '../charts/charts'
import { isHit } from '../combat/fire'
import { groundAt, isRiver, map } from '../map/hexes'
import { ALLIED, combatFactor, counterOf, type Gambit, is1945, isImproved, nameOf, nationOf, sideOf } from '../state'
import { isInSupply } from '../supply/supply'

export type Hunt = { readonly hex: HexId; readonly from: HexId; readonly units: readonly UnitId[] }

/** 12.15.3: Croatians, Chetniks, German light units, SS, the Greek X unit and the Italians of 1945 count double. */
const isHunter = (s: Gambit, id: UnitId): boolean =>
  counterOf(id).traits.includes('hunter') || (is1945(s) && nationOf(id) === 'Italy')

/** 12.15.3: the factors of all who take part, then terrain, river, supply and Improved Position once (R-PART5). */
function huntModifiers(s: Gambit, { hex, from, units }: Hunt): Modifier[] {
  const chart = terrainChart(s)
  const ground = groundAt(hex)
  const across = from !== hex && isRiver(query.sideOf(map, from, hex))
  const isAllied = units.some(id => sideOf(s, id) === ALLIED)
  const changes: Modifier[] = [
    { label: ground, value: chart.hexes[ground].attackFire, rule: '12.15.5' },
    { label: 'river', value: across ? chart.river.attackFire : 0, rule: '12.12' },
    {
      label: 'out of supply',
      value: units.some(id => !isInSupply(s, id)) ? hitModifiers.outOfSupply : 0,
      rule: '9.5.2',
    },
    {
      label: 'Improved Position',
      value: isAllied && isImproved(s, hex) ? chart.improvedPosition.attackFire : 0,
      rule: '7.12.2',
    },
  ]
  const factors = units.map(id => ({
    label: nameOf(id),
    value: combatFactor(s, id) * (isHunter(s, id) ? 2 : 1),
    rule: '12.15.3',
  }))
  return [...factors, ...changes.filter(each => each.value !== 0)]
}

export const huntTotal = (s: Gambit, hunt: Hunt): number =>
  huntModifiers(s, hunt).reduce((sum, each) => sum + Number(each.value), 0)

export function huntForecast(s: Gambit, hunt: Hunt, total = huntTotal(s, hunt)): Forecast {
  const chances = distribution(roll => (isHit(total, roll(10, 'hunt')) ? 'eliminated' : 'missed'))
  return {
    title: `Each dispersed unit is eliminated on ${total} or less`,
    modifiers: huntModifiers(s, hunt),
    chart: { id: 'hitModifiers', column: 'hunt' },
    results: chances.outcomes.map(each => ({ label: each.value, chance: each.chance })),
  }
}
