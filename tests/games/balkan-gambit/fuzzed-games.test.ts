import { describe } from 'vitest'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import { fuzzedGames } from '../fuzzed-games'

describe('a random game of', () => {
  fuzzedGames(balkanGambit, 1943)
})
