import type { ByHand } from '../../../core/engine/game-look'

export const byHand: ByHand = {
  places: [
    { id: 'pool', title: 'May be built', at: { is: 'pool' } },
    { id: 'waiting', title: 'To arrive', at: { is: 'waiting' } },
    { id: 'gone', title: 'Out of the game', at: { is: 'gone' } },
  ],
  unit: [
    { path: ['steps'], title: 'Steps left', is: 'number', least: 0, most: 2 },
    { path: ['unsupplied'], title: 'Supply checks failed in a row', is: 'number', least: 0, most: 99 },
  ],
  game: [
    { path: ['prestige'], title: "Tito's prestige", is: 'number', least: 0, most: 6 },
    { path: ['targetVp'], title: 'Points for targets this turn', is: 'number', least: 0, most: 99 },
    { path: ['scare'], title: 'Landing scare', is: 'flag' },
  ],
}
