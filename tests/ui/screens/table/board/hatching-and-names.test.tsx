import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REPO } from '../../../../../scripts/ensure-dependencies.mjs'
import { COUNTER_SIDE } from '../../../../../src/ui/counters/counter-place'
import { closedHexes } from '../../../../../src/ui/screens/table/board/layers/lit-layer'
import { buildTable } from '../build-table'
import { axisTurn, choicesOf, showBoard } from './show-board'

// In place of the printed sheet, which is large: the names that it would print.
vi.mock('../../../../../src/ui/map/map-sheet', () => ({
  MapSheet: () => (
    <g data-part="names">
      {['1610', '2715'].map(place => (
        <text key={place} data-place={place} />
      ))}
    </g>
  ),
}))

beforeEach(() => {
  document.documentElement.dataset.motion = 'reduced'
})
afterEach(cleanup)

/** The Partisans build a unit: nearly every empty hex will do. */
async function building() {
  const table = await buildTable({ game: 'partizan', scenario: 'campaign', solo: true })
  const build = choicesOf(table).find(({ action }) => action.kind === 'pick')
  if (build === undefined) throw new Error('nobody can be built')
  table.session.dispatch(build.action)
  return table
}

describe('where most hexes can be answered', () => {
  it('those that cannot are hatched, and no amber edge runs round them', async () => {
    const table = await building()
    const { layer, placed } = showBoard(table)
    const lit = layer('lit')
    const closed = closedHexes(table.sheet, placed().lit) ?? []
    expect(closed.length).toBeGreaterThan(10)
    expect(lit.dataset.closed).toBe(String(closed.length))
    expect(lit.querySelector('pattern')).not.toBeNull()
    expect(lit.querySelector('[fill="url(#closed)"]')).not.toBeNull()
    expect(lit.querySelector('[data-edge=lit]')).toBeNull()
  })

  it('they are ringed in amber as long as they are few, and nothing is hatched', async () => {
    const { layer } = showBoard(await axisTurn())
    const lit = layer('lit')
    expect(lit.dataset.closed).toBeUndefined()
    expect(lit.querySelector('pattern')).toBeNull()
    expect(lit.querySelector('[data-edge=lit]')).not.toBeNull()
  })
})

describe('what can be attacked', () => {
  it('is red, and what can be moved amber', () => {
    const css = readFileSync(join(REPO, 'src/ui/screens/table/board/layers/lit-layer.module.css'), 'utf8')
    const strokeOf = (name: string) => new RegExp(`\\n\\.${name} \\{[^}]*stroke: var\\(--(\\w+)\\)`).exec(css)?.[1]
    expect([strokeOf('aimed'), strokeOf('lit')]).toEqual(['target', 'lit'])
  })
})

describe('the name of a place under counters', () => {
  it('stands at their foot, clear of them, and the printed one is put away', async () => {
    const table = await axisTurn()
    const { layer, hex, map } = showBoard(table)
    const names = [...layer('covered-names').querySelectorAll('text')]
    const stacks = table.look.stacks(table.views.position(table.session.store.getState()))
    expect([stacks.has(hex('1610')), stacks.has(hex('2715'))]).toEqual([true, false])
    const own = names.filter(({ textContent }) => textContent === 'Zagreb')
    expect(own.length).toBeGreaterThan(0)
    const { y } = table.sheet.layout.centre(hex('1610'))
    for (const name of own) {
      const [foot, size] = [Number(name.getAttribute('y')), Number(name.getAttribute('font-size'))]
      expect(foot - CAPITALS * size).toBeGreaterThanOrEqual(y + COUNTER_SIDE.play / 2)
    }
    expect(map.querySelector('[data-place="1610"]')?.hasAttribute('data-covered')).toBe(true)
    expect(map.querySelector('[data-place="2715"]')?.hasAttribute('data-covered')).toBe(false)
  })

  it('is told of every town and city that a stack lies on', async () => {
    const table = await axisTurn()
    const { layer } = showBoard(table)
    const shown = new Set([...layer('covered-names').querySelectorAll('text')].map(({ textContent }) => textContent))
    const stacks = table.look.stacks(table.views.position(table.session.store.getState()))
    const towns = table.sheet.drawing.labels.filter(
      ({ kind, hex: number, rank, period }) =>
        kind === 'place' &&
        number !== undefined &&
        period === undefined &&
        Number(rank ?? 1) < 3 &&
        stacks.has(table.sheet.map.hexNumbered(number) as never),
    )
    expect(towns.length).toBeGreaterThan(5)
    expect(towns.filter(({ text }) => !shown.has(text)).map(({ text }) => text)).toEqual([])
  })
})

/** So high a capital letter is, of the size of its type. */
const CAPITALS = 0.7
