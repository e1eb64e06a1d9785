import type { CounterSymbol } from '../../../core/engine/counter-face'

export type Marker = {
  readonly id: string
  readonly name: string
  readonly symbol: CounterSymbol
  readonly count: number
}

/** 2.0: what the sheet holds besides land units. None of them has a step (10.1.7). */
export const markers = [
  { id: 'axis-bomber', name: 'Axis Bomber', symbol: 'bomber', count: 1 },
  { id: 'allied-bomber', name: 'Allied Bomber', symbol: 'bomber', count: 1 },
  { id: 'partisan-navy', name: 'Partisan Navy', symbol: 'destroyer', count: 1 },
  { id: 'target-bridge', name: 'Bridge', symbol: 'bridge', count: 2 },
  { id: 'target-dam', name: 'Dam', symbol: 'dam', count: 1 },
  { id: 'target-motor-pool', name: 'Motor Pool', symbol: 'trucks', count: 1 },
  { id: 'target-petrol-dump', name: 'Petrol Dump', symbol: 'fuel', count: 3 },
  { id: 'target-phone-lines', name: 'Phone Lines', symbol: 'telephone', count: 2 },
  { id: 'target-pilot-rescue', name: 'Pilot Rescue', symbol: 'rescue', count: 1 },
  { id: 'target-rail-line', name: 'Rail Line', symbol: 'railway', count: 3 },
  { id: 'target-train-station', name: 'Train Station', symbol: 'station', count: 2 },
  { id: 'target-truck-convoy', name: 'Truck Convoy', symbol: 'trucks', count: 3 },
  { id: 'target-viaduct', name: 'Viaduct', symbol: 'viaduct', count: 2 },
  { id: 'target-wh-food', name: 'WH Food', symbol: 'stores', count: 1 },
  { id: 'target-wh-weapons', name: 'WH Weapons', symbol: 'weapons', count: 1 },
  { id: 'cache-1', name: 'Weapons Cache +1', symbol: 'weapons', count: 4 },
  { id: 'cache-2', name: 'Weapons Cache +2', symbol: 'weapons', count: 3 },
  { id: 'cache-3', name: 'Weapons Cache +3', symbol: 'weapons', count: 2 },
  { id: 'turn', name: 'Partisan Turn / Axis Turn', symbol: 'turn', count: 1 },
  { id: 'event-surrender', name: 'Event / Italian Surrender', symbol: 'event', count: 1 },
  { id: 'allied-support', name: 'Allied Support', symbol: 'flag', count: 1 },
  { id: 'armpit-yes', name: 'Op. Armpit / Yes', symbol: 'yes', count: 1 },
  { id: 'armpit-no', name: 'Op. Armpit / No', symbol: 'no', count: 1 },
  { id: 'landing-beach', name: 'Landing Beach', symbol: 'beachhead', count: 4 },
  { id: 'vp-1', name: 'Victory Points x1', symbol: 'victory', count: 1 },
  { id: 'vp-10', name: 'Victory Points x10', symbol: 'victory', count: 1 },
  { id: 'retreat', name: 'Retreat', symbol: 'retreat', count: 6 },
  { id: 'out-of-supply', name: 'Out-of-Supply', symbol: 'out-of-supply', count: 19 },
] as const satisfies readonly Marker[]
