import { describe, expect, it } from 'vitest'
import type { HexId, UnitId } from '../../../../src/core/ids'
import { hexOf as hexNumbered } from '../../../../src/core/map/map-queries'
import { placedChoices } from '../../../../src/ui/screens/table/acting'
import { reasonAgainst } from '../../../../src/ui/screens/table/explain'
import { pickHex } from '../../../../src/ui/screens/table/pointing'
import type { Table } from '../../../../src/ui/screens/table/table-context'
import { buildTable } from './build-table'
import { choicesOf, passTo, present } from './panel/show-panel'

const hexIn = ({ sheet }: Table, number: string): HexId => hexNumbered(sheet.map, number)
const unitIn = ({ engine }: Table, id: string): UnitId =>
  engine.game.counters.findIndex(counter => counter.id === id) as UnitId
const toldAt = (table: Table, number: string) => {
  pickHex(table, hexIn(table, number))
  return table.desk.getState().explanation
}

describe('why a click is no answer', () => {
  it('an empty hex with nobody in hand asks for a unit, and speaks of nothing that is rarely meant', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'move')
    const reason = reasonAgainst({
      engine: table.engine,
      truth: present(table),
      choices: choicesOf(table),
      clicked: { hex: hexIn(table, '2713'), units: [] },
    })
    expect(reason?.why).toBe('pick a unit first')
  })

  it('Gertrud 8.1, 9.2: with a Panzer in hand a hex is too far or behind zones, never both, and nobody speaks of picking', async () => {
    const table = await buildTable({ game: 'operation-gertrud', solo: true })
    passTo(table, 'movement')
    const panzer = choicesOf(table).find(
      ({ action }) => action.kind === 'pick' && action.unit === unitIn(table, 'de-pz-5'),
    )
    table.session.dispatch(panzer?.action ?? { kind: 'none' })
    const { lit } = placedChoices(table)
    const unlit = table.sheet.map.grid.numbers.filter((_, hex) => !lit.has(hex as HexId))
    const told = unlit.map(number => toldAt(table, number)).filter(each => each !== null)
    expect(told.length).toBeGreaterThan(100)
    for (const { reasons } of told) {
      expect(reasons).toHaveLength(1)
      expect(reasons[0]?.why).not.toMatch(/you have no unit there|or behind/)
    }
    const whys = told.map(({ reasons }) => `${reasons[0]?.rule} ${reasons[0]?.why}`)
    expect(
      whys.filter(why => /^9\.2\.1 .*Panzer.* is \d+ MP short: the way costs \d+, it has \d+$/.test(why)),
    ).not.toEqual([])
    expect(whys.filter(why => /^8\.1\.1 .*Panzer.* must stop in \d{4}.*: enemy zones$/.test(why))).not.toEqual([])
  })

  it('Gertrud 13.7: a click on a stack that could be interdicted offers the aircraft', async () => {
    const table = await buildTable({ game: 'operation-gertrud', solo: true })
    passTo(table, 'interdict')
    const fly = choicesOf(table).find(({ action }) => action.kind === 'fly')
    const after = table.engine.apply(present(table), fly?.action ?? { kind: 'none' }).state
    const target = [...table.engine.choices(after)].find(({ action }) => action.kind === 'target')?.action.hex as HexId
    pickHex(table, target)
    const told = table.desk.getState().explanation
    expect(told?.reasons.map(({ why }) => why)).toEqual(['pick a CAS first'])
    expect(told?.offers?.map(({ choice }) => choice.action.kind)).toContain('fly')
    expect(table.desk.getState().menu).toBeNull()
  })
})
