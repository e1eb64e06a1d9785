import { sideOfCountry } from '../../../core/army/countries'
import { recent } from '../../../core/engine/derived'
import type { Spot } from '../../../core/engine/game-look'
import type { UnitId } from '../../../core/ids'
import { boxesOf, stacksOf } from '../../../core/look/piles'
import { countryOf, sideCalled } from '../countries'
import { coverOf, standInsOf } from '../secrets/sight'
import { counterOf, unitIds, unitOf, type Wars } from '../state'

/** The ids of the boxes as the map names them. */
const POOLS = ['first-pool', 'second-pool'] as const
const PRISONERS = ['first-prisoners', 'second-prisoners'] as const

/** Whose Pool a unit lies in; of a country that may still join, nobody's. */
function poolOf(s: Wars, id: UnitId): Spot {
  const country = countryOf(s, id)
  const side = country === null ? s.powers.Britain.ally : sideOfCountry(s.countries, country)
  return side === null ? { is: 'off' } : { is: 'box', box: POOLS[side] }
}

export function spot(s: Wars, id: UnitId): Spot {
  const cover = coverOf(id)
  if (cover !== null) return { is: 'hex', hex: cover.hex }
  const { at } = unitOf(s, id)
  switch (at.is) {
    case 'hex':
      return { is: 'hex', hex: at.hex, layer: counterOf(id).type === 'fleet' ? 'sea' : 'ground' }
    case 'display':
      return { is: 'box', box: 'off-map' }
    case 'pool':
      return poolOf(s, id)
    case 'prisoner':
      return { is: 'box', box: PRISONERS[at.of] }
    case 'holding':
    case 'track':
      return { is: 'box', box: 'diplomacy' }
    default:
      return { is: 'off' }
  }
}

/** The strongest lies on top, HQs above those they lead. */
const worth = (id: UnitId): number => {
  if (coverOf(id) !== null) return -1
  const { type, combat, cadre } = counterOf(id)
  return type === 'hq' ? 50 : type === 'fortification' ? 40 : combat * 2 + cadre
}

export const stacks = recent((s: Wars) => stacksOf([...unitIds, ...standInsOf(s)], id => spot(s, id), worth))
export const boxes = recent((s: Wars) => boxesOf(unitIds, id => spot(s, id)))

/** E17: pools and prisoners are called by the sides of the scenario. */
export function boxName(s: Wars, box: string): string | null {
  for (const side of [0, 1] as const) {
    if (box === POOLS[side]) return `Mobilization Pool of ${sideCalled(s, side)}`
    if (box === PRISONERS[side]) return `Prisoners of ${sideCalled(s, side)}`
  }
  return null
}
