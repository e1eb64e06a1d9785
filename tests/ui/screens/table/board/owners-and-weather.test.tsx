import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { WeatherZone } from '../../../../../src/core/engine/game-look'
import { distance } from '../../../../../src/core/hex/measure'
import type { HexId, Side, UnitId } from '../../../../../src/core/ids'
import { isInPlay, isLand } from '../../../../../src/core/map/map-queries'
import { BoardProvider, createBoardParts } from '../../../../../src/ui/screens/table/board/board-context'
import { Fan } from '../../../../../src/ui/screens/table/board/fan'
import { HeldNote } from '../../../../../src/ui/screens/table/board/held-note'
import { OddsLayer } from '../../../../../src/ui/screens/table/board/layers/odds-layer'
import { OwnerLayer } from '../../../../../src/ui/screens/table/board/layers/owner-layer'
import { WeatherLayer } from '../../../../../src/ui/screens/table/board/layers/weather-layer'
import { ownedHexes } from '../../../../../src/ui/screens/table/board/owned-hexes'
import { weatherEdges, weatherPosts } from '../../../../../src/ui/screens/table/board/weather-line'
import { pickHex } from '../../../../../src/ui/screens/table/pointing'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { passTo, show } from '../panel/show-panel'
import { axisTurn } from './show-board'

afterEach(cleanup)

/** What these tests are about, without the sheet and its counters. */
function showLayers(table: Table) {
  show(
    table,
    <BoardProvider value={createBoardParts({ current: null })}>
      <svg>
        <title>Layers</title>
        <OwnerLayer />
        <WeatherLayer />
        <OddsLayer />
      </svg>
      <Fan />
      <HeldNote />
    </BoardProvider>,
  )
  return { layer: (name: string) => document.querySelector(`[data-layer=${name}]`) as SVGElement }
}

const hold = (key: string) => act(() => void fireEvent.keyDown(window, { key }))
const letGo = (key: string) => act(() => void fireEvent.keyUp(window, { key }))

const landOf = ({ sheet: { map } }: Table): readonly HexId[] =>
  map.grid.numbers.map((_, hex) => hex as HexId).filter(hex => isLand(map, hex) && isInPlay(map, hex))

/** The north of the map is the first side's, the south the second's. */
function owned(table: Table): { readonly table: Table; readonly owners: ReadonlyMap<HexId, Side> } {
  const { layout } = table.sheet
  const land = landOf(table)
  const middle = land.reduce((sum, hex) => sum + layout.centre(hex).y, 0) / land.length
  const owners = new Map(land.map((hex): [HexId, Side] => [hex, layout.centre(hex).y < middle ? 0 : 1]))
  return { table: { ...table, look: { ...table.look, owners: () => owners } }, owners }
}

/** The same halves, each with a weather of its own. */
function zoned(table: Table): { readonly table: Table; readonly zones: readonly WeatherZone[] } {
  const { owners } = owned(table)
  const of = (side: Side): readonly HexId[] => [...owners].flatMap(([hex, owner]) => (owner === side ? [hex] : []))
  const zones: readonly WeatherZone[] = [
    { id: 'D', title: 'Zone D', words: 'poor', mark: 'cloud', hexes: of(0) },
    { id: 'E', title: 'Zone E', words: 'clear', mark: 'sun', hexes: of(1) },
  ]
  return { table: { ...table, look: { ...table.look, weather: () => zones } }, zones }
}

describe('owners', () => {
  it('are shaded near the front only, lines and dots', async () => {
    const { table, owners } = owned(await axisTurn())
    const { grid } = table.sheet.map
    const [mine, theirs] = ownedHexes(grid, owners, false)
    expect(mine.size).toBeGreaterThan(0)
    expect(mine.size).toBeLessThan([...owners.values()].filter(side => side === 0).length)
    const isNear = (hex: HexId): boolean =>
      [...owners].some(([other, side]) => side === 1 && distance(grid, hex, other) <= 2)
    expect([...mine].every(isNear)).toBe(true)
    expect([...owners].filter(([hex, side]) => side === 0 && isNear(hex)).every(([hex]) => mine.has(hex))).toBe(true)
    expect([...theirs].every(hex => owners.get(hex) === 1)).toBe(true)
  })

  it('are shaded everywhere while W is held, and said in words', async () => {
    const { table, owners } = owned(await axisTurn())
    const { layer } = showLayers(table)
    const counts = () =>
      [...layer('owners').querySelectorAll<SVGElement>('[data-owner]')].map(({ dataset }) => dataset.hexes)
    const near = counts().map(Number)
    hold('w')
    expect(counts().map(Number)).toEqual(
      [0, 1].map(side => [...owners.values()].filter(owner => owner === side).length),
    )
    expect(near.every((count, side) => count < Number(counts()[side]))).toBe(true)
    expect(screen.getAllByRole('status').some(({ textContent }) => /Allies|Allied/.test(textContent ?? ''))).toBe(true)
    letGo('w')
    expect(counts().map(Number)).toEqual(near)
  })

  it('are not drawn in a game that does not say whose its hexes are', async () => {
    showLayers(await axisTurn())
    expect(document.querySelector('[data-layer=owners]')).toBeNull()
  })
})

