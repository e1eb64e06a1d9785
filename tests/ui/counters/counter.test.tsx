import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CounterFace, CounterState } from '../../../src/core/engine/counter-face'
import { Counter, isCompact } from '../../../src/ui/counters/counter'
import { CounterStack } from '../../../src/ui/counters/counter-stack'
import { CounterTile } from '../../../src/ui/counters/counter-tile'
import { textWidth } from '../../../src/ui/counters/lettering'
import { sample } from './sample-face'

const drawn = vi.hoisted((): string[] => [])

vi.mock(import('../../../src/ui/counters/full-face'), async load => {
  const real = await load()
  return {
    FullFace: props => {
      drawn.push(props.face.label)
      return real.FullFace(props)
    },
  }
})

beforeEach(() => {
  drawn.length = 0
})
afterEach(cleanup)

const onSheet = (counter: ReactElement) => <svg role="presentation">{counter}</svg>
const show = (counter: ReactElement) => render(onSheet(counter)).container
const nodes = (container: Element): number => container.querySelectorAll('svg *').length
const texts = (container: Element): (string | null)[] => [...container.querySelectorAll('text')].map(t => t.textContent)

const EVERYTHING: CounterState = {
  acted: true,
  reduced: true,
  outOfSupply: true,
  interdicted: true,
  demoralized: true,
  engaged: true,
  mode: 'rail',
}
/** Of the size of the type so high a figure is; of the half box so much a sign fills. */
const CAPITALS = 0.7
const DRAWN = 0.93

const BURDENED = [sample({ state: EVERYTHING }), sample({ state: { ...EVERYTHING, acted: false } })]

describe('a counter', () => {
  it('shows designation, size and ratings', () => {
    expect(texts(show(<Counter face={sample()} />))).toEqual(['132', 'XX', '7-5'])
  })

  it('has fewer than 20 nodes whatever has happened to the unit', () => {
    for (const face of BURDENED) expect(nodes(show(<Counter face={face} mark="target" />))).toBeLessThan(20)
  })

  it('has fewer than 10 nodes when small, whatever has happened to the unit', () => {
    for (const face of BURDENED) expect(nodes(show(<Counter face={face} mark="target" compact />))).toBeLessThan(10)
  })

  it.each([
    ['10-5', '10'],
    ['7(9)-5', '7'],
    ['(5)-5', '(5)'],
    ['3-2-8', '3'],
    ['+2', '+2'],
    ['–', '–'],
  ])('when small keeps only the first of the ratings %s', (ratings, kept) => {
    expect(texts(show(<Counter face={sample({ ratings })} compact />))).toEqual([kept])
  })

  it('when small shows the rating the game calls the chief one', () => {
    expect(texts(show(<Counter face={sample({ ratings: '3-2-8', chiefRating: '3-2' })} compact />))).toEqual(['3-2'])
  })

  it('is small under 40 pixels', () => {
    expect([28, 39.9, 40, 64].map(isCompact)).toEqual([true, true, false, false])
  })

  it('has no size mark and no steps where the face has none', () => {
    const container = show(<Counter face={sample({ size: null, steps: null })} />)
    expect(texts(container)).toEqual(['132', '7-5'])
    expect(nodes(container)).toBe(nodes(show(<Counter face={sample()} />)) - 2)
  })

  it('that is hidden shows neither designation, size, ratings nor symbol', () => {
    const container = show(<Counter face={sample({ state: { hidden: true } })} />)
    expect(texts(container)).toEqual(['?'])
    expect(container.querySelector('[href^="#symbol-"]')).toBeNull()
    expect(container.querySelector('[href="#cockade-german"]')).not.toBeNull()
  })

  it.each<[keyof CounterState, string]>([
    ['outOfSupply', '#badge-out-of-supply'],
    ['interdicted', '#badge-interdicted'],
    ['demoralized', '#badge-demoralized'],
    ['engaged', '#badge-engaged'],
    ['acted', '#counter-acted'],
  ])('wears a sign of its own when %s', (state, href) => {
    const sign = `[href="${href}"]`
    expect(show(<Counter face={sample()} />).querySelector(sign)).toBeNull()
    expect(show(<Counter face={sample({ state: { [state]: true } })} />).querySelector(sign)).not.toBeNull()
    expect(show(<Counter face={sample({ state: { [state]: true } })} compact />).querySelector(sign)).not.toBeNull()
  })

  it.each(['7-5', '11-5', '7(9)-5', '12-10'])('shows its ratings whole whatever signs it wears: %s', ratings => {
    const all = show(<Counter face={sample({ ratings, state: EVERYTHING })} />)
    const text = [...all.querySelectorAll('text')].find(each => each.textContent === ratings)
    const size = Number(text?.getAttribute('font-size'))
    const right = 50 + textWidth(ratings, '700', size) / 2
    const top = Number(text?.getAttribute('y')) - CAPITALS * size
    const signs = [...all.querySelectorAll('use[href^="#badge-"]')]
    expect(signs).toHaveLength(3)
    for (const sign of signs) {
      const [x, y, width] = ['x', 'y', 'width'].map(name => Number(sign.getAttribute(name))) as [number, number, number]
      // What is drawn of a sign is a disc; its box is larger.
      const [middle, radius] = [{ x: x + width / 2, y: y + width / 2 }, (width / 2) * DRAWN]
      expect(middle.x - radius >= right || middle.y + radius <= top).toBe(true)
    }
    const plate = all.querySelector('rect[rx="4"]')
    expect(Number(plate?.getAttribute('y'))).toBeGreaterThan(Number(text?.getAttribute('y')))
  })

  it('says its mode on a plate', () => {
    expect(texts(show(<Counter face={sample({ state: { mode: 'in port' } })} />))).toContain('in port')
  })

  it('that is only a number shows nothing but the figure', () => {
    const chit = sample({ kind: 'marker', nation: 'marker', symbol: 'number', ratings: '7', designation: '' })
    expect(texts(show(<Counter face={chit} />))).toEqual(['7'])
    expect(texts(show(<Counter face={chit} compact />))).toEqual(['7'])
  })
})

