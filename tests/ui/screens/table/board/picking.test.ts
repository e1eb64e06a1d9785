// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { HexId } from '../../../../../src/core/ids'
import { pickHex, placedChoices } from '../../../../../src/ui/screens/table/acting'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { axisTurn, choicesOf } from './show-board'

/** A stack ordered to move; nothing can be taken back freely, as if dice fell with every answer. */
async function ordered(): Promise<{ table: Table; stack: HexId; empty: HexId }> {
  const table = await axisTurn()
  const move = choicesOf(table).find(({ action }) => action.kind === 'move')
  if (move?.action.hex === undefined) throw new Error('nobody can move')
  table.session.dispatch(move.action)
  const engine = {
    ...table.engine,
    apply: () => {
      throw new Error('dice are wanted')
    },
  }
  return { table: { ...table, engine }, stack: move.action.hex, empty: table.sheet.map.hexNumbered('1609') as HexId }
}

const cursor = ({ session }: Table): number => session.store.getState().history.cursor

describe('an answer that cannot be taken back', () => {
  it('waits when its hex is picked, and is given when it is picked once more', async () => {
    const { table, stack } = await ordered()
    const before = cursor(table)
    const [only, another] = placedChoices(table).at(stack)
    expect(another).toBeUndefined()
    pickHex(table, stack)
    expect(table.desk.getState().armed).toBe(only)
    expect(cursor(table)).toBe(before)
    pickHex(table, stack)
    expect(table.desk.getState().armed).toBeNull()
    expect(cursor(table)).toBe(before + 1)
  })

  it('is put aside when something else is picked', async () => {
    const { table, stack, empty } = await ordered()
    const before = cursor(table)
    pickHex(table, stack)
    pickHex(table, empty)
    expect(table.desk.getState().armed).toBeNull()
    pickHex(table, stack)
    expect(cursor(table)).toBe(before)
  })
})
