import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { REPO } from '../../../../../scripts/ensure-dependencies.mjs'
import { GrowingList } from '../../../../../src/core/growing-list'
import { openFile } from '../../../../../src/core/save/open-file'
import { readSave } from '../../../../../src/core/save/save-file'
import { partizan } from '../../../../../src/games/partizan'
import { Diary } from '../../../../../src/ui/screens/table/diary/diary'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { accountOf, lossRows, scoreChanges } from '../../../../../src/ui/screens/table/turn-end/turn-account'
import { TurnSummary } from '../../../../../src/ui/screens/table/turn-end/turn-summary'
import { watchTurns } from '../../../../../src/ui/screens/table/turn-end/watch-turns'
import { buildTable } from '../build-table'
import { choicesOf, play, present, show } from '../panel/show-panel'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const passOn = (table: Table): void => {
  const choices = choicesOf(table)
  const pass = choices.find(({ action }) => ['end', 'done', 'none'].includes(action.kind)) ?? choices[0]
  if (pass !== undefined) play(table, pass)
}

/** Nobody does anything until the second turn begins; of Partizan! a recorded game is played. */
async function toTurnTwo(game = 'balkan-gambit'): Promise<Table> {
  const recorded = game === 'partizan' ? recordOf() : null
  const table = await buildTable(
    recorded === null
      ? { game, solo: true }
      : { game, solo: true, deployed: false, seed: recorded.seed, options: recorded.setting.options as never },
  )
  stops.push(watchTurns(table))
  const next = recorded?.actions.values()
  const takeNext = (): void => {
    const action = next?.next().value
    if (action === undefined) passOn(table)
    else table.session.dispatch(action)
  }
  for (let count = 0; present(table).turn < 2 && count < 300; count++) takeNext()
  expect(present(table).turn).toBe(2)
  return table
}

function recordOf() {
  const opened = openFile(readFileSync(join(REPO, 'tests/fixtures/games/partizan/draw.json'), 'utf8'))
  const read = opened.ok ? readSave(partizan, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

const card = () => within(screen.getByRole('dialog'))

describe('the summary of a turn', () => {
  it('lies on the table when the next turn has begun, and Enter begins it', async () => {
    const table = await toTurnTwo()
    expect(table.desk.getState().turnEnded).toBe(1)
    const { user } = show(table, <TurnSummary />)
    const { cursor } = table.session.store.getState().history
    expect(card().getByText(/^End of turn 1/)).toBeDefined()
    for (const name of ['Score', 'Losses', 'What comes in turn 2', 'Dice'])
      expect(card().getByRole('region', { name: new RegExp(`^${name}`) })).toBeDefined()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(table.session.store.getState().history.cursor).toBe(cursor)
  })

  it('keeps the keys of the table from the game while it is read', async () => {
    const table = await toTurnTwo()
    const { user } = show(table, <TurnSummary />)
    const { cursor } = table.session.store.getState().history
    await user.keyboard('1u/')
    expect(table.session.store.getState().history.cursor).toBe(cursor)
    expect(table.desk.getState().turnEnded).toBe(1)
  })

  it('goes when something is ended, which is asked about as always', async () => {
    const table = await toTurnTwo()
    const { user } = show(table, <TurnSummary />)
    const { cursor } = table.session.store.getState().history
    await user.keyboard('{Shift>}E{/Shift}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(table.desk.getState().ending).toMatchObject({ wholeTurn: true })
    expect(table.session.store.getState().history.cursor).toBe(cursor)
  })

  it('goes with the next thing that is done or taken back', async () => {
    const table = await toTurnTwo()
    show(table, <TurnSummary />)
    act(() => passOn(table))
    expect(screen.queryByRole('dialog')).toBeNull()
    const again = await toTurnTwo()
    again.session.undo({ agreed: true })
    expect(again.desk.getState().turnEnded).toBeNull()
  })

  it('is a line of the diary for those who want no card', async () => {
    const table = await buildTable({ solo: true })
    table.preferences.setState({ turnCard: false })
    stops.push(watchTurns(table))
    for (let count = 0; present(table).turn < 2 && count < 300; count++) passOn(table)
    expect(table.desk.getState().turnEnded).toBeNull()
    const { user } = show(table, <Diary />)
    await user.click(screen.getByRole('button', { name: /^Turn 1: / }))
    expect(table.desk.getState().turnEnded).toBe(1)
  })

  it.each(['balkan-gambit', 'operation-gertrud', 'partizan'])('has something to say in %s', async game => {
    const table = await toTurnTwo(game)
    show(table, <TurnSummary />)
    expect(card().getByRole('heading', { level: 2 }).textContent).toMatch(/\d/)
    const coming = within(card().getByRole('region', { name: 'What comes in turn 2' }))
    expect(coming.getAllByRole('listitem').length).toBeGreaterThan(1)
  })
})

describe('the account of a turn', () => {
  it('begins with its first line and ends at the first decision of the next', async () => {
    const table = await toTurnTwo()
    const account = accountOf(table, 1)
    expect(account.before.turn).toBe(1)
    expect(account.after.turn).toBe(2)
    expect(account.lines.length).toBeGreaterThan(0)
    expect(account.lines.every(({ entry }) => entry.turn === 1)).toBe(true)
  })

  it('tells what the score gained and lost, though a label counts something', () => {
    const row = (label: string, mine: number, hexes: readonly number[]) => ({
      label,
      values: [mine, 0] as const,
      rule: '4.0',
      hexes: hexes as never,
    })
    const before = [row('Towns: 2', 2, [1, 2]), row('Nothing', 0, [])]
    const [towns, another] = scoreChanges(before, [row('Towns: 3', 3, [2, 3, 4]), row('Nothing', 0, [])])
    expect(another).toBeUndefined()
    expect(towns).toMatchObject({ change: [1, 0], won: [3, 4], lost: [1] })
  })

  it('adds up steps lost and regained, in the turn and in all', async () => {
    const table = await buildTable()
    const loss = (turn: number, side: 0 | 1, steps: number) => ({
      line: 0,
      entry: { kind: 'x', facts: null, rule: null, turn, side },
      loss: { unit: 0 as never, hex: null, steps, side },
    })
    const lines = [loss(1, 0, 2), loss(2, 0, 1), loss(2, 1, 3), loss(2, 1, -1), loss(3, 1, 9)]
    const look = { ...table.look, loss: (entry: unknown) => lines.find(each => each.entry === entry)?.loss ?? null }
    const [lost, regained] = lossRows(look, GrowingList.of(lines), 2)
    expect(lost).toEqual({ label: 'Steps lost', turn: [1, 3], all: [3, 3] })
    expect(regained).toEqual({ label: 'Steps regained', turn: [0, 1], all: [0, 1] })
  })
})
