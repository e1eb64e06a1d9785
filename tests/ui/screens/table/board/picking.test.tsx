import { describe, expect, it } from 'vitest'
import type { GameModule } from '../../../../../src/core/engine/module'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Choice } from '../../../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../../../src/core/ids'
import { isFree, placedChoices } from '../../../../../src/ui/screens/table/acting'
import { pickHex } from '../../../../../src/ui/screens/table/pointing'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { passTo } from '../panel/show-panel'
import { axisTurn, choicesOf } from './show-board'

/** Every kind of answer says that dice fall with it. */
const allSealing = (game: GameModule<GameState>): GameModule<GameState> => ({
  ...game,
  steps: Object.fromEntries(
    Object.entries(game.steps).map(([name, step]) => {
      const kinds = Object.entries(step.kinds ?? {}).map(([kind, info]) => [kind, { ...info, seals: true }])
      return [name, { ...step, kinds: Object.fromEntries(kinds) }]
    }),
  ),
})

/** A stack that can be ordered to move; nothing can be taken back freely, as if dice fell with every answer. */
async function ordered(): Promise<{ table: Table; stack: HexId; empty: HexId }> {
  const table = await axisTurn()
  const move = choicesOf(table).find(({ action }) => action.kind === 'move')
  if (move?.action.hex === undefined) throw new Error('nobody can move')
  const engine = { ...table.engine, game: allSealing(table.engine.game) }
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

describe('whether an answer can be taken back freely', () => {
  /** Counts how often an answer is tried out. */
  const counted = (table: Table) => {
    const tries = { count: 0 }
    const apply: Table['engine']['apply'] = (s, action) => {
      tries.count++
      return table.engine.apply(s, action)
    }
    return { tries, table: { ...table, engine: { ...table.engine, apply } } }
  }

  it('is not tried where the step says that dice fall, or where something only goes into the hand', async () => {
    const { table, tries } = counted((await ordered()).table)
    const pick = choicesOf(table).find(({ intent }) => intent === 'pick') as Choice
    expect([isFree(table, pick), tries.count]).toEqual([false, 0])
    const plain = counted(await axisTurn())
    expect([isFree(plain.table, { ...pick, action: { kind: 'unheard of' } }), plain.tries.count]).toEqual([true, 0])
  })

  it('is tried where the step does not say', async () => {
    const { table, tries } = counted(await axisTurn())
    const end = choicesOf(table).find(({ action }) => action.kind === 'end') as Choice
    expect([isFree(table, end), tries.count]).toEqual([false, 1])
  })
})

describe('a hex that what is in hand can go to', () => {
  it('is gone to at once, whoever of the own side stands there; the units there are picked from the fan', async () => {
    const table = await buildTable({ game: 'operation-gertrud', solo: true })
    passTo(table, 'movement')
    const { look, session, views } = table
    for (const pick of choicesOf(table).filter(({ action }) => action.kind === 'pick')) {
      session.dispatch(pick.action)
      const stacks = look.stacks(views.position(session.store.getState()))
      const { byHex, byUnit, at } = placedChoices(table)
      const hex = [...byHex.keys()].find(
        each =>
          byHex.get(each)?.filter(({ intent }) => intent !== 'pick').length === 1 &&
          stacks.get(each)?.some(unit => unit !== pick.action.unit && byUnit.has(unit)),
      )
      if (hex !== undefined) {
        expect(at(hex).map(({ action }) => [action.kind, action.hex])).toEqual([['to', hex]])
        pickHex(table, hex)
        expect(table.desk.getState().menu).toBeNull()
        expect(look.spot(views.position(session.store.getState()), pick.action.unit as UnitId)).toMatchObject({ hex })
        return
      }
      session.undo()
    }
    throw new Error('nobody can go to where friends stand')
  })
})
