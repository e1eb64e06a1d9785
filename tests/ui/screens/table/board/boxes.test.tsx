import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { placedChoices } from '../../../../../src/ui/screens/table/acting'
import { choiceListing } from '../../../../../src/ui/screens/table/panel/choice-listing'
import { pickBox } from '../../../../../src/ui/screens/table/pointing'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { tableWithBoxes } from './box-game'
import { axisTurn, showBoard } from './show-board'

afterEach(cleanup)

const last = ({ session }: Table) => session.store.getState().history.moments.at(-1)?.by

describe('boxes beside the map that are answers', () => {
  it('are placed and listed like hexes', async () => {
    const table = await tableWithBoxes()
    const { byBox, plain } = placedChoices(table)
    expect([...byBox].map(([box, choices]) => [box, choices.length])).toEqual([
      ['med', 1],
      ['tacUsed', 2],
    ])
    expect(plain.some(({ action }) => action.box !== undefined)).toBe(false)
    expect(choiceListing(table).summary).toContain('2 boxes')
    const rows = choiceListing(table).plain.map(row => row.text)
    expect(rows).toEqual(expect.arrayContaining(['Med Box', 'TAC Used', 'Rest in TAC Used']))
  })

  it('are buttons in the drawing, and a click on one gives the answer', async () => {
    const table = await tableWithBoxes()
    showBoard(table)
    fireEvent.click(screen.getByRole('button', { name: 'Med Box, costs 3 MP' }))
    expect(last(table)).toEqual({ kind: 'sail', box: 'med' })
  })

  it('offer a menu where one box stands for several answers', async () => {
    const table = await tableWithBoxes()
    showBoard(table)
    fireEvent.click(screen.getByRole('button', { name: 'TAC Used, 2 choices' }))
    const menu = within(screen.getByRole('menu', { name: 'TAC Used' }))
    expect(menu.getAllByRole('menuitem')).toHaveLength(2)
  })

  it('are walked to by keys after the last lit hex, and left again for the first', async () => {
    const table = await tableWithBoxes()
    const { press, placed, map } = showBoard(table)
    map.focus()
    const hexes = [...placed().lit].sort((a, b) => a - b)
    table.desk.setState({ focused: hexes.at(-1) ?? null })
    press('.')
    const med = screen.getByRole('button', { name: 'Med Box, costs 3 MP' })
    expect(document.activeElement).toBe(med)
    fireEvent.keyDown(med, { key: '.' })
    const tac = screen.getByRole('button', { name: 'TAC Used, 2 choices' })
    expect(document.activeElement).toBe(tac)
    fireEvent.keyDown(tac, { key: '.' })
    expect(table.desk.getState().focused).toBe(hexes[0])
    press(',')
    expect(document.activeElement).toBe(tac)
    fireEvent.keyDown(tac, { key: ',' })
    fireEvent.keyDown(med, { key: 'Enter' })
    expect(last(table)).toEqual({ kind: 'sail', box: 'med' })
  })

  it('that are none say why when they are clicked', async () => {
    const table = await tableWithBoxes()
    pickBox(table, 'dead')
    expect(table.desk.getState().explanation).toMatchObject({
      title: 'Dead pile (reclaimable)',
      reasons: [{ why: 'the dead do not sail' }],
    })
  })

  it('are part of the drawing only where the question is about boxes', async () => {
    const { map } = showBoard(await axisTurn())
    expect(map.querySelectorAll('[data-box]')).toHaveLength(0)
  })
})
