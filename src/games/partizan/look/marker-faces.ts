import type { CounterFace } from '../../../core/engine/counter-face'
import { type MarkerLook, markerFace, plainFace } from '../../../core/look/marker-face'
import { targetModifiers } from '../charts'
import { markers } from '../forces/marker-sheet'
import type { Support } from '../state'
import { type Objective, objectiveName } from '../victory/target-objectives'

export { markerFace }

const SUPPORTS: { readonly [support in Support]: { readonly kind: 'air' | 'naval' } & MarkerLook } = {
  'axis-bomber': { kind: 'air', symbol: 'bomber', nation: 'german', designation: 'Axis', label: 'Axis Bomber' },
  'allied-bomber': { kind: 'air', symbol: 'bomber', nation: 'british', designation: 'Balkan', label: 'Allied Bomber' },
  'partisan-navy': {
    kind: 'naval',
    symbol: 'destroyer',
    nation: 'partisan-41',
    designation: 'Navy',
    label: 'Partisan Navy',
  },
}

/** 16.5.1: each is worth one column. */
export const supportFace = (support: Support): CounterFace => {
  const { kind, ...look } = SUPPORTS[support]
  return plainFace(kind, { ...look, ratings: '1' })
}

export const cacheFace = (strength: number): CounterFace =>
  markerFace({ symbol: 'weapons', designation: 'Cache', ratings: `+${strength}`, label: `Weapons cache +${strength}` })

const SHORT: { readonly [objective in Objective]: string } = {
  Bridge: 'Bridge',
  Dam: 'Dam',
  'Motor Pool': 'Motors',
  'Petrol Dump': 'Petrol',
  'Phone Lines': 'Phone',
  'Pilot Rescue': 'Pilot',
  'Rail Line': 'Rail',
  'Train Station': 'Station',
  'Truck Convoy': 'Convoy',
  Viaduct: 'Viaduct',
  'WH Food': 'Food',
  'WH Weapons': 'Weapons',
}

export const targetFace = (objective: Objective): CounterFace => {
  const modifier = targetModifiers[objective]
  return markerFace({
    symbol: markers.find(each => each.name === objective)?.symbol ?? 'marker',
    designation: SHORT[objective],
    ratings: modifier === 0 ? '' : `+${modifier}`,
    label: `Target objective: ${objectiveName(objective)}, one die of victory points${modifier === 0 ? '' : ` and ${modifier} more`}`,
  })
}
