import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { choiceListing } from '../../../../../src/ui/screens/table/panel/choice-listing'
import { ONE, takeBack } from '../../../../../src/ui/screens/table/panel/taking-back'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { choiceOf, choicesOf, passTo, play, show } from './show-panel'

afterEach(cleanup)

const movement = async (): Promise<Table> => {
  const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
  passTo(table, 'movement')
  return table
}

/** Rows of a kind, in order: what they name and how they stand. */
const rowsOf = (table: Table, kind: string) => {
  const { plain, groups } = choiceListing(table)
  const group = groups.find(({ key }) => key === kind)
  const all = group?.rows ?? plain.filter(({ choice }) => choice.action.kind === kind)
  return all.map(({ key, stands }) => ({ key, stands }))
}

const unitKind = (table: Table): string => {
  const picks = choicesOf(table).filter(({ intent, action }) => intent === 'pick' && action.unit !== undefined)
  return picks[0]?.action.kind ?? ''
}

describe('rows of a decision', () => {
  it('keep their places while units are taken in hand and put back, and a used one has a tick', async () => {
    const table = await movement()
    const kind = unitKind(table)
    const before = rowsOf(table, kind)
    expect(before.length).toBeGreaterThan(4)
    const third = choicesOf(table).filter(({ action }) => action.kind === kind)[2]
    if (third === undefined) throw new Error('there are not three')
    play(table, third)
    const taken = rowsOf(table, kind)
    expect(taken.slice(0, before.length).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
    // In hand it is no answer any more; where it still is one, the row says nothing of it.
    const stillOffered = choicesOf(table).some(({ action }) => action === third.action)
    if (!stillOffered && taken.some(({ stands }) => stands !== undefined))
      expect(taken[2]).toMatchObject({ stands: 'used' })
    act(() => takeBack(table, ONE))
    expect(rowsOf(table, kind)).toEqual(before)
  })

  it('keep their places when one unit has moved: its row stays, ticked, and answers nothing', async () => {
    const table = await movement()
    const kind = unitKind(table)
    const before = rowsOf(table, kind)
    const [first] = choicesOf(table).filter(({ action }) => action.kind === kind)
    if (first === undefined) throw new Error('nobody can move')
    play(table, first)
    const to = choicesOf(table).find(({ intent, action }) => intent === 'act' && action.hex !== undefined)
    if (to === undefined) throw new Error('it cannot go')
    play(table, to)
    const back = choicesOf(table).find(({ intent, action }) => intent === 'cancel' && Object.keys(action).length === 1)
    if (back !== undefined) play(table, back)
    const after = rowsOf(table, kind)
    expect(after.map(({ key }) => key).slice(0, before.length)).toEqual(before.map(({ key }) => key))
  })

  it('begin anew in another decision', async () => {
    const table = await movement()
    const kind = unitKind(table)
    rowsOf(table, kind)
    play(table, choiceOf(table, 'done'))
    const { plain, groups } = choiceListing(table)
    expect([...plain, ...groups.flatMap(({ rows }) => rows)].filter(({ stands }) => stands !== undefined)).toEqual([])
  })

  it('are no buttons once they are used', async () => {
    const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
    passTo(table, 'movement')
    show(table)
    const list = screen.getByRole('region', { name: 'Choices' })
    const buttons = within(list).getAllByRole('button').length
    expect(buttons).toBeGreaterThan(0)
    expect(list.querySelectorAll('[data-stands]')).toHaveLength(0)
  })
})
