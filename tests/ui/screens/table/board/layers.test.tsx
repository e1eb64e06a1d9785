import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Layer } from '../../../../../src/core/engine/game-look'
import type { HexId, UnitId } from '../../../../../src/core/ids'
import { layersOf } from '../../../../../src/core/look/layers'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { axisTurn, showBoard } from './show-board'

afterEach(cleanup)

/** A stack of three or more, with its first unit in the air and its second at sea. */
async function layered(): Promise<{ table: Table; hex: HexId; units: readonly UnitId[] }> {
  const table = await axisTurn()
  const known = table.views.position(table.session.store.getState())
  const found = [...table.look.stacks(known)].find(([, units]) => units.length > 2)
  if (found === undefined) throw new Error('no stack is so high')
  const [hex, units] = found
  const layerOf = (unit: UnitId): Layer => (unit === units[0] ? 'air' : unit === units[1] ? 'sea' : 'ground')
  const spot: Table['look']['spot'] = (s, unit) => {
    const at = table.look.spot(s, unit)
    return at.is === 'hex' && at.hex === hex ? { ...at, layer: layerOf(unit) } : at
  }
  return { table: { ...table, look: { ...table.look, spot } }, hex, units }
}

const numberOf = ({ sheet }: Table, hex: HexId): string => sheet.map.grid.numbers[hex] as string

describe('layers of a stack', () => {
  it('are told apart from the ground up, each in the order of the stack', () => {
    const layers: { readonly [unit: string]: Layer } = { a: 'air', b: 'ground', c: 'air', d: 'ground' }
    expect(layersOf(['a', 'b', 'c', 'd'], unit => layers[unit] as Layer)).toEqual([
      { layer: 'ground', units: ['b', 'd'] },
      { layer: 'air', units: ['a', 'c'] },
    ])
  })

  it('have a plate each on the map: the ground is the stack, the others lie beside it with their number', async () => {
    const { table, hex, units } = await layered()
    const { map } = showBoard(table)
    const plates = [...map.querySelectorAll<HTMLElement>(`[data-hex="${numberOf(table, hex)}"] > [data-plate]`)]
    expect(plates.map(each => each.dataset.plate)).toEqual(['sea', 'air'])
    expect(plates.map(each => each.textContent)).toEqual(['1', '1'])
    const air = table.look.face(table.views.position(table.session.store.getState()), units[0] as UnitId)
    expect(plates[1]?.getAttribute('aria-label')).toContain(air.label)
    const stack = map.querySelector(`[data-hex="${numberOf(table, hex)}"] > [role=img]:not([data-plate])`)
    const ground = table.look.face(table.views.position(table.session.store.getState()), units[2] as UnitId)
    expect(stack?.getAttribute('aria-label')).toContain(ground.label)
  })

  it('have a row each in the fan', async () => {
    const { table, hex, units } = await layered()
    showBoard(table)
    act(() => table.desk.setState({ fanned: hex }))
    const fan = within(screen.getByRole('toolbar', { name: /^Stack in/ }))
    const rows = fan.getAllByRole('group')
    expect(rows.map(row => [row.getAttribute('aria-label'), within(row).getAllByRole('button').length])).toEqual([
      ['On the ground', units.length - 2],
      ['At sea', 1],
      ['In the air', 1],
    ])
  })

  it('leave a stack of one layer as it was', async () => {
    const table = await axisTurn()
    const { map } = showBoard(table)
    expect(map.querySelectorAll('[data-plate]')).toHaveLength(0)
    expect(map.querySelectorAll('[data-layer=counters] > [data-hex] > [role=img]').length).toBeGreaterThan(5)
  })
})
