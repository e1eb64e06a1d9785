import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { focusOf } from '../../../../../src/core/engine/hand'
import type { HexId } from '../../../../../src/core/ids'
import { placedChoices } from '../../../../../src/ui/screens/table/acting'
import { PathLayer } from '../../../../../src/ui/screens/table/board/layers/path-layer'
import { WayPointLayer } from '../../../../../src/ui/screens/table/board/layers/way-point-layer'
import { primaryOf } from '../../../../../src/ui/screens/table/hand/primary'
import { Panel } from '../../../../../src/ui/screens/table/panel/panel'
import { pickHex } from '../../../../../src/ui/screens/table/pointing'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { passTo, present, show } from '../panel/show-panel'

afterEach(cleanup)

const tap = (table: Table, hex: HexId) => act(() => pickHex(table, hex, { byTouch: true }))
const shiftClick = (table: Table, hex: HexId) => act(() => pickHex(table, hex, { onTheWay: true }))
const cursor = (table: Table): number => table.session.store.getState().history.cursor
const handOf = (table: Table) => focusOf(table.engine.game, present(table)).hand
const hexNumbered = (table: Table, number: string): HexId => table.sheet.map.hexNumbered(number) as HexId
const costOf = (table: Table, hex: HexId): number | undefined => placedChoices(table).ways(hex)[0]?.cost
const hexOf = (table: Table, unit: number) => table.look.spot(present(table), unit as never)
const pathShown = (): string | null => document.querySelector('[data-layer=path]')?.getAttribute('data-hexes') ?? null

/** Early 1941, German movement, with the board and the panel: the stack in 2704 is in hand. */
async function inHand(): Promise<Table> {
  const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
  passTo(table, 'movement')
  show(
    table,
    <>
      <Panel />
      <svg>
        <title>The way</title>
        <PathLayer />
        <WayPointLayer />
      </svg>
    </>,
  )
  return table
}

/** Some hex that those in hand reach, with the hexes that lie on the way to it. */
function farHex(table: Table): { readonly far: HexId; readonly way: readonly HexId[] } {
  const { engine } = table
  for (const [hex] of placedChoices(table).byHex) {
    const [choice] = placedChoices(table).ways(hex)
    const step = engine.game.steps[present(table).frames.at(-1)?.step ?? '']
    const frame = present(table).frames.at(-1)
    const path = choice && frame ? (step?.path?.(present(table), frame, choice.action) ?? []) : []
    if (path.length >= 4 && choice?.share === undefined) return { far: hex, way: path }
  }
  throw new Error('nobody goes far')
}

describe('a finger', () => {
  it('takes a stack at once, sees the way at the first tap on a lit hex, and goes at the second', async () => {
    const table = await inHand()
    const before = cursor(table)
    tap(table, hexNumbered(table, '2704'))
    expect(handOf(table).length).toBeGreaterThan(1)
    expect(cursor(table)).toBe(before + 1)
    const { far, way } = farHex(table)
    const units = handOf(table)
    tap(table, far)
    expect(cursor(table)).toBe(before + 1)
    expect(pathShown()?.split(' ')).toHaveLength(way.length)
    expect(primaryOf(table, table.desk.getState())).toMatchObject({ is: 'answer', choice: { action: { hex: far } } })
    tap(table, far)
    expect(cursor(table)).toBe(before + 2)
    expect(units.map(unit => hexOf(table, unit))).toEqual(units.map(() => expect.objectContaining({ hex: far })))
    expect(table.desk.getState().tapped).toBeNull()
  })

  it('goes by the button at the foot after one tap, and another hex is looked at instead of it', async () => {
    const table = await inHand()
    tap(table, hexNumbered(table, '2704'))
    const { far, way } = farHex(table)
    const near = way[1] as HexId
    tap(table, far)
    tap(table, near)
    expect(table.desk.getState().tapped).toBe(near)
    const before = cursor(table)
    const button = document.querySelector('[data-primary]') as HTMLElement
    expect(button.textContent).toContain(table.sheet.map.grid.numbers[near])
    fireEvent.click(button)
    expect(cursor(table)).toBe(before + 1)
  })

  it('does not move by Esc: what was tapped is forgotten, the hand stays', async () => {
    const table = await inHand()
    tap(table, hexNumbered(table, '2704'))
    tap(table, farHex(table).far)
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' }))
    expect(table.desk.getState().tapped).toBeNull()
    expect(handOf(table).length).toBeGreaterThan(1)
  })

  it('of the mouse nothing is asked twice: one click goes', async () => {
    const table = await inHand()
    act(() => pickHex(table, hexNumbered(table, '2704')))
    const before = cursor(table)
    act(() => pickHex(table, farHex(table).far))
    expect(cursor(table)).toBe(before + 1)
  })
})

describe('a way point', () => {
  it('is set by Shift and a click: nothing moves yet, and the way leads by it at the price of both parts', async () => {
    const table = await inHand()
    act(() => pickHex(table, hexNumbered(table, '2704')))
    const { far, way } = farHex(table)
    const point = way[1] as HexId
    const [straight, first] = [costOf(table, far), costOf(table, point)]
    const before = cursor(table)
    shiftClick(table, point)
    expect(cursor(table)).toBe(before)
    expect(document.querySelector('[data-layer=way-points]')?.getAttribute('data-hexes')).toBe(
      table.sheet.map.grid.numbers[point],
    )
    expect(costOf(table, far)).toBe(straight)
    expect(first).toBeGreaterThan(0)
    act(() => table.desk.setState({ hovered: far }))
    expect(pathShown()?.split(' ')).toContain(table.sheet.map.grid.numbers[point])
  })

  it('is gone by: the units stand at the end, and have paid for the whole way', async () => {
    const table = await inHand()
    act(() => pickHex(table, hexNumbered(table, '2704')))
    const units = handOf(table)
    const { far, way } = farHex(table)
    shiftClick(table, way[1] as HexId)
    act(() => pickHex(table, far))
    expect(units.map(unit => hexOf(table, unit))).toEqual(units.map(() => expect.objectContaining({ hex: far })))
    expect(document.querySelector('[data-layer=way-points]')).toBeNull()
  })

  it('is taken away by Esc, the last one first, before the hand is', async () => {
    const table = await inHand()
    act(() => pickHex(table, hexNumbered(table, '2704')))
    const { way } = farHex(table)
    shiftClick(table, way[1] as HexId)
    shiftClick(table, way[2] as HexId)
    const points = () => document.querySelector('[data-layer=way-points]')?.getAttribute('data-hexes')?.split(' ') ?? []
    expect(points()).toHaveLength(2)
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' }))
    expect(points()).toHaveLength(1)
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' }))
    expect(points()).toHaveLength(0)
    expect(handOf(table).length).toBeGreaterThan(1)
  })
})

describe('undo', () => {
  it('says what it undoes', async () => {
    const table = await inHand()
    const button = () => document.querySelector('[data-foot] button[title^="Undo"]')
    act(() => pickHex(table, hexNumbered(table, '2704')))
    const { far } = farHex(table)
    act(() => pickHex(table, far))
    expect(button()?.getAttribute('title')).toMatch(
      new RegExp(`^Undo: .* to ${table.sheet.map.grid.numbers[far]}.* \\(U\\)$`),
    )
  })
})