describe('the name of a counter', () => {
  const name = (state: CounterState): CounterFace => sample({ state })

  it('is the name of the unit', () => {
    show(<Counter face={sample()} />)
    expect(screen.getByRole('img', { name: '132nd Infantry Division' })).toBeTruthy()
  })

  it('tells all that the drawing tells', () => {
    show(<Counter face={name({ acted: true, outOfSupply: true, mode: 'by rail' })} mark="selected" />)
    expect(
      screen.getByRole('img', { name: '132nd Infantry Division, by rail, has acted, out of supply, selected' }),
    ).toBeTruthy()
  })

  it('of a stack says how many lie beneath', () => {
    show(<CounterStack faces={[sample(), sample(), sample()]} mark="lit" />)
    expect(screen.getAllByRole('img').map(img => img.getAttribute('aria-label'))).toEqual([
      '132nd Infantry Division, can be chosen; and 2 more in the stack',
    ])
  })

  it('of a tile is said once', () => {
    render(<CounterTile face={sample()} pixels={56} />)
    expect(screen.getAllByRole('img', { name: '132nd Infantry Division' })).toHaveLength(1)
  })

  it('is not said where the counter only adorns what says it', () => {
    render(<CounterTile face={sample()} pixels={56} silent />)
    expect(screen.queryAllByRole('img')).toHaveLength(0)
  })
})

describe('a stack', () => {
  const faces = (count: number) => Array.from({ length: count }, (_, i) => sample({ label: `unit ${i}` }))

  it('of one is just its counter', () => {
    expect(texts(show(<CounterStack faces={faces(1)} />))).toEqual(['132', 'XX', '7-5'])
  })

  it('of five shows three counters and the number 5', () => {
    const container = show(<CounterStack faces={faces(5)} />)
    expect(container.querySelectorAll('rect[class*="body"]')).toHaveLength(3)
    expect(texts(container).at(-1)).toBe('5')
  })

  it('draws only its top counter in full', () => {
    show(<CounterStack faces={faces(12)} />)
    expect(drawn).toEqual(['unit 0'])
  })

  it('of none is nothing', () => {
    expect(nodes(show(<CounterStack faces={[]} />))).toBe(0)
  })
})

describe('drawing again', () => {
  it('does not happen when a game makes the same face anew', () => {
    const { rerender } = render(onSheet(<Counter face={sample({ state: { acted: false } })} />))
    rerender(onSheet(<Counter face={sample({ state: {} })} mark={null} compact={false} />))
    expect(drawn).toHaveLength(1)
  })

  it('does not happen when the counter only moves', () => {
    const at = (x: number) => onSheet(<g transform={`translate(${x} 0)`}>{<Counter face={sample()} />}</g>)
    const { rerender } = render(at(0))
    rerender(at(100))
    expect(drawn).toHaveLength(1)
  })

  it('happens only to the one counter whose face changes', () => {
    const row = (acted: number) =>
      onSheet(
        <g>
          {[0, 1, 2, 3].map(i => (
            <Counter key={i} face={sample({ label: `unit ${i}`, state: i === acted ? { acted: true } : {} })} />
          ))}
        </g>,
      )
    const { rerender } = render(row(-1))
    drawn.length = 0
    rerender(row(2))
    expect(drawn).toEqual(['unit 2'])
  })

  it.each<[string, Partial<CounterFace>]>([
    ['kind', { kind: 'marker' }],
    ['nation', { nation: 'turkish' }],
    ['symbol', { symbol: 'armor' }],
    ['size', { size: 'X' }],
    ['designation', { designation: '133' }],
    ['ratings', { ratings: '4-5' }],
    ['chief rating', { chiefRating: '5' }],
    ['steps', { steps: { left: 1, full: 2 } }],
    ['formation', { formation: 'red' }],
    ['state', { state: { engaged: true } }],
    ['mode', { state: { mode: 'rail' } }],
    ['label', { label: 'another' }],
  ])('happens when the %s changes', (_, differs) => {
    const { rerender } = render(onSheet(<Counter face={sample()} />))
    rerender(onSheet(<Counter face={sample(differs)} />))
    expect(drawn).toHaveLength(2)
  })

  it('happens when the mark changes', () => {
    const { rerender } = render(onSheet(<Counter face={sample()} />))
    rerender(onSheet(<Counter face={sample()} mark="lit" />))
    expect(drawn).toHaveLength(2)
  })

  it('of a stack happens when its number grows, not when it is the same stack made anew', () => {
    const stack = (count: number) =>
      onSheet(<CounterStack faces={Array.from({ length: count }, () => sample({ symbol: 'armor' }))} />)
    const { rerender, container } = render(stack(4))
    rerender(stack(4))
    expect(drawn).toHaveLength(1)
    rerender(stack(5))
    expect(texts(container).at(-1)).toBe('5')
    expect(drawn).toHaveLength(1)
  })
})
