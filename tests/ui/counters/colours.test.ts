import { describe, expect, it } from 'vitest'
import { COUNTER_NATIONS, type CounterNation, FORMATION_COLOURS } from '../../../src/core/engine/counter-face'
import { COCKADES, hasCockade } from '../../../src/ui/counters/cockades'
import { colourOf, contrast, difference, type Lab, lab, type Theme, tokens } from './colour-science'
import { nationsOf, ORDERS_OF_BATTLE } from './orders-of-battle'

const THEMES: readonly Theme[] = ['day', 'night']

const pair = (a: CounterNation, b: CounterNation): string => [a, b].sort().join(', ')

const nearness = (a: CounterNation, b: CounterNation): number =>
  Math.min(...THEMES.map(theme => difference(lab(colourOf(`n-${a}`, theme)), lab(colourOf(`n-${b}`, theme)))))

describe('the measure of colours', () => {
  it.each<[Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])('gives the published differences of CIEDE2000: %j and %j', (a, b, expected) => {
    expect(difference(a, b)).toBeCloseTo(expected, 4)
  })

  it('finds black on white at a contrast of 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
  })
})

describe('counter colours', () => {
  it('the theme has a body and an ink for each nation, and no nation that no counter can have', () => {
    const bodies = tokens(/^n-/).filter(token => !token.endsWith('-ink'))
    expect(bodies.toSorted()).toEqual(COUNTER_NATIONS.map(nation => `n-${nation}`).toSorted())
    expect(tokens(/^f-/).toSorted()).toEqual(FORMATION_COLOURS.map(colour => `f-${colour}`).toSorted())
  })

  it.each(COUNTER_NATIONS)('text on a counter can be read by day and night: %s', nation => {
    for (const theme of THEMES) {
      expect(contrast(colourOf(`n-${nation}-ink`, theme), colourOf(`n-${nation}`, theme))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(FORMATION_COLOURS)('a symbol can be read on its formation colour by day and night: %s', colour => {
    for (const theme of THEMES) {
      const ink = colourOf(colour === 'black' ? 'stripe' : 'box-ink', theme)
      expect(contrast(ink, colourOf(`f-${colour}`, theme))).toBeGreaterThanOrEqual(7)
    }
  })

  it('a symbol can be read on the plain box and the stripe', () => {
    for (const theme of THEMES) {
      for (const ground of ['box', 'stripe']) {
        expect(contrast(colourOf('box-ink', theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(7)
      }
    }
  })

  it('bodies of foes differ by 20 or more by day and night', () => {
    const close = ORDERS_OF_BATTLE.flatMap(({ game, foes }) =>
      foes
        .flatMap(([one, other]) => one.flatMap(a => other.map(b => [a, b] as const)))
        .filter(([a, b]) => a !== b && nearness(a, b) < 20)
        .map(([a, b]) => `${game}: ${pair(a, b)}`),
    )
    expect([...new Set(close)].toSorted()).toEqual([])
  })
})

describe('cockades', () => {
  it.each(ORDERS_OF_BATTLE)('tell all nations apart without the body: $game', order => {
    const cockades = nationsOf(order)
      .filter(hasCockade)
      .map(nation => COCKADES[nation].join(' '))
    expect(new Set(cockades).size).toBe(nationsOf(order).length)
  })
})
