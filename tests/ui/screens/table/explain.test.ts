import { describe, expect, it } from 'vitest'
import { hexNamed } from '../../../../src/games/partizan/map/hexes'
import { reasonsAgainst } from '../../../../src/ui/screens/table/explain'
import { buildTable } from './build-table'
import { choicesOf, passTo, present } from './panel/show-panel'

describe('why a click is no answer', () => {
  it('an empty hex with nobody in hand asks for a unit, and speaks of nothing that is rarely meant', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'move')
    const reasons = reasonsAgainst(table.engine, present(table), choicesOf(table), { hex: hexNamed('2713'), units: [] })
    expect(reasons.map(each => each.why)).toEqual(['pick a unit first'])
  })
})
