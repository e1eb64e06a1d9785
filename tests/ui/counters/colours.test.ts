import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
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

describe('what must not be taken for something else', () => {
  it('no nation of the games that can be played looks lit: amber is for what can be answered', () => {
    const playable = ORDERS_OF_BATTLE.filter(({ game }) => /Gambit|Gertrud|Partizan/.test(game))
    expect(playable).toHaveLength(3)
    const amber = playable
      .flatMap(nationsOf)
      .filter(nation =>
        THEMES.some(theme => difference(lab(colourOf(`n-${nation}`, theme)), lab(colourOf('lit', theme))) < 18),
      )
    expect(amber).toEqual([])
  })

  it.each(COUNTER_NATIONS)('a counter that has acted can be read by day and night: %s', nation => {
    for (const theme of THEMES) {
      const share = theme === 'day' ? 0.44 : 0.34
      const body = mixed(colourOf(`n-${nation}`, theme), colourOf('acted', theme), share)
      expect(contrast(colourOf('acted-ink', theme), body)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('takes the shares from the theme', () => {
    const css = readFileSync(join(REPO, 'src/ui/theme/tokens.css'), 'utf8')
    expect([...css.matchAll(/--acted-share: (\d+)%/g)].map(([, share]) => share)).toEqual(['44', '34'])
  })
})

/** As the browser mixes them in sRGB. */
function mixed(a: string, b: string, share: number): string {
  const channel = (at: number): string => {
    const [x, y] = [a, b].map(colour => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(x * share + y * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

describe('cockades', () => {
  it.each(ORDERS_OF_BATTLE)('tell all nations apart without the body: $game', order => {
    const cockades = nationsOf(order)
      .filter(hasCockade)
      .map(nation => COCKADES[nation].join(' '))
    expect(new Set(cockades).size).toBe(nationsOf(order).length)
  })
})
