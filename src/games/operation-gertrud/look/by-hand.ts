import type { ByHand } from '../../../core/engine/game-look'
import { constants } from '../charts'
import { STEP_NATIONS } from './nations'

export const byHand: ByHand = {
  places: [
    { id: 'ready', title: 'Support, ready', at: { is: 'pool', used: false } },
    { id: 'used', title: 'Support, used this turn', at: { is: 'pool', used: true } },
    { id: 'dead', title: 'Dead pile', at: { is: 'dead' } },
    { id: 'gone', title: 'Gone for good', at: { is: 'gone' } },
    { id: 'waiting', title: 'To arrive, or ready off the map', at: { is: 'waiting' } },
  ],
  unit: [{ path: ['steps'], title: 'Steps left', is: 'number', least: 0, most: 2 }],
  game: [
    { path: ['ultra'], title: 'ULTRA markers left', is: 'number', least: 0, most: constants.ultraMarkers },
    ...STEP_NATIONS.map(nation => ({
      path: ['steps', nation],
      title: `${nation} replacement steps left in this phase`,
      is: 'number' as const,
      least: 0,
      most: 99,
    })),
    { path: ['blitzkrieg'], title: 'Blitzkrieg Bonus', is: 'flag' },
    { path: ['missionPenalty'], title: 'Added to victory rolls for failed missions', is: 'number', least: 0, most: 99 },
    { path: ['inonu'], title: 'President İnönü is a captive', is: 'flag' },
    {
      path: ['yavuz'],
      title: 'The Yavuz',
      is: 'choice',
      options: [
        { value: 'turkish', title: 'Turkish' },
        { value: 'ablaze', title: 'ablaze' },
        { value: 'german', title: 'German' },
      ],
    },
  ],
}
