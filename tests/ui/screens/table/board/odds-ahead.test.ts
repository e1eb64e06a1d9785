import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import { hexOf } from '../../../../../src/core/map/map-queries'
import { beginFrom } from '../../../../../src/core/save/history'
import { carryingOf } from '../../../../../src/ui/screens/table/board/carrying'
import { oddsAhead } from '../../../../../src/ui/screens/table/board/odds-ahead'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { position } from '../../../../games/balkan-gambit/positions'
import { combat, movement } from '../../../../games/operation-gertrud/positions'
import { buildTable } from '../build-table'

async function tableAt(game: string, s: GameState): Promise<Table> {
  const table = await buildTable({ game, solo: true })
  table.session.store.setState({ history: beginFrom(table.engine, 1, s) })
  return table
}
const spotOf = ({ look, session, views, engine }: Table, id: string) => {
  const unit = engine.game.counters.findIndex(counter => counter.id === id)
  const spot = look.spot(views.position(session.store.getState()), unit as never)
  return spot.is === 'hex' ? engine.game.map.grid.numbers[spot.hex] : spot.is
}

describe('odds before anything is declared', () => {
  it('Gertrud 11.0: over a target are those of all who could join, and nothing is declared by it', async () => {
    const table = await tableAt(
      'operation-gertrud',
      combat({ at: { '2115': ['de-pz-5', 'de-inf-79'], '2116': ['tr-inf-1'] } }),
    )
    const cursor = table.session.store.getState().history.cursor
    const odds = oddsAhead(table, hexOf(table.sheet.map, '2116'))
    expect(odds?.balance).toMatch(/^\d+ : \d+ → \d+ ?%$/)
    expect(odds?.results[0]).toMatch(/^[A-Z0-9]+ \d+ %$/)
    expect(table.session.store.getState().history.cursor).toBe(cursor)
    expect(oddsAhead(table, hexOf(table.sheet.map, '2115'))).toBeNull()
    expect(oddsAhead(table, hexOf(table.sheet.map, '2216'))).toBeNull()
  })

  it('Gambit 7.4: over an enemy beside a stack that nobody has picked yet', async () => {
    const at = { '2314': ['de-297-inf'], '2315': ['par-01'] }
    const table = await tableAt('balkan-gambit', position({ turn: 'axis', at }))
    expect(oddsAhead(table, hexOf(table.sheet.map, '2315'))?.balance).toContain('→')
  })
})

describe('a counter that is dragged', () => {
  const marching = () =>
    tableAt('operation-gertrud', movement({ at: { '2115': ['de-pz-5', 'de-inf-79'], '2120': ['tr-inf-1'] } }))

  it('takes its stack along to a lit hex, and returns from anywhere else', async () => {
    const table = await marching()
    const carrying = carryingOf(table)
    const hex = (number: string) => hexOf(table.sheet.map, number)
    expect(carrying.grab(hex('2115'))).toBe(true)
    carrying.over(hex('2116'))
    expect(table.desk.getState().hovered).toBe(hex('2116'))
    carrying.drop(hex('2116'))
    expect([spotOf(table, 'de-pz-5'), spotOf(table, 'de-inf-79')]).toEqual(['2116', '2116'])
    const again = await marching()
    const other = carryingOf(again)
    expect(other.grab(hex('2115'))).toBe(true)
    other.drop(null)
    expect(spotOf(again, 'de-pz-5')).toBe('2115')
    expect(other.grab(hex('2120'))).toBe(false)
    expect(other.grab(hex('2216'))).toBe(false)
  })

  it('onto an enemy beside it declares the attack', async () => {
    const table = await tableAt('operation-gertrud', combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] } }))
    const carrying = carryingOf(table)
    expect(carrying.grab(hexOf(table.sheet.map, '2115'))).toBe(true)
    carrying.drop(hexOf(table.sheet.map, '2116'))
    expect(table.session.store.getState().history.cursor).toBe(1)
  })
})
