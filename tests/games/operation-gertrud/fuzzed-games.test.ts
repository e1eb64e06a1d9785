import { describe } from 'vitest'
import { operationGertrud } from '../../../src/games/operation-gertrud'
import { fuzzedGames } from '../fuzzed-games'

describe('a random game of', () => {
  fuzzedGames(operationGertrud, 1941)
})
