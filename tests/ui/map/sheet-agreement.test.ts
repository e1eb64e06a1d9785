import { describe, expect, it } from 'vitest'
import { rankOf as compiledRank } from '../../../src/cartography/drawing/place-symbols'
import * as compiler from '../../../src/cartography/drawing/type-setting'
import { LEVELS } from '../../../src/core/map/map-drawing'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { games } from '../../../src/games'
import { maps } from '../../../src/games/maps'
import { rankOfPlace } from '../../../src/ui/map/place-rank'
import * as view from '../../../src/ui/map/type-sizes'

describe('the view draws what the compiler set', () => {
  it('names at the same size on every level', () => {
    for (const level of LEVELS) {
      for (const rank of [1, 2, 3] as const) {
        expect(view.placeSize(level, rank)).toBeCloseTo(compiler.placeSize(level, rank), 1)
      }
    }
    expect(view.numberSize('play')).toBeCloseTo(compiler.numberSize('play'), 1)
    expect(view.numberSize('near')).toBeCloseTo(compiler.numberSize('near'), 1)
  })

  it.each(games.map(({ id }) => id))('places of %s at the same rank', async game => {
    const { source } = await maps[game]()
    for (const place of readMapSource(await source()).places) {
      expect(rankOfPlace(place), place.name).toBe(compiledRank(place))
    }
  })
})
