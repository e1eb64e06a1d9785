import { describe } from 'vitest'
import { partizan } from '../../../src/games/partizan'
import { fuzzedGames } from '../fuzzed-games'

describe('a random game of', () => {
  fuzzedGames(partizan, 1944)
})