describe('weather zones', () => {
  it('have a line along exactly the hexsides between them', async () => {
    const { table, zones } = zoned(await axisTurn())
    const edges = weatherEdges(table.sheet, zones)
    const { grid } = table.sheet.map
    const [north, south] = zones.map(({ hexes }) => new Set(hexes)) as [Set<HexId>, Set<HexId>]
    const sides = [...north].reduce(
      (sum, hex) => sum + [0, 1, 2, 3, 4, 5].filter(to => south.has(grid.neighbour[hex * 6 + to] as HexId)).length,
      0,
    )
    expect(edges).toHaveLength(sides)
    expect(edges.every(({ above, below }) => above === 'D' && below === 'E')).toBe(true)
  })

  it('have one post of labels where the line comes nearest to the left edge of the view, and none out of sight', async () => {
    const { table, zones } = zoned(await axisTurn())
    const edges = weatherEdges(table.sheet, zones)
    const { paper } = table.sheet
    expect(weatherPosts(edges, paper)).toEqual([{ y: expect.any(Number), above: 'D', below: 'E' }])
    expect(weatherPosts(edges, { ...paper, x: paper.x - 2 * paper.width, width: 10 })).toEqual([])
    const leftmost = Math.min(...edges.map(({ from }) => from.x))
    const [post] = weatherPosts(edges, paper)
    expect(edges.some(({ from, to }) => from.y === post?.y && Math.min(from.x, to.x) <= leftmost)).toBe(true)
  })

  it('are drawn as a line on the map', async () => {
    const { table } = zoned(await axisTurn())
    const { layer } = showLayers(table)
    expect(layer('weather').querySelectorAll('path')).toHaveLength(2)
  })

  it('are no line where there is one weather: W tells it', async () => {
    showLayers(await axisTurn())
    expect(document.querySelector('[data-layer=weather]')).toBeNull()
    hold('w')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/weather/),
    )
    letGo('w')
  })
})

describe('O held', () => {
  it('shows the odds of every target, and they go with the key', async () => {
    const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
    passTo(table, 'combat')
    showLayers(table)
    hold('o')
    await screen.findByText(/attacks? could be declared now/i)
    const chips = () => [...document.querySelectorAll<SVGElement>('[data-odds-of]')]
    await expect.poll(() => chips().length).toBeGreaterThan(0)
    expect(chips()[0]?.textContent).toMatch(/\d+ : \d+ → \d+ ?%/)
    letGo('o')
    expect(chips()).toHaveLength(0)
  })

  it('says so where no attack can be declared', async () => {
    const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
    passTo(table, 'movement')
    showLayers(table)
    hold('o')
    expect(await screen.findByText('No attack can be declared now')).toBeDefined()
    letGo('o')
  })
})

describe('the fan of a stack in hand', () => {
  it('takes all, none or one class, and adds up what is ticked', async () => {
    const plain = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
    const isEven = (unit: UnitId): boolean => unit % 2 === 0
    const unitClass = (_: unknown, unit: UnitId): string => (isEven(unit) ? 'Even' : 'Odd')
    const table: Table = { ...plain, look: { ...plain.look, unitClass } }
    passTo(table, 'movement')
    const known = () => table.views.position(table.session.store.getState())
    const found = [...table.look.stacks(known())].find(
      ([, units]) =>
        units.length > 2 &&
        units.some(isEven) &&
        !units.every(isEven) &&
        table.look.sideOf(known(), units[0] as UnitId) === 0,
    )
    if (found === undefined) throw new Error('no stack has both')
    const [hex, units] = found
    showLayers(table)
    act(() => pickHex(table, hex))
    act(() => pickHex(table, hex))
    const fan = () => within(screen.getByRole('toolbar', { name: /^Stack in/ }))
    const ticks = () => fan().queryAllByRole('button', { pressed: true }).length
    const all = ticks()
    expect(all).toBe(units.length)
    expect(fan().getByRole('status').textContent).toMatch(
      new RegExp(`In hand: ${all} units, ${table.look.stackSum?.(known(), hex, units)}`),
    )
    fireEvent.click(fan().getByRole('button', { name: 'Even only' }))
    expect(ticks()).toBe(units.filter(isEven).length)
    fireEvent.click(fan().getByRole('button', { name: 'Odd only' }))
    expect(ticks()).toBe(units.filter(unit => !isEven(unit)).length)
    fireEvent.click(fan().getByRole('button', { name: /^All/ }))
    expect(ticks()).toBe(all)
  })
})
