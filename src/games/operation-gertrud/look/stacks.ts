import { recent } from '../../../core/engine/derived'
import type { Spot } from '../../../core/engine/game-look'
import type { UnitId } from '../../../core/ids'
import { boxesOf, stacksOf } from '../../../core/look/piles'
import { factorOf } from '../combat/odds'
import { unitIds, unitNamed } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { counterOf, GERMAN, type Gertrud, isPending, sideOf, unitOf, YAVUZ } from '../state'

/** The ids of the boxes as the map names them. */
const DEAD_BOX = 'dead-pile-per-nation'
const GONE_BOX = 'permanently-removed'
const READY_BOXES = { kommando: 'kommando-ready', flieger: '7th-flieger-ready' } as const

/** 3.1: the pool of its nation; a seized ship lies with the Germans (17.0). */
function poolOf(s: Gertrud, id: UnitId): string {
  const { nation, kind } = counterOf(id)
  const owner = id === YAVUZ && sideOf(s, id) === GERMAN ? 'german' : nation.toLowerCase()
  return `${owner}-${kind}`
}

/** 18.1: units that the set-up keeps in a box until they are used. */
function readyBox(s: Gertrud, id: UnitId): string | null {
  const group = scenarioOf(s).groups.find(each => 'box' in each.at && each.units.some(name => unitNamed(name) === id))
  return group && 'box' in group.at ? READY_BOXES[group.at.box] : null
}

export function spot(s: Gertrud, id: UnitId): Spot {
  const { at } = unitOf(s, id)
  switch (at.is) {
    case 'hex':
      return { is: 'hex', hex: at.hex }
    case 'pool':
      return { is: 'box', box: poolOf(s, id) }
    case 'dead':
      return { is: 'box', box: DEAD_BOX }
    case 'gone':
      return { is: 'box', box: GONE_BOX }
    case 'waiting': {
      const box = readyBox(s, id)
      return box === null ? { is: 'off' } : { is: 'box', box }
    }
    default:
      return { is: 'off' }
  }
}

/** The strongest lies on top; above all of them who has yet to fight for its hex (15.0, 17.0). */
export const stacks = recent((s: Gertrud) =>
  stacksOf(
    unitIds,
    id => spot(s, id),
    (id, hex) => (isPending(s, id) ? Number.POSITIVE_INFINITY : factorOf(s, id, hex)),
  ),
)

export const boxes = recent((s: Gertrud) => boxesOf(unitIds, id => spot(s, id)))
