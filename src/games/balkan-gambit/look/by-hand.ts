import type { ByHand } from '../../../core/engine/game-look'
import { ATTITUDES } from '../charts/charts'

const choices = (values: readonly string[]) => values.map(value => ({ value, title: value }))

export const byHand: ByHand = {
  places: [
    { id: 'med', title: 'Med Box', at: { is: 'med' } },
    { id: 'reclaimable', title: 'Dead pile, may be reclaimed', at: { is: 'dead', pile: 'reclaimable' } },
    { id: 'permanent', title: 'Dead pile, gone for good', at: { is: 'dead', pile: 'permanent' } },
    { id: 'waiting', title: 'Off the map, may enter', at: { is: 'waiting' } },
  ],
  unit: [
    { path: ['steps'], title: 'Steps left', is: 'number', least: 0, most: 2 },
    { path: ['dispersed'], title: 'Dispersed', is: 'flag' },
  ],
  game: [
    { path: ['weather'], title: 'Weather', is: 'choice', options: choices(['clear', 'poor']) },
    { path: ['cp', 'free'], title: 'Command points left', is: 'number', least: 0, most: 99 },
    { path: ['cp', 'reserved'], title: 'of them for partisans only', is: 'number', least: 0, most: 1 },
    { path: ['tacUsed'], title: 'Tactical air used', is: 'number', least: 0, most: 9 },
    { path: ['attitude'], title: 'Attitude of the Italians', is: 'choice', options: choices(ATTITUDES) },
    {
      path: ['optionalVp', 'allied'],
      title: 'Points of the Allies for optional units',
      is: 'number',
      least: 0,
      most: 99,
    },
    { path: ['optionalVp', 'axis'], title: 'Points of the Axis for optional units', is: 'number', least: 0, most: 99 },
    { path: ['markersLost'], title: 'Beachheads and Ports lost', is: 'number', least: 0, most: 99 },
  ],
}
