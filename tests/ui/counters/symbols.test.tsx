import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  AIR_SYMBOLS,
  COUNTER_NATIONS,
  COUNTER_SYMBOLS,
  type CounterFace,
  type CounterSymbol,
  GROUND_SYMBOLS,
  MARKER_SYMBOLS,
  symbolOfType,
} from '../../../src/core/engine/counter-face'
import { Counter } from '../../../src/ui/counters/counter'
import { CounterSymbols } from '../../../src/ui/counters/counter-symbols'
import { SYMBOL_ART } from '../../../src/ui/counters/symbols/symbol-table'
import { ORDERS_OF_BATTLE } from './orders-of-battle'
import { sample } from './sample-face'

afterEach(cleanup)

const kindOf = (symbol: CounterSymbol): CounterFace['kind'] => {
  const among = (symbols: readonly string[]): boolean => symbols.includes(symbol)
  if (among(GROUND_SYMBOLS)) return 'ground'
  if (among(AIR_SYMBOLS)) return 'air'
  return among(MARKER_SYMBOLS) ? 'marker' : 'naval'
}

describe('types of unit', () => {
  for (const { game, types, markers } of ORDERS_OF_BATTLE) {
    it.each(Object.entries(types))(`${game}: %s is drawn as %s`, (type, symbol) => {
      expect(symbolOfType(type)).toBe(symbol)
    })

    it(`${game}: every marker has a symbol that is drawn`, () => {
      for (const symbol of Object.values(markers)) expect(Object.keys(SYMBOL_ART)).toContain(symbol)
    })
  }

  it('a type nobody knows is drawn as unknown, not left out', () => {
    expect(symbolOfType('war elephant')).toBe('unknown')
    expect(symbolOfType('constructor')).toBe('unknown')
    expect(SYMBOL_ART.unknown.strokes.length).toBeGreaterThan(0)
  })
})

describe('the sheet of symbols', () => {
  it('has every symbol once, with something in it unless it is a bare number', () => {
    const { container } = render(<CounterSymbols />)
    for (const symbol of COUNTER_SYMBOLS) {
      const drawn = container.querySelectorAll(`#symbol-${symbol}`)
      expect(drawn).toHaveLength(1)
      expect(drawn[0]?.childElementCount === 0).toBe(symbol === 'number')
    }
  })

  it('draws no two symbols alike', () => {
    const drawings = COUNTER_SYMBOLS.map(symbol => JSON.stringify(SYMBOL_ART[symbol]))
    expect(new Set(drawings).size).toBe(COUNTER_SYMBOLS.length)
  })

  it('needs no more than 14 kB of outlines for all games', () => {
    const outlines = Object.values(SYMBOL_ART).flatMap(art => art.strokes.map(stroke => stroke.d))
    expect(outlines.join('').length).toBeLessThan(14_000)
  })

  it('has all that any counter refers to', () => {
    const faces = [
      ...COUNTER_SYMBOLS.map(symbol => sample({ symbol, kind: kindOf(symbol) })),
      ...COUNTER_NATIONS.map(nation => sample({ nation })),
      sample({ state: { outOfSupply: true, interdicted: true, engaged: true, acted: true } }),
      sample({ state: { demoralized: true, hidden: true } }),
    ]
    const { container } = render(
      <>
        <CounterSymbols />
        <svg role="img" aria-label="counters">
          {faces.map(face =>
            (['lit', 'selected', 'target', null] as const).flatMap(mark =>
              [true, false].map(compact => (
                <Counter key={`${mark} ${compact}`} face={face} mark={mark} compact={compact} />
              )),
            ),
          )}
        </svg>
      </>,
    )
    const wanted = new Set([...container.querySelectorAll('use')].map(use => use.getAttribute('href') ?? ''))
    expect(wanted.size).toBeGreaterThan(COUNTER_SYMBOLS.length)
    const drawn = new Set([...container.querySelectorAll('symbol')].map(({ id }) => `#${id}`))
    expect([...wanted].filter(href => !drawn.has(href))).toEqual([])
  })

  it('a face from a file with a symbol nobody draws shows the unknown one', () => {
    const { container } = render(
      <svg role="img" aria-label="counter">
        <Counter face={sample({ symbol: 'war-elephant' as CounterSymbol })} />
      </svg>,
    )
    expect(container.querySelector('[href="#symbol-unknown"]')).not.toBeNull()
  })
})
